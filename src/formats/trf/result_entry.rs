//! One round of a player in a report file, its result code, and its place in the file.

use inkundla_core::rules::Side;

/// Line and column, from 1. Where something stands does not make it another:
/// all places are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct At {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl PartialEq for At {
    fn eq(&self, _other: &At) -> bool {
        true
    }
}

impl Eq for At {}

/// One round of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrfEntry {
    /// Where in the file.
    pub at: At,
    /// The opponent's number.
    pub against: Option<u32>,
    /// One's own side.
    pub side: Option<Side>,
    /// The result.
    pub mark: Mark,
    /// Whether the game was too short to be rated: `W`, `D`, `L`.
    pub unrated: bool,
}

impl TrfEntry {
    /// A round without anything.
    pub const EMPTY: TrfEntry = TrfEntry {
        at: At { line: 0, column: 0 },
        against: None,
        side: None,
        mark: Mark::Blank,
        unrated: false,
    };
}

/// A result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `1` or `W`
    Win,
    /// `=` or `D`
    Draw,
    /// `0` or `L`
    Loss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `H`: half-point bye
    Half,
    /// `F`: full-point bye
    Full,
    /// `U`: the bye of the pairing
    PairingBye,
    /// `Z`: absent
    Zero,
    /// `?`: not finished; counts as a draw for the pairing
    Adjourned,
    /// Nothing: absent, or, with an opponent, not finished.
    Blank,
}

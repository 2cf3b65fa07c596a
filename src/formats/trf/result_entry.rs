//! One round of a player in a report file, its result code, and its position in the file.

use super::fault::{TrfFault, TrfProblem};
use inkundla_core::rules::Side;
use inkundla_core::tournament::ByeKind;

/// Line and column, from 1. All positions compare as equal, so that records
/// are compared by content.
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

impl At {
    /// A fault at this position, or at the start of the file if it is unknown.
    pub(super) fn fault(self, what: TrfProblem) -> TrfFault {
        TrfFault {
            line: self.line.max(1),
            column: self.column.max(1),
            what,
        }
    }
}

/// One round of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrfEntry {
    /// The position in the file.
    pub at: At,
    /// The opponent's number.
    pub against: Option<u32>,
    /// The player's own side.
    pub side: Option<Side>,
    /// The result code.
    pub mark: Mark,
    /// Whether the game was too short to be rated: `W`, `D`, `L`.
    pub unrated: bool,
}

impl TrfEntry {
    /// An empty round.
    pub const EMPTY: TrfEntry = TrfEntry {
        at: At { line: 0, column: 0 },
        against: None,
        side: None,
        mark: Mark::Blank,
        unrated: false,
    };
}

/// A result code.
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
    /// `-` against an opponent
    ForfeitLoss,
    /// `H`, or `=` without an opponent: half-point bye
    Half,
    /// `F`: full-point bye
    Full,
    /// `U`: the pairing-allocated bye
    PairingBye,
    /// `Z`, or `-` without an opponent: zero-point bye, absent
    Zero,
    /// `?`: not finished; counts as a draw for the pairing
    Adjourned,
    /// Blank: absent, or, with an opponent, not finished
    Blank,
}

impl Mark {
    /// The bye of a closed round without an opponent.
    pub(super) fn bye(self) -> ByeKind {
        match self {
            Mark::PairingBye => ByeKind::Allocated,
            Mark::Full | Mark::ForfeitWin | Mark::Win => ByeKind::Full,
            Mark::Half | Mark::Draw | Mark::Adjourned => ByeKind::Half,
            Mark::Zero | Mark::Blank | Mark::ForfeitLoss | Mark::Loss => ByeKind::Absent,
        }
    }

    /// The kind of an announced bye. A pairing-allocated bye in a round that is not paired yet was
    /// given by the organiser.
    pub(super) fn announced_bye(self) -> ByeKind {
        match self {
            Mark::Full | Mark::PairingBye | Mark::ForfeitWin => ByeKind::Full,
            Mark::Half => ByeKind::Half,
            _ => ByeKind::Absent,
        }
    }
}

impl TrfEntry {
    /// The eight columns of a round in record 001: the opponent, the side, the result code.
    pub(super) fn columns(&self) -> String {
        let against = match (self.against, self.mark) {
            (Some(number), _) => format!("{number:>4}"),
            (None, Mark::Blank) => "    ".to_owned(),
            (None, _) => "0000".to_owned(),
        };
        let side = match self.side {
            Some(Side::First) => 'w',
            Some(Side::Second) => 'b',
            None if self.mark == Mark::Blank && self.against.is_none() => ' ',
            None => '-',
        };
        format!("{against} {side} {}", self.letter())
    }

    /// The result code in a file.
    pub(super) fn letter(&self) -> char {
        match (self.mark, self.unrated) {
            (Mark::Win, false) => '1',
            (Mark::Win, true) => 'W',
            (Mark::Draw, false) => '=',
            (Mark::Draw, true) => 'D',
            (Mark::Loss, false) => '0',
            (Mark::Loss, true) => 'L',
            (Mark::ForfeitWin, _) => '+',
            (Mark::ForfeitLoss, _) => '-',
            (Mark::Half, _) => 'H',
            (Mark::Full, _) => 'F',
            (Mark::PairingBye, _) => 'U',
            (Mark::Zero, _) => 'Z',
            (Mark::Adjourned, _) => '?',
            (Mark::Blank, _) => ' ',
        }
    }
}

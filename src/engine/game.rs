//! A game as the search sees it: its law, and how to weigh positions and order turns.

use crate::random::mix;
use inkundla_core::rules::{GameHistory, Position, RepetitionKey, Rules};

/// A position of a game that the search can play.
pub(crate) trait Searchable: Rules<Turn: Copy> + Copy {
    /// The factor by which the values of turns lie further apart than in the morabaraba family, for the choice of weak grades.
    const SPREAD: f64;

    /// The value for the side to move: 100 is worth one man.
    fn evaluate(&self) -> i32;

    /// How promising a turn looks before it is searched; more is better.
    fn promise(&self, turn: &Self::Turn) -> i32;

    /// A number that tells the turns of one position apart, for tables.
    fn code(turn: &Self::Turn) -> u32;

    /// Whether no later position can equal one before the turn.
    fn is_irreversible(&self, turn: &Self::Turn) -> bool;

    /// Whether the turn captures.
    fn captures(turn: &Self::Turn) -> bool;

    /// Whether the turn takes what children look for: it captures, or takes a corner in Reversi.
    fn is_prize(&self, turn: &Self::Turn) -> bool {
        Self::captures(turn)
    }

    /// Whether the side to move has to capture, so that the position cannot be weighed as it stands.
    fn must_capture(&self) -> bool {
        false
    }
}

/// The number by which a table knows a position: equal positions have equal numbers.
#[inline]
pub(crate) fn key_of(position: &impl Rules) -> u64 {
    folded(&position.repetition_key())
}

#[inline]
fn folded(RepetitionKey(words): &RepetitionKey) -> u64 {
    let fold = |folded: u64, word: &u64| (folded ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let rotate = |folded: u64, word: &u64| fold(folded, word).rotate_left(29);
    mix(words.iter().fold(0, rotate))
}

/// The numbers of all positions of a game up to now, the current one last.
pub(crate) fn keys_of(history: &GameHistory) -> Vec<u64> {
    let positions = history.positions().iter();
    let key = |position: &Position| folded(&position.repetition_key());
    positions.map(key).collect()
}

/// [`Searchable::SPREAD`] of the game of a position.
pub(crate) fn spread(position: &Position) -> f64 {
    fn of<G: Searchable>(_: &G) -> f64 {
        G::SPREAD
    }
    match position {
        Position::Mill(position) => of(position),
        Position::Camelot(position) => of(position),
        Position::Reversi(position) => of(position),
    }
}

//! By what a page knows that it is older than another, or has to be drawn anew.

use crate::store::{Board, GameState};

/// Never goes down: posting a round begins new records, but also counts as a change.
pub(super) fn stamp(change: u64, boards: &[Board]) -> u64 {
    let entries: u64 = states(boards).map(|state| u64::from(state.seq)).sum();
    change * 1_000_000 + entries
}

/// Changes when the page has to be drawn anew although nothing was written
/// down: a phone came, or fell silent.
pub(super) fn mark(change: u64, boards: &[Board], attention: usize) -> String {
    let since: i64 = states(boards)
        .filter_map(|state| Some(state.recorder.as_ref()?.since_ms))
        .fold(0, i64::wrapping_add);
    format!("{} {since} {attention}", stamp(change, boards))
}

fn states(boards: &[Board]) -> impl Iterator<Item = &GameState> {
    boards.iter().filter_map(|board| board.state.as_ref())
}

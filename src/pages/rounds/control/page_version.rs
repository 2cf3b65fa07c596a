//! Version numbers by which the script detects that a page is outdated.

use crate::store::{Board, GameState};

/// Increases monotonically: posting a round starts new records, but also increments `change`.
pub(super) fn stamp(change: u64, boards: &[Board]) -> u64 {
    let entries: u64 = states(boards).map(|state| u64::from(state.seq)).sum();
    change * 1_000_000 + entries
}

/// Also changes if the page has to be rendered again without a new entry: a phone joined, or
/// stopped responding.
pub(super) fn mark(change: u64, boards: &[Board], attention: usize) -> String {
    let since: i64 = states(boards)
        .filter_map(|state| Some(state.recorder.as_ref()?.since_ms))
        .fold(0, i64::wrapping_add);
    format!("{} {since} {attention}", stamp(change, boards))
}

fn states(boards: &[Board]) -> impl Iterator<Item = &GameState> {
    boards.iter().filter_map(|board| board.state.as_ref())
}

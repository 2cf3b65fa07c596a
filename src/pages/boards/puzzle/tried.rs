//! The result of a try to solve a puzzle.

/// The result of a try.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tried {
    /// No turn yet.
    Not,
    /// The turn solves the puzzle.
    Well,
    /// Another legal turn.
    Otherwise,
    /// The solution was asked for.
    Solution,
}

//! The input of every tie-break.

use super::ledger::EntrantRound;
use super::{Ledger, Tiebreak};

/// One figure to compute: a tie-break of the entrant at place `who` of the ledger.
#[derive(Clone, Copy)]
pub(super) struct Input<'a> {
    pub(super) ledger: &'a Ledger<'a>,
    pub(super) tiebreak: Tiebreak,
    pub(super) who: usize,
    /// The places of all entrants of the tied group, `who` included, in ascending order.
    pub(super) tied: &'a [usize],
}

impl<'a> Input<'a> {
    /// The rounds of the entrant.
    pub(super) fn rounds(self) -> &'a [EntrantRound<'a>] {
        self.ledger.rounds_of(self.who)
    }
}

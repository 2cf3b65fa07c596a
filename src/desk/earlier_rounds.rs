//! Half points for the rounds before a late entry.

use super::fault::FormProblem;
use super::history::Action;
use super::rights::{ChangePlayers, Permits};
use super::undo::{BeforeAfter, Change};
use super::{Desk, Fault};
use crate::store::StoreError;
use crate::tournament::{ByeKind, EntrantId, RoundNo};
use chrono::{DateTime, Utc};

impl Desk {
    /// Gives a late entrant half a point for these of the rounds before the entry, and none for the others.
    ///
    /// # Errors
    /// [`Fault::Form`] when one of them is no such round.
    pub fn set_earlier_rounds(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        entrant: EntrantId,
        halves: Vec<RoundNo>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let earlier = self.tournament(organiser.event())?.earlier_rounds(entrant);
        let is_earlier = |round: &RoundNo| earlier.iter().any(|(one, _)| one == round);
        if earlier.is_empty() || !halves.iter().all(is_earlier) {
            return Err(Fault::form("round", FormProblem::NotAChoice));
        }
        let id = organiser.id();
        let audit = organiser.audit_entrant(Action::EarlierRounds, entrant, at);
        self.change_event(audit, move |tx, line| {
            if tx.load_tournament(id)?.earlier_rounds(entrant) != earlier {
                return Err(StoreError::Conflict);
            }
            let mut now = Vec::new();
            for (round, was_half) in &earlier {
                let is_half = halves.contains(round);
                if is_half != *was_half {
                    let kind = is_half.then_some(ByeKind::Half);
                    tx.set_bye(id, *round, entrant, kind)?;
                }
                now.extend(is_half.then_some(*round));
            }
            let was = half_rounds(&earlier);
            line.detail = Change::Earlier(entrant, BeforeAfter { was, now }).detail();
            Ok(())
        })
    }
}

/// The rounds with half a point.
pub(super) fn half_rounds(earlier: &[(RoundNo, bool)]) -> Vec<RoundNo> {
    let halves = earlier.iter().filter(|(_, is_half)| *is_half);
    halves.map(|(round, _)| *round).collect()
}

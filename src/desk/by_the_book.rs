//! Events that keep to the rules of their pairing: leaving the rules, and what is written down.

use super::history::Action;
use super::rights::{ChangeSettings, Permits};
use super::{Desk, Fault};
use crate::store::{Changes, StoreError};
use crate::tournament::pairing::{pair, warnings_by_hand};
use crate::tournament::{DepartureKind, DraftRound, Lock, RoundNo, Tournament, TournamentId};
use chrono::{DateTime, Utc};

impl Desk {
    /// Lets an event leave the rules of its pairing for good. The reason stands in the history.
    ///
    /// # Errors
    /// [`Fault::ReasonMissing`].
    pub fn leave_the_rules(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let reason = reason.trim();
        if reason.is_empty() {
            return Err(Fault::ReasonMissing);
        }
        let round = self.tournament(actor.event())?.round_now();
        let mut audit = actor.audit(Action::RulesLeft, actor.event().name.clone(), at);
        audit.why = Some(reason.to_owned());
        self.change_settings(organiser, audit, move |present| {
            let left = &mut present.options.by_the_book.left;
            *left = Some(left.unwrap_or(round));
            Ok(())
        })
    }
}

/// The fault of a change that the store refused because of a lock.
pub(super) fn lock_of(fault: Fault) -> Fault {
    match fault {
        Fault::Store(StoreError::Refused(code)) => match Lock::from_code(code) {
            Some(lock) => Fault::ByTheBook(lock),
            None => Fault::Store(StoreError::Refused(code)),
        },
        other => other,
    }
}

/// Whether a draft has other pairs than the system proposes, in an event that keeps to the rules.
pub fn departs_from_proposal(tournament: &Tournament, draft: &DraftRound) -> bool {
    let is_kept = tournament.options.by_the_book.is_kept();
    let proposed = is_kept.then(|| pair(tournament).ok()).flatten();
    proposed.is_some_and(|proposed| !warnings_by_hand(tournament, draft, &proposed).is_empty())
}

/// Writes a departure down with the deed that it comes from.
pub(super) fn note(
    tx: &mut dyn Changes,
    id: TournamentId,
    kind: DepartureKind,
    round: RoundNo,
) -> Result<(), StoreError> {
    let mut row = tx.tournament(id)?.settings_row;
    let before = row.options.by_the_book.clone();
    row.options.by_the_book.note(kind, round);
    if row.options.by_the_book == before {
        return Ok(());
    }
    tx.set_event_settings(id, &row)
}

//! Postponed games, and errors in results that are found after the end of the next round.

use super::fault::Needed;
use super::history::Action;
use super::rights::{CorrectResults, PairRounds, Permits};
use super::rounds::required;
use super::{Desk, Fault, by_the_book};
use crate::tournament::{BoardNo, DepartureKind, RoundNo, Scored};
use chrono::{DateTime, Utc};

impl Desk {
    /// Closes a round although results are missing. Those games are postponed: until they are
    /// played, the next rounds are paired as if they were drawn.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] posted, or not decided where the system needs all results.
    pub fn postpone_rest(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        self.posted(organiser, round)?;
        if organiser.event().options.system.has_finals() {
            return Err(Needed::Decided.of(round));
        }
        let mut audit = organiser.audit_round(Action::RoundPostponed, round, at);
        audit.why = Some(required(reason)?);
        let (id, signer) = (organiser.id(), self.signer(organiser.event())?);
        self.store.change(audit, move |tx, _| {
            tx.close_with_postponed(id, round, at.timestamp_millis())?;
            signer.seal(tx, round, at)
        })?;
        self.sign_log(id, at);
        self.announce_milestone(id);
        Ok(())
    }

    /// Notes the correct result of a board in the history only. An error that is found after the
    /// end of the next round changes nothing but the report (C.04.2:4.3).
    pub fn report_result(
        &self,
        organiser: &impl Permits<CorrectResults>,
        (round, board): (RoundNo, BoardNo),
        scored: Scored,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let tournament = self.tournament(organiser.event())?;
        let closed = tournament.closed.iter().find(|one| one.number == round);
        let boards = closed.map(|closed| closed.plan().pairings);
        if !boards.is_some_and(|boards| boards.iter().any(|one| one.board == board)) {
            return Err(Fault::NotFound);
        }
        let mut audit = organiser.audit_board(Action::ResultReported, (round, board), at);
        audit.why = Some(required(reason)?);
        audit.detail = format!("{{\"result\":\"{}\"}}", scored.result.code());
        let id = organiser.id();
        self.change_event(audit, move |tx, _| {
            by_the_book::note(tx, id, DepartureKind::Correction, round)
        })
    }
}

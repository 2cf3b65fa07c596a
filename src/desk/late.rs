//! Postponed games, and errors in results that are found after the end of the next round.

use super::fault::Needed;
use super::history::Action;
use super::rights::{CorrectResults, PairRounds, Permits};
use super::rounds::given;
use super::{Desk, Fault};
use crate::tournament::{BoardNo, RoundNo, Scored};
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
            return Err(Fault::RoundIsNot {
                round,
                needed: Needed::Decided,
            });
        }
        let mut audit = organiser.did(Action::RoundPostponed, format!("round {round}"), at);
        audit.why = Some(given(reason)?);
        let (id, signer) = (organiser.id(), self.signer(organiser.event()));
        self.store.change(audit, move |tx, _| {
            tx.close_with_postponed(id, round, at.timestamp_millis())?;
            signer.seal(tx, round, at)
        })?;
        self.tell_milestone(id);
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
        let boards = closed
            .map(|closed| closed.plan().pairings)
            .unwrap_or_default();
        if !boards.iter().any(|pairing| pairing.board == board) {
            return Err(Fault::NotFound);
        }
        let subject = format!("round {round} board {board}");
        let mut audit = organiser.did(Action::ResultReported, subject, at);
        audit.why = Some(given(reason)?);
        audit.detail = format!("{{\"result\":\"{}\"}}", scored.result.code());
        self.store.change(audit, |_, _| Ok(()))?;
        self.tell(organiser.id());
        Ok(())
    }
}

//! The end of an event and of its sections.

use crate::desk::history::Action;
use crate::desk::rights::{Actor, FinishEvent, Permits, Right, Unlimited};
use crate::desk::{Desk, Fault};
use chrono::{DateTime, Utc};

impl Desk {
    /// Declares an event finished. The posted round is closed first.
    ///
    /// # Errors
    /// [`Fault::MissingResults`] of that round, [`Fault::Postponed`] of an earlier one.
    pub fn finish(
        &self,
        organiser: &impl Permits<FinishEvent>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let everything = organiser.actor().unlimited();
        self.in_all(&everything, |right| {
            // A section that is over stays over.
            if right.event().is_finished {
                Ok(())
            } else {
                self.finish_one(right, at)
            }
        })?;
        self.announce_main(organiser.actor().event());
        Ok(())
    }

    fn finish_one(&self, organiser: &Right<Unlimited>, at: DateTime<Utc>) -> Result<(), Fault> {
        let actor: &Actor = organiser;
        let tournament = self.tournament(actor.event())?;
        let mut closed = tournament.closed.iter();
        if let Some(open) = closed.find(|round| !round.postponed.is_empty()) {
            let boards = open.postponed.iter().map(|pairing| pairing.board);
            return Err(Fault::Postponed(open.number, boards.collect()));
        }
        if let Some(posted) = tournament.posted() {
            self.close_round(organiser, posted.number, at)?;
        }
        let finished = Some(at.timestamp_millis());
        self.set_finished(organiser, (Action::EventFinished, finished), at)
    }

    /// Reopens a finished event.
    pub fn go_on(
        &self,
        organiser: &impl Permits<FinishEvent>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let everything = organiser.actor().unlimited();
        self.in_all(&everything, |right| {
            self.set_finished(right, (Action::EventReopened, None), at)
        })?;
        self.announce_main(organiser.actor().event());
        Ok(())
    }

    fn set_finished(
        &self,
        organiser: &Actor,
        (action, finished_at_ms): (Action, Option<i64>),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let id = organiser.id();
        let audit = organiser.audit(action, organiser.event().name.clone(), at);
        self.change_event(audit, move |tx, _| tx.set_finished(id, finished_at_ms))
    }
}

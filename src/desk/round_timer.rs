//! The length of rounds, and the timer of the posted round.

use super::fault::FormProblem;
use super::history::Action;
use super::rights::{ChangeSettings, PairRounds, Permits};
use super::round_time::{AtEnd, MINUTES, RoundTime, TimerStep};
use super::settings_json::{parse_or_default, plain_json};
use super::undo::{BeforeAfter, Change};
use super::{Desk, Fault};
use crate::change_feed::Topic;
use crate::store::{Audit, StoreError};
use crate::tournament::RoundNo;
use chrono::{DateTime, Utc};

fn action(step: TimerStep) -> Action {
    match step {
        TimerStep::Start => Action::TimerStarted,
        TimerStep::Pause => Action::TimerPaused,
        TimerStep::GoOn => Action::TimerWentOn,
        TimerStep::Extend(_) => Action::TimerExtended,
        TimerStep::Stop => Action::TimerStopped,
    }
}

impl Desk {
    /// Sets the length of rounds in minutes (0: no timer) and what happens at their end. A running
    /// timer stays as it is.
    ///
    /// # Errors
    /// [`Fault::Form`] when `minutes` is not in [`MINUTES`].
    pub fn set_round_time(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        (minutes, at_end): (u16, AtEnd),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        if minutes > 0 && !MINUTES.contains(&minutes) {
            return Err(not_a_number());
        }
        let audit = (organiser.actor()).audit(Action::EventTimed, minutes.to_string(), at);
        self.change_round_time(organiser, audit, move |was| {
            Some(RoundTime {
                minutes,
                at_end,
                ..*was
            })
        })
    }

    /// Starts, pauses, resumes, extends or stops the timer of the posted round. A repeated step,
    /// such as starting a running timer, changes nothing.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] posted; [`Fault::Form`] when an extension is not in [`MINUTES`].
    pub fn step_timer(
        &self,
        organiser: &impl Permits<PairRounds>,
        (round, step): (RoundNo, TimerStep),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        self.posted(actor, round)?;
        if matches!(step, TimerStep::Extend(minutes) if !MINUTES.contains(&minutes)) {
            return Err(not_a_number());
        }
        let subject = match step {
            TimerStep::Extend(minutes) => format!("round {round} minutes {minutes}"),
            _ => format!("round {round}"),
        };
        let audit = actor.audit(action(step), subject, at);
        let present = self.event(&actor.event().key)?.round_time;
        if present.after(round, step, at).is_none() {
            return Ok(());
        }
        self.change_round_time(organiser, audit, move |was| was.after(round, step, at))
    }

    /// Restores a former length and timer.
    pub(super) fn revert_round_time(
        &self,
        organiser: &impl Permits<ChangeSettings>,
        before_after: &BeforeAfter<RoundTime>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let was = before_after.was;
        let (action, subject) = match was.timer.or(before_after.now.timer) {
            Some(timer) if was.timer != before_after.now.timer => {
                (Action::TimerPutBack, format!("round {}", timer.round))
            }
            _ => (Action::EventTimed, was.minutes.to_string()),
        };
        let audit = organiser.actor().audit(action, subject, at);
        self.change_round_time(organiser, audit, move |_| Some(was))
    }

    /// Changes the stored value and announces it, to the phones at the boards as well.
    fn change_round_time<D>(
        &self,
        organiser: &impl Permits<D>,
        audit: Audit,
        change: impl FnOnce(&RoundTime) -> Option<RoundTime> + Send + 'static,
    ) -> Result<(), Fault> {
        let (id, event) = (organiser.actor().id(), organiser.actor().event());
        self.change_event(audit, move |tx, line| {
            let stored = tx.tournament(id)?.round_time;
            let was: RoundTime = parse_or_default("round time", stored.as_deref())?;
            let now = change(&was).ok_or(StoreError::Conflict)?;
            line.detail = Change::RoundTime(BeforeAfter { was, now }).detail();
            tx.set_round_time(id, &plain_json(&now))
        })?;
        let tournament = self.tournament(event)?;
        if let Some(posted) = tournament.posted() {
            for board in self.boards(event, posted.number)? {
                self.hub.announce(Topic::Game(board.game.0));
            }
        }
        Ok(())
    }
}

fn not_a_number() -> Fault {
    Fault::form("round-minutes", FormProblem::NotANumber)
}

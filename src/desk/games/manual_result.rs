//! Results that organisers and helpers enter by hand.

use super::append::append_of;
use super::behind;
use super::reported_results::EnteredResult;
use super::result_entries::entries_for;
use crate::desk::history::Action;
use crate::desk::rights::{EnterResults, Permission, Permits};
use crate::desk::undo::Change;
use crate::desk::{Desk, Fault};
use crate::store::Append;
use crate::tournament::{BoardNo, PairingResult, RoundNo, Scored};
use chrono::{DateTime, Utc};

/// Number of attempts to enter a result while turns are recorded concurrently.
const ATTEMPTS: usize = 3;

impl Desk {
    /// Enters, changes or clears a result by hand, whatever the present one is. The record of a
    /// recorded game gets entries for it, so that it never differs from the result.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] posted; [`Fault::Behind`] after a concurrent change.
    pub fn enter_result(
        &self,
        organiser: &impl Permits<EnterResults>,
        (round, board): (RoundNo, BoardNo),
        scored: Option<Scored>,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let was = self.board_now(organiser.actor(), round, board)?;
        self.replace_result::<EnterResults>(organiser, (round, board), (was, scored), reason, at)
    }

    /// [`Desk::enter_result`] of a person who has seen the result `seen` at the board. Of two people
    /// who enter different results, the second gets the first one's result as a conflict.
    ///
    /// # Errors
    /// [`Fault::OtherResult`] when the board has another result by now; [`Fault::ReasonMissing`]
    /// when a result is changed without a reason. Where a second person confirms results, and the board has none yet:
    /// [`Fault::ReportedOtherwise`].
    pub fn enter_result_over(
        &self,
        organiser: &impl Permits<EnterResults>,
        (round, board): (RoundNo, BoardNo),
        (seen, scored): (Option<PairingResult>, Option<Scored>),
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<EnteredResult, Fault> {
        let entered = scored.map(|scored| scored.result);
        let attempt = || {
            let was = self.board_now(organiser.actor(), round, board)?;
            let stands = was.map(|was| was.result);
            if stands != seen {
                // The entered result is there already: nothing to do.
                return if stands == entered {
                    Ok(EnteredResult::Recorded)
                } else {
                    Err(Fault::OtherResult { board, stands })
                };
            }
            if stands.is_some() && stands != entered && reason.trim().is_empty() {
                return Err(Fault::ReasonMissing);
            }
            let needs_second = organiser.actor().event().options.second_person;
            if let Some(scored) = scored.filter(|_| needs_second && was.is_none()) {
                return self.report_or_confirm(organiser, (round, board), (scored, reason), at);
            }
            self.replace_result::<EnterResults>(
                organiser,
                (round, board),
                (was, scored),
                reason,
                at,
            )?;
            Ok(EnteredResult::Recorded)
        };
        let mut done = attempt();
        for _ in 1..ATTEMPTS {
            if !matches!(done, Err(Fault::Behind { .. })) {
                break;
            }
            done = attempt();
        }
        done
    }

    /// Replaces the result that was read, if the board still has it.
    pub(in crate::desk) fn replace_result<D: Permission>(
        &self,
        organiser: &impl Permits<D>,
        (round, board): (RoundNo, BoardNo),
        (was, scored): (Option<Scored>, Option<Scored>),
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let board_context = self.board_context(&organiser.event().key, round, board)?;
        let record = self.recorded_game(&board_context)?;
        let mut audit = organiser.audit_board(Action::ResultEntered, (round, board), at);
        audit.detail = Change::of_board(round, board, was, scored);
        audit.why = Some(reason.trim().to_owned()).filter(|reason| !reason.is_empty());
        let by = organiser.official();
        let (game, entries) = entries_for(&record.game, scored, reason, at, &by)?;
        let append = Append {
            result: scored,
            ..append_of(record.game.seq, &game, &entries)?
        };
        let (id, which, seq) = (organiser.id(), board_context.game, record.game.seq);
        self.store
            .change(audit, move |tx, _| {
                tx.expect_result(id, round, board, was, seq)?;
                if append.entries.is_empty() {
                    tx.set_result(id, round, board, scored).map(drop)
                } else {
                    tx.append(id, which, &append)
                }
            })
            .map_err(|error| behind(error, seq))?;
        self.announce(&board_context, true);
        Ok(())
    }
}

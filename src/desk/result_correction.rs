//! Corrections of results of closed rounds.

use super::fault::Needed;
use super::games::append::append_of;
use super::games::behind;
use super::games::result_entries::entries_for;
use super::history::Action;
use super::rights::{Actor, CorrectResults, Permits};
use super::rounds::required;
use super::undo::Change;
use super::{Desk, Fault, by_the_book};
use crate::store::Append;
use crate::tournament::{BoardNo, DepartureKind, PairingResult, RoundNo, Scored};
use chrono::{DateTime, Utc};

impl Desk {
    /// Corrects a result of a closed round. Later pairings stay as they are; the standings change.
    /// A recorded game is reopened and ended again in its record, and the round is signed again.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] closed; [`Fault::ReasonMissing`].
    pub fn correct_result(
        &self,
        organiser: &impl Permits<CorrectResults>,
        place: (RoundNo, BoardNo),
        scored: Scored,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let was = self.closed_board_now(organiser.actor(), place)?;
        self.correct(organiser, place, (was, scored), reason, at)
    }

    /// [`Desk::correct_result`] of a person who has seen the result `seen` at the board.
    ///
    /// # Errors
    /// [`Fault::OtherResult`] when the board has another result by now.
    pub fn correct_result_over(
        &self,
        organiser: &impl Permits<CorrectResults>,
        place: (RoundNo, BoardNo),
        (seen, scored): (Option<PairingResult>, Scored),
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let is_as_seen = || {
            let was = self.closed_board_now(organiser.actor(), place)?;
            let stands = was.map(|was| was.result);
            if stands == seen {
                Ok(was)
            } else {
                let board = place.1;
                Err(Fault::OtherResult { board, stands })
            }
        };
        let was = is_as_seen()?;
        match self.correct(organiser, place, (was, scored), reason, at) {
            // A concurrent correction was first: report its result, if it differs.
            Err(Fault::Behind { seq }) => is_as_seen().and(Err(Fault::Behind { seq })),
            done => done,
        }
    }

    /// The result of a board of a closed round; `None` while its game is postponed.
    fn closed_board_now(
        &self,
        organiser: &Actor,
        (round, board): (RoundNo, BoardNo),
    ) -> Result<Option<Scored>, Fault> {
        let tournament = self.tournament(organiser.event())?;
        let closed = tournament.closed.iter().find(|one| one.number == round);
        let boards = closed.ok_or(Needed::Closed.of(round))?.all_boards();
        let found = boards.iter().find(|(one, _)| one.board == board);
        Ok(found.and_then(|(_, scored)| *scored))
    }

    /// Replaces the result that was read, if the board still has it.
    ///
    /// # Errors
    /// [`Fault::ByTheBook`] for a result of an earlier round in an event that keeps to the rules.
    pub(super) fn correct(
        &self,
        organiser: &impl Permits<CorrectResults>,
        (round, board): (RoundNo, BoardNo),
        (read, scored): (Option<Scored>, Scored),
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let reason = required(reason)?;
        let tournament = self.tournament(organiser.event())?;
        if let Some(lock) = tournament.locked_result(round, read.is_some()) {
            return Err(Fault::ByTheBook(lock));
        }
        let departure = departure(read, scored);
        let mut audit = organiser.audit_board(Action::ResultCorrected, (round, board), at);
        audit.why = Some(reason.clone());
        let board_context = self.board_context(&organiser.event().key, round, board)?;
        let record = self.recorded_game(&board_context)?;
        let by = organiser.official();
        let (game, entries) = entries_for(&record.game, Some(scored), &reason, at, &by)?;
        let append = Append {
            result: None, // `correct_result` below writes it: the round is closed
            ..append_of(record.game.seq, &game, &entries)?
        };
        let (id, which, seq) = (organiser.id(), board_context.game, record.game.seq);
        let signer = self.signer(organiser.event())?;
        self.store
            .change(audit, move |tx, line| {
                tx.expect_result(id, round, board, read, seq)?;
                if !append.entries.is_empty() {
                    tx.append(id, which, &append)?;
                }
                let was = tx.correct_result(id, round, board, scored)?;
                line.detail = Change::of_board(round, board, was, Some(scored));
                if let Some(kind) = departure {
                    by_the_book::note(tx, id, kind, round)?;
                }
                signer.seal(tx, round, at)
            })
            .map_err(|error| behind(error, seq))?;
        self.announce(&board_context, true);
        self.announce_event(id);
        Ok(())
    }
}

/// The departure of a result that replaces another one in a closed round, or that ends a postponed game,
/// which the pairing has counted as a draw.
fn departure(read: Option<Scored>, scored: Scored) -> Option<DepartureKind> {
    match read {
        Some(read) => (read != scored).then_some(DepartureKind::Correction),
        None => (scored.result != PairingResult::Drawn).then_some(DepartureKind::Adjournment),
    }
}

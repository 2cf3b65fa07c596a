//! Results that players or helpers report. A report counts once another person confirms it.

use crate::desk::fault::FormProblem;
use crate::desk::history::Action;
use crate::desk::rights::{Actor, EnterResults, Permits, ReportResults, Right};
use crate::desk::{Desk, Fault};
use crate::rules::Side;
use crate::store::{Board, ReportedResult, Role};
use crate::tournament::{BoardNo, PairingResult, RoundNo, Scored};
use chrono::{DateTime, Utc};

/// The effect of an entered result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnteredResult {
    /// It counts.
    Recorded,
    /// Another person has to confirm it.
    Reported,
}

/// The results that players may report.
const BY_PLAYERS: [PairingResult; 3] = [
    PairingResult::Won(Side::First),
    PairingResult::Drawn,
    PairingResult::Won(Side::Second),
];

impl Desk {
    /// Reports the result of a board by its players at a shared device.
    ///
    /// # Errors
    /// [`Fault::Form`] for a result that only officials give; [`Fault::Recorded`] when an umpire or the players record
    /// the game; [`Fault::OtherResult`] when the board has a result; [`Fault::NotFound`]; [`Fault::RoundIsNot`]
    /// posted.
    pub fn report_result_of_players(
        &self,
        tablet: &Right<ReportResults>,
        (round, board): (RoundNo, BoardNo),
        result: PairingResult,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        if !BY_PLAYERS.contains(&result) {
            return Err(Fault::form("result", FormProblem::NotAChoice));
        }
        let stored = self.open_board(tablet, round, board)?;
        if stored.state.as_ref().is_some_and(|state| state.seq > 0) {
            return Err(Fault::Recorded(vec![board]));
        }
        self.store_report(tablet, &stored, Some((result, Role::Tablet)), at)
    }

    /// The other player confirms what was reported at a shared device.
    ///
    /// # Errors
    /// [`Fault::ReportGone`] when nothing, or another result, is reported by now, or a helper reported it.
    pub fn confirm_result(
        &self,
        tablet: &Right<ReportResults>,
        (round, board): (RoundNo, BoardNo),
        seen: PairingResult,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let stored = self.open_board(tablet, round, board)?;
        let is_same = |one: &ReportedResult| one.result == seen && one.role == Role::Tablet;
        if !stored.reported.as_ref().is_some_and(is_same) {
            return Err(Fault::ReportGone);
        }
        let scored = Scored {
            result: seen,
            shot: None,
        };
        self.replace_result::<ReportResults>(tablet, (round, board), (None, Some(scored)), "", at)
    }

    /// Discards a reported result, which was wrong.
    ///
    /// # Errors
    /// [`Fault::ReportGone`] when nothing is reported by now, or a tablet discards the report of a helper.
    pub fn discard_report(
        &self,
        by: &Right<ReportResults>,
        (round, board): (RoundNo, BoardNo),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let stored = self.open_board(by, round, board)?;
        let reported = stored.reported.as_ref().ok_or(Fault::ReportGone)?;
        if by.role() == Role::Tablet && reported.role != Role::Tablet {
            return Err(Fault::ReportGone);
        }
        self.store_report(by, &stored, None, at)
    }

    /// Reports a result of an open board, or records it if another person has reported the same.
    ///
    /// # Errors
    /// [`Fault::ReportedOtherwise`] when another person has reported another result.
    pub(super) fn report_or_confirm(
        &self,
        by: &impl Permits<EnterResults>,
        (round, board): (RoundNo, BoardNo),
        (scored, reason): (Scored, &str),
        at: DateTime<Utc>,
    ) -> Result<EnteredResult, Fault> {
        let actor = by.actor();
        let stored = self.open_board(actor, round, board)?;
        let result = scored.result;
        let other = stored.reported.as_ref();
        match other.filter(|one| one.by != actor.who()) {
            Some(other) if other.result == result => {
                self.replace_result::<EnterResults>(
                    by,
                    (round, board),
                    (None, Some(scored)),
                    reason,
                    at,
                )?;
                Ok(EnteredResult::Recorded)
            }
            Some(other) => Err(Fault::ReportedOtherwise {
                board,
                result: other.result,
                by: other.by.clone(),
            }),
            None => {
                self.store_report(actor, &stored, Some((result, actor.role())), at)?;
                Ok(EnteredResult::Reported)
            }
        }
    }

    /// A board of the posted round without a result.
    fn open_board(&self, actor: &Actor, round: RoundNo, board: BoardNo) -> Result<Board, Fault> {
        self.posted(actor, round)?;
        let id = actor.id();
        let stored = self.store.read(move |db| db.board(id, round, board))?;
        match stored.result {
            Some(scored) => Err(Fault::OtherResult {
                board,
                stands: Some(scored.result),
            }),
            None => Ok(stored),
        }
    }

    /// Replaces the report that was read, if the board still has it.
    fn store_report(
        &self,
        actor: &Actor,
        stored: &Board,
        reported: Option<(PairingResult, Role)>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (round, board) = (stored.round, stored.pairing.board);
        let action = match reported {
            Some(_) => Action::ResultToConfirm,
            None => Action::ReportDiscarded,
        };
        let mut audit = actor.audit_board(action, (round, board), at);
        if let Some((result, _)) = reported {
            audit.detail = format!("{{\"result\":\"{}\"}}", result.code());
        }
        let reported = reported.map(|(result, role)| ReportedResult {
            result,
            by: actor.who().to_owned(),
            role,
        });
        let (id, was) = (actor.id(), stored.reported.clone());
        self.change_event(audit, move |tx, _| {
            tx.report_result(id, round, board, (was.as_ref(), reported.as_ref()))
        })
    }
}

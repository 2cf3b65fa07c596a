//! The toss: where the rules leave the first move to it, the pairing is only a proposal.

use super::{BoardContext, Umpire, behind, closed, player_at};
use crate::desk::events::Event;
use crate::desk::history::{Action, by_program};
use crate::desk::{Desk, Fault};
use crate::referee::Refusal;
use crate::rules::Side;
use crate::store::{Audit, StoreError};
use crate::tournament::{EntrantId, System};
use chrono::{DateTime, Utc};

/// Whether the first move at the boards of an event is tossed for. In team matches it depends on the
/// number of the board, whatever the rules of the game (C.04.6).
pub fn is_tossed(event: &Event) -> bool {
    let is_by_board = matches!(event.options.system, System::Teams(_));
    event.ruleset.leaves_first_to_toss() && !is_by_board
}

impl Desk {
    /// Enters the side that begins, as the umpire's page showed the sides. Its player becomes the
    /// first player of the pairing: in the record, on the score sheet and in the standings. It can
    /// be entered again until the first entry of the record.
    ///
    /// # Errors
    /// [`Fault::Refused`] once the game has begun; [`Fault::NotAllowed`] in events without a toss;
    /// [`Fault::Taken`] when another phone records.
    pub fn enter_toss(
        &self,
        umpire: &Umpire,
        begins: Side,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let board_context = umpire.board_context();
        umpire.official()?;
        if !board_context.is_open {
            return Err(closed(board_context));
        }
        if !is_tossed(&board_context.event) {
            return Err(Fault::NotAllowed);
        }
        let (id, round, board) = (
            board_context.event.id,
            board_context.round,
            board_context.board,
        );
        let found = self.store.read(move |db| db.board(id, round, board))?;
        let state = found.state.as_ref();
        if found.result.is_some() || state.is_none_or(|state| state.seq > 0) {
            return Err(Fault::Refused(Refusal::AlreadyStarted));
        }
        let first = player_at(&found.pairing, begins);
        let phone = umpire.phone;
        self.store
            .change(entered(umpire, board_context, first, at), move |tx, _| {
                tx.expect_result(id, round, board, None, 0)?;
                let state = tx.board(id, round, board)?.state;
                let recorder = state.and_then(|state| state.recorder);
                if recorder.map(|recorder| recorder.phone) != phone {
                    return Err(StoreError::Conflict);
                }
                tx.let_begin(id, round, board, first)
            })
            .map_err(|error| behind(error, 0))?;
        self.announce(board_context, true);
        Ok(())
    }
}

/// The line of the history about a toss.
fn entered(
    umpire: &Umpire,
    board_context: &BoardContext,
    first: EntrantId,
    at: DateTime<Utc>,
) -> Audit {
    let by = umpire.recorder().map_or("", |one| one.name.as_str());
    Audit {
        tournament: Some(board_context.event.id),
        who: by.to_owned(),
        subject: format!(
            "round {} board {} entrant {}",
            board_context.round, board_context.board, first.0
        ),
        role: "umpire".to_owned(),
        ..by_program(Action::TossEntered, at.timestamp_millis())
    }
}

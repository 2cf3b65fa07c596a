//! The toss: where the law leaves who begins to it, the pairing only proposes.

use super::{BoardContext, Umpire, behind, closed};
use crate::desk::events::Event;
use crate::desk::history::{Action, by_program};
use crate::desk::{Desk, Fault};
use crate::referee::Refusal;
use crate::rules::Side;
use crate::store::{Audit, StoreError};
use crate::tournament::{EntrantId, System};
use chrono::{DateTime, Utc};

/// Whether who begins at the boards of an event is tossed for. In a match of teams it goes by
/// the number of the board, whatever the law of the game says (C.04.6).
pub fn is_tossed(event: &Event) -> bool {
    let is_by_board = matches!(event.options.system, System::Teams(_));
    event.ruleset.leaves_first_to_toss() && !is_by_board
}

impl Desk {
    /// Enters who won the toss and begins, of the sides as the umpire has seen them. That player
    /// then has the first seat: in the record, on the score sheet and in the standings. It can be
    /// entered again until the first entry of the record.
    ///
    /// # Errors
    /// [`Fault::Refused`] once the game has begun, [`Fault::NotAllowed`] where nothing is tossed
    /// for, [`Fault::Taken`] when another phone records.
    pub fn enter_toss(
        &self,
        umpire: &Umpire,
        begins: Side,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let seat = umpire.seat();
        umpire.official()?;
        if !seat.is_open {
            return Err(closed(seat));
        }
        if !is_tossed(&seat.event) {
            return Err(Fault::NotAllowed);
        }
        let (id, round, board) = (seat.event.id, seat.round, seat.board);
        let found = self.store.read(move |db| db.board(id, round, board))?;
        let state = found.state.as_ref();
        if found.result.is_some() || state.is_none_or(|state| state.seq > 0) {
            return Err(Fault::Refused(Refusal::AlreadyStarted));
        }
        let first = match begins {
            Side::First => found.pairing.first,
            Side::Second => found.pairing.second,
        };
        let phone = umpire.phone;
        self.store
            .change(entered(umpire, seat, first, at), move |tx, _| {
                tx.expect_result(id, round, board, None, 0)?;
                let state = tx.board(id, round, board)?.state;
                let recorder = state.and_then(|state| state.recorder);
                if recorder.map(|recorder| recorder.phone) != phone {
                    return Err(StoreError::Conflict);
                }
                tx.let_begin(id, round, board, first)
            })
            .map_err(|error| behind(error, 0))?;
        self.announce(seat, true);
        Ok(())
    }
}

/// Who entered which toss.
fn entered(umpire: &Umpire, seat: &BoardContext, first: EntrantId, at: DateTime<Utc>) -> Audit {
    let by = umpire.recorder().map_or("", |one| one.name.as_str());
    Audit {
        tournament: Some(seat.event.id),
        who: by.to_owned(),
        subject: format!(
            "round {} board {} entrant {}",
            seat.round, seat.board, first.0
        ),
        role: "umpire".to_owned(),
        ..by_program(Action::TossEntered, at.timestamp_millis())
    }
}

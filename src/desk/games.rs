//! Games: from a board's code to an entry in its record.

mod asked;
mod at_once;
mod by_hand;
mod gap;
mod known;
mod opened;
mod outside;
mod projection;
pub(super) mod record;
mod renewed;
pub(super) mod result;
mod seat;
mod slip;
mod taking;

pub use asked::Verdict;
pub use gap::BEAT;
pub(super) use known::Known;
pub(super) use opened::Opened;
pub use opened::Remembered;
pub use outside::Watched;
pub use projection::Projection;
pub use seat::{Seat, Told, Umpire};
pub use slip::{Done, Slip};

use super::events::Event;
use super::{Desk, Fault, secret};
use crate::live::{Origin, Topic};
use crate::rules::BySide;
use crate::store::{Board, Digest, RoundStage, StoreError};
use crate::tournament::{BoardNo, RoundNo};
use at_once::{is_result, page_of};
use chrono::{DateTime, Utc};
use std::sync::Arc;

impl Desk {
    /// The right of a phone at a board, by the code on the board's card.
    ///
    /// # Errors
    /// [`Fault::UnknownCode`], or [`Fault::OldCode`] once it has expired.
    pub fn umpire(
        &self,
        code: &str,
        phone: Option<&str>,
        at: DateTime<Utc>,
    ) -> Result<Umpire, Fault> {
        let code = secret::digest(&secret::tidy_code(code));
        self.umpire_by(code, phone.map(secret::digest), at)
    }

    /// The same by digests.
    fn umpire_by(
        &self,
        code: Digest,
        phone: Option<Digest>,
        at: DateTime<Utc>,
    ) -> Result<Umpire, Fault> {
        let heeded = self.opened.heeded(&code);
        let found = self.store.read(move |db| db.pass(&code));
        let pass = found.map_err(|error| match error {
            StoreError::Missing => Fault::UnknownCode,
            other => other.into(),
        })?;
        let is_open = pass.stage == RoundStage::Posted;
        let old = Fault::OldCode {
            round: pass.round,
            board: pass.board,
        };
        let is_old = is_open && pass.code.expires_at_ms < at.timestamp_millis();
        let event = Event::try_from(pass.tournament)?;
        let (round, board, game, names) = (pass.round, pass.board, pass.game, pass.names);
        let seat = Seat {
            event,
            round,
            board,
            game,
            names,
            is_open,
            has_result: pass.result.is_some(),
        };
        let umpire = Umpire {
            seat,
            code,
            phone,
            recorder: pass.state.recorder,
        };
        // Somebody may have set the clock of the laptop: who records already goes on.
        if is_old && !umpire.is_recording() {
            return Err(old);
        }
        let expires_at_ms = pass.code.expires_at_ms;
        self.opened.keep(&self.hub, &umpire, expires_at_ms, heeded);
        Ok(umpire)
    }

    /// A board that spectators may see. A draft does not exist for them.
    ///
    /// # Errors
    /// [`Fault::NotFound`].
    pub fn seat(&self, key: &str, round: RoundNo, board: BoardNo) -> Result<Seat, Fault> {
        let event = self.event(key)?;
        let id = event.id;
        let (stage, found, first, second) = self.store.read(move |db| {
            let stage = db.round(id, round)?.stage;
            let found = db.board(id, round, board)?;
            let first = db.entrant(id, found.pairing.first)?;
            let second = db.entrant(id, found.pairing.second)?;
            Ok((stage, found, first, second))
        })?;
        if stage == RoundStage::Draft {
            return Err(Fault::NotFound);
        }
        let names = BySide {
            first: first.name,
            second: second.name,
        };
        Ok(Seat {
            event,
            round,
            board,
            game: found.game,
            names,
            is_open: stage == RoundStage::Posted,
            has_result: found.result.is_some(),
        })
    }

    /// The boards of a posted or closed round with the state of their games.
    ///
    /// # Errors
    /// Those of the store.
    pub fn boards(&self, event: &Event, round: RoundNo) -> Result<Vec<Board>, Fault> {
        let id = event.id;
        Ok(self.store.read(move |db| db.boards(id, round))?)
    }

    /// The code on a board's card.
    pub fn code_of(&self, board: &Board) -> Option<String> {
        board
            .code
            .map(|code| secret::board_code(&self.secret, board.game.0, code.generation))
    }

    /// The record of a game.
    ///
    /// # Errors
    /// [`Fault::Corrupt`] when it cannot be told.
    pub fn told(&self, seat: &Seat) -> Result<Told, Fault> {
        self.load(seat.event.id, seat.game)
            .map(Arc::unwrap_or_clone)
    }

    /// Writes down what an umpire wants. What the record says already, because
    /// the answer was lost on its way or another phone has sent the same, is
    /// answered as done.
    ///
    /// # Errors
    /// [`Fault::Behind`] when something else was written since, [`Fault::Taken`]
    /// when another phone records, or why the record refuses.
    pub fn carry_out(
        &self,
        umpire: &Umpire,
        slip: &Slip,
        at: DateTime<Utc>,
    ) -> Result<Done, Fault> {
        self.beat_if_watched(at)?;
        let seat = &umpire.seat;
        let told = self.load(seat.event.id, seat.game)?;
        if let Some(through) = slip.done_before(&told, &seat.event) {
            return Ok(Done { told, through });
        }
        let official = umpire.official()?;
        if !seat.is_open {
            return Err(closed(seat));
        }
        let (game, entries) = slip.written(&told, &seat.event, at, &official)?;
        let page = page_of(umpire, &told, &game, &entries, at)?;
        let (id, which) = (seat.event.id, seat.game);
        let is_result = is_result(&told, &page);
        self.store
            .write(move |tx| tx.append(id, which, &page))
            .map_err(|error| behind(error, told.game.seq))?;
        let (before, through) = (told.game.seq, game.seq);
        let told = self.written((umpire, slip), told, (game, entries), is_result);
        let told = self.called_for_reds(seat, told, before, at)?;
        Ok(Done { told, through })
    }

    pub(super) fn announce(&self, seat: &Seat, is_result: bool) {
        self.announce_by(None, seat, is_result);
    }

    /// The same of what somebody has done who is told by an answer.
    fn announce_by(&self, origin: Option<Origin>, seat: &Seat, is_result: bool) {
        let id = seat.event.id.0;
        self.hub.announce_by(origin, Topic::Game(seat.game.0));
        self.hub.announce(Topic::Hall(id));
        if is_result {
            self.hub.announce(Topic::Tournament(id));
        }
    }
}

fn closed(seat: &Seat) -> Fault {
    Fault::OldCode {
        round: seat.round,
        board: seat.board,
    }
}

pub(super) fn behind(error: StoreError, seen: u32) -> Fault {
    match error {
        StoreError::Conflict => Fault::Behind { seq: seen + 1 },
        other => other.into(),
    }
}

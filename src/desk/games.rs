//! Games: access by the code of a board, and entries in its record.

mod access_code;
pub(super) mod append;
mod board_cache;
mod board_context;
mod casual;
mod downtime;
mod due_cards;
mod game_cache;
mod game_review;
mod game_terms;
mod load;
mod manual_result;
mod player_entries;
mod projection;
mod public_position;
mod public_view;
mod record_codes;
mod record_request;
mod recorder;
mod reported_results;
mod requests;
pub(super) mod result_entries;
mod seats;
mod submit;
mod toss;

pub(super) use board_cache::BoardCache;
pub use board_cache::CachedUmpire;
pub use board_context::{BoardContext, RecordedGame, Umpire};
pub(super) use casual::CasualCache;
pub use casual::{CasualGame, CasualStream, KEPT, MOST_OF_SOURCE, NextGame, unsigned_records};
pub use downtime::HEARTBEAT;
pub use due_cards::{CARD_INTERVAL, GRACE};
pub(super) use game_cache::GameCache;
pub use game_terms::GameTerms;
pub use projection::Projection;
pub use public_position::PublicPosition;
pub use public_view::PublicView;
pub use record_codes::{CodesRefusal, JoinProblem, JoinedRecord, ProvenCodes};
pub use record_request::{RecordRequest, Recorded};
pub use reported_results::EnteredResult;
pub use requests::Verdict;
pub use seats::{ListedSeat, Seat, SeatedAt};
pub use toss::is_tossed;

use super::events::Event;
use super::{Desk, Fault, secret};
use crate::change_feed::{ClientId, Topic};
use crate::referee::{Command, Official, Phase, Role};
use crate::rules::{BySide, Side};
use crate::store::{Board, Digest, RoundStage, StoreError};
use crate::tournament::{BoardNo, EntrantId, Pairing, RoundNo};
use chrono::{DateTime, Utc};
use std::net::IpAddr;
use std::sync::Arc;

impl Desk {
    /// The game after a command of its umpire, without recording it.
    pub fn game_after(
        &self,
        board_context: &BoardContext,
        command: Command,
        at: DateTime<Utc>,
    ) -> Result<RecordedGame, Fault> {
        let record = self.recorded_game(board_context)?;
        let umpire = Official {
            role: Role::Umpire,
            name: String::new(),
        };
        let (game, entries) = append::drafted(&record.game, board_context, command, at, &umpire)?;
        Ok(record.with(entries, game))
    }

    /// The access of a phone to a board, by the code on the board's card.
    ///
    /// # Errors
    /// [`Fault::UnknownCode`]; [`Fault::OldCode`] once it has expired.
    pub fn umpire(
        &self,
        code: &str,
        phone: Option<&str>,
        at: DateTime<Utc>,
    ) -> Result<Umpire, Fault> {
        let code = secret::digest(&secret::tidy_code(code));
        self.umpire_by(code, phone.map(secret::digest), at)
    }

    /// [`Desk::umpire`] for a request from an address, where wrong codes are counted, as codes are short enough to be
    /// guessed. Once the address has reached its limit, the phones that record go on, and a phone that has recorded at
    /// the same event before opens its next board; it has a limit of its own.
    ///
    /// # Errors
    /// Those of [`Desk::umpire`], and [`Fault::TooOften`].
    pub fn umpire_from(
        &self,
        from: Option<IpAddr>,
        at: DateTime<Utc>,
        (code, phone): (&str, Option<&str>),
    ) -> Result<Umpire, Fault> {
        let phone_key = phone.map(|phone| {
            let digest = secret::digest(phone);
            let rate = self.limits().codes_of_phone();
            (format!("phone {}", secret::hex(&digest.0)), rate)
        });
        let proves = |umpire: &Umpire| {
            let has_left = phone_key
                .as_ref()
                .is_some_and(|key| self.rate_limit.has_left(key, at));
            Ok(umpire.is_recording() || has_left && self.has_recorded_before(umpire)?)
        };
        let found = self.opened_by_code(from, at, proves, |desk| desk.umpire(code, phone, at));
        if let (Err(Fault::TooOften), Some(key)) = (&found, phone_key) {
            // Whether it has any left does not matter here.
            let _is_counted = self.rate_limit.take(&[key], at);
        }
        found
    }

    /// Whether the phone has recorded another game of the event.
    fn has_recorded_before(&self, umpire: &Umpire) -> Result<bool, Fault> {
        let event = umpire.board_context().event.id;
        umpire.phone.map_or(Ok(false), |phone| {
            Ok(self.store.read(move |db| db.has_recorded(event, &phone))?)
        })
    }

    /// [`Desk::umpire`] by digests.
    fn umpire_by(
        &self,
        code: Digest,
        phone: Option<Digest>,
        at: DateTime<Utc>,
    ) -> Result<Umpire, Fault> {
        let freshness = self.board_cache.fresh_from_now(&code);
        let pass = self.store.read(move |db| db.pass(&code));
        let pass = pass.map_err(|error| match error {
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
        let board_context = BoardContext {
            event,
            round: pass.round,
            board: pass.board,
            game: pass.game,
            names: pass.names,
            is_open,
            result: pass.result,
        };
        let umpire = Umpire {
            board_context: Arc::new(board_context),
            code,
            phone,
            recorder: pass.state.recorder,
        };
        // The laptop's clock may have been changed, so a phone that records keeps its access.
        if is_old && !umpire.is_recording() {
            return Err(old);
        }
        let expires_at_ms = pass.code.expires_at_ms;
        self.board_cache
            .insert(&self.hub, &umpire, expires_at_ms, freshness);
        Ok(umpire)
    }

    /// A board of a posted or closed round.
    ///
    /// # Errors
    /// [`Fault::NotFound`], also for a board of a draft.
    pub fn board_context(
        &self,
        key: &str,
        round: RoundNo,
        board: BoardNo,
    ) -> Result<BoardContext, Fault> {
        let event = self.event(key)?;
        let id = event.id;
        let (stage, row, first, second) = self.store.read(move |db| {
            let stage = db.round(id, round)?.stage;
            let row = db.board(id, round, board)?;
            let first = db.entrant(id, row.pairing.first)?;
            let second = db.entrant(id, row.pairing.second)?;
            Ok((stage, row, first, second))
        })?;
        if stage == RoundStage::Draft {
            return Err(Fault::NotFound);
        }
        let names = BySide {
            first: first.name,
            second: second.name,
        };
        Ok(BoardContext {
            event,
            round,
            board,
            game: row.game,
            names,
            is_open: stage == RoundStage::Posted,
            result: row.result,
        })
    }

    /// The boards of a posted or closed round with the state of their games.
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

    /// The code of the next free board of the round, for a phone that has recorded its own board to
    /// the end. A board is free while nobody records it and it has no result.
    pub fn next_board(&self, umpire: &Umpire) -> Result<Option<String>, Fault> {
        let board_context = umpire.board_context();
        let is_over = matches!(
            self.recorded_game(board_context)?.game.phase,
            Phase::Finished(_)
        );
        if !is_over || !umpire.is_recording() || !board_context.is_open {
            return Ok(None);
        }
        let boards = self.boards(&board_context.event, board_context.round)?;
        let is_free = |board: &&Board| {
            let state = board.state.as_ref();
            board.result.is_none()
                && state.is_some_and(|state| state.seq == 0 && state.recorder.is_none())
        };
        let (before, after): (Vec<&Board>, Vec<&Board>) = boards
            .iter()
            .filter(is_free)
            .partition(|board| board.pairing.board < board_context.board);
        let mut free = after.into_iter().chain(before);
        Ok(free.find_map(|board| self.code_of(board)))
    }

    /// The record of a game.
    ///
    /// # Errors
    /// [`Fault::Corrupt`] when it cannot be replayed.
    pub fn recorded_game(&self, board_context: &BoardContext) -> Result<RecordedGame, Fault> {
        self.load(board_context.event.id, board_context.game)
            .map(Arc::unwrap_or_clone)
    }

    pub(super) fn announce(&self, board_context: &BoardContext, is_result: bool) {
        self.announce_by(None, board_context, is_result);
    }

    /// Announces a change by a client that learns of it from its HTTP response.
    fn announce_by(&self, client: Option<ClientId>, board_context: &BoardContext, is_result: bool) {
        let id = board_context.event.id.0;
        self.hub
            .announce_by(client, Topic::Game(board_context.game.0));
        self.hub.announce(Topic::Hall(id));
        if is_result {
            self.hub.announce(Topic::Tournament(id));
        }
    }
}

pub(super) fn player_at(pairing: &Pairing, side: Side) -> EntrantId {
    match side {
        Side::First => pairing.first,
        Side::Second => pairing.second,
    }
}

fn closed(board_context: &BoardContext) -> Fault {
    Fault::OldCode {
        round: board_context.round,
        board: board_context.board,
    }
}

pub(super) fn behind(error: StoreError, seen: u32) -> Fault {
    match error {
        StoreError::Conflict => Fault::Behind { seq: seen + 1 },
        other => other.into(),
    }
}

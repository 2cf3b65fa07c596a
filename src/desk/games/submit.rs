//! Requests of phones to record. [`Desk::submit`] reads the record first; [`Desk::submit_cached`]
//! takes board and game from the caches and reads nothing. Both end in the same append, for which the
//! store compares entry number, phone and code in SQL.

use super::append::{append_by_phone, changes_result};
use super::{
    BoardContext, CachedUmpire, RecordRequest, Recorded, RecordedGame, Umpire, behind, closed,
};
use crate::change_feed::ClientId;
use crate::desk::{Desk, Fault};
use crate::referee::{Entry, Event as Happening, Game};
use chrono::{DateTime, Utc};
use std::sync::Arc;

impl Desk {
    /// The access of a phone to a board from the cache; `None` if it must be looked up.
    pub fn cached_umpire(
        &self,
        code: &str,
        phone: Option<&str>,
        at: DateTime<Utc>,
    ) -> Option<CachedUmpire> {
        self.board_cache.umpire(code, phone, at)
    }

    /// Records a request. If the record contains its entries already, because the response was lost
    /// or another phone sent the same, it succeeds again.
    ///
    /// # Errors
    /// [`Fault::Behind`] after other entries; [`Fault::Taken`] when another phone records;
    /// [`Fault::Refused`].
    pub fn submit(
        &self,
        umpire: &Umpire,
        request: &RecordRequest,
        at: DateTime<Utc>,
    ) -> Result<Recorded, Fault> {
        self.check_heartbeat(at)?;
        let board_context = &*umpire.board_context;
        let record = self.load(board_context.event.id, board_context.game)?;
        if let Some(through) = request.done_before(&record, board_context) {
            return Ok(Recorded { record, through });
        }
        let official = umpire.official()?;
        if !board_context.is_open {
            return Err(closed(board_context));
        }
        if record.game.seq == 0 {
            self.check_no_result(board_context)?;
        }
        let (game, entries) = request.entries(&record, board_context, at, &official)?;
        let append = append_by_phone(umpire, &record, &game, &entries, at)?;
        let (id, which) = (board_context.event.id, board_context.game);
        let has_new_result = changes_result(&record, &append);
        self.store
            .write(move |tx| tx.append(id, which, &append))
            .map_err(|error| behind(error, record.game.seq))?;
        let (before, through) = (record.game.seq, game.seq);
        let by = (umpire.board_context(), request.client);
        let record = self.published(by, record, (game, entries), has_new_result);
        let record = self.called_for_reds(board_context, record, before, at)?;
        Ok(Recorded { record, through })
    }

    /// Before the first entry: what the organiser entered stands until the organiser clears it.
    pub(super) fn check_no_result(&self, board_context: &BoardContext) -> Result<(), Fault> {
        let (id, round, board) = (
            board_context.event.id,
            board_context.round,
            board_context.board,
        );
        let found = self.store.read(move |db| db.board(id, round, board))?;
        let result = found.result.map(|scored| scored.result);
        result.map_or(Ok(()), |result| Err(Fault::HasResult(result)))
    }

    /// Records a request by the cached board and game. `None`: nothing was written, and the caller
    /// has to use [`Desk::submit`], which also returns the error. `Some` proves the access as well,
    /// as the store has compared phone and code.
    pub async fn submit_cached(
        &self,
        CachedUmpire(umpire): CachedUmpire,
        request: &RecordRequest,
        at: DateTime<Utc>,
    ) -> Option<(Umpire, Recorded)> {
        if self.has_clock_jumped(at) {
            return None;
        }
        let board_context = &*umpire.board_context;
        let record = self.game_cache.get(board_context.game)?;
        let official = umpire.official().ok()?;
        let (game, entries) = request
            .entries(&record, board_context, at, &official)
            .ok()?;
        // A red card may call the organiser, which needs all cards of the player.
        if entries.iter().any(shows_a_card) {
            return None;
        }
        let append = append_by_phone(&umpire, &record, &game, &entries, at).ok()?;
        let has_new_result = changes_result(&record, &append);
        let written = self
            .store
            .append_soon(board_context.event.id, board_context.game, append);
        written.await.ok()?;
        let through = game.seq;
        let by = (umpire.board_context(), request.client);
        let record = self.published(by, record, (game, entries), has_new_result);
        Some((umpire, Recorded { record, through }))
    }

    /// Adds written entries to the cached game and announces them.
    pub(super) fn published(
        &self,
        (board_context, client): (&BoardContext, Option<ClientId>),
        record: Arc<RecordedGame>,
        (game, entries): (Game, Vec<Entry>),
        has_new_result: bool,
    ) -> Arc<RecordedGame> {
        let which = board_context.game;
        let record = self.game_cache.take_for_update(which, record);
        let record = Arc::new(record.with(entries, game));
        self.game_cache.insert(which, Arc::clone(&record));
        self.announce_by(client, board_context, has_new_result);
        record
    }
}

fn shows_a_card(entry: &Entry) -> bool {
    matches!(entry.event, Happening::CardShown { .. })
}

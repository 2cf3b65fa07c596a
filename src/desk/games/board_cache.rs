//! Cache of board lookups by access code, so that a phone that sends turn after turn is authorised
//! without a query. Any change of an event makes its boards stale. Used only for writes, which
//! compare phone and code again in SQL.

use super::{BoardContext, Umpire};
use crate::change_feed::{Cache, Freshness, Hub, Topic};
use crate::desk::secret;
use crate::store::{Digest, Recorder};
use chrono::{DateTime, Utc};
use std::sync::Arc;

#[derive(Default)]
pub(in crate::desk) struct BoardCache(Cache<Digest, CachedBoard, 4_096>);

struct CachedBoard {
    board_context: Arc<BoardContext>,
    recorder: Option<Recorder>,
    expires_at_ms: i64,
    /// Stale after any change of the event since just before the lookup.
    freshness: Freshness,
}

impl BoardCache {
    /// The freshness of a lookup that begins now; `None` for a board that is not cached.
    pub(super) fn fresh_from_now(&self, code: &Digest) -> Option<Freshness> {
        Some(self.0.get(code)?.freshness.renewed())
    }

    pub(super) fn insert(
        &self,
        hub: &Hub,
        umpire: &Umpire,
        expires_at_ms: i64,
        freshness: Option<Freshness>,
    ) {
        // Without a watch from before the lookup, a change in between may have been missed.
        let topic = Topic::Tournament(umpire.board_context.event.id.0);
        let unsure = || Freshness::of(hub.watch_version(topic)).unsure();
        let board = CachedBoard {
            board_context: Arc::clone(&umpire.board_context),
            recorder: umpire.recorder.clone(),
            expires_at_ms,
            freshness: freshness.unwrap_or_else(unsure),
        };
        self.0.insert_if(umpire.code, Arc::new(board), |_| true);
    }

    /// The access of a phone to a board; `None` if it must be looked up.
    pub(super) fn umpire(
        &self,
        code: &str,
        phone: Option<&str>,
        at: DateTime<Utc>,
    ) -> Option<CachedUmpire> {
        let code = secret::digest(&secret::tidy_code(code));
        let board = self.0.get(&code)?;
        let is_good = board.freshness.is_fresh()
            && board.board_context.is_open
            && at.timestamp_millis() <= board.expires_at_ms;
        let umpire = || Umpire {
            board_context: Arc::clone(&board.board_context),
            code,
            phone: phone.map(secret::digest),
            recorder: board.recorder.clone(),
        };
        is_good.then(|| CachedUmpire(umpire()))
    }
}

/// The access of a phone to a board as it was last proven. Valid only for
/// [`Desk::submit_cached`](crate::desk::Desk::submit_cached), which proves it again.
pub struct CachedUmpire(pub(super) Umpire);

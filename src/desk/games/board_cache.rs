//! Cache of board lookups by access code, so that a phone that sends turn after turn is
//! authorised without a query. Any change of the event makes its boards stale. Used only for
//! writes that compare phone and code again in SQL.

use super::{BoardContext, Umpire};
use crate::desk::{Desk, secret};
use crate::live::{Hub, Topic};
use crate::store::{Digest, Recorder};
use chrono::{DateTime, Utc};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

/// Boards in the cache; when it is full it is cleared.
const CAPACITY: usize = 4_096;

#[derive(Default)]
pub(in crate::desk) struct BoardCache(Mutex<HashMap<Digest, CachedBoard>>);

#[derive(Clone)]
struct CachedBoard {
    seat: BoardContext,
    recorder: Option<Recorder>,
    expires_at_ms: i64,
    /// Changes of the event since just before the lookup.
    changes: watch::Receiver<u64>,
}

impl BoardCache {
    /// The changes of the event from now on, for a lookup that begins now; `None` for a
    /// board that is not in the cache.
    pub(super) fn changes_from_now(&self, code: &Digest) -> Option<watch::Receiver<u64>> {
        let boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut changes = boards.get(code)?.changes.clone();
        changes.mark_unchanged();
        Some(changes)
    }

    pub(super) fn insert(
        &self,
        hub: &Hub,
        umpire: &Umpire,
        expires_at_ms: i64,
        changes_from_now: Option<watch::Receiver<u64>>,
    ) {
        let first = || {
            let mut changes = hub.watch_version(Topic::Tournament(umpire.seat.event.id.0));
            // Watched only now: something may have changed since the lookup.
            changes.mark_changed();
            changes
        };
        let board = CachedBoard {
            seat: umpire.seat.clone(),
            recorder: umpire.recorder.clone(),
            expires_at_ms,
            changes: changes_from_now.unwrap_or_else(first),
        };
        let mut boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if boards.len() >= CAPACITY {
            boards.clear();
        }
        boards.insert(umpire.code, board);
    }

    fn get(&self, code: &Digest) -> Option<CachedBoard> {
        let boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let board = boards.get(code)?;
        matches!(board.changes.has_changed(), Ok(false)).then(|| board.clone())
    }
}

/// The right of a phone at a board as it was last proven. Good only for
/// [`Desk::submit_cached`], which proves it again.
pub struct CachedUmpire(pub(super) Umpire);

impl Desk {
    /// The right of a phone at a board from the cache; `None` if it must be looked up.
    pub fn cached_umpire(
        &self,
        code: &str,
        phone: Option<&str>,
        at: DateTime<Utc>,
    ) -> Option<CachedUmpire> {
        let code = secret::digest(&secret::tidy_code(code));
        let board = self.board_cache.get(&code)?;
        let is_good = board.seat.is_open && at.timestamp_millis() <= board.expires_at_ms;
        let umpire = || Umpire {
            seat: board.seat,
            code,
            phone: phone.map(secret::digest),
            recorder: board.recorder,
        };
        is_good.then(|| CachedUmpire(umpire()))
    }
}

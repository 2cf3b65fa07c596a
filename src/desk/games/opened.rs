//! Boards as their codes opened them last, so that a phone that sends turn
//! after turn is known without a look at the store. What is remembered is
//! forgotten when anything of the event is announced, and believed only where
//! the store compares it again as it writes.

use super::{Seat, Umpire};
use crate::desk::{Desk, secret};
use crate::live::{Hub, Topic};
use crate::store::{Digest, Recorder};
use chrono::{DateTime, Utc};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

/// So many boards are remembered at most; then they are looked up anew.
const MOST: usize = 4_096;

/// The boards of a desk, by their codes.
#[derive(Default)]
pub(in crate::desk) struct Opened(Mutex<HashMap<Digest, Board>>);

/// What a code opened.
#[derive(Clone)]
struct Board {
    seat: Seat,
    recorder: Option<Recorder>,
    expires_at_ms: i64,
    /// Changes of the event since just before it was looked up.
    changes: watch::Receiver<u64>,
}

impl Opened {
    /// The changes of the event from now on, for whoever looks the board up
    /// now; `None` for a board that nobody looked up before.
    pub(super) fn heeded(&self, code: &Digest) -> Option<watch::Receiver<u64>> {
        let boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut changes = boards.get(code)?.changes.clone();
        changes.mark_unchanged();
        Some(changes)
    }

    /// Remembers what a code has opened.
    pub(super) fn keep(
        &self,
        hub: &Hub,
        umpire: &Umpire,
        expires_at_ms: i64,
        heeded: Option<watch::Receiver<u64>>,
    ) {
        let first = || {
            let mut changes = hub.heed(Topic::Tournament(umpire.seat.event.id.0));
            // Followed only now: something may have changed since the look.
            changes.mark_changed();
            changes
        };
        let board = Board {
            seat: umpire.seat.clone(),
            recorder: umpire.recorder.clone(),
            expires_at_ms,
            changes: heeded.unwrap_or_else(first),
        };
        let mut boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if boards.len() >= MOST {
            boards.clear();
        }
        boards.insert(umpire.code, board);
    }

    fn at(&self, code: &Digest) -> Option<Board> {
        let boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let board = boards.get(code)?;
        matches!(board.changes.has_changed(), Ok(false)).then(|| board.clone())
    }
}

/// The right of a phone at a board as it was proven last. Good for
/// [`Desk::carry_out_at_once`], which proves it again, and nothing else.
pub struct Remembered(pub(super) Umpire);

impl Desk {
    /// The right of a phone at a board as it was proven last; `None` if it must
    /// be looked up.
    pub fn umpire_as_remembered(
        &self,
        code: &str,
        phone: Option<&str>,
        at: DateTime<Utc>,
    ) -> Option<Remembered> {
        let code = secret::digest(&secret::tidy_code(code));
        let board = self.opened.at(&code)?;
        let is_good = board.seat.is_open && at.timestamp_millis() <= board.expires_at_ms;
        let umpire = || Umpire {
            seat: board.seat,
            code,
            phone: phone.map(secret::digest),
            recorder: board.recorder,
        };
        is_good.then(|| Remembered(umpire()))
    }
}

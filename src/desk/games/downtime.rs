//! Pauses for downtime, so that no player loses time: the server was stopped, or its clock jumped.

use super::append::append_of;
use crate::change_feed::Topic;
use crate::desk::{Desk, Fault};
use crate::referee::{Pause, pause_for_lost_time};
use crate::store::{GameId, StoreError};
use crate::tournament::TournamentId;
use chrono::{DateTime, Utc};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Interval at which [`Desk::beat`] has to be called.
pub const HEARTBEAT: Duration = Duration::from_secs(5);
/// Beats further apart than this show that the laptop slept or its clock was changed.
const LONGEST_MS: i64 = 20_000;
/// Corrections by a time server put the clock back a little now and then.
const BACK_MS: i64 = -2_000;

impl Desk {
    /// Pauses every game whose clock was running when the server stopped, as of its last entry: the
    /// time since then counts for no player. Returns the number of games.
    pub fn pause_interrupted(&self, at: DateTime<Utc>) -> Result<usize, Fault> {
        self.store.write(|tx| tx.close_casual_streams())?;
        self.interrupt(&Pause::ServerStopped, None, at)
    }

    /// Records that the server runs. When its clock has jumped since the last beat, every game whose
    /// clock was running is paused as of that beat. Returns the number of games.
    pub fn beat(&self, at: DateTime<Utc>) -> Result<usize, Fault> {
        let now_ms = at.timestamp_millis();
        let last_ms = self.last_beat_ms.swap(now_ms, Ordering::SeqCst);
        let is_jump = is_jump(last_ms, now_ms);
        if !is_jump && last_ms != 0 {
            return Ok(0);
        }
        let paused = if is_jump {
            let known = DateTime::from_timestamp_millis(last_ms);
            let jump_ms = now_ms - last_ms;
            self.interrupt(&Pause::ClockJumped { jump_ms }, known, at)?
        } else {
            0
        };
        // A clock that was put back, also while the server was stopped, extends no session.
        self.store
            .write(move |tx| tx.correct_session_times(now_ms))?;
        Ok(paused)
    }

    /// Checks for a jump before an entry is written, so that the first entry after a gap comes after
    /// the pause; not where the clock is not checked.
    pub(super) fn check_heartbeat(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        if self.last_beat_ms.load(Ordering::SeqCst) != 0 {
            self.beat(at)?;
        }
        Ok(())
    }

    /// Whether the clock has jumped since the last beat.
    pub(super) fn has_clock_jumped(&self, at: DateTime<Utc>) -> bool {
        let last_ms = self.last_beat_ms.load(Ordering::SeqCst);
        is_jump(last_ms, at.timestamp_millis())
    }

    /// Pauses all running clocks as of `known`, or as of the last entry if that is later.
    fn interrupt(
        &self,
        pause: &Pause,
        known: Option<DateTime<Utc>>,
        at: DateTime<Utc>,
    ) -> Result<usize, Fault> {
        let running = self.store.read(|db| db.running_games())?;
        let mut paused = 0;
        for (tournament, which) in running {
            match self.interrupt_one(tournament, which, pause, known, at) {
                Ok(is_paused) => paused += usize::from(is_paused),
                // Other games go on, and the server starts.
                Err(fault @ (Fault::Corrupt(_) | Fault::Store(StoreError::Unreadable { .. }))) => {
                    tracing::error!(game = which.0, %fault, "a game was not paused");
                }
                Err(fault) => return Err(fault),
            }
        }
        Ok(paused + self.interrupt_casual(pause, known, at)?)
    }

    fn interrupt_one(
        &self,
        tournament: TournamentId,
        which: GameId,
        pause: &Pause,
        known: Option<DateTime<Utc>>,
        at: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let record = self.load(tournament, which)?;
        let Some(last) = record.entries.last() else {
            return Ok(false);
        };
        let known = known.map_or(last.at, |known| known.max(last.at));
        let Some(draft) = pause_for_lost_time(&record.game, pause.clone(), known, at)? else {
            return Ok(false);
        };
        let append = append_of(record.game.seq, &draft.game, &draft.entries)?;
        match self
            .store
            .write(move |tx| tx.append(tournament, which, &append))
        {
            // A concurrent entry shows that this game goes on.
            Err(StoreError::Conflict) => return Ok(false),
            written => written?,
        }
        self.hub().announce(Topic::Game(which.0));
        self.hub().announce(Topic::Hall(tournament.0));
        Ok(true)
    }
}

/// Whether there is a gap between two beats; `last_ms` is 0 before the first.
fn is_jump(last_ms: i64, now_ms: i64) -> bool {
    last_ms != 0 && !(BACK_MS..=LONGEST_MS).contains(&(now_ms - last_ms))
}

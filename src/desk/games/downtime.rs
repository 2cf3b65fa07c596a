//! Downtime that no player may lose: the server was stopped, or its clock jumped.

use super::append::append_of;
use crate::desk::{Desk, Fault};
use crate::live::Topic;
use crate::referee::{Pause, interrupted};
use crate::store::{GameId, StoreError};
use crate::tournament::TournamentId;
use chrono::{DateTime, Utc};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How often somebody has to call [`Desk::beat`].
pub const HEARTBEAT: Duration = Duration::from_secs(5);
/// Two beats further apart than this are a gap: the laptop slept, or its clock
/// was changed.
const LONGEST_MS: i64 = 20_000;
/// A clock that is put right by the network goes back a little now and then.
const BACK_MS: i64 = -2_000;

impl Desk {
    /// Pauses every game whose clock was running when the server stopped, as of
    /// its last entry: the time since then counts for nobody. Returns how many.
    ///
    /// # Errors
    /// Those of the store.
    pub fn pause_interrupted(&self, at: DateTime<Utc>) -> Result<usize, Fault> {
        self.interrupt(&Pause::ServerStopped, None, at)
    }

    /// Notes that the server is awake. When its clock has jumped since the last
    /// time, every game whose clock was running is paused as of then. Returns
    /// how many.
    ///
    /// # Errors
    /// Those of the store.
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
        // No session lives longer for a clock that was put back, be it while nobody looked.
        self.store.write(move |tx| tx.set_sessions_back(now_ms))?;
        Ok(paused)
    }

    /// The same before an entry is made, so that the first after a gap does not
    /// slip past it; not where nobody watches the clock.
    pub(super) fn check_heartbeat(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        if self.last_beat_ms.load(Ordering::SeqCst) != 0 {
            self.beat(at)?;
        }
        Ok(())
    }

    /// Whether the clock has jumped since somebody looked.
    pub(super) fn has_clock_jumped(&self, at: DateTime<Utc>) -> bool {
        let last_ms = self.last_beat_ms.load(Ordering::SeqCst);
        is_jump(last_ms, at.timestamp_millis())
    }

    /// Pauses all running clocks as of a moment, or of the last entry if that
    /// is later or nothing else is known.
    fn interrupt(
        &self,
        pause: &Pause,
        known: Option<DateTime<Utc>>,
        at: DateTime<Utc>,
    ) -> Result<usize, Fault> {
        let running = self.store.read(|db| db.running_games())?;
        let mut paused = 0;
        for (tournament, which) in running {
            paused += usize::from(self.interrupt_one(tournament, which, pause, known, at)?);
        }
        Ok(paused)
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
        let Some(draft) = interrupted(&record.game, pause.clone(), known, at)? else {
            return Ok(false);
        };
        let append = append_of(record.game.seq, &draft.game, &draft.entries)?;
        match self
            .store
            .write(move |tx| tx.append(tournament, which, &append))
        {
            // Somebody wrote at the same moment: that game is awake.
            Err(StoreError::Conflict) => return Ok(false),
            written => written?,
        }
        self.hub().announce(Topic::Game(which.0));
        self.hub().announce(Topic::Hall(tournament.0));
        Ok(true)
    }
}

/// Whether two beats are a gap; before the first one nobody watches.
fn is_jump(last_ms: i64, now_ms: i64) -> bool {
    last_ms != 0 && !(BACK_MS..=LONGEST_MS).contains(&(now_ms - last_ms))
}

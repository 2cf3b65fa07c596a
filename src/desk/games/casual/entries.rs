//! The entries of casual games, by the players and by the program.

use super::casual_game::{CasualGame, device};
use crate::desk::games::append::drafted;
use crate::desk::games::due_cards::{GRACE, card_for};
use crate::desk::games::{GameTerms, RecordRequest, Recorded, RecordedGame};
use crate::desk::settings_json::unreadable;
use crate::desk::{Desk, Fault};
use crate::referee::{
    Command, Entry, Event, Game, Official, Pause, Phase, Refusal, Role, pause_for_lost_time,
};
use crate::rules::Side;
use crate::store::CasualRow;
use chrono::{DateTime, Utc};
use std::sync::Arc;

/// The largest record in bytes, some thousand entries; only the end of the game may come after it.
pub(super) const LONGEST: usize = 96 * 1024;

impl Desk {
    /// Records the request of a player of a casual game. Like [`Desk::submit`] it succeeds again if the record
    /// contains its entries already.
    ///
    /// # Errors
    /// [`Fault::Behind`] after other entries; [`Fault::SeatTaken`] for a device that does not play;
    /// [`Fault::Refused`]; [`Fault::RecordFull`].
    pub fn submit_to_casual(
        &self,
        game: &CasualGame,
        request: &RecordRequest,
        at: DateTime<Utc>,
    ) -> Result<Recorded, Fault> {
        self.check_heartbeat(at)?;
        let side = game.side.ok_or(Fault::SeatTaken)?;
        let request = request.clone().by_player(side);
        let record = &game.record;
        if let Some(through) = request.done_before(record, game) {
            return Ok(Recorded {
                record: Arc::clone(record),
                through,
            });
        }
        // Nobody could answer a call, or end a pause that is not for lost time.
        if matches!(request.command, Command::Request(_) | Command::Pause(_)) {
            return Err(Refusal::UmpireOnly.into());
        }
        let player = Official {
            role: Role::of_player(side),
            name: String::new(),
        };
        let (after, entries) = request.entries(record, game, at, &player)?;
        let record = self.append_to_casual(game, game.row.clone(), (after, entries), at)?;
        Ok(Recorded {
            through: record.game.seq,
            record,
        })
    }

    /// Starts the game of a changed row.
    pub(super) fn start_casual(
        &self,
        game: &CasualGame,
        row: CasualRow,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let drafted = drafted(&game.record.game, game, game.start(), at, &program())?;
        self.append_to_casual(game, row, drafted, at).map(drop)
    }

    fn append_to_casual(
        &self,
        game: &CasualGame,
        mut row: CasualRow,
        (after, entries): (Game, Vec<Entry>),
        at: DateTime<Utc>,
    ) -> Result<Arc<RecordedGame>, Fault> {
        for entry in &entries {
            row.entries.push_str(&line(entry)?);
            row.entries.push('\n');
        }
        let running = match &after.phase {
            Phase::Running(play) => Some(play),
            Phase::Scheduled | Phase::Finished(_) => None,
        };
        if row.entries.len() > LONGEST && running.is_some() {
            return Err(Fault::RecordFull);
        }
        row.due_ms = running
            .and_then(|play| play.clock.over_at())
            .map(|over| over.timestamp_millis());
        let id = row.id;
        self.change_casual(row, at)?;
        let record = RecordedGame::clone(&game.record).with(entries, after);
        let record = Arc::new(record);
        self.keep_casual(id, &record);
        Ok(record)
    }

    fn keep_casual(&self, id: i64, record: &Arc<RecordedGame>) {
        let seq = record.game.seq;
        self.casual_cache
            .insert_if(id, Arc::clone(record), |cached| cached.game.seq < seq);
    }

    /// The record of a row, of which the cache may have the first entries.
    pub(super) fn casual_record(&self, row: &CasualRow) -> Result<Arc<RecordedGame>, Fault> {
        let lines: Vec<&str> = row.entries.lines().collect();
        let cached = self.casual_cache.get(&row.id);
        let cached = cached.filter(|known| known.entries.len() <= lines.len());
        let known = match cached {
            Some(known) if known.entries.len() == lines.len() => return Ok(known),
            Some(known) => Arc::unwrap_or_clone(known),
            None => RecordedGame::unread(0),
        };
        let since = lines.into_iter().skip(known.entries.len()).map(read_line);
        let since = since.collect::<Result<Vec<Entry>, Fault>>()?;
        let game = since.iter().try_fold(known.game.clone(), Game::apply)?;
        let record = Arc::new(known.with(since, game));
        self.keep_casual(row.id, &record);
        Ok(record)
    }

    /// Shows the next card to each player of a casual game whose time has been over for [`GRACE`]. Returns the
    /// number of cards.
    pub(in crate::desk::games) fn show_cards_of_casual(
        &self,
        at: DateTime<Utc>,
    ) -> Result<usize, Fault> {
        let by_ms = (at - GRACE).timestamp_millis();
        let mut shown = 0;
        for id in self.store.read(move |db| db.due_casual_games(by_ms))? {
            match self.show_card_of_casual(id, at) {
                Ok(is_shown) => shown += usize::from(is_shown),
                Err(fault) => tracing::error!(game = id, %fault, "a card was not shown"),
            }
        }
        Ok(shown)
    }

    fn show_card_of_casual(&self, id: i64, at: DateTime<Utc>) -> Result<bool, Fault> {
        let game = self.casual_game_of(id)?;
        let Phase::Running(play) = &game.record.game.phase else {
            return Ok(false);
        };
        let Ok(drafted) = drafted(&game.record.game, &game, card_for(play), at, &program()) else {
            return Ok(false); // the law gives the opponent no turn
        };
        match self.append_to_casual(&game, game.row.clone(), drafted, at) {
            Ok(_) => Ok(true),
            // A turn came in time after all.
            Err(Fault::Behind { .. }) => Ok(false),
            Err(fault) => Err(fault),
        }
    }

    /// Pauses the clocks of casual games, as those of events. Returns the number of games.
    pub(in crate::desk::games) fn interrupt_casual(
        &self,
        pause: &Pause,
        known: Option<DateTime<Utc>>,
        at: DateTime<Utc>,
    ) -> Result<usize, Fault> {
        let mut paused = 0;
        for id in self.store.read(|db| db.due_casual_games(i64::MAX))? {
            match self.interrupt_one_casual(id, pause, known, at) {
                Ok(is_paused) => paused += usize::from(is_paused),
                // Other games go on, and the server starts.
                Err(fault) => tracing::error!(game = id, %fault, "a game was not paused"),
            }
        }
        Ok(paused)
    }

    fn interrupt_one_casual(
        &self,
        id: i64,
        pause: &Pause,
        known: Option<DateTime<Utc>>,
        at: DateTime<Utc>,
    ) -> Result<bool, Fault> {
        let game = self.casual_game_of(id)?;
        let Some(last) = game.record.entries.last() else {
            return Ok(false);
        };
        let known = known.map_or(last.at, |known| known.max(last.at));
        let Some(draft) = pause_for_lost_time(&game.record.game, pause.clone(), known, at)? else {
            return Ok(false);
        };
        let entries = (draft.game, draft.entries);
        match self.append_to_casual(&game, game.row.clone(), entries, at) {
            Ok(_) => Ok(true),
            Err(Fault::Behind { .. }) => Ok(false),
            Err(fault) => Err(fault),
        }
    }
}

impl CasualGame {
    /// Whether each side has a device.
    pub fn has_both(&self) -> bool {
        Side::BOTH
            .into_iter()
            .all(|side| device(&self.row, side).is_some())
    }
}

fn program() -> Official {
    Official {
        role: Role::Program,
        name: String::new(),
    }
}

/// An entry as a line: its number, its time, its author and its event.
fn line(entry: &Entry) -> Result<String, Fault> {
    let at_ms = entry.at.timestamp_millis();
    serde_json::to_string(&(entry.seq, at_ms, &entry.by, &entry.event))
        .map_err(|why| unreadable("record", why).into())
}

fn read_line(line: &str) -> Result<Entry, Fault> {
    let (seq, at_ms, by, event): (u32, i64, Official, Event) =
        serde_json::from_str(line).map_err(|why| unreadable("record", why))?;
    let at = DateTime::from_timestamp_millis(at_ms)
        .ok_or_else(|| unreadable("record", format!("entry {seq} has no possible time")))?;
    Ok(Entry { seq, at, by, event })
}

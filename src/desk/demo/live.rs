//! The demo plays on: its own umpires record the scripted games at the pace of children.
//!
//! Everything but whether it is stopped is read from the records: a board is the demo's while the
//! demo's phone records it, and the number of recorded actions is the place in its script. So the
//! demo goes on after a restart, and a board that somebody takes over is left alone.

use super::script::{self, Script};
use super::{NAME, UMPIRES};
use crate::desk::events::Event;
use crate::desk::games::{RecordRequest, RecordedGame, Umpire};
use crate::desk::rights::{PairRounds, Permits};
use crate::desk::{Desk, Fault, secret};
use crate::referee::{Command, Entry, Event as Happening, Pause};
use crate::rules::Side;
use crate::store::{Board, GamePhase, RoundStage, StoreError};
use crate::tournament::RoundNo;
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;

/// The boards that begin soon after their round was posted; the others wait for visitors.
const BEGIN_SOON: usize = 9;
/// When the first of the waiting boards begins by itself, in minutes after the round was posted.
const WAITING_BEGIN: i64 = 16;
/// Minutes between two of them.
const WAITING_APART: i64 = 4;
/// Seconds before a game goes on that was interrupted by a stop of the server.
const AFTER_STOP: i64 = 2;

/// The state of a demo whose round is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DemoState {
    /// Its games go on by themselves.
    Plays,
    /// It was stopped, or has not been started.
    Stopped,
}

/// A board of the posted round with its script.
struct Table {
    board: Board,
    place: usize,
    script: Script,
    phone: String,
}

impl Table {
    fn is_over(&self) -> bool {
        let phase = self.board.state.as_ref().map(|state| state.phase);
        self.board.result.is_some() || phase == Some(GamePhase::Finished)
    }

    /// Whether nobody has touched the board.
    fn is_free(&self) -> bool {
        let state = self.board.state.as_ref();
        state.is_some_and(|state| state.seq == 0 && state.recorder.is_none())
    }

    /// Whether the demo's own phone records.
    fn is_own(&self) -> bool {
        let recorder = self.board.state.as_ref();
        let recorder = recorder.and_then(|state| state.recorder.as_ref());
        recorder.is_some_and(|recorder| recorder.phone == secret::digest(&self.phone))
    }

    fn begins(&self, posted: DateTime<Utc>) -> DateTime<Utc> {
        let place = self.place as i64;
        let waits = place - BEGIN_SOON as i64;
        match waits {
            0.. => posted + TimeDelta::minutes(WAITING_BEGIN + WAITING_APART * waits),
            _ => posted + TimeDelta::seconds(20 + 5 * place),
        }
    }

    /// The next command, and when it is due; `None` if the demo has nothing to do here.
    fn next(&self, record: &RecordedGame) -> Option<(Command, DateTime<Utc>)> {
        let recorder = self.board.state.as_ref()?.recorder.as_ref()?;
        let began = DateTime::from_timestamp_millis(recorder.since_ms)?;
        let last = record.entries.last().map_or(began, |entry| entry.at);
        let play = record.game.play();
        match play.and_then(|play| play.pause.as_ref()) {
            None => {}
            Some(Pause::Incident { .. }) => return None,
            Some(Pause::Umpire { .. }) => return Some((Command::Resume, last)),
            Some(Pause::ServerStopped | Pause::ClockJumped { .. }) => {
                return Some((Command::Resume, last + TimeDelta::seconds(AFTER_STOP)));
            }
        }
        let number = record.entries.iter().filter(|one| is_action(one)).count();
        let action = self.script.action(number)?;
        let mover = play.map_or(Side::First, |play| play.to_move());
        let takes = script::seconds(action, number + 3 * self.place);
        let due = last + TimeDelta::seconds(takes);
        Some((script::command(action, mover), due))
    }
}

/// Whether an entry is an action of a script.
fn is_action(entry: &Entry) -> bool {
    matches!(
        entry.event,
        Happening::TurnPlayed { .. } | Happening::CardShown { .. }
    )
}

impl Desk {
    /// The state of a demo, given the boards of its round; `None` for any other event, and when
    /// all results are in.
    pub fn demo_state(&self, event: &Event, boards: &[Board]) -> Option<DemoState> {
        let is_posted = boards.iter().any(|board| board.result.is_none());
        let plays = self.demos.plays(&event.key).filter(|_| is_posted)?;
        Some(if plays {
            DemoState::Plays
        } else {
            DemoState::Stopped
        })
    }

    /// Lets the games of a demo go on by themselves. Nothing happens for any other event.
    ///
    /// # Errors
    /// When a game cannot be read or written.
    pub fn start_demo(
        &self,
        organiser: &impl Permits<PairRounds>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let event = organiser.actor().event();
        if self.demos.plays(&event.key).is_none() && !self.has_demo_boards(event)? {
            return Ok(());
        }
        self.demos.set(&event.key, true);
        self.play_demo(&event.key, at)?;
        self.announce_event(event.id);
        Ok(())
    }

    /// Stops the games of a demo: those that the demo records are paused, and none begins.
    ///
    /// # Errors
    /// When a game cannot be read or written.
    pub fn stop_demo(
        &self,
        organiser: &impl Permits<PairRounds>,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let event = organiser.actor().event();
        if self.demos.plays(&event.key).is_none() {
            return Ok(());
        }
        self.demos.set(&event.key, false);
        for table in self.tables(event)?.1 {
            let record = self.load(event.id, table.board.game)?;
            let is_playing = record.game.play().is_some_and(|play| play.pause.is_none());
            if table.is_own() && !table.is_over() && is_playing {
                self.act(&table, &record, script::pause(), at)?;
            }
        }
        self.announce_event(event.id);
        Ok(())
    }

    /// Finds the demos of a database that was opened just now, so that they go on.
    ///
    /// # Errors
    /// When the games cannot be read.
    pub fn find_demos(&self) -> Result<(), Fault> {
        for event in self.events_named(NAME)? {
            if !event.is_finished && self.has_demo_boards(&event)? {
                let plays = !self.is_stopped(&event)?;
                self.demos.set(&event.key, plays);
            }
        }
        Ok(())
    }

    /// Records what is due on the boards of all demos that play, and returns when the next thing
    /// is due. Without a demo it costs nothing.
    pub fn play_demos(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let due = self.demos.playing().into_iter().filter_map(|key| {
            match self.play_demo(&key, at) {
                Ok(due) => due,
                Err(Fault::NotFound | Fault::Store(StoreError::Missing)) => {
                    // Deleted.
                    self.demos.forget(&key);
                    None
                }
                Err(fault) => {
                    tracing::debug!(%fault, "a demo could not go on");
                    None
                }
            }
        });
        due.min()
    }

    /// Whether the demo's phone records a board of the last round that was posted.
    fn has_demo_boards(&self, event: &Event) -> Result<bool, Fault> {
        let tournament = self.tournament(event)?;
        let round = tournament.posted().map(|posted| posted.number);
        let round = round.or_else(|| tournament.closed.last().map(|closed| closed.number));
        let Some(round) = round else {
            return Ok(false);
        };
        let tables = self.tables_of(event, round)?;
        Ok(tables.iter().any(Table::is_own))
    }

    /// Whether all games of the demo are paused by hand.
    fn is_stopped(&self, event: &Event) -> Result<bool, Fault> {
        let (_, tables) = self.tables(event)?;
        let own = tables
            .iter()
            .filter(|table| table.is_own() && !table.is_over());
        let mut is_stopped = false;
        for table in own {
            let record = self.load(event.id, table.board.game)?;
            let pause = record.game.play().and_then(|play| play.pause.as_ref());
            is_stopped = matches!(pause, Some(Pause::Umpire { .. }));
            if !is_stopped {
                break;
            }
        }
        Ok(is_stopped)
    }

    fn play_demo(&self, key: &str, at: DateTime<Utc>) -> Result<Option<DateTime<Utc>>, Fault> {
        let event = self.event(key)?;
        let (posted, tables) = self.tables(&event)?;
        let mut next: Option<DateTime<Utc>> = None;
        for table in tables.into_iter().filter(|table| !table.is_over()) {
            let due = self.play_table(&event, &table, posted, at)?;
            next = due.map_or(next, |due| Some(next.map_or(due, |next| next.min(due))));
        }
        Ok(next)
    }

    /// Records what is due on a board, at most one action, and returns when the next is due.
    fn play_table(
        &self,
        event: &Event,
        table: &Table,
        posted: DateTime<Utc>,
        at: DateTime<Utc>,
    ) -> Result<Option<DateTime<Utc>>, Fault> {
        if table.is_free() {
            let begins = table.begins(posted);
            if at < begins {
                return Ok(Some(begins));
            }
            return Ok(self.sit_down(table, at).then_some(at));
        }
        if !table.is_own() {
            return Ok(None);
        }
        let record = self.load(event.id, table.board.game)?;
        let Some((command, due)) = table.next(&record) else {
            return Ok(None);
        };
        if at < due {
            return Ok(Some(due));
        }
        match self.act(table, &record, command, at) {
            Ok(record) => Ok(table.next(&record).map(|(_, due)| due)),
            // Somebody has taken the board over, or its round was closed, in this moment.
            Err(Fault::Taken { .. } | Fault::Behind { .. } | Fault::OldCode { .. }) => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// Lets an umpire of the demo take a free board; not if a person is faster.
    fn sit_down(&self, table: &Table, at: DateTime<Utc>) -> bool {
        let name = UMPIRES.lines().nth(table.place).unwrap_or("Ms Gumbi");
        let taken = self
            .demo_umpire(table, at)
            .and_then(|umpire| self.record_with(&umpire, name, false, &table.phone, at));
        taken.is_ok()
    }

    fn act(
        &self,
        table: &Table,
        record: &RecordedGame,
        command: Command,
        at: DateTime<Utc>,
    ) -> Result<Arc<RecordedGame>, Fault> {
        let umpire = self.demo_umpire(table, at)?;
        let request = RecordRequest::now(record.game.seq, command);
        Ok(self.submit(&umpire, &request, at)?.record)
    }

    fn demo_umpire(&self, table: &Table, at: DateTime<Utc>) -> Result<Umpire, Fault> {
        let code = self.code_of(&table.board).ok_or(Fault::NotFound)?;
        self.umpire(&code, Some(&table.phone), at)
    }

    /// When the round being played was posted, and its boards; none between two rounds.
    fn tables(&self, event: &Event) -> Result<(DateTime<Utc>, Vec<Table>), Fault> {
        let id = event.id;
        let rounds = self.store.read(move |db| db.rounds(id))?;
        let posted = rounds
            .into_iter()
            .find(|round| round.stage == RoundStage::Posted);
        let Some(round) = posted else {
            return Ok((DateTime::UNIX_EPOCH, Vec::new()));
        };
        let posted = round.posted_at_ms.and_then(DateTime::from_timestamp_millis);
        let tables = self.tables_of(event, round.number)?;
        Ok((posted.unwrap_or_default(), tables))
    }

    fn tables_of(&self, event: &Event, round: RoundNo) -> Result<Vec<Table>, Fault> {
        let boards = self.boards(event, round)?.into_iter();
        let tables = boards.zip(script::boards(round)).enumerate();
        let table = |(place, (board, script)): (usize, (Board, Script))| Table {
            phone: secret::demo_phone(&self.secret, board.game.0),
            place,
            board,
            script,
        };
        Ok(tables.map(table).collect())
    }
}

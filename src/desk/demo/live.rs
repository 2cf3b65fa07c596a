//! The demo plays on: its own umpires record the scripted games at the pace of children.
//!
//! Everything but whether it is stopped is read from the records: a board is the demo's while the
//! demo's phone records it, and the number of recorded actions is the place in its script. So the
//! demo goes on after a restart. A board that somebody takes over is left alone while they play; then two grades of the
//! engine go on from where it stands.

use super::script::{self, Script};
use super::{NAME, UMPIRES, grades};
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
/// The time after which the demo goes on at a board that somebody has taken over and left.
const LEFT_ALONE: TimeDelta = TimeDelta::minutes(5);

/// The state of a demo whose round is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DemoState {
    /// Its games go on by themselves.
    Plays,
    /// It was stopped, or has not been started.
    Stopped,
}

/// A step of the demo at a board.
#[derive(Clone, Copy)]
enum Step {
    /// It goes on after a pause.
    Resume,
    /// An action of the script.
    Action(&'static str),
    /// A turn of the engine, as the game has left the script.
    Think,
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

    /// When the demo takes back a board that somebody has taken over; `None` while its game is paused.
    fn left_at(&self, record: &RecordedGame) -> Option<DateTime<Utc>> {
        let is_paused = record.game.play().is_some_and(|play| play.pause.is_some());
        let recorder = self.board.state.as_ref()?.recorder.as_ref();
        let since =
            recorder.and_then(|recorder| DateTime::from_timestamp_millis(recorder.since_ms));
        let last = record.entries.last().map(|entry| entry.at);
        let last = last.max(since).filter(|_| !is_paused)?;
        Some(last + LEFT_ALONE)
    }

    /// The next step, and when it is due; `None` if the demo has nothing to do here.
    fn next(&self, record: &RecordedGame) -> Option<(Step, DateTime<Utc>)> {
        let recorder = self.board.state.as_ref()?.recorder.as_ref()?;
        let began = DateTime::from_timestamp_millis(recorder.since_ms)?;
        let last = record.entries.last().map_or(began, |entry| entry.at);
        let play = record.game.play();
        match play.and_then(|play| play.pause.as_ref()) {
            None => {}
            Some(Pause::Incident { .. }) => return None,
            Some(Pause::Umpire { .. }) => return Some((Step::Resume, last)),
            Some(Pause::ServerStopped | Pause::ClockJumped { .. }) => {
                return Some((Step::Resume, last + TimeDelta::seconds(AFTER_STOP)));
            }
        }
        let number = record.entries.iter().filter(|one| is_action(one)).count();
        let action = self.script.action(number);
        let action = action.filter(|_| play.is_none_or(|play| self.script.begins_with(play)));
        let takes = script::seconds(action.unwrap_or_default(), number + 3 * self.place);
        let step = action.map_or(Step::Think, Step::Action);
        Some((step, last + TimeDelta::seconds(takes)))
    }

    /// The command of a step.
    fn command(&self, step: Step, record: &RecordedGame) -> Option<Command> {
        let play = record.game.play();
        Some(match step {
            Step::Resume => Command::Resume,
            Step::Action(action) => {
                let mover = play.map_or(Side::First, |play| play.to_move());
                script::command(action, mover)
            }
            Step::Think => grades::command(play?, self.place, record.game.seq)?,
        })
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
        let record = self.load(event.id, table.board.game)?;
        if !table.is_own() {
            let left_at = table.left_at(&record);
            if left_at.is_none_or(|left_at| at < left_at) {
                return Ok(left_at);
            }
            return Ok(self.sit_down(table, at).then_some(at));
        }
        let Some((step, due)) = table.next(&record) else {
            return Ok(None);
        };
        if at < due {
            return Ok(Some(due));
        }
        let Some(command) = table.command(step, &record) else {
            return Ok(None);
        };
        let acted = match self.act(table, &record, command, at) {
            // The law refuses what the script has: the engine goes on.
            Err(Fault::Refused(_)) => match table.command(Step::Think, &record) {
                Some(command) => self.act(table, &record, command, at),
                None => return Ok(None),
            },
            acted => acted,
        };
        match acted {
            Ok(record) => Ok(table.next(&record).map(|(_, due)| due)),
            // Somebody has taken the board over, or its round was closed, in this moment.
            Err(Fault::Taken { .. } | Fault::Behind { .. } | Fault::OldCode { .. }) => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// Lets an umpire of the demo take a board that is free or was left alone; not if a person is faster.
    fn sit_down(&self, table: &Table, at: DateTime<Utc>) -> bool {
        let name = UMPIRES.lines().nth(table.place).unwrap_or("Ms Gumbi");
        let taken = self
            .demo_umpire(table, at)
            .and_then(|umpire| self.record_with(&umpire, name, !table.is_free(), &table.phone, at));
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

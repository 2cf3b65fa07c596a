//! Group commit of turns on PostgreSQL: the turns of many boards in a few statements and one
//! flush. Only turns that keep the game running are written here. Anything that compares or
//! changes more is refused, and the caller writes it in its own transaction. Rows that another
//! transaction has locked are skipped, so that one board never holds up the others.

mod statements;

use super::connection::{Conn, ON_CONNECT};
use super::queries::hash_chains::roots;
use crate::hash_chains::hash_of;
use crate::write_queue::{Queue, QueuedJob, measured, stopped};
use crate::{Append, GameId, GamePhase, RecorderProof, StoreError};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;
use statements::{AdvanceGames, InsertEntries, lock_games, lock_tournaments};
use std::collections::{HashMap, HashSet};
use tokio::sync::oneshot;

/// A turn on one board.
struct QueuedTurn {
    tournament: TournamentId,
    game: GameId,
    proof: RecorderProof,
    append: Append,
}

impl QueuedTurn {
    /// Whether it is the first entry: its round must not be withdrawn meanwhile.
    fn begins(&self) -> bool {
        self.append.expected_seq == 0
    }

    fn phase_before(&self) -> GamePhase {
        if self.begins() {
            GamePhase::Scheduled
        } else {
            GamePhase::Running
        }
    }
}

struct Waiter {
    turn: QueuedTurn,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

impl QueuedJob for Waiter {
    fn refuse(self, why: StoreError) {
        // A caller that no longer waits has lost nothing: it reads the state again.
        let _ = self.reply.send(Err(why));
    }
}

/// The handle of the thread that writes turns in batches.
pub(super) struct TurnWriter(Queue<Waiter>);

impl TurnWriter {
    pub(super) fn start(url: &str) -> Result<TurnWriter, StoreError> {
        let mut writer = WriterConnection {
            url: url.to_owned(),
            conn: None,
        };
        Queue::start("store turns", move |batch| writer.write(batch)).map(TurnWriter)
    }

    /// Writes a turn together with those of other boards. `None` if it needs its own transaction.
    pub(super) async fn append(
        &self,
        tournament: TournamentId,
        game: GameId,
        append: &Append,
    ) -> Option<Result<(), StoreError>> {
        let goes_on = append.phase == GamePhase::Running
            && append.result.is_none()
            && append.texts.is_empty();
        let proof = append.proof.filter(|_| goes_on)?;
        let turn = QueuedTurn {
            tournament,
            game,
            proof,
            append: append.clone(),
        };
        let (reply, answer) = oneshot::channel();
        self.0.enqueue(Waiter { turn, reply });
        Some(answer.await.unwrap_or_else(|_| Err(stopped())))
    }
}

/// The thread's own connection, opened with the first turn and again after a failure.
struct WriterConnection {
    url: String,
    conn: Option<Conn>,
}

impl WriterConnection {
    fn write(&mut self, batch: Vec<Waiter>) {
        // Of several turns on one board only the first can still apply.
        let mut boards = HashSet::new();
        let (batch, again): (Vec<_>, Vec<_>) = batch
            .into_iter()
            .partition(|waiter| boards.insert(waiter.turn.game));
        for waiter in again {
            waiter.refuse(StoreError::Conflict);
        }
        let (turns, replies): (Vec<_>, Vec<_>) = batch
            .into_iter()
            .map(|Waiter { turn, reply }| (turn, reply))
            .unzip();
        let committed = measured(turns.len(), || self.commit(&turns));
        for (turn, reply) in turns.iter().zip(replies) {
            let is_written = |games: &HashSet<i64>| games.contains(&turn.game.0);
            let done = match &committed {
                Ok(games) if is_written(games) => Ok(()),
                Ok(_) => Err(StoreError::Conflict),
                Err(why) => Err(why.clone()),
            };
            let _ = reply.send(done);
        }
    }

    /// Writes the turns, and returns the games whose turns are on disk.
    fn commit(&mut self, turns: &[QueuedTurn]) -> Result<HashSet<i64>, StoreError> {
        let mut conn = match self.conn.take() {
            Some(conn) => conn,
            None => connect(&self.url)?,
        };
        let mut written = conn.build_transaction().read_write();
        let written = written.run(|conn| write_down(conn, turns))?;
        // After a failure the connection is not used again.
        self.conn = Some(conn);
        Ok(written)
    }
}

fn connect(url: &str) -> Result<Conn, StoreError> {
    let away = |why: ConnectionError| StoreError::Unavailable(why.to_string());
    let mut conn = Conn::establish(url).map_err(away)?;
    conn.batch_execute(ON_CONNECT)?;
    Ok(conn)
}

/// Writes the turns whose games are as their phones have seen them.
fn write_down(conn: &mut Conn, turns: &[QueuedTurn]) -> Result<HashSet<i64>, StoreError> {
    // Lock order, as everywhere: tournaments before games.
    let beginning = lock_beginning(conn, turns)?;
    let locked: HashSet<i64> = lock_games(conn, turns)?.into_iter().collect();
    let is_locked = |turn: &&QueuedTurn| {
        locked.contains(&turn.game.0) && (!turn.begins() || beginning.contains(&turn.tournament.0))
    };
    let turns: Vec<&QueuedTurn> = turns.iter().filter(is_locked).collect();
    let moved: HashMap<i64, Option<Vec<u8>>> =
        AdvanceGames::by(&turns).load(conn)?.into_iter().collect();
    let begin = turns.iter().filter(|turn| turn.begins());
    let begin: Vec<GameId> = begin.map(|turn| turn.game).collect();
    let roots = if begin.is_empty() {
        HashMap::new()
    } else {
        roots(conn, &begin)?
    };
    let mut hashes = Vec::new();
    let mut written = Vec::new();
    for turn in turns {
        let Some(last) = moved.get(&turn.game.0) else {
            continue;
        };
        turn.append.check_numbers()?;
        let mut last = match roots.get(&turn.game.0) {
            Some(root) => *root,
            None => hash_of(
                last.as_deref().unwrap_or_default(),
                turn.append.expected_seq,
            )?,
        };
        for entry in &turn.append.entries {
            last = last.then(entry.seq, entry.at_ms, &entry.by, &entry.event);
            hashes.push(last);
            written.push((turn.game, entry));
        }
    }
    InsertEntries::of(&written, &hashes).execute(conn)?;
    Ok(moved.into_keys().collect())
}

/// Locks the tournaments in which games begin; returns those that it could lock.
fn lock_beginning(conn: &mut Conn, turns: &[QueuedTurn]) -> Result<HashSet<i64>, StoreError> {
    let begin = turns.iter().filter(|turn| turn.begins());
    let tournaments: HashSet<i64> = begin.map(|turn| turn.tournament.0).collect();
    if tournaments.is_empty() {
        return Ok(tournaments);
    }
    Ok(lock_tournaments(conn, &tournaments)?.into_iter().collect())
}

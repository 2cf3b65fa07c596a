//! From a command to the entries it causes, and between entries and their stored form.

use super::{Projection, result};
use crate::desk::Fault;
use crate::desk::events::Event;
use crate::referee::{
    Command, Draft, Entry, Event as Happening, Game, Official, Phase, Refusal, decide,
};
use crate::store::{Append, GamePhase, StoreError, StoredEntry};
use chrono::{DateTime, Utc};

/// The entries that follow from a command. The first turn also starts the game:
/// an umpire who taps a point has seen it begin. So does a position that is set up.
pub(super) fn drafted(
    game: &Game,
    event: &Event,
    command: Command,
    at: DateTime<Utc>,
    by: &Official,
) -> Result<(Game, Vec<Entry>), Refusal> {
    let begins = matches!(
        command,
        Command::Play(_) | Command::PlayIrregular(_) | Command::SetUp { .. }
    ) && game.phase == Phase::Scheduled;
    if !begins {
        let Draft { game, entries, .. } = decide(game, command, at, by.clone())?;
        return Ok((game, entries));
    }
    let start = Command::Start(event.ruleset.clone(), event.clock, event.conduct);
    let started = decide(game, start, at, by.clone())?;
    let played = decide(&started.game, command, at, by.clone())?;
    Ok((
        played.game,
        started.entries.into_iter().chain(played.entries).collect(),
    ))
}

pub(in crate::desk) fn page(seen: u32, game: &Game, entries: &[Entry]) -> Result<Append, Fault> {
    Ok(Append {
        expected_seq: seen,
        heard: None,
        entries: entries.iter().map(stored).collect::<Result<_, _>>()?,
        projection: Projection::of(game).text(),
        phase: phase(game),
        asked: u32::try_from(game.asked.len()).unwrap_or(u32::MAX),
        // What is noted after the end, an appeal say, settles nothing anew.
        result: result::scored(game).filter(|_| entries.iter().any(ends)),
    })
}

fn ends(entry: &Entry) -> bool {
    matches!(entry.event, Happening::Ended { .. })
}

/// How far a game has come.
pub(super) fn phase(game: &Game) -> GamePhase {
    match game.phase {
        Phase::Scheduled => GamePhase::Scheduled,
        Phase::Running(_) => GamePhase::Running,
        Phase::Finished(_) => GamePhase::Finished,
    }
}

fn stored(entry: &Entry) -> Result<StoredEntry, Fault> {
    Ok(StoredEntry {
        seq: entry.seq,
        at_ms: entry.at.timestamp_millis(),
        by: serde_json::to_string(&entry.by).map_err(unreadable)?,
        event: serde_json::to_string(&entry.event).map_err(unreadable)?,
    })
}

pub(in crate::desk) fn entry(stored: StoredEntry) -> Result<Entry, Fault> {
    let StoredEntry {
        seq,
        at_ms,
        by,
        event,
    } = stored;
    let at = DateTime::from_timestamp_millis(at_ms)
        .ok_or_else(|| unreadable(format!("entry {seq} has no possible time")))?;
    let by = serde_json::from_str(&by).map_err(unreadable)?;
    let event: Happening = serde_json::from_str(&event).map_err(unreadable)?;
    Ok(Entry { seq, at, by, event })
}

fn unreadable(why: impl ToString) -> Fault {
    Fault::Store(StoreError::Unreadable {
        what: "record",
        why: why.to_string(),
    })
}

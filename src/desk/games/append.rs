//! The entries that a command causes, and their stored form.

use super::{GameTerms, Projection, RecordedGame, Umpire, result_entries};
use crate::desk::{Fault, secret, settings_json};
use crate::referee::{
    Command, Entry, ErasableText, Event as Happening, Game, Hash, Incident, Official, Pause,
    PendingEntries, Phase, Refusal, RequestCommand, Salt, TextKind, decide,
};
use crate::store::{Append, GamePhase, Recorder, RecorderProof, StoredEntry};
use chrono::{DateTime, Utc};

/// The entries that follow from a command. The first turn, or setting up a position, also starts
/// the game.
pub(super) fn drafted(
    game: &Game,
    terms: &dyn GameTerms,
    command: Command,
    at: DateTime<Utc>,
    by: &Official,
) -> Result<(Game, Vec<Entry>), Refusal> {
    let begins = matches!(
        command,
        Command::Play(_) | Command::PlayIrregular(_) | Command::SetUp { .. }
    ) && game.phase == Phase::Scheduled;
    if !begins {
        let incident = incident(&command);
        let drafted = decide(game, command, at, by.clone())?;
        return with_clock_stopped(drafted, incident, at, by);
    }
    let start = terms.start();
    let started = decide(game, start, at, by.clone())?;
    let played = decide(&started.game, command, at, by.clone())?;
    Ok((played.game, [started.entries, played.entries].concat()))
}

/// The incident that stops the clock until it is settled.
fn incident(command: &Command) -> Option<Incident> {
    match command {
        Command::Request(RequestCommand::Call(_)) => Some(Incident::Call),
        Command::Request(RequestCommand::Appeal(..)) => Some(Incident::Appeal),
        Command::CorrectTurn { .. } | Command::TakeBackTo { .. } | Command::PutRight(_) => {
            Some(Incident::Correction)
        }
        Command::SetUp { .. } => Some(Incident::SetUp),
        Command::ReportIllegal { .. } => Some(Incident::IllegalTurn),
        _ => None,
    }
}

/// Adds a pause for an incident, so that no player loses time by it.
fn with_clock_stopped(
    draft: PendingEntries,
    incident: Option<Incident>,
    at: DateTime<Utc>,
    by: &Official,
) -> Result<(Game, Vec<Entry>), Refusal> {
    let PendingEntries { game, entries, .. } = draft;
    let is_going_on = matches!(&game.phase, Phase::Running(play) if play.pause.is_none());
    let Some(incident) = incident.filter(|_| is_going_on) else {
        return Ok((game, entries));
    };
    let pause = Command::Pause(Pause::Incident { incident });
    let stop = decide(&game, pause, at, by.clone())?;
    Ok((stop.game, [entries, stop.entries].concat()))
}

/// The append of entries by the organiser or the program.
pub(in crate::desk) fn append_of(
    seen: u32,
    game: &Game,
    entries: &[Entry],
) -> Result<Append, Fault> {
    append_with_salt(None, (seen, game), entries)
}

/// The append of entries by a phone, with the proof that this phone records.
pub(super) fn append_by_phone(
    umpire: &Umpire,
    before: &RecordedGame,
    game: &Game,
    entries: &[Entry],
    at: DateTime<Utc>,
) -> Result<Append, Fault> {
    let proof = umpire.phone.map(|phone| RecorderProof {
        phone,
        at_ms: at.timestamp_millis(),
        code: umpire.code,
    });
    Ok(Append {
        proof,
        ..append_with_salt(umpire.recorder(), (before.game.seq, game), entries)?
    })
}

/// Whether an append sets, changes or withdraws the result of the board.
pub(super) fn changes_result(before: &RecordedGame, append: &Append) -> bool {
    append.result.is_some() || matches!(before.game.phase, Phase::Finished(_))
}

/// The umpire's name keeps the salt that it got when the phone began to record, so that all entries
/// have the same commitment to it.
fn append_with_salt(
    recorder: Option<&Recorder>,
    (seen, game): (u32, &Game),
    entries: &[Entry],
) -> Result<Append, Fault> {
    let (mut sealed, mut texts) = (Vec::new(), Vec::new());
    for entry in entries {
        let (entry, beside) = entry.sealed(|kind, text| commit(recorder, kind, text));
        let is_kept =
            |text: &ErasableText| recorder.is_some_and(|recorder| recorder.salt == text.salt);
        texts.extend(beside.into_iter().filter(|text| !is_kept(text)));
        sealed.push(entry);
    }
    append_sealed((seen, game), &sealed, texts)
}

/// The append of entries that contain commitments in place of `texts`; `game` contains the texts.
pub(in crate::desk) fn append_sealed(
    (seen, game): (u32, &Game),
    entries: &[Entry],
    texts: Vec<ErasableText>,
) -> Result<Append, Fault> {
    Ok(Append {
        expected_seq: seen,
        proof: None,
        entries: entries.iter().map(stored).collect::<Result<_, _>>()?,
        texts,
        projection: Projection::of(game).text(),
        phase: phase(game),
        asked: u32::try_from(game.open_requests.len()).unwrap_or(u32::MAX),
        // Entries after the end, such as an appeal, do not set the result again.
        result: result_entries::scored(game).filter(|_| entries.iter().any(ends)),
    })
}

fn commit(recorder: Option<&Recorder>, kind: TextKind, text: &str) -> ErasableText {
    let of_recorder = recorder.filter(|one| kind == TextKind::Name && one.name == text);
    let salt = of_recorder.map_or_else(|| Salt(secret::bytes()), |recorder| recorder.salt);
    ErasableText::new(kind, salt, text)
}

fn ends(entry: &Entry) -> bool {
    matches!(entry.event, Happening::Ended { .. })
}

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

/// An entry with its texts, except erased ones.
pub(in crate::desk) fn entry(stored: StoredEntry, texts: &[ErasableText]) -> Result<Entry, Fault> {
    let known = |commitment: &Hash| {
        let mut texts = texts.iter();
        let text = texts.find(|text| text.commitment == *commitment)?;
        Some(text.text.as_str())
    };
    Ok(sealed(stored)?.opened(known))
}

/// An entry in the hashed form, with commitments in place of texts.
pub(in crate::desk) fn sealed(stored: StoredEntry) -> Result<Entry, Fault> {
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
    settings_json::unreadable("record", why).into()
}

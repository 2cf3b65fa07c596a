//! Export and import of the whole database, or of one event, as an archive: for backups, and to
//! move from one database to another.

pub mod event_keys;
mod join_event;
mod kept_heads;
mod read_event;
mod row_limits;
mod sealing;

use super::Desk;
use super::rights::Actor;
use crate::formats::archive::{ArchiveFault, ArchiveReader, ArchiveWriter, Foot, Head, Row};
use crate::store::archive::{TABLES, Table};
use crate::store::{Store, StoreError};
use crate::tournament::TournamentId;
use chrono::{DateTime, Utc};
use event_keys::EventKeys;
use sealing::Sealing;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, Write};

pub use join_event::{CannotJoin, KeyPolicy};
pub use kept_heads::heads_in;

/// Number of rows in one insert.
const BATCH: usize = 2_000;

/// A summary of an archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    /// Its first line.
    pub head: Head,
    /// Its last line.
    pub foot: Foot,
    /// The events in it, in the order of their creation.
    pub events: Vec<ArchivedEvent>,
    /// The keys of events whose rows are sealed and cannot be opened.
    pub locked: BTreeSet<String>,
}

/// An event in an archive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchivedEvent {
    /// Its key.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Number of players.
    pub players: usize,
    /// The number of its last round; 0 before the first.
    pub round: u64,
}

/// Why an archive could not be written, read or imported.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ArchiveTrouble {
    /// The file is damaged or no archive.
    #[error(transparent)]
    Fault(#[from] ArchiveFault),
    /// The file could not be written.
    #[error("the archive could not be written: {0}")]
    Write(String),
    /// An error of the database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The archive cannot be imported into this database.
    #[error(transparent)]
    Join(#[from] CannotJoin),
}

impl Desk {
    /// Writes a consistent snapshot of the whole database while the server goes on.
    pub fn archive<W: Write>(
        &self,
        out: W,
        at: DateTime<Utc>,
    ) -> Result<(W, Foot), ArchiveTrouble> {
        write(&self.store, &head(None, at), (None, None), out)
    }

    /// [`Desk::archive`] with the rows of each event sealed by its key. An event without a key, or
    /// with names erased since it was made, gets a new one.
    pub fn sealed_archive<W: Write>(
        &self,
        keys: &mut EventKeys,
        out: W,
        at: DateTime<Utc>,
    ) -> Result<(W, Foot), ArchiveTrouble> {
        write(&self.store, &head(None, at), (None, Some(keys)), out)
    }

    /// Writes one event.
    pub fn archive_event<W: Write>(
        &self,
        organiser: &Actor,
        out: W,
        at: DateTime<Utc>,
    ) -> Result<(W, Foot), ArchiveTrouble> {
        let head = head(Some(organiser.event().key.clone()), at);
        write(&self.store, &head, (Some(organiser.id()), None), out)
    }
}

fn head(event: Option<String>, at: DateTime<Utc>) -> Head {
    Head::new(env!("CARGO_PKG_VERSION"), at.timestamp_millis(), event)
}

fn write<W: Write>(
    store: &Store,
    head: &Head,
    (event, keys): (Option<TournamentId>, Option<&mut EventKeys>),
    out: W,
) -> Result<(W, Foot), ArchiveTrouble> {
    let failed = |why: std::io::Error| ArchiveTrouble::Write(why.to_string());
    let mut archive = ArchiveWriter::begin(out, head).map_err(failed)?;
    let mut sealing = keys.map(Sealing::with);
    let mut trouble = Ok(());
    let mut written = |done: std::io::Result<()>| {
        let is_written = done.is_ok();
        trouble = done.map_err(failed);
        let refused = StoreError::Refused("the archive could not be written");
        is_written.then_some(()).ok_or(refused)
    };
    let read = store.read_once(|db| {
        for table in &TABLES {
            db.rows(table, event, &mut |row| {
                written(match &mut sealing {
                    Some(sealing) => sealing.row(&mut archive, table, &row),
                    None => archive.row(table.name, &row),
                })
            })?;
            if let Some(sealing) = &mut sealing {
                written(sealing.end_table(&mut archive))?;
            }
        }
        Ok(())
    });
    trouble?;
    read?;
    archive.finish().map_err(failed)
}

/// Reads a complete archive and returns its summary. `keys` are those of its folder.
pub fn inspect(bytes: impl BufRead, keys: EventKeys) -> Result<Contents, ArchiveFault> {
    summary(opened(ArchiveReader::begin(bytes)?, keys))
}

/// [`inspect`] for an untrusted file, of which at most `most` bytes are unpacked.
pub fn inspect_within(bytes: impl BufRead, most: u64) -> Result<Contents, ArchiveFault> {
    let archive = ArchiveReader::begin_within(bytes, most)?;
    summary(opened(archive, EventKeys::default()))
}

/// An archive whose sealed rows are opened by keys, and by those that stand before it.
fn opened<R: BufRead>(archive: ArchiveReader<R>, keys: EventKeys) -> ArchiveReader<R> {
    let keys = keys.with(archive.keys());
    archive.opened_by(keys.unseal())
}

fn summary<R: BufRead>(mut archive: ArchiveReader<R>) -> Result<Contents, ArchiveFault> {
    let mut events: BTreeMap<i64, ArchivedEvent> = BTreeMap::new();
    while let Some((table, row)) = archive.next_row()? {
        let number = |column: &str| row.get(column).and_then(Value::as_i64).unwrap_or_default();
        let words = |column: &str| row.get(column).and_then(Value::as_str).unwrap_or_default();
        match table.as_str() {
            "tournaments" => {
                let held = ArchivedEvent {
                    key: words("public_key").to_owned(),
                    name: words("name").to_owned(),
                    players: 0,
                    round: 0,
                };
                events.insert(number("id"), held);
            }
            "entrants" => {
                if let Some(event) = events.get_mut(&number("tournament_id")) {
                    event.players += 1;
                }
            }
            "rounds" => {
                if let Some(event) = events.get_mut(&number("tournament_id")) {
                    event.round = event.round.max(number("number").unsigned_abs());
                }
            }
            _ => {}
        }
    }
    let foot = archive.foot().cloned().ok_or(ArchiveFault::CutOff(0))?;
    Ok(Contents {
        head: archive.head().clone(),
        foot,
        events: events.into_values().collect(),
        locked: archive.locked().clone(),
    })
}

/// Restores the archive of a whole database into an empty one, all or nothing. The archive should
/// have been inspected before. Events that the keys do not open are left out.
///
/// # Errors
/// Errors of the archive; [`StoreError::Refused`] when the database is not empty.
pub fn restore(
    store: &Store,
    archive: impl BufRead + Send + 'static,
    keys: EventKeys,
) -> Result<(), ArchiveTrouble> {
    let mut archive = opened(ArchiveReader::begin(archive)?, keys);
    if archive.head().event.is_some() {
        return Err(CannotJoin::OneEvent.into());
    }
    Ok(store.write(move |tx| {
        tx.make_room()?;
        each_table(&mut archive, |table, rows| tx.insert_rows(table, &rows))?;
        tx.rows_are_restored()
    })?)
}

/// Restores an archive into a scratch database, exports it again and compares the checksums.
///
/// # Errors
/// The errors of [`restore`], and [`ArchiveFault::Altered`] when they differ.
pub fn prove(
    scratch: &Store,
    archive: impl BufRead + Send + 'static,
    contents: &Contents,
    keys: Option<&EventKeys>,
) -> Result<(), ArchiveTrouble> {
    let mut keys = keys.cloned();
    restore(scratch, archive, keys.clone().unwrap_or_default())?;
    let again = write(
        scratch,
        &contents.head,
        (None, keys.as_mut()),
        std::io::sink(),
    )?;
    let (_, foot) = again;
    if foot == contents.foot {
        Ok(())
    } else {
        Err(ArchiveFault::Altered.into())
    }
}

/// Passes on the rows in batches of one table.
fn each_table<R: BufRead>(
    archive: &mut ArchiveReader<R>,
    mut put: impl FnMut(&'static Table, Vec<Row>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let unreadable = |why: ArchiveFault| StoreError::unreadable_archive(&why);
    let mut batch: Vec<Row> = Vec::new();
    let mut of: Option<&'static Table> = None;
    while let Some((name, row)) = archive.next_row().map_err(unreadable)? {
        let table = Table::named(&name).ok_or(StoreError::NewerDatabase(name))?;
        if let Some(before) = of.filter(|before| *before != table || batch.len() == BATCH) {
            put(before, std::mem::take(&mut batch))?;
        }
        of = Some(table);
        batch.push(row);
    }
    of.map_or(Ok(()), |table| put(table, batch))
}

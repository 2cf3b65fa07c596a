//! A database received from another computer: it is written beside the open one, and replaces it at
//! the next start. At each moment one of the two is complete.

use super::{BackupFault, beside, of, settle};
use crate::desk::archives::event_keys::EventKeys;
use crate::desk::archives::{ArchiveTrouble, CannotJoin, Contents, inspect_within, restore};
use crate::store::Store;
use chrono::{DateTime, Utc};
use std::fs::{self, OpenOptions};
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};

/// The most to unpack: about twenty times the largest upload of a browser.
const MOST_UNPACKED: u64 = 512 * 1024 * 1024;

/// The first bytes of an archive.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The suffixes of SQLite's files; the database itself is last.
const FILES: [&str; 3] = ["-wal", "-shm", ""];

/// Restores a backup of everything into a new file beside a database. It replaces the database at
/// the next start ([`put_in_place`]). The files are the backup and, if it is sealed, the keys of its
/// folder.
///
/// # Errors
/// An invalid backup, as `inkundla restore` finds it, a sealed one without keys, or a file that cannot be
/// written. Then nothing is left waiting, and the database is as it was.
pub fn receive(database: &Path, files: Vec<Vec<u8>>) -> Result<Contents, BackupFault> {
    let archive = joined(files);
    let contents = inspect_within(archive.as_slice(), MOST_UNPACKED);
    let contents = contents.map_err(ArchiveTrouble::from)?;
    if contents.head.event.is_some() {
        return Err(ArchiveTrouble::from(CannotJoin::OneEvent).into());
    }
    if contents.events.is_empty() && !contents.locked.is_empty() {
        return Err(ArchiveTrouble::from(CannotJoin::Sealed).into());
    }
    let folder = beside(database, "-arriving");
    // Left by a crash in the middle.
    remove(&folder).map_err(of(&folder))?;
    fs::create_dir_all(&folder).map_err(of(&folder))?;
    let received = restored(&folder, archive).and_then(|file| {
        let arrived = beside(database, "-arrived");
        fs::rename(&file, &arrived).map_err(of(&arrived))?;
        settle(&arrived).map_err(of(&arrived))
    });
    let removed = remove(&folder).map_err(of(&folder));
    received?;
    removed?;
    Ok(contents)
}

/// A backup after the keys that open its events.
fn joined(files: Vec<Vec<u8>>) -> Vec<u8> {
    let keys = files
        .iter()
        .find_map(|file| serde_json::from_slice::<EventKeys>(file).ok());
    let part = keys.and_then(|keys| keys.part().ok());
    let archive = files.into_iter().max_by_key(|file| file.starts_with(&GZIP));
    [part.unwrap_or_default(), archive.unwrap_or_default()].concat()
}

/// Restores a backup into a new database file.
fn restored(folder: &Path, archive: Vec<u8>) -> Result<PathBuf, BackupFault> {
    let file = folder.join("inkundla.db");
    let url = format!("sqlite:{}", file.display());
    let store = Store::open(&url).map_err(ArchiveTrouble::from)?;
    restore(&store, Cursor::new(archive), EventKeys::default())?;
    // Everything must be in the one file, not in the write-ahead log.
    store.purge_erased().map_err(ArchiveTrouble::from)?;
    drop(store);
    let flushed = OpenOptions::new().write(true).open(&file);
    flushed
        .and_then(|flushed| flushed.sync_all())
        .map_err(of(&file))?;
    Ok(file)
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

/// Replaces the database with a received one. The old one stays for thirty days as
/// `FILE-before-TIME`. No process may have it open. A replacement that a crash interrupted is
/// finished now.
///
/// # Errors
/// If a file cannot be renamed; the next start tries again.
pub fn put_in_place(database: &Path, at: DateTime<Utc>) -> Result<(), BackupFault> {
    let arrived = beside(database, "-arrived");
    if !arrived.exists() {
        return Ok(());
    }
    let aside = beside(database, &at.format("-before-%Y%m%d%H%M%S").to_string());
    // The log first: without its database it is useless, and beside another one it does harm.
    for ending in FILES {
        let (from, to) = (beside(database, ending), beside(&aside, ending));
        if from.exists() {
            fs::rename(&from, &to).map_err(of(&from))?;
        }
    }
    fs::rename(&arrived, database).map_err(of(&arrived))?;
    settle(database).map_err(of(database))?;
    go_on(database).map_err(of(database))
}

/// When this computer handed its events over to another one, by this computer's clock; `None`
/// while it takes entries.
pub fn stopped_at(database: &Path) -> Option<DateTime<Utc>> {
    let text = fs::read_to_string(beside(database, "-moved")).ok()?;
    // A truncated mark is a mark.
    Some(text.trim().parse().unwrap_or_default())
}

/// Records, for this and all later starts, that another computer has taken over.
pub fn stop(database: &Path, at: DateTime<Utc>) -> io::Result<()> {
    let mark = beside(database, "-moved");
    fs::write(&mark, format!("{}\n", at.to_rfc3339()))?;
    OpenOptions::new().write(true).open(&mark)?.sync_all()?;
    settle(&mark)
}

/// Removes that mark.
pub fn go_on(database: &Path) -> io::Result<()> {
    match fs::remove_file(beside(database, "-moved")) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

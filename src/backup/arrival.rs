//! A database that comes from another computer: written beside the one that is open, and put in its
//! place when the program starts next. At each moment one of the two is whole.

use super::{BackupFault, of, settle};
use crate::desk::archives::{ArchiveTrouble, CannotJoin, Contents, inspect_within, restore};
use crate::store::Store;
use chrono::{DateTime, Utc};
use std::fs::{self, OpenOptions};
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};

/// No more of a file is unpacked: some twenty times the largest that a browser may send.
const MOST_UNPACKED: u64 = 512 * 1024 * 1024;

/// What SQLite keeps beside a file, and the file itself last.
const FILES: [&str; 3] = ["-wal", "-shm", ""];

/// Restores a backup of everything into a new file beside a database. It takes the place of the
/// database at the next start ([`put_in_place`]).
///
/// # Errors
/// What is wrong with the backup, as `inkundla restore` finds it, or a file that cannot be written.
/// Then nothing waits, and the database is as it was.
pub fn receive(database: &Path, archive: Vec<u8>) -> Result<Contents, BackupFault> {
    let contents = inspect_within(archive.as_slice(), MOST_UNPACKED);
    let contents = contents.map_err(ArchiveTrouble::from)?;
    if contents.head.event.is_some() {
        return Err(ArchiveTrouble::from(CannotJoin::OneEvent).into());
    }
    let folder = beside(database, "-arriving");
    // What a computer has left that went out in the middle.
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

/// The file of a database with everything that is in a backup.
fn restored(folder: &Path, archive: Vec<u8>) -> Result<PathBuf, BackupFault> {
    let file = folder.join("inkundla.db");
    let url = format!("sqlite:{}", file.display());
    let store = Store::open(&url).map_err(ArchiveTrouble::from)?;
    restore(&store, Cursor::new(archive))?;
    // All of it is to be in the one file.
    store.scrub().map_err(ArchiveTrouble::from)?;
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

/// Whether a database has come that waits for the next start.
pub fn is_waiting(database: &Path) -> bool {
    beside(database, "-arrived").exists()
}

/// Puts a database that has come in the place of the one that is here, which stays for thirty days
/// as `FILE-before-TIME`. Nobody may have it open. Whatever a crash has left half done is done now.
///
/// # Errors
/// When a file cannot be renamed; the next start tries again.
pub fn put_in_place(database: &Path, at: DateTime<Utc>) -> Result<(), BackupFault> {
    let arrived = beside(database, "-arrived");
    if !arrived.exists() {
        return Ok(());
    }
    let aside = beside(database, &at.format("-before-%Y%m%d%H%M%S").to_string());
    // The log first: without its file it is of no use, and beside another it would do harm.
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

/// When this computer was told that another one goes on with its events, in the words of a clock;
/// `None` while it takes entries.
pub fn stopped_at(database: &Path) -> Option<DateTime<Utc>> {
    let text = fs::read_to_string(beside(database, "-moved")).ok()?;
    // A mark that was cut off is a mark.
    Some(text.trim().parse().unwrap_or_default())
}

/// Notes for this and all later starts that another computer goes on.
///
/// # Errors
/// When the mark cannot be written.
pub fn stop(database: &Path, at: DateTime<Utc>) -> io::Result<()> {
    let mark = beside(database, "-moved");
    fs::write(&mark, format!("{}\n", at.to_rfc3339()))?;
    OpenOptions::new().write(true).open(&mark)?.sync_all()?;
    settle(&mark)
}

/// Takes the mark away.
///
/// # Errors
/// When it cannot be removed.
pub fn go_on(database: &Path) -> io::Result<()> {
    match fs::remove_file(beside(database, "-moved")) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed,
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

//! Backups of the database in files: written completely or not at all, verified before they
//! count, and deleted by a fixed schedule.

mod backup_store;
pub mod received_database;
mod scheduler;

pub use backup_store::{BackupFile, BackupStore, MadeBackup};
pub use scheduler::{Scheduler, Status};

use crate::desk::Desk;
use crate::desk::archives::event_keys::EventKeys;
use crate::desk::archives::{ArchiveTrouble, Contents, inspect, prove};
use crate::desk::rights::Actor;
use crate::formats::archive::Foot;
use crate::store::Store;
use chrono::{DateTime, Utc};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The extension of archive files.
pub const ENDING: &str = "inkundla";

/// Why a backup failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupFault {
    /// An error of a file or folder.
    #[error("{}: {why}", path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// The system's error.
        why: io::Error,
    },
    /// An error of the archive.
    #[error(transparent)]
    Archive(#[from] ArchiveTrouble),
}

fn of(path: &Path) -> impl Fn(io::Error) -> BackupFault {
    |why| BackupFault::File {
        path: path.to_owned(),
        why,
    }
}

/// The steps in which a new backup is verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trial {
    /// It is read back.
    LookedAt,
    /// It is restored into a temporary database.
    BroughtIn,
}

/// Reports the progress of a trial: bytes done, and bytes in all.
pub type Tell = Arc<dyn Fn(Trial, usize, usize) + Send + Sync>;

/// A file that reports how many of its bytes have been read.
pub struct Counted<R, F> {
    /// The file.
    pub file: R,
    /// The number of bytes read so far.
    pub done: usize,
    /// The callback.
    pub tell: F,
}

impl<R: Read, F: FnMut(usize)> Read for Counted<R, F> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(bytes)?;
        self.done += read;
        (self.tell)(self.done);
        Ok(read)
    }
}

/// Does [`backup`], and reports the progress of the trial.
pub fn backup_with_progress(
    desk: &Desk,
    event: Option<&Actor>,
    path: &Path,
    at: DateTime<Utc>,
    tell: &Tell,
) -> Result<Foot, BackupFault> {
    finish(path, |part| {
        let out = BufWriter::new(private_file(part).map_err(of(part))?);
        let (out, _) = match event {
            Some(organiser) => desk.archive_event(organiser, out, at)?,
            None => desk.archive(out, at)?,
        };
        flush(out).map_err(of(part))?;
        verify(part, None, tell)
    })
}

/// [`backup`] of everything, with the rows of each event sealed by its key. The folder of the file
/// has the keys before the file is complete.
fn sealed_backup(
    desk: &Desk,
    keys: &mut EventKeys,
    path: &Path,
    at: DateTime<Utc>,
) -> Result<Foot, BackupFault> {
    finish(path, |part| {
        let out = BufWriter::new(private_file(part).map_err(of(part))?);
        let (out, _) = desk.sealed_archive(keys, out, at)?;
        flush(out).map_err(of(part))?;
        let contents = verify(part, Some(keys), &silent())?;
        let folder = path.parent().unwrap_or(Path::new("."));
        keys.write(folder).map_err(of(folder))?;
        Ok(contents)
    })
}

/// Gives a file its name once it is written and verified; otherwise no file stays.
fn finish(
    path: &Path,
    write: impl FnOnce(&Path) -> Result<Contents, BackupFault>,
) -> Result<Foot, BackupFault> {
    let part = beside(path, ".part");
    let kept = write(&part).and_then(|contents| {
        if path.exists() {
            let why = "there is a file of this name already: choose another name";
            return Err(of(path)(io::Error::new(io::ErrorKind::AlreadyExists, why)));
        }
        fs::rename(&part, path).map_err(of(path))?;
        settle(path).map_err(of(path))?;
        Ok(contents.foot)
    });
    if kept.is_err() {
        // An incomplete copy is of no use.
        let _ = fs::remove_file(&part);
    }
    kept
}

/// Writes everything, or one event, into a new file. It returns once the file is on disk and
/// verified: read back, and a whole database restored once from it.
///
/// # Errors
/// If the file exists, cannot be written or fails the verification; then no file stays.
pub fn backup(
    desk: &Desk,
    event: Option<&Actor>,
    path: &Path,
    at: DateTime<Utc>,
) -> Result<Foot, BackupFault> {
    backup_with_progress(desk, event, path, at, &silent())
}

fn silent() -> Tell {
    Arc::new(|_, _, _| {})
}

fn flush(mut out: BufWriter<File>) -> io::Result<()> {
    out.flush()?;
    let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
    file.sync_all()
}

/// Reads a copy back, and restores it into a temporary database.
fn verify(part: &Path, keys: Option<&EventKeys>, tell: &Tell) -> Result<Contents, BackupFault> {
    let opened_by = keys.cloned().unwrap_or_default();
    let contents = inspect(open(part, Trial::LookedAt, tell)?, opened_by);
    let contents = contents.map_err(ArchiveTrouble::from)?;
    if contents.head.event.is_none() {
        let folder = beside(part, ".tried");
        fs::create_dir_all(&folder).map_err(of(&folder))?;
        let proven = open(part, Trial::BroughtIn, tell).and_then(|archive| {
            let file = folder.join("scratch.db");
            let scratch =
                Store::open(&format!("sqlite:{}", file.display())).map_err(ArchiveTrouble::from)?;
            Ok(prove(&scratch, archive, &contents, keys)?)
        });
        fs::remove_dir_all(&folder).map_err(of(&folder))?;
        proven?;
    }
    Ok(contents)
}

fn open(
    part: &Path,
    trial: Trial,
    tell: &Tell,
) -> Result<BufReader<Counted<File, impl FnMut(usize) + use<>>>, BackupFault> {
    let file = File::open(part).map_err(of(part))?;
    let length = file.metadata().map_err(of(part))?.len() as usize;
    let tell = Arc::clone(tell);
    let tell = move |done| tell(trial, done, length);
    Ok(BufReader::new(Counted {
        file,
        done: 0,
        tell,
    }))
}

/// Creates a file that only this user can read: it contains names of children and the server's
/// secret.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A path with a suffix appended to its name.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Flushes a folder, so that a new name in it survives a power cut.
#[cfg(unix)]
fn settle(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}

/// Windows refuses to flush a folder, and needs no flush: names are in the file system's journal.
#[cfg(not(unix))]
fn settle(_path: &Path) -> io::Result<()> {
    Ok(())
}

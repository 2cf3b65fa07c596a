//! Backups of the database in files: written completely or not at all, verified before they
//! count, and deleted by a fixed schedule.

pub mod arrival;
mod backup_store;
mod scheduler;

pub use backup_store::{BackupFile, BackupStore, MadeBackup};
pub use scheduler::{Scheduler, Status};

use crate::desk::Desk;
use crate::desk::archives::{ArchiveTrouble, Contents, inspect, prove};
use crate::desk::rights::Actor;
use crate::formats::archive::Foot;
use crate::store::Store;
use chrono::{DateTime, Utc};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What the names of archives end with.
pub const ENDING: &str = "inkundla";

/// Why a backup failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupFault {
    /// A file or folder.
    #[error("{}: {why}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// The archive.
    #[error(transparent)]
    Archive(#[from] ArchiveTrouble),
}

fn of(path: &Path) -> impl Fn(io::Error) -> BackupFault {
    |why| BackupFault::File {
        path: path.to_owned(),
        why,
    }
}

/// What is done with a copy that was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trial {
    /// It is looked through.
    LookedAt,
    /// It is brought into a database that is thrown away.
    BroughtIn,
}

/// Reports the progress of a trial: bytes done, and bytes in all.
pub type Tell = Arc<dyn Fn(Trial, usize, usize) + Send + Sync>;

/// A file that reports how many of its bytes have been read.
pub struct Counted<R, F> {
    /// The file.
    pub file: R,
    /// How much has been read.
    pub done: usize,
    /// The report.
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
///
/// # Errors
/// As [`backup`].
pub fn backup_with_progress(
    desk: &Desk,
    event: Option<&Actor>,
    path: &Path,
    at: DateTime<Utc>,
    tell: &Tell,
) -> Result<Foot, BackupFault> {
    let part = beside(path, "part");
    let kept = write(desk, event, &part, at)
        .and_then(|()| tried(&part, tell))
        .and_then(|contents| {
            if path.exists() {
                return Err(of(path)(io::ErrorKind::AlreadyExists.into()));
            }
            fs::rename(&part, path).map_err(of(path))?;
            settle(path).map_err(of(path))?;
            Ok(contents.foot)
        });
    if kept.is_err() {
        // What is left of a copy that failed is of no use to anybody.
        let _ = fs::remove_file(&part);
    }
    kept
}

/// Writes everything, or one event, into a file that was not there, and comes
/// back when it is on the disk and has been tried: read back, and a whole
/// database restored once from it.
///
/// # Errors
/// When the file is there, cannot be written, or does not hold what it should;
/// then no file stays.
pub fn backup(
    desk: &Desk,
    event: Option<&Actor>,
    path: &Path,
    at: DateTime<Utc>,
) -> Result<Foot, BackupFault> {
    backup_with_progress(desk, event, path, at, &(Arc::new(|_, _, _| {}) as Tell))
}

fn write(
    desk: &Desk,
    event: Option<&Actor>,
    part: &Path,
    at: DateTime<Utc>,
) -> Result<(), BackupFault> {
    let out = BufWriter::new(private_file(part).map_err(of(part))?);
    let (mut out, _) = match event {
        Some(organiser) => desk.archive_event(organiser, out, at)?,
        None => desk.archive(out, at)?,
    };
    out.flush().map_err(of(part))?;
    let file = out.into_inner().map_err(|why| of(part)(why.into_error()))?;
    file.sync_all().map_err(of(part))
}

/// Reads a copy back, and restores it in a database that is thrown away.
fn tried(part: &Path, tell: &Tell) -> Result<Contents, BackupFault> {
    let contents = inspect(open(part, Trial::LookedAt, tell)?).map_err(ArchiveTrouble::from)?;
    if contents.head.event.is_none() {
        let folder = beside(part, "tried");
        fs::create_dir_all(&folder).map_err(of(&folder))?;
        let proven = open(part, Trial::BroughtIn, tell).and_then(|archive| {
            let file = folder.join("scratch.db");
            let scratch =
                Store::open(&format!("sqlite:{}", file.display())).map_err(ArchiveTrouble::from)?;
            Ok(prove(&scratch, archive, &contents)?)
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

/// A new file that only this user can read: names of children and the server's
/// secret are in it.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// Makes a new name in a folder last.
#[cfg(unix)]
fn settle(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => File::open(folder)?.sync_all(),
        _ => File::open(".")?.sync_all(),
    }
}

/// Windows refuses to flush a folder, and needs no flush: a name is part of the file system's journal.
#[cfg(not(unix))]
fn settle(_path: &Path) -> io::Result<()> {
    Ok(())
}

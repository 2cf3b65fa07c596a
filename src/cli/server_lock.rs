//! One server for a SQLite database: a second one would not know the clocks and streams of the
//! first. Other commands (backup, export, import) may run beside a server.

use super::database::file_of;
use crate::backup::beside;
use anyhow::{Context, bail};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

/// Held while the server runs. The system releases it when the process ends, however it ends. A start that fails
/// before [`ServerLock::says`] leaves no new files behind.
pub(super) struct ServerLock {
    /// The locked file; `None` if there is nothing to lock.
    held: Option<File>,
    /// The files that this start has made, until the server runs.
    made: Vec<PathBuf>,
    address: Option<PathBuf>,
    database: Option<PathBuf>,
    /// The database itself, which may have a second name by a hard link.
    file: Option<File>,
}

impl ServerLock {
    /// Takes the lock of a database. PostgreSQL needs none: its servers notify each other.
    ///
    /// # Errors
    /// If a server holds it; its address is in the message.
    pub(super) fn take(database: &str) -> anyhow::Result<ServerLock> {
        let Some(file) = file_of(database)? else {
            return Ok(ServerLock {
                held: None,
                made: Vec::new(),
                address: None,
                database: None,
                file: None,
            });
        };
        // A symbolic link is another name of the same file.
        let file = fs::canonicalize(&file).unwrap_or(file);
        let address = beside(&file, "-server-address");
        let lock = beside(&file, "-server-lock");
        let made = (!lock.exists()).then(|| lock.clone()).into_iter().collect();
        match locked(&lock) {
            Ok(held) => Ok(ServerLock {
                held,
                made,
                address: Some(address),
                database: Some(file),
                file: None,
            }),
            Err(Running) => {
                let file = file.display();
                match fs::read_to_string(&address) {
                    Ok(url) => bail!("a server has {file} open already: {}", url.trim()),
                    Err(_not_yet) => bail!("a server has {file} open already"),
                }
            }
        }
    }

    /// Locks the file of the opened database too. SQLite's own locks are of another kind, and stay as long as this
    /// file is not closed.
    ///
    /// # Errors
    /// If a server has opened it by another name.
    #[cfg(unix)]
    pub(super) fn take_file(&mut self) -> anyhow::Result<()> {
        let Some(file) = self.database.as_ref().filter(|_| self.file.is_none()) else {
            return Ok(());
        };
        let Ok(opened) = File::open(file) else {
            return Ok(());
        };
        if let Err(TryLockError::WouldBlock) = opened.try_lock() {
            let file = file.display();
            bail!("a server has {file} open already, by another name of the same file");
        }
        self.file = Some(opened);
        Ok(())
    }

    /// Windows would lock SQLite out.
    #[cfg(not(unix))]
    pub(super) fn take_file(&mut self) -> anyhow::Result<()> {
        let _ = &self.file;
        Ok(())
    }

    /// Remembers that the database file is about to be made, if it is not there.
    pub(super) fn makes_database(&mut self) {
        if let Some(file) = self.database.as_ref().filter(|file| !file.exists()) {
            let endings = ["-wal", "-shm", "-journal", ""];
            self.made.extend(endings.map(|ending| beside(file, ending)));
        }
    }

    /// The address of the server that holds the lock of a database, if there is one.
    pub(super) fn running(file: &Path) -> Option<String> {
        match locked(&beside(file, "-server-lock")) {
            Ok(_let_go_at_once) => None,
            Err(Running) => fs::read_to_string(beside(file, "-server-address")).ok(),
        }
    }

    /// Writes the server's address, for the message to a second one. From now on its files stay.
    pub(super) fn says(&mut self, url: &str) -> anyhow::Result<()> {
        let Some(path) = &self.address else {
            return Ok(());
        };
        fs::write(path, format!("{url}\n"))
            .with_context(|| format!("{} could not be written", path.display()))?;
        self.made.clear();
        Ok(())
    }
}

/// Releases the lock, and deletes what a failed start has made.
impl Drop for ServerLock {
    fn drop(&mut self) {
        self.held = None;
        for made in &self.made {
            // If that fails, an empty file stays, which the next start takes.
            let _stays = fs::remove_file(made);
        }
    }
}

/// The error that a server holds the lock.
struct Running;

/// Locks the file; `None` on a read-only file system, or one without locks.
fn locked(path: &Path) -> Result<Option<File>, Running> {
    let mut options = fs::OpenOptions::new();
    let opened = options.write(true).create(true).truncate(false).open(path);
    let Ok(file) = opened else { return Ok(None) };
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(Running),
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

//! One server for a SQLite database: a second one would know nothing of the clocks and streams of
//! the first. Other commands (backup, export, import) may work beside a server.

use super::database::file_of;
use anyhow::{Context, bail};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

/// Held as long as the server runs. The system lets go of it when the process ends, however it ends.
pub(super) struct ServerLock {
    /// The locked file; `None` where there is nothing to lock.
    held: Option<File>,
    /// The lock's path, where there was none before.
    made: Option<PathBuf>,
    address: Option<PathBuf>,
}

impl ServerLock {
    /// Takes the lock of a database. PostgreSQL needs none: its servers tell each other.
    ///
    /// # Errors
    /// When a server has the database; its address is in the message.
    pub(super) fn take(database: &str) -> anyhow::Result<ServerLock> {
        let Some(file) = file_of(database)? else {
            return Ok(ServerLock {
                held: None,
                made: None,
                address: None,
            });
        };
        let address = beside(&file, "server-address");
        let lock = beside(&file, "server-lock");
        let made = (!lock.exists()).then(|| lock.clone());
        match locked(&lock) {
            Ok(held) => Ok(ServerLock {
                held,
                made,
                address: Some(address),
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

    /// Lets go of a database that could not be opened, and leaves no file where there was none.
    pub(super) fn gives_up(self) {
        drop(self.held);
        if let Some(made) = self.made {
            // What stays is an empty file, which the next start takes.
            let _stays = fs::remove_file(made);
        }
    }

    /// The address of the server that has a database open, if one has.
    pub(super) fn running(file: &Path) -> Option<String> {
        match locked(&beside(file, "server-lock")) {
            Ok(_let_go_at_once) => None,
            Err(Running) => fs::read_to_string(beside(file, "server-address")).ok(),
        }
    }

    /// Writes where the server is, for whoever starts a second one.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub(super) fn says(&self, url: &str) -> anyhow::Result<()> {
        let Some(path) = &self.address else {
            return Ok(());
        };
        fs::write(path, format!("{url}\n"))
            .with_context(|| format!("{} could not be written", path.display()))
    }
}

/// A server has the lock.
struct Running;

/// The locked file; `None` on a file system that knows no locks, or that cannot be written.
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

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-");
    name.push(ending);
    name.into()
}

//! The move of all data from this computer to another: a backup file, a one-time address on the local network
//! where the other computer downloads it, and no entries here afterwards.

use crate::backup::received_database;
use crate::desk::secret;
use chrono::{DateTime, TimeDelta, Utc};
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use subtle::ConstantTimeEq;
use tokio::sync::{RwLock, RwLockReadGuard};
use tokio::time::timeout;

/// The time for which the address of the file is valid.
const OFFERED_FOR: TimeDelta = TimeDelta::minutes(15);
/// The number of wrong codes after which the offer ends: the code is short enough to be typed.
const WRONG_TRIES: u8 = 10;
/// The time that entries under way get before this computer stops.
const LAST_ENTRIES: Duration = Duration::from_secs(5);

/// The move of all data from one computer to another.
pub struct Moving {
    /// The database file.
    pub database: PathBuf,
    /// The time since which entries are refused. Each entry holds a read lock while it is written.
    stopped: RwLock<Option<DateTime<Utc>>>,
    state: Mutex<MoveState>,
}

#[derive(Default)]
struct MoveState {
    made: Option<MovedFile>,
    offer: Option<Offer>,
    taken_at: Option<DateTime<Utc>>,
}

/// The full backup, made since the program was started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MovedFile {
    /// Its name in the folder of backups.
    pub name: String,
    /// The time when it was made.
    pub at: DateTime<Utc>,
}

/// A one-time address of the file.
#[derive(Clone)]
struct Offer {
    code: String,
    until: DateTime<Utc>,
    wrong_tries: u8,
}

impl Moving {
    /// The move of a database file, in the state before the last shutdown.
    pub fn of(database: PathBuf) -> Moving {
        Moving {
            stopped: RwLock::new(received_database::stopped_at(&database)),
            database,
            state: Mutex::default(),
        }
    }

    fn state(&self) -> MutexGuard<'_, MoveState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time since which another computer has taken over; `None` while entries are accepted here.
    pub fn stopped_at(&self) -> Option<DateTime<Utc>> {
        match self.stopped.try_read() {
            Ok(stopped) => *stopped,
            // The lock is held because the state changes right now.
            Err(_changing) => received_database::stopped_at(&self.database),
        }
    }

    /// The guard to hold while an entry is written; `None` while another computer has taken over.
    pub(crate) async fn entry(&self) -> Option<RwLockReadGuard<'_, Option<DateTime<Utc>>>> {
        let stopped = self.stopped.read().await;
        stopped.is_none().then_some(stopped)
    }

    /// Refuses entries from now on, once those under way are on the disk.
    ///
    /// # Errors
    /// When this cannot be saved for the next start; entries are then still accepted.
    pub async fn stop(&self, at: DateTime<Utc>) -> io::Result<()> {
        let mut stopped = match timeout(LAST_ENTRIES, self.stopped.write()).await {
            Ok(stopped) => stopped,
            // A long upload is under way; the file would lack what it enters.
            Err(_late) => return Err(io::ErrorKind::ResourceBusy.into()),
        };
        received_database::stop(&self.database, at)?;
        *stopped = Some(at);
        Ok(())
    }

    /// Accepts entries again.
    ///
    /// # Errors
    /// When this cannot be saved for the next start; entries are then still refused.
    pub async fn go_on(&self) -> io::Result<()> {
        let mut stopped = self.stopped.write().await;
        received_database::go_on(&self.database)?;
        *stopped = None;
        Ok(())
    }

    /// The most recent file.
    pub fn made(&self) -> Option<MovedFile> {
        self.state().made.clone()
    }

    /// Notes a new file, and ends the address of the previous one.
    pub fn has_made(&self, file: MovedFile) {
        *self.state() = MoveState {
            made: Some(file),
            ..MoveState::default()
        };
    }

    /// Creates an address for the file, and ends the previous one.
    pub fn offer(&self, at: DateTime<Utc>) {
        let mut state = self.state();
        state.taken_at = None;
        state.offer = Some(Offer {
            code: secret::setup_code(),
            until: at + OFFERED_FOR,
            wrong_tries: 0,
        });
    }

    /// Ends the address.
    pub fn withdraw(&self) {
        self.state().offer = None;
    }

    /// The code of the address, and its expiry.
    pub fn offered(&self, at: DateTime<Utc>) -> Option<(String, DateTime<Utc>)> {
        let offer = self.state().offer.clone()?;
        (at < offer.until).then_some((offer.code, offer.until))
    }

    /// The time when the other computer has downloaded the file.
    pub fn taken_at(&self) -> Option<DateTime<Utc>> {
        self.state().taken_at
    }

    /// The name of the file for the client that has the code; works once.
    pub fn take(&self, code: &str, at: DateTime<Utc>) -> Option<String> {
        let mut state = self.state();
        let name = state.made.as_ref()?.name.clone();
        let offer = state.offer.as_mut()?;
        let is_right: bool = code.as_bytes().ct_eq(offer.code.as_bytes()).into();
        if !is_right {
            offer.wrong_tries += 1;
        }
        let is_over = at >= offer.until || offer.wrong_tries >= WRONG_TRIES;
        if is_right || is_over {
            state.offer = None;
        }
        if !is_right || is_over {
            return None;
        }
        state.taken_at = Some(at);
        Some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::{MovedFile, Moving, OFFERED_FOR, WRONG_TRIES};
    use chrono::{DateTime, TimeDelta};

    #[test]
    fn an_address_works_once_for_a_quarter_of_an_hour() {
        let folder = tempfile::tempdir().unwrap();
        let moving = Moving::of(folder.path().join("cup.db"));
        let at = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        moving.has_made(MovedFile {
            name: "cup.inkundla".to_owned(),
            at,
        });
        assert_eq!(moving.take("ABCDEFGH", at), None, "nothing is offered");
        moving.offer(at);
        let (code, _) = moving.offered(at).unwrap();
        assert_eq!(moving.take("ABCDEFGH", at), None);
        assert_eq!(moving.take(&code, at).as_deref(), Some("cup.inkundla"));
        assert_eq!(moving.taken_at(), Some(at));
        assert_eq!(moving.take(&code, at), None, "it is used");
        moving.offer(at);
        let (code, _) = moving.offered(at).unwrap();
        assert_eq!(moving.take(&code, at + OFFERED_FOR), None, "too late");
        moving.offer(at);
        let (code, _) = moving.offered(at).unwrap();
        for _ in 0..WRONG_TRIES {
            assert_eq!(moving.take("ABCDEFGH", at), None);
        }
        assert_eq!(moving.take(&code, at), None, "somebody guesses");
        moving.offer(at);
        moving.withdraw();
        assert_eq!(moving.offered(at + TimeDelta::seconds(1)), None);
    }

    #[tokio::test]
    async fn a_stop_survives_a_restart_and_can_be_undone() {
        let folder = tempfile::tempdir().unwrap();
        let open = || Moving::of(folder.path().join("cup.db"));
        let at = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        open().stop(at).await.unwrap();
        assert_eq!(open().stopped_at(), Some(at));
        open().go_on().await.unwrap();
        assert_eq!(open().stopped_at(), None);
    }
}

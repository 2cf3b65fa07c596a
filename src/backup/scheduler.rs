use super::BackupStore;
use crate::change_feed::Topic;
use crate::desk::Desk;
use chrono::{DateTime, Utc};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::spawn_blocking;

/// The interval of backups while something changes.
const AT_LEAST: Duration = Duration::from_secs(60 * 60);

/// The state of the backups.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Status {
    /// The last backup, and when it was made.
    pub last: Option<(PathBuf, DateTime<Utc>)>,
    /// The error of the last attempt, for the operator.
    pub trouble: Option<String>,
}

/// Makes a backup when a round is posted or closed, and every hour in which something changed.
#[derive(Clone)]
pub struct Scheduler {
    desk: Desk,
    store: BackupStore,
    now: fn() -> DateTime<Utc>,
    at_least: Duration,
    status: Arc<Mutex<Status>>,
    content: Arc<Mutex<String>>,
}

impl Scheduler {
    /// A scheduler for a store; `now` is the clock.
    pub fn new(desk: Desk, store: BackupStore, now: fn() -> DateTime<Utc>) -> Scheduler {
        Scheduler {
            desk,
            store,
            now,
            at_least: AT_LEAST,
            status: Arc::default(),
            content: Arc::default(),
        }
    }

    /// Sets the interval of backups while something changes; the default is an hour.
    #[must_use]
    pub fn at_least_every(self, at_least: Duration) -> Scheduler {
        Scheduler { at_least, ..self }
    }

    /// The state of the backups.
    pub fn status(&self) -> Status {
        let status = self.status.lock();
        status.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Makes a backup now, if something has changed since the last one.
    pub fn copy(&self) {
        let at = (self.now)();
        let mut content = self.content.lock().unwrap_or_else(PoisonError::into_inner);
        let added = self.store.add(&self.desk, at, &content);
        let mut status = self.status.lock().unwrap_or_else(PoisonError::into_inner);
        status.trouble = match added {
            Ok(None) => None,
            Ok(Some(backup)) => {
                *content = backup.content;
                status.last = Some((backup.path, at));
                backup.trouble.map(|why| why.to_string())
            }
            Err(why) => Some(why.to_string()),
        };
        if let Some(trouble) = &status.trouble {
            metrics::counter!("inkundla_backup_failures_total").increment(1);
            tracing::error!("backup: {trouble}");
        }
    }

    /// Runs until the server stops.
    pub async fn watch(self) {
        let mut milestones = self.desk.hub().subscribe(Topic::Milestone);
        loop {
            let scheduler = self.clone();
            if spawn_blocking(move || scheduler.copy()).await.is_err() {
                tracing::error!("backup: the copying broke off");
            }
            // The hub lives as long as the desk that this scheduler holds.
            let _ = tokio::time::timeout(self.at_least, milestones.changed()).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::AT_LEAST;

    #[test]
    fn the_default_interval_is_an_hour() {
        assert_eq!(AT_LEAST.as_secs(), 3_600);
    }
}

//! Figures of the whole service, for the metrics of the operator.

use super::Desk;
use crate::store::PoolFigures;
use chrono::{DateTime, Utc};
use std::path::PathBuf;

/// Figures of the service at a time. `None` where the database cannot be asked.
#[derive(Clone, Debug)]
pub struct ServiceFigures {
    /// The connections to the database for reading.
    pub connections: PoolFigures,
    /// How far the replica is behind, in bytes of the log of the primary.
    pub replica_lag_bytes: Option<u64>,
    /// Number of logs with lines that no signed head covers.
    pub logs_unsigned: Option<usize>,
    /// Number of events whose names should be erased by now.
    pub erasures_due: Option<usize>,
    /// The file of the database, if it is one.
    pub file: Option<PathBuf>,
}

impl Desk {
    /// The figures of the service; they name nobody.
    pub fn service_figures(&self, at: DateTime<Utc>) -> ServiceFigures {
        let now_ms = at.timestamp_millis();
        // A database that is away is waited for once, or the program that asks would give up waiting.
        let counts = self
            .store
            .read(move |db| Ok((db.unsigned_logs()?.len(), db.due_for_erasure(now_ms)?.len())))
            .ok();
        let lag = counts.and_then(|_| self.store.replica_lag_bytes());
        ServiceFigures {
            connections: self.store.connections(),
            replica_lag_bytes: lag,
            logs_unsigned: counts.map(|(unsigned, _)| unsigned),
            erasures_due: counts.map(|(_, due)| due),
            file: self.store.file().map(PathBuf::from),
        }
    }
}

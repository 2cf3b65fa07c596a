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
        let unsigned = self.store.read(|db| db.unsigned_logs());
        let due = self.store.read(move |db| db.due_for_erasure(now_ms));
        ServiceFigures {
            connections: self.store.connections(),
            replica_lag_bytes: self.store.replica_lag_bytes(),
            logs_unsigned: unsigned.ok().map(|logs| logs.len()),
            erasures_due: due.ok().map(|due| due.len()),
            file: self.store.file().map(PathBuf::from),
        }
    }
}

//! How many uploaded files may be in memory, and that one is read at a time.

use std::sync::Arc;
use tokio::sync::Semaphore;

/// The largest file.
pub(in crate::web) const FILE_BYTES: usize = 20 * 1024 * 1024;
pub(super) const MEGABYTE: usize = 1024 * 1024;

/// Megabytes that may be in transfer or waiting: four of the largest files,
/// or many small ones.
const WAITING: usize = 4 * FILE_BYTES / MEGABYTE;

/// The largest file of somebody without an account.
pub(in crate::web) const VISITOR_BYTES: usize = 2 * MEGABYTE;
/// How many files of people without an account may be in transfer or read.
const VISITORS: usize = 4;

/// The files that are on their way, and the one that is read.
pub struct Uploads {
    /// Megabytes that may still come.
    pub(super) waiting: Arc<Semaphore>,
    /// Files of people without an account that may still come: they never take the room of others.
    pub(super) visitors: Arc<Semaphore>,
    /// Held by whoever reads a file.
    pub(super) reading: Arc<Semaphore>,
}

impl Default for Uploads {
    fn default() -> Uploads {
        Uploads {
            waiting: Arc::new(Semaphore::new(WAITING)),
            visitors: Arc::new(Semaphore::new(VISITORS)),
            reading: Arc::new(Semaphore::new(1)),
        }
    }
}

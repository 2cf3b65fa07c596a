//! How many uploaded files may be in memory, and that one is read at a time.

use std::sync::Arc;
use tokio::sync::Semaphore;

/// The largest file.
pub(in crate::web) const FILE_BYTES: usize = 20 * 1024 * 1024;
pub(super) const MEGABYTE: usize = 1024 * 1024;

/// Megabytes that may be in transfer or waiting: four of the largest files,
/// or many small ones.
const WAITING: usize = 4 * FILE_BYTES / MEGABYTE;

/// The files that are on their way, and the one that is read.
pub struct Uploads {
    /// Megabytes that may still come.
    pub(super) waiting: Arc<Semaphore>,
    /// Held by whoever reads a file.
    pub(super) reading: Arc<Semaphore>,
}

impl Default for Uploads {
    fn default() -> Uploads {
        Uploads {
            waiting: Arc::new(Semaphore::new(WAITING)),
            reading: Arc::new(Semaphore::new(1)),
        }
    }
}

//! Limits of uploads: files in memory, and one file parsed at a time.

use std::sync::Arc;
use tokio::sync::Semaphore;

pub(in crate::web) const FILE_BYTES: usize = 20 * 1024 * 1024;
pub(super) const MEGABYTE: usize = 1024 * 1024;

/// Megabytes that may be in transfer or waiting: four of the largest files, or many small ones.
const WAITING: usize = 4 * FILE_BYTES / MEGABYTE;

/// The largest file of a client without an account.
pub(in crate::web) const VISITOR_BYTES: usize = 2 * MEGABYTE;
/// The number of files of clients without an account that may be in transfer or parsed.
const VISITORS: usize = 4;

/// Semaphores of uploads.
pub struct Uploads {
    /// Permits for megabytes.
    pub(super) waiting: Arc<Semaphore>,
    /// Permits for files of clients without an account, which are limited separately.
    pub(super) visitors: Arc<Semaphore>,
    /// Held while a file is parsed.
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

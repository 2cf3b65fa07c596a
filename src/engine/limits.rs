//! The limits of a search.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// The limits of a search. It ends at the first that is reached.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The greatest depth in plies.
    pub depth: u32,
    /// The greatest number of positions.
    pub nodes: u64,
    /// The longest time.
    pub time: Option<Duration>,
    /// The bytes of the table of positions.
    pub table_bytes: usize,
    /// Set when whoever asks is gone.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            depth: 64,
            nodes: u64::MAX,
            time: None,
            table_bytes: 32 << 20,
            stop: None,
        }
    }
}

//! The CPU time of a thread: other people's work on the machine is not in it.
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The CPU time of this thread where the system tells it, else the time gone by.
pub(crate) fn spent() -> Duration {
    static BEGINNING: OnceLock<Instant> = OnceLock::new();
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = schedstat.and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(
        || BEGINNING.get_or_init(Instant::now).elapsed(),
        Duration::from_nanos,
    )
}

/// What some work gives, and the CPU time it takes.
pub(crate) fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = spent();
    let result = work();
    (result, spent().saturating_sub(begun))
}

//! Refusals under load: each is counted in the metrics, but logged at most once a minute with the count since
//! the last line, so that they do not flood the log.

use crate::desk::Fault;
use crate::store::StoreError;
use metrics::counter;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The shortest time between two log lines of one kind.
const INTERVAL: Duration = Duration::from_secs(60);

/// Counts events since the last log line.
#[derive(Debug, Default)]
struct LogThrottle {
    unreported: u64,
    last: Option<Instant>,
}

impl LogThrottle {
    const fn new() -> LogThrottle {
        LogThrottle {
            unreported: 0,
            last: None,
        }
    }

    /// Counts one event; returns the count when a line is due.
    fn count(&mut self, now: Instant) -> Option<u64> {
        self.unreported += 1;
        if self.last.is_some_and(|last| now - last < INTERVAL) {
            return None;
        }
        self.last = Some(now);
        Some(std::mem::take(&mut self.unreported))
    }
}

/// The reason of a refusal under load.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overload {
    /// The queue of writes is full.
    Writing,
    /// The queue of pass-phrase checks is full.
    SigningIn,
    Importing,
    Following,
    DiskFull,
    /// The database does not respond.
    Away,
}

impl Overload {
    /// The overload of a fault; `None` for other faults.
    pub(crate) fn of(fault: &Fault) -> Option<Overload> {
        match fault {
            Fault::Busy(_) => Some(Overload::SigningIn),
            Fault::TooManyImports => Some(Overload::Importing),
            Fault::Store(StoreError::Busy) => Some(Overload::Writing),
            Fault::Store(StoreError::DiskFull) => Some(Overload::DiskFull),
            Fault::Store(StoreError::Unavailable(_)) => Some(Overload::Away),
            _ => None,
        }
    }

    /// Its label in metrics and log.
    fn name(self) -> &'static str {
        match self {
            Overload::Writing => "writing",
            Overload::SigningIn => "signing-in",
            Overload::Importing => "importing",
            Overload::Following => "following",
            Overload::DiskFull => "disk-full",
            Overload::Away => "database-away",
        }
    }

    /// Whether the operator has to act; other overloads pass by themselves.
    fn is_trouble(self) -> bool {
        matches!(self, Overload::DiskFull | Overload::Away)
    }

    /// Counts a refusal, and logs it if a line is due.
    pub(crate) fn note(self, why: &dyn std::fmt::Display) {
        static THROTTLES: [Mutex<LogThrottle>; 6] = [const { Mutex::new(LogThrottle::new()) }; 6];
        let what = self.name();
        counter!("inkundla_refused_total", "what" => what).increment(1);
        let throttle = THROTTLES[self as usize].lock();
        let due = throttle
            .unwrap_or_else(PoisonError::into_inner)
            .count(Instant::now());
        match due {
            Some(times) if self.is_trouble() => {
                tracing::error!(what, times, %why, "refused for now");
            }
            Some(times) => tracing::warn!(what, times, %why, "refused for now"),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frequent_refusal_is_logged_once_a_minute_with_its_count() {
        let mut throttle = LogThrottle::new();
        let began = Instant::now();
        let after = |seconds| began + Duration::from_secs(seconds);
        assert_eq!(throttle.count(began), Some(1), "the first at once");
        let rush = (0..300).filter_map(|n| throttle.count(after(n / 10)));
        assert_eq!(rush.count(), 0);
        assert_eq!(throttle.count(after(60)), Some(301));
        assert_eq!(throttle.count(after(119)), None);
        assert_eq!(throttle.count(after(500)), Some(2));
    }

    #[test]
    fn a_full_queue_passes_and_a_full_disk_does_not() {
        let of = |fault| Overload::of(&Fault::Store(fault));
        assert_eq!(of(StoreError::Busy), Some(Overload::Writing));
        assert_eq!(of(StoreError::Conflict), None);
        assert_eq!(of(StoreError::Missing), None);
        let full = of(StoreError::DiskFull).unwrap();
        let away = of(StoreError::Unavailable("gone".to_owned())).unwrap();
        assert!(full.is_trouble() && away.is_trouble());
        assert!(!Overload::Writing.is_trouble() && !Overload::SigningIn.is_trouble());
    }
}

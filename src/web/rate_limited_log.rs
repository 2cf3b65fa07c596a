//! What may happen very often at once is counted by the figures each time, and told
//! to the log once a minute with how often it was since: a full queue in a full hall
//! is ordinary, and a full disk is said best where it can still be read.

use crate::desk::Fault;
use crate::store::StoreError;
use metrics::counter;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often one thing is told.
const EVERY: Duration = Duration::from_secs(60);

/// How often something was, and when it was told last.
#[derive(Debug, Default)]
struct LogThrottle {
    untold: u64,
    told: Option<Instant>,
}

impl LogThrottle {
    const fn new() -> LogThrottle {
        LogThrottle {
            untold: 0,
            told: None,
        }
    }

    /// Counts one more; how often it was, when it is time to tell.
    fn count(&mut self, now: Instant) -> Option<u64> {
        self.untold += 1;
        if self.told.is_some_and(|told| now - told < EVERY) {
            return None;
        }
        self.told = Some(now);
        Some(std::mem::take(&mut self.untold))
    }
}

/// Something that the server is asked for and cannot do just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overload {
    /// Too many wait to write.
    Writing,
    /// Too many wait for their pass-phrase to be looked at.
    SigningIn,
    /// Too many files are on their way.
    Importing,
    /// Too many follow what happens.
    Following,
    /// The disk is full.
    DiskFull,
    /// The database does not answer.
    Away,
}

impl Overload {
    /// Which it is; other faults are none of these.
    pub(super) fn of(fault: &Fault) -> Option<Overload> {
        match fault {
            Fault::Busy(_) => Some(Overload::SigningIn),
            Fault::TooManyImports => Some(Overload::Importing),
            Fault::Store(StoreError::Busy) => Some(Overload::Writing),
            Fault::Store(StoreError::DiskFull) => Some(Overload::DiskFull),
            Fault::Store(StoreError::Unavailable(_)) => Some(Overload::Away),
            _ => None,
        }
    }

    /// Its name in the figures and in the log.
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

    /// Whether somebody has to do something about it; else it passes by itself.
    fn is_trouble(self) -> bool {
        matches!(self, Overload::DiskFull | Overload::Away)
    }

    /// Counts one who was told to come again.
    pub(super) fn note(self, why: &dyn std::fmt::Display) {
        static TALLIES: [Mutex<LogThrottle>; 6] = [const { Mutex::new(LogThrottle::new()) }; 6];
        let what = self.name();
        counter!("inkundla_refused_total", "what" => what).increment(1);
        let tally = TALLIES[self as usize].lock();
        let told = tally
            .unwrap_or_else(PoisonError::into_inner)
            .count(Instant::now());
        match told {
            Some(times) if self.is_trouble() => {
                tracing::error!(what, times, %why, "told to come again");
            }
            Some(times) => tracing::warn!(what, times, %why, "told to come again"),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_often_is_told_once_a_minute_with_how_often_it_was() {
        let mut tally = LogThrottle::new();
        let began = Instant::now();
        let after = |seconds| began + Duration::from_secs(seconds);
        assert_eq!(tally.count(began), Some(1), "the first at once");
        let rush = (0..300).filter_map(|n| tally.count(after(n / 10)));
        assert_eq!(rush.count(), 0);
        assert_eq!(tally.count(after(60)), Some(301));
        assert_eq!(tally.count(after(119)), None);
        assert_eq!(tally.count(after(500)), Some(2));
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

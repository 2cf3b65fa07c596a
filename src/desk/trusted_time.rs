//! Time that is known to have passed. The clock of a laptop may be wrong by months. Nothing
//! irreversible depends on it alone: the server stores the days on which it ran, and days on which
//! it did not run count only up to a limit.

use super::{Desk, Fault};
use crate::store::StoreError;
use chrono::{DateTime, TimeDelta, Utc};

/// Maximum number of days that count between two days on which the server ran.
const LONGEST_GAP: i64 = 7;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

impl Desk {
    /// Stores that the server runs on this day.
    pub fn record_running_day(&self, at: DateTime<Utc>) -> Result<(), Fault> {
        let day = day_of(at);
        Ok(self.store.write(move |tx| tx.record_running_day(day))?)
    }

    /// The beginning of the last day on which the server ran, whatever the clock shows now.
    pub fn last_day_seen(&self) -> Result<Option<DateTime<Utc>>, StoreError> {
        let seen = self.store.read(|db| db.days_seen_before(i64::MAX))?;
        let last = seen.first().map(|day| day.saturating_mul(DAY_MS));
        Ok(last.and_then(DateTime::from_timestamp_millis))
    }

    /// The latest time since which a number of days is known to have passed. While the server runs
    /// at least once in seven days, that is the time by the clock; after a longer pause or a jump
    /// of the clock it is earlier. `None` where no such time is known.
    pub fn known_to_be_past(
        &self,
        days: u16,
        at: DateTime<Utc>,
    ) -> Result<Option<DateTime<Utc>>, StoreError> {
        let today = day_of(at);
        let seen = self.store.read(move |db| db.days_seen_before(today))?;
        let whole_days = days_ago(&seen, today, days.into()).map(|ago| today - ago);
        Ok(whole_days.map(|ago| at - TimeDelta::days(ago)))
    }
}

fn day_of(at: DateTime<Utc>) -> i64 {
    at.timestamp_millis().div_euclid(DAY_MS)
}

/// The latest day since which `days` days have passed. `seen`: the days before today on which the
/// server ran, the latest first.
fn days_ago(seen: &[i64], today: i64, days: i64) -> Option<i64> {
    let (mut later, mut left) = (today, days);
    for earlier in seen {
        let counted = (later - earlier).min(LONGEST_GAP);
        if counted >= left {
            return Some(later - left);
        }
        left -= counted;
        later = *earlier;
    }
    (left <= LONGEST_GAP).then_some(later - left)
}

#[cfg(test)]
mod tests {
    use super::days_ago;

    #[test]
    fn a_server_that_runs_every_week_believes_its_clock() {
        let seen: Vec<i64> = (0..60).rev().map(|week| week * 7).collect();
        assert_eq!(days_ago(&seen, 420, 30), Some(390));
        assert_eq!(days_ago(&seen, 419, 30), Some(389));
        assert_eq!(days_ago(&[9, 8, 7, 6, 5], 10, 3), Some(7));
    }

    #[test]
    fn a_jump_counts_as_a_week() {
        let seen: Vec<i64> = (0..=100).rev().collect();
        assert_eq!(days_ago(&seen, 140, 30), Some(77));
        assert_eq!(days_ago(&[100], 140, 30), None);
        assert_eq!(days_ago(&[100], 140, 14), Some(93));
        // The day after it counts as one day, the jump itself as seven.
        assert_eq!(days_ago(&[140, 100], 141, 8), Some(133));
        assert_eq!(days_ago(&[140, 100], 141, 9), Some(99));
    }

    #[test]
    fn a_server_that_has_seen_nothing_believes_a_week() {
        assert_eq!(days_ago(&[], 20_000, 7), Some(19_993));
        assert_eq!(days_ago(&[], 20_000, 8), None);
    }
}

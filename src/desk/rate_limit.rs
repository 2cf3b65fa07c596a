//! A rate limit in memory (token buckets). It refuses a flood of attempts before anything is looked
//! up or hashed, so that the flood costs next to nothing.

use super::Fault;
use chrono::{DateTime, Utc};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The size and rate of a token bucket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rate {
    /// Tokens of a full bucket: number of attempts allowed at once.
    pub(super) at_once: u32,
    /// Milliseconds until the next token.
    pub(super) one_in_ms: i64,
}

impl Rate {
    pub(super) const fn new(at_once: u32, one_in_ms: i64) -> Rate {
        Rate { at_once, one_in_ms }
    }
}

/// Maximum number of buckets, of some 100 bytes each.
const MOST: usize = 20_000;

/// The buckets by their keys. Each is stored as the time at which it will be full again.
#[derive(Default)]
pub(super) struct RateLimit {
    until_ms: Mutex<HashMap<String, i64>>,
}

impl RateLimit {
    fn until_ms(&self) -> MutexGuard<'_, HashMap<String, i64>> {
        self.until_ms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one token from each bucket, or none at all.
    ///
    /// # Errors
    /// [`Fault::TooOften`] when one of them is empty.
    pub(super) fn take(&self, keys: &[(String, Rate)], at: DateTime<Utc>) -> Result<(), Fault> {
        self.take_some(keys, 1, at)
    }

    /// Takes several tokens from each bucket, or none at all.
    ///
    /// # Errors
    /// [`Fault::TooOften`] when one of them has not as many.
    pub(super) fn take_some(
        &self,
        keys: &[(String, Rate)],
        count: u32,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let now = at.timestamp_millis();
        let mut until_ms = self.until_ms();
        let mut taken = Vec::new();
        for (key, rate) in keys {
            let all = i64::from(rate.at_once) * rate.one_in_ms;
            let known = until_ms.get(key).copied().unwrap_or(now);
            // A clock that was put back must not lock clients out for longer than usual.
            let until = known.clamp(now, now + all);
            let cost = i64::from(count) * rate.one_in_ms;
            if until - now > all - cost {
                until_ms.insert(key.clone(), until);
                return Err(Fault::TooOften);
            }
            taken.push((key, until + cost));
        }
        if until_ms.len() + taken.len() > MOST {
            forget(&mut until_ms, now);
        }
        until_ms.extend(taken.into_iter().map(|(key, until)| (key.clone(), until)));
        Ok(())
    }

    /// Whether a bucket has a token, which is not taken.
    pub(super) fn has_left(&self, (key, rate): &(String, Rate), at: DateTime<Utc>) -> bool {
        let now = at.timestamp_millis();
        let until = self.until_ms().get(key).copied().unwrap_or(now);
        until - now <= i64::from(rate.at_once.saturating_sub(1)) * rate.one_in_ms
    }

    /// Returns the tokens of an attempt that succeeded or was not checked.
    pub(super) fn give_back(&self, keys: &[(String, Rate)]) {
        let mut until_ms = self.until_ms();
        for (key, rate) in keys {
            if let Some(until) = until_ms.get_mut(key) {
                *until -= rate.one_in_ms;
            }
        }
    }
}

/// Drops full buckets. If that is not enough, drops the half that would be full soonest, so that a
/// flood of new keys does not refill the bucket of an attacker.
fn forget(until_ms: &mut HashMap<String, i64>, now: i64) {
    until_ms.retain(|_, until| *until > now);
    if until_ms.len() > MOST / 2 {
        let mut ends: Vec<i64> = until_ms.values().copied().collect();
        ends.sort_unstable();
        let median = ends.get(ends.len() / 2).copied().unwrap_or(now);
        until_ms.retain(|_, until| *until > median);
    }
}

/// The source of a request, one household or hall: an IPv4 address, or the first half of an IPv6
/// address.
pub(super) fn source(from: IpAddr) -> String {
    prefix(from, 4)
}

/// The network of one customer where it has many sources: the first 48 bits of an IPv6 address.
pub(super) fn network(from: IpAddr) -> Option<String> {
    let from = from.to_canonical();
    from.is_ipv6().then(|| format!("{}/48", prefix(from, 3)))
}

fn prefix(from: IpAddr, groups: usize) -> String {
    match from.to_canonical() {
        IpAddr::V6(v6) => {
            let groups = v6.segments().into_iter().take(groups);
            let groups: Vec<String> = groups.map(|group| format!("{group:x}")).collect();
            groups.join(":")
        }
        v4 => v4.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: i64) -> DateTime<Utc> {
        DateTime::from_timestamp_millis(1_000_000 + ms).unwrap()
    }

    fn key(name: &str) -> Vec<(String, Rate)> {
        vec![(name.to_owned(), Rate::new(30, 2_000))]
    }

    #[test]
    fn a_bucket_allows_a_burst_and_then_a_steady_rate() {
        let limit = RateLimit::default();
        let takes = |ms| limit.take(&key("a"), at(ms)).is_ok();
        assert_eq!((0..40).filter(|_| takes(0)).count(), 30);
        assert!(!takes(1_999) && takes(2_000) && !takes(2_000));
        assert!(limit.take(&key("b"), at(2_000)).is_ok());
        limit.give_back(&key("a"));
        assert!(takes(2_000), "what was right is not counted");
        assert!(!takes(-86_400_000), "a clock put back frees nobody");
        assert!(takes(-86_400_000 + 2_000), "nor does it lock anybody out");
    }

    #[test]
    fn buckets_are_bounded_and_a_flood_refills_none() {
        let limit = RateLimit::default();
        for _ in 0..30 {
            limit.take(&key("busy"), at(0)).unwrap();
        }
        for n in 0..3 * MOST {
            limit.take(&key(&n.to_string()), at(0)).unwrap();
        }
        assert!(limit.until_ms().len() <= MOST);
        assert!(limit.take(&key("busy"), at(0)).is_err());
    }

    #[test]
    fn an_ipv6_customer_is_one_network() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(source(ip("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2");
        let network = |text| network(ip(text));
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:ffff::9"));
        assert_ne!(network("2001:db8:1::1"), network("2001:db8:2::1"));
        assert_eq!(network("192.0.2.1"), None);
        assert_eq!(network("::ffff:192.0.2.1"), None);
    }
}

//! How often one source may try the codes of boards.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many wrong ones a source has at first. A school sits behind one address,
/// so a *right* one costs nothing and the allowance is for a hall, not for a person.
const ALLOWANCE: u32 = 20;

/// How long it takes until another one is allowed.
const ANOTHER: Duration = Duration::from_secs(45);

/// A memory of more sources than this forgets those who have done the least.
const SOURCES: usize = 10_000;

/// Who has typed wrong codes: when each source has its whole allowance again.
#[derive(Default)]
pub struct Limits {
    recovered: Mutex<HashMap<IpAddr, Instant>>,
}

impl Limits {
    /// Whether a source has a try left at a moment. While it has none, even a
    /// right code is not looked at: otherwise guessing would cost nothing.
    pub fn may_try(&self, from: Option<IpAddr>, now: Instant) -> bool {
        let recovered = self
            .recovered
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let at = from.and_then(|from| recovered.get(&source(from)));
        at.is_none_or(|at| *at <= now + ANOTHER * (ALLOWANCE - 1))
    }

    /// Counts a wrong code.
    pub fn was_wrong(&self, from: Option<IpAddr>, now: Instant) {
        let Some(from) = from else { return };
        let mut recovered = self
            .recovered
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        for wrong in [0, 1, ALLOWANCE] {
            if recovered.len() < SOURCES {
                break;
            }
            recovered.retain(|_, at| *at > now + ANOTHER * wrong);
        }
        let at = recovered.entry(source(from)).or_insert(now);
        *at = (*at).max(now) + ANOTHER;
    }
}

/// One household or hall: an IPv4 address, or the first half of an IPv6 one.
fn source(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_come_back_one_by_one() {
        let (limits, start) = (Limits::default(), Instant::now());
        let here = Some(IpAddr::from([10, 0, 0, 1]));
        for _ in 0..ALLOWANCE {
            assert!(limits.may_try(here, start));
            limits.was_wrong(here, start);
        }
        assert!(!limits.may_try(here, start));
        assert!(limits.may_try(Some(IpAddr::from([10, 0, 0, 2])), start));
        let later = start + ANOTHER;
        assert!(limits.may_try(here, later));
        limits.was_wrong(here, later);
        assert!(!limits.may_try(here, later), "one and no more");
        assert!(limits.may_try(here, start + ANOTHER * (ALLOWANCE + 1)));
    }

    #[test]
    fn half_an_ipv6_address_is_one_source() {
        let (limits, now) = (Limits::default(), Instant::now());
        let one = |last| Some(IpAddr::from([0x2001, 0xdb8, 1, 2, 0, 0, 0, last]));
        for last in 0..ALLOWANCE as u16 {
            limits.was_wrong(one(last), now);
        }
        assert!(!limits.may_try(one(999), now));
    }

    #[test]
    fn a_million_sources_do_not_fill_the_memory() {
        let (limits, now) = (Limits::default(), Instant::now());
        for number in 0..1_000_000u32 {
            limits.was_wrong(Some(IpAddr::from(number.to_be_bytes())), now);
            let known = limits.recovered.lock().unwrap().len();
            assert!(known <= SOURCES, "{known}");
        }
    }
}

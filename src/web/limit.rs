//! How often one source may try the codes of boards.

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

type Keyed = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;

/// Wrong tries. A school sits behind one address, so a *right* try costs
/// nothing and the allowance is for a hall, not for a person.
pub struct Limits {
    codes: Keyed,
}

const CODE_BURST: NonZeroU32 = NonZeroU32::new(20).unwrap();

impl Default for Limits {
    fn default() -> Limits {
        let quota = |burst: NonZeroU32, one_per: Duration| {
            Quota::with_period(one_per)
                .unwrap_or(Quota::per_minute(burst))
                .allow_burst(burst)
        };
        Limits {
            codes: RateLimiter::keyed(quota(CODE_BURST, Duration::from_secs(45))),
        }
    }
}

impl Limits {
    /// Counts a wrong board code; `false` when this source has had too many.
    pub fn wrong_code(&self, from: Option<IpAddr>) -> bool {
        count(&self.codes, from)
    }
}

/// A memory that outgrows this is swept of sources that may try again anyway.
const SOURCES: usize = 10_000;

fn count(limiter: &Keyed, from: Option<IpAddr>) -> bool {
    if limiter.len() > SOURCES {
        limiter.retain_recent();
    }
    from.is_none_or(|from| limiter.check_key(&source(from)).is_ok())
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

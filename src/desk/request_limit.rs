//! The limit of requests from one source.

use super::limits::Limit;
use super::rate_limit::{Rate, source};
use super::{Desk, Fault};
use chrono::{DateTime, Utc};
use std::net::IpAddr;

impl Desk {
    /// Counts a request of a source.
    ///
    /// # Errors
    /// [`Fault::TooManyRequests`] when the source has sent more than the limit.
    pub fn admit_request(&self, from: Option<IpAddr>, at: DateTime<Utc>) -> Result<(), Fault> {
        let a_second = self.limits().get(Limit::Requests);
        let (Some(from), Some(one_in_ms)) = (from, 1_000_u32.checked_div(a_second)) else {
            return Ok(());
        };
        let rate = Rate::new(a_second, i64::from(one_in_ms));
        let taken = self.request_rate.take(&[(source(from), rate)], at);
        taken.map_err(|_| Fault::TooManyRequests)
    }
}

//! Pass-phrases and recovery codes may be tried so often: for one name from one
//! place, whichever process is asked. Another place is not kept out by it.

use super::{Desk, Fault};
use crate::store::Allowance;
use chrono::{DateTime, Utc};
use std::net::IpAddr;

/// Ten at once, then one a minute.
const WRONG: Allowance = Allowance {
    at_once: 10,
    one_in_ms: 60_000,
};

impl Desk {
    /// Lets somebody try something that can be guessed, unless it was tried
    /// wrongly too often; then even a right one would not be looked at.
    ///
    /// # Errors
    /// [`Fault::TooOften`], and those of the work: [`Fault::WrongSignIn`] is counted.
    pub fn guessed<T>(
        &self,
        (name, from): (&str, Option<IpAddr>),
        at: DateTime<Utc>,
        work: impl FnOnce(&Desk) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let Some(from) = from else {
            return work(self);
        };
        let (what, at_ms) = (tried(name, from), at.timestamp_millis());
        let asked = what.clone();
        if !self
            .store
            .read(move |db| db.may_try(&asked, WRONG, at_ms))?
        {
            return Err(Fault::TooOften);
        }
        let done = work(self);
        if matches!(done, Err(Fault::WrongSignIn)) {
            self.store
                .write(move |tx| tx.tried_wrongly(&what, WRONG, at_ms))?;
        }
        done
    }
}

/// One household or hall: an IPv4 address, or the first half of an IPv6 one.
fn tried(name: &str, from: IpAddr) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = name.to_lowercase().chars().take(60).collect();
    match from.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x} {name}")
        }
        v4 => format!("{v4} {name}"),
    }
}

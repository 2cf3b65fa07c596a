//! Limits of sign-ins with a pass-phrase. Successful ones do not count. A browser in which the
//! account has signed in before has limits of its own, so that an attacker who uses up the others
//! cannot lock its owner out.

use super::attempt_limit::{KNOWN, PHRASES, counted, phrases_from};
use super::history::Action;
use super::passphrase::Requester;
use super::rate_limit::{NETWORK, Rate, SOURCE, network, place};
use super::{Desk, Fault};
use crate::store::{Allowance, StoreError};
use chrono::{DateTime, Utc};
use std::net::IpAddr;

/// For one name from all places.
const OF_ACCOUNT: Allowance = Allowance {
    at_once: 30,
    one_in_ms: 60_000,
    known: KNOWN,
};
/// For all names from all places.
const OF_SERVER: Allowance = Allowance {
    at_once: 600,
    one_in_ms: 1_000,
    known: KNOWN,
};

/// What a try takes from: allowances that are counted for all processes, each also in memory
/// (as many who try at once have not been counted yet), and those in memory alone.
struct Allowed {
    counted: Vec<(String, Allowance)>,
    at_once: Vec<(String, Rate)>,
    requester: Requester,
}

impl Allowed {
    /// For a browser that the account knows.
    fn known(device: String) -> Allowed {
        let key = format!("device {device}");
        Allowed {
            at_once: vec![(key.clone(), rate(PHRASES))],
            counted: vec![(key, PHRASES)],
            requester: Requester::Known(device),
        }
    }

    /// For everybody else.
    fn stranger(name: &str, from: IpAddr) -> Allowed {
        let of_account = (format!("account {}", counted(name)), OF_ACCOUNT);
        let of_server = ("server".to_owned(), OF_SERVER);
        let in_memory = [&of_account, &of_server];
        let in_memory = in_memory.map(|(key, allowance)| (key.clone(), rate(*allowance)));
        let source = place(from);
        let network = network(from).map(|network| (network, NETWORK));
        let at_once = [(source.clone(), SOURCE)].into_iter();
        Allowed {
            at_once: at_once.chain(network).chain(in_memory).collect(),
            counted: vec![phrases_from(from, name), of_account, of_server],
            requester: Requester::Source(source),
        }
    }
}

fn rate(allowance: Allowance) -> Rate {
    Rate {
        at_once: allowance.at_once,
        one_in_ms: allowance.one_in_ms,
    }
}

impl Desk {
    /// Signs in from an address and a browser, and returns the token for the cookie. `device` is
    /// the browser's [device cookie](Desk::device_cookie).
    ///
    /// # Errors
    /// [`Fault::WrongSignIn`] for an unknown name as for a wrong pass-phrase; [`Fault::TooOften`]
    /// after too many failures, for known and unknown names alike; [`Fault::Busy`] when the queue
    /// is full.
    pub fn sign_in_from(
        &self,
        (name, phrase): (&str, &str),
        (from, device): (Option<IpAddr>, &str),
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let Some(from) = from else {
            return self.sign_in(name, phrase, at);
        };
        let allowed = match self.device_of_name(name, device)? {
            Some(device) => Allowed::known(device),
            None => Allowed::stranger(name, from),
        };
        let Allowed {
            counted,
            at_once,
            requester,
        } = allowed;
        self.rate_limit.take(&at_once, at)?;
        let tries = self.tries(counted, at);
        let done = tries.of_phrase(name, Action::SignInFailed, |desk| {
            desk.sign_in_by(name, phrase, requester, at)
        });
        match &done {
            Ok(_) => self.rate_limit.give_back(&at_once),
            Err(Fault::WrongSignIn) => {}
            // Not an attempt at the pass-phrase, but it still counts for its source.
            Err(_) => self
                .rate_limit
                .give_back(at_once.get(1..).unwrap_or_default()),
        }
        done
    }

    /// The identity of a browser in which the account of a name has signed in before.
    fn device_of_name(&self, name: &str, cookie: &str) -> Result<Option<String>, Fault> {
        if self.accounts_at(cookie).is_empty() {
            return Ok(None);
        }
        match self.store.read(|db| db.account_by_name(name)) {
            Ok(account) => Ok(self.device_of(cookie, account.id)),
            Err(StoreError::Missing) => Ok(None),
            Err(other) => Err(other.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::rate_limit::RateLimit;

    /// Number of these simultaneous attempts that are let through.
    fn let_through(tries: impl Iterator<Item = (String, String)>) -> usize {
        let limit = RateLimit::default();
        let at = DateTime::from_timestamp_millis(0).unwrap();
        let is_let = |(name, from): &(String, String)| {
            let allowed = Allowed::stranger(name, from.parse().unwrap());
            limit.take(&allowed.at_once, at).is_ok()
        };
        tries.filter(is_let).count()
    }

    #[test]
    fn at_one_moment_each_source_network_account_and_server_has_an_end() {
        let own = |n: usize| format!("Name {n}");
        let from_one = (0..300).map(|n| (own(n), "203.0.113.9".to_owned()));
        assert_eq!(let_through(from_one), 30);
        let of_one = (0..300).map(|n| ("Ms K".to_owned(), format!("203.0.113.{}", n % 200)));
        assert_eq!(let_through(of_one), 30);
        let network = (0..300).map(|n| (own(n), format!("2001:db8:1:{n:x}::1")));
        assert_eq!(let_through(network), 120);
        let all = (0..3_000).map(|n| (own(n), format!("10.0.{}.{}", n / 250, n % 250)));
        assert_eq!(let_through(all), 600);
    }
}

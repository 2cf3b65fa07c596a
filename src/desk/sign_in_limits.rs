//! Limits of sign-ins with a pass-phrase. Successful ones do not count. A browser in which the
//! account has signed in before has limits of its own, so that an attacker who uses up the others
//! cannot lock its owner out.

use super::attempt_limit::{counted, phrases_from};
use super::history::Action;
use super::limits::{Limit, Limits, allowance};
use super::passphrase::Requester;
use super::rate_limit::{Rate, network, source};
use super::{Desk, Fault};
use crate::store::{Allowance, StoreError};
use chrono::{DateTime, Utc};
use std::net::IpAddr;

/// Milliseconds until one more wrong attempt for one name, from all sources.
const ACCOUNT_IN_MS: i64 = 60_000;
/// Milliseconds until one more attempt of one source, for all names. Successful attempts are given
/// back, so that a school signs in without waiting.
const SOURCE_IN_MS: i64 = 2_000;
/// Attempts from one IPv6 network of a customer, which has 65,536 sources: times as many.
const OF_NETWORK: u32 = 4;
/// Wrong attempts for all names, from all sources.
const OF_SERVER: Allowance = allowance(600, 1_000);

/// A source is new while it has made fewer wrong attempts than this.
const FIRST: Rate = Rate::new(2, 30 * 60_000);
/// Wrong attempts of new sources for one name. Guessers from very many addresses use this up slowly, so that the
/// organiser in a new browser gets in beside them.
const OF_ACCOUNT_FIRST: Allowance = allowance(300, 20_000);
/// Wrong attempts of new sources for all names.
const OF_SERVER_FIRST: Allowance = allowance(1_200, 500);

/// The limits of one attempt: allowances that all processes share, and rates in memory. Each
/// allowance is also a rate, because concurrent attempts are in the store only after they failed.
struct AttemptLimits {
    counted: Vec<(String, Allowance)>,
    at_once: Vec<(String, Rate)>,
    requester: Requester,
}

impl AttemptLimits {
    /// For a browser in which the account has signed in before.
    fn known(limits: &Limits, device: String) -> AttemptLimits {
        let key = format!("device {device}");
        AttemptLimits {
            at_once: vec![(key.clone(), rate(limits.phrases()))],
            counted: vec![(key, limits.phrases())],
            requester: Requester::Known(device),
        }
    }

    /// For all other browsers. Sources that are new have shared limits of their own.
    fn stranger(limits: &Limits, name: &str, from: IpAddr, is_new: bool) -> AttemptLimits {
        let of_account = allowance(limits.get(Limit::NameAttempts), ACCOUNT_IN_MS);
        let (who, of_account, of_server) = if is_new {
            ("first ", OF_ACCOUNT_FIRST, OF_SERVER_FIRST)
        } else {
            ("", of_account, OF_SERVER)
        };
        let of_account = (format!("{who}account {}", counted(name)), of_account);
        let of_server = (format!("{who}server"), of_server);
        let shared = [&of_account, &of_server];
        let in_memory = shared.map(|(key, allowance)| (key.clone(), rate(*allowance)));
        let source = source(from);
        let of_source = limits.get(Limit::SourceAttempts);
        let of_network = Rate::new(of_source * OF_NETWORK, SOURCE_IN_MS / i64::from(OF_NETWORK));
        let network = network(from).map(|network| (network, of_network));
        let first = is_new.then(|| first(&source));
        let at_once = [(source.clone(), Rate::new(of_source, SOURCE_IN_MS))].into_iter();
        AttemptLimits {
            at_once: at_once
                .chain(network)
                .chain(first)
                .chain(in_memory)
                .collect(),
            counted: vec![
                (phrases_from(from, name), limits.phrases()),
                of_account,
                of_server,
            ],
            requester: if is_new {
                Requester::First(source)
            } else {
                Requester::Source(source)
            },
        }
    }
}

/// The rate by which a source counts as new.
fn first(source: &str) -> (String, Rate) {
    (format!("first {source}"), FIRST)
}

fn rate(allowance: Allowance) -> Rate {
    Rate::new(allowance.at_once, allowance.one_in_ms)
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
            Some(device) => AttemptLimits::known(&self.limits(), device),
            None => {
                let is_new = self.rate_limit.has_left(&first(&source(from)), at);
                AttemptLimits::stranger(&self.limits(), name, from, is_new)
            }
        };
        let AttemptLimits {
            counted,
            at_once,
            requester,
        } = allowed;
        self.rate_limit.take(&at_once, at)?;
        let tries = self.tries(counted, from, at);
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
            let allowed =
                AttemptLimits::stranger(&Limits::default(), name, from.parse().unwrap(), false);
            limit.take(&allowed.at_once, at).is_ok()
        };
        tries.filter(is_let).count()
    }

    #[test]
    fn simultaneous_attempts_are_limited_by_source_network_account_and_server() {
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

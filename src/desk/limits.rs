//! The limits that the operator of a server may set. `docs/operations/limits.md` lists them.

use super::rate_limit::Rate;
use crate::store::Allowance;
use inkundla_core::codes;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Limit of rows of one kind. A row has about fifty bytes, so these are a few megabytes, and more
/// attempts than a server can check while one row lives.
const KNOWN: i64 = 50_000;

/// `at_once` wrong attempts, then one every `one_in_ms` milliseconds.
pub(super) const fn allowance(at_once: u32, one_in_ms: i64) -> Allowance {
    Allowance {
        at_once,
        one_in_ms,
        known: KNOWN,
    }
}

/// A limit with its unit, its default and its range.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Limit {
    /// Wrong pass-phrases for one name from one source, before it has to wait.
    SignInAttempts,
    /// Seconds until such a source may try once more.
    SignInSeconds,
    /// Wrong pass-phrases for one name from all sources, before they have to wait.
    NameAttempts,
    /// Wrong pass-phrases from one source for all names, before it has to wait.
    SourceAttempts,
    /// Wrong codes and links from one source, before it has to wait.
    CodeAttempts,
    /// Seconds until such a source may try once more.
    CodeSeconds,
    /// Events that one account organises.
    Events,
    /// Requests a second from one source; 0 for no limit.
    Requests,
    /// Megabytes of memory for uploads of accounts at one time.
    UploadMegabytes,
}

codes!(Limit {
    SignInAttempts = "sign-in-attempts",
    SignInSeconds = "sign-in-seconds",
    NameAttempts = "name-attempts",
    SourceAttempts = "source-attempts",
    CodeAttempts = "code-attempts",
    CodeSeconds = "code-seconds",
    Events = "events",
    Requests = "requests",
    UploadMegabytes = "upload-megabytes",
});

impl Limit {
    /// The value without a setting.
    pub const fn usual(self) -> u32 {
        match self {
            Limit::SignInAttempts => 10,
            Limit::SignInSeconds => 60,
            Limit::NameAttempts | Limit::SourceAttempts => 30,
            Limit::CodeAttempts => 20,
            Limit::CodeSeconds => 45,
            Limit::Events => 20_000,
            Limit::Requests => 0,
            Limit::UploadMegabytes => 80,
        }
    }

    /// The values that a setting may have.
    pub const fn range(self) -> RangeInclusive<u32> {
        match self {
            Limit::SignInAttempts => 3..=100,
            Limit::SignInSeconds | Limit::CodeSeconds => 5..=3_600,
            Limit::NameAttempts | Limit::SourceAttempts => 10..=10_000,
            Limit::CodeAttempts => 5..=200,
            Limit::Events => 1..=1_000_000,
            Limit::Requests => 0..=1_000,
            Limit::UploadMegabytes => 20..=4_000,
        }
    }
}

/// A setting that is not possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLimit {
    /// There is no limit of this name.
    #[error("there is no limit `{0}`; there are {names}", names = names())]
    Unknown(String),
    /// The value is outside of the range.
    #[error("{name} may be from {least} to {most}, not {value}", name = .0.code(), least = .0.range().start(),
        most = .0.range().end(), value = .1)]
    OutOfRange(Limit, u32),
    /// It is not of the form NAME=NUMBER.
    #[error("write a limit as NAME=NUMBER, not `{0}`")]
    Unclear(String),
}

fn names() -> String {
    Limit::ALL.map(Limit::code).join(", ")
}

/// The limits of a server that differ from the defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "BTreeMap<String, u32>")]
pub struct Limits(BTreeMap<Limit, u32>);

impl Limits {
    /// The value of a limit.
    pub fn get(&self, limit: Limit) -> u32 {
        self.0.get(&limit).copied().unwrap_or(limit.usual())
    }

    /// These limits, with the others as defaults.
    #[must_use]
    pub fn or(self, mut others: Limits) -> Limits {
        others.0.extend(self.0);
        others
    }

    fn with(mut self, name: &str, value: u32) -> Result<Limits, BadLimit> {
        let limit = Limit::from_code(name).ok_or_else(|| BadLimit::Unknown(name.to_owned()))?;
        if !limit.range().contains(&value) {
            return Err(BadLimit::OutOfRange(limit, value));
        }
        self.0.insert(limit, value);
        Ok(self)
    }

    /// Wrong pass-phrases for a name from one source.
    pub(super) fn phrases(&self) -> Allowance {
        let seconds = self.get(Limit::SignInSeconds);
        allowance(self.get(Limit::SignInAttempts), i64::from(seconds) * 1_000)
    }

    /// Wrong codes of one source. A whole school may share one address, so the allowance is for a
    /// hall, not for a person, and a *right* code does not count.
    pub(super) fn codes(&self) -> Allowance {
        let seconds = self.get(Limit::CodeSeconds);
        allowance(self.get(Limit::CodeAttempts), i64::from(seconds) * 1_000)
    }

    /// Wrong codes of one IPv6 network of a customer, which has 65,536 sources.
    pub(super) fn codes_of_network(&self) -> Allowance {
        let one = self.codes();
        allowance(one.at_once * 5, one.one_in_ms / 5)
    }

    /// Codes that a phone may try after the source has reached its limit, as many as a source may.
    pub(super) fn codes_of_phone(&self) -> Rate {
        let one = self.codes();
        Rate::new(one.at_once, one.one_in_ms)
    }

    /// The time after which the limits have forgotten an attempt at a pass-phrase.
    pub(super) fn forgets_after_ms(&self) -> i64 {
        let phrases = self.phrases();
        i64::from(phrases.at_once) * phrases.one_in_ms
    }
}

impl TryFrom<BTreeMap<String, u32>> for Limits {
    type Error = BadLimit;
    fn try_from(values: BTreeMap<String, u32>) -> Result<Limits, BadLimit> {
        let mut values = values.into_iter();
        values.try_fold(Limits::default(), |limits, (name, value)| {
            limits.with(&name, value)
        })
    }
}

/// Limits as `NAME=NUMBER,NAME=NUMBER`.
impl FromStr for Limits {
    type Err = BadLimit;
    fn from_str(text: &str) -> Result<Limits, BadLimit> {
        let mut parts = text.split(',').map(str::trim);
        parts.try_fold(Limits::default(), |limits, part| {
            let unclear = || BadLimit::Unclear(part.to_owned());
            let (name, value) = part.split_once('=').ok_or_else(unclear)?;
            let value = value.trim().parse().map_err(|_| unclear())?;
            limits.with(name.trim(), value)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{BadLimit, Limit, Limits};

    #[test]
    fn a_limit_is_within_its_range_and_every_default_is() {
        for limit in Limit::ALL {
            assert!(limit.range().contains(&limit.usual()), "{limit:?}");
            let beyond = limit.range().end() + 1;
            let text = format!("{}={beyond}", limit.code());
            let refused = text.parse::<Limits>();
            assert_eq!(refused, Err(BadLimit::OutOfRange(limit, beyond)));
        }
        let limits: Limits = "code-attempts=7, events=3".parse().unwrap();
        let some = [Limit::CodeAttempts, Limit::Events, Limit::CodeSeconds];
        assert_eq!(some.map(|limit| limits.get(limit)), [7, 3, 45]);
        let others: Limits = "events=9,requests=50".parse().unwrap();
        let both = limits.or(others);
        let some = [Limit::Events, Limit::Requests];
        assert_eq!(some.map(|limit| both.get(limit)), [3, 50]);
    }

    #[test]
    fn a_limit_that_is_none_is_refused_with_its_reason() {
        for (text, reason) in [
            ("streams", "NAME=NUMBER"),
            ("events=many", "NAME=NUMBER"),
            ("phones=3", "there is no limit `phones`"),
            ("requests=1001", "from 0 to 1000, not 1001"),
        ] {
            let why = text.parse::<Limits>().unwrap_err().to_string();
            assert!(why.contains(reason), "{text}: {why}");
        }
    }
}

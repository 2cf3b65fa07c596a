//! Limits of wrong attempts at secrets that can be guessed. The store counts them for all processes
//! together. Pass-phrases and recovery codes are counted per name and source, so that an attacker
//! elsewhere cannot lock the owner out; board codes and links per source.

use super::administration::FAILED_SIGN_INS;
use super::history::{Action, by_account};
use super::rate_limit::{network, source};
use super::{Desk, Fault};
use crate::store::{Account, Allowance, FailedSignInRow, StoreError, Writes, name_key};
use chrono::{DateTime, Utc};
use std::net::IpAddr;

/// The keys under which a wrong attempt is counted. When the allowance of one of them is used up,
/// no attempt is checked.
pub(super) struct AttemptCounter<'a> {
    desk: &'a Desk,
    keys: Vec<(String, Allowance)>,
    from: IpAddr,
    at_ms: i64,
}

/// Counts a wrong attempt under each key.
fn count(tx: &mut dyn Writes, keys: &[(String, Allowance)], at_ms: i64) -> Result<(), StoreError> {
    let mut keys = keys.iter();
    keys.try_for_each(|(what, allowance)| tx.tried_wrongly(what, *allowance, at_ms))
}

impl AttemptCounter<'_> {
    fn has_left(&self) -> Result<bool, Fault> {
        let store = &self.desk.store;
        Ok(store.read(|db| {
            for (what, allowance) in &self.keys {
                if !db.may_try(what, *allowance, self.at_ms)? {
                    return Ok(false);
                }
            }
            Ok(true)
        })?)
    }

    /// Counts a wrong code or link.
    fn count_wrong(self) -> Result<(), Fault> {
        self.log("code");
        let (keys, at_ms) = (self.keys, self.at_ms);
        let store = &self.desk.store;
        Ok(store.write(move |tx| count(tx, &keys, at_ms))?)
    }

    /// Counts a wrong pass-phrase or recovery code. Where there is such an account, a line in its
    /// history is written in the same transaction.
    fn count_wrong_phrase(self, account: Option<&Account>, action: Action) -> Result<(), Fault> {
        self.log(action.code());
        let row = FailedSignInRow {
            at_ms: self.at_ms,
            until_ms: self.at_ms + self.desk.limits().forgets_after_ms(),
            source: self.from.to_canonical().to_string(),
            account: account.map_or_else(String::new, |account| account.name.clone()),
            action: action.code().to_owned(),
        };
        let (keys, at_ms) = (self.keys, self.at_ms);
        let note = move |tx: &mut dyn Writes| {
            count(tx, &keys, at_ms)?;
            tx.note_failed_sign_in(&row, FAILED_SIGN_INS.into())
        };
        let store = &self.desk.store;
        let Some(account) = account else {
            return Ok(store.write(note)?);
        };
        let at = DateTime::from_timestamp_millis(at_ms).unwrap_or_default();
        let audit = by_account(account, action, at);
        Ok(store.change(audit, move |tx, _| note(tx))?)
    }

    /// Writes the line that a program such as fail2ban reads, if the settings ask for it.
    fn log(&self, what: &str) {
        if self.desk.logs_sources {
            let source = self.from.to_canonical();
            tracing::warn!(target: "inkundla::sign_in", %source, what, "a sign-in failed");
        }
    }

    /// Does the work unless the limit is reached; then even a right secret is not checked.
    fn guarding<T>(
        self,
        is_wrong: impl FnOnce(&Fault) -> bool,
        count_wrong: impl FnOnce(Self) -> Result<(), Fault>,
        work: impl FnOnce(&Desk) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        if !self.has_left()? {
            return Err(Fault::TooOften);
        }
        let done = work(self.desk);
        if done.as_ref().is_err_and(is_wrong) {
            count_wrong(self)?;
        }
        done
    }

    /// Attempts to open an account by a secret. A wrong attempt is counted, and written to the
    /// history as `action` where there is such an account. Both happen in one transaction, as the
    /// time of a second one would show that the account exists.
    pub(super) fn of_phrase<T>(
        self,
        name: &str,
        action: Action,
        work: impl FnOnce(&Desk) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let store = &self.desk.store;
        let count_wrong = |tries: Self| match store.read(|db| db.account_by_name(name)) {
            Ok(account) => tries.count_wrong_phrase(Some(&account), action),
            Err(StoreError::Missing) => tries.count_wrong_phrase(None, action),
            Err(other) => Err(other.into()),
        };
        let is_wrong = |fault: &Fault| matches!(fault, Fault::WrongSignIn);
        self.guarding(is_wrong, count_wrong, work)
    }
}

/// A name in the form in which it is counted, whatever its spelling.
pub(super) fn counted(name: &str) -> String {
    name_key(name).chars().take(60).collect()
}

/// The key of wrong pass-phrases for a name from one source.
pub(super) fn phrases_from(from: IpAddr, name: &str) -> String {
    format!("{} {}", source(from), counted(name))
}

impl Desk {
    /// Attempts to open an account by a secret. A wrong attempt is counted for that name and
    /// source, and written to the history as `action`.
    ///
    /// # Errors
    /// [`Fault::TooOften`], and those of `work`, of which [`Fault::WrongSignIn`] is counted.
    pub fn guessed<T>(
        &self,
        (name, from): (&str, Option<IpAddr>),
        (action, at): (Action, DateTime<Utc>),
        work: impl FnOnce(&Desk) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let Some(from) = from else {
            return work(self);
        };
        let allowed = (phrases_from(from, name), self.limits().phrases());
        let tries = self.tries(vec![allowed], from, at);
        tries.of_phrase(name, action, work)
    }

    /// Attempts to set the server up by its code.
    ///
    /// # Errors
    /// [`Fault::TooOften`], and those of `work`, of which [`Fault::NotForSetUp`] is counted.
    pub fn set_up_by_code<T>(
        &self,
        from: Option<IpAddr>,
        at: DateTime<Utc>,
        work: impl FnOnce(&Desk) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let Some(from) = from else {
            return work(self);
        };
        let tries = self.tries_of_codes(from, at);
        let is_wrong = |fault: &Fault| matches!(fault, Fault::NotForSetUp);
        tries.guarding(is_wrong, AttemptCounter::count_wrong, work)
    }

    /// Looks up what a code or a link opens. Once the limit is reached, right codes are refused
    /// as well, except where `proof` shows that the client does not guess.
    ///
    /// # Errors
    /// [`Fault::TooOften`], and those of `work`, of which [`Fault::UnknownCode`] and
    /// [`Fault::InvitationOver`] are counted.
    pub fn opened_by_code<T>(
        &self,
        from: Option<IpAddr>,
        at: DateTime<Utc>,
        proof: impl FnOnce(&T) -> Result<bool, Fault>,
        work: impl FnOnce(&Desk) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let Some(from) = from else {
            return work(self);
        };
        let tries = self.tries_of_codes(from, at);
        let (found, has_left) = (work(self), tries.has_left()?);
        match found {
            Ok(found) if has_left || proof(&found)? => Ok(found),
            Ok(_) | Err(Fault::UnknownCode | Fault::InvitationOver) if !has_left => {
                Err(Fault::TooOften)
            }
            Err(wrong @ (Fault::UnknownCode | Fault::InvitationOver)) => {
                tries.count_wrong()?;
                Err(wrong)
            }
            found => found,
        }
    }

    fn tries_of_codes(&self, from: IpAddr, at: DateTime<Utc>) -> AttemptCounter<'_> {
        let of_source = (format!("code {}", source(from)), self.limits().codes());
        let network = network(from);
        let of_network =
            network.map(|network| (format!("code {network}"), self.limits().codes_of_network()));
        let keys = [of_source].into_iter().chain(of_network).collect();
        self.tries(keys, from, at)
    }

    pub(super) fn tries(
        &self,
        keys: Vec<(String, Allowance)>,
        from: IpAddr,
        at: DateTime<Utc>,
    ) -> AttemptCounter<'_> {
        AttemptCounter {
            desk: self,
            keys,
            from,
            at_ms: at.timestamp_millis(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::desk::limits::Limits;
    use crate::desk::secret::{ALPHABET, CODE_LENGTH};

    /// Maximum number of wrong attempts within a number of hours.
    fn most(allowance: super::Allowance, hours: i64) -> f64 {
        let later = hours * 3_600_000 / allowance.one_in_ms;
        f64::from(allowance.at_once) + later as f64
    }

    #[test]
    fn guessing_codes_all_day_succeeds_once_in_a_thousand_at_most() {
        let length = i32::try_from(CODE_LENGTH).unwrap();
        let codes = (ALPHABET.len() as f64).powi(length);
        let (hours, boards) = (10, 100.0);
        let limits = Limits::default();
        let from_one_place = most(limits.codes(), hours) * boards / codes;
        assert!(from_one_place < 0.0001, "{from_one_place}");
        // Ten attackers at ten sources.
        assert!(10.0 * from_one_place < 0.001, "{from_one_place}");
        // One attacker with an IPv6 network of 65,536 sources.
        let from_one_network = most(limits.codes_of_network(), hours) * boards / codes;
        assert!(from_one_network < 0.001, "{from_one_network}");
    }

    #[test]
    fn guessing_a_pass_phrase_is_limited_to_some_hundreds_a_day() {
        // The 3,000 most common pass-phrases are refused when they are chosen.
        assert!(most(Limits::default().phrases(), 24) < 1_500.0);
    }
}

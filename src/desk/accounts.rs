//! Who may sign in, and who has.

use super::fault::FormProblem;
use super::{Desk, Fault, passphrase, secret};
use crate::store::{Account, AccountId, Audit, Session, StoreError};
use chrono::{DateTime, TimeDelta, Utc};

/// The longest name of an account, in characters.
pub const LONGEST_NAME: usize = 60;
/// A session that is not used for so long ends.
const IDLE: TimeDelta = TimeDelta::hours(12);
/// No session lives longer.
const LIFETIME: TimeDelta = TimeDelta::days(14);
/// Use is noted only so often; it is a write.
const NOTED_EVERY: TimeDelta = TimeDelta::minutes(5);

impl Desk {
    /// Whether nobody has set the server up yet.
    ///
    /// # Errors
    /// Those of the store.
    pub fn is_new(&self) -> Result<bool, Fault> {
        Ok(self.store.read(|db| db.count_accounts())? == 0)
    }

    /// Makes an account.
    ///
    /// # Errors
    /// When the name is missing or taken, or the pass-phrase is not good enough.
    pub fn create_account(
        &self,
        name: &str,
        phrase: &str,
        at: DateTime<Utc>,
    ) -> Result<AccountId, Fault> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let wrong = |problem| Fault::Form {
            field: "name",
            problem,
        };
        match name.chars().count() {
            0 => return Err(wrong(FormProblem::Missing)),
            long if long > LONGEST_NAME => return Err(wrong(FormProblem::TooLong)),
            _ => passphrase::check(phrase)?,
        }
        let pass_hash = self.hasher.hash(phrase.to_owned())?;
        let at_ms = at.timestamp_millis();
        let audit = Audit {
            tournament: None,
            at_ms,
            who: name.clone(),
            what: "account.created".into(),
            subject: name.clone(),
            detail: "{}".into(),
            why: None,
        };
        let made = self.store.change(audit, move |tx, _| {
            tx.create_account(&name, &pass_hash, at_ms)
        });
        made.map_err(|error| match error {
            StoreError::Conflict => Fault::AccountExists,
            other => other.into(),
        })
    }

    /// Gives an account a new pass-phrase and ends all its sessions.
    ///
    /// # Errors
    /// When there is no such account, or the pass-phrase is not good enough.
    pub fn set_passphrase(&self, name: &str, phrase: &str, at: DateTime<Utc>) -> Result<(), Fault> {
        passphrase::check(phrase)?;
        let owned = name.to_owned();
        let account = self.store.read(move |db| db.account_by_name(&owned))?;
        let pass_hash = self.hasher.hash(phrase.to_owned())?;
        let audit = Audit {
            tournament: None,
            at_ms: at.timestamp_millis(),
            who: account.name.clone(),
            what: "account.passphrase-changed".into(),
            subject: account.name,
            detail: "{}".into(),
            why: None,
        };
        Ok(self.store.change(audit, move |tx, _| {
            tx.set_pass(account.id, &pass_hash)?;
            tx.end_sessions_of(account.id).map(drop)
        })?)
    }

    /// Signs in and returns the token for the cookie.
    ///
    /// # Errors
    /// [`Fault::WrongSignIn`] for an unknown name as for a wrong pass-phrase,
    /// after the same time.
    pub fn sign_in(&self, name: &str, phrase: &str, at: DateTime<Utc>) -> Result<String, Fault> {
        let owned = name.to_owned();
        let account = match self.store.read(move |db| db.account_by_name(&owned)) {
            Ok(account) => Some(account),
            Err(StoreError::Missing) => None,
            Err(other) => return Err(other.into()),
        };
        let kept = account.as_ref().map(|account| account.pass_hash.clone());
        let phrase = phrase.chars().take(passphrase::LONGEST).collect();
        let is_right = self.hasher.verify(phrase, kept)?;
        match account {
            Some(account) if is_right => self.open_session(account.id, at),
            _ => Err(Fault::WrongSignIn),
        }
    }

    /// Opens a session without a pass-phrase, right after its account was made.
    ///
    /// # Errors
    /// Those of the store.
    pub fn open_session(&self, account: AccountId, at: DateTime<Utc>) -> Result<String, Fault> {
        let token = secret::token();
        let at_ms = at.timestamp_millis();
        let session = Session {
            token: secret::digest(&token),
            account,
            created_at_ms: at_ms,
            last_seen_ms: at_ms,
            expires_at_ms: (at + IDLE).timestamp_millis(),
        };
        self.store.write(move |tx| {
            tx.purge_sessions(at_ms)?;
            tx.open_session(&session)
        })?;
        Ok(token)
    }

    /// Who has signed in with a token; `None` when it is worth nothing.
    ///
    /// # Errors
    /// Those of the store.
    pub fn account_of(&self, token: &str, at: DateTime<Utc>) -> Result<Option<Account>, Fault> {
        let at_ms = at.timestamp_millis();
        let digest = secret::digest(token);
        let (session, account) = match self.store.read(move |db| db.session(&digest, at_ms)) {
            Ok(found) => found,
            Err(StoreError::Missing) => return Ok(None),
            Err(other) => return Err(other.into()),
        };
        if at_ms - session.last_seen_ms > NOTED_EVERY.num_milliseconds() {
            let latest = session.created_at_ms + LIFETIME.num_milliseconds();
            let expires_at_ms = (at + IDLE).timestamp_millis().min(latest);
            self.store
                .write(move |tx| tx.touch_session(&digest, at_ms, expires_at_ms))?;
        }
        Ok(Some(account))
    }

    /// The account of a name, for whoever sits at the server.
    ///
    /// # Errors
    /// [`Fault::NotFound`], and those of the store.
    pub fn account_named(&self, name: &str) -> Result<Account, Fault> {
        Ok(self.store.read(|db| db.account_by_name(name))?)
    }

    /// Ends the session of a token.
    ///
    /// # Errors
    /// Those of the store.
    pub fn sign_out(&self, token: &str) -> Result<(), Fault> {
        let digest = secret::digest(token);
        Ok(self.store.write(move |tx| tx.end_session(&digest))?)
    }
}

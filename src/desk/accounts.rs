//! Accounts, their pass-phrases and sessions.

use super::account_deletion::is_former_name;
use super::events::{Event, check_length};
use super::history::{Action, by_account, by_program};
use super::passphrase::Requester;
use super::{Desk, Fault, passphrase, secret};
use crate::change_feed::Topic;
use crate::store::{Account, AccountId, Audit, Session, StoreError};
use crate::tournament::legible;
use chrono::{DateTime, Utc};

/// Length limit of the name of an account, in characters.
pub const LONGEST_NAME: usize = 60;

/// A session as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrowserSession {
    /// When it began.
    pub since: DateTime<Utc>,
    /// When it was last used, to about five minutes.
    pub seen: DateTime<Utc>,
    /// Whether it is the session of this request.
    pub is_this: bool,
}

impl Desk {
    /// Whether the server is not set up yet.
    pub fn is_new(&self) -> Result<bool, Fault> {
        Ok(self.store.read(|db| db.count_accounts())? == 0)
    }

    /// Whether an account is the first one, which set the server up and owns what belongs to the
    /// server as a whole, such as backups.
    pub fn is_owner(&self, account: &Account) -> Result<bool, Fault> {
        let first = self.store.read(|db| db.first_account())?;
        Ok(first == Some(account.id))
    }

    /// Creates an account.
    ///
    /// # Errors
    /// [`Fault::Form`]; [`Fault::AccountExists`]; [`Fault::Weak`].
    pub fn create_account(
        &self,
        name: &str,
        phrase: &str,
        at: DateTime<Utc>,
    ) -> Result<AccountId, Fault> {
        let name = checked_name(name)?;
        passphrase::check(phrase, &[&name])?;
        let pass_hash = self.hasher.hash(phrase.to_owned())?;
        let at_ms = at.timestamp_millis();
        let audit = Audit {
            who: name.clone(),
            subject: name.clone(),
            account: name.clone(),
            ..by_program(Action::AccountCreated, at_ms)
        };
        let created = self.store.change(audit, move |tx, _| {
            if is_former_name(tx, &name)? {
                return Err(StoreError::Conflict);
            }
            tx.create_account(&name, &pass_hash, at_ms)
        });
        created.map_err(|error| match error {
            StoreError::Conflict => Fault::AccountExists,
            other => other.into(),
        })
    }

    /// Sets a new pass-phrase of an account and ends all its sessions.
    ///
    /// # Errors
    /// [`Fault::NotFound`]; [`Fault::Weak`].
    pub fn set_passphrase(&self, name: &str, phrase: &str, at: DateTime<Utc>) -> Result<(), Fault> {
        let account = self.account_named(name)?;
        passphrase::check(phrase, &self.names_around(&account, at)?)?;
        let pass_hash = self.hasher.hash(phrase.to_owned())?;
        let audit = by_account(&account, Action::PassphraseChanged, at);
        self.store.change(audit, move |tx, _| {
            tx.set_pass(account.id, &pass_hash)?;
            tx.end_sessions_of(account.id).map(drop)
        })?;
        self.unsaved_sessions.end_all_of(account.id);
        self.hub.announce(Topic::Account(account.id.0));
        Ok(())
    }

    /// Signs in without a limit of attempts, and returns the token for the cookie.
    ///
    /// # Errors
    /// [`Fault::WrongSignIn`] for an unknown name as for a wrong pass-phrase, after the same time.
    /// Therefore failures are [not written to the history here](Desk::guessed).
    pub fn sign_in(&self, name: &str, phrase: &str, at: DateTime<Utc>) -> Result<String, Fault> {
        self.sign_in_by(name, phrase, Requester::inside(), at)
    }

    /// [`Desk::sign_in`] in the queue of a requester.
    pub(super) fn sign_in_by(
        &self,
        name: &str,
        phrase: &str,
        requester: Requester,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        let owned = name.to_owned();
        let account = match self.store.read(move |db| db.account_by_name(&owned)) {
            Ok(account) => Some(account),
            Err(StoreError::Missing) => None,
            Err(other) => return Err(other.into()),
        };
        let kept = account.as_ref().map(|account| account.pass_hash.clone());
        let is_right = self.hasher.verify(phrase.to_owned(), kept, requester)?;
        let account = account.filter(|_| is_right).ok_or(Fault::WrongSignIn)?;
        let token = self.open_session(account.id, at)?;
        self.note_sign_in(&account, phrase, at)?;
        Ok(token)
    }

    /// Writes a sign-in to the history, and replaces a hash with outdated parameters, which is
    /// possible only now that the pass-phrase is known.
    fn note_sign_in(
        &self,
        account: &Account,
        phrase: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let upgraded = if passphrase::is_outdated(&account.pass_hash) {
            Some(self.hasher.hash(phrase.to_owned())?)
        } else {
            None
        };
        let id = account.id;
        let audit = by_account(account, Action::SignedIn, at);
        let noted = self.store.change(audit, move |tx, _| match upgraded {
            Some(kept) => tx.set_pass(id, &kept),
            None => Ok(()),
        });
        match noted {
            Err(StoreError::DiskFull) => {
                tracing::warn!("the disk is full: a sign-in is not in the history");
                Ok(())
            }
            noted => Ok(noted?),
        }
    }

    /// Opens a session without asking for a pass-phrase, and returns its token.
    pub fn open_session(&self, account: AccountId, at: DateTime<Utc>) -> Result<String, Fault> {
        let token = secret::token();
        let at_ms = at.timestamp_millis();
        let session = Session {
            token: secret::digest(&token),
            account,
            created_at_ms: at_ms,
            last_seen_ms: at_ms,
            proved_at_ms: at_ms,
            expires_at_ms: (at + super::sessions::IDLE).timestamp_millis(),
        };
        let unsaved = session.clone();
        let opened = self.store.write(move |tx| {
            tx.purge_sessions(at_ms)?;
            tx.open_session(&session)
        });
        match opened {
            Err(StoreError::DiskFull) => self.unsaved_sessions.add(unsaved),
            opened => opened?,
        }
        Ok(token)
    }

    /// Records that the owner of a session has typed the pass-phrase again.
    ///
    /// # Errors
    /// [`Fault::WrongSignIn`].
    pub fn prove(
        &self,
        account: &Account,
        token: &str,
        phrase: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.check_passphrase(account, phrase)?;
        let digest = secret::digest(token);
        Ok(self
            .store
            .write(move |tx| tx.prove_session(&digest, at.timestamp_millis()))?)
    }

    /// # Errors
    /// [`Fault::WrongSignIn`] when it is not the pass-phrase of the account.
    pub(super) fn check_passphrase(&self, account: &Account, phrase: &str) -> Result<(), Fault> {
        let kept = Some(account.pass_hash.clone());
        let phrase = phrase.to_owned();
        let is_right = self.hasher.verify(phrase, kept, Requester::inside())?;
        is_right.then_some(()).ok_or(Fault::WrongSignIn)
    }

    /// The sessions of an account, the last used first. `token` is that of the request.
    pub fn sessions_of(
        &self,
        account: &Account,
        token: &str,
        at: DateTime<Utc>,
    ) -> Result<Vec<BrowserSession>, Fault> {
        let (id, own) = (account.id, secret::digest(token));
        let sessions = self.store.read(move |db| db.sessions_of(id))?;
        let time = |ms| DateTime::from_timestamp_millis(ms).unwrap_or_default();
        let good = sessions
            .into_iter()
            .filter(|session| session.expires_at_ms > at.timestamp_millis());
        let shown = good.map(|session| BrowserSession {
            since: time(session.created_at_ms),
            seen: time(session.last_seen_ms),
            is_this: session.token == own,
        });
        Ok(shown.collect())
    }

    /// Ends all sessions of an account except the one of a token.
    pub fn end_other_sessions(
        &self,
        account: &Account,
        token: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let (id, own) = (account.id, secret::digest(token));
        let audit = by_account(account, Action::SignedOutElsewhere, at);
        self.store.change(audit, move |tx, _| {
            for session in tx.sessions_of(id)? {
                if session.token != own {
                    tx.end_session(&session.token)?;
                }
            }
            Ok(())
        })?;
        self.unsaved_sessions.end_others(id, Some(&own));
        self.hub.announce(Topic::Account(id.0));
        Ok(())
    }

    /// Changes the pass-phrase of an account, ends all its sessions and returns the token of a new
    /// one.
    ///
    /// # Errors
    /// [`Fault::WrongSignIn`] when the old one is wrong; [`Fault::Weak`] when the new one is weak.
    pub fn change_passphrase(
        &self,
        account: &Account,
        old: &str,
        new: &str,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        self.check_passphrase(account, old)?;
        self.set_passphrase(&account.name, new, at)?;
        self.open_session(account.id, at)
    }

    /// The account of a name, for the command line.
    pub fn account_named(&self, name: &str) -> Result<Account, Fault> {
        Ok(self.store.read(|db| db.account_by_name(name))?)
    }

    /// Ends the session of a token.
    pub fn sign_out(&self, token: &str, at: DateTime<Utc>) -> Result<(), Fault> {
        let (digest, at_ms) = (secret::digest(token), at.timestamp_millis());
        self.unsaved_sessions.end(&digest);
        let owner = self.store.write(move |tx| {
            let owner = match tx.session(&digest, at_ms) {
                Ok((session, _)) => Some(session.account),
                Err(StoreError::Missing) => None,
                Err(other) => return Err(other),
            };
            tx.end_session(&digest)?;
            Ok(owner)
        })?;
        if let Some(owner) = owner {
            self.hub.announce(Topic::Account(owner.0));
        }
        Ok(())
    }

    /// Names that a person who knows the account would try as pass-phrases: its own name and the
    /// names in its events.
    pub(super) fn names_around(
        &self,
        account: &Account,
        at: DateTime<Utc>,
    ) -> Result<Vec<String>, Fault> {
        let mut names = vec![account.name.clone()];
        for event in self.events_of(account, at)? {
            // An event that cannot be read keeps nobody from choosing a pass-phrase.
            names.extend(self.names_in(&event).unwrap_or_default());
        }
        Ok(names)
    }

    /// The names of an event, its players and their schools.
    pub(super) fn names_in(&self, event: &Event) -> Result<Vec<String>, Fault> {
        let tournament = self.tournament(event)?;
        let of_players = tournament.entrants.iter().flat_map(|entrant| {
            let name = &entrant.name;
            let turned = format!("{} {}", name.family(), name.given());
            let parts = [name.given().to_owned(), name.family().to_owned()];
            let whole = [name.to_string(), turned];
            whole.into_iter().chain(parts).chain(entrant.school.clone())
        });
        Ok(std::iter::once(event.name.clone())
            .chain(of_players)
            .collect())
    }
}

/// A valid name for an account, without surplus blanks.
pub(super) fn checked_name(name: &str) -> Result<String, Fault> {
    let name = legible(name);
    check_length("name", &name, LONGEST_NAME)?;
    Ok(name)
}

//! Recovery codes, which open an account once when its pass-phrase is lost. The owner writes the
//! code on paper; the database stores its hash.

use super::history::{Action, by_account};
use super::{Desk, Fault, passphrase, secret};
use crate::change_feed::Topic;
use crate::store::{Account, StoreError};
use chrono::{DateTime, Utc};
use subtle::ConstantTimeEq;

/// The outcome of a recovery.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recovered {
    /// The token of a new session.
    pub token: String,
    /// The next recovery code.
    pub code: String,
}

impl Desk {
    /// Creates a new recovery code; the previous one becomes invalid.
    pub fn new_recovery_code(&self, account: &Account, at: DateTime<Utc>) -> Result<String, Fault> {
        let code = secret::recovery_code();
        let (id, digest) = (account.id, secret::digest(&code));
        let audit = by_account(account, Action::RecoveryCodeMade, at);
        self.store
            .change(audit, move |tx, _| tx.set_recovery(id, Some(&digest)))?;
        Ok(code)
    }

    /// Whether an account has a recovery code.
    pub fn has_recovery_code(&self, account: &Account) -> Result<bool, Fault> {
        let id = account.id;
        Ok(self.store.read(move |db| db.recovery(id))?.is_some())
    }

    /// Sets a new pass-phrase by the recovery code, ends all sessions of the account and opens a new
    /// one. The code is used up.
    ///
    /// # Errors
    /// [`Fault::WrongSignIn`] for an unknown name as for a wrong code; [`Fault::Weak`], which leaves
    /// the code valid.
    pub fn recover(
        &self,
        name: &str,
        code: &str,
        phrase: &str,
        at: DateTime<Utc>,
    ) -> Result<Recovered, Fault> {
        passphrase::check(phrase, &[name])?;
        let typed = secret::digest(&secret::tidy_code(code));
        let owned = name.to_owned();
        let found = self.store.read(move |db| {
            let account = db.account_by_name(&owned)?;
            let kept = db.recovery(account.id)?;
            Ok((account, kept))
        });
        let (account, kept) = match found {
            Ok((account, Some(kept))) => (account, kept),
            Ok((_, None)) | Err(StoreError::Missing) => return Err(Fault::WrongSignIn),
            Err(other) => return Err(other.into()),
        };
        if !bool::from(kept.0.ct_eq(&typed.0)) {
            return Err(Fault::WrongSignIn);
        }
        // Only after the code is proven, as the result tells about names in the account's events.
        passphrase::check(phrase, &self.names_around(&account, at)?)?;
        let pass_hash = self.hasher.hash(phrase.to_owned())?;
        let next = secret::recovery_code();
        let (id, digest) = (account.id, secret::digest(&next));
        let audit = by_account(&account, Action::AccountRecovered, at);
        self.store.change(audit, move |tx, _| {
            // Of two concurrent recoveries with one code, the second finds it used up.
            if tx.recovery(id)? != Some(kept) {
                return Err(StoreError::Conflict);
            }
            tx.set_pass(id, &pass_hash)?;
            tx.set_recovery(id, Some(&digest))?;
            tx.end_sessions_of(id).map(drop)
        })?;
        self.unsaved_sessions.end_all_of(id);
        self.hub.announce(Topic::Account(id.0));
        Ok(Recovered {
            token: self.open_session(id, at)?,
            code: next,
        })
    }
}

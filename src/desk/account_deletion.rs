//! Deletion of an account and erasure of its name.

use super::erasure::{self, Former};
use super::history::{Action, by_account};
use super::{Desk, Fault};
use crate::change_feed::Topic;
use crate::store::{Account, Audit, StoreError};
use chrono::{DateTime, Utc};

impl Desk {
    /// Deletes an account for its owner, who types the pass-phrase again. Its name is erased from
    /// records, boards and the history.
    ///
    /// # Errors
    /// [`Fault::WrongSignIn`]; [`Fault::StillOrganises`] while an event has no other organiser;
    /// [`Fault::NotAllowed`] for the owner of the server, who is deleted at the command line only.
    pub fn delete_own_account(
        &self,
        account: &Account,
        phrase: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        self.check_passphrase(account, phrase)?;
        if self.is_owner(account)? {
            return Err(Fault::NotAllowed);
        }
        self.delete_account(account, at)
    }

    /// Deletes an account.
    ///
    /// # Errors
    /// [`Fault::StillOrganises`] while an event has no other organiser.
    pub fn delete_account(&self, account: &Account, at: DateTime<Utc>) -> Result<(), Fault> {
        let former = if account.is_guest() {
            Former::Helper
        } else {
            Former::Organiser
        };
        let (id, name) = (account.id, account.name.clone());
        let audit = Audit {
            who: former.code().to_owned(),
            subject: String::new(),
            account: String::new(),
            ..by_account(account, Action::AccountDeleted, at)
        };
        let erased = self.store.change(audit, move |tx, _| {
            let mut erased = Vec::new();
            for (event, _) in tx.tournaments_of(id, at.timestamp_millis())? {
                let erasure = erasure::of_person(tx, event.id, &name, former)?;
                erased.push((event.id, erasure.erase(tx, event.id)?));
            }
            for line in tx.lines_with(&name)? {
                if let Some(anew) = erasure::without(&line, &name, former) {
                    tx.erase_in_line(&anew)?;
                }
            }
            for (event, game) in tx.games_written_by(&name)? {
                let erasure = erasure::of_signature(tx, game, &name)?;
                erased.push((event, erasure.erase(tx, event)?));
            }
            tx.delete_account(id, former.code())?;
            Ok(erased)
        });
        let erased = erased.map_err(|fault| match fault {
            StoreError::Refused(_) => Fault::StillOrganises,
            other => other.into(),
        })?;
        self.scrub_now();
        for (event, games) in erased {
            self.announce_games(event, &games);
        }
        self.hub.announce(Topic::Account(id.0));
        Ok(())
    }
}

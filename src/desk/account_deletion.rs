//! Deletion of an account and erasure of its name.

use super::erasure::{self, Former};
use super::history::{Action, by_account};
use super::{Desk, Fault};
use crate::change_feed::Topic;
use crate::store::{Account, Audit, AuditLine, Reads, StoreError, name_key};
use chrono::{DateTime, Utc};

/// The names of an account, the present one first. A line of the audit log has each earlier one.
pub(super) fn names_of_account(
    db: &mut dyn Reads,
    present: &str,
) -> Result<Vec<String>, StoreError> {
    let mut names = vec![present.to_owned()];
    while let Some(name) = names.last().cloned() {
        let lines = db.lines_with(&name)?.into_iter();
        let to_it = lines.filter(|line| line.audit.subject == name);
        let was: Vec<String> = to_it.filter_map(|line| former_name(&line)).collect();
        match was.into_iter().find(|was| !names.contains(was)) {
            Some(was) => names.push(was),
            None => break,
        }
    }
    Ok(names)
}

/// Whether a name is an earlier one of an account that has not been deleted.
pub(super) fn is_former_name(db: &mut dyn Reads, name: &str) -> Result<bool, StoreError> {
    let key = name_key(name);
    let mut lines = db.lines_with(name)?.into_iter();
    Ok(lines.any(|line| former_name(&line).is_some_and(|was| name_key(&was) == key)))
}

/// The earlier name in a line about a renamed account.
fn former_name(line: &AuditLine) -> Option<String> {
    if Action::from_code(&line.audit.what) != Some(Action::AccountRenamed) {
        return None;
    }
    let detail: serde_json::Value = serde_json::from_str(&line.audit.detail).ok()?;
    detail.get("was")?.as_str().map(str::to_owned)
}

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
            let names = names_of_account(tx, &name)?;
            for name in &names {
                for (event, _) in tx.tournaments_of(id, at.timestamp_millis())? {
                    let erasure = erasure::of_person(tx, event.id, name, former)?;
                    erased.push((event.id, erasure.erase(tx, event.id)?));
                }
                for line in tx.lines_with(name)? {
                    if let Some(anew) = erasure::without(&line, name, former) {
                        tx.erase_in_line(&anew)?;
                    }
                }
                for (event, game) in tx.games_written_by(name)? {
                    let erasure = erasure::of_signature(tx, game, name)?;
                    erased.push((event, erasure.erase(tx, event)?));
                }
                tx.forget_failed_sign_ins(name)?;
            }
            tx.delete_account(id, &names, former.code())?;
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

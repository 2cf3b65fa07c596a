//! The right to administrate a server.

use super::super::history::{Action, by_program};
use super::super::rights::{Right, Unlimited};
use super::super::{Desk, Fault};
use crate::store::{Account, AccountId, Audit};
use chrono::{DateTime, Utc};

/// The stored setting with the ids of the accounts that may administrate, besides the owner.
const OPERATORS: &str = "operators";

/// The proven right to administrate a server. Created only by [`Desk::operator`] and
/// [`Desk::at_the_machine`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operator {
    who: String,
    account: String,
}

impl Operator {
    /// The name in the audit log.
    pub(in crate::desk) fn who(&self) -> &str {
        &self.who
    }

    /// The name with which the operator signs in; empty at the command line.
    pub(in crate::desk) fn account(&self) -> &str {
        &self.account
    }

    /// A line for the audit log about the server.
    pub(super) fn audit(&self, action: Action, subject: &str, at: DateTime<Utc>) -> Audit {
        Audit {
            who: self.who.clone(),
            account: self.account.clone(),
            subject: subject.to_owned(),
            ..by_program(action, at.timestamp_millis())
        }
    }
}

impl Desk {
    /// The right of a person at the machine, who can read the database file anyway.
    pub fn at_the_machine(&self) -> Operator {
        Operator {
            who: "command line".to_owned(),
            account: String::new(),
        }
    }

    /// The right of an account.
    ///
    /// # Errors
    /// [`Fault::NotFound`] for an account that may not administrate.
    pub fn operator(&self, account: &Account) -> Result<Operator, Fault> {
        if !self.is_operator(account)? {
            return Err(Fault::NotFound);
        }
        Ok(Operator {
            who: account.name.clone(),
            account: account.name.clone(),
        })
    }

    /// The right of the operator at the command line to run an event.
    pub fn operator_right(&self, key: &str) -> Result<Right<Unlimited>, Fault> {
        self.right_of_operator(&self.at_the_machine(), key)
    }

    /// The right of an operator to run an event.
    pub fn right_of_operator(
        &self,
        operator: &Operator,
        key: &str,
    ) -> Result<Right<Unlimited>, Fault> {
        self.right_of_server(key, &operator.who, &operator.account)
    }

    /// Whether an account may administrate the server: the owner, and the accounts that
    /// [`Desk::set_operator`] has named.
    pub fn is_operator(&self, account: &Account) -> Result<bool, Fault> {
        if account.is_guest() {
            return Ok(false);
        }
        Ok(self.is_owner(account)? || self.named_operators()?.contains(&account.id.0))
    }

    /// Lets an account administrate the server, or takes that right away. The owner keeps it.
    pub fn set_operator(
        &self,
        by: &Operator,
        account: &Account,
        is_operator: bool,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let AccountId(id) = account.id;
        let action = if is_operator {
            Action::OperatorNamed
        } else {
            Action::OperatorRemoved
        };
        let audit = by.audit(action, &account.name, at);
        Ok(self.store.change(audit, move |tx, _| {
            let mut ids = parsed(tx.setting(OPERATORS)?);
            ids.retain(|one| *one != id);
            if is_operator {
                ids.push(id);
            }
            let json = serde_json::Value::from(ids).to_string();
            tx.set_setting(OPERATORS, json.as_bytes())
        })?)
    }

    /// The ids of the accounts that may administrate besides the owner.
    pub(super) fn named_operators(&self) -> Result<Vec<i64>, Fault> {
        Ok(parsed(self.store.read(|db| db.setting(OPERATORS))?))
    }
}

/// The ids of a stored list; none if it cannot be read.
fn parsed(stored: Option<Vec<u8>>) -> Vec<i64> {
    stored
        .and_then(|json| serde_json::from_slice(&json).ok())
        .unwrap_or_default()
}

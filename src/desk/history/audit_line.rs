//! Lines of the audit log by the program or by an account without a role in an event.

use super::Action;
use crate::store::{Account, Audit, Role};
use chrono::{DateTime, Utc};

/// The name of the program as an actor.
pub(in crate::desk) const PROGRAM: &str = "Inkundla";

/// An action of the program itself, outside any event.
pub(in crate::desk) fn by_program(action: Action, at_ms: i64) -> Audit {
    Audit {
        tournament: None,
        at_ms,
        who: PROGRAM.to_owned(),
        what: action.code().to_owned(),
        subject: String::new(),
        detail: "{}".to_owned(),
        why: None,
        role: String::new(),
        account: String::new(),
    }
}

/// An action of the owner on their own account.
pub(in crate::desk) fn by_account(account: &Account, action: Action, at: DateTime<Utc>) -> Audit {
    Audit {
        who: account.name.clone(),
        subject: account.name.clone(),
        account: account.sign_in_name().to_owned(),
        ..by_program(action, at.timestamp_millis())
    }
}

/// Creation or import of an event, whose organiser the account becomes.
pub(in crate::desk) fn by_creator(
    account: &Account,
    action: Action,
    key: &str,
    at: DateTime<Utc>,
) -> Audit {
    Audit {
        subject: key.to_owned(),
        role: Role::Organiser.code().to_owned(),
        ..by_account(account, action, at)
    }
}

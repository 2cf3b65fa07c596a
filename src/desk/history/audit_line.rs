//! Lines of the audit log by somebody who acts without a role in an event.

use super::Action;
use crate::store::{Account, Audit, Role};
use chrono::{DateTime, Utc};

/// The program as the one who did something.
pub(in crate::desk) const PROGRAM: &str = "Inkundla";

/// What the program did itself, in no event.
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

/// What the owner of an account did to it.
pub(in crate::desk) fn by_account(account: &Account, action: Action, at: DateTime<Utc>) -> Audit {
    Audit {
        who: account.name.clone(),
        subject: account.name.clone(),
        account: account.sign_in_name().to_owned(),
        ..by_program(action, at.timestamp_millis())
    }
}

/// How an account became the organiser of an event that was not here before.
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

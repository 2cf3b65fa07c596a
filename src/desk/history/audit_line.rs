//! Lines of the audit log by the program or by an account without a role in an event.

use super::Action;
use crate::store::{Account, Audit, Role};
use chrono::{DateTime, Utc};
use serde_json::{Value, json};

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

/// The detail of a line of somebody who acts for a school, until the action adds its own: the name of the school.
pub(in crate::desk) fn detail_for(school: Option<&str>) -> String {
    school.map_or_else(
        || "{}".to_owned(),
        |school| json!({ SCHOOL: school }).to_string(),
    )
}

/// The detail of an action together with the school for which it was done.
pub(in crate::desk) fn with_school(detail: &str, school: &str) -> String {
    let mut detail: Value = serde_json::from_str(detail).unwrap_or_default();
    if let Value::Object(fields) = &mut detail {
        fields.insert(SCHOOL.to_owned(), school.into());
    }
    detail.to_string()
}

/// The school for which the person of a line acted.
pub fn school_of(line: &Audit) -> Option<String> {
    if line.role != Role::School.code() {
        return None;
    }
    let detail: Value = serde_json::from_str(&line.detail).ok()?;
    Some(detail.get(SCHOOL)?.as_str()?.to_owned())
}

/// The field of the detail with the name of a school.
const SCHOOL: &str = "for";

//! The audit log of a whole server, for its operator.

use super::super::account_deletion::names_of_account;
use super::super::{Desk, Fault};
use crate::formats::guarded;
use crate::store::{AuditLine, StoreError};
use chrono::{DateTime, Utc};
use serde::Serialize;
use std::collections::HashMap;

/// Lines in one read.
const READ: u16 = 500;

/// A filter of lines; the default selects all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AuditFilter {
    /// Only lines from this time on.
    pub since: Option<DateTime<Utc>>,
    /// Only lines before this time.
    pub until: Option<DateTime<Utc>>,
    /// Only lines by or about an account: under any of these names.
    pub names: Vec<String>,
    /// Only lines of the event with this key.
    pub event: Option<String>,
    /// Only lines with one of these actions; empty for all.
    pub actions: Vec<String>,
    /// Maximum number of lines; `None` for all.
    pub most: Option<usize>,
}

impl AuditFilter {
    fn matches(&self, line: &AuditLine, event: Option<&str>) -> bool {
        let audit = &line.audit;
        let since = self.since.map(|at| at.timestamp_millis());
        let until = self.until.map(|at| at.timestamp_millis());
        let is_named = |name: &String| [&audit.who, &audit.account, &audit.subject].contains(&name);
        since.is_none_or(|since| audit.at_ms >= since)
            && until.is_none_or(|until| audit.at_ms < until)
            && (self.names.is_empty() || self.names.iter().any(is_named))
            && (self.event.is_none() || self.event.as_deref() == event)
            && (self.actions.is_empty() || self.actions.contains(&audit.what))
    }
}

/// A line of the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ServerAuditLine {
    /// Goes up in the order of writing.
    pub id: i64,
    /// When, as RFC 3339.
    pub time: String,
    /// The name of the person; `command line` for a command.
    pub who: String,
    /// The role in which it was done; empty for the server and its operator.
    pub role: String,
    /// The name with which the person signs in; empty for guests and commands.
    pub account: String,
    /// The key of the event; empty for the server and for deleted events.
    pub event: String,
    /// The action, such as `round.posted`.
    pub action: String,
    /// The object, such as `round 3 board 4`.
    pub subject: String,
    /// The reason, if one was asked for.
    pub reason: String,
}

impl ServerAuditLine {
    fn of(line: AuditLine, event: Option<&str>) -> ServerAuditLine {
        let AuditLine { id, audit } = line;
        let time = DateTime::from_timestamp_millis(audit.at_ms).unwrap_or_default();
        ServerAuditLine {
            id,
            time: time.to_rfc3339(),
            who: audit.who,
            role: audit.role,
            account: audit.account,
            event: event.unwrap_or_default().to_owned(),
            action: audit.what,
            subject: audit.subject,
            reason: audit.why.unwrap_or_default(),
        }
    }

    /// The same with cells that a spreadsheet does not take for formulas.
    #[must_use]
    pub fn for_csv(self) -> ServerAuditLine {
        let cell = |text: String| guarded(&text).into_owned();
        ServerAuditLine {
            who: cell(self.who),
            account: cell(self.account),
            subject: cell(self.subject),
            reason: cell(self.reason),
            ..self
        }
    }
}

impl Desk {
    /// A name and the earlier names of the account that has it.
    pub fn names_known(&self, name: &str) -> Result<Vec<String>, Fault> {
        let name = name.to_owned();
        Ok(self.store.read(move |db| {
            let present = match db.account_by_name(&name) {
                Ok(account) => account.name,
                Err(StoreError::Missing) => name.clone(),
                Err(other) => return Err(other),
            };
            names_of_account(db, &present)
        })?)
    }

    /// The lines of the audit log of the whole server that match, the newest first.
    pub fn server_audit(&self, filter: &AuditFilter) -> Result<Vec<ServerAuditLine>, Fault> {
        let events = self.store.read(|db| db.tournament_keys())?;
        let keys: HashMap<_, _> = events.into_iter().collect();
        let most = filter.most.unwrap_or(usize::MAX);
        let (mut before, mut found) = (None, Vec::new());
        while found.len() < most {
            let lines = self.store.read(move |db| db.audit_of_all(before, READ))?;
            let Some(last) = lines.last() else { break };
            before = Some(last.id);
            for line in lines {
                let key = line.audit.tournament.and_then(|id| keys.get(&id));
                let key = key.map(String::as_str);
                if found.len() < most && filter.matches(&line, key) {
                    found.push(ServerAuditLine::of(line, key));
                }
            }
        }
        Ok(found)
    }
}

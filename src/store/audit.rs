//! The audit log: who did what, when, and why. Lines are only added; erasure empties columns.

use super::StoreError;
use super::schema::audit;
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

/// A line of the log. It is written in the transaction of the change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// The tournament; `None` for the server itself.
    pub tournament: Option<TournamentId>,
    /// When.
    pub at_ms: i64,
    /// The actor's name, readable even when the account is gone.
    pub who: String,
    /// The action, as a stable code such as `round.posted`.
    pub what: String,
    /// The object, such as `round 3 board 4`.
    pub subject: String,
    /// Details, as JSON of the caller (before and after).
    pub detail: String,
    /// The reason, if one was asked for.
    pub why: Option<String>,
    /// The role in which it was done: the code of a [role](super::Role), or `umpire`; empty for
    /// the server itself and the operator on its command line.
    pub role: String,
    /// The name with which the actor signs in; empty for guests and umpires, who have no account,
    /// for the server itself and for the operator.
    pub account: String,
}

/// A line with its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditLine {
    /// Goes up in the order of writing; may have gaps.
    pub id: i64,
    /// The line.
    pub audit: Audit,
}

/// Queries for the audit log.
pub trait AuditReads {
    /// The lines of a tournament, newest first: at most `limit`, and only those older than line
    /// `before` (the last one of the previous page).
    fn audit(
        &mut self,
        tournament: TournamentId,
        before: Option<i64>,
        limit: u16,
    ) -> Result<Vec<AuditLine>, StoreError>;
    /// [`AuditReads::audit`] of every tournament and of the server.
    fn audit_of_all(
        &mut self,
        before: Option<i64>,
        limit: u16,
    ) -> Result<Vec<AuditLine>, StoreError>;
    /// All lines, of every tournament and of the server, that contain a name.
    fn lines_with(&mut self, name: &str) -> Result<Vec<AuditLine>, StoreError>;
}

/// Writes of the log; only [`super::Store::change`] uses it.
pub(super) trait Journal {
    fn note(&mut self, audit: &Audit) -> Result<(), StoreError>;
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = audit)]
pub(super) struct AuditRow {
    id: i64,
    tournament_id: Option<i64>,
    at_ms: i64,
    actor: String,
    action: String,
    subject: String,
    detail: String,
    reason: Option<String>,
    role: String,
    account: String,
}

impl From<AuditRow> for AuditLine {
    fn from(row: AuditRow) -> AuditLine {
        AuditLine {
            id: row.id,
            audit: Audit {
                tournament: row.tournament_id.map(TournamentId),
                at_ms: row.at_ms,
                who: row.actor,
                what: row.action,
                subject: row.subject,
                detail: row.detail,
                why: row.reason,
                role: row.role,
                account: row.account,
            },
        }
    }
}

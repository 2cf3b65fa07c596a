//! The audit log: who did what, when, and why. Lines are only added; erasure empties columns.

use super::StoreError;
use super::schema::audit;
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

/// One line: what somebody did. Written in the same transaction as the deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// In which tournament; `None` for the server itself.
    pub tournament: Option<TournamentId>,
    /// When.
    pub at_ms: i64,
    /// Who, in a form that is still understood when the account is gone.
    pub who: String,
    /// What was done, as a stable code such as `round.posted`.
    pub what: String,
    /// To which thing, such as `round 3 board 4`.
    pub subject: String,
    /// Particulars, as JSON of the caller (what it was before, what it is now).
    pub detail: String,
    /// The reason given, where one was asked for.
    pub why: Option<String>,
    /// In which role: the code of a [role](super::Role), or `umpire`; empty for
    /// the server itself and for whoever sits at it.
    pub role: String,
    /// The name with which they sign in; empty for guests and umpires, who have no account,
    /// for the server itself, and for whoever sits at it.
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

/// What can be asked about the audit log.
pub trait AuditReads {
    /// The lines of a tournament, the newest first: at most `limit`, and only
    /// older than the line `before` (the last one of the page above).
    ///
    /// # Errors
    /// Those of the database.
    fn audit(
        &mut self,
        tournament: TournamentId,
        before: Option<i64>,
        limit: u16,
    ) -> Result<Vec<AuditLine>, StoreError>;
    /// All lines, of every tournament and of the server, in which a name stands somewhere.
    ///
    /// # Errors
    /// Those of the database.
    fn lines_with(&mut self, name: &str) -> Result<Vec<AuditLine>, StoreError>;
}

/// Writing the log: only [`super::Store::change`] does it.
pub(super) trait Journal {
    fn note(&mut self, audit: &Audit) -> Result<(), StoreError>;
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = audit)]
pub(super) struct AuditRow {
    id: i64,
    tournament_id: Option<i64>,
    at_ms: i64,
    who: String,
    what: String,
    subject: String,
    detail: String,
    why: Option<String>,
    role: String,
    account: String,
}

impl From<AuditRow> for AuditLine {
    fn from(row: AuditRow) -> AuditLine {
        let AuditRow {
            id,
            tournament_id,
            at_ms,
            who,
            what,
            subject,
            detail,
            why,
            role,
            account,
        } = row;
        let tournament = tournament_id.map(TournamentId);
        AuditLine {
            id,
            audit: Audit {
                tournament,
                at_ms,
                who,
                what,
                subject,
                detail,
                why,
                role,
                account,
            },
        }
    }
}

#[derive(Insertable)]
#[diesel(table_name = audit)]
pub(super) struct NewAuditRow<'a> {
    tournament_id: Option<i64>,
    at_ms: i64,
    who: &'a str,
    what: &'a str,
    subject: &'a str,
    detail: &'a str,
    why: Option<&'a str>,
    role: &'a str,
    account: &'a str,
}

impl<'a> From<&'a Audit> for NewAuditRow<'a> {
    fn from(line: &'a Audit) -> NewAuditRow<'a> {
        NewAuditRow {
            tournament_id: line.tournament.map(|tournament| tournament.0),
            at_ms: line.at_ms,
            who: &line.who,
            what: &line.what,
            subject: &line.subject,
            detail: &line.detail,
            why: line.why.as_deref(),
            role: &line.role,
            account: &line.account,
        }
    }
}

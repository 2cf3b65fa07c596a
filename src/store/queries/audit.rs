//! Queries for the audit log.

use super::{Conn, one};
use crate::StoreError;
use crate::audit::{Audit, AuditLine, AuditReads, AuditRow, Journal};
use crate::schema::audit;
use diesel::prelude::*;
use inkundla_core::tournament::TournamentId;

impl AuditReads for Conn {
    fn audit(
        &mut self,
        tournament: TournamentId,
        before: Option<i64>,
        limit: u16,
    ) -> Result<Vec<AuditLine>, StoreError> {
        let rows: Vec<AuditRow> = audit::table
            .filter(audit::tournament_id.eq(tournament.0))
            .filter(audit::id.lt(before.unwrap_or(i64::MAX)))
            .order(audit::id.desc())
            .limit(i64::from(limit))
            .select(AuditRow::as_select())
            .load(self)?;
        Ok(rows.into_iter().map(AuditLine::from).collect())
    }

    fn audit_of_all(
        &mut self,
        before: Option<i64>,
        limit: u16,
    ) -> Result<Vec<AuditLine>, StoreError> {
        let rows: Vec<AuditRow> = audit::table
            .filter(audit::id.lt(before.unwrap_or(i64::MAX)))
            .order(audit::id.desc())
            .limit(i64::from(limit))
            .select(AuditRow::as_select())
            .load(self)?;
        Ok(rows.into_iter().map(AuditLine::from).collect())
    }

    fn lines_with(&mut self, name: &str) -> Result<Vec<AuditLine>, StoreError> {
        // The name may contain the wildcards of LIKE.
        let escaped = |letter: char| match letter {
            '\\' | '%' | '_' => format!("\\{letter}"),
            other => other.to_string(),
        };
        let within = format!("%{}%", name.chars().map(escaped).collect::<String>());
        let rows: Vec<AuditRow> = audit::table
            .filter(
                audit::actor
                    .eq(name)
                    .or(audit::account.eq(name))
                    .or(audit::subject.eq(name))
                    .or(audit::detail.like(within.clone()).escape('\\'))
                    .or(audit::reason.like(within).escape('\\').assume_not_null()),
            )
            .order(audit::id)
            .select(AuditRow::as_select())
            .load(self)?;
        Ok(rows.into_iter().map(AuditLine::from).collect())
    }
}

impl Journal for Conn {
    fn note(&mut self, line: &Audit) -> Result<(), StoreError> {
        let row = (
            audit::tournament_id.eq(line.tournament.map(|tournament| tournament.0)),
            audit::at_ms.eq(line.at_ms),
            audit::actor.eq(&line.who),
            audit::action.eq(&line.what),
            audit::subject.eq(&line.subject),
            audit::detail.eq(&line.detail),
            audit::reason.eq(line.why.as_deref()),
            audit::role.eq(&line.role),
            audit::account.eq(&line.account),
        );
        one(diesel::insert_into(audit::table).values(row).execute(self))
    }
}

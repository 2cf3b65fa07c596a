//! Queries for the lines of report files.

use super::{CHUNK, Conn, one};
use crate::columns::fit;
use crate::report_lines::{ReportChanges, ReportLine, ReportReads};
use crate::schema::report_lines;
use crate::{StoreError, TournamentWrites};
use diesel::prelude::*;
use inkundla_core::tournament::{EntrantId, TournamentId};

impl ReportReads for Conn {
    fn report_lines(&mut self, tournament: TournamentId) -> Result<Vec<ReportLine>, StoreError> {
        let rows: Vec<(i64, Option<i64>, String)> = report_lines::table
            .filter(report_lines::tournament_id.eq(tournament.0))
            .order(report_lines::number)
            .select((
                report_lines::number,
                report_lines::entrant_id,
                report_lines::text,
            ))
            .load(self)?;
        let line = |(number, entrant, text): (i64, Option<i64>, String)| {
            Ok(ReportLine {
                number: fit("number", number)?,
                entrant: entrant.map(EntrantId),
                text,
            })
        };
        rows.into_iter().map(line).collect()
    }
}

impl ReportChanges for Conn {
    fn keep_report(
        &mut self,
        tournament: TournamentId,
        lines: &[ReportLine],
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let row = |line: &ReportLine| {
            (
                report_lines::tournament_id.eq(tournament.0),
                report_lines::number.eq(i64::from(line.number)),
                report_lines::entrant_id.eq(line.entrant.map(|entrant| entrant.0)),
                report_lines::text.eq(line.text.clone()),
            )
        };
        for some in lines.chunks(CHUNK) {
            diesel::insert_into(report_lines::table)
                .values(some.iter().map(row).collect::<Vec<_>>())
                .execute(self)?;
        }
        Ok(())
    }

    fn set_report_line(
        &mut self,
        tournament: TournamentId,
        number: u32,
        text: Option<&str>,
    ) -> Result<(), StoreError> {
        self.bump(tournament)?;
        let line = report_lines::table.find((tournament.0, i64::from(number)));
        one(match text {
            Some(text) => diesel::update(line)
                .set(report_lines::text.eq(text))
                .execute(self),
            None => diesel::delete(line).execute(self),
        })
    }
}

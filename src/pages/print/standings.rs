//! `/e/<event>/print/standings.pdf`: standings, cross table and winners with full names, and a
//! report for each school.

use super::standings_paper;
use crate::desk::rights::PrintResults;
use crate::formats::table::Table;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::view::report_tables;
use crate::view::round_tables::Names;

/// `GET /e/{key}/print/standings.pdf`
pub(crate) async fn pdf(organising: Organising<PrintResults>) -> Answer {
    standings_paper(
        organising,
        ("standings", "standings"),
        |t, tournament, standings| {
            let tables = [
                report_tables::standings,
                report_tables::cross_table,
                report_tables::winners,
            ];
            tables
                .map(|table| table(t, tournament, standings, Names::Full))
                .into()
        },
    )
    .await
}

/// `GET /e/{key}/print/schools.pdf`: a report for each school.
pub(crate) async fn schools(organising: Organising<PrintResults>) -> Answer {
    standings_paper(
        organising,
        ("schools", "schools-title"),
        |t, tournament, standings| {
            let mut tables = report_tables::of_schools(t, tournament, standings, Names::Full);
            if tables.is_empty() {
                tables.push(Table::under(t.msg("schools-none"), Vec::new()));
            }
            tables
        },
    )
    .await
}

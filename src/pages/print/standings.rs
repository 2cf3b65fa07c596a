//! `/e/<event>/print/standings.pdf`: standings, cross table and winners with full names, and a
//! report for each school.

use super::standings_paper;
use crate::desk::rights::PrintResults;
use crate::formats::table::Table;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::tournament::school_key;
use crate::view::report_tables;
use crate::view::round_tables::Names;
use actix_web::web::Query;
use serde::Deserialize;

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

/// The key of the only school of a report; empty for all.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct ReportQuery {
    school: String,
}

/// `GET /e/{key}/print/schools.pdf`: a report for each school, or for one.
pub(crate) async fn schools(
    organising: Organising<PrintResults>,
    query: Query<ReportQuery>,
) -> Answer {
    standings_paper(
        organising,
        ("schools", "schools-title"),
        move |t, tournament, standings| {
            let mut tables = report_tables::of_schools(t, tournament, standings, Names::Full);
            tables.retain(|table| {
                query.school.is_empty() || school_key(&table.title) == query.school
            });
            if tables.is_empty() {
                tables.push(Table::under(t.msg("schools-none"), Vec::new()));
            }
            tables
        },
    )
    .await
}

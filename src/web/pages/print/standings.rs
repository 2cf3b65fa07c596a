//! `/e/<event>/print/standings.pdf`: standings, cross table and winners with full names, and a
//! report for each school.

use super::{lists_out, ranked};
use crate::desk::rights::PrintResults;
use crate::formats::table::Table;
use crate::web::Answer;
use crate::web::board_table::Names;
use crate::web::report_tables;
use crate::web::request_context::Organising;

/// `GET /e/{key}/print/standings.pdf`
pub(in crate::web) async fn pdf(organising: Organising<PrintResults>) -> Answer {
    let Organising { visitor, organiser } = organising;
    let event = organiser.event().clone();
    let (tournament, standings) = ranked(&visitor, &organiser).await?;
    let t = &*visitor.t;
    let tables = [
        report_tables::standings,
        report_tables::cross_table,
        report_tables::winners,
    ]
    .map(|list| list(t, &tournament, &standings, Names::Full));
    lists_out(
        &visitor,
        &event,
        ("standings", t.msg("standings")),
        tables.into(),
    )
    .await
}

/// `GET /e/{key}/print/schools.pdf`: a report for each school.
pub(in crate::web) async fn schools(organising: Organising<PrintResults>) -> Answer {
    let Organising { visitor, organiser } = organising;
    let event = organiser.event().clone();
    let (tournament, standings) = ranked(&visitor, &organiser).await?;
    let t = &*visitor.t;
    let mut tables = report_tables::of_schools(t, &tournament, &standings, Names::Full);
    if tables.is_empty() {
        tables.push(Table {
            title: t.msg("schools-none"),
            ..Table::default()
        });
    }
    lists_out(
        &visitor,
        &event,
        ("schools", t.msg("schools-title")),
        tables,
    )
    .await
}

//! `/e/<event>/print/winners`: the first places of every category, for whoever
//! gives the prizes.

use crate::web::paths::{self, EventPaths};
use super::{lists_out, ranked};
use crate::desk::rights::PrintResults;
use crate::formats::table::Table;
use crate::web::report_tables;
use crate::web::request_context::Organising;
use crate::web::table::Names;
use crate::web::{Answer, Page};
use askama::Template;

#[derive(Template)]
#[template(path = "print/winners.html")]
struct WinnersView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    pdf: String,
    table: Table,
}

/// `GET /e/{key}/print/winners`
///
/// # Errors
/// When the event is not this person's.
pub(in crate::web) async fn show(organising: Organising<PrintResults>) -> Answer {
    let Organising { visitor, organiser } = organising;
    let event = organiser.event().clone();
    let (tournament, standings) = ranked(&visitor, &organiser).await?;
    visitor.html(&WinnersView {
        page: visitor.page(),
        pdf: format!("{}.pdf", visitor.path),
        table: report_tables::winners(&visitor.t, &tournament, &standings, Names::Full),
        paths: paths::of(&event.key),
        event_name: event.name,
    })
}

/// `GET /e/{key}/print/winners.pdf`
pub(in crate::web) async fn pdf(organising: Organising<PrintResults>) -> Answer {
    let Organising { visitor, organiser } = organising;
    let event = organiser.event().clone();
    let (tournament, standings) = ranked(&visitor, &organiser).await?;
    let t = &*visitor.t;
    let table = report_tables::winners(t, &tournament, &standings, Names::Full);
    lists_out(&visitor, &event, ("winners", t.msg("winners")), vec![table]).await
}

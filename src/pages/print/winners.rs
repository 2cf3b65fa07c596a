//! `/e/<event>/print/winners.pdf`: the first places of every category, for the prize-giving.

use super::standings_paper;
use crate::desk::rights::PrintResults;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::view::report_tables;
use crate::view::round_tables::Names;

/// `GET /e/{key}/print/winners.pdf`
pub(crate) async fn pdf(organising: Organising<PrintResults>) -> Answer {
    standings_paper(
        organising,
        ("winners", "winners"),
        |t, tournament, standings| {
            vec![report_tables::winners(
                t,
                tournament,
                standings,
                Names::Full,
            )]
        },
    )
    .await
}

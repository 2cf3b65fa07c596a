//! `/e/<event>/print/winners.pdf`: the first places of every category, for the prize-giving.

use super::standings_paper;
use crate::desk::rights::PrintResults;
use crate::web::Answer;
use crate::web::report_tables;
use crate::web::request_context::Organising;
use crate::web::round_tables::Names;

/// `GET /e/{key}/print/winners.pdf`
pub(in crate::web) async fn pdf(organising: Organising<PrintResults>) -> Answer {
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

//! `/e/<event>/print/winners.pdf`: the first places of every category, for the prize-giving.

use super::{lists_out, ranked};
use crate::desk::rights::PrintResults;
use crate::web::Answer;
use crate::web::board_table::Names;
use crate::web::report_tables;
use crate::web::request_context::Organising;

/// `GET /e/{key}/print/winners.pdf`
pub(in crate::web) async fn pdf(organising: Organising<PrintResults>) -> Answer {
    let Organising { visitor, organiser } = organising;
    let event = organiser.event().clone();
    let (tournament, standings) = ranked(&visitor, &organiser).await?;
    let t = &*visitor.t;
    let table = report_tables::winners(t, &tournament, &standings, Names::Full);
    lists_out(&visitor, &event, ("winners", t.msg("winners")), vec![table]).await
}

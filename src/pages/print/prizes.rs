//! `/e/<event>/print/prizes.pdf`: the prizes with those who get them, to read out from the top.

use super::tables_as_pdf;
use crate::desk::prizes::present_awards;
use crate::desk::rights::PrintResults;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::view::prizes::prize_table;
use crate::view::round_tables::Names;

/// `GET /e/{key}/print/prizes.pdf`
pub(crate) async fn pdf(Organising { context, organiser }: Organising<PrintResults>) -> Answer {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    let t = &*context.t;
    let awards = present_awards(&tournament);
    let table = prize_table(t, &tournament, &awards, Names::Full);
    tables_as_pdf(&context, event, ("prizes", t.msg("prizes")), vec![table]).await
}

//! `/e/<event>/print/entries.pdf`: the entries and their fees, for the desk.

use super::tables_as_pdf;
use crate::desk::rights::TakeFiles;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::view::entry_list;

/// `GET /e/{key}/print/entries.pdf`
pub(crate) async fn pdf(Organising { context, organiser }: Organising<TakeFiles>) -> Answer {
    let event = organiser.event();
    let actor = organiser.clone();
    let (entries, settings) = context
        .desk(move |desk| {
            let tournament = desk.tournament(actor.event())?;
            let settings = desk.registration_settings(actor.event())?;
            Ok((desk.entries(&actor, &tournament)?.0, settings))
        })
        .await?;
    let tables = entry_list::tables(&context.t, &settings, &entries);
    let file = ("entries", context.t.msg("entries"));
    tables_as_pdf(&context, event, file, tables).await
}

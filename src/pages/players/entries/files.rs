//! The entries as files.

use crate::desk::registration::{EventEntry, RegistrationSettings};
use crate::desk::rights::{Right, TakeFiles};
use crate::formats::{with_byte_order_mark, workbook};
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::download::{self, CsvForm, XLSX, download};
use crate::http::response::error_page::{Answer, Failed};
use crate::view::entry_list;
use actix_web::web::Query;

/// `GET /e/{key}/entries.csv`
pub async fn csv(organising: Organising<TakeFiles>, form: Query<CsvForm>) -> Answer {
    let Organising { context, organiser } = organising;
    let (entries, settings) = read(&context, &organiser).await?;
    let text = entry_list::list(&context.t, &settings, &entries).csv();
    let name = format!("entries-{}.csv", organiser.event().key);
    let text = with_byte_order_mark(&text);
    Ok(download::csv(&context.t, &name, text, &form))
}

/// `GET /e/{key}/entries.xlsx`
pub async fn workbook(Organising { context, organiser }: Organising<TakeFiles>) -> Answer {
    let (entries, settings) = read(&context, &organiser).await?;
    let tables = entry_list::tables(&context.t, &settings, &entries);
    let made_at = context.at.timestamp();
    let bytes = context
        .spawn_blocking(move || workbook::write(&tables, made_at))
        .await??;
    let name = format!("entries-{}.xlsx", organiser.event().key);
    Ok(download(&name, XLSX, bytes))
}

async fn read(
    context: &RequestContext,
    organiser: &Right<TakeFiles>,
) -> Result<(Vec<EventEntry>, RegistrationSettings), Failed> {
    let actor = organiser.clone();
    context
        .desk(move |desk| {
            let tournament = desk.tournament(actor.event())?;
            let settings = desk.registration_settings(actor.event())?;
            Ok((desk.entries(&actor, &tournament)?.0, settings))
        })
        .await
}

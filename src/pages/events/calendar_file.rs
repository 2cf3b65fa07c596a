//! `/e/<event>/calendar.ics`: the planned rounds as a file for the calendar of a phone or a computer.

use crate::formats::calendar::{self, Planned};
use crate::http::request::request_context::RequestContext;
use crate::http::response::download::{CALENDAR, download};
use crate::http::response::error_page::Answer;
use actix_web::web::Path;

/// `GET /e/{key}/calendar.ics`
pub async fn show(context: RequestContext, key: Path<String>) -> Answer {
    let event = context.desk(move |desk| desk.event(&key)).await?;
    let t = &*context.t;
    let rounds = event.schedule.rounds.iter();
    let planned: Vec<Planned> = rounds
        .map(|(round, begins)| Planned {
            uid: format!("{}-{round}@inkundla", event.key),
            what: format!(
                "{} · {}",
                event.title(),
                t.msg_arg("round-n", "round", round.0)
            ),
            place: event.announcement.place.clone(),
            begins: *begins,
        })
        .collect();
    let text = calendar::write(&event.title(), &planned, context.at);
    let file = format!("rounds-{}.ics", event.key);
    Ok(download(&file, CALENDAR, text))
}

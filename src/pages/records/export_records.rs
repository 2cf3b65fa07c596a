//! `/e/<event>/records.txt` and `.json`: the official records of an event, a round or a game, for
//! the organiser.

use crate::desk::record_files::Which;
use crate::desk::rights::TakeFiles;
use crate::formats::{Names, record};
use crate::http::request::request_context::Organising;
use crate::http::response::download::download;
use crate::http::response::error_page::{Answer, Failed};
use crate::tournament::{BoardNo, RoundNo};
use actix_web::web::Query;
use serde::Deserialize;

/// The selected records.
#[derive(Deserialize, Clone, Copy, Default)]
#[serde(default)]
pub struct RecordsQuery {
    round: Option<u16>,
    board: Option<u16>,
    /// `full` for the players' full names.
    names: Option<NameStyle>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum NameStyle {
    Full,
    Alias,
}

/// `GET /e/{key}/records.txt`
///
/// # Errors
/// When nothing is recorded of that round or board.
pub(crate) async fn text(organising: Organising<TakeFiles>, query: Query<RecordsQuery>) -> Answer {
    let (name, text) = written(organising, *query, record::write).await?;
    Ok(download(
        &format!("{name}.txt"),
        "text/plain; charset=utf-8",
        text,
    ))
}

/// `GET /e/{key}/records.json`
pub(crate) async fn json(organising: Organising<TakeFiles>, query: Query<RecordsQuery>) -> Answer {
    let (name, text) = written(organising, *query, record::write_json).await?;
    Ok(download(&format!("{name}.json"), "application/json", text))
}

/// The file name without extension, and the content.
async fn written(
    organising: Organising<TakeFiles>,
    query: RecordsQuery,
    write: fn(&record::Records) -> String,
) -> Result<(String, String), Failed> {
    let Organising { context, organiser } = organising;
    let key = organiser.event().key.clone();
    let which = Which {
        round: query.round.map(RoundNo),
        board: query.board.map(BoardNo),
    };
    let names = match query.names {
        Some(NameStyle::Full) => Names::Full,
        Some(NameStyle::Alias) | None => Names::Alias,
    };
    let text = context
        .desk(move |desk| Ok(write(&desk.records(organiser.event(), which, names)?)))
        .await?;
    let part = |name: &str, number: Option<u16>| {
        number.map_or(String::new(), |number| format!("-{name}-{number}"))
    };
    let (round, board) = (part("round", query.round), part("board", query.board));
    Ok((format!("records-{key}{round}{board}"), text))
}

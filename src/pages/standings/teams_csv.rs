//! `/e/<event>/teams.csv`: the public standings of teams.

use super::player_standings::StandingsQuery;
use crate::desk::public_event::PublicEvent;
use crate::formats::lists::List;
use crate::formats::standings_csv::file_name;
use crate::http::request::request_context::RequestContext;
use crate::http::response::download::{self, CsvForm};
use crate::http::response::error_page::Answer;
use actix_web::web::{Path, Query};

/// `GET /e/{key}/teams.csv`
///
/// # Errors
/// When there is no such event, or no round is posted. Without teams the table is empty.
pub async fn csv(
    context: RequestContext,
    key: Path<String>,
    query: Query<StandingsQuery>,
    form: Query<CsvForm>,
) -> Answer {
    let (key, at) = (key.into_inner(), context.at);
    let public = context.desk(move |desk| desk.public(&key, at)?.for_file());
    let PublicEvent {
        event, tournament, ..
    } = public.await?;
    let after = query.after(&tournament);
    let tournament = match after.map_err(|fault| context.failed(fault))? {
        Some(round) => tournament.after(round),
        None => tournament,
    };
    let name = file_name(&event.title(), &event.key);
    let text = List::team_standings(&tournament).csv();
    let (t, file) = (&*context.t, format!("teams-{name}"));
    Ok(download::csv(t, &file, text, &form))
}

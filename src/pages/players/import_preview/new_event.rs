//! The preview of a list submitted with a new event.

use super::{preview, read_list};
use crate::desk::rights::{ChangePlayers, Right};
use crate::formats::entrants_csv::{Headless, ReadOptions};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;

pub(crate) async fn of_new_event(
    context: &RequestContext,
    organiser: &Right<ChangePlayers>,
    list: String,
) -> Answer {
    let (actor, bytes) = (organiser.clone(), list.clone());
    let manner = ReadOptions::from(Headless::Guess);
    let options = manner.clone();
    let read = context.desk(move |desk| read_list(desk, &actor, bytes.as_bytes(), options));
    preview(context, organiser, read.await, &manner, list).await
}

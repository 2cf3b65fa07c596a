//! The preview of a list submitted with a new event.

use super::preview;
use crate::desk::rights::{ChangePlayers, Right};
use crate::formats::entrants_csv::{Headless, ReadOptions};
use crate::web::Answer;
use crate::web::request_context::RequestContext;

pub(in crate::web::pages) async fn of_new_event(
    visitor: &RequestContext,
    organiser: &Right<ChangePlayers>,
    list: String,
) -> Answer {
    let (actor, bytes) = (organiser.clone(), list.clone());
    let manner = ReadOptions::from(Headless::Guess);
    let options = manner.clone();
    let read = visitor.desk(move |desk| {
        let tournament = desk.tournament(actor.event())?;
        Ok((desk.preview(&actor, bytes.as_bytes(), options)?, tournament))
    });
    preview(visitor, organiser, read.await, &manner, list).await
}

//! The preview of a list submitted with a new event.

use super::{list, page};
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
    let read = visitor.desk(move |desk| {
        let tournament = desk.tournament(actor.event())?;
        let manner = ReadOptions::from(Headless::Guess);
        Ok((desk.preview(&actor, bytes.as_bytes(), manner)?, tournament))
    });
    match read.await {
        Ok((reading, tournament)) => {
            let page = page(visitor, organiser, &tournament, &reading.sightings);
            let manner = ReadOptions::from(Headless::Guess);
            visitor.html(&page.read(&visitor.t, &reading, &manner, list))
        }
        Err(failed) if failed.is_of_form() => {
            list::again(visitor, organiser, list, failed.fault()).await
        }
        Err(failed) => Err(failed),
    }
}

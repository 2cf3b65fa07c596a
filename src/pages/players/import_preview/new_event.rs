//! The preview of a list submitted with a new event.

use super::{ListSent, preview, read_list};
use crate::desk::rights::{ChangePlayers, Right};
use crate::formats::entrants_csv::{Headless, ReadOptions};
use crate::http::request::request_context::RequestContext;
use crate::http::request::upload::UploadPermit;
use crate::http::response::error_page::Answer;

pub(crate) async fn of_new_event(
    context: &RequestContext,
    organiser: &Right<ChangePlayers>,
    list: Vec<u8>,
    permit: &UploadPermit,
) -> Answer {
    let actor = organiser.clone();
    let sent = ListSent::new(list, ReadOptions::from(Headless::Guess));
    let of = sent.clone();
    let read = context.import(permit, move |desk| read_list(desk, &actor, &of));
    preview(context, organiser, read.await, &sent).await
}

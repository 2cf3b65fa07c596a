//! The creation of an event with a list of players, of which two nouns have a part each.

use crate::http::request::request_context::SignedIn;
use crate::http::request::upload::FormWithFile;
use crate::http::response::error_page::Answer;
use crate::pages::events::create::{Created, create};
use crate::pages::players::import_preview;
use crate::pages::shared::event_form::EventForm;

/// `POST /new`: creates the event, then shows the preview of a pasted list of players.
pub(super) async fn create_event(signed_in: SignedIn, form: FormWithFile<EventForm>) -> Answer {
    match create(signed_in, form).await? {
        Created::Page(page) => Ok(page),
        Created::List(pasted) => {
            let (context, organiser) = (&pasted.context, &pasted.organiser);
            import_preview::of_new_event(context, organiser, pasted.list, &pasted.permit).await
        }
    }
}

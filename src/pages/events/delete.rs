//! `/e/<event>/delete`: deletion of an event that cannot be shown any more. It needs nothing of the event but its
//! name.

use crate::desk::fault::FormProblem;
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Proven, SignedIn};
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::paths::{self, EventPaths};
use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "events/delete.html")]
struct DeleteView {
    page: Page,
    paths: EventPaths,
    name: String,
}

/// The name of the event, typed as confirmation.
#[derive(Deserialize)]
pub struct ConfirmForm {
    name: String,
}

/// `GET /e/{key}/delete`. An event that can be shown has its own page for this.
pub async fn show(SignedIn { context, account }: SignedIn, key: Path<String>) -> Answer {
    let (at, path) = (context.at, paths::of(&key));
    let titled = context.desk(move |desk| {
        let name = desk.title_for_organiser(&account, &key, at)?;
        Ok((name, desk.event(&key).is_ok()))
    });
    let (name, is_readable) = titled.await?;
    if is_readable {
        return Ok(context.see(&path.privacy(), None));
    }
    context.html(&DeleteView {
        page: context.page(),
        paths: path,
        name,
    })
}

/// `POST /e/{key}/delete`
///
/// # Errors
/// When the typed name is not that of the event.
pub async fn delete(
    Proven { context, account }: Proven,
    key: Path<String>,
    form: Form<ConfirmForm>,
) -> Answer {
    let typed = form.name.split_whitespace().collect::<Vec<_>>().join(" ");
    let at = context.at;
    let deleted = context.desk(move |desk| {
        let name = desk.title_for_organiser(&account, &key, at)?;
        if name.split_whitespace().collect::<Vec<_>>().join(" ") != typed {
            return Err(wrong("event-name", FormProblem::DoesNotMatch));
        }
        desk.delete_unreadable_event(&account, &key, at)
    });
    deleted.await?;
    Ok(context.see("/", FlashMessage::EventDeleted))
}

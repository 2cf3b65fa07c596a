//! `/server/events/<key>`: one event, for the operator: another organiser, its end, its names, its deletion.

use super::account::{AgreedForm, NameForm};
use super::events::state;
use crate::desk::administration::{FinishPlan, ServerEvent};
use crate::desk::fault::FormProblem;
use crate::desk::rights::EraseNames;
use crate::desk::{Desk, Fault};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Operating, OperatingProven};
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::tournament::BoardNo;
use actix_web::web::{Form, Path};
use askama::Template;

#[derive(Template)]
#[template(path = "server/administration/event.html")]
struct ServerEventView {
    page: Page,
    /// The address of this page.
    here: String,
    paths: EventPaths,
    event: ServerEvent,
    state: String,
    /// Facts in one line.
    about: String,
    /// Whether a newer version wrote something in it: then it can only be deleted.
    is_readable: bool,
    /// Whether it can be finished; and what is missing, if anything is.
    may_finish: bool,
    missing: Option<String>,
}

/// `GET /server/events/{key}`
pub async fn show(Operating { context, operator }: Operating, key: Path<String>) -> Answer {
    let (key, at) = (key.into_inner(), context.at);
    let here = paths::server_event(&key);
    let links = paths::of(&key);
    let known = context.desk(move |desk| {
        let event = desk.server_event(&key, at)?;
        let plan = match event.state {
            "unreadable" => None,
            _ => Some(desk.finish_plan(&desk.right_of_operator(&operator, &key)?)?),
        };
        Ok((event, plan))
    });
    let (event, plan) = known.await?;
    let t = &*context.t;
    let missing = match &plan {
        Some(FinishPlan::Missing(_, boards)) => Some(missing(t, boards)),
        _ => None,
    };
    let players = t.plural("event-players", event.players);
    context.html(&ServerEventView {
        state: state(t, event.state),
        about: [players, event.people.clone()].join(" · "),
        is_readable: plan.is_some(),
        may_finish: matches!(plan, Some(FinishPlan::Ready | FinishPlan::Closes(_))),
        missing,
        page: context.page(),
        paths: links,
        here,
        event,
    })
}

/// The sentence about boards without a result.
fn missing(t: &Localizer, boards: &[BoardNo]) -> String {
    let numbers: Vec<String> = boards.iter().map(ToString::to_string).collect();
    let values = [
        ("n", boards.len().into()),
        ("boards", numbers.join(", ").into()),
    ];
    t.msg_with("fault-missing-results", &values)
}

/// `POST /server/events/{key}/give`: makes an account the organiser.
pub async fn give(operating: OperatingProven, key: Path<String>, form: Form<NameForm>) -> Answer {
    let (key, name) = (key.into_inner(), form.into_inner().name);
    let page = paths::server_event(&key);
    let change = operating.change(page, move |desk, operator, at| {
        let heir = match desk.account_named(&name) {
            Err(Fault::NotFound) => return Err(wrong("name", FormProblem::NotAChoice)),
            found => found?,
        };
        desk.give_event(&desk.right_of_operator(operator, &key)?, &heir, at)
    });
    change.await
}

/// `POST /server/events/{key}/finish`
pub async fn finish(
    operating: OperatingProven,
    key: Path<String>,
    _agreed: Form<AgreedForm>,
) -> Answer {
    let key = key.into_inner();
    let page = paths::server_event(&key);
    let change = operating.change(page, move |desk, operator, at| {
        desk.finish(&desk.right_of_operator(operator, &key)?, at)
    });
    change.await
}

/// `POST /server/events/{key}/erase-names`
pub async fn erase_names(
    operating: OperatingProven,
    key: Path<String>,
    form: Form<NameForm>,
) -> Answer {
    let (key, typed) = (key.into_inner(), form.into_inner().name);
    let page = paths::server_event(&key);
    let change = operating.change(page, move |desk, operator, at| {
        is_titled(desk, &key, &typed)?;
        let right = desk.right_of_operator_to::<EraseNames>(operator, &key)?;
        desk.erase_names(&right, at)
    });
    change.await
}

/// `POST /server/events/{key}/delete`: deletes an event, also one that cannot be read.
pub async fn delete(operating: OperatingProven, key: Path<String>, form: Form<NameForm>) -> Answer {
    let (key, typed) = (key.into_inner(), form.into_inner().name);
    let page = paths::SERVER_EVENTS.to_owned();
    let change = operating.change(page, move |desk, operator, at| {
        is_titled(desk, &key, &typed)?;
        desk.delete_any_event(operator, &key, at)
    });
    change.await
}

/// Checks the name that was typed as confirmation.
///
/// # Errors
/// When it is not that of the event.
fn is_titled(desk: &Desk, key: &str, typed: &str) -> Result<(), Fault> {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    if words(&desk.event_title(key)?) == words(typed) {
        Ok(())
    } else {
        Err(wrong("event-name", FormProblem::DoesNotMatch))
    }
}

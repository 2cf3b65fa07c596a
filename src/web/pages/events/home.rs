//! `/`: the events, and the umpires' door.

use crate::desk::Fault;
use crate::desk::events::Event;
use crate::web::request_context::{RequestContext, SignedIn};
use crate::web::{Answer, Page, guided_tour, paths};
use askama::Template;

#[derive(Template)]
#[template(path = "events/home.html")]
struct HomeView {
    page: Page,
    events: Vec<EventRow>,
    /// Where the walk through the demo begins, if this is one.
    tour: Option<String>,
}

struct EventRow {
    href: String,
    name: String,
    about: String,
}

/// `GET /`
pub async fn show(visitor: RequestContext) -> Answer {
    if visitor.account.is_none() && visitor.desk(|desk| desk.is_new()).await? {
        return Ok(visitor.see("/setup", None));
    }
    let (account, at) = (visitor.account.clone(), visitor.at);
    let is_organiser = account.is_some();
    let events = visitor
        .desk(move |desk| match &account {
            Some(account) => desk.events_of(account, at),
            None => desk.events_posted(),
        })
        .await?;
    let demo = visitor.shared.demo.clone().filter(|_| is_organiser);
    let listed = |event: Event| EventRow {
        href: if is_organiser {
            paths::of(&event.key).run()
        } else {
            paths::of(&event.key).event()
        },
        about: visitor.t.msg(&format!("game-{}", event.ruleset.name())),
        name: event.name,
    };
    visitor.html(&HomeView {
        page: visitor.page(),
        tour: demo.as_deref().map(guided_tour::beginning),
        events: events.into_iter().map(listed).collect(),
    })
}

/// `POST /demo`: an event to look at, for who has none yet to try things with.
///
/// # Errors
/// When nobody has signed in.
pub async fn demo(SignedIn { visitor, account }: SignedIn) -> Answer {
    let at = visitor.at;
    let event = visitor.desk(move |desk| desk.demo(&account, at)).await?;
    Ok(visitor.see(&guided_tour::beginning(&event.key), None))
}

/// Everything else: there is no such page, with a way out.
///
/// # Errors
/// Always.
pub async fn nothing(visitor: RequestContext) -> Answer {
    Err(visitor.failed(Fault::NotFound))
}

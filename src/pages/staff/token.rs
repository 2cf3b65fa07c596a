//! `/e/<event>/people/token`: tokens with which other programs enter results and players.

use crate::desk::events::Event;
use crate::desk::rights::InviteHelpers;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths::{self, EventPaths};
use crate::system_time;
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_web::web::Form;
use askama::Template;
use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;

/// A new token, shown only once.
#[derive(Template)]
#[template(path = "staff/token.html")]
struct TokenView {
    page: Page,
    paths: EventPaths,
    nav: EventNav,
    title: String,
    token: String,
}

/// The name of a program.
#[derive(Deserialize)]
pub struct TokenForm {
    name: String,
}

/// `POST /e/{key}/people/token`: makes a token for a program and shows it once.
///
/// # Errors
/// When the name is missing, too long, or that of another person.
pub async fn make(organising: Organising<InviteHelpers>, form: Form<TokenForm>) -> Answer {
    let Organising { context, organiser } = organising;
    let (by, at, name) = (organiser.clone(), context.at, form.into_inner().name);
    let ends = event_ends(organiser.event(), at);
    let title = context.t.msg_arg("people-token-of", "name", name.trim());
    let (token, tournament) = context
        .desk(move |desk| {
            let token = desk.make_token(&by, &name, (at, ends))?;
            Ok((token, desk.tournament(by.event())?))
        })
        .await?;
    let (t, event) = (&*context.t, organiser.event());
    context.html(&TokenView {
        page: context.page(),
        paths: paths::of(&event.key),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Team),
        title,
        token,
    })
}

/// Days for which a school's link works in an event without days.
const SCHOOL_LINK: TimeDelta = TimeDelta::days(14);

/// The end of the last day of an event, not before the end of today.
pub(super) fn event_ends(event: &Event, at: DateTime<Utc>) -> DateTime<Utc> {
    let ends = match event.announcement.days {
        Some((_, last)) => system_time::day_ends(system_time::noon(last)),
        None => at + SCHOOL_LINK,
    };
    ends.max(system_time::day_ends(at))
}

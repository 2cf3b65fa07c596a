//! `/e/<event>/by-the-book`: whether the event keeps to the rules of its pairing, and what is written down.

use crate::desk::rights::ChangeSettings;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::http::response::undo_blocked::locked;
use crate::i18n::Localizer;
use crate::paths::EventPaths;
use crate::tournament::{ByTheBook, Departure, Lock};
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_web::web::{Form, Query};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "events/by_the_book.html")]
struct ByTheBookView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    /// When the event left the rules, if it did.
    left: Option<String>,
    /// Whether the organiser has asked to leave the rules, and is asked once more.
    is_leaving: bool,
    locks: Vec<String>,
    departures: Vec<String>,
}

/// The second step of leaving the rules.
#[derive(Deserialize)]
pub struct LeaveQuery {
    leave: Option<String>,
}

/// The reason for leaving the rules.
#[derive(Deserialize)]
pub struct LeaveForm {
    #[serde(default)]
    reason: String,
}

/// `GET /e/{key}/by-the-book`
pub async fn show(
    Organising { context, organiser }: Organising<ChangeSettings>,
    query: Query<LeaveQuery>,
) -> Answer {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    let t = &*context.t;
    let by_the_book = &tournament.options.by_the_book;
    let left = by_the_book.left;
    let locks = Lock::ALL.map(|lock| t.msg(locked(lock)));
    let view = ByTheBookView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Settings),
        paths: crate::paths::of(&event.key),
        left: left.map(|round| t.msg_arg("rules-left-in", "round", round.0)),
        is_leaving: left.is_none() && query.leave.is_some(),
        locks: locks.into(),
        departures: departures(t, by_the_book),
    };
    context.html(&view)
}

fn departures(t: &Localizer, by_the_book: &ByTheBook) -> Vec<String> {
    let words = |one: &Departure| {
        let id = format!("departure-{}", one.kind.code().to_lowercase());
        t.msg_arg(&id, "round", one.round.0)
    };
    by_the_book.departures.iter().map(words).collect()
}

/// `POST /e/{key}/by-the-book`: leaves the rules for good.
///
/// # Errors
/// When there is no reason.
pub async fn leave(organising: Organising<ChangeSettings>, form: Form<LeaveForm>) -> Answer {
    let page = organising.paths().by_the_book();
    let reason = form.into_inner().reason;
    organising
        .change(page, FlashMessage::RulesLeft, move |desk, by, at| {
            desk.leave_the_rules(by, &reason, at)
        })
        .await
}

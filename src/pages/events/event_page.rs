//! `/e/<event>/page`: place, days and texts of the event for everybody, and whether lists name it.

use crate::desk::Fault;
use crate::desk::event_page::{
    EventPage, LONGEST_DESCRIPTION, LONGEST_DIRECTIONS, LONGEST_LINE, LONGEST_REGULATIONS, Sponsor,
};
use crate::desk::events::Event;
use crate::desk::fault::FormProblem;
use crate::desk::rights::{Actor, ChangeSettings};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::paths::{self, EventPaths};
use crate::store::Announcement;
use crate::tournament::legible;
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_web::web::Form;
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "events/event_page.html")]
struct EventPageForm {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    fields: PageFields,
    /// Length limits of a line, the way, the description and the regulations.
    longest: [usize; 4],
}

/// Size limit of the form: its texts, with three bytes for each byte that is not of ASCII.
pub const FORM_BYTES: usize = 128 << 10;

/// The fields of the form, as typed.
#[derive(Deserialize, Default)]
#[serde(default, rename_all = "kebab-case")]
pub struct PageFields {
    first_day: String,
    last_day: String,
    place: String,
    directions: String,
    host: String,
    contact: String,
    description: String,
    regulations: String,
    /// One in each line: a name, then perhaps a web address.
    sponsors: String,
    /// `1` for an event that lists name.
    listed: String,
}

impl PageFields {
    fn of(event: &Event, page: EventPage) -> PageFields {
        let announced = &event.announcement;
        let day = |of: fn((NaiveDate, NaiveDate)) -> NaiveDate| {
            (announced.days).map_or_else(String::new, |days| of(days).to_string())
        };
        let sponsors = page
            .sponsors
            .iter()
            .map(|one| format!("{} {}", one.name, one.link));
        let sponsors: Vec<String> = sponsors.map(|line| line.trim_end().to_owned()).collect();
        PageFields {
            first_day: day(|days| days.0),
            last_day: day(|days| days.1),
            place: announced.place.clone(),
            directions: page.directions,
            host: page.host,
            contact: page.contact,
            description: page.description,
            regulations: page.regulations,
            sponsors: sponsors.join("\n"),
            listed: u8::from(announced.is_listed).to_string(),
        }
    }

    fn is_listed(&self) -> bool {
        self.listed == "1"
    }

    fn announcement(&self) -> Result<Announcement, Fault> {
        let first = day("first-day", &self.first_day)?;
        let last = day("last-day", &self.last_day)?;
        let days = match (first, last) {
            (Some(first), last) => Some((first, last.unwrap_or(first))),
            (None, None) => None,
            (None, Some(_)) => return Err(wrong("first-day", FormProblem::Missing)),
        };
        Ok(Announcement {
            place: legible(&self.place),
            days,
            is_listed: self.is_listed(),
        })
    }

    fn texts(&self) -> EventPage {
        let lines = self.sponsors.lines().map(legible);
        EventPage {
            directions: self.directions.clone(),
            host: self.host.clone(),
            contact: self.contact.clone(),
            description: self.description.clone(),
            regulations: self.regulations.clone(),
            sponsors: lines
                .filter(|line| !line.is_empty())
                .map(|line| sponsor(&line))
                .collect(),
        }
    }
}

/// A day as a date field sends it; `None` for an empty one.
fn day(field: &'static str, typed: &str) -> Result<Option<NaiveDate>, Fault> {
    match typed.trim() {
        "" => Ok(None),
        typed => match NaiveDate::parse_from_str(typed, "%Y-%m-%d") {
            Ok(day) => Ok(Some(day)),
            Err(_) => Err(wrong(field, FormProblem::NotAChoice)),
        },
    }
}

/// A sponsor of a line: the last word is the address if it has `://`.
fn sponsor(line: &str) -> Sponsor {
    let (name, link) = match line.rsplit_once(' ') {
        Some((name, link)) if link.contains("://") => (name, link),
        _ => (line, ""),
    };
    Sponsor {
        name: name.to_owned(),
        link: link.to_owned(),
    }
}

/// `GET /e/{key}/page`
pub async fn show(Organising { context, organiser }: Organising<ChangeSettings>) -> Answer {
    let event = organiser.event().clone();
    let texts = context.desk(move |desk| desk.event_page(&event)).await?;
    let fields = PageFields::of(organiser.event(), texts);
    context.html(&form(&context, &organiser, fields).await?)
}

/// `POST /e/{key}/page`
pub async fn save(organising: Organising<ChangeSettings>, typed: Form<PageFields>) -> Answer {
    let Organising { context, organiser } = organising;
    let typed = typed.into_inner();
    let (at, key) = (context.at, organiser.event().key.clone());
    let right = organiser.clone();
    let saved = match typed.announcement() {
        Ok(announced) => {
            let texts = typed.texts();
            let save =
                context.desk(move |desk| desk.save_event_page(&right, announced, &texts, at));
            save.await
        }
        Err(fault) => Err(context.failed(fault)),
    };
    match saved {
        Ok(()) => Ok(context.see(&paths::of(&key).page(), FlashMessage::EventPageSaved)),
        Err(failed) if failed.is_of_form() => {
            let mut form = form(&context, &organiser, typed).await?;
            form.page.notice = Some(Notice::bad(failed.words(&context.t)));
            context.not_done(&form)
        }
        Err(failed) => Err(failed),
    }
}

async fn form(
    context: &RequestContext,
    organiser: &Actor,
    fields: PageFields,
) -> Result<EventPageForm, Failed> {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    Ok(EventPageForm {
        page: context.page(),
        nav: EventNav::of(&context.t, event, &tournament, OrganiserTab::Settings),
        paths: paths::of(&event.key),
        fields,
        longest: [
            LONGEST_LINE,
            LONGEST_DIRECTIONS,
            LONGEST_DESCRIPTION,
            LONGEST_REGULATIONS,
        ],
    })
}

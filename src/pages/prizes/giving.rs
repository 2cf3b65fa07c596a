//! `/e/<event>/prizes/giving`: the prize-giving, one prize at a time, the last one first. The walls follow it.

use crate::desk::prizes::present_awards;
use crate::desk::rights::ChangeSettings;
use crate::desk::sections::Section;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::paths::{self, EventPaths};
use crate::view::prizes::PrizeReading;
use crate::view::round_tables::Names;
use crate::view::school_token::Pattern;
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "prizes/giving.html")]
struct GivingView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    reading: PrizeReading,
}

/// The number of prizes that are read; empty to end the prize-giving.
#[derive(Deserialize)]
pub struct GivingForm {
    #[serde(default)]
    read: String,
}

/// `GET /e/{key}/prizes/giving`: names as the public sees them, since the page may stand on the wall.
pub async fn show(Organising { context, organiser }: Organising<ChangeSettings>) -> Answer {
    let event = organiser.event();
    let read = event.screen.prizes_read.unwrap_or_default();
    let again = event.clone();
    let all = context.desk(move |desk| desk.whole_event(&again)).await?;
    // An event with sections has no prizes of its own.
    let all = all.into_iter().skip(usize::from(event.has_sections()));
    let part = |one: Section| {
        let awards = present_awards(&one.tournament);
        let is_section = one.event.section_of().is_some() && event.has_sections();
        let name = if is_section {
            one.event.name
        } else {
            String::new()
        };
        (name, one.tournament, awards)
    };
    let sections: Vec<_> = all.map(part).collect();
    let reading = PrizeReading::of_sections(&context.t, &sections, (read, Names::Alias));
    context.html(&GivingView {
        page: context.page(),
        paths: paths::of(&event.key),
        event_name: event.title(),
        reading,
    })
}

/// `POST /e/{key}/prizes/giving`
pub async fn read(organising: Organising<ChangeSettings>, form: Form<GivingForm>) -> Answer {
    let read = form.read.parse().ok();
    let page = match read {
        Some(_) => organising.paths().prizes_giving(),
        None => organising.paths().prizes(),
    };
    organising
        .change(page, None, move |desk, by, at| {
            desk.read_prizes(by, read, at)
        })
        .await
}

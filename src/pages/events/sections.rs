//! `/e/<event>/sections`: all sections of an event on its day: each with its state and its next step, the boards of the
//! hall, and what needs the organiser. Sections are added, named and ordered here.

use crate::change_feed::Topic;
use crate::desk::fault::FormProblem;
use crate::desk::rights::{Actor, ChangeSettings, LookInside, Right};
use crate::desk::sections::{MOST_SECTIONS, Section, SectionSettings, overlaps};
use crate::desk::{Desk, Fault};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext, html};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::{Notice, Page};
use crate::http::response::server_sent_events::{self, Fragment};
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::section_card::{SectionCard, Step, words_of_boards};
use actix_web::web::Form;
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;
use std::time::Duration;

#[derive(Template)]
#[template(path = "events/sections.html", blocks = ["live"])]
struct SectionsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    mark: String,
    /// Whether the visitor may change sections.
    may_change: bool,
    /// Whether the visitor may pair rounds.
    may_pair: bool,
    cards: Vec<SectionCard>,
    /// The number of players in all, in words.
    players: String,
    /// Sentences with the address of the page that helps.
    needs: Vec<(String, String)>,
    ranges: Vec<HallRange>,
    forms: Vec<SectionFields>,
    new: String,
    may_add: bool,
}

/// The boards of a section in the hall.
struct HallRange {
    name: String,
    words: String,
    overlaps: bool,
}

/// The form of a section.
#[derive(Clone)]
struct SectionFields {
    key: String,
    name: String,
    first: String,
    boards: String,
    room: String,
    is_first: bool,
    is_empty: bool,
    is_open: bool,
}

/// A change of the sections.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct SectionsForm {
    /// `add`, `save`, `up` or `remove`.
    act: String,
    /// The key of the section; empty for a new one.
    section: String,
    name: String,
    first: String,
    boards: String,
    room: String,
}

/// The time after which the page of all sections looks at them again.
const AGAIN: Duration = Duration::from_secs(10);

/// `GET /e/{key}/sections`
pub async fn show(Organising { context, organiser }: Organising<LookInside>) -> Answer {
    let page = page(&context, &organiser, None).await?;
    if context.reply.wants_part {
        return Ok(html(page.as_live().render()?));
    }
    context.html(&page)
}

/// `GET /e/{key}/sections/live`
pub async fn follow(Organising { context, organiser }: Organising<LookInside>) -> Answer {
    let event = organiser.event();
    let changes = context.shared.desk.hub().subscribe(Topic::Hall(event.id.0));
    let key = event.key.clone();
    // A part that was rendered before the page must not replace it: nobody shares one with an earlier reader.
    let name = format!(
        "sections {key} {} {} {}",
        organiser.role().code(),
        context.t.language().tag(),
        context.at.timestamp()
    );
    let render = server_sent_events::render_async(&context, move |context| {
        let organiser = organiser.clone();
        async move {
            let page = page(&context, &organiser, None).await.ok()?;
            Some(Fragment {
                html: page.as_live().render().ok()?,
                fingerprint: Some(page.mark.clone()),
                changes_in: Some(AGAIN),
            })
        }
    });
    Ok(server_sent_events::stream_inside::<LookInside>(
        &context, &key, &name, changes, render,
    ))
}

/// `POST /e/{key}/sections`
///
/// # Errors
/// When there is no such section; the page again for a wrong field.
pub async fn save(
    Organising { context, organiser }: Organising<ChangeSettings>,
    form: Form<SectionsForm>,
) -> Answer {
    let (form, right, at) = (form.into_inner(), organiser.clone(), context.at);
    let sent = form.clone();
    let done = context
        .desk(move |desk| change(desk, &right, &sent, at))
        .await;
    let place = paths::of(&organiser.event().key).sections();
    match done {
        Ok(()) => Ok(context.see(&place, None)),
        Err(failed) if failed.is_of_form() || matches!(failed.fault(), Fault::Section(_)) => {
            let inside = organiser
                .also::<LookInside>()
                .map_err(|why| context.failed(why))?;
            let mut page = page(&context, &inside, Some(&form)).await?;
            page.page.notice = Some(Notice::bad(failed.words(&context.t)));
            context.not_done(&page)
        }
        Err(failed) => Err(failed),
    }
}

fn change(
    desk: &Desk,
    right: &Right<ChangeSettings>,
    form: &SectionsForm,
    at: DateTime<Utc>,
) -> Result<(), Fault> {
    if form.act == "add" {
        return desk.add_section(right, &form.name, at).map(drop);
    }
    if !["save", "up", "remove"].contains(&form.act.as_str()) {
        return Err(wrong("section-act", FormProblem::NotAChoice));
    }
    let section = desk.section(right.event(), &form.section)?;
    let number = |field: &'static str, typed: &str, empty: u16| match typed.trim() {
        "" => Ok(empty),
        typed => typed
            .parse()
            .map_err(|_| wrong(field, FormProblem::NotANumber)),
    };
    match form.act.as_str() {
        "up" => desk.move_section_up(right, section.id, at),
        "remove" => desk.remove_section(right, &section, at),
        _ => {
            let settings = SectionSettings {
                name: form.name.clone(),
                first: number("section-first", &form.first, 1)?,
                boards: number("section-boards", &form.boards, 0)?,
                room: form.room.clone(),
            };
            desk.set_section(&right.at(section)?, settings, at)
        }
    }
}

/// The data of the page.
struct WholeDay {
    /// The event itself, with the players who have no section.
    own: Section,
    sections: Vec<Section>,
    /// For each section the boards whose umpires ask for somebody.
    asking: Vec<Vec<u16>>,
}

fn load(desk: &Desk, organiser: &Actor) -> Result<WholeDay, Fault> {
    let event = desk.event(&organiser.event().key)?;
    let mut all = desk.whole_event(&event)?.into_iter();
    let own = all.next().ok_or(Fault::NotFound)?;
    let sections: Vec<Section> = all.collect();
    let asking = sections.iter().map(|one| {
        let boards = desk.boards_asking(&one.event)?.into_iter();
        Ok(boards.map(|board| board.pairing.board.0).collect())
    });
    Ok(WholeDay {
        asking: asking.collect::<Result<_, Fault>>()?,
        own,
        sections,
    })
}

async fn page(
    context: &RequestContext,
    organiser: &Right<LookInside>,
    typed: Option<&SectionsForm>,
) -> Result<SectionsView, Failed> {
    let actor = organiser.clone();
    let seen = context.desk(move |desk| load(desk, &actor)).await?;
    let t = &*context.t;
    let event = &seen.own.event;
    let paths = paths::of(&event.key);
    let cards = seen.sections.iter().map(|one| SectionCard::own(t, one));
    let mut cards: Vec<SectionCard> = cards.collect();
    if let Some(next) = cards.iter_mut().find(|card| card.can_pair()) {
        next.is_next = true;
    }
    let may_change = organiser.may::<ChangeSettings>();
    let all = seen
        .sections
        .iter()
        .map(|one| one.tournament.entrants.len());
    let players = all.sum::<usize>() + seen.own.tournament.entrants.len();
    let is_new = typed.is_some_and(|typed| typed.act == "add");
    let mut view = SectionsView {
        nav: EventNav::of(t, event, &seen.own.tournament, OrganiserTab::Round).whole(may_change),
        mark: String::new(),
        may_pair: organiser.may::<crate::desk::rights::PairRounds>(),
        players: t.plural("event-players", players),
        needs: needs(t, &paths, &seen),
        ranges: ranges(t, &seen.sections),
        forms: forms(&seen.sections, typed),
        new: typed
            .filter(|_| is_new)
            .map_or_else(String::new, |typed| typed.name.clone()),
        may_add: may_change && !event.is_finished && seen.sections.len() < MOST_SECTIONS,
        page: context.page(),
        may_change,
        cards,
        paths,
    };
    let html = view.as_live().render()?;
    view.mark = server_sent_events::fingerprint(&html);
    Ok(view)
}

/// Sentences about sections that need the organiser, each with the address of the page that helps.
fn needs(t: &Localizer, paths: &EventPaths, seen: &WholeDay) -> Vec<(String, String)> {
    let mut needs = Vec::new();
    for (section, boards) in seen.sections.iter().zip(&seen.asking) {
        let control = paths::of(&section.event.key).round_control();
        needs.extend(boards.iter().map(|board| {
            let values = [
                ("section", section.event.name.as_str().into()),
                ("board", (*board).into()),
            ];
            (t.msg_with("section-asks", &values), control.clone())
        }));
    }
    for (one, other) in overlaps(&seen.sections) {
        let name = |at: usize| {
            seen.sections
                .get(at)
                .map_or("", |one| one.event.name.as_str())
        };
        let values = [("one", name(one).into()), ("other", name(other).into())];
        needs.push((
            t.msg_with("section-overlap", &values),
            format!("{}#set", paths.sections()),
        ));
    }
    let homeless = seen.own.tournament.entrants.len();
    if homeless > 0 && !seen.sections.is_empty() {
        needs.push((
            t.plural("section-without", homeless),
            format!("{}?section=none", paths.players()),
        ));
    }
    needs
}

fn ranges(t: &Localizer, sections: &[Section]) -> Vec<HallRange> {
    let overlaps = overlaps(sections);
    let range = |(at, one): (usize, &Section)| {
        let (first, last) = one.boards();
        let room = &one.event.options.hall.room;
        let words = words_of_boards(t, first, last);
        HallRange {
            name: one.event.name.clone(),
            words: if room.is_empty() {
                words
            } else {
                format!("{words} · {room}")
            },
            overlaps: overlaps
                .iter()
                .any(|(one, other)| *one == at || *other == at),
        }
    };
    sections.iter().enumerate().map(range).collect()
}

/// The forms, one of them as it was typed.
fn forms(sections: &[Section], typed: Option<&SectionsForm>) -> Vec<SectionFields> {
    let form = |(at, one): (usize, &Section)| {
        let hall = &one.event.options.hall;
        let typed = typed.filter(|typed| typed.act == "save" && typed.section == one.event.key);
        let fields = SectionFields {
            key: one.event.key.clone(),
            name: one.event.name.clone(),
            first: hall.first.0.to_string(),
            boards: match hall.boards {
                0 => String::new(),
                boards => boards.to_string(),
            },
            room: hall.room.clone(),
            is_first: at == 0,
            is_empty: one.tournament.entrants.is_empty() && !one.tournament.has_begun(),
            is_open: typed.is_some(),
        };
        match typed.cloned() {
            Some(typed) => SectionFields {
                name: typed.name,
                first: typed.first,
                boards: typed.boards,
                room: typed.room,
                ..fields
            },
            None => fields,
        }
    };
    sections.iter().enumerate().map(form).collect()
}

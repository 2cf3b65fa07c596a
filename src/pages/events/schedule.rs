//! `/e/<event>/schedule`: the times of the rounds.

use crate::desk::Fault;
use crate::desk::events::Event;
use crate::desk::fault::FormProblem;
use crate::desk::rights::{Actor, ChangeSettings};
use crate::desk::schedule::Schedule;
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::{Notice, Page};
use crate::paths::{self, EventPaths};
use crate::system_time;
use crate::tournament::{RoundNo, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use actix_web::web::Form;
use askama::Template;
use chrono::TimeDelta;
use std::ops::RangeInclusive;

#[derive(Template)]
#[template(path = "events/schedule.html")]
struct ScheduleView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    rounds: Vec<RoundField>,
    /// Start of round 1, and minutes from one round to the next.
    plan: [String; 2],
    zone: String,
}

struct RoundField {
    round: RoundNo,
    value: String,
}

/// Number of fields while the number of rounds is open.
const ROUNDS: u16 = 5;
/// Maximum number of fields.
const MOST: u16 = 64;

/// Pairs of names and values, because the number of rounds varies.
type ScheduleForm = Form<Vec<(String, String)>>;

/// `GET /e/{key}/schedule`
pub async fn show(Organising { context, organiser }: Organising<ChangeSettings>) -> Answer {
    let schedule = &organiser.event().schedule;
    let value = |round| {
        let begins = schedule.rounds.get(&RoundNo(round));
        begins.map_or_else(String::new, |begins| system_time::field(*begins))
    };
    let page = page(&context, &organiser, value);
    context.html(&page.await?)
}

/// `POST /e/{key}/schedule`
pub async fn save(organising: Organising<ChangeSettings>, typed: ScheduleForm) -> Answer {
    let Organising { context, organiser } = organising;
    let typed = typed.into_inner();
    let (at, key) = (context.at, organiser.event().key.clone());
    let right = organiser.clone();
    let tournament = context.tournament(organiser.event()).await?;
    let last = match tournament.options.rounds {
        0 => MOST,
        _ => rounds_shown(organiser.event(), &tournament),
    };
    let shown = rounds_shown(organiser.event(), &tournament);
    let planned = match value(&typed, "plan") {
        "" => read(&typed, last),
        _ => spread(&typed, shown),
    };
    let saved = match planned {
        Ok(schedule) => {
            let set = context.desk(move |desk| desk.set_schedule(&right, &schedule, at));
            set.await
        }
        Err(fault) => Err(context.failed(fault)),
    };
    match saved {
        Ok(()) => Ok(context.see(&paths::of(&key).schedule(), FlashMessage::ScheduleSaved)),
        Err(failed) if failed.is_of_form() => {
            let mut page = page(&context, &organiser, |round| {
                value(&typed, &format!("round-{round}")).to_owned()
            })
            .await?;
            page.plan = ["first", "every"].map(|name| value(&typed, name).to_owned());
            page.page.notice = Some(Notice::bad(failed.words(&context.t)));
            context.not_done(&page)
        }
        Err(failed) => Err(failed),
    }
}

fn value<'a>(typed: &'a [(String, String)], name: &str) -> &'a str {
    let found = typed.iter().find(|(known, _)| known == name);
    found.map_or("", |(_, value)| value.trim())
}

/// The schedule as typed, up to a last round.
fn read(typed: &[(String, String)], last: u16) -> Result<Schedule, Fault> {
    let mut schedule = Schedule::default();
    for (name, value) in typed {
        let Some(number) = name.strip_prefix("round-") else {
            continue;
        };
        if !value.trim().is_empty() {
            let round = number.parse().ok().filter(|n| (1..=last).contains(n));
            let round = round.ok_or_else(|| wrong("round", FormProblem::NotANumber))?;
            let begins = system_time::of_field(value.trim());
            let begins = begins.ok_or_else(|| wrong("begins", FormProblem::NotAChoice))?;
            schedule.rounds.insert(RoundNo(round), begins);
        }
    }
    Ok(schedule)
}

/// The minutes that may lie between the starts of two rounds.
const MINUTES: RangeInclusive<u16> = 5..=1_440;

/// The schedule of all rounds from the start of the first and the minutes between them.
fn spread(typed: &[(String, String)], rounds: u16) -> Result<Schedule, Fault> {
    let first = system_time::of_field(value(typed, "first"));
    let first = first.ok_or_else(|| wrong("begins", FormProblem::NotAChoice))?;
    let every = value(typed, "every").parse::<u16>().ok();
    let every = every.filter(|every| MINUTES.contains(every));
    let every = every.ok_or_else(|| wrong("schedule-every", FormProblem::NotANumber))?;
    let begins = |round: u16| first + TimeDelta::minutes(i64::from(every) * i64::from(round - 1));
    let rounds = (1..=rounds).map(|round| (RoundNo(round), begins(round)));
    Ok(Schedule {
        rounds: rounds.collect(),
    })
}

/// The start and the interval that give a schedule; empty where there is none.
fn plan(schedule: &Schedule) -> [String; 2] {
    let mut starts = schedule.rounds.values();
    let (Some(first), Some(second)) = (starts.next(), starts.next()) else {
        return [String::new(), String::new()];
    };
    let every = (*second - *first).num_minutes();
    [system_time::field(*first), every.to_string()]
}

async fn page(
    context: &RequestContext,
    organiser: &Actor,
    value: impl Fn(u16) -> String,
) -> Result<ScheduleView, Failed> {
    let (t, event) = (&*context.t, organiser.event());
    let tournament = context.tournament(event).await?;
    let rounds = 1..=rounds_shown(event, &tournament);
    Ok(ScheduleView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Settings),
        paths: paths::of(&event.key),
        rounds: rounds
            .map(|round| RoundField {
                round: RoundNo(round),
                value: value(round),
            })
            .collect(),
        plan: plan(&event.schedule),
        zone: t.msg_arg("schedule-zone", "offset", system_time::zone(context.at)),
    })
}

/// Number of rounds with a field: those announced, played, or already planned.
fn rounds_shown(event: &Event, tournament: &Tournament) -> u16 {
    let announced = match tournament.options.rounds {
        0 => ROUNDS,
        rounds => rounds,
    };
    let planned = event.schedule.rounds.keys().last();
    let planned = planned.map_or(0, |round| round.0);
    announced
        .max(tournament.round_now().0.saturating_sub(1))
        .max(planned)
        .min(MOST)
}

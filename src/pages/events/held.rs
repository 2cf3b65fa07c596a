//! `/e/<event>/held`: what visitors do not see until it is released.

use crate::desk::Fault;
use crate::desk::fault::FormProblem;
use crate::desk::rights::{Actor, ChangeSettings};
use crate::http::request::form_parsing::wrong;
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::pages::shared::event_form::Choice;
use crate::paths::{self, EventPaths};
use crate::tournament::{Held, Options, RoundNo};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::score_breakdown::name;
use actix_web::web::Form;
use askama::Template;

/// The code of a part of which visitors see everything.
const ALL: &str = "all";

#[derive(Template)]
#[template(path = "events/held.html")]
struct HeldView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    is_any: bool,
    /// The last place that is listed; empty for all.
    top: String,
    parts: Vec<HeldPart>,
    /// The tie-breaks: index, name, and whether its values are held back.
    tiebreaks: Vec<(usize, String, bool)>,
}

/// Pairings, results or standings.
struct HeldPart {
    /// The name of the field.
    name: &'static str,
    label: String,
    hint: String,
    choices: Vec<Choice>,
}

/// `GET /e/{key}/held`
pub async fn show(Organising { context, organiser }: Organising<ChangeSettings>) -> Answer {
    context.html(&page(&context, &organiser).await?)
}

/// `POST /e/{key}/held`
pub async fn save(
    Organising { context, organiser }: Organising<ChangeSettings>,
    form: Form<Vec<(String, String)>>,
) -> Answer {
    let held = held(&organiser.event().options, &form.into_inner());
    let held = held.map_err(|fault| context.failed(fault))?;
    let (at, right) = (context.at, organiser.clone());
    let save = context.desk(move |desk| desk.hold_back(&right, held, at));
    save.await?;
    let place = paths::of(&organiser.event().key).held();
    Ok(context.see(&place, FlashMessage::SettingsSaved))
}

/// The limits of the form; without fields everything is released.
fn held(options: &Options, form: &[(String, String)]) -> Result<Held, Fault> {
    let last = |field: &'static str| {
        let value = form.iter().find(|(name, _)| name == field);
        match value.map(|(_, value)| value.as_str()) {
            None | Some(ALL) => Ok(None),
            Some(round) => match round.parse() {
                Ok(round) => Ok(Some(RoundNo(round))),
                Err(_) => Err(wrong(field, FormProblem::NotAChoice)),
            },
        }
    };
    let chosen = form.iter().filter(|(name, _)| name == "tiebreak");
    let chosen = chosen.filter_map(|(_, index)| index.parse::<usize>().ok());
    let known = options.player_tiebreaks();
    Ok(Held {
        pairings: last("held-pairings")?,
        results: last("held-results")?,
        standings: last("held-standings")?,
        tiebreaks: chosen.filter_map(|at| known.get(at).copied()).collect(),
        top: match form.iter().find(|(name, _)| name == "held-top") {
            Some((_, typed)) if !typed.trim().is_empty() => {
                let top = typed.trim().parse();
                Some(top.map_err(|_| wrong("held-top", FormProblem::NotANumber))?)
            }
            _ => None,
        },
    })
}

async fn page(context: &RequestContext, organiser: &Actor) -> Result<HeldView, Failed> {
    let event = organiser.event();
    let tournament = context.tournament(event).await?;
    let t = &*context.t;
    let held = &event.options.held;
    let posted = tournament.closed.len() as u16 + u16::from(tournament.posted().is_some());
    let part = |name: &'static str, hint: &str, last: Option<RoundNo>| HeldPart {
        name,
        label: t.msg(name),
        hint: t.msg(hint),
        choices: choices(t, posted, last),
    };
    let tiebreaks = event.options.player_tiebreaks().into_iter().enumerate();
    Ok(HeldView {
        page: context.page(),
        nav: EventNav::of(t, event, &tournament, OrganiserTab::Settings),
        paths: paths::of(&event.key),
        is_any: held.is_any(),
        top: held.top.map(|top| top.to_string()).unwrap_or_default(),
        parts: vec![
            part("held-pairings", "held-pairings-hint", held.pairings),
            part("held-results", "held-results-hint", held.results),
            part("held-standings", "held-standings-hint", held.standings),
        ],
        tiebreaks: tiebreaks
            .map(|(at, one)| (at, name(t, one), held.tiebreaks.contains(&one)))
            .collect(),
    })
}

fn choices(t: &Localizer, posted: u16, last: Option<RoundNo>) -> Vec<Choice> {
    let chosen = last.map_or(ALL.to_owned(), |last| last.to_string());
    let through = (0..=posted).rev().map(|round| match round {
        0 => Choice::new("0", t.msg("held-nothing"), &chosen),
        _ => {
            let text = t.msg_arg("held-through", "round", round);
            Choice::new(&round.to_string(), text, &chosen)
        }
    });
    let all = Choice::new(ALL, t.msg("held-everything"), &chosen);
    [all].into_iter().chain(through).collect()
}

//! `/e/<event>/rounds/<n>/why`: explains the pairing of a Swiss round, and why two players do not
//! meet.

use crate::desk::Fault;
use crate::desk::rights::PairRounds;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::{BracketWords, Localizer, SwissWhyNotMessage, brackets_text, pairing_rules_text};
use crate::pages::shared::event_paths::RoundPath;
use crate::paths::{self, EventPaths};
use crate::tournament::pairing::{swiss_report, swiss_why_not};
use crate::tournament::{DraftRound, EntrantId, RoundNo, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::round_tables::{RoundTable, choosable};
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "rounds/pairing_explanation.html")]
struct ExplanationView {
    page: Page,
    paths: EventPaths,
    nav: EventNav,
    title: String,
    round: RoundNo,
    text: String,
    /// A sentence about the player with the bye, where the rules choose it first.
    sits_out: Option<String>,
    brackets: Vec<BracketWords>,
    players: Vec<ComparedPlayer>,
    answer: Option<String>,
}

struct ComparedPlayer {
    id: i64,
    name: String,
    is_one: bool,
    is_other: bool,
}

/// The two players to compare.
#[derive(Deserialize)]
pub struct ExplanationQuery {
    one: Option<i64>,
    other: Option<i64>,
}

/// `GET /e/{key}/rounds/{round}/why`
pub(crate) async fn show(
    Organising { context, organiser }: Organising<PairRounds>,
    round_path: RoundPath,
    query: Query<ExplanationQuery>,
) -> Answer {
    let (key, number) = round_path.into_inner();
    let by = organiser.clone();
    let number = RoundNo(number);
    let (tournament, plan) = context
        .desk(move |desk| {
            let tournament = desk.tournament(by.event())?;
            let round = RoundTable::of(&tournament, number).ok_or(Fault::NotFound)?;
            let plan = DraftRound {
                number,
                pairings: round.boards.iter().map(|(pairing, _)| *pairing).collect(),
                byes: round.byes,
            };
            Ok::<_, Fault>((tournament, plan))
        })
        .await?;
    let t = &*context.t;
    let name = |place: usize| match tournament.entrants.get(place) {
        Some(one) => one.name.full(),
        None => String::new(),
    };
    let report = swiss_report(&tournament, &plan);
    let sits_out = report.as_ref().and_then(|report| report.round.sits_out);
    context.html(&ExplanationView {
        paths: paths::of(&key),
        nav: EventNav::of(t, organiser.event(), &tournament, OrganiserTab::Round),
        title: t.msg_arg("why-title", "round", number.0),
        round: number,
        text: report.as_ref().map_or_else(String::new, |report| {
            pairing_rules_text(t, &report.round, report.is_by_system)
        }),
        sits_out: sits_out.map(|place| t.msg_arg("why-sits-first", "player", name(place))),
        brackets: report.map_or_else(Vec::new, |report| brackets_text(t, &report.round, &name)),
        players: players(t, &tournament, &plan, &query),
        answer: answer(t, &tournament, &plan, &query),
        page: context.page().playing(&organiser.event().ruleset),
    })
}

/// The players of the round, by name.
fn players(
    t: &Localizer,
    tournament: &Tournament,
    draft: &DraftRound,
    query: &ExplanationQuery,
) -> Vec<ComparedPlayer> {
    let names = choosable(t, tournament);
    let mut all = draft
        .paired()
        .map(|id| ComparedPlayer {
            id: id.0,
            name: names.get(&id).cloned().unwrap_or_default(),
            is_one: query.one == Some(id.0),
            is_other: query.other == Some(id.0),
        })
        .collect::<Vec<_>>();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

fn answer(
    t: &Localizer,
    tournament: &Tournament,
    draft: &DraftRound,
    query: &ExplanationQuery,
) -> Option<String> {
    let (one, other) = (EntrantId(query.one?), EntrantId(query.other?));
    let name = |id| tournament.entrant(id).map(|one| one.name.full());
    let (one_name, other_name) = (name(one)?, name(other)?);
    Some(match swiss_why_not(tournament, draft, one, other)? {
        Ok(why) => SwissWhyNotMessage {
            why: &why,
            one: &one_name,
            other: &other_name,
        }
        .text(t),
        Err(why) => t.localize(&why),
    })
}

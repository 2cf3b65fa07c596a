//! `/e/<event>/line-ups`: the teams that have handed in a line-up for the next round. Captains see their own teams only;
//! organisers ask for line-ups until a time.

use super::line_ups::{nav, until};
use crate::desk::Desk;
use crate::desk::fault::FormProblem;
use crate::desk::line_ups::{leads, options_of_teams};
use crate::desk::rights::{HandInLineUps, PairRounds};
use crate::http::request::form_parsing;
use crate::http::request::request_context::Organising;
use crate::http::response::error_page::Answer;
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::paths::{self, EventPaths};
use crate::tournament::pairing::{Team, handed_in, line_up_in, line_up_round, teams};
use crate::view::event_nav::EventNav;
use crate::view::match_list::team_link;
use crate::view::player_link::PlayerLink;
use crate::view::round_tables::{NamedPlayer, Names};
use crate::view::school_token::Pattern;
use actix_web::web::Form;
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "teams/line_ups.html")]
struct LineUpsView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    title: String,
    /// Until when captains may hand in, or that the time is over.
    until: Option<String>,
    is_open: bool,
    is_organiser: bool,
    teams: Vec<TeamLine>,
}

struct TeamLine {
    team: PlayerLink,
    has_handed_in: bool,
    players: String,
}

/// The submitted minutes; `stop` ends the time.
#[derive(Deserialize)]
pub struct AskForm {
    #[serde(default)]
    minutes: String,
    #[serde(default)]
    stop: String,
}

/// `GET /e/{key}/line-ups`
pub async fn show(Organising { context, organiser }: Organising<HandInLineUps>) -> Answer {
    let by = organiser.clone();
    let load = move |desk: &Desk| {
        let tournament = desk.tournament(by.event())?;
        options_of_teams(&tournament).map(|how| (tournament, how))
    };
    let (tournament, how) = context.desk(load).await?;
    let (t, event) = (&*context.t, organiser.event());
    let paths = paths::of(&event.key);
    let round = line_up_round(&tournament);
    let line = |(at, team): (usize, &Team)| {
        let players = line_up_in(&tournament, team, how, round).into_iter();
        let names = players.map(|id| NamedPlayer::of(&tournament, id, Names::Full).name);
        leads(&organiser, &tournament, team).then(|| TeamLine {
            team: PlayerLink {
                href: paths.line_up(at + 1),
                ..team_link(&paths, &tournament, at, team)
            },
            has_handed_in: handed_in(&tournament, team, round).is_some(),
            players: names.collect::<Vec<_>>().join(", "),
        })
    };
    let (until, is_open) = until(t, &context, &tournament);
    let all = teams(&tournament);
    context.html(&LineUpsView {
        teams: all.iter().enumerate().filter_map(line).collect(),
        nav: nav(t, &organiser, &tournament),
        title: t.msg_arg("line-ups-of-round", "round", round.0),
        until,
        is_open,
        is_organiser: organiser.may::<PairRounds>(),
        page: context.page(),
        paths,
    })
}

/// `POST /e/{key}/line-ups`: asks captains for line-ups until a time, or ends that.
///
/// # Errors
/// When the number of minutes is wrong.
pub async fn ask(organising: Organising<PairRounds>, form: Form<AskForm>) -> Answer {
    let page = organising.paths().line_ups();
    let minutes = match (form.stop.as_str(), form.minutes.trim().parse::<u16>()) {
        ("", Ok(minutes)) => Some(minutes),
        ("", Err(_)) => {
            let fault = form_parsing::wrong("line-up-minutes", FormProblem::NotANumber);
            return Err(organising.context.failed(fault));
        }
        _ => None,
    };
    organising
        .change(page, FlashMessage::LineUpsAsked, move |desk, by, at| {
            desk.ask_for_line_ups(by, minutes, at)
        })
        .await
}

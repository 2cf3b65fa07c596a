//! `/e/<event>/line-ups/<team>`: the line-up of a team for the next round. A captain comes by the link of the school or
//! team. Every arrow is a link to the same page with another
//! order, so that nothing needs a script.

use crate::desk::line_ups::{is_line_up_open, leads, options_of_teams};
use crate::desk::rights::{HandInLineUps, PairRounds, Right};
use crate::desk::{Desk, Fault};
use crate::http::request::request_context::{Organising, RequestContext};
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::flash_message::FlashMessage;
use crate::http::response::page_context::Page;
use crate::i18n::Localizer;
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind, Side};
use crate::system_time;
use crate::tournament::pairing::{
    Team, handed_in, line_up_in, line_up_round, teams, valid_line_up,
};
use crate::tournament::{EntrantId, RoundNo, Stage, Teams, Tournament};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::match_list::{MatchHead, MatchList, team_link};
use crate::view::player_link::PlayerLink;
use crate::view::round_tables::{NamedPlayer, Names, RoundTable};
use crate::view::school_token::Pattern;
use actix_web::web::{Form, Path, Query};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "teams/line_up.html")]
struct LineUpView {
    page: Page,
    nav: EventNav,
    paths: EventPaths,
    title: String,
    team: PlayerLink,
    number: usize,
    round: RoundNo,
    /// The match of the draft, once captains are asked.
    game: Option<MatchHead>,
    kind: Kind,
    until: Option<String>,
    is_open: bool,
    has_handed_in: bool,
    is_free: bool,
    /// The ids of the players, for the form.
    order: String,
    seats: Vec<LineUpSeat>,
    reserves: Vec<LineUpSeat>,
}

struct LineUpSeat {
    name: String,
    about: String,
    colour: Option<Colour>,
    /// Addresses of this page with the player one board higher, one lower, and not in the line-up; or in it.
    up: Option<String>,
    down: Option<String>,
    out: String,
}

/// The order that is being made.
#[derive(Deserialize, Default)]
#[serde(default)]
pub struct OrderQuery {
    order: String,
}

/// The submitted line-up.
#[derive(Deserialize)]
pub struct LineUpForm {
    #[serde(default)]
    order: String,
    round: u16,
}

/// An event with one of its teams.
struct TeamData {
    tournament: Tournament,
    how: Teams,
    teams: Vec<Team>,
    at: usize,
}

/// `GET /e/{key}/line-ups/{team}`
///
/// # Errors
/// When there is no such team, or it is of another school.
pub async fn show(
    Organising { context, organiser }: Organising<HandInLineUps>,
    place: Path<(String, usize)>,
    query: Query<OrderQuery>,
) -> Answer {
    let data = load(&context, &organiser, place.1).await?;
    context.html(&page(&context, &organiser, &data, &query.order))
}

/// `POST /e/{key}/line-ups/{team}`: hands the line-up in.
///
/// # Errors
/// When the time is over, or the round is posted.
pub async fn hand_in(
    organising: Organising<HandInLineUps>,
    place: Path<(String, usize)>,
    form: Form<LineUpForm>,
) -> Answer {
    let page = organising.paths().line_up(place.1);
    let (number, round) = (place.1, RoundNo(form.round));
    let asked = ids(&form.order);
    organising
        .change(page, FlashMessage::LineUpHandedIn, move |desk, by, at| {
            desk.hand_in_line_up(by, (number, round), &asked, at)
        })
        .await
}

async fn load(
    context: &RequestContext,
    by: &Right<HandInLineUps>,
    number: usize,
) -> Result<TeamData, Failed> {
    let by = by.clone();
    let load = move |desk: &Desk| {
        let tournament = desk.tournament(by.event())?;
        let how = options_of_teams(&tournament)?;
        let teams = teams(&tournament);
        let at = number.checked_sub(1).ok_or(Fault::NotFound)?;
        let team = teams.get(at).ok_or(Fault::NotFound)?;
        if !leads(&by, &tournament, team) {
            return Err(Fault::NotFound);
        }
        Ok(TeamData {
            tournament,
            how,
            teams,
            at,
        })
    };
    context.desk(load).await
}

/// The ids of a list with commas; what is no number is left out.
fn ids(order: &str) -> Vec<EntrantId> {
    let all = order.split(',').filter_map(|one| one.parse().ok());
    all.map(EntrantId).collect()
}

fn listed(order: &[EntrantId]) -> String {
    let all = order.iter().map(|id| id.0.to_string());
    all.collect::<Vec<_>>().join(",")
}

pub(super) fn nav(t: &Localizer, by: &Right<HandInLineUps>, tournament: &Tournament) -> EventNav {
    EventNav::of(t, by.event(), tournament, OrganiserTab::Round)
        .for_school(by.school())
        .whole(by.may::<PairRounds>() || by.school().is_some())
}

/// The sentence about the time, and whether captains may hand in.
pub(super) fn until(
    t: &Localizer,
    context: &RequestContext,
    tournament: &Tournament,
) -> (Option<String>, bool) {
    let is_open = is_line_up_open(tournament, context.at);
    let round = line_up_round(tournament);
    let call = tournament.options.terms.line_up_call;
    let call = call.filter(|call| call.round == round);
    let until = call.map(|call| {
        let time = system_time::time_of_day(system_time::of_millis(call.closes_at_ms));
        t.msg_arg(
            ["line-up-closed", "line-up-until"][usize::from(is_open)],
            "time",
            time,
        )
    });
    (until, is_open)
}

fn page(
    context: &RequestContext,
    by: &Right<HandInLineUps>,
    data: &TeamData,
    order: &str,
) -> LineUpView {
    let (t, event) = (&*context.t, by.event());
    let (tournament, how) = (&data.tournament, data.how);
    let paths = paths::of(&event.key);
    let team = &data.teams[data.at];
    let round = line_up_round(tournament);
    let now = if order.is_empty() {
        line_up_in(tournament, team, how, round)
    } else {
        valid_line_up(team, how, &ids(order))
    };
    let game = game(t, &paths, data, by.school().is_none());
    let (until, is_open) = until(t, context, tournament);
    let is_left = game.as_ref().map(|(_, is_left)| *is_left);
    let handed = handed_in(tournament, team, round);
    LineUpView {
        title: t.msg_arg("line-ups-of-round", "round", round.0),
        team: team_link(&paths, tournament, data.at, team),
        number: data.at + 1,
        round,
        kind: event.ruleset.facts().usual_kind,
        until,
        is_open: (is_open || by.school().is_none()) && !event.is_finished,
        has_handed_in: handed.is_some_and(|one| order.is_empty() || one.players == now),
        is_free: how.is_free_order,
        order: listed(&now),
        reserves: reserves(t, &paths, data, &now),
        seats: seats(t, by, data, (&now, is_left)),
        game: game.map(|(head, _)| head),
        nav: nav(t, by, tournament),
        page: context.page().playing(&event.ruleset),
        paths,
    }
}

/// The address of the page with an order.
fn address(paths: &EventPaths, data: &TeamData, order: &[EntrantId]) -> String {
    // An empty line-up is not the order of the list.
    let order = if order.is_empty() {
        "0".to_owned()
    } else {
        listed(order)
    };
    format!("{}?order={order}#line-up", paths.line_up(data.at + 1))
}

/// The players at the boards. `is_left` says whether the team moves first at the first board, if that is known.
fn seats(
    t: &Localizer,
    by: &Right<HandInLineUps>,
    data: &TeamData,
    (now, is_left): (&[EntrantId], Option<bool>),
) -> Vec<LineUpSeat> {
    let paths = paths::of(&by.event().key);
    let to = |order: &[EntrantId]| address(&paths, data, order);
    let moved = |from: usize, with: usize| {
        let mut order = now.to_vec();
        order.swap(from, with);
        to(&order)
    };
    let is_free = data.how.is_free_order;
    let one = |(at, id): (usize, &EntrantId)| {
        let rest: Vec<EntrantId> = now.iter().copied().filter(|one| one != id).collect();
        let side = is_left.map(|is_left| {
            if is_left == (at % 2 == 0) {
                Side::First
            } else {
                Side::Second
            }
        });
        LineUpSeat {
            up: (is_free && at > 0).then(|| moved(at, at - 1)),
            down: (is_free && at + 1 < now.len()).then(|| moved(at, at + 1)),
            colour: side.map(|side| by.event().ruleset.colour(side)),
            ..seat(t, &data.tournament, *id, to(&rest))
        }
    };
    now.iter().enumerate().map(one).collect()
}

/// The members without a board. A full line-up gives its last board to a reserve who is put in.
fn reserves(
    t: &Localizer,
    paths: &EventPaths,
    data: &TeamData,
    now: &[EntrantId],
) -> Vec<LineUpSeat> {
    let kept = usize::from(data.how.boards).saturating_sub(1);
    let kept: Vec<EntrantId> = now.iter().copied().take(kept).collect();
    let members = data.teams[data.at].members.iter();
    let one = |id: &EntrantId| {
        let order = [&kept[..], &[*id]].concat();
        seat(t, &data.tournament, *id, address(paths, data, &order))
    };
    members.filter(|id| !now.contains(id)).map(one).collect()
}

fn seat(t: &Localizer, tournament: &Tournament, id: EntrantId, out: String) -> LineUpSeat {
    let entrant = tournament.entrant(id);
    let grade = entrant.and_then(|one| one.grade);
    let presence = entrant.map(|one| one.presence);
    let is_away = presence.is_some_and(|one| one != crate::tournament::Presence::Here);
    let is_captain = tournament.options.terms.captains.contains(&id);
    let about = [
        is_captain.then(|| t.msg("captain")),
        grade.map(|grade| t.msg_arg("grade", "grade", grade.code())),
        is_away.then(|| t.msg("line-up-not-here")),
    ];
    LineUpSeat {
        name: NamedPlayer::of(tournament, id, Names::Full).name,
        about: about.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        colour: None,
        up: None,
        down: None,
        out,
    }
}

/// The match of the team in the draft, and whether it moves first at the first board. Captains see it once they are
/// asked for line-ups of the round.
fn game(
    t: &Localizer,
    paths: &EventPaths,
    data: &TeamData,
    is_organiser: bool,
) -> Option<(MatchHead, bool)> {
    let tournament = &data.tournament;
    let Some(Stage::Draft(draft)) = &tournament.current else {
        return None;
    };
    let call = tournament.options.terms.line_up_call;
    if !is_organiser && call.is_none_or(|call| call.round != draft.number) {
        return None;
    }
    let round = RoundTable::of(tournament, draft.number)?;
    let list = MatchList::of(t, paths, tournament, &round)?;
    list.of_team(data.at)
}

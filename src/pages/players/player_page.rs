//! `/e/<event>/path/<number>`: the public page of one player: current board, standing, and all
//! games.

mod current_game;
mod player_games;

use crate::change_feed::Topic;
use crate::desk::public_event::View;
use crate::desk::{Desk, Fault};
use crate::http::middleware::page_cache::{CacheablePage, EventPage};
use crate::http::request::page_query;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::pages::shared::standings_query::{StandingsQuery, breakdowns, is_empty};
use crate::paths::{self, EventPaths};
use crate::rules::{Colour, Kind};
use crate::tournament::{Entrant, RoundNo, standings};
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::place_text::place_or_dash;
use crate::view::player_link::PlayerLink;
use crate::view::result_beads::ResultBeads;
use crate::view::school_token::Pattern;
use crate::view::score_breakdown::ScoreBreakdown;
use actix_web::web::Path;
use askama::Template;
use current_game::{LastGame, NowCard, last_game, now};
use player_games::{PlayerGame, games};
use std::time::Duration;

#[derive(Template)]
#[template(path = "players/path.html")]
struct PathView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    player: PlayerLink,
    /// The grade and the start number.
    about: String,
    late: Option<String>,
    stands: Option<PlayerStanding>,
    /// The final place, once the event is finished: `Place 3 of 24`.
    honour: Option<String>,
    now: Option<NowCard>,
    games: Vec<PlayerGame>,
    /// The last game, while no other is drawn.
    last: Option<LastGame>,
    /// The round after which the standing is shown, if not the current one.
    after: Option<String>,
    whys: Vec<ScoreBreakdown>,
}

/// Maximum age of a cached page with a current board. To follow each turn in the hall would
/// compute the standings for each.
const NEWS: Duration = Duration::from_secs(20);

struct PlayerStanding {
    rank: String,
    points: String,
    beads: ResultBeads,
    /// Whether missing results may still change it.
    is_provisional: bool,
}

/// `GET /e/{key}/path/{number}`
pub async fn show(context: RequestContext, place: Path<(String, u16)>) -> Answer {
    let (key, number) = place.into_inner();
    let path = paths::of(&key).path(number);
    let make = move |context: &RequestContext, desk: &Desk, key: &str, query: &str| {
        cacheable(context, desk, (key, number), query)
    };
    let topic = Topic::Tournament;
    context.public(&path, EventPage { key, topic, make }).await
}

fn cacheable(
    context: &RequestContext,
    desk: &Desk,
    (key, number): (&str, u16),
    query: &str,
) -> Result<CacheablePage<PathView>, Fault> {
    let public = desk.public(key, context.at)?;
    let view = match &context.identity.account {
        Some(account) => desk.view(Some(account), key, context.at)?,
        None => View::from(public.clone()),
    };
    let mut all = view.tournament.entrants.iter();
    let entrant = all.find(|one| one.number == number);
    let entrant = entrant.ok_or(Fault::NotFound)?.clone();
    let wanted: StandingsQuery = page_query::parsed(query);
    let after = wanted.after(&view.tournament)?;
    let (now, last) = if after.is_some() {
        (None, None)
    } else {
        let now = now(context, desk, &public, &view, &entrant)?;
        let is_drawn = now.as_ref().is_some_and(|now| now.game.is_some());
        let last = (!is_drawn).then(|| last_game(context, desk, &public, &entrant));
        (now, last.transpose()?.flatten())
    };
    let page = PathView {
        now,
        last,
        ..page(context, &view, &entrant, after)
    };
    let rounds = view.tournament.closed.iter();
    let offers = rounds.map(|closed| page_query::pair("after", &closed.number.to_string()));
    let offers = offers.collect();
    let has_board = page.now.as_ref().is_some_and(|now| now.board.is_some());
    let made = CacheablePage::until(page, context.at, public.more_at).offering(offers);
    let changes_in = made.changes_in.unwrap_or(NEWS);
    Ok(if has_board {
        CacheablePage {
            changes_in: Some(changes_in.min(NEWS)),
            ..made
        }
    } else {
        made
    })
}

fn page(
    context: &RequestContext,
    view: &View,
    entrant: &Entrant,
    after: Option<RoundNo>,
) -> PathView {
    let t = &*context.t;
    let (event, tournament) = (&view.event, &view.tournament);
    let links = paths::of(&event.key);
    let standings = standings::explained(tournament, after);
    let breakdowns = breakdowns(t, view.names, tournament, &standings);
    let lines = breakdowns.sheets.lines(entrant.id);
    let row = standings.row(entrant.id).filter(|_| !is_empty(tournament));
    let mut whys = Vec::new();
    if let Some(row) = row {
        whys.push(breakdowns.points(row));
        whys.extend(row.figures.iter().map(|figure| breakdowns.figure(figure)));
    }
    let grade = entrant.grade;
    let grade = grade.map(|grade| t.msg_arg("grade", "grade", grade.code()));
    let number = t.msg_arg("start-number", "number", entrant.number.to_string());
    let about: Vec<String> = grade.into_iter().chain([number]).collect();
    let head = EventHead::of(t, event, tournament, PublicTab::Players);
    PathView {
        head: head.running(view.is_inside()),
        player: PlayerLink::of(&links, tournament, entrant, view.names),
        about: about.join(" · "),
        late: view
            .minutes_late()
            .map(|minutes| t.plural("watch-late-all", minutes)),
        stands: row.map(|row| PlayerStanding {
            rank: place_or_dash(row.is_placed.then_some(row.rank), row.shared),
            points: t.figure(row.score),
            beads: ResultBeads::of(t, lines),
            is_provisional: standings.provisional,
        }),
        honour: row
            .filter(|row| event.is_finished && !standings.provisional && row.is_placed)
            .map(|row| t.plural("certificate-place", usize::from(row.rank))),
        now: None,
        last: None,
        games: games(context, view, &links, lines),
        after: after.map(|round| t.msg_arg("standings-after-choice", "round", round.0)),
        whys,
        page: context
            .linked_page(
                &links.path(entrant.number),
                entrant.name.alias(),
                t.msg("preview-player"),
            )
            .playing(&event.ruleset),
        paths: links,
    }
}

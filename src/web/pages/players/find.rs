//! `/e/<event>/find`: who is meant by a name, a number or a board, and
//! `/e/<event>/path/<number>`: one player's way through the rounds.

use crate::desk::Fault;
use crate::desk::public::View;
use crate::i18n::Localizer;
use crate::tournament::standings::Standings;
use crate::tournament::{Entrant, EntrantId, Tournament};
use crate::web::collate;
use crate::web::pages::standings::table::{breakdowns, view};
use crate::web::request_context::RequestContext;
use crate::web::table::{NamedPlayer, RoundTable};
use crate::web::{Answer, EventPaths, Page, paths};
use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "players/find.html")]
struct FindView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    query: String,
    players: Vec<FoundPlayer>,
    boards: Vec<(String, String)>,
}

/// A player who may be meant.
struct FoundPlayer {
    number: u16,
    player: NamedPlayer,
    /// Where the player sits now, and the page of that board.
    place: Option<(String, String)>,
}

#[derive(Template)]
#[template(path = "players/path.html")]
struct PathView {
    page: Page,
    paths: EventPaths,
    event_name: String,
    title: String,
    school: String,
    stands: Option<String>,
    lines: Vec<String>,
    place: Option<(String, String)>,
}

/// No name is longer.
const LONGEST: usize = 100;

/// What is looked for.
#[derive(Deserialize)]
pub struct FindQuery {
    #[serde(default)]
    q: String,
}

/// `GET /e/{key}/find`
///
/// # Errors
/// When there is no such event.
pub async fn show(visitor: RequestContext, key: Path<String>, query: Query<FindQuery>) -> Answer {
    let view = view(&visitor, key.into_inner()).await?;
    let t = &*visitor.t;
    let text: String = query.q.trim().chars().take(LONGEST).collect();
    visitor.html(&FindView {
        players: players(t, &view, &text),
        boards: boards(t, &view, &text),
        query: text,
        event_name: view.event.name.clone(),
        page: visitor.page().playing(&view.event.ruleset),
        paths: paths::of(&view.event.key),
    })
}

/// `GET /e/{key}/path/{number}`
///
/// # Errors
/// When there is no such event, or nobody with the start number.
pub async fn path(visitor: RequestContext, place: Path<(String, u16)>) -> Answer {
    let (key, number) = place.into_inner();
    let view = view(&visitor, key).await?;
    let (tournament, standings) = (&view.tournament, view.standings(None));
    let mut all = tournament.entrants.iter();
    let Some(entrant) = all.find(|one| one.number == number) else {
        return Err(visitor.failed(Fault::NotFound));
    };
    let t = &*visitor.t;
    let player = NamedPlayer::of(tournament, entrant.id, view.names);
    visitor.html(&PathView {
        stands: stands(t, &standings, entrant.id),
        lines: lines(t, &view, &standings, entrant.id),
        place: sits(t, &view, entrant.id),
        title: player.name,
        school: player.school,
        event_name: view.event.name.clone(),
        page: visitor.page().playing(&view.event.ruleset),
        paths: paths::of(&view.event.key),
    })
}

/// Those whose name, as the reader may know it, has the text in it, or who have
/// the number. Nothing is found without a text.
fn players(t: &Localizer, view: &View, text: &str) -> Vec<FoundPlayer> {
    let tournament = &view.tournament;
    let text = collate::plain(text);
    let is_meant = |one: &&Entrant| {
        let name = NamedPlayer::of(tournament, one.id, view.names).name;
        !text.is_empty()
            && (collate::plain(&name).contains(&text) || one.number.to_string() == text)
    };
    let mut found = tournament
        .entrants
        .iter()
        .filter(is_meant)
        .map(|one| FoundPlayer {
            number: one.number,
            player: NamedPlayer::of(tournament, one.id, view.names),
            place: sits(t, view, one.id),
        })
        .collect::<Vec<_>>();
    found.sort_by_key(|one| collate::key(&one.player.name));
    found
}

/// The board of that number in the round that is played or was the last.
fn boards(t: &Localizer, view: &View, text: &str) -> Vec<(String, String)> {
    let tournament = &view.tournament;
    let round = last_round(tournament);
    let boards = round.iter().flat_map(|round| &round.boards);
    let meant = boards.filter(|(pairing, _)| pairing.board.to_string() == text);
    let links = meant.map(|(pairing, _)| {
        let players = NamedPlayer::pair(tournament, pairing, view.names);
        let board = t.msg_arg("board-n", "board", pairing.board.0);
        let number = round.as_ref().map_or(0, |round| round.number.0);
        (
            paths::of(&view.event.key).board(number, pairing.board),
            format!("{board}: {} – {}", players.first.name, players.second.name),
        )
    });
    links.collect()
}

/// Where somebody sits in the round that is played: in words, and the page.
fn sits(t: &Localizer, view: &View, entrant: EntrantId) -> Option<(String, String)> {
    let posted = view.tournament.posted()?;
    let mut boards = posted.boards.iter();
    let (pairing, _) = boards.find(|(pairing, _)| pairing.has(entrant))?;
    let (board, round) = (pairing.board.0, posted.number.0);
    let values = [("board", board.into()), ("round", round.into())];
    let page = paths::of(&view.event.key).board(round, board);
    Some((t.msg_with("place", &values), page))
}

fn last_round(tournament: &Tournament) -> Option<RoundTable> {
    let closed = tournament.closed.last().map(|closed| closed.number);
    let last = tournament.posted().map(|posted| posted.number).or(closed)?;
    RoundTable::posted(tournament, last)
}

fn stands(t: &Localizer, standings: &Standings, entrant: EntrantId) -> Option<String> {
    let row = standings.row(entrant)?;
    let values = [
        ("rank", row.rank.into()),
        ("points", t.figure(row.score).into()),
    ];
    Some(t.msg_with("path-stands", &values))
}

fn lines(t: &Localizer, view: &View, standings: &Standings, entrant: EntrantId) -> Vec<String> {
    let breakdown = breakdowns(t, view.names, &view.tournament, standings);
    let row = standings.row(entrant);
    row.map_or_else(Vec::new, |row| breakdown.points(row).lines)
}

//! `/e/<event>/teams/<number>`: the public page of a team: its place, its members and its matches.

use crate::change_feed::Topic;
use crate::desk::public_event::View;
use crate::desk::{Desk, Fault};
use crate::formats::lists::{List, RankedAtBoard};
use crate::http::middleware::page_cache::{CacheablePage, EventPage};
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::Answer;
use crate::http::response::page_context::Page;
use crate::i18n::{ByeMessage, Localizer};
use crate::paths::{self, EventPaths};
use crate::tournament::crosstable::{Crosstable, Line, Through};
use crate::tournament::pairing::{
    Match, Team, TeamRow, all_matches, team_crosstables, team_standings, teams,
};
use crate::tournament::{Bye, Entrant, EntrantId, RoundNo, System, TeamPoints, Tournament};
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::match_list::team_link;
use crate::view::place_text::place_text;
use crate::view::player_link::PlayerLink;
use crate::view::result_beads::ResultBeads;
use crate::view::school_token::{Pattern, SchoolToken};
use actix_web::web::Path;
use askama::Template;
use std::collections::HashMap;

#[derive(Template)]
#[template(path = "teams/team.html")]
struct TeamView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    name: String,
    token: SchoolToken,
    about: String,
    /// Place, match points and board points, once there are results.
    stands: Option<[String; 3]>,
    late: Option<String>,
    members: Vec<Member>,
    matches: Vec<MatchLine>,
}

struct Member {
    player: PlayerLink,
    /// The number of the board in the standings by board, the points and the games; empty without a game.
    board: String,
    points: String,
    games: Option<ResultBeads>,
}

struct MatchLine {
    round: RoundNo,
    /// `None` for a bye.
    other: Option<PlayerLink>,
    /// The score, that of the team first; or the kind of bye.
    score: String,
    /// CSS class of the bead, and its word.
    bead: ResultBeads,
}

/// `GET /e/{key}/teams/{number}`
///
/// # Errors
/// When there is no such team.
pub async fn show(context: RequestContext, place: Path<(String, u16)>) -> Answer {
    let (key, number) = place.into_inner();
    let path = paths::of(&key).team(number);
    let make = move |context: &RequestContext, desk: &Desk, key: &str, _: &str| {
        let view = desk.view(context.identity.account.as_ref(), key, context.at)?;
        let page = page(context, &view, number)?;
        Ok(CacheablePage::until(page, context.at, view.more_at))
    };
    let topic = Topic::Tournament;
    context.public(&path, EventPage { key, topic, make }).await
}

fn page(context: &RequestContext, view: &View, number: u16) -> Result<TeamView, Fault> {
    let t = &*context.t;
    let (event, tournament) = (&view.event, &view.tournament);
    if !matches!(tournament.options.system, System::Teams(_)) {
        return Err(Fault::NotFound);
    }
    let known = teams(tournament);
    let at = usize::from(number).checked_sub(1).ok_or(Fault::NotFound)?;
    let team = known.get(at).ok_or(Fault::NotFound)?;
    let links = paths::of(&event.key);
    let rows = team_standings(tournament);
    let row = rows.iter().find(|row| row.number == number);
    let row = row.filter(|row| row.matches != [0; 3]);
    let nav = view.is_inside().then(|| {
        let tab = OrganiserTab::Standings;
        EventNav::of(t, event, tournament, tab).whole(view.may_run)
    });
    Ok(TeamView {
        head: EventHead::of(t, event, tournament, PublicTab::Standings)
            .running(view.is_inside())
            .below(nav),
        name: team.name.clone(),
        token: SchoolToken::of(tournament, &team.name),
        about: t.plural("event-players", team.members.len()),
        stands: row.map(|row: &TeamRow| {
            [
                place_text(row.rank, row.shared),
                t.figure(row.match_points),
                t.figure(row.game_points),
            ]
        }),
        late: view
            .minutes_late()
            .map(|minutes| t.plural("watch-late-all", minutes)),
        members: members(t, &links, view, team),
        matches: matches(t, &links, tournament, &known, at),
        page: context.page(),
        paths: links,
    })
}

fn members(t: &Localizer, paths: &EventPaths, view: &View, team: &Team) -> Vec<Member> {
    let tournament = &view.tournament;
    let boards = List::board_standings(tournament, view.names).rows;
    let boards: HashMap<EntrantId, &RankedAtBoard<'_>> =
        boards.iter().map(|one| (one.row.entrant, one)).collect();
    let sheets = Crosstable::of(tournament, Through::Live);
    let captains = &tournament.options.terms.captains;
    let member = |one: &Entrant| {
        let played = boards.get(&one.id);
        let lines = sheets.lines(one.id);
        let player = PlayerLink::with_grade(t, paths, tournament, one, view.names);
        Member {
            // The page names the team and shows its token above.
            player: PlayerLink {
                about: if captains.contains(&one.id) {
                    t.msg("captain")
                } else {
                    String::new()
                },
                token: None,
                ..player
            },
            board: played.map_or_else(String::new, |one| one.row.board.to_string()),
            points: played.map_or_else(String::new, |one| t.figure(one.row.points)),
            games: (!lines.is_empty()).then(|| ResultBeads::of(t, lines)),
        }
    };
    let all = team.members.iter();
    all.filter_map(|id| tournament.entrant(*id))
        .map(member)
        .collect()
}

/// The matches and byes of a team, in the order of rounds.
fn matches(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    teams: &[Team],
    at: usize,
) -> Vec<MatchLine> {
    let sheets = team_crosstables(tournament);
    let own = EntrantId(at as i64 + 1);
    let lines = sheets.as_ref().map_or(&[][..], |sheets| {
        sheets.of_kind(TeamPoints::Match).lines(own)
    });
    let bead = |round: RoundNo| {
        let line: Vec<Line> = lines
            .iter()
            .filter(|line| line.round == round)
            .copied()
            .collect();
        ResultBeads::of(t, &line)
    };
    let line = |(round, matches, byes): (RoundNo, Vec<Match>, Vec<Bye>)| {
        let found = matches
            .iter()
            .find(|one| [one.first, one.second].contains(&at));
        if let Some(one) = found {
            let [first, second] = one.score;
            let (other, [ours, theirs]) = if one.first == at {
                (one.second, [first, second])
            } else {
                (one.first, [second, first])
            };
            let team = teams.get(other)?;
            return Some(MatchLine {
                round,
                other: Some(team_link(paths, tournament, other, team)),
                score: format!("{ours} – {theirs}"),
                bead: bead(round),
            });
        }
        let bye = byes.iter().find(|bye| bye.entrant == own)?;
        let kind = ByeMessage {
            tournament,
            round,
            bye,
        };
        Some(MatchLine {
            round,
            other: None,
            score: t.localize(&kind),
            bead: bead(round),
        })
    };
    all_matches(tournament)
        .into_iter()
        .filter_map(line)
        .collect()
}

//! `/e/<event>/finals`: the public tables of groups, knockout bracket and teams.

mod team_tables;

use super::list_tabs::{StandingsTab, list_tabs};
use super::player_standings::{QueryChoice, StandingsQuery, rounds};
use crate::desk::public_event::PublicEvent;
use crate::desk::rights::LookInside;
use crate::formats::lists::List;
use crate::formats::table::Table;
use crate::http::request::request_context::RequestContext;
use crate::http::response::error_page::{Answer, Failed};
use crate::http::response::page_context::Page;
use crate::i18n::{Localizer, group_name, stage_name};
use crate::paths::{self, EventPaths};
use crate::tournament::crosstable::{Crosstable, RoundOutcome, Score, Through};
use crate::tournament::pairing::{
    BracketKind, Brackets, Decision, Group, KnockoutBracket, Tie, brackets, groups,
};
use crate::tournament::standings::{Row, live};
use crate::tournament::{EntrantId, Points, System, Tournament};
use crate::view::event_final::{PodiumPlace, team_podium, title};
use crate::view::event_head::{EventHead, PublicTab};
use crate::view::event_nav::{EventNav, OrganiserTab};
use crate::view::lists::PageCell;
use crate::view::place_text::place_text;
use crate::view::player_link::PlayerLink;
use crate::view::round_tables::{NamedPlayer, Names};
use crate::view::school_token::{Pattern, SchoolToken};
use crate::view::score_breakdown::ScoreBreakdown;
use actix_web::web::{Path, Query};
use askama::Template;
use std::collections::HashMap;
use team_tables::{MeetingRow, RoundMatches};

#[derive(Template)]
#[template(path = "standings/finals.html")]
struct FinalsView {
    page: Page,
    paths: EventPaths,
    head: EventHead,
    lists: Vec<QueryChoice>,
    late: Option<String>,
    groups: Vec<Pool>,
    brackets: Vec<BracketView>,
    winner: Option<String>,
    hint: Option<String>,
    podium: Vec<PodiumPlace>,
    teams: Table<PageCell>,
    /// The scores of all teams against each other.
    meetings: Vec<MeetingRow>,
    /// Match points that the organiser gave or took away.
    adjusted: Vec<String>,
    may_adjust: bool,
    /// The explanations of the tie-breaks of each team.
    team_whys: Vec<(String, Vec<ScoreBreakdown>)>,
    /// The tokens of the schools by name.
    tokens: HashMap<String, SchoolToken>,
    /// A sentence about the ranking criteria of teams.
    team_order: String,
    csv: String,
    matches: Vec<RoundMatches>,
    /// The choice of rounds.
    rounds: Vec<QueryChoice>,
    /// The chosen round in the heading, unless it is now.
    after: Option<String>,
    title: String,
}

/// A group as a cross table.
struct Pool {
    title: String,
    heads: Vec<usize>,
    rows: Vec<PoolRow>,
}

struct PoolRow {
    rank: String,
    player: PlayerLink,
    /// The score against each opponent, in the order of the rows.
    cells: Vec<String>,
    points: Points,
    is_through: bool,
}

/// A bracket with its stages.
struct BracketView {
    label: String,
    stages: Vec<StageView>,
}

/// A stage of a bracket.
struct StageView {
    title: String,
    /// Whether two ties each lead to one of the next stage.
    joins: bool,
    ties: Vec<TieView>,
}

struct TieView {
    sides: [TieSide; 2],
    note: Option<String>,
}

struct TieSide {
    name: String,
    token: Option<SchoolToken>,
    score: String,
    is_through: bool,
}

/// The event, and whether the visitor may look inside it.
async fn event_and_right(
    context: &RequestContext,
    key: String,
) -> Result<(PublicEvent, bool), Failed> {
    let (at, account) = (context.at, context.identity.account.clone());
    let found = context.desk(move |desk| {
        let right = |account| desk.right::<LookInside>(account, &key, at);
        let may_run = account
            .as_ref()
            .is_some_and(|account| right(account).is_ok());
        Ok((desk.public(&key, at)?, may_run))
    });
    found.await
}

/// `GET /e/{key}/finals`
pub async fn show(
    context: RequestContext,
    key: Path<String>,
    query: Query<StandingsQuery>,
) -> Answer {
    let (key, query) = (key.into_inner(), query.into_inner());
    let (public, may_run) = event_and_right(&context, key).await?;
    let late = public.minutes_late();
    let (event, now) = (public.event, public.tournament);
    let t = &*context.t;
    let links = paths::of(&event.key);
    let nav = may_run.then(|| EventNav::of(t, &event, &now, OrganiserTab::Standings));
    let head = EventHead::of(t, &event, &now, PublicTab::Standings).below(nav);
    let lists = list_tabs(t, &links, &now, StandingsTab::Tables);
    let after = query.after(&now).map_err(|fault| context.failed(fault))?;
    let rounds = rounds(t, &now, after);
    let tournament = match after {
        Some(round) => now.after(round),
        None => now,
    };
    let is_empty = !tournament.has_begun() || !tournament.options.system.has_tables();
    let brackets = brackets(&tournament).filter(|_| !is_empty);
    let advance = match tournament.options.system {
        System::Groups(how) => how.advance,
        _ => 0,
    };
    let tokens = SchoolToken::all(&tournament);
    let mut teams = List::team_standings(&tournament);
    teams.rows.retain(|_| !is_empty);
    let mut pools = groups(&tournament);
    pools.retain(|_| !is_empty);
    let winner = brackets.as_ref().and_then(Brackets::winner);
    let later = || finalists(t, &tournament).filter(|_| brackets.is_none());
    let hint = is_empty.then(|| t.msg("finals-none")).or_else(later);
    context.html(&FinalsView {
        groups: pools
            .iter()
            .map(|group| pool(t, (&links, &tournament), group, advance))
            .collect(),
        hint,
        winner: winner.map(|id| t.msg_arg("finals-winner", "player", name(&tournament, id))),
        brackets: shown(t, &tournament, brackets),
        podium: team_podium(t, &links, &tournament, &teams.rows),
        teams: team_tables::table(t, &links, &tournament, &teams),
        adjusted: team_tables::adjusted(t, &tournament),
        may_adjust: may_run && team_tables::is_adjustable(&tournament),
        meetings: team_tables::meetings(&links, &tournament, &teams),
        team_whys: team_tables::whys(t, &tournament, &teams),
        tokens,
        team_order: team_tables::order(t, &tournament),
        csv: links.teams_csv() + &query.query(),
        matches: team_tables::rounds(t, &tournament),
        after: after.map(|round| t.msg_arg("standings-after-choice", "round", round.0)),
        rounds,
        title: t.msg(title(tournament.options.system)),
        late: late.map(|minutes| t.plural("watch-late-all", minutes)),
        paths: links,
        head,
        lists,
        page: context.page(),
    })
}

/// A sentence about who will play in the finals.
fn finalists(t: &Localizer, tournament: &Tournament) -> Option<String> {
    match tournament.options.system {
        System::Groups(how) => Some(t.plural("finals-later", how.advance)),
        System::Stages(how) => Some(t.plural("finals-later-stage", how.finalists)),
        _ => None,
    }
}

fn name(tournament: &Tournament, id: EntrantId) -> String {
    NamedPlayer::of(tournament, id, Names::Alias).name
}

fn pool(
    t: &Localizer,
    (links, whole): (&EventPaths, &Tournament),
    group: &Group,
    advance: u16,
) -> Pool {
    let tournament = &group.tournament;
    let standings = live(tournament);
    let sheets = Crosstable::of(tournament, Through::Live);
    let order: Vec<EntrantId> = standings.rows.iter().map(|row| row.entrant).collect();
    let row = |row: &Row| PoolRow {
        rank: place_text(row.rank, row.shared),
        player: PlayerLink::by_id(links, whole, row.entrant, Names::Alias),
        cells: order
            .iter()
            .map(|other| cell(&sheets, row.entrant, *other))
            .collect(),
        points: row.points,
        is_through: row.rank <= advance,
    };
    Pool {
        title: group_name(t, group.number),
        heads: (1..=order.len()).collect(),
        rows: {
            let rows = standings.rows.iter();
            let listed = rows.filter(|row| whole.lists_place(Some(row.rank)));
            listed.map(row).collect()
        },
    }
}

/// The score of one player against another, game by game.
fn cell(crosstable: &Crosstable, one: EntrantId, other: EntrantId) -> String {
    let lines = crosstable.lines(one).iter();
    let games = lines.filter(|line| line.outcome.opponent() == Some(other));
    let marks = games.map(|line| match line.outcome {
        RoundOutcome::Played { score, .. } => match score {
            Score::Win => "1",
            Score::Draw => "½",
            Score::Loss => "0",
        },
        RoundOutcome::Forfeit { won: true, .. } => "+",
        RoundOutcome::Forfeit { won: false, .. } => "–",
        _ => "…",
    });
    if one == other {
        "×".to_owned()
    } else {
        marks.collect::<Vec<_>>().join(" ")
    }
}

fn shown(t: &Localizer, tournament: &Tournament, brackets: Option<Brackets>) -> Vec<BracketView> {
    let all = brackets.into_iter().flat_map(|brackets| brackets.all);
    all.map(|bracket| bracket_shown(t, tournament, &bracket))
        .collect()
}

fn bracket_shown(t: &Localizer, tournament: &Tournament, bracket: &KnockoutBracket) -> BracketView {
    let label = match bracket.kind {
        BracketKind::Main => t.msg("bracket"),
        _ => stage_name(t, bracket.stage_now()),
    };
    BracketView {
        label,
        stages: stages(t, tournament, bracket),
    }
}

fn stages(t: &Localizer, tournament: &Tournament, bracket: &KnockoutBracket) -> Vec<StageView> {
    let mut shown = Vec::new();
    let view = |title, joins, ties: &[Tie]| StageView {
        title,
        joins,
        ties: ties
            .iter()
            .map(|tie| tie_shown(t, tournament, tie))
            .collect(),
    };
    for (at, stage) in bracket.stages.iter().enumerate() {
        let ties = bracket.ties_of_stage(at);
        let next = bracket.ties_of_stage(at + 1);
        let joins = bracket.is_fixed() && !next.is_empty() && ties.len() == 2 * next.len();
        let title = stage_name(t, bracket.stage(at));
        shown.push(view(title, joins, ties));
        let third = stage.get(ties.len()..).unwrap_or_default();
        if !third.is_empty() {
            shown.push(view(t.msg("stage-third"), false, third));
        }
    }
    shown
}

fn tie_shown(t: &Localizer, tournament: &Tournament, tie: &Tie) -> TieView {
    let decision = tie.decision();
    let side = |who: Option<EntrantId>| TieSide {
        name: who.map_or_else(|| t.msg("tie-nobody"), |id| name(tournament, id)),
        token: who.and_then(|id| {
            let school = tournament.entrant(id)?.school.as_deref()?;
            Some(SchoolToken::of(tournament, school))
        }),
        score: match who {
            Some(id) if tie.games.iter().any(|game| game.scored.is_some()) => {
                Points::halves(tie.score(id)).to_string()
            }
            _ => String::new(),
        },
        is_through: who.is_some_and(|id| decision == Decision::Through(id)),
    };
    let note = match (tie.walkover, decision) {
        (Some(_), _) => Some(t.msg("tie-walkover")),
        (None, Decision::Nobody) => Some(t.msg("tie-nobody-through")),
        (None, Decision::Open) if tie.needs_decider() => Some(t.msg("tie-decider")),
        _ => None,
    };
    TieView {
        sides: tie.who.map(side),
        note,
    }
}

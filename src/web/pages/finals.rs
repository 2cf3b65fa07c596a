//! `/e/<event>/finals`: the groups and the bracket, for everybody.

use crate::desk::Fault;
use crate::tongue::Tongue;
use crate::tournament::pairing::{
    Bracket, Decision, Group, TeamRow, Tie, as_entrants, bracket, groups, matches, team_standings,
    team_tiebreaks, teams,
};
use crate::tournament::sheet::{Outcome, Score, Sheets, Through};
use crate::tournament::standings::{Row, live};
use crate::tournament::tiebreak::{Figure, Kind};
use crate::tournament::{
    EntrantId, Pairing, Points, RoundNo, System, TeamPoints, Teams, Tiebreak, Tournament,
};
use crate::web::guard::Visitor;
use crate::web::table::{Names, Player, Round};
use crate::web::why::{Because, Why, name as name_of};
use crate::web::{Answer, Page};
use actix_web::web::Path;
use askama::Template;

#[derive(Template)]
#[template(path = "finals.html")]
struct FinalsPage {
    page: Page,
    key: String,
    event_name: String,
    groups: Vec<Pool>,
    stages: Vec<StageShown>,
    winner: Option<String>,
    hint: Option<String>,
    teams: Vec<TeamShown>,
    /// What decides among the teams, in order.
    team_order: String,
    rounds: Vec<MatchesShown>,
    title: String,
}

/// A team in its table.
struct TeamShown {
    rank: u16,
    name: String,
    match_points: Points,
    game_points: Points,
    matches: String,
    whys: Vec<Why>,
}

/// The matches of a round.
struct MatchesShown {
    title: String,
    matches: Vec<(String, String, String)>,
}

/// A group as a cross table.
struct Pool {
    title: String,
    heads: Vec<usize>,
    rows: Vec<PoolRow>,
}

struct PoolRow {
    rank: u16,
    name: String,
    /// What was scored against each, in the order of the rows.
    cells: Vec<String>,
    points: Points,
    is_through: bool,
}

/// A stage of the bracket.
struct StageShown {
    title: String,
    ties: Vec<TieShown>,
}

struct TieShown {
    sides: [TieSide; 2],
    note: Option<String>,
}

struct TieSide {
    name: String,
    score: String,
    is_through: bool,
}

/// `GET /e/{key}/finals`
///
/// # Errors
/// When there is no such event.
pub async fn show(visitor: Visitor, key: Path<String>) -> Answer {
    let key = key.into_inner();
    let at = visitor.at;
    let (event, tournament) = visitor
        .desk(move |desk| {
            let event = desk.event(&key)?;
            let tournament = desk.tournament_watched(&event, at)?.shown;
            Ok::<_, Fault>((event, tournament))
        })
        .await?;
    let t = &*visitor.t;
    // What is not posted does not exist for others.
    let is_posted = !tournament.closed.is_empty() || tournament.posted().is_some();
    let is_empty = !is_posted || !tournament.options.system.has_tables();
    let bracket = bracket(&tournament).filter(|_| is_posted);
    let advance = match tournament.options.system {
        System::Groups(how) => how.advance,
        _ => 0,
    };
    let mut pools = groups(&tournament);
    pools.retain(|_| is_posted);
    let winner = bracket.as_ref().and_then(Bracket::winner);
    visitor.html(&FinalsPage {
        groups: pools.iter().map(|group| pool(t, group, advance)).collect(),
        hint: match is_empty {
            true => Some(t.say("finals-none")),
            false => (advance > 0 && bracket.is_none()).then(|| t.count("finals-later", advance)),
        },
        winner: winner.map(|id| t.with("finals-winner", "player", name(&tournament, id))),
        stages: bracket.map_or_else(Vec::new, |bracket| stages(t, &tournament, &bracket)),
        teams: match is_posted {
            true => teams_shown(t, &tournament),
            false => Vec::new(),
        },
        team_order: team_order(t, &tournament),
        rounds: match_rounds(t, &tournament),
        title: t.say(title(tournament.options.system)),
        key: event.key,
        event_name: event.name,
        page: visitor.page(),
    })
}

/// What the page is called: its link too.
pub(in crate::web) fn title(system: System) -> &'static str {
    match system {
        System::Teams(_) => "team-tables",
        System::Knockout(_) => "knockout",
        _ => "finals",
    }
}

/// What comes first for teams, and what separates them where that is equal.
fn team_order(t: &Tongue, tournament: &Tournament) -> String {
    let System::Teams(how) = tournament.options.system else {
        return String::new();
    };
    let tiebreaks = team_tiebreaks(tournament).into_iter();
    let then = tiebreaks.map(|one| name_of(t, plainly(one, how)));
    let then: Vec<String> = then.collect();
    let first = t.say(match how.primary {
        TeamPoints::Match => "match-points",
        TeamPoints::Game => "game-points",
    });
    let values = [("first", first.into()), ("then", then.join("; ").into())];
    t.tell("team-why-hint", &values)
}

/// A tie-break by what it is in the event: of the two kinds of points one is the other.
fn plainly(tiebreak: Tiebreak, how: Teams) -> Tiebreak {
    match tiebreak.kind() {
        Kind::OtherPoints => Tiebreak::plain(Kind::Scored(how.primary.other())),
        _ => tiebreak,
    }
}

/// The table of the teams, each with how its tie-breaks came about.
fn teams_shown(t: &Tongue, tournament: &Tournament) -> Vec<TeamShown> {
    let (System::Teams(how), Some(made)) = (tournament.options.system, as_entrants(tournament))
    else {
        return Vec::new();
    };
    let because = Because {
        t,
        // Of teams there are names of schools only.
        names: crate::formats::Names::Full,
        sheets: Sheets::of(&made, Through::Live),
        tournament: &made,
    };
    let shown = |row: TeamRow| {
        let [won, drawn, lost] = row.matches;
        TeamShown {
            rank: row.rank,
            name: row.team.name,
            match_points: row.match_points,
            game_points: row.game_points,
            matches: format!("{won}-{drawn}-{lost}"),
            whys: row
                .figures
                .iter()
                .map(|one| {
                    because.figure(&Figure {
                        tiebreak: plainly(one.tiebreak, how),
                        ..one.clone()
                    })
                })
                .collect(),
        }
    };
    team_standings(tournament).into_iter().map(shown).collect()
}

/// The matches of all rounds, the latest in front.
fn match_rounds(t: &Tongue, tournament: &Tournament) -> Vec<MatchesShown> {
    let System::Teams(_) = tournament.options.system else {
        return Vec::new();
    };
    let teams = teams(tournament);
    let name = |at: usize| {
        teams
            .get(at)
            .map(|team| team.name.clone())
            .unwrap_or_default()
    };
    let last = tournament.closed.len() + usize::from(tournament.posted().is_some());
    let rounds = (1..=last as u16)
        .rev()
        .filter_map(|n| Round::posted(tournament, RoundNo(n)));
    let shown = rounds.map(|round| MatchesShown {
        title: t.with("round-n", "round", round.number.0),
        matches: matches(tournament, &round.boards, &round.byes)
            .into_iter()
            .map(|one| {
                let [first, second] = one.score;
                (
                    name(one.first),
                    format!("{first} – {second}"),
                    name(one.second),
                )
            })
            .collect(),
    });
    shown.collect()
}

fn name(tournament: &Tournament, id: EntrantId) -> String {
    Player::of(tournament, id, Names::Alias).name
}

fn pool(t: &Tongue, group: &Group, advance: u16) -> Pool {
    let tournament = &group.tournament;
    let standings = live(tournament);
    let sheets = Sheets::of(tournament, Through::Live);
    let order: Vec<EntrantId> = standings.rows.iter().map(|row| row.entrant).collect();
    let row = |row: &Row| PoolRow {
        rank: row.rank,
        name: name(tournament, row.entrant),
        cells: order
            .iter()
            .map(|other| cell(&sheets, row.entrant, *other))
            .collect(),
        points: row.points,
        is_through: row.rank <= advance,
    };
    Pool {
        title: t.with("group-n", "n", group.number),
        heads: (1..=order.len()).collect(),
        rows: standings.rows.iter().map(row).collect(),
    }
}

/// What somebody scored against another, game by game.
fn cell(sheets: &Sheets, one: EntrantId, other: EntrantId) -> String {
    let lines = sheets.lines(one).iter();
    let games = lines.filter(|line| line.outcome.opponent() == Some(other));
    let told = games.map(|line| match line.outcome {
        Outcome::Played { score, .. } => match score {
            Score::Win => "1",
            Score::Draw => "½",
            Score::Loss => "0",
        },
        Outcome::Forfeit { won: true, .. } => "+",
        Outcome::Forfeit { won: false, .. } => "–",
        _ => "…",
    });
    match one == other {
        true => "×".to_owned(),
        false => told.collect::<Vec<_>>().join(" "),
    }
}

fn stages(t: &Tongue, tournament: &Tournament, bracket: &Bracket) -> Vec<StageShown> {
    let mut shown = Vec::new();
    for (at, stage) in bracket.stages.iter().enumerate() {
        let is_last = at + 1 == bracket.depth;
        let (main, third) = stage.split_at(if is_last {
            stage.len().min(1)
        } else {
            stage.len()
        });
        shown.push(StageShown {
            title: stage_told(t, bracket.depth - at),
            ties: main
                .iter()
                .map(|tie| tie_shown(t, tournament, tie))
                .collect(),
        });
        if !third.is_empty() {
            shown.push(StageShown {
                title: t.say("stage-third"),
                ties: third
                    .iter()
                    .map(|tie| tie_shown(t, tournament, tie))
                    .collect(),
            });
        }
    }
    shown
}

/// What a stage is called by how many come after it and with it: 1 is the final.
pub(in crate::web) fn stage_told(t: &Tongue, to_go: usize) -> String {
    match to_go {
        1 => t.say("stage-final"),
        2 => t.say("stage-semi"),
        3 => t.say("stage-quarter"),
        more => t.count("stage-of", 1_usize << more.min(16)),
    }
}

fn tie_shown(t: &Tongue, tournament: &Tournament, tie: &Tie) -> TieShown {
    let decision = tie.decision();
    let side = |who: Option<EntrantId>| TieSide {
        name: who.map_or_else(|| t.say("tie-nobody"), |id| name(tournament, id)),
        score: match who {
            Some(id) if tie.games.iter().any(|game| game.scored.is_some()) => {
                Points::halves(tie.score(id)).to_string()
            }
            _ => String::new(),
        },
        is_through: who.is_some_and(|id| decision == Decision::Through(id)),
    };
    let note = match (tie.walkover, decision) {
        (Some(_), _) => Some(t.say("tie-walkover")),
        (None, Decision::Nobody) => Some(t.say("tie-nobody-through")),
        (None, Decision::Open) if tie.needs_decider() => Some(t.say("tie-decider")),
        _ => None,
    };
    TieShown {
        sides: tie.who.map(side),
        note,
    }
}

/// Why two meet, where a bracket or a group says so.
pub(in crate::web) fn why(
    t: &Tongue,
    tournament: &Tournament,
    pairing: &Pairing,
) -> Option<String> {
    if let System::Teams(_) = tournament.options.system {
        return Some(t.say("why-team"));
    }
    if !tournament.options.system.has_finals() {
        return None;
    }
    let Some(bracket) = bracket(tournament) else {
        return Some(t.say("why-group"));
    };
    let stage = bracket.stages.last()?;
    let is_theirs = |tie: &&Tie| tie.who.into_iter().flatten().all(|one| pairing.has(one));
    let at = stage.iter().position(|tie| is_theirs(&tie));
    let is_third = bracket.stages.len() == bracket.depth && at == Some(1);
    let told = match is_third {
        true => t.say("stage-third"),
        false => stage_told(t, bracket.depth + 1 - bracket.stages.len()),
    };
    let needs_decider = at
        .and_then(|at| stage.get(at))
        .is_some_and(Tie::needs_decider);
    let id = match needs_decider {
        true => "why-knockout-decider",
        false => "why-knockout",
    };
    Some(t.with(id, "stage", told))
}

//! The table of the teams and their matches.

use crate::desk::point_adjustments::has_adjustable_points;
use crate::formats::lists::{Content, List, Output};
use crate::formats::table::Table;
use crate::i18n::{ByeMessage, Localizer};
use crate::paths::EventPaths;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::pairing::{
    Match, TeamRow, all_matches, as_entrants, team_crosstables, team_tiebreaks, teams,
};
use crate::tournament::tiebreak::{Figure, Kind};
use crate::tournament::{
    Bye, ByeKind, EntrantId, Names, PointAdjustment, RoundNo, System, TeamPoints, Teams, Tiebreak,
    Tournament,
};
use crate::view::event_final::team_players;
use crate::view::lists::{self, PageCell};
use crate::view::match_list::team_link;
use crate::view::player_link::PlayerLink;
use crate::view::result_beads::ResultBeads;
use crate::view::score_breakdown::{Breakdowns, ScoreBreakdown, name as name_of};
use crate::view::signed_points::signed_points;
use std::collections::HashMap;

pub(super) struct RoundMatches {
    pub(super) title: String,
    pub(super) matches: Vec<(String, String, String)>,
}

/// A sentence about the primary points and the tie-breaks of teams.
pub(super) fn order(t: &Localizer, tournament: &Tournament) -> String {
    let System::Teams(how) = tournament.options.system else {
        return String::new();
    };
    let tiebreaks = team_tiebreaks(&tournament.options).into_iter();
    let then = tiebreaks.map(|one| name_of(t, plainly(one, how)));
    let then: Vec<String> = then.collect();
    let first = t.msg(match how.primary {
        TeamPoints::Match => "match-points",
        TeamPoints::Game => "game-points",
    });
    let values = [("first", first.into()), ("then", then.join("; ").into())];
    t.msg_with("team-why-hint", &values)
}

/// Replaces "other points" by the kind of points that it means in the event.
fn plainly(tiebreak: Tiebreak, teams: Teams) -> Tiebreak {
    match tiebreak.kind() {
        Kind::OtherPoints => Tiebreak::plain(Kind::Scored(teams.primary.other())),
        _ => tiebreak,
    }
}

/// Whether teams can be given match points.
pub(super) fn is_adjustable(tournament: &Tournament) -> bool {
    let system = tournament.options.system;
    matches!(system, System::Teams(_)) && has_adjustable_points(tournament)
}

/// A line for each time that the organiser gave a team match points or took them away.
pub(super) fn adjusted(t: &Localizer, tournament: &Tournament) -> Vec<String> {
    let System::Teams(_) = tournament.options.system else {
        return Vec::new();
    };
    let teams = teams(tournament);
    let now = tournament.round_now();
    let counted = tournament.options.adjustments.iter();
    let line = |one: &PointAdjustment| {
        let team = teams.get(usize::from(one.number).checked_sub(1)?)?;
        let from = t.msg_arg("adjustment-from", "round", one.round.0);
        Some(format!(
            "{}: {}, {from}",
            team.name,
            signed_points(t, one.halves)
        ))
    };
    counted
        .filter(|one| one.round <= now)
        .filter_map(line)
        .collect()
}

/// The standings of the teams.
pub(super) fn table(
    t: &Localizer,
    paths: &EventPaths,
    tournament: &Tournament,
    list: &List<TeamRow>,
) -> Table<PageCell> {
    let sheets = team_crosstables(tournament);
    lists::table(
        t,
        (String::new(), list, Output::Page),
        |content, row| match content {
            Content::Team(_) => Some(PageCell::Player(PlayerLink {
                about: team_players(tournament, &row.team, Names::Alias),
                ..link(paths, tournament, row)
            })),
            Content::Rounds => {
                let matches = sheets.as_ref()?.of_kind(TeamPoints::Match);
                let lines = matches.lines(EntrantId(row.number.into()));
                Some(PageCell::Rounds(ResultBeads::of(t, lines)))
            }
            _ => None,
        },
    )
}

fn link(paths: &EventPaths, tournament: &Tournament, row: &TeamRow) -> PlayerLink {
    team_link(paths, tournament, usize::from(row.number) - 1, &row.team)
}

/// A team and its scores against each team, in the order of the standings.
pub(super) struct MeetingRow {
    pub(super) team: PlayerLink,
    /// `None` for the team itself.
    pub(super) cells: Vec<Option<String>>,
}

/// The scores of all teams against each other: `2½–1½`, one after the other where they met more than once.
pub(super) fn meetings(
    paths: &EventPaths,
    tournament: &Tournament,
    list: &List<TeamRow>,
) -> Vec<MeetingRow> {
    let mut scores: HashMap<(usize, usize), Vec<String>> = HashMap::new();
    let rounds = all_matches(tournament).into_iter();
    for one in rounds.flat_map(|(_, matches, _)| matches) {
        let [first, second] = one.score;
        for (who, score) in [
            ((one.first, one.second), [first, second]),
            ((one.second, one.first), [second, first]),
        ] {
            let met = scores.entry(who).or_default();
            met.push(format!("{}–{}", score[0], score[1]));
        }
    }
    let place = |row: &TeamRow| usize::from(row.number) - 1;
    let row = |row: &TeamRow| MeetingRow {
        team: link(paths, tournament, row),
        cells: list
            .rows
            .iter()
            .map(|other| {
                let met = scores.get(&(place(row), place(other)));
                let met = met.map_or_else(String::new, |all| all.join(" "));
                (row.number != other.number).then_some(met)
            })
            .collect(),
    };
    list.rows.iter().map(row).collect()
}

/// The explanations of the tie-breaks of each team, with its name.
pub(super) fn whys(
    t: &Localizer,
    tournament: &Tournament,
    list: &List<TeamRow>,
) -> Vec<(String, Vec<ScoreBreakdown>)> {
    let (System::Teams(how), Some(made)) = (tournament.options.system, as_entrants(tournament))
    else {
        return Vec::new();
    };
    let breakdowns = Breakdowns {
        t,
        // Teams have no personal names.
        names: Names::Full,
        sheets: Crosstable::of(&made, Through::Live),
        tournament: &made,
    };
    let why = |one: &Figure| {
        breakdowns.figure(&Figure {
            tiebreak: plainly(one.tiebreak, how),
            ..one.clone()
        })
    };
    let rows = list.rows.iter();
    rows.map(|row| (row.team.name.clone(), row.figures.iter().map(why).collect()))
        .collect()
}

/// The matches and byes of all rounds, latest first.
pub(super) fn rounds(t: &Localizer, tournament: &Tournament) -> Vec<RoundMatches> {
    let Some(made) = as_entrants(tournament) else {
        return Vec::new();
    };
    let name = |at: usize| made.entrants.get(at).map_or("", |team| team.name.given());
    let played = |one: Match| {
        let [first, second] = one.score;
        let score = format!("{first} – {second}");
        let (one, other) = (name(one.first), name(one.second));
        (one.to_owned(), score, other.to_owned())
    };
    let alone = |round: RoundNo, bye: &Bye| {
        let at = made.entrants.place(bye.entrant)?;
        let named = ByeMessage {
            tournament,
            round,
            bye,
        };
        let nobody = || (name(at).to_owned(), String::new(), t.localize(&named));
        (bye.kind != ByeKind::Absent).then(nobody)
    };
    let shown = |(round, matches, byes): (RoundNo, Vec<Match>, Vec<Bye>)| RoundMatches {
        title: t.msg_arg("round-n", "round", round.0),
        matches: matches
            .into_iter()
            .map(played)
            .chain(byes.iter().filter_map(|bye| alone(round, bye)))
            .collect(),
    };
    let rounds = all_matches(tournament).into_iter().rev();
    rounds.map(shown).collect()
}

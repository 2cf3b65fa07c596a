//! The table of the teams and their matches.

use crate::formats::lists::{Content, List, Output};
use crate::formats::table::Table;
use crate::i18n::{ByeMessage, Localizer};
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::pairing::{Match, TeamRow, all_matches, as_entrants, team_tiebreaks};
use crate::tournament::tiebreak::{Figure, Kind};
use crate::tournament::{Bye, ByeKind, RoundNo, System, TeamPoints, Teams, Tiebreak, Tournament};
use crate::view::lists::{self, PageCell};
use crate::view::school_token::SchoolToken;
use crate::view::score_breakdown::{Breakdowns, ScoreBreakdown, name as name_of};
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

/// The standings of the teams.
pub(super) fn table(
    t: &Localizer,
    list: &List<TeamRow>,
    tokens: &HashMap<String, SchoolToken>,
) -> Table<PageCell> {
    lists::table(
        t,
        (String::new(), list, Output::Page),
        |content, row| match content {
            Content::Team(_) => {
                let name = row.team.name.clone();
                let token = tokens.get(&name).cloned();
                Some(PageCell::Badge(name, token))
            }
            _ => None,
        },
    )
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
        names: crate::formats::Names::Full,
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

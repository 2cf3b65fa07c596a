//! The table of the teams and their matches.

use crate::i18n::{ByeMessage, Localizer};
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::pairing::{
    Match, TeamRow, all_matches, as_entrants, team_standings, team_tiebreaks,
};
use crate::tournament::tiebreak::{Figure, Kind};
use crate::tournament::{
    Bye, ByeKind, Points, RoundNo, System, TeamPoints, Teams, Tiebreak, Tournament,
};
use crate::view::score_breakdown::{Breakdowns, ScoreBreakdown, name as name_of};

pub(super) struct TeamView {
    pub(super) rank: u16,
    pub(super) name: String,
    pub(super) match_points: Points,
    pub(super) game_points: Points,
    pub(super) matches: String,
    pub(super) whys: Vec<ScoreBreakdown>,
}

pub(super) struct RoundMatches {
    pub(super) title: String,
    pub(super) matches: Vec<(String, String, String)>,
}

/// A sentence about the primary points and the tie-breaks of teams.
pub(super) fn order(t: &Localizer, tournament: &Tournament) -> String {
    let System::Teams(how) = tournament.options.system else {
        return String::new();
    };
    let tiebreaks = team_tiebreaks(tournament).into_iter();
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

/// The team standings with explanations of the tie-breaks.
pub(super) fn table(t: &Localizer, tournament: &Tournament) -> Vec<TeamView> {
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
    let shown = |row: TeamRow| {
        let [won, drawn, lost] = row.matches;
        TeamView {
            rank: row.rank,
            name: row.team.name,
            match_points: row.match_points,
            game_points: row.game_points,
            matches: format!("{won}-{drawn}-{lost}"),
            whys: row
                .figures
                .iter()
                .map(|one| {
                    breakdowns.figure(&Figure {
                        tiebreak: plainly(one.tiebreak, how),
                        ..one.clone()
                    })
                })
                .collect(),
        }
    };
    team_standings(tournament).into_iter().map(shown).collect()
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

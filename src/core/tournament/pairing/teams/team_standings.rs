//! The standings of the teams, with match points and game points.

use super::as_entrants::as_entrants;
use super::matches::matches;
use super::school_team::{Team, id, teams};
use crate::tournament::crosstable::{Crosstable, Line, RoundOutcome, Score, Through};
use crate::tournament::standings::{RankingEntrant, RankingInput, Row, ranked};
use crate::tournament::team_crosstable::{Boards, TeamCrosstables, TeamScoring};
use crate::tournament::tiebreak::{Detail, Figure, Kind};
use crate::tournament::{
    Options, Points, StageReached, System, TeamPoints, Teams, Tiebreak, Tournament,
};

/// A team in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRow {
    /// The place, from 1; tied teams share it.
    pub rank: u16,
    /// Whether the place is shared.
    pub shared: bool,
    /// The number of the team, from 1, in the order of the teams' lowest start numbers.
    pub number: u16,
    /// The team.
    pub team: Team,
    /// Match points: 2 for a match won, 1 for a match drawn.
    pub match_points: Points,
    /// Game points: the points of its players at the boards.
    pub game_points: Points,
    /// Number of matches won, drawn and lost.
    pub matches: [u16; 3],
    /// The tie-breaks, in the order in which they count.
    pub figures: Vec<Figure>,
}

/// The crosstables of the teams with the results so far; the identity of a team is its place from
/// 1. `None` if the system is not for teams.
pub fn team_crosstables(tournament: &Tournament) -> Option<TeamCrosstables> {
    let made = as_entrants(tournament)?;
    let crosstable = Crosstable::of(&made, Through::Live);
    Some(with_boards(
        tournament,
        &made,
        crosstable,
        Points::default(),
    ))
}

/// The crosstables by which the next round is paired: postponed games count as draws.
pub(super) fn before(tournament: &Tournament, made: &Tournament) -> TeamCrosstables {
    let crosstable = Crosstable::before(made, made.round_now());
    let draw = tournament.options.scoring.draw;
    with_boards(tournament, made, crosstable, draw)
}

fn with_boards(
    tournament: &Tournament,
    made: &Tournament,
    crosstable: Crosstable,
    unplayed: Points,
) -> TeamCrosstables {
    let how = match tournament.options.system {
        System::Teams(how) => how,
        _ => Teams::default(),
    };
    let mut games = Boards::new();
    for round in tournament.posted_rounds(Through::Live) {
        for one in matches(tournament, &round.boards, &round.byes) {
            let open = unplayed.times(one.open);
            for team in [one.first, one.second] {
                let mut scored = one.at_boards(team);
                if let Some(last) = scored.last_mut() {
                    *last += open;
                }
                games.insert((id(team), round.number), scored);
            }
        }
    }
    let how = TeamScoring {
        matches: made.options.scoring,
        games: tournament.options.counted_scoring(),
        boards: how.boards,
        primary: how.primary,
        rounds: made.options.rounds,
    };
    TeamCrosstables::of(crosstable, games, how)
}

/// The tie-breaks of the teams. If the list has no tie-break by secondary points, they are
/// inserted before all others.
pub fn team_tiebreaks(options: &Options) -> Vec<Tiebreak> {
    let listed = &options.tiebreaks;
    let says = |one: &Tiebreak| matches!(one.kind(), Kind::OtherPoints | Kind::Scored(_));
    let other = (!listed.iter().any(says)).then_some(Tiebreak::OTHER_POINTS);
    other.into_iter().chain(listed.iter().copied()).collect()
}

/// The standings of the teams by primary points, then by the tie-breaks of the event (C.07:13).
pub fn team_standings(tournament: &Tournament) -> Vec<TeamRow> {
    let both = as_entrants(tournament).zip(team_crosstables(tournament));
    let Some((made, crosstable)) = both else {
        return Vec::new();
    };
    let teams = teams(tournament);
    let listed = made.entrants.iter().map(|one| RankingEntrant {
        id: one.id,
        number: one.number,
        rating: None,
        reached: StageReached::default(),
    });
    let primary = crosstable.primary();
    let source = RankingInput {
        crosstable: crosstable.of_kind(primary),
        scoring: crosstable.scoring(primary),
        round_robin: made.options.system.is_round_robin(),
        edition: made.options.ranking.edition,
        tiebreaks: &team_tiebreaks(&tournament.options),
        by_hand: &made.options.ranking.by_hand,
        listed: listed.collect(),
        teams: Some(&crosstable),
    };
    let rows = ranked(&source, Detail::Working).into_iter();
    let matches = crosstable.of_kind(TeamPoints::Match);
    let row = |row: Row| {
        let at = made.entrants.place(row.entrant)?;
        Some(TeamRow {
            rank: row.rank,
            shared: row.shared,
            number: u16::try_from(at + 1).ok()?,
            team: teams.get(at)?.clone(),
            match_points: matches.points(row.entrant),
            game_points: crosstable.of_kind(TeamPoints::Game).points(row.entrant),
            matches: matches_of(matches.lines(row.entrant)),
            figures: row.figures,
        })
    };
    rows.filter_map(row).collect()
}

/// Number of matches won, drawn and lost, including matches without a game.
fn matches_of(lines: &[Line]) -> [u16; 3] {
    let mut count = [0; 3];
    for line in lines {
        let at = match line.outcome {
            RoundOutcome::Played { score, .. } => match score {
                Score::Win => 0,
                Score::Draw => 1,
                Score::Loss => 2,
            },
            RoundOutcome::Forfeit { won: true, .. } => 0,
            RoundOutcome::Forfeit { won: false, .. } => 2,
            RoundOutcome::Playing { .. } | RoundOutcome::Bye(_) | RoundOutcome::Out => continue,
        };
        count[at] += 1;
    }
    count
}

//! The crosstables of teams: in match points, in game points, and board by board.

use super::crosstable::{Crosstable, Line, RoundOutcome};
use super::{ByeKind, EntrantId, Points, RoundNo, Scoring, TeamPoints};
use std::collections::HashMap;

/// The rounds of all teams, each as an entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamCrosstables {
    matches: Crosstable,
    games: Crosstable,
    match_scoring: Scoring,
    game_scoring: Scoring,
    boards: HashMap<EntrantId, Vec<Points>>,
    rounds_of: Boards,
    primary: TeamPoints,
    rounds: u16,
}

/// How teams score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamScoring {
    /// The match points.
    pub matches: Scoring,
    /// The points of a game.
    pub games: Scoring,
    /// Number of boards of a match.
    pub boards: u16,
    /// The primary points.
    pub primary: TeamPoints,
    /// Number of planned rounds.
    pub rounds: u16,
}

/// The points of a team in a round at each board, the top board first.
pub type Boards = HashMap<(EntrantId, RoundNo), Vec<Points>>;

impl TeamCrosstables {
    /// Builds the tables from the matches in match points, and from the points at the boards. A
    /// round that is missing in `games` has the points of its outcome at every board.
    pub fn of(matches: Crosstable, games: Boards, how: TeamScoring) -> TeamCrosstables {
        let on_all = |points: Points| points.times(how.boards);
        let game_scoring = Scoring {
            win: on_all(how.games.win),
            draw: on_all(how.games.draw),
            loss: on_all(how.games.loss),
            bye: on_all(how.games.bye),
            average_bye: false,
        };
        let mut boards: HashMap<EntrantId, Vec<Points>> = HashMap::new();
        let lines = matches.iter().map(|row| {
            let totals = boards.entry(row.entrant).or_default();
            totals.resize(usize::from(how.boards), Points::default());
            let mut total = Points::default();
            let line = |line: &Line| {
                let known = games.get(&(row.entrant, line.round));
                let points = match known {
                    Some(scored) => scored.iter().copied().sum(),
                    None => line.outcome.points(&game_scoring),
                };
                total += points;
                let each = at_each(line, known, &how);
                for (sum, scored) in totals.iter_mut().zip(each) {
                    *sum += scored;
                }
                Line {
                    points,
                    total,
                    ..*line
                }
            };
            (row.entrant, row.lines.iter().map(line).collect())
        });
        TeamCrosstables {
            games: Crosstable::from_lines(lines.collect::<Vec<_>>()),
            matches,
            match_scoring: how.matches,
            game_scoring,
            boards,
            rounds_of: games,
            primary: how.primary,
            rounds: how.rounds,
        }
    }

    /// The rounds in points of a kind.
    pub fn of_kind(&self, points: TeamPoints) -> &Crosstable {
        match points {
            TeamPoints::Match => &self.matches,
            TeamPoints::Game => &self.games,
        }
    }

    /// The scoring of a match in points of a kind.
    pub fn scoring(&self, points: TeamPoints) -> Scoring {
        match points {
            TeamPoints::Match => self.match_scoring,
            TeamPoints::Game => self.game_scoring,
        }
    }

    /// The points of a team at each board in a round; empty without a match.
    pub fn boards_in(&self, team: EntrantId, round: RoundNo) -> &[Points] {
        let known = self.rounds_of.get(&(team, round));
        known.map_or(&[], Vec::as_slice)
    }

    /// The primary points.
    pub fn primary(&self) -> TeamPoints {
        self.primary
    }

    /// Number of planned rounds.
    pub fn rounds(&self) -> u16 {
        self.rounds
    }

    /// The points of a team at each board in all rounds, the top board first, as the knockout
    /// tie-breaks count them: a bye is won at every board (C.07:12), but a free round of a round robin
    /// is no match.
    pub fn boards(&self, team: EntrantId) -> &[Points] {
        self.boards.get(&team).map_or(&[], Vec::as_slice)
    }
}

/// The points of a round at each board.
fn at_each(line: &Line, known: Option<&Vec<Points>>, how: &TeamScoring) -> Vec<Points> {
    let of_one_board = match line.outcome {
        RoundOutcome::Bye(ByeKind::Allocated) if how.games.bye > Points::default() => how.games.win,
        other => other.points(&how.games),
    };
    let every = || vec![of_one_board; usize::from(how.boards)];
    known.cloned().unwrap_or_else(every)
}

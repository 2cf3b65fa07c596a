//! The matches of teams, derived from the pairings at the boards.

use super::school_team::{Team, id, team_of, teams};
use crate::rules::Side;
use crate::tournament::crosstable::{Score, Through};
use crate::tournament::{
    BoardNo, Bye, ByeKind, Pairing, PairingResult, Points, PostedRound, RoundNo, Scored, Scoring,
    System, Tournament,
};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// A match of two teams, given by their places among the teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The team that moves first at the first board.
    pub first: usize,
    /// The other team.
    pub second: usize,
    /// The points of each team so far.
    pub score: [Points; 2],
    /// The points of each team at each board, the top board first; 0 for boards without a result.
    pub boards: Vec<[Points; 2]>,
    /// The pairings and results at the boards, without boards that one team could not fill.
    pub seats: Vec<(Pairing, Option<Scored>)>,
    /// Number of boards without a result.
    pub open: u16,
    /// Whether at least one game was or is being played; otherwise a team did not come.
    pub is_played: bool,
}

impl Match {
    fn begun(first: usize, second: usize) -> Match {
        Match {
            first,
            second,
            score: [Points::default(); 2],
            boards: Vec::new(),
            seats: Vec::new(),
            open: 0,
            is_played: false,
        }
    }

    /// Whether every board has a result.
    pub fn is_over(&self) -> bool {
        self.open == 0
    }

    /// The points of a team at each board.
    pub fn at_boards(&self, team: usize) -> Vec<Points> {
        let at = usize::from(self.first != team);
        let boards = self.boards.iter().filter_map(|board| board.get(at));
        boards.copied().collect()
    }

    /// Adds a board with the points of both teams.
    fn add(&mut self, board: [Points; 2]) {
        for (sum, scored) in self.score.iter_mut().zip(board) {
            *sum += scored;
        }
        self.boards.push(board);
    }
}

/// The matches of a round, derived from the pairings at the boards.
pub fn matches(
    tournament: &Tournament,
    boards: &[(Pairing, Option<Scored>)],
    byes: &[Bye],
) -> Vec<Match> {
    let teams = teams(tournament);
    let team_of = team_of(&teams);
    let scoring = &tournament.options.scoring;
    let mut found: BTreeMap<(usize, usize), Match> = BTreeMap::new();
    for (pairing, scored) in boards {
        let (Some(one), Some(other)) = (team_of.get(&pairing.first), team_of.get(&pairing.second))
        else {
            continue;
        };
        let key = (*one.min(other), *one.max(other));
        let game = found.entry(key).or_insert(Match::begun(*one, *other));
        game.seats.push((*pairing, *scored));
        let Some(scored) = scored else {
            game.is_played = true;
            game.open += 1;
            game.add([Points::default(); 2]);
            continue;
        };
        game.is_played |= scored.result.is_meeting();
        let sides = if game.first == *one {
            Side::BOTH
        } else {
            [Side::Second, Side::First]
        };
        game.add(sides.map(|side| worth(scored.result, side, scoring)));
    }
    let most = match tournament.options.system {
        System::Teams(how) => usize::from(how.boards),
        _ => usize::MAX,
    };
    // A full-point bye is the win at a board that the other team could not fill.
    for bye in byes.iter().filter(|bye| bye.kind == ByeKind::Full) {
        let Some(team) = team_of.get(&bye.entrant) else {
            continue;
        };
        let mut games = found.values_mut();
        let game = games.find(|game| game.first == *team || game.second == *team);
        if let Some(game) = game.filter(|game| game.boards.len() < most) {
            let none = Points::default();
            game.add(if game.first == *team {
                [scoring.win, none]
            } else {
                [none, scoring.win]
            });
        }
    }
    found.into_values().collect()
}

fn worth(result: PairingResult, side: Side, scoring: &Scoring) -> Points {
    match result.score(side) {
        Score::Win => scoring.win,
        Score::Draw => scoring.draw,
        Score::Loss if result.is_meeting() => scoring.loss,
        Score::Loss => Points::default(),
    }
}

/// The matches as boards of a tournament of teams.
pub(super) fn matches_as_boards(matches: &[Match]) -> Vec<(Pairing, Option<Scored>)> {
    let board = |(board, one): (u16, &Match)| {
        let ahead = match one.score[0].cmp(&one.score[1]) {
            Ordering::Greater => Some(Side::First),
            Ordering::Less => Some(Side::Second),
            Ordering::Equal => None,
        };
        // C.04.2:3.5 a match without a game is not a meeting.
        let result = match (ahead, one.is_played) {
            (Some(side), true) => PairingResult::Won(side),
            (Some(side), false) => PairingResult::Forfeit(side),
            (None, false) if one.score[0] == Points::default() => PairingResult::DoubleForfeit,
            (None, _) => PairingResult::Drawn,
        };
        let pairing = Pairing {
            board: BoardNo(board),
            first: id(one.first),
            second: id(one.second),
        };
        let scored = one.is_over().then_some(Scored { result, shot: None });
        (pairing, scored)
    };
    (1..).zip(matches).map(board).collect()
}

/// The matches and team byes of every posted round, in order.
pub fn all_matches(tournament: &Tournament) -> Vec<(RoundNo, Vec<Match>, Vec<Bye>)> {
    let teams = teams(tournament);
    let rounds = tournament.posted_rounds(Through::Live).into_iter();
    let of_teams = |round: PostedRound| {
        let matches = matches(tournament, &round.boards, &round.byes);
        let byes = team_byes(&teams, &matches, &round.byes);
        (round.number, matches, byes)
    };
    rounds.map(of_teams).collect()
}

/// The byes of teams without a match: the bye of a team is that of its players.
pub(super) fn team_byes(teams: &[Team], matches: &[Match], byes: &[Bye]) -> Vec<Bye> {
    let plays = |at| {
        let mut matches = matches.iter();
        matches.any(|one| one.first == at || one.second == at)
    };
    let has = |team: &Team, kind| {
        let mut byes = byes.iter();
        byes.any(|bye| bye.kind == kind && team.members.contains(&bye.entrant))
    };
    let idle = teams.iter().enumerate().filter(|(at, _)| !plays(*at));
    let bye = idle.filter_map(|(at, team)| {
        let entrant = id(at);
        let mut kinds = ByeKind::ALL.into_iter();
        let kind = kinds.find(|kind| has(team, *kind))?;
        Some(Bye { entrant, kind })
    });
    bye.collect()
}

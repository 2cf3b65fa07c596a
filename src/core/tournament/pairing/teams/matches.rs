//! The matches of teams, derived from who sat at the boards.

use super::school_team::{Team, id, team_of, teams};
use crate::rules::Side;
use crate::tournament::{
    BoardNo, Bye, ByeKind, Pairing, PairingResult, Points, RoundNo, Scored, Scoring, System,
    Tournament,
};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// A match of two teams, by their place among the teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// Who moves first on the first board.
    pub first: usize,
    /// The other team.
    pub second: usize,
    /// What each scored at the boards so far.
    pub score: [Points; 2],
    /// The same at each board, the top board in front; boards without a result have no points yet.
    pub boards: Vec<[Points; 2]>,
    /// Who sits at its boards, and how it came out; a board that one team could not fill
    /// is not among them.
    pub seats: Vec<(Pairing, Option<Scored>)>,
    /// How many boards have no result yet.
    pub open: u16,
    /// Whether at least one game was or is played: else nobody of one team came.
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

    /// What a team scored at each board.
    pub fn at_boards(&self, team: usize) -> Vec<Points> {
        let at = usize::from(self.first != team);
        let boards = self.boards.iter().filter_map(|board| board.get(at));
        boards.copied().collect()
    }

    /// One more board, with what the first team scored there and what the second did.
    fn add(&mut self, board: [Points; 2]) {
        for (sum, scored) in self.score.iter_mut().zip(board) {
            *sum += scored;
        }
        self.boards.push(board);
    }
}

/// The matches of a round, derived from who sits at the boards.
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
    // Where a team could not fill a board, the one who sat alone has won.
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
    match (result, result.winner()) {
        (_, Some(winner)) if winner == side => scoring.win,
        (PairingResult::Drawn, _) => scoring.draw,
        (PairingResult::Won(_) | PairingResult::Awarded(_), _) => scoring.loss,
        _ => Points::default(),
    }
}

/// The matches as boards of a tournament whose entrants are the teams.
pub(super) fn matches_as_boards(matches: &[Match]) -> Vec<(Pairing, Option<Scored>)> {
    let board = |(board, one): (u16, &Match)| {
        let ahead = match one.score[0].cmp(&one.score[1]) {
            Ordering::Greater => Some(Side::First),
            Ordering::Less => Some(Side::Second),
            Ordering::Equal => None,
        };
        // C.04.2:3.5 a match in which nobody played is no meeting.
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
        (
            pairing,
            one.is_over().then_some(Scored { result, shot: None }),
        )
    };
    (1..).zip(matches).map(board).collect()
}

/// The matches of every round that everybody sees, in order.
pub fn all_matches(tournament: &Tournament) -> Vec<(RoundNo, Vec<Match>, Vec<Bye>)> {
    let closed = tournament.closed.iter().map(|one| {
        let boards = one.all_boards();
        (
            one.number,
            matches(tournament, &boards, &one.byes),
            &one.byes,
        )
    });
    let posted = tournament.posted().map(|one| {
        let found = matches(tournament, &one.boards, &one.byes);
        (one.number, found, &one.byes)
    });
    let rounds = closed.chain(posted);
    let of_teams = |(number, found, byes): (RoundNo, Vec<Match>, &Vec<Bye>)| {
        let byes = team_byes(&teams(tournament), &found, byes);
        (number, found, byes)
    };
    rounds.map(of_teams).collect()
}

/// A team without a match has the bye if one of its players has it.
pub(super) fn team_byes(teams: &[Team], matches: &[Match], byes: &[Bye]) -> Vec<Bye> {
    let plays = |at: usize| {
        matches
            .iter()
            .any(|one| one.first == at || one.second == at)
    };
    let has = |team: &Team, kind| {
        let all = byes.iter();
        all.clone()
            .any(|bye| bye.kind == kind && team.members.contains(&bye.entrant))
    };
    let idle = teams.iter().enumerate().filter(|(at, _)| !plays(*at));
    let bye = idle.filter_map(|(at, team)| {
        let kinds = [
            ByeKind::Allocated,
            ByeKind::Full,
            ByeKind::Half,
            ByeKind::Absent,
        ];
        let kind = kinds.into_iter().find(|kind| has(team, *kind))?;
        Some(Bye {
            entrant: id(at),
            kind,
        })
    });
    bye.collect()
}

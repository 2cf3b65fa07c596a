//! Tournaments for tests: made, paired and played in a line.

use inkundla_core::rules::{BySide, Side};
use inkundla_core::tournament::pairing::pair;
use inkundla_core::tournament::{
    About, BoardNo, Bye, ByeKind, ClosedRound, Entrant, EntrantId, EntrantName, Options, Pairing,
    PairingResult, Points, Presence, RoundNo, Scored, Scoring, System, Tournament,
};

/// A tournament of this size, everybody here; `EntrantId(n)` has start number `n`.
pub fn tournament(system: System, entrants: u16) -> Tournament {
    let options = Options {
        system,
        rounds: system.rounds_possible(entrants.into()),
        scoring: Scoring::default(),
        tiebreaks: system.default_tiebreaks(),
        avoid_same_school: false,
        automatic: false,
        ..Options::automatic()
    };
    Tournament {
        options,
        entrants: (1..=entrants).map(entrant).collect(),
        closed: Vec::new(),
        current: None,
    }
}

pub fn entrant(number: u16) -> Entrant {
    Entrant {
        id: EntrantId(number.into()),
        number,
        name: EntrantName::parse("Player", &number.to_string()).unwrap(),
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    }
}

pub fn scored(result: PairingResult) -> Scored {
    Scored { result, shot: None }
}

pub fn shot(result: PairingResult, first: u8, second: u8) -> Scored {
    Scored {
        result,
        shot: Some(BySide { first, second }),
    }
}

/// A closed round from start numbers: `(first, second, "1-0")`, and byes `(who, "bye")`.
pub fn round(number: u16, boards: &[(i64, i64, &str)], byes: &[(i64, &str)]) -> ClosedRound {
    let board = |(board, (first, second, code)): (u16, &(i64, i64, &str))| {
        let pairing = Pairing {
            board: BoardNo(board),
            first: EntrantId(*first),
            second: EntrantId(*second),
        };
        (pairing, scored(PairingResult::from_code(code).unwrap()))
    };
    let bye = |(who, kind): &(i64, &str)| Bye {
        entrant: EntrantId(*who),
        kind: ByeKind::from_code(kind).unwrap(),
    };
    ClosedRound {
        number: RoundNo(number),
        boards: (1..).zip(boards).map(board).collect(),
        postponed: Vec::new(),
        byes: byes.iter().map(bye).collect(),
    }
}

/// Pairs, posts, plays and closes a round.
pub fn play(
    tournament: &mut Tournament,
    mut result: impl FnMut(&Pairing) -> PairingResult,
) -> ClosedRound {
    let mut posted = pair(tournament).unwrap().post();
    for (pairing, entered) in &mut posted.boards {
        *entered = Some(scored(result(pairing)));
    }
    let closed = posted.close().unwrap();
    tournament.closed.push(closed.clone());
    closed
}

/// The lower start number wins.
pub fn stronger_wins(pairing: &Pairing) -> PairingResult {
    PairingResult::Won(if pairing.first < pairing.second {
        Side::First
    } else {
        Side::Second
    })
}

pub fn points(halves: u16) -> Points {
    Points::halves(halves)
}

/// Start numbers of the pairs, who moves first in front.
pub fn pairs(pairings: &[Pairing]) -> Vec<(i64, i64)> {
    pairings
        .iter()
        .map(|pairing| (pairing.first.0, pairing.second.0))
        .collect()
}

//! Knockout: who loses is out.
//!
//! Seeds are the start numbers of those who are here in round 1. The bracket has
//! as many places as the next power of two; the best have no opponent in the
//! first stage, and meet as late as possible. Two meet once or twice; where it is
//! level then, they play on, game by game with changed sides, until one has won.
//! In the first game the one who moved first less often does so.

mod bracket;
mod tie;

pub use bracket::KnockoutBracket;
pub(super) use bracket::{Played, seeded};
pub use tie::{Decision, Tie, TieGame};

use super::attendance::add_absent;
use super::fault::enough;
use super::{MovesFirst, PairingFault, Rank, first_move};
use crate::rules::Side;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, EntrantId, Knockout, Pairing, Presence, RoundNo, Stage,
    Tournament,
};
use std::collections::HashMap;

/// The knockout of a tournament as far as it has come, with the round that is
/// being played.
pub(super) fn bracket(tournament: &Tournament, how: Knockout, through: Through) -> KnockoutBracket {
    let rounds = played(tournament, through);
    let mut bracket = KnockoutBracket::new(&seeds(tournament), how);
    for round in &rounds {
        bracket.add(round);
    }
    bracket
}

/// The rounds with their results.
pub(super) fn played(tournament: &Tournament, through: Through) -> Vec<Played> {
    let last = match through {
        Through::Round(last) => last,
        Through::Live => RoundNo(u16::MAX),
    };
    let closed = tournament
        .closed
        .iter()
        .filter(|round| round.number <= last);
    let closed = closed.map(|round| Played {
        results: round
            .all_boards()
            .iter()
            .map(|(_, scored)| *scored)
            .collect(),
        plan: round.plan(),
    });
    let posted = tournament.posted().filter(|_| through == Through::Live);
    let posted = posted.map(|round| Played {
        results: round.boards.iter().map(|(_, scored)| *scored).collect(),
        plan: round.plan(),
    });
    closed.chain(posted).collect()
}

/// Who plays, the lowest start number first: those of round 1, and before it
/// those who are here.
pub(super) fn seeds(tournament: &Tournament) -> Vec<EntrantId> {
    let first = match (&tournament.closed.first(), &tournament.current) {
        (Some(first), _) => Some(first.plan()),
        (None, Some(Stage::Posted(posted))) => Some(posted.plan()),
        (None, _) => None,
    };
    let plays = |one: &crate::tournament::Entrant| match &first {
        None => one.presence == Presence::Here,
        Some(plan) => {
            let has_bye = |bye: &Bye| bye.entrant == one.id && bye.kind != ByeKind::Absent;
            plan.pairings.iter().any(|pairing| pairing.has(one.id)) || plan.byes.iter().any(has_bye)
        }
    };
    let mut all = tournament
        .entrants
        .iter()
        .filter(|one| plays(one))
        .collect::<Vec<_>>();
    all.sort_by_key(|one| one.number);
    all.into_iter().map(|one| one.id).collect()
}

pub(super) fn pair(tournament: &Tournament, how: Knockout) -> Result<DraftRound, PairingFault> {
    let seeds = seeds(tournament);
    enough(seeds.len())?;
    let last = Through::Round(RoundNo(tournament.closed.len() as u16));
    next_round(tournament, &bracket(tournament, how, last))
}

/// The next games of a bracket. Who waits for the next stage is not in the round.
pub(super) fn next_round(
    tournament: &Tournament,
    bracket: &KnockoutBracket,
) -> Result<DraftRound, PairingFault> {
    if bracket.is_over() {
        return Err(PairingFault::AllRoundsPlayed {
            rounds: tournament.closed.len() as u16,
        });
    }
    let crosstable = Crosstable::before(tournament, tournament.round_now());
    let mut draft = DraftRound {
        number: tournament.round_now(),
        pairings: Vec::new(),
        byes: Vec::new(),
    };
    for tie in bracket.open() {
        let Some((one, other)) = tie.both() else {
            continue;
        };
        let stays = |id: EntrantId| {
            let known = tournament.entrant(id);
            known.is_some_and(|one| one.presence != Presence::WentHome)
        };
        match (stays(one), stays(other)) {
            (true, true) => {
                let board = BoardNo(draft.pairings.len() as u16 + 1);
                let ((first, second), _) = sides(&crosstable, board, tie, (one, other));
                draft.pairings.push(Pairing {
                    board,
                    first,
                    second,
                });
            }
            (false, true) => draft.byes.push(through(other)),
            // Nobody is left: one of them has to be through, so that it goes on.
            (true, false) | (false, false) => draft.byes.push(through(one)),
        }
    }
    if bracket.is_new() {
        let alone = bracket.current().iter().filter(|tie| tie.both().is_none());
        let byes = alone.filter_map(|tie| tie.who.into_iter().flatten().next());
        draft.byes.extend(byes.map(|entrant| Bye {
            entrant,
            kind: ByeKind::Allocated,
        }));
        add_absent(&mut draft, tournament);
    }
    Ok(draft)
}

fn through(entrant: EntrantId) -> Bye {
    Bye {
        entrant,
        kind: ByeKind::Full,
    }
}

/// Sides change from game to game; in the first the one who moved first less
/// often does so. Who moves first, who second, and why.
fn sides(
    crosstable: &Crosstable,
    board: BoardNo,
    tie: &Tie,
    (one, other): (EntrantId, EntrantId),
) -> ((EntrantId, EntrantId), MovesFirst) {
    if let Some(last) = tie.games.last() {
        return (
            (last.pairing.second, last.pairing.first),
            MovesFirst::NextGame,
        );
    }
    let sides = |id| {
        let row = crosstable.get(id);
        row.map(|row| row.sides().collect::<Vec<_>>())
            .unwrap_or_default()
    };
    let (of_one, of_other) = (sides(one), sides(other));
    let by = Rank::Bracket;
    match first_move::side_of_higher(board, by, &of_one, &of_other) {
        (Side::First, reason) => ((one, other), reason),
        (Side::Second, reason) => ((other, one), reason),
    }
}

/// A tie in which a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TieNow {
    /// How many stages there are from this one on: 1 is the final.
    pub to_go: usize,
    /// Whether it is played for the third place.
    pub is_third_place: bool,
    /// Whether all usual games are played and it is level.
    pub is_decider: bool,
}

/// The tie of a pair of a round, and why the one moves first; nothing if the two do not
/// meet by the bracket as it was before the round.
pub(super) fn tie_of(
    crosstable: &Crosstable,
    bracket: &KnockoutBracket,
    round: &DraftRound,
    pairing: &Pairing,
) -> Option<(TieNow, MovesFirst)> {
    let is_played = |tie: &&Tie| round.pairings.iter().any(|one| tie.is_of(one));
    let played = bracket.open().filter(is_played).collect::<Vec<_>>();
    let place = played.iter().position(|tie| tie.is_of(pairing))?;
    let tie = *played.get(place)?;
    let is_last = bracket.stages.len() == bracket.depth;
    let at = bracket.current().iter().position(|one| one == tie);
    let now = TieNow {
        to_go: bracket.depth + 1 - bracket.stages.len(),
        is_third_place: is_last && at == Some(1),
        is_decider: tie.needs_decider(),
    };
    let board = BoardNo(place as u16 + 1);
    let ((first, _), reason) = sides(crosstable, board, tie, tie.both()?);
    let reason = if first == pairing.first {
        reason
    } else {
        MovesFirst::Changed
    };
    Some((now, reason))
}

/// How far everybody came: more is better. Who has not lost a tie yet is where
/// the stage that is being played would leave the loser. Two levels for each stage leave room
/// for the tie for the third place between the semi-finals and the final.
pub(super) fn levels(bracket: &KnockoutBracket) -> HashMap<EntrantId, u16> {
    let mut levels = HashMap::new();
    let last = bracket.depth as u16;
    for (at, stage) in (1..).zip(&bracket.stages) {
        for (place, tie) in stage.iter().enumerate() {
            let is_third_place = at == last && place == 1;
            for one in tie.who.into_iter().flatten() {
                let won = tie.decision() == Decision::Through(one);
                let level = match (is_third_place, won) {
                    // Between those who lost a semi-final and the finalists.
                    (true, won) => 2 * (last - 1) + u16::from(won),
                    (false, false) => 2 * at,
                    (false, true) => 2 * at + 2,
                };
                levels.insert(one, level);
            }
        }
    }
    levels
}

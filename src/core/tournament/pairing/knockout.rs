//! Knockout: the loser of a tie is eliminated.
//!
//! Seeds are the start numbers of the entrants in round 1. The number of places in the bracket is
//! the next power of two; the best seeds have a bye in the first stage, and meet as late as
//! possible. A tie is one or two games; if it is level then, deciders with alternating sides follow
//! until one has won. In the first game the entrant who moved first less often moves first.

mod knockout_bracket;
mod tie;

pub use knockout_bracket::KnockoutBracket;
pub(super) use knockout_bracket::seeded;
pub use tie::{Decision, Tie, TieGame};

use super::attendance::add_absent;
use super::fault::check_size;
use super::{MovesFirst, PairingFault, Rank, first_move};
use crate::rules::Side;
use crate::tournament::crosstable::{Crosstable, Through};
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, Entrant, EntrantId, Knockout, Pairing, Presence, RoundNo,
    Tournament,
};
use std::collections::HashMap;

/// The bracket of a tournament with the results through a round.
pub(super) fn bracket(
    tournament: &Tournament,
    knockout: Knockout,
    through: Through,
) -> KnockoutBracket {
    let mut bracket = KnockoutBracket::new(&seeds(tournament), knockout);
    for round in tournament.posted_rounds(through) {
        bracket.add(&round);
    }
    bracket
}

/// The players, the lowest start number first: the entrants of round 1, or before it those who are
/// present.
pub(super) fn seeds(tournament: &Tournament) -> Vec<EntrantId> {
    let first = tournament.first_round();
    let plays = |one: &&Entrant| match &first {
        None => one.presence == Presence::Here,
        Some(plan) => {
            let has_bye = |bye: &Bye| bye.entrant == one.id && bye.kind != ByeKind::Absent;
            plan.pairings.iter().any(|pairing| pairing.has(one.id)) || plan.byes.iter().any(has_bye)
        }
    };
    let entrants = tournament.entrants.by_number().into_iter();
    entrants.filter(plays).map(|one| one.id).collect()
}

pub(super) fn pair(
    tournament: &Tournament,
    knockout: Knockout,
) -> Result<DraftRound, PairingFault> {
    let seeds = seeds(tournament);
    check_size(seeds.len())?;
    let last = Through::Round(RoundNo(tournament.closed.len() as u16));
    next_round(tournament, &bracket(tournament, knockout, last))
}

/// The next games of a bracket. Entrants who wait for the next stage are not in the round.
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
    let mut draft = DraftRound::empty(tournament.round_now());
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
            // If both have left, one must still advance so that the bracket can go on.
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

/// The entrants who move first and second, and the reason. Sides alternate from game to game; in
/// the first game the entrant who moved first less often moves first.
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
    let (of_one, of_other) = (crosstable.sides(one), crosstable.sides(other));
    let by = Rank::Bracket;
    match first_move::side_of_higher(board, by, &of_one, &of_other) {
        (Side::First, reason) => ((one, other), reason),
        (Side::Second, reason) => ((other, one), reason),
    }
}

/// A tie in which a game is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TieNow {
    /// Number of stages from this one on: 1 is the final.
    pub to_go: usize,
    /// Whether it is the tie for third place.
    pub is_third_place: bool,
    /// Whether the game is a decider after a level score.
    pub is_decider: bool,
}

/// The tie of a pair, and why the entrant moves first; `None` if the two are not paired by the
/// bracket before the round.
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

/// The level that each entrant has reached; higher is better. An entrant in an open tie has the
/// level of its loser. There are two levels for each stage, so that the tie for third place fits
/// between the semi-finals and the final.
pub(super) fn levels(bracket: &KnockoutBracket) -> HashMap<EntrantId, u16> {
    let mut levels = HashMap::new();
    let last = bracket.depth as u16;
    for (at, stage) in (1..).zip(&bracket.stages) {
        for (place, tie) in stage.iter().enumerate() {
            let is_third_place = at == last && place == 1;
            for one in tie.who.into_iter().flatten() {
                let won = tie.decision() == Decision::Through(one);
                let level = match (is_third_place, won) {
                    // Between the losers of semi-finals and the finalists.
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

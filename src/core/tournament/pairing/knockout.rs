//! Knockout: the loser of a tie is eliminated, or plays on in a plate or in the losers' bracket.
//!
//! Seeds are the start numbers of the entrants in round 1. The number of places in the bracket is
//! the next power of two; the best seeds have a bye in the first stage, and meet as late as
//! possible. A tie is one or two games; if it is level then, deciders with alternating sides follow
//! until one has won. In the first game the entrant who moved first less often moves first. Each bracket begins a
//! stage when all ties of its previous one are decided.

mod brackets;
mod knockout_bracket;
mod levels;
mod tie;

pub use brackets::Brackets;
pub(super) use brackets::early_pairs;
pub(super) use knockout_bracket::seeded;
pub use knockout_bracket::{BracketKind, KnockoutBracket};
pub(super) use levels::levels;
pub use tie::{Decision, Tie, TieGame};

use super::attendance::add_absent;
use super::{MovesFirst, PairingFault, Rank, first_move};
use crate::rules::Side;
use crate::tournament::crosstable::Crosstable;
use crate::tournament::{
    BoardNo, Bye, ByeKind, DraftRound, Entrant, EntrantId, Pairing, Presence, Tournament,
};

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

/// The next games of a bracket. Entrants who wait for the next stage are not in the round.
pub(super) fn next_round(
    tournament: &Tournament,
    brackets: &Brackets,
) -> Result<DraftRound, PairingFault> {
    if brackets.is_over() {
        return Err(PairingFault::AllRoundsPlayed {
            rounds: tournament.closed.len() as u16,
        });
    }
    let crosstable = Crosstable::before(tournament, tournament.round_now());
    let mut draft = DraftRound::empty(tournament.round_now());
    for (_, tie) in brackets.open() {
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
    let new = brackets.all.iter().filter(|bracket| bracket.is_new());
    let alone = new
        .flat_map(|bracket| bracket.current())
        .filter(|tie| tie.both().is_none());
    let byes = alone.filter_map(|tie| tie.who.into_iter().flatten().next());
    draft.byes.extend(byes.map(|entrant| Bye {
        entrant,
        kind: ByeKind::Allocated,
    }));
    if brackets.main().is_some_and(KnockoutBracket::is_new) {
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
    /// The bracket and its stage.
    pub stage: StageNow,
    /// Whether it is the tie for third place.
    pub is_third_place: bool,
    /// Whether the game is a decider after a level score.
    pub is_decider: bool,
}

/// A stage of a bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StageNow {
    /// The bracket.
    pub bracket: BracketKind,
    /// The number of the stage, from 1.
    pub number: usize,
    /// Number of stages from this one on: 1 is the final.
    pub to_go: usize,
}

impl KnockoutBracket {
    /// The current stage.
    pub fn stage_now(&self) -> StageNow {
        self.stage(self.stages.len().saturating_sub(1))
    }

    /// A tie of the current stage.
    fn tie_now(&self, tie: &Tie) -> TieNow {
        let is_last = self.stages.len() == self.depth;
        let at = self.current().iter().position(|one| one == tie);
        TieNow {
            stage: self.stage_now(),
            is_third_place: is_last && at == Some(1),
            is_decider: tie.needs_decider(),
        }
    }

    /// The first tie with games to play: another one than that for third place, if there is one.
    pub(super) fn main_tie_now(&self) -> Option<TieNow> {
        self.open().next().map(|tie| self.tie_now(tie))
    }

    /// A stage, from 0.
    pub fn stage(&self, at: usize) -> StageNow {
        StageNow {
            bracket: self.kind,
            number: at + 1,
            to_go: self.depth.saturating_sub(at),
        }
    }
}

/// The tie of a pair, and why the entrant moves first; `None` if the two are not paired by the
/// bracket before the round.
pub(super) fn tie_of(
    crosstable: &Crosstable,
    brackets: &Brackets,
    round: &DraftRound,
    pairing: &Pairing,
) -> Option<(TieNow, MovesFirst)> {
    let is_played = |tie: &Tie| round.pairings.iter().any(|one| tie.is_of(one));
    let played = brackets
        .open()
        .filter(|(_, tie)| is_played(tie))
        .collect::<Vec<_>>();
    let place = played.iter().position(|(_, tie)| tie.is_of(pairing))?;
    let (bracket, tie) = *played.get(place)?;
    let now = bracket.tie_now(tie);
    let board = BoardNo(place as u16 + 1);
    let ((first, _), reason) = sides(crosstable, board, tie, tie.both()?);
    let reason = if first == pairing.first {
        reason
    } else {
        MovesFirst::Changed
    };
    Some((now, reason))
}

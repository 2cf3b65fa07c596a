//! One bracket of a knockout: its stages, each with its ties.

use super::tie::{Decision, Tie};
use crate::tournament::{ByeKind, EntrantId, Knockout, PostedRound};

/// A bracket of a knockout, by its part in the event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BracketKind {
    /// The bracket of the winner.
    Main,
    /// The knockout of those who lost their first tie.
    Plate,
    /// The bracket of those without a loss, if a second loss eliminates.
    Winners,
    /// The bracket of those with one loss.
    Losers,
    /// The winners of both brackets.
    GrandFinal,
}

/// The ties of a bracket so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnockoutBracket {
    /// The part in the event.
    pub kind: BracketKind,
    /// The stages so far. The last stage has the final and, if it is played, the tie for third
    /// place after it.
    pub stages: Vec<Vec<Tie>>,
    /// Number of all stages.
    pub depth: usize,
    pub(super) how: Knockout,
    /// The entrants in the order of their seeds.
    pub(super) seeds: Vec<EntrantId>,
}

/// The seeds in the order of the places of a bracket, so that the best meet as late as possible:
/// 1–8, 4–5, 2–7, 3–6.
pub(crate) fn seeded(size: usize) -> Vec<usize> {
    // Each earlier stage doubles the places: the sum of the two seeds of a pair is the number of
    // places plus one, so that winning seeds meet in the same order.
    let mut order = vec![1];
    while order.len() < size {
        let sum = order.len() * 2 + 1;
        order = order.iter().flat_map(|seed| [*seed, sum - seed]).collect();
    }
    order
}

/// The ties of the first stage of `size` places; `seeds` are the entrants in the order of their seeds.
fn first_stage(seeds: &[EntrantId], size: usize, games: u16) -> Vec<Tie> {
    let places = seeded(size);
    let at = |seed: usize| seeds.get(seed - 1).copied();
    let ties = places.chunks(2).filter_map(|pair| match pair {
        [one, other] => Some(Tie::new([at(*one), at(*other)], games)),
        _ => None,
    });
    ties.collect()
}

impl KnockoutBracket {
    /// The bracket before the first game; `seeds` are the entrants in the order of their seeds.
    pub(super) fn new(kind: BracketKind, seeds: &[EntrantId], how: Knockout) -> KnockoutBracket {
        let size = seeds.len().max(2).next_power_of_two();
        KnockoutBracket {
            kind,
            stages: vec![first_stage(seeds, size, how.games())],
            depth: size.ilog2() as usize,
            how,
            seeds: seeds.to_vec(),
        }
    }

    /// The ties of the current stage.
    pub fn current(&self) -> &[Tie] {
        self.stages.last().map_or(&[], Vec::as_slice)
    }

    /// The ties with games to play, in the order of boards: the final before the tie for third place.
    pub(crate) fn open(&self) -> impl Iterator<Item = &Tie> {
        self.current()
            .iter()
            .filter(|tie| tie.decision() == Decision::Open)
    }

    /// The ties of a stage, from 0, without the one for third place.
    pub fn ties_of_stage(&self, at: usize) -> &[Tie] {
        let ties = self.stages.get(at).map_or(&[][..], Vec::as_slice);
        let is_last = at + 1 == self.depth;
        ties.get(..1).filter(|_| is_last).unwrap_or(ties)
    }

    /// Whether the bracket says from the beginning which winners meet.
    pub fn is_fixed(&self) -> bool {
        !self.how.reseeds || self.kind == BracketKind::Losers
    }

    /// Whether no game has been played, and byes of the first stage are to be given.
    pub(crate) fn is_new(&self) -> bool {
        let is_new = |tie: &Tie| tie.games.is_empty() && tie.walkover.is_none();
        let has_byes = !matches!(self.kind, BracketKind::Losers | BracketKind::GrandFinal);
        has_byes && self.stages.len() == 1 && self.current().iter().all(is_new)
    }

    /// Whether all ties are decided.
    pub fn is_over(&self) -> bool {
        self.stages.len() == self.depth && self.open().next().is_none()
    }

    /// Whether all ties of a stage, from 0, are decided.
    pub(super) fn is_decided(&self, stage: usize) -> bool {
        let is_open = |tie: &Tie| tie.decision() == Decision::Open;
        let found = self.stages.get(stage);
        found.is_some_and(|ties| !ties.iter().any(is_open))
    }

    /// The winner of the final.
    pub fn winner(&self) -> Option<EntrantId> {
        let last = self.stages.get(self.depth.checked_sub(1)?)?;
        last.first()?.winner()
    }

    /// Gives the byes of the current stage to those to whom the organiser gave them.
    pub(super) fn give_byes(&mut self, round: &PostedRound) {
        if let Some(stage) = self.stages.last_mut() {
            give_byes(stage, round);
        }
    }

    /// Decides the ties of the current stage without a game.
    pub(super) fn walk_over(&mut self, round: &PostedRound) {
        if let Some(stage) = self.stages.last_mut() {
            walk_over(stage, round);
        }
    }

    /// Begins the next stage if all ties are decided; returns whether it did.
    pub(super) fn advance(&mut self) -> bool {
        if self.stages.len() >= self.depth || self.open().next().is_some() {
            return false;
        }
        let stage = self.current();
        let games = self.how.games();
        let mut next = if self.how.reseeds && self.kind != BracketKind::Winners {
            let through = |id: &&EntrantId| stage.iter().any(|tie| tie.winner() == Some(**id));
            let left: Vec<_> = self.seeds.iter().filter(through).copied().collect();
            first_stage(&left, stage.len(), games)
        } else {
            let pairs = stage.chunks(2).filter_map(|pair| match pair {
                [one, other] => Some(Tie::new([one.winner(), other.winner()], games)),
                _ => None,
            });
            pairs.collect()
        };
        let has_third = self.how.third_place && self.kind == BracketKind::Main;
        if let ([one, other], true) = (stage, has_third) {
            next.push(Tie::new([one.loser(), other.loser()], games));
        }
        self.stages.push(next);
        true
    }
}

/// Moves the byes of the first stage to the entrants to whom the organiser gave them.
fn give_byes(stage: &mut [Tie], round: &PostedRound) {
    let has_bye = |id: EntrantId| {
        let counts = |kind| matches!(kind, ByeKind::Allocated | ByeKind::Full);
        let mut byes = round.byes.iter();
        byes.any(|bye| bye.entrant == id && counts(bye.kind))
    };
    let alone = |tie: &Tie| match tie.who {
        [Some(one), None] | [None, Some(one)] if tie.walkover.is_none() => Some(one),
        _ => None,
    };
    // Entrants of ties of two whose place at the board was taken by another one.
    let is_swapped = |id: EntrantId| {
        let mut ties = stage.iter().filter(|tie| tie.who.contains(&Some(id)));
        has_bye(id) && ties.clone().all(|tie| tie.both().is_some()) && ties.next().is_some()
    };
    let byes = round.byes.iter().map(|bye| bye.entrant);
    let swapped = byes.filter(|id| is_swapped(*id)).collect::<Vec<_>>();
    let mut swapped = swapped.into_iter();
    for tie in stage.iter_mut() {
        if alone(tie).is_some_and(|id| is_at_board(round, id))
            && let Some(now) = swapped.next()
        {
            tie.who = [Some(now), None];
        }
    }
}

/// Decides ties of which neither plays and one has a full-point bye.
fn walk_over(stage: &mut [Tie], round: &PostedRound) {
    for tie in stage {
        let Some((one, other)) = tie.both() else {
            continue;
        };
        let is_open = tie.decision() == Decision::Open;
        if !is_open || is_at_board(round, one) || is_at_board(round, other) {
            continue;
        }
        let wins = |id: &EntrantId| {
            let mut byes = round.byes.iter();
            byes.any(|bye| bye.entrant == *id && bye.kind == ByeKind::Full)
        };
        tie.walkover = [one, other].into_iter().find(wins);
    }
}

fn is_at_board(round: &PostedRound, id: EntrantId) -> bool {
    round.boards.iter().any(|(pairing, _)| pairing.has(id))
}

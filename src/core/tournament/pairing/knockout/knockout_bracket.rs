//! The bracket of a knockout, derived from the rounds played.

use super::tie::{Decision, Tie, TieGame};
use crate::tournament::{ByeKind, EntrantId, Knockout, PostedRound};

/// The ties of a knockout so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnockoutBracket {
    /// The stages so far. The last stage has the final and, if it is played, the tie for third
    /// place after it.
    pub stages: Vec<Vec<Tie>>,
    /// Number of all stages.
    pub depth: usize,
    how: Knockout,
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

impl KnockoutBracket {
    /// The bracket before the first game; `seeds` are the entrants in the order of their seeds.
    pub(crate) fn new(seeds: &[EntrantId], knockout: Knockout) -> KnockoutBracket {
        let size = seeds.len().max(2).next_power_of_two();
        let places = seeded(size);
        let at = |seed: usize| seeds.get(seed - 1).copied();
        let ties = places.chunks(2).filter_map(|pair| match pair {
            [one, other] => Some(Tie::new([at(*one), at(*other)], knockout.games())),
            _ => None,
        });
        KnockoutBracket {
            stages: vec![ties.collect()],
            depth: size.ilog2() as usize,
            how: knockout,
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

    /// Whether no game has been played.
    pub(crate) fn is_new(&self) -> bool {
        let is_new = |tie: &Tie| tie.games.is_empty() && tie.walkover.is_none();
        self.stages.len() == 1 && self.current().iter().all(is_new)
    }

    /// Whether all ties are decided.
    pub fn is_over(&self) -> bool {
        self.stages.len() == self.depth && self.open().next().is_none()
    }

    /// The winner of the final.
    pub fn winner(&self) -> Option<EntrantId> {
        let last = self.stages.get(self.depth.checked_sub(1)?)?;
        match last.first()?.decision() {
            Decision::Through(winner) => Some(winner),
            Decision::Open | Decision::Nobody => None,
        }
    }

    /// Adds a round. Pairs belong to the ties of the same entrants; pairs that the organiser
    /// changed take the remaining ties in order.
    pub(crate) fn add(&mut self, round: &PostedRound) {
        let Some(stage) = self.stages.last_mut() else {
            return;
        };
        give_byes(stage, round);
        let open = |tie: &Tie| tie.decision() == Decision::Open;
        let games = round.boards.iter().map(|(pairing, scored)| TieGame {
            round: round.number,
            pairing: *pairing,
            scored: *scored,
        });
        let (known, changed) = games.partition::<Vec<_>, _>(|game| {
            let mut ties = stage.iter();
            ties.any(|tie| open(tie) && tie.is_of(&game.pairing))
        });
        for game in known {
            let mut ties = stage.iter_mut();
            if let Some(tie) = ties.find(|tie| open(tie) && tie.is_of(&game.pairing)) {
                tie.games.push(game);
            }
        }
        // A pair of no tie was changed by hand. It takes the place of the next tie without a game,
        // so that the bracket goes on with the entrants who really played.
        for game in changed {
            let is_free = |tie: &&mut Tie| open(tie) && tie.games.is_empty();
            if let Some(tie) = stage.iter_mut().find(is_free) {
                tie.who = [Some(game.pairing.first), Some(game.pairing.second)];
                tie.games.push(game);
            }
        }
        walk_over(stage, round);
        self.advance();
    }

    /// Begins the next stage once all ties are decided.
    fn advance(&mut self) {
        if self.stages.len() >= self.depth || self.open().next().is_some() {
            return;
        }
        let stage = self.current();
        let through = |tie: &Tie| match tie.decision() {
            Decision::Through(winner) => Some(winner),
            Decision::Open | Decision::Nobody => None,
        };
        let regular = self.how.games();
        let mut next = stage
            .chunks(2)
            .filter_map(|pair| match pair {
                [one, other] => Some(Tie::new([through(one), through(other)], regular)),
                _ => None,
            })
            .collect::<Vec<_>>();
        if let ([one, other], true) = (stage, self.how.third_place) {
            next.push(Tie::new([one.loser(), other.loser()], regular));
        }
        self.stages.push(next);
        // A stage without games to play is over at once.
        self.advance();
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

//! The bracket of a knockout, derived from the games that were played.

use super::tie::{Decision, Tie, TieGame};
use crate::tournament::{ByeKind, DraftRound, EntrantId, Knockout, Scored};

/// A knockout as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnockoutBracket {
    /// The stages so far, the first one in front. The last stage has the final
    /// and, where it is played, the tie for the third place after it.
    pub stages: Vec<Vec<Tie>>,
    /// How many stages there are in all.
    pub depth: usize,
    how: Knockout,
}

/// A round of a bracket: who met whom, with the results so far.
pub(crate) struct Played {
    pub(crate) plan: DraftRound,
    pub(crate) results: Vec<Option<Scored>>,
}

/// The places of a bracket in the order of seeds, so that the best meet as late
/// as possible: 1–8, 4–5, 2–7, 3–6.
pub(crate) fn seeded(size: usize) -> Vec<usize> {
    // Each stage before splits a place: seed n meets the one who makes the sum of the two one
    // more than the number of places, so that winning seeds meet in the same order.
    let mut order = vec![1];
    while order.len() < size {
        let sum = order.len() * 2 + 1;
        order = order.iter().flat_map(|seed| [*seed, sum - seed]).collect();
    }
    order
}

impl KnockoutBracket {
    /// The bracket of the entrants in the order of their seeds, before a game.
    pub(crate) fn new(seeds: &[EntrantId], how: Knockout) -> KnockoutBracket {
        let size = seeds.len().max(2).next_power_of_two();
        let places = seeded(size);
        let at = |seed: usize| seeds.get(seed - 1).copied();
        let ties = places.chunks(2).filter_map(|pair| match pair {
            [one, other] => Some(Tie::new([at(*one), at(*other)], how.games())),
            _ => None,
        });
        KnockoutBracket {
            stages: vec![ties.collect()],
            depth: size.ilog2() as usize,
            how,
        }
    }

    /// The ties of the stage that is being played.
    pub fn current(&self) -> &[Tie] {
        self.stages.last().map_or(&[], Vec::as_slice)
    }

    /// The ties that another game is to be played in, in the order of boards:
    /// the final before the tie for the third place.
    pub(crate) fn open(&self) -> impl Iterator<Item = &Tie> {
        self.current()
            .iter()
            .filter(|tie| tie.decision() == Decision::Open)
    }

    /// Whether no game has been played in it.
    pub(crate) fn is_new(&self) -> bool {
        let is_new = |tie: &Tie| tie.games.is_empty() && tie.walkover.is_none();
        self.stages.len() == 1 && self.current().iter().all(is_new)
    }

    /// Whether everything is decided.
    pub fn is_over(&self) -> bool {
        self.stages.len() == self.depth && self.open().next().is_none()
    }

    /// Who has won it.
    pub fn winner(&self) -> Option<EntrantId> {
        let last = self.stages.get(self.depth.checked_sub(1)?)?;
        match last.first()?.decision() {
            Decision::Through(winner) => Some(winner),
            Decision::Open | Decision::Nobody => None,
        }
    }

    /// Adds a round. Ties are found by who meets; where the organiser changed
    /// the draft, the other pairs take the other ties in their order.
    pub(crate) fn add(&mut self, played: &Played) {
        let round = played.plan.number;
        let Some(stage) = self.stages.last_mut() else {
            return;
        };
        give_byes(stage, &played.plan);
        let open = |tie: &Tie| tie.decision() == Decision::Open;
        let boards = played.plan.pairings.iter().zip(&played.results);
        let (known, changed) = boards.partition::<Vec<_>, _>(|(pairing, _)| {
            stage.iter().any(|tie| open(tie) && tie.is_of(pairing))
        });
        for (pairing, scored) in known {
            let tie = stage.iter_mut().find(|tie| open(tie) && tie.is_of(pairing));
            if let Some(tie) = tie {
                tie.games.push(TieGame {
                    round,
                    pairing: *pairing,
                    scored: *scored,
                });
            }
        }
        // A pair that no tie names was changed by hand. It takes the place of the next tie without
        // a game, so that the bracket goes on with those who really played.
        for (pairing, scored) in changed {
            let is_free = |tie: &&mut Tie| open(tie) && tie.games.is_empty();
            if let Some(tie) = stage.iter_mut().find(is_free) {
                tie.who = [Some(pairing.first), Some(pairing.second)];
                tie.games.push(TieGame {
                    round,
                    pairing: *pairing,
                    scored: *scored,
                });
            }
        }
        walk_over(stage, &played.plan);
        self.go_on();
    }

    /// Begins the next stage once every tie is decided.
    fn go_on(&mut self) {
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
        // A stage in which nobody has to play is over at once.
        self.go_on();
    }
}

/// Who has the bye of the first stage; the organiser may have given it to
/// somebody else.
fn give_byes(stage: &mut [Tie], plan: &DraftRound) {
    let has_bye = |id: EntrantId| {
        let byes = plan.byes.iter();
        let counts = |kind| matches!(kind, ByeKind::Allocated | ByeKind::Full);
        byes.clone()
            .any(|bye| bye.entrant == id && counts(bye.kind))
    };
    let alone = |tie: &Tie| match tie.who {
        [Some(one), None] | [None, Some(one)] if tie.walkover.is_none() => Some(one),
        _ => None,
    };
    let is_placed = |id: EntrantId, stage: &[Tie]| {
        stage
            .iter()
            .any(|tie| tie.who.contains(&Some(id)) && tie.both().is_none())
    };
    let swapped = plan
        .byes
        .iter()
        .map(|bye| bye.entrant)
        .filter(|id| has_bye(*id) && !is_placed(*id, stage))
        .filter(|id| {
            // Somebody of an open tie whose place at the board was taken.
            let is_paired = |tie: &Tie| tie.both().is_some() && tie.who.contains(&Some(*id));
            stage.iter().any(is_paired)
        })
        .collect::<Vec<_>>();
    let mut swapped = swapped.into_iter();
    for tie in stage.iter_mut() {
        let is_at_board = |id| plan.pairings.iter().any(|pairing| pairing.has(id));
        if alone(tie).is_some_and(is_at_board)
            && let Some(now) = swapped.next()
        {
            tie.who = [Some(now), None];
        }
    }
}

/// Who sits out with a bye although an opponent was due goes on without a game.
fn walk_over(stage: &mut [Tie], plan: &DraftRound) {
    for tie in stage {
        let is_idle = |id: EntrantId| !plan.pairings.iter().any(|pairing| pairing.has(id));
        let Some((one, other)) = tie.both() else {
            continue;
        };
        if tie.decision() != Decision::Open || !is_idle(one) || !is_idle(other) {
            continue;
        }
        let wins = |id: EntrantId| {
            let byes = plan.byes.iter();
            byes.clone()
                .any(|bye| bye.entrant == id && bye.kind == ByeKind::Full)
        };
        tie.walkover = [one, other].into_iter().find(|id| wins(*id));
    }
}

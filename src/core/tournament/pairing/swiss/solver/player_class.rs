//! The equivalence classes of the players of a bracket of the Dutch system.

use super::bracket::{Bracket, Scope};
use super::cost::Costs;
use super::equivalence_classes::{TightClasses, tight_classes};
use super::priority_weights::PriorityWeights;
use super::transposed::class_of;
use super::weight::Weight;
use crate::rules::Side;
use crate::tournament::pairing::swiss::colour::Strength;
use crate::tournament::pairing::swiss::law::floats::{was_down, was_up};

/// All that the cost of a pair depends on, apart from past meetings.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum PlayerClass {
    /// A player of the bracket.
    Own(OwnClass),
    /// A player of the next bracket or below: C3, and whether the player may sit out.
    Below {
        is_next: bool,
        colours: usize,
        may_leave: bool,
        settled: Option<usize>,
    },
    Nobody,
}

/// The class of a player of the bracket.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct OwnClass {
    /// The score group of an MDP.
    moved: Option<usize>,
    side: Option<Side>,
    strength: Strength,
    topscorer: Option<(bool, u32, Option<Side>)>,
    down: [bool; 2],
    up: [bool; 2],
    unplayed: u32,
    may_leave: bool,
    suits: bool,
    settled: Option<usize>,
}

/// The tight pairs of a bracket; `None` if the classes give no bound.
pub(super) fn tight_classes_of<W: Weight>(
    bracket: &Bracket,
    costs: &Costs<W>,
    weights: &PriorityWeights,
) -> Option<TightClasses> {
    let classifier = Classifier::of(bracket, weights);
    let class = |vertex: usize| classifier.class(vertex, costs.rank(vertex));
    tight_classes((0..costs.len()).map(class), costs)
}

/// Divides the players of a bracket into classes. Properties that make no difference in this
/// bracket are left out, so that there are few classes.
struct Classifier<'a> {
    bracket: &'a Bracket<'a>,
    group: Vec<usize>,
    with_c9: bool,
    has_topscorers: bool,
    /// Whether somebody may float down.
    may_leave: bool,
}

impl<'a> Classifier<'a> {
    fn of(bracket: &'a Bracket<'a>, weights: &PriorityWeights) -> Classifier<'a> {
        let is_topscorer = |rank: &usize| bracket.ready.all[*rank].is_topscorer;
        Classifier {
            bracket,
            group: bracket.group_of_moved(),
            with_c9: weights.c9.is_some(),
            has_topscorers: bracket.own.iter().any(is_topscorer),
            may_leave: bracket.dummy_count() > 0 || bracket.scope != Scope::Alone,
        }
    }

    fn class(&self, place: usize, rank: Option<usize>) -> PlayerClass {
        let Some(rank) = rank else {
            return PlayerClass::Nobody;
        };
        let bracket = self.bracket;
        let own = bracket.own.len();
        let one = &bracket.ready.all[rank];
        let settled = one.is_settled.then_some(place);
        if place >= own {
            return PlayerClass::Below {
                is_next: place < own + bracket.next.len(),
                colours: class_of(bracket.ready, rank),
                may_leave: bracket.may_be_left(rank),
                settled,
            };
        }
        let moved = self.group.get(place).copied();
        let has_moved = bracket.moved > 0 && moved.is_none();
        let preference = &one.preference;
        PlayerClass::Own(OwnClass {
            moved,
            side: preference.side,
            strength: preference.strength,
            topscorer: self.has_topscorers.then_some((
                one.is_topscorer,
                preference.apart,
                preference.repeated,
            )),
            down: [0, 1].map(|ago| self.may_leave && was_down(one, ago)),
            up: [0, 1].map(|ago| has_moved && was_up(one, ago)),
            unplayed: if self.with_c9 { one.unplayed } else { 0 },
            may_leave: bracket.may_be_left(rank),
            suits: bracket.suits_next.get(place).copied().unwrap_or(true),
            settled,
        })
    }
}

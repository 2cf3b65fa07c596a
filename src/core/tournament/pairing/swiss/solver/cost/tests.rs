//! Costs compared with the law: of two candidates of a bracket the better one costs less.

use super::Costs;
use crate::tournament::pairing::swiss::law::{self, Measure, PairedBracket};
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::solver::bracket::{Bracket, Scope};
use crate::tournament::pairing::swiss::solver::completion::c5_bye_score;
use crate::tournament::pairing::swiss::solver::priority_weights::PriorityWeights;
use crate::tournament::pairing::swiss::solver::tests::{Dice, begun, one_sided};
use crate::tournament::pairing::swiss::solver::weight::{Weight, Wide};
use crate::tournament::pairing::swiss::{Criterion, Field, Round};
use std::collections::BTreeMap;

type Cost = Wide<16>;

/// The cost of all pairs of a round in the graph of a bracket. `mates` are ranks.
fn cost(bracket: &Bracket, with_c9: bool, mates: &[(usize, Option<usize>)]) -> Cost {
    let weights = PriorityWeights::of(bracket, with_c9, true);
    let costs = Costs::<Cost>::new(bracket, &weights);
    let everybody = bracket.own.iter().chain(bracket.next).chain(bracket.rest);
    let places = everybody.copied().zip(0..).collect::<BTreeMap<_, _>>();
    let mut sum = Cost::ZERO;
    for (one, other) in mates {
        let Some(one) = places.get(one) else { continue };
        let other = match other {
            Some(other) => places.get(other).copied(),
            None => Some(places.len()),
        };
        if let Some(other) = other {
            sum += costs.edge(*one.min(&other), *one.max(&other));
        }
    }
    sum
}

/// A candidate: its measures, whether its only downfloater gets the bye, and all pairs of the
/// round.
struct Candidate {
    measures: Vec<Measure>,
    is_bye_down: bool,
    mates: Vec<(usize, Option<usize>)>,
}

fn candidate(
    field: &PreparedField,
    brackets: &[PairedBracket],
    at: usize,
    bye: Option<usize>,
) -> Candidate {
    let down = &brackets[at].down;
    let pairs = brackets.iter().flat_map(|one| one.pairs.iter());
    let pairs = pairs.map(|(one, other)| (*one, Some(*other)));
    Candidate {
        measures: law::measures(field, &brackets[at], brackets.get(at + 1), bye),
        is_bye_down: down.len() == 1 && bye == Some(down[0]),
        mates: pairs.chain(bye.map(|one| (one, None))).collect(),
    }
}

/// The candidates of each bracket, by its index and its MDPs.
fn candidates(
    field: &PreparedField,
    rounds: &[Round],
) -> BTreeMap<(usize, Vec<usize>), Vec<Candidate>> {
    let mut all = BTreeMap::<_, Vec<_>>::new();
    for round in rounds {
        let bye = round.bye.and_then(|at| field.rank_of(at));
        let brackets = law::brackets(field, round);
        for (at, one) in brackets.iter().enumerate() {
            let those = all.entry((at, one.moved.clone())).or_default();
            those.push(candidate(field, &brackets, at, bye));
        }
    }
    all
}

/// Compares neighbouring candidates. Adds the number of pairs by the criterion that decides.
fn compare(field: &Field, found: &mut BTreeMap<Criterion, usize>) {
    let ready = PreparedField::of(field);
    let Ok(bye) = c5_bye_score(&ready) else {
        return;
    };
    let mut rounds = law::rounds(field);
    let rank = |round: &Round| ready.rank_of(round.bye?);
    rounds.retain(|round| rank(round).map(|one| ready.all[one].score) == bye);
    let groups = ready.score_groups();
    for ((at, moved), mut those) in candidates(&ready, &rounds) {
        let own = moved.iter().chain(&groups[at]).copied().collect::<Vec<_>>();
        let below = groups.get(at + 1).map_or(&[][..], Vec::as_slice);
        let rest = groups.iter().skip(at + 2).flatten().copied();
        let rest = rest.collect::<Vec<_>>();
        let bracket = Bracket {
            ready: &ready,
            scope: Scope::Whole,
            moved: moved.len(),
            own: &own,
            next: below,
            rest: &rest,
            bye,
            seeks_bye: true,
            suits_next: &[],
            forced_down: None,
        };
        those.sort_by(|one, other| one.measures.cmp(&other.measures));
        for pair in those.windows(2) {
            let [one, other] = pair else { continue };
            let with_c9 = one.is_bye_down && other.is_bye_down;
            let mut measures = one.measures.iter().zip(&other.measures);
            let counts = |one: &Measure| with_c9 || one.criterion != Criterion::C9;
            let first = measures.find(|(one, other)| counts(one) && one != other);
            let Some((first, second)) = first else {
                continue;
            };
            let cost = |one: &Candidate| cost(&bracket, with_c9, &one.mates);
            assert_eq!(
                cost(one).cmp(&cost(other)),
                first.cmp(second),
                "{:?} of {:?} and {:?} in {field:?}",
                first.criterion,
                one.mates,
                other.mates
            );
            *found.entry(first.criterion).or_default() += 1;
        }
    }
}

/// C.04.3:2 each of C6 to C21 outweighs all later ones.
#[test]
fn of_two_candidates_the_better_one_costs_less() {
    let mut dice = Dice(321);
    let mut found = BTreeMap::new();
    for _ in 0..250 {
        let mut field = begun(&mut dice, 5, 4);
        for _ in 0..2 + dice.roll(4) {
            one_sided(&mut field, &mut dice);
        }
        if dice.roll(2) == 0 {
            field.rounds = field.round;
        }
        compare(&field, &mut found);
    }
    assert_eq!(
        found.len(),
        16,
        "each criterion decides somewhere: {found:?}"
    );
}

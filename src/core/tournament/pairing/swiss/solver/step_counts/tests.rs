use super::counter::{Counts, taken};
use crate::tournament::pairing::swiss::solver::by_classes::tests::{Dice, beginning, play};
use crate::tournament::pairing::swiss::solver::pair_bracket::tests::one_sided;
use crate::tournament::pairing::swiss::{Field, pair};

/// The steps that all rounds of twelve random fields take.
fn effort(seed: u64, field: impl Fn(&mut Dice) -> Field, rounds: usize) -> Counts {
    let mut dice = Dice(seed);
    taken();
    for _ in 0..12 {
        let mut field = field(&mut dice);
        for _ in 0..rounds {
            let Ok(round) = pair(&field) else { break };
            play(&mut field, &round, &mut dice);
        }
    }
    taken()
}

fn large(dice: &mut Dice) -> Field {
    let mut field = beginning(dice);
    while field.players.len() < 40 {
        field = beginning(dice);
    }
    field
}

/// Slow paths find the same rounds, so only these counts show that one is taken unnecessarily.
/// After an intended change of the solver, enter the new counts; fewer are better.
#[test]
fn step_counts_of_random_fields() {
    assert_eq!(
        effort(1, large, 8),
        [93, 1_059, 114, 714, 963, 3_297, 0, 930, 42_232]
    );
}

/// Many players prefer the same side.
#[test]
fn step_counts_of_fields_with_a_colour_surplus() {
    let field = |dice: &mut Dice| {
        let mut field = large(dice);
        for _ in 0..2 + dice.roll(4) {
            one_sided(&mut field, dice);
        }
        field
    };
    assert_eq!(
        effort(2, field, 1),
        [1, 20, 0, 142, 801, 1_211, 0, 181, 7_186]
    );
}

/// Nearly half of all pairs are forbidden, so that players are exchanged.
#[test]
fn step_counts_of_fields_with_many_forbidden_pairs() {
    let field = |dice: &mut Dice| {
        let mut field = large(dice);
        let percent = 30 + dice.roll(50);
        for one in 0..field.players.len() {
            for other in 0..one {
                if dice.roll(100) < percent {
                    field.forbidden.push((other, one));
                }
            }
        }
        field
    };
    assert_eq!(
        effort(3, field, 4),
        [209, 2_992, 1_206, 568, 1_167, 6_484, 0, 3_304, 172_735]
    );
}

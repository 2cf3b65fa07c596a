//! The quick ways of the solver against the law, in fields so small that all rounds can be tried.

pub(super) use super::by_classes::tests::Dice;
use super::by_classes::tests::{beginning, play};
use super::pair_from;
pub(super) use super::step::tests::one_sided;
use crate::rules::Side;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::round::{Round, seat_all};
use crate::tournament::pairing::swiss::{Field, law};

/// The round that the quick ways find, whatever the size of the field.
fn quickly(field: &Field) -> Option<Round> {
    let ready = PreparedField::of(field);
    let found = pair_from(&ready, 0).ok().filter(|_| ready.len() > 1)?;
    Some(seat_all(field, &ready, found.pairs, found.bye))
}

pub(super) fn begun(dice: &mut Dice, least: u64, more: u64) -> Field {
    let mut field = beginning(dice);
    field.players.truncate((least + dice.roll(more)) as usize);
    field.forbidden.clear();
    field.initial = [Side::First, Side::Second][dice.roll(2) as usize];
    field
}

/// Compares one round; whether there is a legal one.
fn is_lawful(field: &Field) -> bool {
    let best = law::pair(field);
    assert_eq!(quickly(field), best, "{field:?}");
    best.is_some()
}

/// Histories in which those with equal scores are due the same side.
#[test]
fn the_quick_ways_find_the_round_of_the_law_where_many_are_due_the_same_side() {
    let mut dice = Dice(1999);
    let mut rounds = 0;
    for _ in 0..700 {
        let mut field = begun(&mut dice, 4, 5);
        for _ in 0..1 + dice.roll(5) {
            one_sided(&mut field, &mut dice);
        }
        if dice.roll(3) == 0 {
            field.rounds = field.round;
        }
        rounds += usize::from(is_lawful(&field));
    }
    assert!(rounds > 300, "{rounds}");
}

/// Whole tournaments, every round of which the system itself has paired.
#[test]
fn the_quick_ways_find_every_round_of_the_law() {
    let mut dice = Dice(2024);
    let mut rounds = 0;
    for _ in 0..120 {
        let mut field = begun(&mut dice, 4, 6);
        field.rounds = 5;
        while field.round <= field.rounds && is_lawful(&field) {
            rounds += 1;
            if let Some(round) = quickly(&field) {
                play(&mut field, &round, &mut dice);
            }
        }
    }
    assert!(rounds > 300, "{rounds}");
}

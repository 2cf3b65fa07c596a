//! C14 to C21: players who floated in one of the last two rounds do not float that way again.

use super::paired_bracket::PairedBracket;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::{Float, PreparedField, PreparedPlayer};
use std::cmp::Reverse;

/// One round ago, and two.
const LAST: usize = 0;
const BEFORE: usize = 1;

/// C.04.3:2 C14: residents who float down and did so in the last round.
pub(super) fn c14_down_again(field: &PreparedField, bracket: &PairedBracket) -> Vec<Tenths> {
    residents_down(field, bracket, LAST)
}

/// C.04.3:2 C15: opponents of moved-down players (MDPs) who floated up in the last round.
pub(super) fn c15_up_again(field: &PreparedField, bracket: &PairedBracket) -> Vec<Tenths> {
    vec![opponents_up(field, bracket, LAST).len() as Tenths]
}

/// C.04.3:2 C16: as C14, two rounds ago.
pub(super) fn c16_down_two_ago(field: &PreparedField, bracket: &PairedBracket) -> Vec<Tenths> {
    residents_down(field, bracket, BEFORE)
}

/// C.04.3:2 C17: as C15, two rounds ago.
pub(super) fn c17_up_two_ago(field: &PreparedField, bracket: &PairedBracket) -> Vec<Tenths> {
    vec![opponents_up(field, bracket, BEFORE).len() as Tenths]
}

/// C.04.3:2 C18: score differences of MDPs who float down again and did so in the last round.
pub(super) fn c18_distance_down_again(
    field: &PreparedField,
    bracket: &PairedBracket,
) -> Vec<Tenths> {
    moved_down(field, bracket, LAST)
}

/// C.04.3:2 C19: score differences of MDPs whose opponents floated up in the last round.
pub(super) fn c19_distance_up_again(field: &PreparedField, bracket: &PairedBracket) -> Vec<Tenths> {
    opponents_up(field, bracket, LAST)
}

/// C.04.3:2 C20: as C18, two rounds ago.
pub(super) fn c20_distance_down_two_ago(
    field: &PreparedField,
    bracket: &PairedBracket,
) -> Vec<Tenths> {
    moved_down(field, bracket, BEFORE)
}

/// C.04.3:2 C21: as C19, two rounds ago.
pub(super) fn c21_distance_up_two_ago(
    field: &PreparedField,
    bracket: &PairedBracket,
) -> Vec<Tenths> {
    opponents_up(field, bracket, BEFORE)
}

/// Whether a player floated down in the last round (`ago` 0) or the one before it (1).
pub(in crate::tournament::pairing::swiss) fn was_down(one: &PreparedPlayer, ago: usize) -> bool {
    one.floats[ago] == Float::Down
}

/// Whether a player floated up in the last round (`ago` 0) or the one before it (1).
pub(in crate::tournament::pairing::swiss) fn was_up(one: &PreparedPlayer, ago: usize) -> bool {
    one.floats[ago] == Float::Up
}

fn residents_down(field: &PreparedField, bracket: &PairedBracket, ago: usize) -> Vec<Tenths> {
    let again = |one: &&usize| !bracket.is_moved(**one) && was_down(&field.all[**one], ago);
    vec![bracket.down.iter().filter(again).count() as Tenths]
}

fn moved_down(field: &PreparedField, bracket: &PairedBracket, ago: usize) -> Vec<Tenths> {
    let again = |one: &&usize| bracket.is_moved(**one) && was_down(&field.all[**one], ago);
    distances(field, bracket, bracket.down.iter().filter(again).copied())
}

fn opponents_up(field: &PreparedField, bracket: &PairedBracket, ago: usize) -> Vec<Tenths> {
    let again = bracket
        .pairs
        .iter()
        .filter(|(one, other)| bracket.is_moved(*one) && was_up(&field.all[*other], ago));
    distances(field, bracket, again.map(|(one, _)| *one))
}

/// Score differences to the bracket, the largest first.
fn distances(
    field: &PreparedField,
    bracket: &PairedBracket,
    these: impl Iterator<Item = usize>,
) -> Vec<Tenths> {
    let mut all = these
        .map(|one| field.all[one].score - bracket.score)
        .collect::<Vec<_>>();
    all.sort_unstable_by_key(|distance| Reverse(*distance));
    all
}

use super::{SMALL, step};
use crate::rules::Side;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::pair;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::solver::best_candidate::best_by_pairs;
use crate::tournament::pairing::swiss::solver::bracket::{Bracket, BracketPairing, Scope};
use crate::tournament::pairing::swiss::solver::by_classes::tests::{Dice, beginning, play, sorted};
use crate::tournament::pairing::swiss::solver::completion::c5_bye_score;
use crate::tournament::pairing::swiss::{Field, PastKind, PastRound};

/// The bracket paired in the scope of all remaining players.
fn whole(
    field: &PreparedField,
    moved: &[usize],
    group: &[usize],
    below: &[Vec<usize>],
    bye: Option<Tenths>,
) -> Option<BracketPairing> {
    let own = moved.iter().chain(group).copied().collect::<Vec<_>>();
    let rest = below.iter().skip(1).flatten().copied().collect::<Vec<_>>();
    let score = group.first().map(|one| field.all[*one].score);
    let bracket = Bracket {
        ready: field,
        scope: Scope::Whole,
        moved: moved.len(),
        own: &own,
        next: below.first().map(Vec::as_slice).unwrap_or_default(),
        rest: &rest,
        bye,
        seeks_bye: bye.is_some() && bye >= score,
        suits_next: &[],
        forced_down: None,
    };
    best_by_pairs(&bracket)
}

/// Compares the brackets of a round. Returns their number.
fn compare(field: &Field) -> usize {
    let ready = PreparedField::of(field);
    let Ok(bye) = c5_bye_score(&ready) else {
        return 0;
    };
    let groups = ready.score_groups();
    let mut moved = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        let below = &groups[at + 1..];
        let found = step(&ready, &moved, group, below, bye, SMALL);
        let thorough = whole(&ready, &moved, group, below, bye);
        let down = found.as_ref().map(|outcome| outcome.down.clone());
        assert_eq!(
            sorted(found),
            sorted(thorough),
            "bracket {at} of round {} of {field:?}",
            field.round
        );
        let Some(down) = down else { break };
        moved = down;
    }
    groups.len()
}

#[test]
fn narrow_scopes_find_what_the_whole_scope_finds() {
    let mut dice = Dice(1909);
    let mut brackets = 0;
    let mut fields = 0;
    while fields < 10 {
        let mut field = beginning(&mut dice);
        if !(SMALL + 2..SMALL + 16).contains(&field.players.len()) {
            continue;
        }
        fields += 1;
        // In late rounds of a small field few legal pairs remain.
        for _ in 0..11 {
            brackets += compare(&field);
            let Ok(round) = pair(&field) else { break };
            play(&mut field, &round, &mut dice);
        }
    }
    assert!(brackets > 400, "{brackets}");
}

/// Plays a round of random pairs in which nearly all winners moved first: players with equal
/// scores then prefer the same side, and many of a bracket cannot meet each other.
pub(in crate::tournament::pairing::swiss) fn one_sided(field: &mut Field, dice: &mut Dice) {
    let past = |what, points| PastRound { what, points };
    let mut now = vec![past(PastKind::NotPaired, 0); field.players.len()];
    let mut open = (0..field.players.len())
        .filter(|at| field.players[*at].is_here)
        .collect::<Vec<_>>();
    while open.len() > 1 {
        let one = open.swap_remove(dice.roll(open.len() as u64) as usize);
        let other = open.swap_remove(dice.roll(open.len() as u64) as usize);
        let side = if dice.roll(12) > 0 {
            Side::First
        } else {
            Side::Second
        };
        let points = [(10, 0), (10, 0), (10, 0), (5, 5)][dice.roll(4) as usize];
        let game = |against, side| PastKind::Played { against, side };
        now[one] = past(game(other, side), points.0);
        now[other] = past(game(one, !side), points.1);
    }
    if let Some(alone) = open.pop() {
        now[alone] = past(PastKind::PairingBye, 10);
    }
    for (player, now) in field.players.iter_mut().zip(now) {
        player.past.push(now);
        player.is_here = dice.roll(15) > 0;
    }
    field.round += 1;
}

#[test]
fn narrow_scopes_find_what_the_whole_scope_finds_with_a_colour_surplus() {
    let mut dice = Dice(1883);
    let mut brackets = 0;
    for _ in 0..24 {
        let mut field = beginning(&mut dice);
        while !(SMALL + 2..SMALL + 18).contains(&field.players.len()) {
            field = beginning(&mut dice);
        }
        for _ in 0..2 + dice.roll(4) {
            one_sided(&mut field, &mut dice);
        }
        brackets += compare(&field);
    }
    assert!(brackets > 100, "{brackets}");
}

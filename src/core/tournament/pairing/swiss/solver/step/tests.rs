use super::{SMALL, solve, step};
use crate::tournament::pairing::swiss::Field;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::pair;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use crate::tournament::pairing::swiss::solver::bracket::{Bracket, Outcome, Scope};
use crate::tournament::pairing::swiss::solver::by_classes::tests::{Dice, beginning, play, sorted};
use crate::tournament::pairing::swiss::solver::completion::c5_bye_score;

/// The bracket with all that are below it, looked at at once.
fn whole(
    ready: &PreparedField,
    moved: &[usize],
    group: &[usize],
    below: &[Vec<usize>],
    bye: Option<Tenths>,
) -> Option<Outcome> {
    let own = moved.iter().chain(group).copied().collect::<Vec<_>>();
    let rest = below.iter().skip(1).flatten().copied().collect::<Vec<_>>();
    let score = group.first().map(|one| ready.all[*one].score);
    let bracket = Bracket {
        ready,
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
    solve::best(&bracket)
}

/// Compares the brackets of a round; how many there were.
fn compare(field: &Field) -> usize {
    let ready = PreparedField::of(field);
    let Ok(bye) = c5_bye_score(&ready) else {
        return 0;
    };
    let groups = ready.score_groups();
    let mut moved = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        let below = &groups[at + 1..];
        let found = step(&ready, &moved, group, below, bye);
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
fn looking_only_as_far_as_needed_finds_what_looking_at_all_finds() {
    let mut dice = Dice(1909);
    let mut brackets = 0;
    let mut fields = 0;
    while fields < 10 {
        let mut field = beginning(&mut dice);
        if !(SMALL + 2..SMALL + 16).contains(&field.players.len()) {
            continue;
        }
        fields += 1;
        // Late rounds of a small field are those in which it is hard to find somebody.
        for _ in 0..11 {
            brackets += compare(&field);
            let Ok(round) = pair(&field) else { break };
            play(&mut field, &round, &mut dice);
        }
    }
    assert!(brackets > 400, "{brackets}");
}

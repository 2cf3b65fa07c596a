//! What is told of a round is so.

use super::hall::{play, points, tournament};
use inkundla::rules::Side;
use inkundla::tournament::pairing::{MovesFirst, explain, pair};
use inkundla::tournament::{ByeKind, EntrantId, PairingResult, Points, System, Tournament};
use proptest::prelude::*;
use std::cmp::Reverse;

/// Points so far, as the closed rounds say: a win or the bye of the pairing is two halves.
fn scored(made: &Tournament, id: EntrantId) -> Points {
    let mut halves = 0;
    for closed in &made.closed {
        for (pairing, result) in closed.boards.iter().filter(|(pairing, _)| pairing.has(id)) {
            halves += match result.result.winner() {
                Some(Side::First) => 2 * u16::from(pairing.first == id),
                Some(Side::Second) => 2 * u16::from(pairing.second == id),
                None => 1,
            };
        }
        halves += 2 * u16::from(closed.byes.iter().any(|bye| bye.entrant == id));
    }
    points(halves)
}

fn had_a_bye(made: &Tournament, id: EntrantId) -> bool {
    let byes = made.closed.iter().flat_map(|closed| &closed.byes);
    byes.into_iter().any(|bye| bye.entrant == id)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Who moves first is told with a reason, and as changed just where it was changed;
    /// a bye, with all who are lower and why they have it not.
    #[test]
    fn a_round_is_explained_by_what_was_played(
        by_dutch in any::<bool>(),
        count in 5u16..14,
        results in prop::collection::vec(0u8..3, 40),
    ) {
        let system = if by_dutch { System::Swiss } else { System::Monrad };
        let mut made = tournament(system, count);
        made.options.rounds = 4;
        let mut results = results.into_iter().cycle();
        for _ in 0..4 {
            let Ok(draft) = pair(&made) else { break };
            let told = explain(&made, &draft);
            for (why, pairing) in told.pairs.iter().zip(&draft.pairings) {
                prop_assert_ne!(why.moves_first, MovesFirst::Changed);
                prop_assert_eq!(why.first.points, scored(&made, pairing.first));
                prop_assert_eq!(why.second.points, scored(&made, pairing.second));
            }
            for board in 0..draft.pairings.len() {
                let mut changed = draft.clone();
                changed.swap_sides(draft.pairings[board].board).unwrap();
                let told = explain(&made, &changed);
                for (at, why) in told.pairs.iter().enumerate() {
                    prop_assert_eq!(why.moves_first == MovesFirst::Changed, at == board);
                }
            }
            for (why, bye) in told.byes.iter().zip(&draft.byes) {
                prop_assert_eq!((why.entrant, why.kind), (bye.entrant, ByeKind::Allocated));
                let seat = |id: EntrantId| (Reverse(scored(&made, id)), id);
                let lower: Vec<EntrantId> = (1..=i64::from(count))
                    .map(EntrantId)
                    .filter(|id| seat(*id) > seat(bye.entrant))
                    .collect();
                let (had_one, needed): (Vec<EntrantId>, Vec<EntrantId>) =
                    lower.into_iter().partition(|id| had_a_bye(&made, *id));
                prop_assert_eq!(&why.had_one, &had_one);
                prop_assert_eq!(&why.needed, &needed);
            }
            play(&mut made, |_| match results.next().unwrap() {
                0 => PairingResult::Won(Side::First),
                1 => PairingResult::Won(Side::Second),
                _ => PairingResult::Drawn,
            });
        }
    }
}

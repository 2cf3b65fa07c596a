//! Random tournaments violate no absolute criterion.

use super::law::{may_meet, may_sit_out};
use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{
    Field, NoLegalPairing, PastKind, PastRound, Round, pair,
};
use proptest::prelude::*;

/// Plays a round; each pair and each absent player takes one of the dice.
fn play(field: &mut Field, round: &Round, dice: &[u8]) {
    let absent = PastRound {
        what: PastKind::NotPaired,
        points: 0,
    };
    let mut now = vec![absent; field.players.len()];
    let pick = |at: usize| dice[at % dice.len()];
    for (at, player) in field.players.iter().enumerate() {
        if !player.is_here && pick(at).is_multiple_of(2) {
            now[at].points = 5;
        }
    }
    for (at, (first, second)) in round.pairs.iter().enumerate() {
        let points = [(10, 0), (5, 5), (0, 10), (10, 0)];
        let (one, other) = points[usize::from(pick(at + 3) % 4)];
        let is_played = !pick(at + 5).is_multiple_of(11);
        let what = |against, side| {
            if is_played {
                PastKind::Played { against, side }
            } else {
                PastKind::Forfeit
            }
        };
        now[*first] = PastRound {
            what: what(*second, Side::First),
            points: one,
        };
        now[*second] = PastRound {
            what: what(*first, Side::Second),
            points: other,
        };
    }
    if let Some(bye) = round.bye {
        now[bye] = PastRound {
            what: PastKind::PairingBye,
            points: 10,
        };
    }
    for (at, (player, now)) in field.players.iter_mut().zip(now).enumerate() {
        player.past.push(now);
        player.is_here = !pick(at + 7).is_multiple_of(8);
    }
    field.round += 1;
}

/// Whether there is a legal round, by trying all of them.
fn is_possible(field: &Field, open: &[usize]) -> bool {
    let [one, rest @ ..] = open else {
        return true;
    };
    let is_odd = open.len() % 2 == 1;
    let without = |other: &usize| {
        rest.iter()
            .filter(|at| *at != other)
            .copied()
            .collect::<Vec<_>>()
    };
    (is_odd && may_sit_out(field, *one) && is_possible(field, rest))
        || rest
            .iter()
            .any(|other| may_meet(field, *one, *other) && is_possible(field, &without(other)))
}

fn here(field: &Field) -> Vec<usize> {
    let all = 0..field.players.len();
    all.filter(|at| field.players[*at].is_here).collect()
}

fn breaks_no_rule(field: &Field, round: &Round) -> Result<(), TestCaseError> {
    let paired = round
        .pairs
        .iter()
        .flat_map(|(first, second)| [*first, *second]);
    let mut all = paired.chain(round.bye).collect::<Vec<_>>();
    all.sort_unstable();
    prop_assert_eq!(all, here(field), "everybody once");
    for (first, second) in &round.pairs {
        prop_assert!(may_meet(field, *first, *second), "{first} {second}");
    }
    if let Some(bye) = round.bye {
        prop_assert!(may_sit_out(field, bye));
    }
    Ok(())
}

/// The same tournament with its players listed the other way round.
fn turned(field: &Field) -> Field {
    let last = field.players.len() - 1;
    let mut turned = field.clone();
    turned.players.reverse();
    for past in turned
        .players
        .iter_mut()
        .flat_map(|player| &mut player.past)
    {
        if let PastKind::Played { against, .. } = &mut past.what {
            *against = last - *against;
        }
    }
    turned
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn random_tournaments_violate_no_absolute_criterion(players in 2_usize..13, dice in prop::collection::vec(any::<u8>(), 40..90)) {
        // More rounds than are played: then there are no topscorers.
        let mut field = Field::beginning(players, 30);
        for round in 0..9 {
            match pair(&field) {
                Ok(paired) => {
                    breaks_no_rule(&field, &paired)?;
                    let last = field.players.len() - 1;
                    let other = pair(&turned(&field)).unwrap();
                    let back = other.pairs.iter().map(|(one, two)| (last - one, last - two));
                    prop_assert_eq!(back.collect::<Vec<_>>(), paired.pairs.clone());
                    play(&mut field, &paired, &dice[round..]);
                }
                Err(NoLegalPairing::TooFew) => {
                    prop_assert!(here(&field).len() < 2);
                    break;
                }
                Err(why) => {
                    prop_assert!(!is_possible(&field, &here(&field)), "{why}");
                    break;
                }
            }
        }
    }
}

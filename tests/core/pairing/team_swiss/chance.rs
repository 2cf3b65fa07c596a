//! Random tournaments: each round is compared with all possible pairings.

use super::law::by_the_law;
use super::{field, pairs, play, team};
use inkundla_core::tournament::SidesOfTeams;
use inkundla_core::tournament::pairing::swiss::{NoTeamRound, pair_teams};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// In tournaments of a few teams each round is the one that the rules require.
    #[test]
    fn every_round_is_the_first_of_the_best(
        count in 3u32..9,
        rounds in 2usize..7,
        sides in prop::sample::select(vec![SidesOfTeams::Simple, SidesOfTeams::Graded, SidesOfTeams::Ignored]),
        results in prop::collection::vec(0u32..3, 60),
        away in prop::collection::vec(0u32..12, 40),
        strict in prop::collection::vec((0usize..8, 0usize..8), 0..3),
        apart in prop::collection::vec((0usize..8, 0usize..8), 0..7),
    ) {
        let mut made = field((1..=count).map(team).collect(), 1);
        (made.rounds, made.sides) = (rounds, sides);
        let known = |(one, other): &(usize, usize)| one != other && (*one).max(*other) < count as usize;
        made.forbidden = strict.into_iter().filter(known).collect();
        made.unwanted = apart.into_iter().filter(known).collect();
        let mut results = results.into_iter().cycle();
        let mut away = away.into_iter().cycle();
        for _ in 0..rounds {
            for team in &mut made.teams {
                team.is_here = away.next() != Some(0);
            }
            let law = by_the_law(&made);
            match pair_teams(&made) {
                Ok(round) => {
                    prop_assert_eq!(Some((pairs(&made, &round), round.bye)), law);
                    play(&mut made, &round, &mut results);
                }
                Err(NoTeamRound::TooFew) => prop_assert!(made.teams.iter().filter(|team| team.is_here).count() < 2),
                Err(_) => {
                    prop_assert_eq!(law, None);
                    break;
                }
            }
        }
    }
}

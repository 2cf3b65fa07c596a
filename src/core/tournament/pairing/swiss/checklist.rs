//! The checklist of a round: for each player the preferred side, the bye and what the system adds.

use super::burstein;
use super::colour::Strength;
use super::dubov;
use super::field::Field;
use super::listed_player::{ListedFacts, ListedPlayer, PreferenceStrength};
use super::prepared::{Float, PreparedField};
use crate::tournament::SwissSystem;

/// The players to be paired, in the order of the brackets.
pub fn checklist(field: &Field) -> Vec<ListedPlayer> {
    let ready = PreparedField::of(field);
    let facts: Vec<ListedFacts> = match field.system_of_round() {
        SwissSystem::Dutch => {
            let down = |float: Float| (float != Float::None).then_some(float == Float::Down);
            let all = ready.all.iter();
            let facts = all.map(|one| ListedFacts::Dutch {
                floats: one.floats.map(down),
            });
            facts.collect()
        }
        SwissSystem::Burstein => burstein::facts(field, &ready),
        SwissSystem::Dubov => dubov::facts(field, &ready),
    };
    let players = ready.all.iter().zip(facts);
    let listed = players.map(|(one, of_system)| {
        let strength = match one.preference.strength {
            Strength::None => None,
            Strength::Mild => Some(PreferenceStrength::Mild),
            Strength::Strong => Some(PreferenceStrength::Strong),
            Strength::Absolute => Some(PreferenceStrength::Absolute),
        };
        ListedPlayer {
            at: one.at,
            score: one.score,
            preference: one.preference.side.zip(strength),
            may_have_bye: one.may_have_bye,
            of_system,
        }
    });
    listed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;
    use crate::tournament::pairing::swiss::solver::tests::game;
    use crate::tournament::pairing::swiss::{PastKind, PastRound};

    /// Four players after two rounds: 1 beat 2 and 4; 2 beat 3; 3 beat 4 without a game.
    fn after_two_rounds(system: SwissSystem) -> Field {
        let mut field = Field {
            system,
            round: 3,
            rounds: 3,
            ..Field::beginning(4, 3)
        };
        let forfeit = |points| PastRound {
            what: PastKind::Forfeit,
            points,
        };
        let past = [
            vec![game(1, true, 10), game(3, true, 10)],
            vec![game(0, false, 0), game(2, true, 10)],
            vec![forfeit(10), game(1, false, 0)],
            vec![forfeit(0), game(0, false, 0)],
        ];
        for ((player, past), rating) in field.players.iter_mut().zip(past).zip([9, 8, 7, 6]) {
            player.past = past;
            player.rating = rating;
        }
        field
    }

    #[test]
    fn every_system_lists_what_it_pairs_by() {
        let of = |system| checklist(&after_two_rounds(system));
        let dutch = of(SwissSystem::Dutch);
        let order = dutch.iter().map(|one| (one.at, one.score));
        assert_eq!(
            order.collect::<Vec<_>>(),
            [(0, 20), (1, 10), (2, 10), (3, 0)]
        );
        assert_eq!(
            dutch[0].preference,
            Some((Side::Second, PreferenceStrength::Absolute))
        );
        assert!(!dutch[2].may_have_bye && dutch[3].may_have_bye);
        // 3, who has a point, floated down to 2 in the second round, and 1 to 4.
        let floats = |at: usize| dutch[at].of_system;
        assert_eq!(
            floats(0),
            ListedFacts::Dutch {
                floats: [Some(true), None]
            }
        );
        assert_eq!(
            floats(1),
            ListedFacts::Dutch {
                floats: [Some(false), None]
            }
        );
        let burstein = of(SwissSystem::Burstein);
        assert_eq!(
            burstein[2].of_system,
            ListedFacts::Burstein {
                // A game against oneself, and the player with one point.
                buchholz: 20,
                sonneborn_berger: 100,
            }
        );
        let dubov = of(SwissSystem::Dubov);
        assert_eq!(
            dubov[1].of_system,
            ListedFacts::Dubov {
                average: 8,
                upfloats: 1,
                was_up: true,
            }
        );
    }
}

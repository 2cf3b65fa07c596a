//! The order of the list of players before round 1, from which the start numbers follow.

use super::tiebreak::drawn;
use super::{Entrant, EntrantId};
use std::cmp::Reverse;

/// An order of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartOrder {
    /// The highest rating first, then the players without one. Equal players keep their order.
    ByRating,
    /// By lots drawn from a seed. The same seed gives the same order again.
    ByLot(u32),
    /// In the order of entry.
    AsEntered,
    /// A player gets a start number, and those in between move up or down.
    Moved(EntrantId, u16),
}

impl StartOrder {
    /// All entrants with their start numbers, from 1, in this order.
    pub fn numbers(self, entrants: &[Entrant]) -> Vec<(EntrantId, u16)> {
        let mut all: Vec<&Entrant> = entrants.iter().collect();
        match self {
            StartOrder::ByRating => {
                all.sort_by_key(|one| (Reverse(one.about.rating), one.number));
            }
            StartOrder::AsEntered => all.sort_by_key(|one| one.id),
            StartOrder::ByLot(seed) => {
                all.sort_by_key(|one| one.id);
                let lots = (1..).map(|place| drawn(seed, place));
                let mut lots: Vec<(u64, &Entrant)> = lots.zip(all).collect();
                lots.sort_by_key(|(lot, _)| *lot);
                all = lots.into_iter().map(|(_, one)| one).collect();
            }
            StartOrder::Moved(who, to) => {
                all.sort_by_key(|one| one.number);
                if let Some(from) = all.iter().position(|one| one.id == who) {
                    let one = all.remove(from);
                    let place = usize::from(to.saturating_sub(1));
                    all.insert(place.min(all.len()), one);
                }
            }
        }
        all.into_iter().map(|one| one.id).zip(1..).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{About, EntrantName, Presence};

    /// Entrants with these ratings, with ids and start numbers from 1.
    fn rated(ratings: &[Option<u16>]) -> Vec<Entrant> {
        let entrant = |(number, rating): (u16, &Option<u16>)| Entrant {
            id: EntrantId(number.into()),
            number,
            name: EntrantName::parse("Thandi", "Mokoena").unwrap(),
            school: None,
            grade: None,
            presence: Presence::Here,
            about: About {
                rating: *rating,
                ..About::default()
            },
        };
        (1..).zip(ratings).map(entrant).collect()
    }

    fn ids(order: StartOrder, entrants: &[Entrant]) -> Vec<i64> {
        let numbers = order.numbers(entrants);
        assert!(
            numbers
                .iter()
                .map(|(_, n)| *n)
                .eq(1..=entrants.len() as u16)
        );
        numbers.into_iter().map(|(id, _)| id.0).collect()
    }

    fn renumbered(order: StartOrder, entrants: &[Entrant]) -> Vec<Entrant> {
        let numbers = order.numbers(entrants).into_iter();
        let entrant = |(id, number)| {
            let found = entrants.iter().find(|one| one.id == id);
            Entrant {
                number,
                ..found.unwrap().clone()
            }
        };
        numbers.map(entrant).collect()
    }

    #[test]
    fn the_highest_rating_is_first_and_equal_players_keep_their_order() {
        let all = rated(&[None, Some(1500), Some(1800), None, Some(1500), Some(2400)]);
        assert_eq!(ids(StartOrder::ByRating, &all), [6, 3, 2, 5, 1, 4]);
        let moved = renumbered(StartOrder::Moved(EntrantId(5), 1), &all);
        assert_eq!(ids(StartOrder::ByRating, &moved), [6, 3, 5, 2, 1, 4]);
    }

    #[test]
    fn the_same_seed_gives_the_same_lots_and_the_order_of_entry_comes_back() {
        let all = rated(&[None; 40]);
        let lots = ids(StartOrder::ByLot(7), &all);
        let by_another = renumbered(StartOrder::ByLot(8), &all);
        assert_ne!(ids(StartOrder::ByLot(8), &all), lots);
        assert_eq!(ids(StartOrder::ByLot(7), &by_another), lots);
        let entered: Vec<i64> = (1..=40).collect();
        assert_ne!(lots, entered);
        assert_eq!(ids(StartOrder::AsEntered, &by_another), entered);
    }

    #[test]
    fn a_player_moves_to_a_number_and_the_others_close_up() {
        let all = rated(&[None; 4]);
        let moved = |who, to| ids(StartOrder::Moved(EntrantId(who), to), &all);
        assert_eq!(moved(4, 2), [1, 4, 2, 3]);
        assert_eq!(moved(1, 3), [2, 3, 1, 4]);
        assert_eq!(moved(2, 99), [1, 3, 4, 2]);
        assert_eq!(moved(2, 0), [2, 1, 3, 4]);
        assert_eq!(moved(9, 1), [1, 2, 3, 4], "nobody of that id");
    }
}

//! The award of a prize, and the players among whom it is won.

use super::PrizeList;
use crate::tournament::standings::{Category, Row, Standings};
use crate::tournament::{EntrantId, Tournament};
use std::collections::HashMap;

/// A prize and its receivers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Award {
    /// The index of the prize in [`Prizes::list`](super::Prizes::list).
    pub prize: usize,
    /// The list in which it is won; of a prize for each grade or school, the one of this award.
    pub among: Among,
    /// The place within the list, from 1.
    pub place: u16,
    /// The receivers; several if nothing separates them. Empty if the place before is shared, or if
    /// nobody is left.
    pub winners: Vec<Winner>,
    /// The players who only share the money of their points, and how much of it, in hundredths.
    pub shares: Vec<(EntrantId, u32)>,
}

/// The list of an award.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Among {
    /// A list of players, schools or teams.
    List(PrizeList),
    /// The players of a school.
    School(String),
}

/// The player, school or team that gets a prize.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Receiver {
    /// A player.
    Player(EntrantId),
    /// A school, by its name.
    School(String),
    /// A team, by its name.
    Team(String),
}

/// A receiver of a prize.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Winner {
    /// The receiver.
    pub to: Receiver,
    /// The place in the whole event; of a school or a team, among all of them. 0 for a player without one.
    pub place: u16,
    /// The money, in hundredths of the currency.
    pub cents: u32,
    /// The players before this one in the list, who keep a higher prize.
    pub passed_over: Vec<EntrantId>,
}

/// The list and the place in it of the prizes that players hold.
pub(super) type Held = HashMap<EntrantId, Among>;

/// The players of a list who have a place, the best first.
pub(super) fn players<'a>(
    tournament: &Tournament,
    standings: &'a Standings,
    among: &Among,
) -> Vec<&'a Row> {
    let mut category = Category::default();
    match among {
        Among::School(school) => category.school = Some(school.clone()),
        Among::List(PrizeList::Gender { gender }) => category.gender = Some(*gender),
        Among::List(PrizeList::Grade { grade }) => category.grade = Some(*grade),
        Among::List(PrizeList::Category { category: name }) => {
            let mut all = tournament.options.categories.iter();
            category.chosen = all.find(|one| one.name == *name).cloned();
            if category.chosen.is_none() {
                return Vec::new();
            }
        }
        Among::List(_) => {}
    }
    let rows = standings.rows.iter().filter(|row| row.is_placed);
    let is_one = |row: &&Row| {
        let entrant = tournament.entrant(row.entrant);
        entrant.is_some_and(|entrant| category.has(entrant))
    };
    rows.filter(is_one).collect()
}

//! The prizes of an event, and who gets them.
//!
//! Prizes stand in the order of honour. Each belongs to a list of players, such as all players, the
//! girls or a grade; the first prize of a list is for its first place, the second for its second place.
//! If everybody gets one prize at most, a player keeps the one that stands higher, and the next player
//! of the other list moves up.

mod award;
mod given;
mod money;

pub use award::{Among, Award, Receiver, Winner};
pub use given::awards;

use super::{EventCategory, Gender, Grade};
use serde::{Deserialize, Serialize};

/// The prizes of an event, and the rules by which they are given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Prizes {
    /// The prizes, in the order of honour.
    pub list: Vec<Prize>,
    /// Whether a player gets one prize at most.
    pub one_each: bool,
    /// How players with equal points share money.
    pub sharing: MoneySharing,
    /// The sign of the currency, which stands before an amount.
    pub currency: String,
}

impl Default for Prizes {
    fn default() -> Prizes {
        Prizes {
            list: Vec::new(),
            one_each: true,
            sharing: MoneySharing::Equally,
            currency: "R".to_owned(),
        }
    }
}

/// A prize.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prize {
    /// The organiser's name for it; empty for the usual one.
    #[serde(default)]
    pub name: String,
    /// The players, schools or teams that it is for.
    #[serde(flatten)]
    pub among: PrizeList,
    /// The money, in hundredths of the currency; 0 for none.
    #[serde(default)]
    pub cents: u32,
    /// A gift, such as a book; may be empty.
    #[serde(default)]
    pub gift: String,
}

/// The list in which a prize is won.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "among", rename_all = "kebab-case")]
pub enum PrizeList {
    /// All players.
    Everybody,
    /// The girls or the boys.
    Gender {
        /// The gender.
        gender: Gender,
    },
    /// The players of a grade.
    Grade {
        /// The grade.
        grade: Grade,
    },
    /// The players of a category that the organiser chose.
    Category {
        /// The name of the category.
        category: String,
    },
    /// Every grade: one prize for each.
    EachGrade,
    /// Every school: one prize for each.
    EachSchool,
    /// The schools, by the points of their best players.
    Schools,
    /// The teams.
    Teams,
    /// A player whom the organiser names.
    Named {
        /// The start number; 0 while nobody is named.
        number: u16,
    },
}

impl PrizeList {
    /// Whether its prizes tell a gender or a year of birth, which only the organiser may know of children.
    pub fn tells_more_than_grades(&self, categories: &[EventCategory]) -> bool {
        match self {
            PrizeList::Gender { .. } => true,
            PrizeList::Category { category } => {
                let mut all = categories.iter();
                all.any(|one| one.name == *category && !one.is_public())
            }
            _ => false,
        }
    }

    /// Whether several prizes may belong to it, for its first place and the next ones.
    pub fn has_places(&self) -> bool {
        !matches!(self, PrizeList::Named { .. })
    }
}

/// How players with equal points share the money of their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoneySharing {
    /// In equal parts.
    Equally,
    /// By Hort: half of it in equal parts, half as the places say.
    Hort,
    /// Not: as the places say. Only players in one place share.
    ByPlace,
}

crate::codes!(MoneySharing {
    Equally = "equally",
    Hort = "hort",
    ByPlace = "by-place",
});

#[cfg(test)]
mod tests;

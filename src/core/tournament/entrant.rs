//! The entrants of a tournament and whether they are present.

use super::{EntrantName, Grade};
use crate::codes;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// The identity of an entrant in the store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct EntrantId(pub i64);

/// What is known of entrants, found by identity. The identities are the store's own
/// numbers, so nobody outside can choose them badly, and a quick hash will do.
pub(in crate::tournament) type ByEntrant<T> = FxHashMap<EntrantId, T>;

/// Somebody who plays in the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// Identity in the store.
    pub id: EntrantId,
    /// Start number, from 1, in the order of entering; never used twice once somebody
    /// was paired.
    pub number: u16,
    /// What the child is called.
    pub name: EntrantName,
    /// The school, where one is known.
    pub school: Option<String>,
    /// The grade, where one is known.
    pub grade: Option<Grade>,
    /// Whether the entrant is in the hall.
    pub presence: Presence,
    /// What else is known.
    pub about: About,
}

/// What may be known of an entrant besides, for categories and ratings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct About {
    /// The rating.
    pub rating: Option<u16>,
    /// The gender, for categories.
    pub gender: Option<Gender>,
    /// The year of birth.
    pub born: Option<u16>,
}

/// A gender, as categories have it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gender {
    /// Girls and women.
    Female,
    /// Boys and men.
    Male,
}

codes!(Gender {
    Female = "f",
    Male = "m",
});

impl Gender {
    /// The gender that a letter or a word means: `f`, `w`, `girl`, `m`, `boy`.
    pub fn parse(text: &str) -> Option<Gender> {
        match text.trim().to_lowercase().as_str() {
            "f" | "w" | "g" | "girl" | "girls" | "female" | "woman" => Some(Gender::Female),
            "m" | "b" | "boy" | "boys" | "male" | "man" => Some(Gender::Male),
            _ => None,
        }
    }
}

/// Whether an entrant is in the hall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Entered, not seen yet: not paired.
    Expected,
    /// In the hall: paired.
    Here,
    /// Missing today or for now: not paired, no points for the round.
    Absent,
    /// Left for good: not paired any more.
    WentHome,
}

codes!(Presence {
    Expected = "expected",
    Here = "here",
    Absent = "absent",
    WentHome = "went-home",
});

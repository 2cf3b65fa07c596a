//! The entrants of a tournament and whether they are present.

use super::{EntrantName, Grade, Names};
use crate::codes;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

/// The identity of an entrant in the store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct EntrantId(pub i64);

/// A map by identity. Identities are row numbers of the store, not chosen by clients, so that a
/// fast hash without protection against collisions is safe.
pub(in crate::tournament) type ByEntrant<T> = FxHashMap<EntrantId, T>;

/// A player, or a team, in the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The identity in the store.
    pub id: EntrantId,
    /// Start number from 1, in the order of the list; never reused once a round was paired, fixed once one is posted.
    pub number: u16,
    /// The name.
    pub name: EntrantName,
    /// The school, if known.
    pub school: Option<String>,
    /// The grade, if known.
    pub grade: Option<Grade>,
    /// Whether the entrant is present.
    pub presence: Presence,
    /// Rating, gender and year of birth.
    pub about: About,
}

impl Entrant {
    /// The school, for those who see these names: whoever is hidden from outsiders has none there.
    pub fn shown_school(&self, names: Names) -> Option<&str> {
        let is_shown = names == Names::Full || !self.name.is_hidden();
        self.school.as_deref().filter(|_| is_shown)
    }
}

/// Optional data of an entrant, for categories and ratings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct About {
    /// The rating.
    pub rating: Option<u16>,
    /// The gender, for categories.
    pub gender: Option<Gender>,
    /// The year of birth.
    pub born: Option<u16>,
}

/// A gender, for categories.
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
    /// Parses a letter or a word: `f`, `w`, `girl`, `meisie`, `m`, `boy`, `umfana`, and `l`, `p` of Indonesian lists.
    pub fn parse(text: &str) -> Option<Gender> {
        match text.trim().to_lowercase().as_str() {
            "f" | "w" | "g" | "v" | "p" | "girl" | "girls" | "female" | "woman" | "meisie"
            | "dogter" | "vrou" | "vroulik" | "perempuan" | "wanita" | "intombazane"
            | "intombazana" => Some(Gender::Female),
            "m" | "b" | "l" | "boy" | "boys" | "male" | "man" | "seun" | "manlik" | "laki-laki"
            | "pria" | "umfana" | "inkwenkwe" => Some(Gender::Male),
            _ => None,
        }
    }
}

/// Whether an entrant is present.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Entered, not arrived yet: not paired.
    Expected,
    /// Present: paired.
    Here,
    /// Absent for now: not paired, no points for the round.
    Absent,
    /// Left the event: not paired any more.
    WentHome,
}

codes!(Presence {
    Expected = "expected",
    Here = "here",
    Absent = "absent",
    WentHome = "went-home",
});

use icu_normalizer::ComposingNormalizerBorrowed;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

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
    /// Start number, from 1, in the order of entering; never used twice.
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

impl Gender {
    /// The letter that stands for it in files and in the store.
    pub fn code(self) -> &'static str {
        match self {
            Gender::Female => "f",
            Gender::Male => "m",
        }
    }

    /// The gender that a letter or a word means: `f`, `w`, `girl`, `m`, `boy`.
    pub fn by_code(code: &str) -> Option<Gender> {
        match code.trim().to_lowercase().as_str() {
            "f" | "w" | "g" | "girl" | "girls" | "female" | "woman" => Some(Gender::Female),
            "m" | "b" | "boy" | "boys" | "male" | "man" => Some(Gender::Male),
            _ => None,
        }
    }
}

/// A child's name: one or more given names and perhaps a family name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EntrantName {
    given: String,
    family: String,
    /// Whether it is recorded that everybody may see it whole.
    is_public: bool,
}

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadName {
    /// Nothing in it.
    #[error("the name is empty")]
    Empty,
    /// More than 80 characters.
    #[error("the name is longer than 80 characters")]
    TooLong,
    /// A character that no name has: control characters, direction overrides.
    #[error("the name has a character that cannot be printed")]
    Unprintable,
}

/// Small words with which a family name begins.
const PARTICLES: [&str; 15] = [
    "bin", "binti", "da", "de", "den", "der", "di", "dos", "du", "la", "le", "ten", "ter", "van",
    "von",
];

impl EntrantName {
    /// The longest part of a name, in characters.
    pub const LONGEST: usize = 80;

    /// A name from its two parts, with spare blanks taken out.
    ///
    /// # Errors
    /// When both are empty, one is too long, or a character cannot be printed.
    pub fn parse(given: &str, family: &str) -> Result<EntrantName, BadName> {
        let (given, family) = (tidy(given)?, tidy(family)?);
        match (given.is_empty(), family.is_empty()) {
            (true, true) => Err(BadName::Empty),
            (true, false) => Ok(EntrantName {
                given: family,
                family: String::new(),
                is_public: false,
            }),
            _ => Ok(EntrantName {
                given,
                family,
                is_public: false,
            }),
        }
    }

    /// A name written in one piece: `Thandiwe Mokoena`, `Mokoena, Thandiwe`, or
    /// `Anna van der Merwe`, whose family name has three words.
    ///
    /// # Errors
    /// As [`EntrantName::parse`].
    pub fn parse_whole(text: &str) -> Result<EntrantName, BadName> {
        if let Some((family, given)) = text.split_once(',') {
            return EntrantName::parse(given, family);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let [_, between @ .., _] = words.as_slice() else {
            return EntrantName::parse(text, "");
        };
        let of_family = between.iter().rev();
        let of_family = of_family.take_while(|word| PARTICLES.contains(word));
        let (given, family) = words.split_at(words.len() - 1 - of_family.count());
        EntrantName::parse(&given.join(" "), &family.join(" "))
    }

    /// What stands in the place of a name that was taken away: the start number,
    /// in no language.
    pub fn gone(number: u16) -> EntrantName {
        EntrantName {
            given: format!("#{number}"),
            family: String::new(),
            is_public: false,
        }
    }

    /// Whether it was taken away.
    pub fn is_gone(&self) -> bool {
        let number = self
            .given
            .strip_prefix('#')
            .filter(|_| self.family.is_empty());
        number
            .is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
    }

    /// The same name, which everybody may see whole or not.
    #[must_use]
    pub fn shown(self, is_public: bool) -> EntrantName {
        EntrantName { is_public, ..self }
    }

    /// Whether everybody may see it whole.
    pub fn is_public(&self) -> bool {
        self.is_public
    }

    /// Given names.
    pub fn given(&self) -> &str {
        &self.given
    }

    /// Family name; empty where none is known.
    pub fn family(&self) -> &str {
        &self.family
    }

    /// The name outsiders see: given name and first letter of the family name, or
    /// the whole name where it is recorded that they may.
    pub fn alias(&self) -> String {
        if self.is_public {
            return self.to_string();
        }
        match self.family.chars().next() {
            Some(letter) => format!("{} {}.", self.given, letter.to_uppercase()),
            None => self.given.clone(),
        }
    }
}

impl fmt::Display for EntrantName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.given)?;
        if !self.family.is_empty() {
            write!(f, " {}", self.family)?;
        }
        Ok(())
    }
}

fn tidy(text: &str) -> Result<String, BadName> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = composed(&text);
    if text.chars().count() > EntrantName::LONGEST {
        return Err(BadName::TooLong);
    }
    if text.chars().any(is_hidden) {
        Err(BadName::Unprintable)
    } else {
        Ok(text.into_owned())
    }
}

/// A text with each letter and its accents as one sign (NFC): a `ë` may be typed as
/// one or as two, and looks the same.
pub fn composed(text: &str) -> Cow<'_, str> {
    ComposingNormalizerBorrowed::new_nfc().normalize(text)
}

/// Zero-width and direction-changing characters can make one text look like another.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// What somebody typed as others will see it: blanks run together, accents on their
/// letters, and nothing that cannot be seen.
pub fn legible(text: &str) -> String {
    let words = text.split_whitespace();
    let words = words.map(|word| word.chars().filter(|c| !is_hidden(*c)).collect::<String>());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    composed(&words.join(" ")).into_owned()
}

/// A school grade, 1 to 12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Grade(u8);

impl Grade {
    /// A grade, if the number is one.
    pub fn new(number: u8) -> Option<Grade> {
        (1..=12).contains(&number).then_some(Grade(number))
    }

    /// The number, 1 to 12.
    pub fn number(self) -> u8 {
        self.0
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_one_piece_is_told_apart_where_the_family_name_begins() {
        for (text, given, family) in [
            ("Thandiwe Mokoena", "Thandiwe", "Mokoena"),
            ("Mokoena, Thandiwe", "Thandiwe", "Mokoena"),
            ("Sizwe Bheki Ndlovu", "Sizwe Bheki", "Ndlovu"),
            ("Zoë van Wyk", "Zoë", "van Wyk"),
            ("Anna  Maria van der Merwe", "Anna Maria", "van der Merwe"),
            ("van Wyk", "van", "Wyk"),
            ("Le Roux", "Le", "Roux"),
            ("Sukarno", "Sukarno", ""),
            ("Pieter de", "Pieter", "de"),
        ] {
            let name = EntrantName::parse_whole(text);
            let parts = name.as_ref().map(|name| (name.given(), name.family()));
            assert_eq!(parts, Ok((given, family)), "{text}");
        }
        assert!(EntrantName::parse_whole(" ").is_err());
    }
}

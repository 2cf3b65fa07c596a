//! What a child is called: the whole name, and the name that outsiders see.

use super::alias::AliasForm;
use crate::codes;
use icu_normalizer::ComposingNormalizerBorrowed;
use std::borrow::Cow;
use std::fmt;

/// A child's name: one or more given names and perhaps a family name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EntrantName {
    given: String,
    family: String,
    /// Whether it is recorded that everybody may see it whole.
    is_public: bool,
    /// How its alias differs from the others of the event.
    form: AliasForm,
    /// The start number, where somebody else in the event has the same whole name.
    namesake: Option<u16>,
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

/// Which part of a name written in one piece comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameOrder {
    /// `Thandi Khumalo`
    GivenFirst,
    /// `Khumalo Thandi`, `KHUMALO Thandi`, `Khumalo, Thandi`
    FamilyFirst,
}

/// How much of a name a reader may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// Given and family names: for organisers and paper.
    Full,
    /// The alias: for everybody else.
    Alias,
}

codes!(Names {
    Full = "full",
    Alias = "alias",
});

codes!(NameOrder {
    GivenFirst = "given",
    FamilyFirst = "family",
});

/// Small words with which a family name begins.
const PARTICLES: [&str; 20] = [
    "bin", "binte", "binti", "da", "das", "de", "den", "der", "di", "do", "dos", "du", "ibn", "la",
    "le", "ten", "ter", "van", "von", "zu",
];

/// Particles that no list is sorted by: nearly every family name of their languages
/// has one, so the letter of the alias is that of the next word.
const PASSED_OVER: [&str; 8] = ["bin", "binte", "binti", "da", "das", "do", "dos", "ibn"];

fn is_one_of(words: &[&str], word: &str) -> bool {
    words.contains(&word.to_lowercase().as_str())
}

impl EntrantName {
    /// The longest part of a name, in characters.
    pub const LONGEST: usize = 80;

    /// A name from its two parts, with spare blanks taken out.
    ///
    /// # Errors
    /// When both are empty, one is too long, or a character cannot be printed.
    pub fn parse(given: &str, family: &str) -> Result<EntrantName, BadName> {
        let (given, family) = (tidy(given)?, tidy(family)?);
        let (given, family) = match (given.is_empty(), family.is_empty()) {
            (true, true) => return Err(BadName::Empty),
            (true, false) => (family, String::new()),
            _ => (given, family),
        };
        Ok(EntrantName {
            given,
            family,
            is_public: false,
            form: AliasForm::OneLetter,
            namesake: None,
        })
    }

    /// A name written in one piece: `Thandiwe Mokoena`, `Mokoena, Thandiwe`, or
    /// `Anna van der Merwe`, whose family name has three words.
    ///
    /// # Errors
    /// As [`EntrantName::parse`].
    pub fn parse_whole(text: &str) -> Result<EntrantName, BadName> {
        EntrantName::parse_ordered(text, None)
    }

    /// A name written in one piece, in a known order. Without one, a comma stands
    /// behind the family name, and the given names come first where there is none.
    ///
    /// # Errors
    /// As [`EntrantName::parse`].
    pub fn parse_ordered(text: &str, order: Option<NameOrder>) -> Result<EntrantName, BadName> {
        if let Some((before, after)) = text.split_once(',') {
            return match order {
                Some(NameOrder::GivenFirst) => EntrantName::parse(before, after),
                Some(NameOrder::FamilyFirst) | None => EntrantName::parse(after, before),
            };
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        if order == Some(NameOrder::FamilyFirst) {
            let (family, given) = words.split_at(words_of_family(&words));
            return EntrantName::parse(&given.join(" "), &family.join(" "));
        }
        let (given, family) = words.split_at(words_of_given(&words));
        EntrantName::parse(&given.join(" "), &family.join(" "))
    }

    /// What stands in the place of a name that was taken away: the start number,
    /// in no language.
    pub fn gone(number: u16) -> EntrantName {
        EntrantName {
            given: format!("#{number}"),
            family: String::new(),
            is_public: false,
            form: AliasForm::OneLetter,
            namesake: None,
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

    /// The same name with an alias of another form.
    #[must_use]
    pub fn known_by(self, form: AliasForm) -> EntrantName {
        EntrantName { form, ..self }
    }

    /// The same name, of somebody with this start number whose whole name somebody
    /// else in the event has too.
    #[must_use]
    pub fn shared(self, number: Option<u16>) -> EntrantName {
        EntrantName {
            namesake: number,
            ..self
        }
    }

    /// Whether everybody may see it whole.
    pub fn is_public(&self) -> bool {
        self.is_public
    }

    /// How its alias differs from the others of the event.
    pub fn form(&self) -> AliasForm {
        self.form
    }

    /// Given names.
    pub fn given(&self) -> &str {
        &self.given
    }

    /// Family name; empty where none is known.
    pub fn family(&self) -> &str {
        &self.family
    }

    /// The whole name for organisers and paper, with the start number where
    /// somebody else in the event has the same.
    pub fn full(&self) -> String {
        match self.namesake {
            Some(number) => format!("{self} ({number})"),
            None => self.to_string(),
        }
    }

    /// The name as a page or a paper shows it.
    pub fn display(&self, names: Names) -> String {
        match names {
            Names::Full => self.full(),
            Names::Alias => self.alias(),
        }
    }

    /// The name as a file has it. Files have the start number in a column, so it is not added to a
    /// full name that two entrants share.
    pub fn in_file(&self, names: Names) -> String {
        match names {
            Names::Full => self.to_string(),
            Names::Alias => self.alias(),
        }
    }

    /// The name that outsiders see: one given name and one letter of the family
    /// name, and no more than it takes to differ from the others of the event. The
    /// whole name where it is recorded that they may.
    pub fn alias(&self) -> String {
        if self.is_gone() {
            return self.given.clone();
        }
        let plain = if self.is_public {
            self.to_string()
        } else {
            self.short()
        };
        match self.form {
            AliasForm::Numbered(number) => format!("{plain} ({number})"),
            AliasForm::OneLetter | AliasForm::TwoLetters => plain,
        }
    }

    fn short(&self) -> String {
        let given = self.given.split_whitespace().next().unwrap_or_default();
        match self.letters() {
            letters if letters.is_empty() => given.to_owned(),
            letters => format!("{given} {letters}."),
        }
    }

    /// What the alias shows of the family name, without a full stop.
    pub fn letters(&self) -> String {
        let mut letters = self.letters_of_family();
        let Some(first) = letters.next() else {
            return String::new();
        };
        let second = letters
            .next()
            .filter(|_| self.form == AliasForm::TwoLetters);
        let second = second.into_iter().flat_map(char::to_lowercase);
        first.to_uppercase().chain(second).collect()
    }

    /// Whether two letters are no more than half of the word of the family name
    /// that they are taken from.
    pub(super) fn has_second_letter(&self) -> bool {
        self.letters_of_family().count() >= 4
    }

    fn letters_of_family(&self) -> impl Iterator<Item = char> {
        let mut words = self.family.split_whitespace();
        let word = words.find(|word| !is_one_of(&PASSED_OVER, word));
        let word = word.unwrap_or(&self.family);
        word.chars().filter(|c| c.is_alphanumeric())
    }
}

/// How many words at the beginning are given names, where these come first: all up
/// to the first particle, else all but the last.
fn words_of_given(words: &[&str]) -> usize {
    let [_, between @ .., _] = words else {
        return words.len();
    };
    match between.iter().position(|word| is_one_of(&PARTICLES, word)) {
        Some(before) => 1 + before,
        // "Le Roux" is no child called Le, but half a name says no more.
        None => words.len() - 1,
    }
}

/// How many words at the beginning are the family name, where it comes first: all
/// in capitals, else one with the particles before it. One word is a given name.
fn words_of_family(words: &[&str]) -> usize {
    let capitals = words.iter().take_while(|word| is_capitals(word)).count();
    if capitals > 0 && capitals < words.len() {
        return capitals;
    }
    let particles = words.iter().take_while(|word| is_one_of(&PARTICLES, word));
    (particles.count() + 1).min(words.len().saturating_sub(1))
}

/// Whether a word is written in capitals, as family names are in some lists. One
/// letter is an initial.
pub fn is_capitals(word: &str) -> bool {
    let letters = || word.chars().filter(|c| c.is_alphabetic());
    letters().count() > 1 && letters().all(char::is_uppercase)
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

#[cfg(test)]
mod tests {
    use super::NameOrder::{FamilyFirst, GivenFirst};
    use super::*;

    fn parts(text: &str, order: Option<NameOrder>) -> Result<(String, String), BadName> {
        let name = EntrantName::parse_ordered(text, order)?;
        Ok((name.given().to_owned(), name.family().to_owned()))
    }

    #[test]
    fn a_name_in_one_piece_is_told_apart_where_the_family_name_begins() {
        for (text, given, family) in [
            ("Thandiwe Mokoena", "Thandiwe", "Mokoena"),
            ("Mokoena, Thandiwe", "Thandiwe", "Mokoena"),
            ("Sizwe Bheki Ndlovu", "Sizwe Bheki", "Ndlovu"),
            ("Zoë van Wyk", "Zoë", "van Wyk"),
            ("Anna  Maria van der Merwe", "Anna Maria", "van der Merwe"),
            ("ANNA VAN DER MERWE", "ANNA", "VAN DER MERWE"),
            ("Maria da Silva Santos", "Maria", "da Silva Santos"),
            ("Nur Aisyah binti Abdullah", "Nur Aisyah", "binti Abdullah"),
            ("van Wyk", "van", "Wyk"),
            ("Le Roux", "Le", "Roux"),
            ("Sukarno", "Sukarno", ""),
            ("Pieter de", "Pieter", "de"),
        ] {
            let expected = Ok((given.to_owned(), family.to_owned()));
            assert_eq!(parts(text, None), expected, "{text}");
        }
        assert!(EntrantName::parse_whole(" ").is_err());
    }

    #[test]
    fn a_name_in_a_known_order_is_told_apart_by_it() {
        for (text, order, given, family) in [
            ("Khumalo Thandi", FamilyFirst, "Thandi", "Khumalo"),
            (
                "KHUMALO Thandi Grace",
                FamilyFirst,
                "Thandi Grace",
                "KHUMALO",
            ),
            ("VAN DER MERWE Anna", FamilyFirst, "Anna", "VAN DER MERWE"),
            ("van der Merwe Anna", FamilyFirst, "Anna", "van der Merwe"),
            ("KHUMALO THANDI", FamilyFirst, "THANDI", "KHUMALO"),
            ("KHUMALO T.", FamilyFirst, "T.", "KHUMALO"),
            ("Sukarno", FamilyFirst, "Sukarno", ""),
            ("Khumalo, Thandi", FamilyFirst, "Thandi", "Khumalo"),
            ("Thandi, Khumalo", GivenFirst, "Thandi", "Khumalo"),
            ("Thandi KHUMALO", GivenFirst, "Thandi", "KHUMALO"),
        ] {
            let expected = Ok((given.to_owned(), family.to_owned()));
            assert_eq!(parts(text, Some(order)), expected, "{text}");
        }
    }

    #[test]
    fn an_alias_is_one_given_name_and_one_letter() {
        for (given, family, alias) in [
            ("Maria da Silva", "Santos", "Maria S."),
            ("Maria", "da Silva Santos", "Maria S."),
            ("Anna-Marie Elise", "van der Merwe", "Anna-Marie V."),
            ("Nur Aisyah", "binti Abdullah", "Nur A."),
            ("T.", "Khumalo", "T. K."),
            ("Thandi", "D'Urban", "Thandi D."),
            ("Thandi", "KHUMALO", "Thandi K."),
            ("Thandi Khumalo", "", "Thandi"),
            ("Sukarno", "", "Sukarno"),
        ] {
            let name = EntrantName::parse(given, family).map(|name| name.alias());
            assert_eq!(name.as_deref(), Ok(alias), "{given} {family}");
        }
    }
}

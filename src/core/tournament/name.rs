//! Names of entrants: the full name, and the alias that outsiders see.

use super::capital_letters::is_capitals;
use super::name_text::{self, BadName, tidy};
use super::shown_name::{AliasForm, Names, ShownAs};
use crate::codes;
use std::fmt;

/// A name: one or more given names, and optionally a family name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EntrantName {
    given: String,
    family: String,
    /// Whether consent to publish the full name is recorded.
    is_public: bool,
    /// The form of the alias.
    form: AliasForm,
    /// The start number, if another entrant of the event has the same full name.
    namesake: Option<u16>,
    /// The text for outsiders instead of the alias, and the start number in it.
    outside: Option<(ShownAs, u16)>,
}

/// The order of the parts of a full name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameOrder {
    /// `Thandi Khumalo`
    GivenFirst,
    /// `Khumalo Thandi`, `KHUMALO Thandi`, `Khumalo, Thandi`
    FamilyFirst,
}

codes!(NameOrder {
    GivenFirst = "given",
    FamilyFirst = "family",
});

/// Words with which a family name begins.
const PARTICLES: [&str; 20] = [
    "bin", "binte", "binti", "da", "das", "de", "den", "der", "di", "do", "dos", "du", "ibn", "la",
    "le", "ten", "ter", "van", "von", "zu",
];

/// Particles that are ignored in sorting: nearly every family name of their languages has one, so
/// that the alias takes the letter of the next word.
const PASSED_OVER: [&str; 8] = ["bin", "binte", "binti", "da", "das", "do", "dos", "ibn"];

/// Whether a family name may begin with this word although it is not the name itself: `van`, `de`.
pub fn is_particle(word: &str) -> bool {
    is_one_of(&PARTICLES, word)
}

fn is_one_of(words: &[&str], word: &str) -> bool {
    words.contains(&word.to_lowercase().as_str())
}

impl EntrantName {
    /// The longest allowed part of a name, in characters.
    pub const LONGEST: usize = name_text::LONGEST;

    /// Parses the two parts of a name, and normalises spaces.
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
            outside: None,
        })
    }

    /// Parses a full name: `Thandiwe Mokoena`, `Mokoena, Thandiwe`, or `Anna van der Merwe`, whose
    /// family name has three words.
    ///
    /// ```
    /// # use inkundla_core::tournament::{BadName, EntrantName};
    /// for text in ["Anna van der Merwe", "van der Merwe, Anna"] {
    ///     let name = EntrantName::parse_whole(text)?;
    ///     assert_eq!((name.given(), name.family()), ("Anna", "van der Merwe"));
    /// }
    /// assert_eq!(EntrantName::parse_whole("Thandiwe Mokoena")?.alias(), "Thandiwe M.");
    /// # Ok::<(), BadName>(())
    /// ```
    pub fn parse_whole(text: &str) -> Result<EntrantName, BadName> {
        EntrantName::parse_ordered(text, None)
    }

    /// Parses a full name in a known order. Without an order, the family name comes first if it is
    /// followed by a comma, else the given names.
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

    /// The placeholder for an erased name: the start number, independent of the language.
    pub fn gone(number: u16) -> EntrantName {
        EntrantName {
            given: format!("#{number}"),
            family: String::new(),
            is_public: false,
            form: AliasForm::OneLetter,
            namesake: None,
            outside: None,
        }
    }

    /// Whether the name was erased.
    pub fn is_gone(&self) -> bool {
        let number = self
            .given
            .strip_prefix('#')
            .filter(|_| self.family.is_empty());
        number
            .is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
    }

    /// Sets whether the full name is public.
    #[must_use]
    pub fn shown(self, is_public: bool) -> EntrantName {
        EntrantName { is_public, ..self }
    }

    /// Sets the form of the alias.
    #[must_use]
    pub fn known_by(self, form: AliasForm) -> EntrantName {
        EntrantName { form, ..self }
    }

    /// Sets the start number that distinguishes equal full names.
    #[must_use]
    pub fn shared(self, number: Option<u16>) -> EntrantName {
        EntrantName {
            namesake: number,
            ..self
        }
    }

    /// Sets the text that outsiders see instead of the alias, and the start number in it.
    #[must_use]
    pub fn outside(self, shown_as: Option<ShownAs>, number: u16) -> EntrantName {
        EntrantName {
            outside: shown_as.map(|shown_as| (shown_as, number)),
            ..self
        }
    }

    /// The text that outsiders see instead of the alias.
    pub fn shown_as(&self) -> Option<&ShownAs> {
        self.outside.as_ref().map(|(shown_as, _)| shown_as)
    }

    /// Whether outsiders see no name of the player, only the start number.
    pub fn is_hidden(&self) -> bool {
        self.shown_as().is_some_and(ShownAs::is_number)
    }

    /// Whether the full name is public.
    pub fn is_public(&self) -> bool {
        self.is_public && self.outside.is_none()
    }

    /// Whether consent to publish the full name is recorded, even if another text is shown.
    pub fn has_consent(&self) -> bool {
        self.is_public
    }

    /// The form of the alias.
    pub fn form(&self) -> AliasForm {
        self.form
    }

    /// The given names.
    pub fn given(&self) -> &str {
        &self.given
    }

    /// The family name; empty if unknown.
    pub fn family(&self) -> &str {
        &self.family
    }

    /// The full name for organisers and paper, with the start number if another entrant has the same
    /// name.
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

    /// The name that outsiders see: one given name and one letter of the family name, or as much more
    /// as makes it unique in the event. The full name if consent to publish it is recorded, and before both the text
    /// that the organiser has chosen.
    pub fn alias(&self) -> String {
        if self.is_gone() {
            return self.given.clone();
        }
        if let Some((shown_as, number)) = &self.outside {
            return shown_as.of(*number);
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

    /// The letters of the family name in the alias, without a full stop.
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

    /// Whether two letters are at most half of the word that they are taken from.
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

/// The number of leading given names, if these come first: all up to the first particle, else all
/// but the last.
fn words_of_given(words: &[&str]) -> usize {
    let [_, between @ .., _] = words else {
        return words.len();
    };
    match between.iter().position(|word| is_one_of(&PARTICLES, word)) {
        Some(before) => 1 + before,
        // "Le Roux" is probably a family name only, but the text alone cannot tell.
        None => words.len() - 1,
    }
}

/// The number of leading words of the family name, if it comes first: all in capitals, else one
/// with the particles before it, and a second one behind other particles (`Janse van Rensburg`). A single word is a
/// given name.
fn words_of_family(words: &[&str]) -> usize {
    let capitals = words.iter().take_while(|word| is_capitals(word)).count();
    if capitals > 0 && capitals < words.len() {
        return capitals;
    }
    let particles = |words: &[&str]| words.iter().take_while(|word| is_particle(word)).count();
    let first = particles(words) + 1;
    let second = match particles(words.get(first..).unwrap_or_default()) {
        0 => 0,
        particles => particles + 1,
    };
    (first + second).min(words.len().saturating_sub(1))
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

#[cfg(test)]
mod tests;

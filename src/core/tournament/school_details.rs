//! What an organiser enters about a school, besides its name.

use super::{Entrant, Options, Tournament, school_key};
use serde::{Deserialize, Serialize};

/// Details of a school.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SchoolDetails {
    /// The key that identifies the school (see [`school_key`]).
    pub key: String,
    /// A short name for small places; empty for none.
    pub short: String,
    /// The town; empty if unknown.
    pub place: String,
    /// The number of its colour; `None` for an automatic one.
    pub colour: Option<u8>,
    /// The number of its pattern; `None` for an automatic one.
    pub pattern: Option<u8>,
    /// The name that its players were given instead: its teachers follow them.
    pub became: String,
}

impl SchoolDetails {
    /// Number of colours to choose from.
    pub const COLOURS: u8 = 8;
    /// Number of patterns to choose from.
    pub const PATTERNS: u8 = 4;

    /// Whether nothing is entered that anybody sees.
    pub fn is_plain(&self) -> bool {
        let SchoolDetails {
            short,
            place,
            colour,
            pattern,
            ..
        } = self;
        short.is_empty() && place.is_empty() && colour.is_none() && pattern.is_none()
    }
}

/// The most names that a school had one after the other, when its teacher is looked for.
const MOST_NAMES: usize = 20;

impl Options {
    /// The details of a school, in any spelling of its name.
    pub fn school(&self, name: &str) -> Option<&SchoolDetails> {
        if self.schools.is_empty() {
            return None;
        }
        let key = school_key(name);
        self.schools.iter().find(|one| one.key == key)
    }

    /// The details of a school to change, which are added if there are none.
    pub fn school_mut(&mut self, name: &str) -> &mut SchoolDetails {
        let key = school_key(name);
        let known = self.schools.iter().position(|one| one.key == key);
        let at = known.unwrap_or_else(|| {
            self.schools.push(SchoolDetails {
                key,
                ..SchoolDetails::default()
            });
            self.schools.len() - 1
        });
        &mut self.schools[at]
    }

    /// The short name of a school, or the whole one.
    pub fn short_school<'a>(&'a self, name: &'a str) -> &'a str {
        let short = self.school(name).map(|one| one.short.as_str());
        short.filter(|short| !short.is_empty()).unwrap_or(name)
    }

    /// Gives a school another name, or merges it into another one: the details go along where the other has none.
    /// The former name keeps them, so that an undo finds them.
    pub fn rename_school(&mut self, from: &str, to: &str) {
        if school_key(from) == school_key(to) {
            return;
        }
        let was = self.school_mut(from);
        to.clone_into(&mut was.became);
        let was = was.clone();
        let now = self.school_mut(to);
        now.became.clear();
        if now.is_plain() {
            *now = SchoolDetails {
                key: now.key.clone(),
                became: String::new(),
                ..was
            };
        }
    }

    /// The present name of a school that may have been renamed or merged since. `has` says whether a name still
    /// has players.
    pub fn present_school<'a>(&'a self, name: &'a str, has: impl Fn(&str) -> bool) -> &'a str {
        let mut present = name;
        for _ in 0..MOST_NAMES {
            if has(present) {
                return present;
            }
            match self.school(present).map(|one| one.became.as_str()) {
                None | Some("") => break,
                Some(became) => present = became,
            }
        }
        if has(present) { present } else { name }
    }
}

impl Tournament {
    /// The tournament with the short names of schools, for walls and small papers.
    #[must_use]
    pub fn with_short_schools(mut self) -> Tournament {
        if self.options.schools.iter().all(|one| one.short.is_empty()) {
            return self;
        }
        let shortened = |mut entrant: Entrant| {
            let short = entrant.school.take();
            entrant.school = short.map(|name| self.options.short_school(&name).to_owned());
            entrant
        };
        self.entrants = self.entrants.into_iter().map(shortened).collect();
        for one in &mut self.options.schools {
            if !one.short.is_empty() {
                one.key = school_key(&one.short);
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entered(name: &str, short: &str, colour: u8) -> Options {
        let mut options = Options::automatic();
        let school = options.school_mut(name);
        school.short = short.to_owned();
        school.colour = Some(colour);
        options
    }

    #[test]
    fn details_are_found_by_every_spelling() {
        let options = entered("St. Mary's", "St M", 3);
        assert_eq!(options.short_school("st marys"), "St M");
        assert_eq!(options.short_school("St. John's"), "St. John's");
        assert_eq!(options.schools.len(), 1);
    }

    #[test]
    fn a_new_name_takes_the_details_along_and_the_former_one_keeps_them() {
        let mut options = entered("Umlazi Prim.", "Umlazi", 3);
        options.rename_school("Umlazi Prim.", "Umlazi Primary");
        assert_eq!(options.short_school("Umlazi Primary"), "Umlazi");
        assert_eq!(options.short_school("Umlazi Prim."), "Umlazi");
        // Another spelling of the same name is no other school.
        let same = options.clone();
        options.rename_school("Umlazi Primary", "UMLAZI primary");
        assert_eq!(options, same);
        // A school with details of its own keeps them.
        options.school_mut("Zulu High").colour = Some(1);
        options.rename_school("Umlazi Primary", "Zulu High");
        assert_eq!(options.short_school("Zulu High"), "Zulu High");
    }

    #[test]
    fn a_teacher_follows_the_players_through_new_names_and_back() {
        let mut options = Options::automatic();
        options.rename_school("A", "B");
        options.rename_school("B", "C");
        let at = |present: &'static str| move |name: &str| name == present;
        assert_eq!(options.present_school("A", at("A")), "A", "taken back");
        assert_eq!(options.present_school("A", at("B")), "B");
        assert_eq!(options.present_school("A", at("C")), "C");
        assert_eq!(options.present_school("A", at("D")), "A");
        options.rename_school("C", "A");
        assert_eq!(options.present_school("B", at("A")), "A");
        assert_eq!(options.present_school("B", |_| false), "B");
    }
}

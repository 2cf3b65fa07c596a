//! Code names: unique in an event, and the name of no player.

use super::text_folding::plain;
use super::{Entrant, EntrantName};
use std::collections::HashSet;

/// The names of an event that a new code name must differ from.
#[derive(Clone, Debug, Default)]
pub struct TakenNames(HashSet<String>);

impl TakenNames {
    /// The names by which outsiders see these players, their full names, and their given names.
    pub fn of<'a>(entrants: impl IntoIterator<Item = &'a Entrant>) -> TakenNames {
        let mut taken = TakenNames::default();
        for one in entrants {
            taken.add(&one.name.alias());
            taken.add_real(&one.name);
        }
        taken
    }

    /// Adds the full and the given names of a player.
    pub fn add_real(&mut self, name: &EntrantName) {
        self.add(&name.to_string());
        self.add(name.given());
    }

    /// Adds a name; false if it is taken. Accents and capitals make no difference.
    pub fn add(&mut self, name: &str) -> bool {
        self.0.insert(plain(name))
    }

    /// Chooses the first free one of some words, if need be with a number, beginning at a word that does not tell the
    /// order of the players. `None` without words.
    pub fn choose(&mut self, words: &[&str]) -> Option<String> {
        let first = (self.0.len() * 17).checked_rem(words.len())?;
        let words = || words[first..].iter().chain(&words[..first]);
        let plain_words = words().map(|word| (*word).to_owned());
        let numbered = (2..=u16::MAX).flat_map(|n| words().map(move |word| format!("{word} {n}")));
        plain_words.chain(numbered).find(|name| self.add(name))
    }
}

#[cfg(test)]
mod tests {
    use super::TakenNames;

    #[test]
    fn chosen_code_names_differ_from_each_other_and_from_every_name() {
        let mut taken = TakenNames::default();
        assert!(taken.add("kudu") && !taken.add("Kudu"));
        let chosen: Vec<_> = (0..4)
            .map_while(|_| taken.choose(&["Kudu", "Eland"]))
            .collect();
        assert_eq!(chosen.len(), 4);
        assert!(chosen.contains(&"Eland".to_owned()) && !chosen.contains(&"Kudu".to_owned()));
        let different: std::collections::BTreeSet<_> = chosen.iter().collect();
        assert_eq!(different.len(), 4, "{chosen:?}");
        assert_eq!(taken.choose(&[]), None);
    }
}

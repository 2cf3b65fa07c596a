//! The list of all entrants, indexed by identity.

use super::{ByEntrant, Entrant, EntrantId, school_key};
use std::ops::{Deref, Index, IndexMut};

/// All entrants that were ever entered. Derefs to a slice, with an index by identity.
#[derive(Clone, Debug, Default)]
pub struct Entrants {
    all: Vec<Entrant>,
    places: ByEntrant<usize>,
    /// The names of the schools and their keys, in order of their first entrant.
    schools: Vec<(String, String)>,
}

impl PartialEq for Entrants {
    fn eq(&self, other: &Entrants) -> bool {
        self.all == other.all
    }
}

impl Eq for Entrants {}

impl Entrants {
    /// The number of a school, from 0, in order of the first entrant when the list was made. `None`
    /// for the name of a school that had no entrant.
    pub fn school_number(&self, school: &str) -> Option<usize> {
        // Most names are spelt as the first one: then no key is needed.
        let spelt = |(name, _): &(String, String)| is_spelt(name, school);
        let key = || {
            let key = school_key(school);
            self.schools.iter().position(|(_, known)| *known == key)
        };
        self.schools.iter().position(spelt).or_else(key)
    }

    /// Number of schools that had an entrant when the list was made.
    pub fn schools(&self) -> usize {
        self.schools.len()
    }

    /// The position of an entrant in the list, from 0.
    pub fn place(&self, id: EntrantId) -> Option<usize> {
        self.places.get(&id).copied()
    }

    /// Appends an entrant. If the identity occurs twice, it keeps finding the first entrant.
    pub fn push(&mut self, entrant: Entrant) {
        if let Some(school) = entrant.school.as_deref().map(str::trim)
            && self.school_number(school).is_none()
        {
            self.schools.push((school.to_owned(), school_key(school)));
        }
        self.places.entry(entrant.id).or_insert(self.all.len());
        self.all.push(entrant);
    }

    /// Marks full names that several entrants share, so that
    /// [`full`](super::EntrantName::full) distinguishes them.
    pub fn mark_namesakes(&mut self) {
        super::alias::mark_namesakes(&mut self.all);
    }

    /// The entrants in order of start numbers.
    pub(super) fn by_number(&self) -> Vec<&Entrant> {
        let mut entrants = self.all.iter().collect::<Vec<_>>();
        entrants.sort_by_key(|one| one.number);
        entrants
    }

    /// The entrants for changes; their identities must not change.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Entrant> {
        self.all.iter_mut()
    }
}

fn is_spelt(known: &str, school: &str) -> bool {
    known.eq_ignore_ascii_case(school.trim())
}

impl Deref for Entrants {
    type Target = [Entrant];

    fn deref(&self) -> &[Entrant] {
        &self.all
    }
}

impl Index<usize> for Entrants {
    type Output = Entrant;

    fn index(&self, place: usize) -> &Entrant {
        &self.all[place]
    }
}

impl IndexMut<usize> for Entrants {
    fn index_mut(&mut self, place: usize) -> &mut Entrant {
        &mut self.all[place]
    }
}

impl FromIterator<Entrant> for Entrants {
    fn from_iter<I: IntoIterator<Item = Entrant>>(all: I) -> Entrants {
        let mut entrants = Entrants::default();
        for entrant in all {
            entrants.push(entrant);
        }
        entrants
    }
}

impl From<Vec<Entrant>> for Entrants {
    fn from(all: Vec<Entrant>) -> Entrants {
        all.into_iter().collect()
    }
}

impl IntoIterator for Entrants {
    type Item = Entrant;
    type IntoIter = std::vec::IntoIter<Entrant>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.into_iter()
    }
}

impl<'a> IntoIterator for &'a Entrants {
    type Item = &'a Entrant;
    type IntoIter = std::slice::Iter<'a, Entrant>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
    }
}

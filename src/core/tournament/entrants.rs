//! All entrants in one list, indexed by identity.

use super::{ByEntrant, Entrant, EntrantId};
use std::ops::{Deref, Index, IndexMut};

/// Everybody who was ever entered. It reads as a list; somebody is found by
/// identity without looking through it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entrants {
    all: Vec<Entrant>,
    places: ByEntrant<usize>,
}

impl Entrants {
    /// Where in the list somebody stands, from 0.
    pub fn place(&self, id: EntrantId) -> Option<usize> {
        self.places.get(&id).copied()
    }

    /// Adds somebody at the end; who has the identity already stays found by it.
    pub fn push(&mut self, entrant: Entrant) {
        self.places.entry(entrant.id).or_insert(self.all.len());
        self.all.push(entrant);
    }

    /// Marks whole names that several have, so that [`full`](super::EntrantName::full)
    /// distinguishes them.
    pub fn mark_namesakes(&mut self) {
        super::alias::mark_namesakes(&mut self.all);
    }

    /// Everybody, to be changed in all but the identity.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Entrant> {
        self.all.iter_mut()
    }
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

//! The faults of a file, up to a limit: nobody reads a million messages, and they
//! would take many times the memory of the file.

use std::ops::{Deref, DerefMut};

/// The first faults that were found, and the number of all. Dereferences to the kept ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults<F> {
    kept: Vec<F>,
    count: usize,
}

impl<F> Faults<F> {
    /// The most faults that are kept; others are only counted.
    pub const MOST: usize = 1_000;

    /// Adds a fault.
    pub fn push(&mut self, fault: F) {
        self.count += 1;
        if self.kept.len() < Self::MOST {
            self.kept.push(fault);
        }
    }

    /// Number of all faults, kept or not.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Number of faults that were not kept.
    pub fn more(&self) -> usize {
        self.count - self.kept.len()
    }

    /// Adds the faults of another pass over the same file.
    pub fn append(&mut self, others: Faults<F>) {
        self.count += others.more();
        self.extend(others.kept);
    }

    /// Sorts the kept faults.
    pub fn sort_by_key<K: Ord>(&mut self, key: impl FnMut(&F) -> K) {
        self.kept.sort_by_key(key);
    }
}

impl<F> Default for Faults<F> {
    fn default() -> Faults<F> {
        Faults {
            kept: Vec::new(),
            count: 0,
        }
    }
}

impl<F> From<F> for Faults<F> {
    fn from(fault: F) -> Faults<F> {
        std::iter::once(fault).collect()
    }
}

impl<F> Extend<F> for Faults<F> {
    fn extend<I: IntoIterator<Item = F>>(&mut self, faults: I) {
        faults.into_iter().for_each(|fault| self.push(fault));
    }
}

impl<F> FromIterator<F> for Faults<F> {
    fn from_iter<I: IntoIterator<Item = F>>(faults: I) -> Faults<F> {
        let mut all = Faults::default();
        all.extend(faults);
        all
    }
}

impl<F> Deref for Faults<F> {
    type Target = [F];
    fn deref(&self) -> &[F] {
        &self.kept
    }
}

impl<F> DerefMut for Faults<F> {
    fn deref_mut(&mut self) -> &mut [F] {
        &mut self.kept
    }
}

impl<F> IntoIterator for Faults<F> {
    type Item = F;
    type IntoIter = std::vec::IntoIter<F>;
    fn into_iter(self) -> Self::IntoIter {
        self.kept.into_iter()
    }
}

impl<'a, F> IntoIterator for &'a Faults<F> {
    type Item = &'a F;
    type IntoIter = std::slice::Iter<'a, F>;
    fn into_iter(self) -> Self::IntoIter {
        self.kept.iter()
    }
}

impl<F: PartialEq, const N: usize> PartialEq<[F; N]> for Faults<F> {
    fn eq(&self, others: &[F; N]) -> bool {
        self.count == N && self.kept == others
    }
}

#[cfg(test)]
mod tests {
    use super::Faults;

    #[test]
    fn a_thousand_are_kept_and_all_are_counted() {
        let mut faults: Faults<u32> = (0..1_500).collect();
        faults.push(7);
        assert_eq!(
            (faults.len(), faults.count(), faults.more()),
            (1_000, 1_501, 501)
        );
        assert_eq!(faults.last(), Some(&999));
        assert_eq!(Faults::from(3), [3]);
        assert_ne!(faults, [3]);
        assert!(Faults::<u32>::default().is_empty());
    }
}

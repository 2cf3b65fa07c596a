//! One bracket to be paired, and its result (C.04.3:3).

use super::colour_surplus::ColourSurplus;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// Whom the solver takes into account besides the bracket itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// Nobody.
    Alone,
    /// The next bracket; who cannot be paired there is left over.
    Next,
    /// Everybody who remains.
    Whole,
}

/// A bracket to be paired. All are ranks, from 0.
pub(super) struct Bracket<'a> {
    pub(super) ready: &'a PreparedField,
    pub(super) scope: Scope,
    /// How many of `own` were moved down; they stand in front.
    pub(super) moved: usize,
    pub(super) own: &'a [usize],
    pub(super) next: &'a [usize],
    pub(super) rest: &'a [usize],
    /// C5 where the bye goes, if somebody must sit out.
    pub(super) bye: Option<Tenths>,
    /// Whether the one who goes down can be the one who sits out.
    pub(super) seeks_bye: bool,
    /// C8 who of `own` may go down to the next bracket, if it is not looked at.
    pub(super) suits_next: &'a [bool],
    /// C4 how many must go down at least, where that is known.
    pub(super) forced_down: Option<ForcedDown>,
}

/// Players who must go down to meet those below with the same absolute preference.
#[derive(Clone, Copy)]
pub(super) struct ForcedDown {
    pub(super) count: usize,
    /// None of them may have that preference too.
    pub(super) surplus: ColourSurplus,
}

/// A paired bracket. All are ranks.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    pub(super) pairs: Vec<(usize, usize)>,
    /// Who goes down.
    pub(super) down: Vec<usize>,
    /// Who is paired in neither bracket, if the next was looked at.
    pub(super) left: Vec<usize>,
}

impl Bracket<'_> {
    pub(super) fn everybody(&self) -> usize {
        self.own.len() + self.next.len() + self.rest.len()
    }

    /// How many vertices are nobody: one in an odd graph, else as many as are forced down.
    /// Who is paired with nobody goes down or sits out.
    pub(super) fn nobodies(&self) -> usize {
        match self.forced_down {
            Some(forced) => forced.count,
            None => self.everybody() % 2,
        }
    }

    /// Whether somebody may be paired with nobody.
    pub(super) fn may_be_left(&self, one: usize) -> bool {
        let meets_surplus = self
            .forced_down
            .is_none_or(|forced| !forced.surplus.is_in(self.ready, one));
        meets_surplus && (self.scope != Scope::Whole || self.ready.may_sit_out(one, self.bye))
    }

    /// The sizes of the score groups of the moved down.
    pub(super) fn groups(&self) -> Vec<usize> {
        let moved = &self.own[..self.moved];
        moved
            .chunk_by(|one, other| self.ready.all[*one].score == self.ready.all[*other].score)
            .map(<[usize]>::len)
            .collect()
    }

    /// The score group of each moved down, counted from the top.
    pub(super) fn group_of_moved(&self) -> Vec<usize> {
        let sizes = self.groups();
        sizes
            .into_iter()
            .enumerate()
            .flat_map(|(group, size)| std::iter::repeat_n(group, size))
            .collect()
    }
}

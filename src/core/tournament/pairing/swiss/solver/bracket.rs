//! A bracket to be paired, and its pairing (C.04.3:3).

use super::colour_surplus::ColourSurplus;
use crate::tournament::pairing::swiss::field::Tenths;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// The players considered besides the bracket itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// None.
    Alone,
    /// The players of the next bracket; players who cannot be paired there are left over.
    Next,
    /// All who remain.
    Whole,
}

/// A bracket to be paired. Players are ranks.
pub(super) struct Bracket<'a> {
    pub(super) ready: &'a PreparedField,
    pub(super) scope: Scope,
    /// Number of moved-down players (MDPs); they come first in `own`.
    pub(super) moved: usize,
    pub(super) own: &'a [usize],
    pub(super) next: &'a [usize],
    pub(super) rest: &'a [usize],
    /// C5 the score at which the bye is given, if there is one.
    pub(super) bye: Option<Tenths>,
    /// Whether a downfloater can be the player with the bye.
    pub(super) seeks_bye: bool,
    /// C8 which players of `own` suit the next bracket as downfloaters, for [`Scope::Alone`].
    pub(super) suits_next: &'a [bool],
    /// C4 the downfloaters required by the players below, if known.
    pub(super) forced_down: Option<ForcedDown>,
}

/// Players who must float down to meet a colour surplus below.
#[derive(Clone, Copy)]
pub(super) struct ForcedDown {
    pub(super) count: usize,
    /// None of the downfloaters may belong to it.
    pub(super) surplus: ColourSurplus,
}

/// A paired bracket. Players are ranks.
#[derive(Clone, Debug)]
pub(super) struct BracketPairing {
    pub(super) pairs: Vec<(usize, usize)>,
    /// The downfloaters.
    pub(super) down: Vec<usize>,
    /// With [`Scope::Next`], the players who are paired in neither bracket.
    pub(super) left: Vec<usize>,
}

impl Bracket<'_> {
    /// The same bracket without the players below it.
    pub(super) fn narrowed(&self, scope: Scope) -> Bracket<'_> {
        Bracket {
            scope,
            next: &[],
            rest: &[],
            ..*self
        }
    }

    pub(super) fn everybody(&self) -> usize {
        self.own.len() + self.next.len() + self.rest.len()
    }

    /// Number of dummy vertices: as many as downfloaters are forced, otherwise one if the graph
    /// is odd. A player matched with a dummy floats down or gets the bye.
    pub(super) fn dummy_count(&self) -> usize {
        match self.forced_down {
            Some(forced) => forced.count,
            None => self.everybody() % 2,
        }
    }

    /// Whether a player may be matched with a dummy.
    pub(super) fn may_be_left(&self, one: usize) -> bool {
        let meets_surplus = self
            .forced_down
            .is_none_or(|forced| !forced.surplus.is_in(self.ready, one));
        meets_surplus && (self.scope != Scope::Whole || self.ready.may_sit_out(one, self.bye))
    }

    /// The MDPs by score group, the highest first.
    pub(super) fn moved_groups(&self) -> impl Iterator<Item = &[usize]> {
        let score = |one: &usize| self.ready.all[*one].score;
        self.own[..self.moved].chunk_by(move |one, other| score(one) == score(other))
    }

    /// The score group of each MDP, counted from the top.
    pub(super) fn group_of_moved(&self) -> Vec<usize> {
        let groups = self.moved_groups().enumerate();
        let each = groups.flat_map(|(at, group)| std::iter::repeat_n(at, group.len()));
        each.collect()
    }
}

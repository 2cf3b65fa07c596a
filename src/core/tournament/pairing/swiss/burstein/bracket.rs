//! A bracket to be paired, and its pairing (C.04.4.2:3.2).

use crate::tournament::pairing::swiss::prepared::PreparedField;

/// The players considered besides the bracket itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// None.
    Alone,
    /// The next score group; players who cannot be paired there are left over.
    Next,
    /// All who remain.
    Whole,
}

/// A bracket to be paired. Players are ranks.
pub(super) struct BursteinBracket<'a> {
    pub(super) ready: &'a PreparedField,
    pub(super) scope: Scope,
    /// C.04.4.2:4.1 incoming floaters and residents in the order of 1.8.
    pub(super) own: Vec<usize>,
    pub(super) next: &'a [usize],
    pub(super) rest: Vec<usize>,
    /// C7 which players of `own` suit the next bracket as floaters, for [`Scope::Alone`].
    pub(super) suits_next: Vec<bool>,
}

/// A paired bracket. Players are ranks, in pairs the smaller first.
pub(super) struct PairedBursteinBracket {
    pub(super) pairs: Vec<(usize, usize)>,
    /// The outgoing floaters.
    pub(super) down: Vec<usize>,
    /// With [`Scope::Next`], the players who are paired in neither bracket.
    pub(super) left: Vec<usize>,
}

impl<'a> BursteinBracket<'a> {
    /// The bracket of the first of these score groups.
    pub(super) fn of(
        ready: &'a PreparedField,
        order: &[usize],
        incoming: &[usize],
        groups: &'a [Vec<usize>],
    ) -> BursteinBracket<'a> {
        let residents = groups.first().into_iter().flatten();
        let mut own = incoming
            .iter()
            .chain(residents)
            .copied()
            .collect::<Vec<_>>();
        own.sort_by_key(|one| order[*one]);
        BursteinBracket {
            ready,
            scope: Scope::Whole,
            suits_next: Vec::new(),
            own,
            next: groups.get(1).map(Vec::as_slice).unwrap_or_default(),
            rest: groups.iter().skip(2).flatten().copied().collect(),
        }
    }

    /// The same bracket without the players below it.
    pub(super) fn narrowed(&self, scope: Scope) -> BursteinBracket<'a> {
        BursteinBracket {
            ready: self.ready,
            scope,
            own: self.own.clone(),
            next: match scope {
                Scope::Alone => &[],
                Scope::Next | Scope::Whole => self.next,
            },
            rest: Vec::new(),
            suits_next: Vec::new(),
        }
    }
}

//! Groups of tied entrants; each tie-break splits the groups further.

use crate::tournament::tiebreak::{Detail, Figure, Ledger, Tiebreak, Value};
use crate::tournament::{ByHand, EntrantId, StageReached};
use std::cmp::Reverse;

/// An entrant to rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankingEntrant {
    /// The identity.
    pub id: EntrantId,
    /// The start number.
    pub number: u16,
    /// The rating, if known.
    pub rating: Option<u16>,
    /// The stage reached in finals, which goes before points.
    pub reached: StageReached,
}

/// All entrants in order, and the end of each group.
pub(super) struct TiedGroups {
    placed: Vec<Placed>,
    ends: Vec<usize>,
}

/// An entrant with the figures computed so far.
pub(super) struct Placed {
    pub(super) entrant: EntrantId,
    pub(super) score: Value,
    pub(super) figures: Vec<Figure>,
    pub(super) by_hand: Option<usize>,
    number: u16,
    who: usize,
    reached: StageReached,
    /// The sort key of the current rule, the lowest first.
    key: (bool, Value),
}

impl TiedGroups {
    /// Groups of equal points, within a group by start number. The stage reached in finals goes
    /// before points.
    pub(super) fn by_score(
        listed: &[RankingEntrant],
        tiebreaks: usize,
        ledger: &Ledger<'_>,
    ) -> TiedGroups {
        let placed = listed.iter().filter_map(|one| {
            let who = ledger.place(one.id)?;
            Some(Placed {
                entrant: one.id,
                score: ledger.score(who),
                figures: Vec::with_capacity(tiebreaks),
                by_hand: None,
                number: one.number,
                who,
                reached: one.reached,
                key: Default::default(),
            })
        });
        let mut placed = placed.collect::<Vec<_>>();
        let standing = |one: &Placed| one.reached.before_tiebreaks(one.score);
        placed.sort_by_key(|one| (Reverse(standing(one)), one.number));
        let groups = placed.chunk_by(|one, other| standing(one) == standing(other));
        let ends = groups.scan(0, |end, group| {
            *end += group.len();
            Some(*end)
        });
        TiedGroups {
            ends: ends.collect(),
            placed,
        }
    }

    /// Computes a tie-break for all entrants, and splits the groups by it.
    pub(super) fn split_by(&mut self, ledger: &Ledger<'_>, tiebreak: Tiebreak, detail: Detail) {
        let (mut tied, mut scratch) = (Vec::new(), Vec::new());
        self.split(|group| {
            tied.clear();
            tied.extend(group.iter().map(|placed| placed.who));
            tied.sort_unstable();
            for placed in group.iter_mut() {
                let figure = tiebreak.figure(ledger, placed.who, &tied, detail, &mut scratch);
                placed.key = if placed.reached.shares_place {
                    Default::default()
                } else {
                    tiebreak.order(figure.value)
                };
                placed.figures.push(figure);
            }
            let shares_place = group.iter().any(|placed| placed.reached.shares_place);
            if tied.len() > 1
                && !shares_place
                && let Some(order) = tiebreak.order_of(ledger, &tied)
            {
                rearrange(group, &tied, &order);
                if tiebreak.is_undecided(ledger, &tied, &order) {
                    let figures = group.iter_mut().filter_map(|one| one.figures.last_mut());
                    figures.for_each(Figure::drop_as_not_all_met);
                }
            }
        });
    }

    /// Splits the groups that are still tied by the last order set by hand that names two or
    /// more of them.
    pub(super) fn split_by_hand(&mut self, orders: &[ByHand]) {
        let place = |order: &ByHand, number| order.order.iter().position(|one| *one == number);
        self.split(|group| {
            let names_some = |order: &ByHand| {
                let named = group
                    .iter()
                    .filter(|one| place(order, one.number).is_some());
                named.count() > 1
            };
            let found = orders.iter().rposition(names_some);
            let order = found.and_then(|at| orders.get(at));
            for placed in group {
                let place = order.and_then(|order| place(order, placed.number));
                placed.by_hand = found.filter(|_| place.is_some());
                let place = place.map(|place| Value::thousandths(place as i64));
                placed.key = (place.is_none(), place.unwrap_or_default());
            }
        });
    }

    /// All entrants in order, each with the place and whether it is shared.
    pub(super) fn places(self) -> impl Iterator<Item = (u16, bool, Placed)> {
        let starts = [0].into_iter().chain(self.ends.clone());
        let groups = starts.zip(self.ends).flat_map(|(start, end)| {
            let place = (start as u16 + 1, end - start > 1);
            std::iter::repeat_n(place, end - start)
        });
        groups
            .zip(self.placed)
            .map(|((rank, shared), placed)| (rank, shared, placed))
    }

    /// Sorts each group by the keys that `set_keys` sets, and splits it where they differ.
    fn split(&mut self, mut set_keys: impl FnMut(&mut [Placed])) {
        let mut ends = Vec::with_capacity(self.placed.len());
        let mut start = 0;
        for end in &self.ends {
            let Some(group) = self.placed.get_mut(start..*end) else {
                continue;
            };
            set_keys(group);
            group.sort_by_key(|placed| placed.key);
            for part in group.chunk_by(|one, other| one.key == other.key) {
                start += part.len();
                ends.push(start);
            }
        }
        self.ends = ends;
    }
}

/// Sets the keys of a tied group, whose members are `tied` in ascending order, to the order found
/// for the group as a whole.
fn rearrange(group: &mut [Placed], tied: &[usize], order: &[Vec<usize>]) {
    let mut places = vec![Value::default(); tied.len()];
    for (at, part) in (0..).map(Value::thousandths).zip(order) {
        let members = part.iter().filter_map(|who| tied.binary_search(who).ok());
        for member in members {
            if let Some(place) = places.get_mut(member) {
                *place = at;
            }
        }
    }
    for placed in group {
        let member = tied.binary_search(&placed.who).ok();
        let place = member.and_then(|member| places.get(member)).copied();
        placed.key = (false, place.unwrap_or_default());
    }
}

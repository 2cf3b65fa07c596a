//! Among candidates of equal cost, the first one in the order of C.04.3:4 (3.8.1).

mod first_partner;

use super::blossom::Matcher;
use super::cost::Costs;
use super::weight::{Weight, bits};
pub(in crate::tournament::pairing::swiss) use first_partner::FirstPartner;

/// The input of [`earliest`].
pub(super) struct OrderTask {
    /// Number of players of the bracket.
    pub(super) own: usize,
    /// Number of moved-down players among them.
    pub(super) moved: usize,
    /// Whether an illegal pair stands for two players who are left over.
    pub(super) is_loose: bool,
}

/// The bits of the digits of C.04.3:4.3.1 and 4.3.2 for a number of residents, `half` of them
/// in S1.
pub(super) fn exchange_bits(residents: usize, half: usize) -> [u32; 2] {
    [half, residents * half].map(bits)
}

/// A candidate. Players are vertices of the bracket's graph.
pub(super) struct FirstCandidate {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) down: Vec<usize>,
    pub(super) left: Vec<usize>,
}

/// The first of all candidates that cost as much as the one in the matcher.
pub(super) fn earliest<W: Weight>(
    mut matcher: Matcher<W>,
    costs: &Costs<W>,
    task: &OrderTask,
) -> FirstCandidate {
    let mut pairs = Vec::new();
    let mut taken = vec![false; costs.len()];
    let mut first = FirstPartner::default();
    for place in 0..task.moved {
        let is_own = |mate: &usize| costs.is_own(place, *mate);
        if matcher.mate(place).filter(is_own).is_none() {
            continue;
        }
        let opponents = (task.moved..task.own)
            .filter(|other| !taken[*other] && costs.is_own(place, *other))
            .collect::<Vec<_>>();
        let opponent = first.partner(&mut matcher, place, opponents, |place| costs.profile(place));
        if let Some(other) = opponent {
            taken[place] = true;
            taken[other] = true;
            pairs.push((place, other));
        }
    }
    let mut rest = Remainder::of(matcher, costs, task, &taken);
    rest.exchange(task);
    rest.transpose();
    pairs.extend(rest.pairs.iter().copied());
    for (one, other) in &rest.pairs {
        taken[*one] = true;
        taken[*other] = true;
    }
    FirstCandidate {
        down: (0..task.own).filter(|place| !taken[*place]).collect(),
        left: rest.left(&taken),
        pairs,
    }
}

/// The residents who are not paired with MDPs, and all other vertices that remain.
struct Remainder<'a, W> {
    costs: &'a Costs<'a, W>,
    matcher: Matcher<W>,
    /// For each vertex of the matcher its index in the bracket's graph.
    places: Vec<usize>,
    /// The vertices of the residents, in order of BSN.
    residents: Vec<usize>,
    pairs: Vec<(usize, usize)>,
    /// C.04.3:3.3 the size of S1.
    half: usize,
}

impl<'a, W: Weight> Remainder<'a, W> {
    fn of(
        matcher: Matcher<W>,
        costs: &'a Costs<'a, W>,
        task: &OrderTask,
        taken: &[bool],
    ) -> Remainder<'a, W> {
        let places = (0..taken.len())
            .filter(|place| !taken[*place])
            .collect::<Vec<_>>();
        let is_resident = |place: usize| (task.moved..task.own).contains(&place);
        let residents = (0..places.len())
            .filter(|vertex| is_resident(places[*vertex]))
            .collect::<Vec<_>>();
        let is_paired = |vertex: &&usize| {
            let place = places[**vertex];
            let mate = matcher.mate(place);
            mate.is_some_and(|mate| mate >= task.moved && costs.is_own(place, mate))
        };
        let half = residents.iter().filter(is_paired).count() / 2;
        Remainder {
            costs,
            matcher,
            places,
            residents,
            pairs: Vec::new(),
            half,
        }
    }

    fn is_own(&self, one: usize, other: usize) -> bool {
        self.costs.is_own(self.places[one], self.places[other])
    }

    /// C.04.3:4.3 finds the first exchange.
    fn exchange(&mut self, task: &OrderTask) {
        self.weigh_exchanges(task);
        let count = self.residents.len();
        let lower_half = self.residents.get(self.half..).unwrap_or(&[]);
        let mut open = lower_half.iter().filter(|one| self.leads(**one)).count();
        let mut exchanges = open;
        // 4.3.3 the highest BSNs leave S1, and 4.3.4 the lowest enter it, so S1 is tried from its
        // end and S2 from its beginning.
        for at in (0..self.half).rev() {
            if exchanges > 0 && self.moves_out(at) {
                exchanges -= 1;
            }
        }
        for at in self.half..count {
            if open > 0 && self.moves_in(at) {
                open -= 1;
            }
        }
    }

    /// Appends C.04.3:4.3.1 and 4.3.2 to the costs as the least significant digits.
    ///
    /// If no exchange is needed, the previous dual prices remain optimal after an adjustment by
    /// what the new digits add to pairs of S1, so the search starts from these.
    fn weigh_exchanges(&mut self, task: &OrderTask) {
        let [exchanges, differences] = exchange_bits(self.residents.len(), self.half);
        let room = exchanges + differences;
        let mut rank = vec![usize::MAX; self.places.len()];
        for (at, vertex) in self.residents.iter().enumerate() {
            rank[*vertex] = at;
        }
        let is_loose = task.is_loose;
        let mut fresh = Matcher::new(self.places.len(), |one, other| {
            let cost = self.matcher.cost(self.places[one], self.places[other]);
            let mut cost = cost.shifted(room);
            let upper = rank[one];
            let both = upper != usize::MAX && rank[other] != usize::MAX;
            if both && (!is_loose || self.is_own(one, other)) {
                cost += W::small(upper as u32).shifted(1);
                if upper >= self.half {
                    cost += W::small(1).shifted(differences + 1);
                }
            }
            cost
        });
        if is_loose {
            fresh.begin();
        } else {
            let much = W::small(2 * self.half as u32);
            fresh.begin_with(|vertex| {
                let price = self.matcher.price(self.places[vertex]).shifted(room);
                match rank[vertex] {
                    usize::MAX => price - much,
                    upper if upper < self.half => price + W::small(2 * upper as u32) - much,
                    _ => price + much,
                }
            });
        }
        self.matcher = fresh;
        self.matcher.settle(None);
    }

    /// Whether a vertex is the higher ranked player of a pair.
    fn leads(&self, vertex: usize) -> bool {
        let mate = self.matcher.mate(vertex);
        mate.is_some_and(|mate| self.is_lower(vertex, mate))
    }

    fn is_lower(&self, one: usize, other: usize) -> bool {
        other > one && self.is_own(one, other)
    }

    /// C.04.3:4.3.3 moves a player from S1 to S2, if an optimal exchange does.
    fn moves_out(&mut self, at: usize) -> bool {
        let vertex = self.residents[at];
        let lower = (0..self.places.len())
            .filter(|other| self.is_lower(vertex, *other))
            .collect::<Vec<_>>();
        self.matcher.exclude(vertex, &lower)
    }

    /// C.04.3:4.3.4 moves a player from S2 to S1, if an optimal exchange does.
    fn moves_in(&mut self, at: usize) -> bool {
        let vertex = self.residents[at];
        let others = (0..self.places.len())
            .filter(|other| *other != vertex && !self.is_lower(vertex, *other))
            .collect::<Vec<_>>();
        self.matcher.exclude(vertex, &others)
    }

    /// C.04.3:4.2 gives each player of S1 in turn the first possible opponent of S2.
    fn transpose(&mut self) {
        let leads = self
            .residents
            .iter()
            .copied()
            .filter(|vertex| self.leads(*vertex))
            .collect::<Vec<_>>();
        let mut first = FirstPartner::default();
        let mut is_free = vec![false; self.places.len()];
        for vertex in &self.residents {
            is_free[*vertex] = true;
        }
        for vertex in &leads {
            is_free[*vertex] = false;
        }
        for vertex in leads {
            let partners = (vertex + 1..self.places.len())
                .filter(|other| is_free[*other] && self.is_own(vertex, *other))
                .collect::<Vec<_>>();
            let profile = |vertex: usize| self.costs.profile(self.places[vertex]);
            let partner = first.partner(&mut self.matcher, vertex, partners, profile);
            if let Some(other) = partner {
                is_free[other] = false;
                self.pairs.push((self.places[vertex], self.places[other]));
            }
        }
    }

    /// Players without a legal mate, of this bracket or another.
    fn left(&self, taken: &[bool]) -> Vec<usize> {
        let is_left = |vertex: &usize| {
            let place = self.places[*vertex];
            let mate = self.matcher.mate(*vertex).map(|mate| self.places[mate]);
            let is_met = mate.is_some_and(|mate| {
                let (one, other) = (place.min(mate), place.max(mate));
                self.costs.is_player(other) && self.costs.is_legal(one, other)
            });
            !taken[place] && self.costs.is_player(place) && !is_met
        };
        (0..self.places.len())
            .filter(is_left)
            .map(|vertex| self.places[vertex])
            .collect()
    }
}

#[cfg(test)]
mod tests;

//! C.04.3:3.8.1 and 4: of candidates with equal criteria, the one that is generated first.

use super::paired_bracket::PairedBracket;
use std::cmp::Reverse;

/// Where a candidate stands among all of its bracket. All numbers are bracket sequence
/// numbers (4.1): moved-down players first, then residents, from 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CandidateOrder {
    /// 4.4 the moved-down players who are paired.
    moved: Vec<usize>,
    /// 4.2 the opponents of them, in their order.
    opponents: Vec<usize>,
    /// 4.3.1 how many residents are exchanged between S1 and S2.
    exchanges: usize,
    /// 4.3.2 the sum of numbers that come to S1 less the sum of those that leave it.
    difference: usize,
    /// 4.3.3 who leaves S1, the highest number first.
    out: Vec<Reverse<usize>>,
    /// 4.3.4 who comes to S1, the lowest number first.
    into: Vec<usize>,
    /// 4.2 the opponents of S1, in its order.
    transposition: Vec<usize>,
}

impl CandidateOrder {
    pub(super) fn of(bracket: &PairedBracket) -> CandidateOrder {
        let own = bracket.moved.iter().chain(&bracket.residents);
        let own = own.copied().collect::<Vec<_>>();
        let number = |one: &usize| {
            own.iter()
                .position(|other| other == one)
                .unwrap_or(own.len())
        };
        let mut pairs = bracket
            .pairs
            .iter()
            .map(|(one, other)| (number(one), number(other)))
            .collect::<Vec<_>>();
        pairs.sort_unstable();
        let count = bracket.moved.len();
        let (by_moved, rest) = pairs
            .into_iter()
            .partition::<Vec<_>, _>(|(one, _)| *one < count);
        let is_taken = |one: &usize| by_moved.iter().any(|(_, other)| other == one);
        let remaining = (count..own.len()).filter(|one| !is_taken(one));
        let remaining = remaining.collect::<Vec<_>>();
        let (upper, lower) = remaining.split_at(rest.len());
        let leads = |one: &&usize| rest.iter().any(|(leader, _)| leader == *one);
        let out = upper.iter().rev().filter(|one| !leads(one)).copied();
        let out = out.collect::<Vec<_>>();
        let into = lower.iter().filter(leads).copied().collect::<Vec<_>>();
        CandidateOrder {
            moved: by_moved.iter().map(|(one, _)| *one).collect(),
            opponents: by_moved.iter().map(|(_, other)| *other).collect(),
            exchanges: into.len(),
            difference: into.iter().sum::<usize>() - out.iter().sum::<usize>(),
            out: out.into_iter().map(Reverse).collect(),
            into,
            transposition: rest.iter().map(|(_, other)| *other).collect(),
        }
    }
}

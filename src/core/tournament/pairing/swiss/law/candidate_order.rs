//! C.04.3:3.8.1 and 4: among candidates with equal criteria, the one generated first.

use super::paired_bracket::PairedBracket;
use std::cmp::Reverse;

/// The position of a candidate in the generation order of its bracket. All players are
/// bracket sequence numbers (BSN, 4.1), here from 0: moved-down players first, then residents.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CandidateOrder {
    /// 4.4 the paired moved-down players (S1 of the MDP pairing).
    moved: Vec<usize>,
    /// 4.2 their opponents, in the same order.
    opponents: Vec<usize>,
    /// 4.3.1 the number of residents exchanged between S1 and S2.
    exchanges: usize,
    /// 4.3.2 the sum of the BSNs that enter S1 minus the sum of those that leave it.
    difference: usize,
    /// 4.3.3 the BSNs that leave S1, the highest first.
    out: Vec<Reverse<usize>>,
    /// 4.3.4 the BSNs that enter S1, the lowest first.
    into: Vec<usize>,
    /// 4.2 the opponents of S1, in the order of S1.
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

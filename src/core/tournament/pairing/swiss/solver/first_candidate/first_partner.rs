//! Finds the first partner in order that any minimum-cost matching gives to a vertex.

use crate::tournament::pairing::swiss::solver::blossom::Matcher;
use crate::tournament::pairing::swiss::solver::weight::Weight;
use std::collections::HashSet;
use std::hash::Hash;

/// Finds first partners of vertices with profiles `P`.
pub(in crate::tournament::pairing::swiss) struct FirstPartner<P> {
    /// Profiles whose pairing has failed. Players of equal profile may have met different
    /// opponents, so this only guides the order of the attempts.
    unlikely: HashSet<(P, P)>,
}

impl<P> Default for FirstPartner<P> {
    fn default() -> Self {
        FirstPartner {
            unlikely: HashSet::new(),
        }
    }
}

impl<P: Eq + Hash> FirstPartner<P> {
    /// Removes a vertex from the graph together with the first of these partners that a
    /// minimum-cost matching gives to it.
    ///
    /// Partners ahead of the first likely one are tested all at once.
    pub(in crate::tournament::pairing::swiss) fn partner<W: Weight>(
        &mut self,
        matcher: &mut Matcher<W>,
        one: usize,
        partners: Vec<usize>,
        profile: impl Fn(usize) -> P,
    ) -> Option<usize> {
        let mut partners = matcher.tight_of(one, &partners);
        let mut is_open = vec![true; matcher.len()];
        loop {
            let mate = matcher.mate(one)?;
            let known = partners.iter().position(|other| *other == mate);
            partners.truncate(known.map_or(partners.len(), |at| at + 1));
            let is_likely = |other: &usize| {
                *other == mate || !self.unlikely.contains(&(profile(one), profile(*other)))
            };
            let Some(at) = partners.iter().position(is_likely) else {
                // The mate is none of the partners.
                if keep_to(matcher, one, &partners, &mut is_open) {
                    continue;
                }
                return None;
            };
            let likely = partners[at];
            let before = &partners[..at];
            if keep_to(matcher, one, before, &mut is_open) {
                continue;
            }
            if matcher.take(one, likely) {
                return Some(likely);
            }
            self.unlikely.insert((profile(one), profile(likely)));
            partners.drain(..=at);
        }
    }
}

/// Restricts a vertex to these partners, if a minimum-cost matching allows it.
fn keep_to<W: Weight>(
    matcher: &mut Matcher<W>,
    one: usize,
    partners: &[usize],
    is_open: &mut [bool],
) -> bool {
    if partners.is_empty() {
        return false;
    }
    let mut keeps = vec![false; is_open.len()];
    for other in partners {
        keeps[*other] = true;
    }
    let others = (0..keeps.len())
        .filter(|other| *other != one && is_open[*other] && !keeps[*other])
        .collect::<Vec<_>>();
    let is_kept = matcher.exclude(one, &others);
    if is_kept {
        is_open.copy_from_slice(&keeps);
    }
    is_kept
}

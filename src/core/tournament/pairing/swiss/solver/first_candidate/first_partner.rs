//! Finds the first partner in order that some cheapest matching gives to a player.

use crate::tournament::pairing::swiss::solver::blossom::Matcher;
use crate::tournament::pairing::swiss::solver::cost::Profile;
use crate::tournament::pairing::swiss::solver::weight::Weight;
use std::collections::HashSet;

/// Finds first partners.
pub(super) struct FirstPartner<W> {
    /// More than any matching costs.
    much: W,
    /// Looks of which one did not get the other. Who looks alike may have met
    /// others, so this is only where not to look first.
    hopeless: HashSet<(Profile, Profile)>,
}

impl<W: Weight> FirstPartner<W> {
    pub(super) fn of(much: W) -> FirstPartner<W> {
        FirstPartner {
            much,
            hopeless: HashSet::new(),
        }
    }

    /// Takes somebody out of the graph with the first of these partners whom a
    /// cheapest matching has.
    ///
    /// Those before the one who is likely to be it are not tried one after the
    /// other: it is asked whether it can be any of them.
    pub(super) fn partner(
        &mut self,
        matcher: &mut Matcher<W>,
        one: usize,
        partners: Vec<usize>,
        look: impl Fn(usize) -> Profile,
    ) -> Option<usize> {
        let mut partners = matcher.tight_of(one, &partners);
        let mut is_open = vec![true; matcher.len()];
        loop {
            let mate = matcher.mate(one)?;
            let known = partners.iter().position(|other| *other == mate);
            partners.truncate(known.map_or(partners.len(), |at| at + 1));
            let is_likely = |other: &usize| {
                *other == mate || !self.hopeless.contains(&(look(one), look(*other)))
            };
            let at = partners.iter().position(is_likely)?;
            let likely = partners[at];
            let before = &partners[..at];
            if self.keep_to(matcher, one, before, &mut is_open) {
                continue;
            }
            if matcher.take(one, likely) {
                return Some(likely);
            }
            self.hopeless.insert((look(one), look(likely)));
            partners.drain(..=at);
        }
    }

    /// Whether somebody can be matched with one of these; if so, is from now on.
    fn keep_to(
        &self,
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
        let changes = (0..keeps.len())
            .filter(|other| *other != one && is_open[*other] && !keeps[*other])
            .map(|other| (other, matcher.cost(one, other) + self.much))
            .collect::<Vec<_>>();
        let is_kept = matcher.recost(one, &changes);
        if is_kept {
            is_open.copy_from_slice(&keeps);
        }
        is_kept
    }
}

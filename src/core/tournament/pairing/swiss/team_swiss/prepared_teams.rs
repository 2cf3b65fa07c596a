//! The teams of a round with precomputed forbidden pairs, and the choice of the bye.

use super::team_field::{NoTeamRound, SwissTeam, TeamField};
use crate::tournament::pairing::swiss::solver::{Matcher, least_unwanted};
use std::cmp::Reverse;
use std::collections::HashSet;

/// A field with sets of its barred and unwanted pairs.
pub(super) struct PreparedTeams<'a> {
    pub(super) field: &'a TeamField,
    barred: HashSet<(usize, usize)>,
    unwanted: HashSet<(usize, usize)>,
}

/// The pairs in both orders.
fn mirrored(pairs: impl Iterator<Item = (usize, usize)>) -> HashSet<(usize, usize)> {
    pairs
        .flat_map(|(one, other)| [(one, other), (other, one)])
        .collect()
}

impl<'a> PreparedTeams<'a> {
    pub(super) fn of(field: &'a TeamField) -> PreparedTeams<'a> {
        let met = field.teams.iter().enumerate();
        let met = met.flat_map(|(one, team)| team.met.iter().map(move |other| (one, *other)));
        let all = met.chain(field.forbidden.iter().copied());
        PreparedTeams {
            field,
            barred: mirrored(all),
            unwanted: mirrored(field.unwanted.iter().copied()),
        }
    }

    pub(super) fn team(&self, at: usize) -> &SwissTeam {
        &self.field.teams[at]
    }

    /// The participants, by score and then by number.
    pub(super) fn here(&self) -> Vec<usize> {
        let all = 0..self.field.teams.len();
        let mut here = all.filter(|at| self.team(*at).is_here).collect::<Vec<_>>();
        here.sort_by_key(|at| (Reverse(self.team(*at).score), self.team(*at).number));
        here
    }

    /// C1
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.barred.contains(&(one, other))
    }

    pub(super) fn should_meet(&self, one: usize, other: usize) -> bool {
        !self.unwanted.contains(&(one, other))
    }

    /// The number of unwanted pairs, in both orders.
    pub(super) fn unwanted_pairs(&self) -> usize {
        self.unwanted.len()
    }

    /// Whether C7 and C10 apply: not in the last two rounds.
    pub(super) fn spares_floaters(&self) -> bool {
        self.field.round + 1 < self.field.rounds
    }

    /// C.04.6:3.4 the team with the bye, if the number of teams is odd.
    pub(super) fn bye(&self, here: &[usize]) -> Result<Option<usize>, NoTeamRound> {
        if here.len().is_multiple_of(2) {
            return if self.can_be_paired(here) {
                Ok(None)
            } else {
                Err(NoTeamRound::CannotBeCompleted)
            };
        }
        let mut eligible = here
            .iter()
            .copied()
            .filter(|at| self.team(*at).may_have_bye)
            .collect::<Vec<_>>();
        if eligible.is_empty() {
            return Err(NoTeamRound::NobodyForBye);
        }
        eligible.sort_by_key(|at| {
            let team = self.team(*at);
            (team.score, Reverse(team.sides.len()), Reverse(team.number))
        });
        let rest = |at: usize| {
            let rest = here.iter().copied().filter(|other| *other != at);
            rest.collect::<Vec<_>>()
        };
        let mut eligible = eligible.into_iter();
        let found = if self.unwanted.is_empty() {
            eligible.find(|at| self.can_be_paired(&rest(*at)))
        } else {
            let least = self.least_unwanted(here);
            least.and_then(|least| {
                eligible.find(|at| self.least_unwanted(&rest(*at)) == Some(least))
            })
        };
        found.map(Some).ok_or(NoTeamRound::CannotBeCompleted)
    }

    /// The fewest unwanted pairs, with a bye for one of an odd number; `None` if there is no legal
    /// pairing.
    fn least_unwanted(&self, these: &[usize]) -> Option<i64> {
        least_unwanted(these.len(), |one, other| {
            let one = these[one];
            match these.get(other) {
                Some(other) if !self.may_meet(one, *other) => None,
                Some(other) => Some(!self.should_meet(one, *other)),
                None => self.team(one).may_have_bye.then_some(false),
            }
        })
    }

    /// C3
    fn can_be_paired(&self, these: &[usize]) -> bool {
        let mut matcher = Matcher::<i64>::new(these.len(), |one, other| {
            if self.may_meet(these[one], these[other]) {
                0
            } else {
                2
            }
        });
        matcher.begin();
        matcher.settle(Some(0))
    }

    /// C.04.6:4.3.1 whether each team's number is odd, counted among those that have arrived.
    pub(super) fn odd_numbers(&self) -> Vec<bool> {
        let mut order = (0..self.field.teams.len()).collect::<Vec<_>>();
        order.sort_by_key(|at| self.team(*at).number);
        let mut odd = vec![false; order.len()];
        let arrived = order.into_iter().filter(|at| {
            let team = self.team(*at);
            team.is_here || team.has_arrived
        });
        for (place, at) in arrived.enumerate() {
            odd[at] = place % 2 == 0;
        }
        odd
    }
}

//! The Swiss system for teams, FIDE, edition of February 2026 (C.04.6).
//!
//! It is not the system for single players with teams in their place: of all
//! pairings of a bracket the first one in a certain order is taken that is as good
//! as any. What is as good as any is found by a cheapest matching whose costs are
//! the criteria; what is the first, by asking the same matching.

mod bracket;
mod colour;
mod upfloaters;

use super::solver::{Matcher, Weight, Wide};
use crate::rules::Side;
use crate::tournament::SidesOfTeams;
use std::cmp::Reverse;
use std::collections::HashSet;

/// Everybody in a team tournament, before one of its rounds is paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamField {
    /// Every team, also one that does not take part in the round.
    pub teams: Vec<SwissTeam>,
    /// The round to pair, from 1.
    pub round: usize,
    /// How many rounds were announced.
    pub rounds: usize,
    /// C.04.6:4.1 who moves first in the first round of those with odd numbers.
    pub initial: Side,
    /// C.04.6:1.7 what counts as a preference for a side.
    pub sides: SidesOfTeams,
    /// Pairs, as places in `teams`, who must not meet in this round.
    pub forbidden: Vec<(usize, usize)>,
    /// Pairs who should not meet in this round: as few of them do as in any legal pairing.
    /// That goes before the bye and C4.
    pub unwanted: Vec<(usize, usize)>,
}

/// A team in the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwissTeam {
    /// The pairing number; no two have the same.
    pub number: u32,
    /// Whether the team is to be paired in this round.
    pub is_here: bool,
    /// Whether it ever took part (C.04.2:2.4).
    pub has_arrived: bool,
    /// The points by which teams are paired, in halves.
    pub score: u32,
    /// The other points, in halves: those of the boards, if teams are paired by matches.
    pub second_score: u32,
    /// The sides on the first board in the matches that were played, the oldest first.
    pub sides: Vec<Side>,
    /// Places of those met.
    pub met: Vec<usize>,
    /// C2: no bye of the pairing yet, and no match won without play.
    pub may_have_bye: bool,
    /// C.04.6:1.5 whether it met a team with another score in the round before.
    pub was_floater: bool,
}

/// Who meets whom; all are places in `TeamField::teams`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRound {
    /// Who moves first on the first board, and who second; in the order of C.04.2:3.6.
    pub pairs: Vec<(usize, usize)>,
    /// Who sits out.
    pub bye: Option<usize>,
}

/// Why a round of teams has no legal pairing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTeamRound {
    /// Fewer than two take part.
    #[error("fewer than two teams take part")]
    TooFew,
    /// The field is odd, and every team had the bye or won without play (C2).
    #[error("a team must sit out, and none may have the bye of the pairing again")]
    NobodyForBye,
    /// The teams cannot all be paired without a second meeting.
    #[error("the teams cannot all be paired without two meeting again")]
    CannotBeCompleted,
}

/// Pairs a round. The same field always gives the same round.
///
/// # Errors
/// When every way to pair breaks C1 or C2.
pub fn pair_teams(field: &TeamField) -> Result<TeamRound, NoTeamRound> {
    let all = Hall::of(field);
    let mut open = all.here();
    if open.len() < 2 {
        return Err(NoTeamRound::TooFew);
    }
    let bye = all.bye(&open)?;
    open.retain(|one| Some(*one) != bye);
    let mut pairs = Vec::with_capacity(open.len() / 2);
    while !open.is_empty() {
        let up = upfloaters::chosen(&all, &open).ok_or(NoTeamRound::CannotBeCompleted)?;
        let own = bracket::paired(&all, &open, &up).ok_or(NoTeamRound::CannotBeCompleted)?;
        let done = own.iter().flat_map(|(one, other)| [*one, *other]);
        let done = done.collect::<HashSet<_>>();
        open.retain(|one| !done.contains(one));
        pairs.extend(own);
    }
    let order = |pair: &(usize, usize)| {
        let (one, other) = (&field.teams[pair.0], &field.teams[pair.1]);
        let higher = (Reverse(one.score), one.number).min((Reverse(other.score), other.number));
        (higher.0, Reverse(one.score + other.score), higher.1)
    };
    pairs.sort_by_key(order);
    let odd = all.odd_numbers();
    let seated = |(one, other)| colour::seated(field, &odd, one, other);
    Ok(TeamRound {
        pairs: pairs.into_iter().map(seated).collect(),
        bye,
    })
}

/// The field, with what is asked of it often.
struct Hall<'a> {
    field: &'a TeamField,
    barred: HashSet<(usize, usize)>,
    unwanted: HashSet<(usize, usize)>,
}

/// Both ways round.
fn mirrored(pairs: impl Iterator<Item = (usize, usize)>) -> HashSet<(usize, usize)> {
    pairs
        .flat_map(|(one, other)| [(one, other), (other, one)])
        .collect()
}

impl<'a> Hall<'a> {
    fn of(field: &'a TeamField) -> Hall<'a> {
        let met = field.teams.iter().enumerate();
        let met = met.flat_map(|(one, team)| team.met.iter().map(move |other| (one, *other)));
        let all = met.chain(field.forbidden.iter().copied());
        Hall {
            field,
            barred: mirrored(all),
            unwanted: mirrored(field.unwanted.iter().copied()),
        }
    }

    fn team(&self, at: usize) -> &SwissTeam {
        &self.field.teams[at]
    }

    /// Those who take part, by score and then by number.
    fn here(&self) -> Vec<usize> {
        let all = 0..self.field.teams.len();
        let mut here = all.filter(|at| self.team(*at).is_here).collect::<Vec<_>>();
        here.sort_by_key(|at| (Reverse(self.team(*at).score), self.team(*at).number));
        here
    }

    /// C1
    fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.barred.contains(&(one, other))
    }

    fn should_meet(&self, one: usize, other: usize) -> bool {
        !self.unwanted.contains(&(one, other))
    }

    /// The bits that the number of pairs who should not meet takes, among so many teams.
    fn unwanted_bits(&self, teams: usize) -> u32 {
        if self.unwanted.is_empty() {
            0
        } else {
            bits(teams)
        }
    }

    /// C7 and C10 do not hold in the last two rounds.
    fn spares_floaters(&self) -> bool {
        self.field.round + 1 < self.field.rounds
    }

    /// C.04.6:3.4 who sits out, if somebody must.
    fn bye(&self, here: &[usize]) -> Result<Option<usize>, NoTeamRound> {
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

    /// How many pairs who should not meet a pairing of these must have, one of them sitting
    /// out if they are odd; none where there is no legal one.
    fn least_unwanted(&self, these: &[usize]) -> Option<usize> {
        let much = these.len() as i64 + 1;
        let count = these.len().next_multiple_of(2);
        // Whoever meets nobody sits out.
        let cost = |one: usize, other: usize| match (these.get(one), these.get(other)) {
            (Some(one), Some(other)) if !self.may_meet(*one, *other) => 2 * much,
            (Some(one), Some(other)) if !self.should_meet(*one, *other) => 2,
            (Some(_), Some(_)) | (None, None) => 0,
            (Some(one), None) | (None, Some(one)) => {
                if self.team(*one).may_have_bye {
                    0
                } else {
                    2 * much
                }
            }
        };
        let mut matcher = Matcher::<i64>::new(count, cost);
        matcher.begin();
        matcher.settle(None);
        let pairs = (0..count).filter_map(|one| Some((one, matcher.mate(one)?)));
        let pairs = pairs.filter(|(one, other)| one < other);
        let costs = pairs.map(|(one, other)| cost(one, other)).sum::<i64>();
        usize::try_from(costs / 2).ok().filter(|_| costs < 2 * much)
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

    /// C.04.6:4.3.1 whose number, among those who have arrived, is odd.
    fn odd_numbers(&self) -> Vec<bool> {
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

/// The bits that a count up to `most` takes.
fn bits(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

/// Searches with numbers that are just wide enough.
trait Seek {
    type Optimum;
    /// How many bits the criteria take, one above the other.
    fn bits(&self) -> u32;
    fn seek<W: Weight>(&self) -> Option<Self::Optimum>;

    fn optimum(&self) -> Option<Self::Optimum> {
        match self.bits() + 4 {
            room if room <= <i64 as Weight>::ROOM => self.seek::<i64>(),
            room if room <= <i128 as Weight>::ROOM => self.seek::<i128>(),
            room if room <= Wide::<4>::ROOM => self.seek::<Wide<4>>(),
            _ => self.seek::<Wide<16>>(),
        }
    }
}

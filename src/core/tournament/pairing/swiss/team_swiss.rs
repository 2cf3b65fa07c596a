//! The Swiss system for teams, FIDE, edition of February 2026 (C.04.6).
//!
//! It is not the system for single players with teams in their place: of all
//! pairings of a bracket the first one in a certain order is taken that is as good
//! as any. What is as good as any is found by a cheapest matching whose costs are
//! the criteria; what is the first, by asking the same matching.

mod bracket;
mod colour;
mod field;
mod hall;
mod upfloaters;

pub use field::{NoTeamRound, SwissTeam, TeamField, TeamRound};

use hall::Hall;
use std::cmp::Reverse;
use std::collections::HashSet;

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

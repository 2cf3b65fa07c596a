//! The Swiss system for teams, FIDE, edition of February 2026 (C.04.6).
//!
//! Not the Dutch system with teams for players: of all optimal pairings of a bracket the first
//! in a prescribed order is taken. A minimum-cost matching finds the optimum, with the criteria
//! as costs, and changes of its costs find the first.

mod bracket_search;
mod colour;
mod prepared_teams;
mod team_field;
mod upfloater_search;

pub use team_field::{NoTeamRound, SwissTeam, TeamField, TeamRound};

use prepared_teams::PreparedTeams;
use std::cmp::Reverse;
use std::collections::HashSet;

/// Pairs a round. Deterministic.
///
/// # Errors
/// If every complete round violates C1 or C2.
pub fn pair_teams(field: &TeamField) -> Result<TeamRound, NoTeamRound> {
    let all = PreparedTeams::of(field);
    let mut open = all.here();
    if open.len() < 2 {
        return Err(NoTeamRound::TooFew);
    }
    let bye = all.bye(&open)?;
    open.retain(|one| Some(*one) != bye);
    let mut pairs = Vec::with_capacity(open.len() / 2);
    while !open.is_empty() {
        let up = upfloater_search::chosen(&all, &open).ok_or(NoTeamRound::CannotBeCompleted)?;
        let own = bracket_search::paired(&all, &open, &up).ok_or(NoTeamRound::CannotBeCompleted)?;
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

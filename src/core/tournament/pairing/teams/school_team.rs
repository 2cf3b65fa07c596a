//! The teams: the schools of the entrants, or teams with names of their own.

use crate::tournament::{EntrantId, Tournament, school_key};
use std::collections::HashMap;

/// A team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Team {
    /// The name of the team: that of the school, or its own.
    pub name: String,
    /// All members, in the order of boards.
    pub members: Vec<EntrantId>,
}

/// All teams, in the order of their lowest start numbers. Entrants without
/// a school and a team are in no team.
pub fn teams(tournament: &Tournament) -> Vec<Team> {
    let terms = &tournament.options.terms;
    let named = terms.teams.iter();
    let named: HashMap<EntrantId, &str> =
        named.map(|one| (one.entrant, one.team.as_str())).collect();
    let mut teams: Vec<Team> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for one in tournament.entrants.by_number() {
        let own = named.get(&one.id).copied();
        let name = own.or(one.school.as_deref()).unwrap_or_default();
        let key = school_key(name);
        if key.is_empty() {
            continue;
        }
        let at = *known.entry(key).or_insert_with(|| {
            teams.push(Team {
                name: name.to_owned(),
                members: Vec::new(),
            });
            teams.len() - 1
        });
        if let Some(team) = teams.get_mut(at) {
            team.members.push(one.id);
        }
    }
    teams
}

/// The place of the team of each member.
pub fn team_of(teams: &[Team]) -> HashMap<EntrantId, usize> {
    let all = teams.iter().enumerate();
    all.flat_map(|(at, team)| team.members.iter().map(move |member| (*member, at)))
        .collect()
}

/// The identity of a team as an entrant: its place, from 1.
pub(super) fn id(at: usize) -> EntrantId {
    EntrantId(at as i64 + 1)
}

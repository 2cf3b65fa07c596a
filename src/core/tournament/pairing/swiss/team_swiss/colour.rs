//! Colour preferences of teams (C.04.6:1.7) and colour allocation (C.04.6:4).

use super::team_field::{SwissTeam, TeamField};
use crate::rules::Side;
use crate::tournament::SidesOfTeams;
use crate::tournament::pairing::swiss::colour::{alternate, repeated};

/// C.04.6:1.7 the colour preference of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Preference {
    pub(super) side: Option<Side>,
    /// Type B only.
    pub(super) is_strong: bool,
}

/// C.04.6:1.6.2 the colour difference: matches with the first side minus those with the second.
fn difference(team: &SwissTeam) -> i64 {
    let ahead = |side: &Side| match side {
        Side::First => 1,
        Side::Second => -1,
    };
    team.sides.iter().map(ahead).sum()
}

/// C.04.6:1.7 the colour preference of a team.
pub(super) fn preference(field: &TeamField, at: usize) -> Preference {
    let team = &field.teams[at];
    let is_last = field.round >= field.rounds;
    match field.sides {
        SidesOfTeams::Ignored => Preference::default(),
        SidesOfTeams::Simple => Preference {
            side: strong(team),
            is_strong: false,
        },
        SidesOfTeams::Graded => match strong(team) {
            Some(side) => Preference {
                side: Some(side),
                is_strong: true,
            },
            None => Preference {
                side: mild(team, is_last),
                is_strong: false,
            },
        },
    }
}

/// C.04.6:1.7.1, and the strong preferences of 1.7.2.
fn strong(team: &SwissTeam) -> Option<Side> {
    match (difference(team), repeated(&team.sides)) {
        (..-1, _) | (-1 | 0, Some(Side::Second)) => Some(Side::First),
        (2.., _) | (0 | 1, Some(Side::First)) => Some(Side::Second),
        _ => None,
    }
}

/// C.04.6:1.7.2 the mild preferences.
fn mild(team: &SwissTeam, is_last_round: bool) -> Option<Side> {
    match difference(team) {
        -1 => Some(Side::First),
        1 => Some(Side::Second),
        0 if !is_last_round => team.sides.last().map(|side| !*side),
        _ => None,
    }
}

/// C.04.6:4.3 a pair, the team that moves first on the first board in front.
pub(super) fn seated(field: &TeamField, odd: &[bool], one: usize, other: usize) -> (usize, usize) {
    let rank = |at: usize| {
        let team = &field.teams[at];
        let scores = (team.score, team.second_score);
        (std::cmp::Reverse(scores), team.number)
    };
    // C.04.6:4.2 the first team is the higher ranked one.
    let mut both = [one, other];
    both.sort_by_key(|at| rank(*at));
    let [first, second] = both;
    match side_of_first(field, odd, first, second) {
        Side::First => (first, second),
        Side::Second => (second, first),
    }
}

fn side_of_first(field: &TeamField, odd: &[bool], first: usize, second: usize) -> Side {
    let (one, other) = (&field.teams[first], &field.teams[second]);
    let by_number = if odd[first] {
        field.initial
    } else {
        !field.initial
    };
    if one.sides.is_empty() && other.sides.is_empty() {
        // C.04.6:4.3.1
        return by_number;
    }
    let (preferred, also) = (preference(field, first), preference(field, second));
    granted(preferred, also)
        .or_else(|| fewer_first_sides(one, other))
        // C.04.6:4.3.6
        .or_else(|| alternate(&one.sides, &other.sides))
        // C.04.6:4.3.7 to 4.3.9
        .or(preferred.side)
        .or_else(|| one.sides.last().map(|side| !*side))
        .or_else(|| other.sides.last().copied())
        .unwrap_or(by_number)
}

/// C.04.6:4.3.2 to 4.3.4 the preferences of both, or the stronger one.
fn granted(first: Preference, second: Preference) -> Option<Side> {
    match (first.side, second.side) {
        (Some(side), None) => Some(side),
        (None, Some(side)) => Some(!side),
        (Some(one), Some(other)) if one != other => Some(one),
        (Some(side), Some(_)) => match (first.is_strong, second.is_strong) {
            (true, false) => Some(side),
            (false, true) => Some(!side),
            _ => None,
        },
        (None, None) => None,
    }
}

/// C.04.6:4.3.5
fn fewer_first_sides(one: &SwissTeam, other: &SwissTeam) -> Option<Side> {
    match difference(one).cmp(&difference(other)) {
        std::cmp::Ordering::Less => Some(Side::First),
        std::cmp::Ordering::Greater => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}

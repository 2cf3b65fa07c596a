//! The Swiss system for teams (C.04.6).

mod asked;
mod chance;
mod examples;
mod law;
mod sides;

use inkundla_core::rules::Side;
use inkundla_core::tournament::SidesOfTeams;
use inkundla_core::tournament::pairing::swiss::{SwissTeam, TeamField, TeamRound, pair_teams};
use std::collections::BTreeSet;

fn team(number: u32) -> SwissTeam {
    SwissTeam {
        number,
        is_here: true,
        has_arrived: true,
        score: 0,
        second_score: 0,
        sides: Vec::new(),
        met: Vec::new(),
        may_have_bye: true,
        was_floater: false,
    }
}

fn field(teams: Vec<SwissTeam>, round: usize) -> TeamField {
    TeamField {
        teams,
        round,
        rounds: 9,
        initial: Side::First,
        sides: SidesOfTeams::Simple,
        forbidden: Vec::new(),
        unwanted: Vec::new(),
    }
}

/// Numbers of the pairs, the smaller in front, in any order.
type Pairs = BTreeSet<(u32, u32)>;

fn pairs(field: &TeamField, round: &TeamRound) -> Pairs {
    let number = |at: usize| field.teams[at].number;
    let both = |(one, other): &(usize, usize)| {
        let (one, other) = (number(*one), number(*other));
        (one.min(other), one.max(other))
    };
    round.pairs.iter().map(both).collect()
}

/// Plays a round and updates the field; `results` are 0, 1 or 2 halves of a match.
fn play(field: &mut TeamField, round: &TeamRound, results: &mut impl Iterator<Item = u32>) {
    let before = field
        .teams
        .iter()
        .map(|team| team.score)
        .collect::<Vec<_>>();
    for team in &mut field.teams {
        team.was_floater = false;
    }
    for (first, second) in &round.pairs {
        let scored = results.next().unwrap();
        let seats = [
            (*first, *second, Side::First, 2 * scored),
            (*second, *first, Side::Second, 4 - 2 * scored),
        ];
        for (own, other, side, points) in seats {
            let team = &mut field.teams[own];
            team.was_floater = before[own] != before[other];
            team.sides.push(side);
            team.met.push(other);
            team.score += points;
            team.second_score += points + results.next().unwrap();
        }
    }
    if let Some(bye) = round.bye {
        field.teams[bye].score += 2;
        field.teams[bye].may_have_bye = false;
    }
    field.round += 1;
}

#[test]
fn two_hundred_teams_are_paired_in_every_round() {
    let mut made = field((1..=201).map(team).collect(), 1);
    let mut results = (0..).map(|at: u32| (at * 7 + at / 3) % 3);
    for _ in 0..4 {
        let round = pair_teams(&made).unwrap();
        assert_eq!(round.pairs.len(), 100);
        for (one, other) in &round.pairs {
            assert!(law::may_meet(&made, *one, *other));
        }
        play(&mut made, &round, &mut results);
    }
}

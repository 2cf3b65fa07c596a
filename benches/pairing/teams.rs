//! Teams by the Swiss system for teams (C.04.6), with and without pairs kept apart.

use inkundla::rules::Side;
use inkundla::tournament::SidesOfTeams;
use inkundla::tournament::pairing::swiss::{SwissTeam, TeamField, TeamRound, pair_teams};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Teams, the milliseconds that a round should not take longer than, and whether every team is
/// kept apart from the next one if possible.
pub(crate) const SIZES: [(usize, u64, bool); 4] = [
    (50, 10, false),
    (200, 200, false),
    (200, 1_000, true),
    (500, 2_000, false),
];

/// Plays nine rounds, and returns the pairing time of each. `chance` returns a number below 3.
pub(crate) fn played(teams: usize, apart: bool, mut chance: impl FnMut() -> u32) -> Vec<Duration> {
    let team = |number| SwissTeam {
        number,
        is_here: true,
        has_arrived: true,
        score: 0,
        second_score: 0,
        sides: Vec::new(),
        met: Vec::new(),
        may_have_bye: true,
        was_floater: false,
    };
    let mut field = TeamField {
        teams: (1..=teams as u32).map(team).collect(),
        round: 1,
        rounds: 9,
        initial: Side::First,
        sides: SidesOfTeams::Simple,
        forbidden: Vec::new(),
        unwanted: if apart {
            (1..teams).map(|one| (one - 1, one)).collect()
        } else {
            Vec::new()
        },
    };
    let mut times = Vec::new();
    for _ in 0..field.rounds {
        let start = Instant::now();
        let Ok(round) = black_box(pair_teams(black_box(&field))) else {
            break;
        };
        times.push(start.elapsed());
        enter(&mut field, &round, &mut chance);
    }
    times
}

fn enter(field: &mut TeamField, round: &TeamRound, chance: &mut impl FnMut() -> u32) {
    let before: Vec<u32> = field.teams.iter().map(|team| team.score).collect();
    for team in &mut field.teams {
        team.was_floater = false;
    }
    for (first, second) in &round.pairs {
        let won = chance();
        let seats = [
            (*first, *second, Side::First, 2 * won),
            (*second, *first, Side::Second, 4 - 2 * won),
        ];
        for (own, other, side, points) in seats {
            let team = &mut field.teams[own];
            team.was_floater = before[own] != before[other];
            team.sides.push(side);
            team.met.push(other);
            team.score += points;
            team.second_score += points + chance();
        }
    }
    if let Some(bye) = round.bye {
        field.teams[bye].score += 2;
        field.teams[bye].may_have_bye = false;
    }
    field.round += 1;
}

//! Grades: how far an opponent sees, how often it overlooks something, and how well it chooses among what it sees.

use crate::chosen_turn::{ChosenTurn, value_of};
use crate::game::{Searchable, keys_of};
use crate::limits::Limits;
use crate::random::Random;
use crate::search::{PROVED, Search};
use inkundla_core::rules::GameHistory;

/// How strong an opponent is: from 1, a first day, to 9, full strength. Odd numbers are the five grades on offer, even numbers
/// the half-steps between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Grade(u8);

/// The strength of a grade below the full one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// The number of plies that it looks ahead.
    depth: u32,
    /// The number of turns in a hundred in which it overlooks the replies.
    lapses: u64,
    /// The loss of a turn that is chosen a third as often as the best; 100 is a man.
    temperature: f64,
    /// Whether it takes and blocks every line in one.
    is_careful: bool,
}

/// The grades below the full one.
const STRENGTHS: [Strength; 8] = [
    Strength {
        depth: 1,
        lapses: 0,
        temperature: 60.0,
        is_careful: false,
    },
    Strength {
        depth: 1,
        lapses: 0,
        temperature: 35.0,
        is_careful: false,
    },
    Strength {
        depth: 1,
        lapses: 0,
        temperature: 20.0,
        is_careful: false,
    },
    Strength {
        depth: 2,
        lapses: 30,
        temperature: 30.0,
        is_careful: false,
    },
    Strength {
        depth: 2,
        lapses: 20,
        temperature: 15.0,
        is_careful: true,
    },
    Strength {
        depth: 3,
        lapses: 15,
        temperature: 12.0,
        is_careful: true,
    },
    Strength {
        depth: 4,
        lapses: 10,
        temperature: 8.0,
        is_careful: true,
    },
    Strength {
        depth: 5,
        lapses: 5,
        temperature: 5.0,
        is_careful: true,
    },
];

/// The most by which a chosen turn may be worse than the best, but for the first grade.
const MOST_LOST: f64 = 300.0;

impl Grade {
    /// The grade that a first-day player beats.
    pub const FIRST: Grade = Grade(1);
    /// Full strength.
    pub const FULL: Grade = Grade(9);
    /// The grades on offer.
    pub const OFFERED: [Grade; 5] = [Grade(1), Grade(3), Grade(5), Grade(7), Grade(9)];

    /// The grade of a number from 1 to 9.
    pub fn new(number: u8) -> Option<Grade> {
        (1..=9).contains(&number).then_some(Grade(number))
    }

    /// The number from 1 to 9.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The strength; `None` for full strength.
    pub(crate) fn strength(self) -> Option<Strength> {
        STRENGTHS.get(usize::from(self.0) - 1).copied()
    }
}

/// The turn that an opponent of some strength plays.
pub(crate) fn choose<G: Searchable>(
    position: &G,
    history: &GameHistory,
    strength: Strength,
    limits: &Limits,
    seed: u64,
) -> Option<ChosenTurn> {
    let mut random = Random::new(seed);
    let limits = Limits {
        table_bytes: limits.table_bytes.min(1 << 20),
        ..limits.clone()
    };
    let mut search = Search::new(&limits, keys_of(history));
    let has_lapse = random.below(100) < strength.lapses;
    let wanted = if has_lapse { 1 } else { strength.depth };
    // Deeper and deeper, so that a limit leaves what a shallower look has seen.
    let (mut values, mut depth) = (search.values(position, 1), 1);
    while depth < wanted && !search.is_stopped() {
        let deeper = search.values(position, depth + 1);
        if !search.is_stopped() {
            (values, depth) = (deeper, depth + 1);
        }
    }
    let chosen = pick::<G>(&values, &strength, &mut random)?;
    let (value, turn) = values[chosen];
    Some(ChosenTurn {
        turn: position.write(&turn),
        value: value_of(value),
        is_exact: value.abs() >= PROVED,
        depth,
        nodes: search.nodes(),
        line: vec![position.write(&turn)],
    })
}

/// The place of the chosen turn among the values of all.
fn pick<G: Searchable>(
    values: &[(i32, G::Turn)],
    strength: &Strength,
    random: &mut Random,
) -> Option<usize> {
    let most = values.iter().map(|(value, _)| *value).max()?;
    // A win that is seen is taken; who sees only losses holds out as long as possible.
    if most.abs() >= PROVED {
        return best_of(values, most, random);
    }
    let captures = values
        .iter()
        .any(|(value, turn)| G::captures(turn) && f64::from(most - *value) <= MOST_LOST / 3.0);
    let weight = |(value, turn): &(i32, G::Turn)| {
        let lost = most - value;
        let lost = f64::from(lost) / G::SPREAD;
        let is_absurd = strength.depth > 1 && lost > MOST_LOST;
        let misses_line = strength.is_careful && captures && !G::captures(turn);
        if is_absurd || misses_line {
            0.0
        } else {
            (-lost / strength.temperature).exp()
        }
    };
    let weights: Vec<f64> = values.iter().map(weight).collect();
    let mut left = random.fraction() * weights.iter().sum::<f64>();
    let chosen = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    chosen.or_else(|| best_of(values, most, random))
}

/// One of the turns with the greatest value.
fn best_of<T>(values: &[(i32, T)], most: i32, random: &mut Random) -> Option<usize> {
    let best: Vec<usize> = (0..values.len())
        .filter(|at| values[*at].0 == most)
        .collect();
    best.get(random.below(best.len() as u64) as usize).copied()
}

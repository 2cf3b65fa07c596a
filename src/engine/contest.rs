//! Games between two opponents, from openings that each plays from both sides.

use crate::random::Random;
use crate::{ChosenTurn, Grade, Limits};
use inkundla_core::rules::{GameHistory, Ruleset, Side};

/// An opponent: it gives a turn for every position that is not over.
pub trait Opponent {
    /// The turn after the turns of a game; `None` gives the game up.
    fn turn(&mut self, history: &GameHistory, seed: u64) -> Option<String>;
}

/// The engine with limits, at a grade.
#[derive(Clone, Debug)]
pub struct Engine {
    /// The grade.
    pub grade: Grade,
    /// The limits for each turn.
    pub limits: Limits,
}

impl Engine {
    /// The engine at a grade, with a number of positions for each turn.
    pub fn of(grade: Grade, nodes: u64) -> Engine {
        let limits = Limits {
            nodes,
            ..Limits::default()
        };
        Engine { grade, limits }
    }
}

impl Opponent for Engine {
    fn turn(&mut self, history: &GameHistory, seed: u64) -> Option<String> {
        let answer = crate::play(history, self.grade, &self.limits, seed);
        answer.map(|ChosenTurn { turn, .. }| turn)
    }
}

/// A player who plays any legal turn.
pub struct Anything;

impl Opponent for Anything {
    fn turn(&mut self, history: &GameHistory, seed: u64) -> Option<String> {
        let turns = history.position().turns();
        let at = Random::new(seed).below(turns.len() as u64);
        turns.get(at as usize).cloned()
    }
}

/// The result of a contest for the first opponent. Games come in pairs from one opening.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Pairs of games by the points that they gave: 0, ½, 1, 1½, 2.
    pub pairs: [u32; 5],
}

impl Tally {
    /// The score from 0 to 1.
    pub fn score(&self) -> f64 {
        let games = self.won + self.drawn + self.lost;
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(games.max(1))
    }

    /// The difference in Elo, and half of its interval of 95 %, from the spread of the pairs. An eighth of a pair is taken from
    /// an opponent who won all, as no number of games shows that the other cannot win.
    pub fn elo(&self) -> (f64, f64) {
        let pairs = f64::from(self.pairs.iter().sum::<u32>().max(1));
        let edge = 1.0 / (8.0 * pairs);
        let score = self.score().clamp(edge, 1.0 - edge);
        let spread = |(points, number): (usize, &u32)| {
            f64::from(*number) * (points as f64 / 4.0 - score).powi(2)
        };
        let sum: f64 = self.pairs.iter().enumerate().map(spread).sum();
        let error = 1.96 * sum.max(1.0 / 16.0).sqrt() / pairs;
        let elo = |score: f64| -400.0 * (1.0 / score - 1.0).log10();
        let low = elo((score - error).max(edge / 4.0));
        let high = elo((score + error).min(1.0 - edge / 4.0));
        (elo(score), (high - low) / 2.0)
    }
}

/// The number of turns of an opening that are drawn by lot.
const OPENING: u32 = 6;
/// The number of turns after which a game is a draw: neither can win it.
const LONGEST: usize = 400;

/// Plays pairs of games between two opponents. The same `seed` gives the same openings.
pub fn contest(
    ruleset: &Ruleset,
    (first, second): (&mut dyn Opponent, &mut dyn Opponent),
    pairs: u32,
    seed: u64,
    mut after_pair: impl FnMut(&Tally),
) -> Tally {
    let mut tally = Tally::default();
    let mut random = Random::new(seed);
    for _ in 0..pairs {
        let opening = opening(ruleset, &mut random);
        let mut points = 0;
        for side in Side::BOTH {
            let game = random.next();
            let points_of_game = play_out(&opening, (first, second), side, game);
            match points_of_game {
                2 => tally.won += 1,
                1 => tally.drawn += 1,
                _ => tally.lost += 1,
            }
            points += points_of_game;
        }
        tally.pairs[points] += 1;
        after_pair(&tally);
    }
    tally
}

/// A few turns by lot after which nobody has captured and the game goes on.
fn opening(ruleset: &Ruleset, random: &mut Random) -> GameHistory {
    loop {
        let mut history = GameHistory::from(ruleset.start());
        for _ in 0..OPENING {
            let turns = history.position().turns();
            let turn = &turns[random.below(turns.len() as u64) as usize];
            if history.play(turn).is_err() || history.verdict().is_some() {
                break;
            }
        }
        let captured = history.turns().iter().any(|turn| turn.contains('x'));
        if !captured && history.turns().len() == OPENING as usize && history.verdict().is_none() {
            return history;
        }
    }
}

/// The half points of the first opponent, who plays a side.
fn play_out(
    opening: &GameHistory,
    (first, second): (&mut dyn Opponent, &mut dyn Opponent),
    side: Side,
    seed: u64,
) -> usize {
    let mut history = opening.clone();
    let mut random = Random::new(seed);
    while history.verdict().is_none() && history.turns().len() < LONGEST {
        let mover = history.position().to_move();
        let seed = random.next();
        let turn = if mover == side {
            first.turn(&history, seed)
        } else {
            second.turn(&history, seed)
        };
        let played = turn.is_some_and(|turn| history.play(&turn).is_ok());
        if !played {
            return if mover == side { 0 } else { 2 };
        }
        let position = history.position();
        let can_claim = position
            .quiet()
            .is_some_and(|quiet| quiet.plies >= quiet.limit);
        if position.draws_by_claim() && can_claim {
            return 1;
        }
    }
    match history.verdict().and_then(|verdict| verdict.winner) {
        Some(winner) if winner == side => 2,
        Some(_) => 0,
        None => 1,
    }
}

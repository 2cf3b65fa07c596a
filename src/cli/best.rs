//! `inkundla best`: the turn that the engine would play.

use super::output::print_lines;
use super::ruleset_arguments::PositionArgs;
use super::turn_list;
use super::usage_error::UsageError;
use crate::rules::GameHistory;
use inkundla_engine::{ChosenTurn, Grade, Limits};
use std::time::Duration;

/// The longest time for one turn, in milliseconds: a day.
const LONGEST: i64 = 86_400_000;
/// The time for a turn without another limit, in milliseconds.
const USUAL_TIME: u64 = 1_000;

/// Arguments of `best`.
#[derive(clap::Args)]
pub(super) struct Best {
    #[command(flatten)]
    place: PositionArgs,
    /// Turns played after the position, separated by spaces
    #[arg(long, value_name = "TURNS", allow_hyphen_values = true)]
    turns: Option<String>,
    /// Think for a number of milliseconds [default: 1000]
    #[arg(long, value_name = "MS", conflicts_with_all = ["nodes", "grade"],
        value_parser = clap::value_parser!(u64).range(1..=LONGEST as u64))]
    time: Option<u64>,
    /// Look at a number of positions: the same answer on every machine
    #[arg(long, value_name = "N", conflicts_with = "grade",
        value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Play as a grade from 1 (first day) to 9 (full strength)
    #[arg(long, value_name = "GRADE", value_parser = clap::value_parser!(u8).range(1..=9))]
    grade: Option<u8>,
    /// Choose between turns of almost equal value by this number
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
}

pub(super) fn run(best: &Best) -> anyhow::Result<()> {
    let ruleset = best.place.ruleset()?;
    let mut history = GameHistory::from(best.place.position()?);
    let turns = best.turns.as_deref().unwrap_or_default();
    for (at, turn) in turn_list::turns(&ruleset, turns).into_iter().enumerate() {
        let played = history.play(turn);
        played.map_err(|illegal| {
            UsageError::Argument(format!("turn {} \"{turn}\": {}", at + 1, illegal.why))
        })?;
    }
    let Some(answer) = answer(best, &history) else {
        return Err(UsageError::Argument("the game is over: there is no turn".to_owned()).into());
    };
    print_lines(&lines(&answer))
}

fn answer(best: &Best, history: &GameHistory) -> Option<ChosenTurn> {
    let usual = best.nodes.is_none().then_some(USUAL_TIME);
    let limits = Limits {
        time: best.time.or(usual).map(Duration::from_millis),
        nodes: best.nodes.unwrap_or(u64::MAX),
        ..Limits::default()
    };
    match best.grade.and_then(Grade::new) {
        Some(grade) => inkundla_engine::play(history, grade, &limits, best.seed),
        None => inkundla_engine::best(history, &limits, best.seed),
    }
}

/// The answer, the turn first.
fn lines(answer: &ChosenTurn) -> Vec<String> {
    vec![
        answer.turn.clone(),
        answer.value.to_string(),
        format!("kind {}", if answer.is_exact { "exact" } else { "opinion" }),
        format!("depth {}", answer.depth),
        format!("nodes {}", answer.nodes),
        format!("line {}", answer.line.join(" ")),
    ]
}

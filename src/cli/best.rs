//! `inkundla best`: the turn that the engine would play.

use super::ending_files::TablesFolder;
use super::output::print_lines;
use super::ruleset_arguments::StartedGameArgs;
use super::solve;
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
    game: StartedGameArgs,
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
    #[command(flatten)]
    tables: TablesFolder,
}

pub(super) fn run(best: &Best) -> anyhow::Result<()> {
    let history = best.game.history()?;
    let Some(answer) = answer(best, &history)? else {
        return Err(UsageError::Argument("the game is over: there is no turn".to_owned()).into());
    };
    print_lines(&lines(&answer))
}

fn answer(best: &Best, history: &GameHistory) -> anyhow::Result<Option<ChosenTurn>> {
    let usual = best.nodes.is_none().then_some(USUAL_TIME);
    let limits = Limits {
        time: best.time.or(usual).map(Duration::from_millis),
        nodes: best.nodes.unwrap_or(u64::MAX),
        ..Limits::default()
    };
    if let Some(grade) = best.grade.and_then(Grade::new) {
        return Ok(inkundla_engine::play(history, grade, &limits, best.seed));
    }
    let endings = solve::tables_built_before(history.position(), &best.tables)?;
    let by_tables = endings
        .and_then(|endings| inkundla_engine::best_by_tables(history, &endings, &limits, best.seed));
    Ok(by_tables.or_else(|| inkundla_engine::best(history, &limits, best.seed)))
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

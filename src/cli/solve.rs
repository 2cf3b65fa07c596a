//! `inkundla solve`: the exact value of a position, and the turns that keep it.

use super::ending_files::TablesFolder;
use super::output::print_lines;
use super::ruleset_arguments::StartedGameArgs;
use super::usage_error::UsageError;
use crate::rules::Position;
use inkundla_engine::{Endings, Solution, Value};

/// The most positions that are searched where no table has the position.
const MOST_NODES: u64 = 1_000_000;

/// Arguments of `solve`.
#[derive(clap::Args)]
pub(super) struct Solve {
    #[command(flatten)]
    game: StartedGameArgs,
    #[command(flatten)]
    tables: TablesFolder,
}

pub(super) fn run(solve: &Solve) -> anyhow::Result<()> {
    let history = solve.game.history()?;
    if history.verdict().is_some() {
        return Err(
            UsageError::Argument("the game is over: nothing is left to solve".to_owned()).into(),
        );
    }
    let endings = tables(history.position(), &solve.tables)?;
    match inkundla_engine::solve(&history, endings.as_ref(), MOST_NODES) {
        Some(Solution::Known(value, turns)) => print_lines(&lines(value, turns)),
        Some(Solution::Unknown(why)) => {
            eprintln!("inkundla: {why}");
            print_lines(&["unknown".to_owned()])
        }
        None => Ok(()),
    }
}

fn lines(value: Value, turns: Vec<String>) -> Vec<String> {
    let first = match value {
        Value::Discs(0) => Value::Draw.to_string(),
        Value::Discs(discs) if discs > 0 => format!("win {discs} discs"),
        Value::Discs(discs) => format!("loss {} discs", -discs),
        value => value.to_string(),
    };
    [vec![first], turns].concat()
}

/// The tables that have a position, read or built; `None` if there are none.
fn tables(position: &Position, folder: &TablesFolder) -> anyhow::Result<Option<Endings>> {
    let Some((mut endings, pair)) = Endings::of_position(position) else {
        return Ok(None);
    };
    if endings.usual_pairs().contains(&pair) {
        folder.of(&endings).obtain(&mut endings, pair)?;
        return Ok(Some(endings));
    }
    let is_there = folder.of(&endings).read(&mut endings, pair)?;
    Ok(is_there.then_some(endings))
}

/// The tables of a position that were built before; `None` if there are none.
pub(super) fn tables_built_before(
    position: &Position,
    folder: &TablesFolder,
) -> anyhow::Result<Option<Endings>> {
    let Some((mut endings, pair)) = Endings::of_position(position) else {
        return Ok(None);
    };
    let is_there = folder.of(&endings).read(&mut endings, pair)?;
    Ok(is_there.then_some(endings))
}

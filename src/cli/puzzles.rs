//! `inkundla puzzles`: positions with one solution, from games.

use super::output::print_lines;
use super::ruleset_arguments::GameArgs;
use super::usage_error::UsageError;
use super::{input_file, turn_list};
use crate::rules::GameHistory;
use inkundla_engine::{Puzzle, puzzles_of_game, puzzles_of_games};
use std::path::PathBuf;

/// The largest file of games to read.
const MOST_BYTES: usize = 4 << 20;

/// Arguments of `puzzles`.
#[derive(clap::Args)]
pub(super) struct Puzzles {
    #[command(flatten)]
    game: GameArgs,
    /// Read games from this file, the turns of one in each line, instead of playing them; `-` is standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// The number of games to play
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// The seed of the games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(asked: &Puzzles) -> anyhow::Result<()> {
    let ruleset = asked.game.ruleset()?;
    let found = match &asked.file {
        None => puzzles_of_games(&ruleset, asked.games, asked.seed),
        Some(file) => {
            let text = input_file::read_at_most(file, MOST_BYTES)?;
            let text = String::from_utf8_lossy(&text);
            let mut found = Vec::new();
            for (number, line) in (1..).zip(text.lines()) {
                let mut history = GameHistory::from(ruleset.start());
                for turn in turn_list::turns(&ruleset, line) {
                    history.play(turn).map_err(|illegal| {
                        let fault = format!("line {number}: turn “{turn}”: {}", illegal.why);
                        UsageError::Argument(fault)
                    })?;
                }
                found.extend(puzzles_of_game(&history));
            }
            found
        }
    };
    print_lines(&found.iter().map(line).collect::<Vec<_>>())
}

/// A line: the task, the position and the turns that solve it, with tabs between.
fn line(puzzle: &Puzzle) -> String {
    let Puzzle {
        task,
        position,
        solutions,
    } = puzzle;
    format!("{task}\t{}\t{}", position.text(), solutions.join(" "))
}

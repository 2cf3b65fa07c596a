//! `inkundla match`: games between two opponents, from openings that each plays from both sides.

mod gtp;

use super::output::print_lines;
use super::ruleset_arguments::GameArgs;
use super::usage_error::UsageError;
use gtp::GtpProgram;
use inkundla_engine::{Anything, Engine, Grade, Limits, Opponent, Tally, contest};
use std::time::Duration;

/// The positions that the engine looks at for each turn of a match between grades.
const NODES: u64 = 100_000;

/// Arguments of `match`.
#[derive(clap::Args)]
pub(super) struct MatchGames {
    #[command(flatten)]
    game: GameArgs,
    /// An opponent: any, grade:1 to grade:9, nodes:N, time:MS, or for Reversi gtp:COMMAND
    first: String,
    /// The other opponent
    second: String,
    /// The number of games, in pairs from the same opening
    #[arg(long, value_name = "N", default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: u32,
    /// The openings: the same number gives the same ones
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    openings: u64,
}

pub(super) fn run(games: &MatchGames) -> anyhow::Result<()> {
    let ruleset = games.game.ruleset()?;
    let mut first = opponent(&games.first, ruleset.name())?;
    let mut second = opponent(&games.second, ruleset.name())?;
    let pairs = games.games.div_ceil(2);
    let mut done = 0;
    let tally = contest(
        &ruleset,
        (&mut *first, &mut *second),
        pairs,
        games.openings,
        |tally| {
            done += 1;
            if done % 10 == 0 && done < pairs {
                eprintln!("{} games: {}", 2 * done, counted(tally));
            }
        },
    );
    let (elo, error) = tally.elo();
    print_lines(&[
        format!("games {}", 2 * pairs),
        counted(&tally),
        format!("score {:.1} %", 100.0 * tally.score()),
        format!("elo {elo:+.0} ± {error:.0}"),
    ])
}

fn counted(tally: &Tally) -> String {
    format!(
        "won {} drawn {} lost {}",
        tally.won, tally.drawn, tally.lost
    )
}

/// The opponent that a word names.
fn opponent(word: &str, ruleset: &str) -> Result<Box<dyn Opponent>, UsageError> {
    let unknown = || {
        UsageError::Argument(format!(
            "{word} is no opponent; there are any, grade:1 to grade:9, nodes:N, time:MS and gtp:COMMAND"
        ))
    };
    let (kind, value) = word.split_once(':').unwrap_or((word, ""));
    let number = || value.parse::<u64>().ok().filter(|number| *number > 0);
    Ok(match kind {
        "any" if value.is_empty() => Box::new(Anything),
        "grade" => {
            let grade = value.parse().ok().and_then(Grade::new);
            Box::new(Engine::of(grade.ok_or_else(unknown)?, NODES))
        }
        "nodes" => Box::new(Engine::of(Grade::FULL, number().ok_or_else(unknown)?)),
        "time" => Box::new(Engine {
            grade: Grade::FULL,
            limits: Limits {
                time: Some(Duration::from_millis(number().ok_or_else(unknown)?)),
                ..Limits::default()
            },
        }),
        "gtp" if ruleset != "reversi" => {
            return Err(UsageError::Argument(
                "only Reversi is played against programs of others".to_owned(),
            ));
        }
        "gtp" => Box::new(GtpProgram::start(value).map_err(|fault| {
            UsageError::Argument(format!("{value} cannot be started: {fault}"))
        })?),
        _ => return Err(unknown()),
    })
}

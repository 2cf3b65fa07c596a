//! `inkundla replay`: plays a record through and checks every turn.

use super::output::print_lines;
use super::ruleset_arguments::PositionArgs;
use super::turn_list;
use super::usage_error::UsageError;
use crate::rules::{GameHistory, LOST_TURN, Ruleset, Side, Verdict, WhyNot};
use std::io::{Read, stdin};
use std::path::{Path, PathBuf};

/// The largest record to read.
const MOST_BYTES: u64 = 4 << 20;
/// The notation of a pass in Reversi.
const PASS: &str = "--";
/// The error for a red card that costs no turn.
const NOTHING_TO_LOSE: &str = "there is no turn to lose here";
/// The reason of a result while the game goes on.
const UNFINISHED: &str = "unfinished";

/// Arguments of `replay`.
#[derive(clap::Args)]
pub(super) struct Replay {
    #[command(flatten)]
    place: PositionArgs,
    /// The turns, separated by spaces
    #[arg(long, value_name = "TURNS", allow_hyphen_values = true)]
    moves: Option<String>,
    /// A file with the turns, separated by spaces or line ends; - reads standard input
    #[arg(value_name = "FILE", conflicts_with = "moves")]
    file: Option<PathBuf>,
}

impl Replay {
    fn record(&self) -> Result<String, UsageError> {
        match (&self.moves, &self.file) {
            (Some(moves), _) => Ok(moves.clone()),
            (None, Some(file)) => read(file),
            (None, None) => Ok(String::new()),
        }
    }
}

pub(super) fn run(replay: &Replay) -> anyhow::Result<()> {
    let rules = replay.place.ruleset()?;
    let mut course = GameHistory::from(replay.place.position()?);
    let record = replay.record()?;
    for (number, text) in (1..).zip(turn_list::turns(&rules, &record)) {
        enter(&rules, &mut course, text).map_err(|why| UsageError::Turn {
            number,
            text: text.to_owned(),
            why,
        })?;
    }
    let result = result(course.verdict());
    print_lines(&[course.position().text(), result])
}

fn read(file: &Path) -> Result<String, UsageError> {
    let mut bytes = Vec::new();
    let read = match file.to_str() {
        Some("-") => stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes),
        _ => std::fs::File::open(file)
            .and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)),
    };
    let name = file.display();
    match read {
        Err(fault) => Err(UsageError::Argument(format!(
            "{name} cannot be read: {fault}"
        ))),
        Ok(length) if length as u64 > MOST_BYTES => {
            Err(UsageError::Argument(format!("{name} is longer than 4 MiB")))
        }
        Ok(_) => String::from_utf8(bytes)
            .map_err(|_| UsageError::Argument(format!("{name} is no text in UTF-8"))),
    }
}

/// Plays one turn of the record as the umpire would.
fn enter(rules: &Ruleset, history: &mut GameHistory, text: &str) -> Result<(), String> {
    let facts = rules.facts();
    match text {
        LOST_TURN => lose_turn(history),
        _ if facts.lost_turn == Some(text) => lose_turn(history),
        _ if facts.omits_passes => play_or_pass_first(history, text),
        _ => history
            .play(text)
            .map_err(|illegal| illegal.why.to_string()),
    }
}

fn lose_turn(history: &mut GameHistory) -> Result<(), String> {
    if history.verdict().is_some() {
        return Err(WhyNot::GameOver.to_string());
    }
    let given = history.give_turn();
    given
        .then_some(())
        .ok_or_else(|| NOTHING_TO_LOSE.to_owned())
}

/// A record of Reversi may omit passes, which are never a choice.
fn play_or_pass_first(history: &mut GameHistory, text: &str) -> Result<(), String> {
    if history.play_irregular(text).is_ok() {
        return Ok(());
    }
    if !turn_list::is_pass(text) {
        // If the player can move, the pass is refused, and then so is the turn.
        let _may_be_refused = history.play(PASS);
    }
    let played = history.play_irregular(text);
    played.map_err(|illegal| illegal.why.to_string())
}

fn result(verdict: Option<Verdict>) -> String {
    let Some(verdict) = verdict else {
        return format!("result * {UNFINISHED}");
    };
    let score = match verdict.winner {
        Some(Side::First) => "1-0",
        Some(Side::Second) => "0-1",
        None => "1/2-1/2",
    };
    format!("result {score} {}", verdict.reason.name())
}

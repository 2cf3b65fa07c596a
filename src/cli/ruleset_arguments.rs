//! Arguments that name a ruleset and a position.

use super::turn_list;
use super::usage_error::UsageError;
use crate::rules::{GameHistory, Position, Ruleset};

/// A game with its rules.
#[derive(clap::Args)]
pub(super) struct GameArgs {
    /// The ruleset: a name from `inkundla rules list`
    #[arg(value_name = "RULESET")]
    ruleset: String,
    /// Change a rule; may be repeated (`inkundla rules show RULESET` lists the options)
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl GameArgs {
    /// Parses the ruleset and its options.
    pub(super) fn ruleset(&self) -> Result<Ruleset, UsageError> {
        let game = Ruleset::by_name(&self.ruleset).ok_or_else(|| unknown(&self.ruleset))?;
        let options = self.options.iter().map(|option| pair(option));
        let options = options.collect::<Result<Vec<_>, _>>()?;
        game.with_options(&options).map_err(UsageError::argument)
    }
}

fn unknown(name: &str) -> UsageError {
    let names: Vec<&str> = Ruleset::all().iter().map(Ruleset::name).collect();
    let names = names.join(", ");
    UsageError::Argument(match name.trim() {
        "" => format!("the name of the ruleset is empty; there are {names}"),
        _ => format!("there is no ruleset {name}; there are {names}"),
    })
}

fn pair(option: &str) -> Result<(&str, &str), UsageError> {
    let pair = option.split_once('=');
    pair.ok_or_else(|| {
        UsageError::Argument(format!("--option {option} is not of the form NAME=VALUE"))
    })
}

/// A position of a game.
#[derive(clap::Args)]
pub(super) struct PositionArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The position, as the program writes it [default: the start of the game]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    position: Option<String>,
}

impl PositionArgs {
    /// Parses the ruleset and its options.
    pub(super) fn ruleset(&self) -> Result<Ruleset, UsageError> {
        self.game.ruleset()
    }

    /// Parses the position.
    pub(super) fn position(&self) -> Result<Position, UsageError> {
        let rules = self.ruleset()?;
        match &self.position {
            None => Ok(rules.start()),
            Some(text) => rules.read(text).map_err(|fault| {
                UsageError::Argument(format!("this is no position of {}: {fault}", rules.name()))
            }),
        }
    }
}

/// A position of a game, and the turns played from it.
#[derive(clap::Args)]
pub(super) struct StartedGameArgs {
    #[command(flatten)]
    place: PositionArgs,
    /// Turns played after the position, separated by spaces
    #[arg(long, value_name = "TURNS", allow_hyphen_values = true)]
    turns: Option<String>,
}

impl StartedGameArgs {
    /// Plays the turns from the position.
    pub(super) fn history(&self) -> Result<GameHistory, UsageError> {
        let ruleset = self.place.ruleset()?;
        let mut history = GameHistory::from(self.place.position()?);
        let turns = self.turns.as_deref().unwrap_or_default();
        for (at, turn) in turn_list::turns(&ruleset, turns).into_iter().enumerate() {
            let played = history.play(turn);
            played.map_err(|illegal| {
                UsageError::Argument(format!("turn {} \"{turn}\": {}", at + 1, illegal.why))
            })?;
        }
        Ok(history)
    }
}

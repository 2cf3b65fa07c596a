//! `inkundla engine`: the engine by lines of text, in the form of the Go Text Protocol.

use super::ruleset_arguments::GameArgs;
use crate::rules::{GameHistory, Position, Ruleset, Side};
use inkundla_engine::{Grade, Limits};
use std::io::{self, BufRead, Write};
use std::time::Duration;

/// The time for a turn without another limit, in milliseconds.
const USUAL_TIME: u64 = 1_000;
/// The commands, as `list_commands` prints them.
const COMMANDS: [&str; 17] = [
    "boardsize",
    "clear_board",
    "genmove",
    "known_command",
    "list_commands",
    "moves",
    "name",
    "play",
    "position",
    "protocol_version",
    "quit",
    "ruleset",
    "set_game",
    "showboard",
    "undo",
    "value",
    "version",
];

/// Arguments of `engine`.
#[derive(clap::Args)]
pub(super) struct EngineProtocol {
    #[command(flatten)]
    game: GameArgs,
}

/// A game that is played by lines.
struct Session {
    ruleset: Ruleset,
    start: Position,
    history: GameHistory,
    turns: u64,
}

pub(super) fn run(engine: &EngineProtocol) -> anyhow::Result<()> {
    let mut session = Session::of(engine.game.ruleset()?);
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let (id, command) = numbered(line);
        let (sign, answer) = match session.answer(command) {
            Ok(answer) => ('=', answer),
            Err(why) => ('?', why),
        };
        writeln!(out, "{sign}{id} {}\n", answer.trim_end())?;
        out.flush()?;
        if command == "quit" {
            break;
        }
    }
    Ok(())
}

/// The number before a command, if there is one, and the command.
fn numbered(line: &str) -> (&str, &str) {
    match line.split_once(char::is_whitespace) {
        Some((id, rest)) if id.bytes().all(|byte| byte.is_ascii_digit()) => (id, rest.trim()),
        _ => ("", line),
    }
}

impl Session {
    fn of(ruleset: Ruleset) -> Session {
        let start = ruleset.start();
        Session {
            history: GameHistory::from(start.clone()),
            start,
            ruleset,
            turns: 0,
        }
    }

    fn answer(&mut self, command: &str) -> Result<String, String> {
        let (name, rest) = command
            .split_once(char::is_whitespace)
            .unwrap_or((command, ""));
        let rest = rest.trim();
        let none = Ok(String::new());
        match name {
            "protocol_version" => Ok("2".to_owned()),
            "name" => Ok("Inkundla".to_owned()),
            "version" => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            "list_commands" => Ok(COMMANDS.join("\n")),
            "known_command" => Ok(COMMANDS.contains(&rest).to_string()),
            "quit" => none,
            // Hosts of Reversi name the game and its board.
            "set_game" | "boardsize"
                if self.ruleset.facts().usual_kind == crate::rules::Kind::Disc =>
            {
                let is_it = ["Othello", "Reversi", "8"].contains(&rest);
                is_it
                    .then(String::new)
                    .ok_or_else(|| format!("no game {rest}"))
            }
            "ruleset" => {
                let ruleset = Ruleset::from_code(rest).map_err(|why| why.to_string())?;
                *self = Session::of(ruleset);
                none
            }
            "clear_board" => {
                *self = Session::of(self.ruleset.clone());
                none
            }
            "position" => {
                self.start = self.ruleset.read(rest).map_err(|why| why.to_string())?;
                self.history = GameHistory::from(self.start.clone());
                none
            }
            "play" => self.play(rest).map(|()| String::new()),
            "undo" => {
                let undone = self.history.take_back();
                undone
                    .map(|_| String::new())
                    .ok_or_else(|| "cannot undo".to_owned())
            }
            "genmove" => self.genmove(rest),
            "moves" => Ok(self.history.position().turns().join(" ")),
            "showboard" => Ok(self.history.position().text()),
            "value" => self.value(rest),
            _ => Err("unknown command".to_owned()),
        }
    }

    /// Plays `TURN`, or `COLOUR TURN` of a host that names who moves.
    fn play(&mut self, words: &str) -> Result<(), String> {
        let turn = match words.split_once(char::is_whitespace) {
            Some((colour, turn)) => {
                self.check_mover(colour)?;
                turn.trim()
            }
            None => words,
        };
        let turn = if turn.eq_ignore_ascii_case("pass") {
            "--"
        } else {
            turn
        };
        let played = self.history.play(turn);
        played.map_err(|illegal| format!("illegal move: {}", illegal.why))
    }

    fn check_mover(&self, colour: &str) -> Result<(), String> {
        let side = match colour.to_ascii_lowercase().as_str() {
            "black" | "b" => Side::First,
            "white" | "w" => Side::Second,
            _ => return Err(format!("no colour {colour}")),
        };
        let mover = self.history.position().to_move();
        (side == mover)
            .then_some(())
            .ok_or_else(|| "the other side is to move".to_owned())
    }

    /// Chooses a turn by `nodes N`, `time MS` or `grade G`, and plays it.
    fn genmove(&mut self, words: &str) -> Result<String, String> {
        let words: Vec<&str> = words.split_whitespace().collect();
        let wish = match words.as_slice() {
            [colour] if self.check_mover(colour).is_ok() => &[][..],
            wish => wish,
        };
        self.turns += 1;
        let answer = match wish {
            ["grade", number] => {
                let grade = number.parse().ok().and_then(Grade::new);
                let grade = grade.ok_or("a grade is a number from 1 to 9")?;
                let limits = limits(&["time", "1000"])?;
                inkundla_engine::play(&self.history, grade, &limits, self.turns)
            }
            wish => inkundla_engine::best(&self.history, &limits(wish)?, self.turns),
        };
        let answer = answer.ok_or("the game is over")?;
        self.play(&answer.turn)?;
        Ok(answer.turn)
    }

    fn value(&self, words: &str) -> Result<String, String> {
        let wish: Vec<&str> = words.split_whitespace().collect();
        let answer = inkundla_engine::best(&self.history, &limits(&wish)?, 0);
        let answer = answer.ok_or("the game is over")?;
        Ok(answer.value.to_string())
    }
}

/// The limits that words name; without words a second.
fn limits(words: &[&str]) -> Result<Limits, String> {
    let number = |word: &str| {
        let number = word.parse::<u64>().ok().filter(|number| *number > 0);
        number.ok_or_else(|| format!("{word} is no number from 1"))
    };
    let time = |time: u64| Limits {
        time: Some(Duration::from_millis(time)),
        ..Limits::default()
    };
    match words {
        [] => Ok(time(USUAL_TIME)),
        ["time", word] => Ok(time(number(word)?)),
        ["nodes", word] => Ok(Limits {
            nodes: number(word)?,
            ..Limits::default()
        }),
        _ => Err("nodes N, time MS or grade G is expected".to_owned()),
    }
}

//! A program of others that plays Reversi by the Go Text Protocol.

use crate::rules::{GameHistory, Side};
use inkundla_engine::Opponent;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running program.
pub(super) struct GtpProgram {
    child: Child,
    commands: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl GtpProgram {
    /// Starts a command line; its words are separated by blanks.
    ///
    /// # Errors
    /// The command does not start, or it does not play on a board of eight.
    pub(super) fn start(command: &str) -> io::Result<GtpProgram> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let gone = || io::Error::other("it does not read or write");
        let commands = child.stdin.take().ok_or_else(gone)?;
        let answers = BufReader::new(child.stdout.take().ok_or_else(gone)?);
        let mut started = GtpProgram {
            child,
            commands,
            answers,
        };
        // Programs for several games know this one by name; others refuse the command.
        let _only_some_know_it = started.ask("set_game Othello");
        started.ask("boardsize 8").map(|_| started)
    }

    /// The answer to a command.
    fn ask(&mut self, command: &str) -> io::Result<String> {
        writeln!(self.commands, "{command}")?;
        self.commands.flush()?;
        let mut answer: Option<String> = None;
        loop {
            let mut line = String::new();
            if self.answers.read_line(&mut line)? == 0 {
                return Err(io::Error::other("it has ended"));
            }
            let line = line.trim();
            match (&answer, line) {
                (None, "") => {}
                (Some(_), "") => break,
                (None, line) => answer = Some(line.to_owned()),
                (Some(_), _) => {}
            }
        }
        let answer = answer.unwrap_or_default();
        match answer.strip_prefix('=') {
            Some(said) => Ok(said.trim().to_owned()),
            None => Err(io::Error::other(answer)),
        }
    }

    fn genmove(&mut self, history: &GameHistory) -> io::Result<String> {
        self.ask("clear_board")?;
        let positions = history.positions().iter();
        for (before, turn) in positions.zip(history.turns()) {
            let turn = if turn == "--" { "pass" } else { turn };
            self.ask(&format!("play {} {turn}", colour(before.to_move())))?;
        }
        let mover = colour(history.position().to_move());
        self.ask(&format!("genmove {mover}"))
    }
}

fn colour(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}

impl Opponent for GtpProgram {
    fn turn(&mut self, history: &GameHistory, _seed: u64) -> Option<String> {
        let said = self.genmove(history).ok()?.to_lowercase();
        Some(match said.as_str() {
            "pass" => "--".to_owned(),
            square => square.to_owned(),
        })
    }
}

impl Drop for GtpProgram {
    fn drop(&mut self) {
        let _may_be_gone = self.ask("quit");
        let _has_ended = self.child.kill();
        let _is_reaped = self.child.wait();
    }
}

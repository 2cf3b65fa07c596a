//! The scripts of the demo's boards.

use crate::desk::games::{RecordRequest, RecordedGame};
use crate::desk::{Desk, Fault, secret};
use crate::referee::{Card, Command, GameInProgress, Offence, Pause};
use crate::rules::{LOST_TURN, Side};
use crate::store::Board;
use crate::tournament::RoundNo;
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;

const GAMES: &str = include_str!("../../../fixtures/people/demo_games.txt");
/// Seconds that turns take, repeated.
const PACE: [i64; 7] = [7, 14, 9, 22, 11, 27, 13];
/// Seconds before the umpire shows a card for delay: more than the minute for a turn.
const OVERTIME: i64 = 66;
/// The action after which a script goes on only while people look.
const NOW: &str = "@now";

/// The turns and umpire's actions of a board.
#[derive(Debug, Default)]
pub(super) struct Script {
    /// The actions before people look, in order; empty for a game that has not begun by then.
    pub(super) before: Vec<&'static str>,
    /// The actions after those, to the end of the game; empty if that is reached before.
    pub(super) later: Vec<&'static str>,
}

impl Script {
    fn parse(line: &'static str) -> Script {
        let mut actions = line.split(' ').filter(|action| !action.is_empty());
        let before = actions.by_ref().take_while(|action| *action != NOW);
        Script {
            before: before.collect(),
            later: actions.collect(),
        }
    }

    /// An action by its number, from 0.
    pub(super) fn action(&self, number: usize) -> Option<&'static str> {
        let mut actions = self.before.iter().chain(&self.later);
        actions.nth(number).copied()
    }

    /// Whether the turns of a game are the first ones of the script.
    pub(super) fn begins_with(&self, play: &GameInProgress) -> bool {
        let actions = self.before.iter().chain(&self.later);
        let mut turns = actions.filter(|action| !action.starts_with('@'));
        let played = play.history.turns().iter();
        let mut played = played.filter(|turn| *turn != LOST_TURN);
        play.earlier.is_empty() && played.all(|turn| turns.next() == Some(&turn.as_str()))
    }

    /// When a board begins: soon after its round was posted, or so that the last action before
    /// people look has just happened.
    pub(super) fn begins(
        &self,
        place: usize,
        posted: DateTime<Utc>,
        now: DateTime<Utc>,
    ) -> DateTime<Utc> {
        if self.later.is_empty() {
            return posted + TimeDelta::seconds(20 + 5 * place as i64);
        }
        let actions = self.before.iter().enumerate();
        let takes: i64 = actions
            .map(|(number, action)| seconds(action, number + 3 * place))
            .sum();
        now - TimeDelta::seconds(takes + 2 + place as i64)
    }
}

/// The boards of each round.
pub(super) fn rounds() -> Vec<Vec<Script>> {
    let mut rounds: Vec<Vec<Script>> = Vec::new();
    for line in GAMES.lines() {
        match line.split(' ').next() {
            None | Some("" | "#") => {}
            Some("round") => rounds.push(Vec::new()),
            Some(_) => {
                if let Some(round) = rounds.last_mut() {
                    round.push(Script::parse(line));
                }
            }
        }
    }
    rounds
}

/// The scripts of the boards of any round. Rounds after the last of the file repeat the games of
/// earlier ones at other boards.
pub(super) fn boards(round: RoundNo) -> Vec<Script> {
    let rounds = rounds();
    let (number, known) = (usize::from(round.0).saturating_sub(1), rounds.len().max(1));
    let scripts = rounds.into_iter().nth(number % known);
    let mut scripts = scripts.unwrap_or_default();
    let shift = 5 * (number / known) % scripts.len().max(1);
    scripts.rotate_left(shift);
    scripts
}

/// Records the script of a board up to now by the phone of its umpire, and pauses the game if it
/// goes on after that.
pub(super) fn play(
    desk: &Desk,
    board: &Board,
    name: &str,
    (script, place): (&Script, usize),
    begins: DateTime<Utc>,
) -> Result<(), Fault> {
    let code = desk.code_of(board).filter(|_| !script.before.is_empty());
    let Some(code) = code else {
        return Ok(());
    };
    let mut at = begins;
    let phone = secret::demo_phone(&desk.secret, board.game.0);
    let stranger = desk.umpire(&code, None, at)?;
    desk.record_with(&stranger, name, false, &phone, at)?;
    let umpire = desk.umpire(&code, Some(&phone), at)?;
    let mut record: Option<Arc<RecordedGame>> = None;
    let rest = (!script.later.is_empty()).then_some("@pause");
    let actions = script.before.iter().copied().chain(rest);
    for (number, action) in actions.enumerate() {
        let takes = match action {
            "@pause" => 1,
            action => seconds(action, number + 3 * place),
        };
        at += TimeDelta::seconds(takes);
        let mover = record.as_ref().and_then(|record| record.game.play());
        let mover = mover.map_or(Side::First, |play| play.to_move());
        let seen = record.as_ref().map_or(0, |record| record.game.seq);
        let request = RecordRequest::now(seen, command(action, mover));
        record = Some(desk.submit(&umpire, &request, at)?.record);
    }
    Ok(())
}

/// The seconds before an action.
pub(super) fn seconds(action: &str, number: usize) -> i64 {
    match action {
        "@yellow" | "@red" => OVERTIME,
        _ => PACE[number % PACE.len()],
    }
}

/// The command of an action; any other text is a turn, which the rules may refuse.
pub(super) fn command(action: &str, mover: Side) -> Command {
    match action {
        "@yellow" => Command::ShowCard(mover, Card::Yellow, Offence::Delay),
        "@red" => Command::ShowCard(mover, Card::Red, Offence::Delay),
        "@draw" => Command::AgreeDraw,
        "@resign" => Command::Resign(mover),
        "@pause" => pause(),
        turn => Command::Play(turn.to_owned()),
    }
}

/// The pause of a demo that stands still.
pub(super) fn pause() -> Command {
    Command::Pause(Pause::Umpire {
        reason: "the demo waits for you".to_owned(),
    })
}

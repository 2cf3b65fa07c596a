//! The scripts of the demo's boards.

use crate::desk::games::{RecordRequest, RecordedGame};
use crate::desk::{Desk, Fault};
use crate::referee::{Card, Command, Offence, Pause};
use crate::rules::Side;
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;

const GAMES: &str = include_str!("../../../fixtures/people/demo_games.txt");
/// Seconds that turns take, repeated.
const PACE: [i64; 7] = [7, 14, 9, 22, 11, 27, 13];
/// Seconds before the umpire shows a card for delay: more than the minute for a turn.
const OVERTIME: i64 = 66;

/// The turns and umpire's actions of a board, in order; empty for a game that has not begun.
pub(super) type Script = Vec<&'static str>;

/// The boards of each round.
pub(super) fn rounds() -> Vec<Vec<Script>> {
    let mut rounds: Vec<Vec<Script>> = Vec::new();
    for line in GAMES.lines() {
        match line.split(' ').next() {
            None | Some("" | "#") => {}
            Some("round") => rounds.push(Vec::new()),
            Some(_) => {
                let actions = line.split(' ').filter(|action| *action != "-").collect();
                if let Some(round) = rounds.last_mut() {
                    round.push(actions);
                }
            }
        }
    }
    rounds
}

/// Records the script of a board by the phone of its umpire.
pub(super) fn play(
    desk: &Desk,
    code: &str,
    name: &str,
    script: &Script,
    pace: usize,
    posted: DateTime<Utc>,
) -> Result<(), Fault> {
    let mut at = posted + TimeDelta::seconds(20 + 5 * pace as i64);
    if script.is_empty() {
        return Ok(());
    }
    let stranger = desk.umpire(code, None, at)?;
    let phone = desk.start_recording(&stranger, name, false, at)?;
    let umpire = desk.umpire(code, Some(&phone), at)?;
    let mut record: Option<Arc<RecordedGame>> = None;
    for (number, action) in script.iter().enumerate() {
        at += TimeDelta::seconds(seconds(action, number + 3 * pace));
        let mover = record.as_ref().and_then(|record| record.game.play());
        let mover = mover.map_or(Side::First, |play| play.to_move());
        let seen = record.as_ref().map_or(0, |record| record.game.seq);
        let command = command(action, mover);
        let done = desk.submit(&umpire, &RecordRequest::now(seen, command), at)?;
        record = Some(done.record);
    }
    Ok(())
}

fn seconds(action: &str, number: usize) -> i64 {
    match action {
        "@yellow" | "@red" => OVERTIME,
        _ => PACE[number % PACE.len()],
    }
}

/// The command of an action; any other text is a turn, which the rules may refuse.
fn command(action: &str, mover: Side) -> Command {
    match action {
        "@yellow" => Command::ShowCard(mover, Card::Yellow, Offence::Delay),
        "@red" => Command::ShowCard(mover, Card::Red, Offence::Delay),
        "@draw" => Command::AgreeDraw,
        "@resign" => Command::Resign(mover),
        "@pause" => Command::Pause(Pause::Umpire {
            reason: "the demo waits for you".to_owned(),
        }),
        turn => Command::Play(turn.to_owned()),
    }
}

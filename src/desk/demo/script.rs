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
/// How long somebody dreams before the umpire shows a card: longer than the minute.
const DREAM: i64 = 66;

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
                let deeds = line.split(' ').filter(|deed| *deed != "-").collect();
                if let Some(round) = rounds.last_mut() {
                    round.push(deeds);
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
    for (number, deed) in script.iter().enumerate() {
        at += TimeDelta::seconds(seconds(deed, number + 3 * pace));
        let mover = record.as_ref().and_then(|record| record.game.play());
        let mover = mover.map_or(Side::First, |play| play.to_move());
        let seen = record.as_ref().map_or(0, |record| record.game.seq);
        let command = command(deed, mover);
        let done = desk.submit(&umpire, &RecordRequest::now(seen, command), at)?;
        record = Some(done.record);
    }
    Ok(())
}

fn seconds(deed: &str, number: usize) -> i64 {
    match deed {
        "@yellow" | "@red" => DREAM,
        _ => PACE[number % PACE.len()],
    }
}

/// What an umpire does; what is nothing of that is a turn, and the law refuses it.
fn command(deed: &str, mover: Side) -> Command {
    match deed {
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

//! Two grades of the engine as the players of a demo's board, from any position.

use crate::referee::{Command, GameInProgress};
use crate::rules::Side;
use inkundla_engine::{Grade, Limits, play as chosen};

/// The grades of both players, repeated from board to board: children who know the rules.
const GRADES: [[u8; 2]; 3] = [[3, 3], [2, 4], [4, 3]];
/// The positions that a turn may take.
const NODES: u64 = 4_000;
/// The number of turns after which the players agree on a draw, so that a round ends.
const LONGEST: usize = 180;

/// The next turn of a game, or its end by agreement; `None` if the game is over.
pub(super) fn command(play: &GameInProgress, place: usize, seq: u32) -> Option<Command> {
    if play.turn_count() >= LONGEST {
        return Some(Command::AgreeDraw);
    }
    let grades = GRADES[place % GRADES.len()];
    let grade = Grade::new(match play.to_move() {
        Side::First => grades[0],
        Side::Second => grades[1],
    })?;
    let limits = Limits {
        nodes: NODES,
        ..Limits::default()
    };
    let seed = u64::from(seq) + 1_000 * place as u64;
    let turn = chosen(&play.history, grade, &limits, seed)?.turn;
    Some(Command::Play(turn))
}

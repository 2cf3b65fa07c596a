//! The lengths of the games that were recorded.

use super::games::Projection;
use super::{Desk, Fault};
use crate::store::RoundStage;
use crate::tournament::{BoardNo, RoundNo, TournamentId};

/// The length of a recorded game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameLength {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// Number of turns of both players, without those that were taken back.
    pub turns: usize,
}

impl Desk {
    /// The lengths of the recorded games of closed rounds, in order. Games without a turn are left out. Public.
    ///
    /// # Errors
    /// [`Fault`] where the database cannot be read.
    pub fn game_lengths(&self, event: TournamentId) -> Result<Vec<GameLength>, Fault> {
        let lengths = self.store.read(move |db| {
            let mut lengths = Vec::new();
            for round in db.rounds(event)? {
                if round.stage != RoundStage::Closed {
                    continue;
                }
                for board in db.boards(event, round.number)? {
                    let state = board.state.as_ref().filter(|state| state.seq > 0);
                    let turns = state.map_or(0, |state| Projection::read(&state.projection).turns);
                    if turns > 0 {
                        lengths.push(GameLength {
                            round: round.number,
                            board: board.pairing.board,
                            turns,
                        });
                    }
                }
            }
            Ok(lengths)
        });
        Ok(lengths?)
    }
}

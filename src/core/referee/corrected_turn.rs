//! Replays a game with an earlier turn replaced, to show the effect of a correction.

use super::game_in_progress::enter;
use super::{GameInProgress, Refusal};
use crate::rules::{GameHistory, LOST_TURN};

/// The effect of replacing an earlier turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorrectedTurn {
    /// The turn recorded now.
    pub was: String,
    /// Its replacement, in canonical notation.
    pub turn: String,
    /// The later turns that stay.
    pub kept: Vec<String>,
    /// The later turns that are dropped: the first that becomes impossible and all
    /// after it, since each was a reply to the ones before.
    pub dropped: Vec<String>,
    pub(super) history: GameHistory,
}

impl CorrectedTurn {
    /// The game after the correction.
    pub fn history(&self) -> &GameHistory {
        &self.history
    }
}

impl GameInProgress {
    /// The effect of a correction, which is not made yet.
    ///
    /// # Errors
    /// There is no such turn, or its replacement is the same or not legal there.
    pub fn corrected(&self, number: u32, turn: &str) -> Result<CorrectedTurn, Refusal> {
        let turns = self.history.turns();
        let index = (number as usize).checked_sub(self.turns_before() + 1);
        let index = index.filter(|index| *index < turns.len());
        let index = index.ok_or(Refusal::NoSuchTurn { number })?;
        let was = turns[index].clone();
        if was == LOST_TURN {
            return Err(Refusal::LostTurnStands);
        }
        let mut history = self.history.up_to(index);
        enter(&mut history, turn)?;
        let turn = history.turns()[index].clone();
        if turn == was {
            return Err(Refusal::SameTurn);
        }
        let later = &turns[index + 1..];
        let stand = later
            .iter()
            .take_while(|turn| match turn.as_str() {
                LOST_TURN => history.give_turn(),
                turn => enter(&mut history, turn).is_ok(),
            })
            .count();
        let (kept, dropped) = later.split_at(stand);
        Ok(CorrectedTurn {
            was,
            turn,
            kept: kept.to_vec(),
            dropped: dropped.to_vec(),
            history,
        })
    }
}

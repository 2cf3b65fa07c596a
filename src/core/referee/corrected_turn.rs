//! Replays a game with an earlier turn replaced, to show what the correction would change.

use super::running::enter;
use super::{Refusal, Running};
use crate::rules::{GameHistory, LOST_TURN};

/// What becomes of a game when an earlier turn was another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorrectedTurn {
    /// The turn that stands there now.
    pub was: String,
    /// The turn that shall stand there, in its one notation.
    pub turn: String,
    /// The later turns that stand as before.
    pub kept: Vec<String>,
    /// The later turns that became impossible: from the first of them on, all,
    /// since each is an answer to those before it.
    pub dropped: Vec<String>,
    pub(super) history: GameHistory,
}

impl CorrectedTurn {
    /// The game as it would be.
    pub fn history(&self) -> &GameHistory {
        &self.history
    }
}

impl Running {
    /// What a correction would lead to. Nothing is changed by asking.
    ///
    /// # Errors
    /// When there is no such turn, or the right one is not legal there.
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

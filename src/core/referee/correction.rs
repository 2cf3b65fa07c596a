//! Replays a game with an earlier turn replaced, to show what the correction would change.

use super::running::enter;
use super::{Refusal, Running};
use crate::rules::{GameHistory, LOST_TURN};

/// What becomes of a game when an earlier turn was another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Correction {
    /// The turn that stands there now.
    pub was: String,
    /// The turn that shall stand there, in its one notation.
    pub turn: String,
    /// The later turns that stand as before.
    pub kept: Vec<String>,
    /// The later turns that became impossible: from the first of them on, all,
    /// since each is an answer to those before it.
    pub dropped: Vec<String>,
    pub(super) course: GameHistory,
}

impl Correction {
    /// The game as it would be.
    pub fn course(&self) -> &GameHistory {
        &self.course
    }
}

impl Running {
    /// What a correction would lead to. Nothing is changed by asking.
    ///
    /// # Errors
    /// When there is no such turn, or the right one is not legal there.
    pub fn corrected(&self, number: u32, turn: &str) -> Result<Correction, Refusal> {
        let turns = self.course.turns();
        let index = (number as usize).checked_sub(self.turns_before() + 1);
        let index = index.filter(|index| *index < turns.len());
        let index = index.ok_or(Refusal::NoSuchTurn { number })?;
        let was = turns[index].clone();
        if was == LOST_TURN {
            return Err(Refusal::LostTurnStands);
        }
        let mut course = self.course.up_to(index);
        enter(&mut course, turn)?;
        let turn = course.turns()[index].clone();
        if turn == was {
            return Err(Refusal::SameTurn);
        }
        let later = &turns[index + 1..];
        let stand = later
            .iter()
            .take_while(|turn| match turn.as_str() {
                LOST_TURN => course.give_turn(),
                turn => enter(&mut course, turn).is_ok(),
            })
            .count();
        let (kept, dropped) = later.split_at(stand);
        Ok(Correction {
            was,
            turn,
            kept: kept.to_vec(),
            dropped: dropped.to_vec(),
            course,
        })
    }
}

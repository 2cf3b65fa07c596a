//! The record of a game for a look back, once it can help nobody who plays.

use super::{BoardContext, RecordedGame};
use crate::desk::{Desk, Fault};
use chrono::{DateTime, Utc};

impl BoardContext {
    /// Whether outsiders may look back at the game: its round is over for them, and it has a result. A game that was
    /// postponed has none.
    pub fn is_open_to_review(&self) -> bool {
        !self.is_seen_open() && self.result.is_some()
    }
}

impl Desk {
    /// The record of a game for a look back, with aliases; `None` until it is [open](BoardContext::is_open_to_review).
    ///
    /// # Errors
    /// [`Fault::NotFound`] if the organiser holds the pairings of the round back.
    pub fn game_to_review(
        &self,
        board_context: &BoardContext,
        at: DateTime<Utc>,
    ) -> Result<Option<RecordedGame>, Fault> {
        let public = self.public_game(board_context, at)?;
        let is_shown = public.public_result(board_context).is_some();
        let is_open = is_shown && board_context.is_open_to_review();
        Ok(is_open.then_some(public.shown))
    }
}

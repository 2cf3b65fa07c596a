//! Positions of games for small diagrams, as outsiders may see them.

use crate::desk::public_event::PublicEvent;
use crate::desk::{Desk, Fault};
use crate::rules::Position;
use crate::store::Board;
use chrono::{DateTime, Utc};
use std::sync::Arc;

/// A position with the turn that led to it.
#[derive(Clone, Debug)]
pub struct PublicPosition {
    /// The position.
    pub position: Position,
    /// The turn that led to it.
    pub last_turn: Option<String>,
    /// The time of the newest entry; `None` before the first.
    pub changed_at: Option<DateTime<Utc>>,
}

impl Desk {
    /// The position after the last public entry of a board of [`Desk::public_boards`]. It never
    /// changes for one entry of one game, so it may be cached.
    pub fn public_position(
        &self,
        public: &PublicEvent,
        board: &Board,
    ) -> Result<PublicPosition, Fault> {
        let seq = board.state.as_ref().map_or(0, |state| state.seq);
        let start = PublicPosition {
            position: public.event.ruleset.start(),
            last_turn: None,
            changed_at: None,
        };
        if seq == 0 {
            return Ok(start);
        }
        // A cached record may contain the entry already.
        let cached = self.game_cache.get(board.game);
        let record = match cached.filter(|record| record.game.seq >= seq) {
            Some(record) => record,
            None => self.load(public.event.id, board.game)?,
        };
        let record = if record.game.seq == seq {
            record
        } else {
            Arc::new(Arc::unwrap_or_clone(record).until(seq)?)
        };
        let changed_at = record.entries.last().map(|entry| entry.at);
        Ok(match record.game.play() {
            None => PublicPosition {
                changed_at,
                ..start
            },
            Some(play) => PublicPosition {
                position: play.history.position().clone(),
                last_turn: play.history.turns().last().cloned(),
                changed_at,
            },
        })
    }
}

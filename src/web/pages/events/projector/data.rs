//! What a wall is made of.

use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::desk::public::PublicEvent;
use crate::desk::screen::Wall;
use crate::store::Board;
use crate::tournament::standings::Standings;
use chrono::{DateTime, Utc};

/// A game as outsiders may see it, at its board.
pub(super) type Watched = (BoardContext, PublicView<RecordedGame>);

/// What the leaves are made of: what outsiders may see at a moment.
pub(super) struct ProjectorData {
    pub(super) public: PublicEvent,
    pub(super) wall: Wall,
    pub(super) standings: Standings,
    pub(super) boards: Vec<Board>,
    pub(super) games: Vec<Watched>,
}

impl ProjectorData {
    /// When the wall shows something else without any change.
    pub(super) fn changes_at(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let begins = self
            .public
            .event
            .schedule
            .next(at)
            .map(|(_, begins)| begins);
        [self.public.more_at, begins].into_iter().flatten().min()
    }
}

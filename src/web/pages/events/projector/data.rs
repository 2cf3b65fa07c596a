//! What a wall is made of.

use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::desk::public::PublicEvent;
use crate::desk::round_time::RoundTimer;
use crate::desk::screen::Wall;
use crate::i18n::Localizer;
use crate::store::Board;
use crate::tournament::standings::Standings;
use crate::web::round_timer::TimerFace;
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
    /// The timer of the round that is played, if it was started.
    fn timer(&self) -> Option<RoundTimer> {
        let posted = self.public.tournament.posted()?;
        self.public.event.round_time.timer_of(posted.number)
    }

    /// The same as walls show it.
    pub(super) fn timer_face(&self, t: &Localizer, at: DateTime<Utc>) -> Option<TimerFace> {
        let posted = self.public.tournament.posted()?;
        TimerFace::of(t, &self.public.event, posted.number, at)
    }

    /// When the wall shows something else without any change.
    pub(super) fn changes_at(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let begins = self
            .public
            .event
            .schedule
            .next(at)
            .map(|(_, begins)| begins);
        let timer = self.timer().and_then(|timer| timer.changes_at(at));
        let moments = [self.public.more_at, begins, timer];
        moments.into_iter().flatten().min()
    }
}

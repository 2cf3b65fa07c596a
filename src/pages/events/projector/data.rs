//! The data from which the slides of a wall are rendered.

use crate::desk::games::{BoardContext, PublicView, RecordedGame};
use crate::desk::projector::{Part, Wall};
use crate::desk::public_event::PublicEvent;
use crate::desk::round_time::RoundTimer;
use crate::i18n::Localizer;
use crate::store::Board;
use crate::tournament::Tournament;
use crate::tournament::standings::Standings;
use crate::view::round_timer::TimerFace;
use chrono::{DateTime, TimeDelta, Utc};

/// The time of a puzzle, in seconds.
pub(super) const HOUR: i64 = 3_600;

/// A board and its game as outsiders may see it.
pub(super) type Watched = (BoardContext, PublicView<RecordedGame>);

/// The public view of an event at a given time.
pub(super) struct ProjectorData {
    pub(super) public: PublicEvent,
    pub(super) wall: Wall,
    pub(super) standings: Standings,
    pub(super) boards: Vec<Board>,
    pub(super) games: Vec<Watched>,
    /// The tournament with the players of check-in, where the wall may show who is missing.
    pub(super) arrivals: Option<Tournament>,
    /// The sections of an event that has some.
    pub(super) sections: Vec<ProjectorData>,
}

/// The time after which the wall of an event looks at its sections again.
const AGAIN: TimeDelta = TimeDelta::seconds(15);

impl ProjectorData {
    /// The timer of the current round, if it was started.
    fn timer(&self) -> Option<RoundTimer> {
        let posted = self.public.tournament.posted()?;
        self.public.event.round_time.timer_of(posted.number)
    }

    /// The timer as rendered.
    pub(super) fn timer_face(&self, t: &Localizer, at: DateTime<Utc>) -> Option<TimerFace> {
        let posted = self.public.tournament.posted()?;
        TimerFace::of(t, &self.public.event, posted.number, at)
    }

    /// Whether no game is to be played: no round is posted, or all its results are in.
    pub(super) fn is_break(&self) -> bool {
        let is_open = self.public.tournament.posted().is_some();
        !is_open || self.boards.iter().all(|board| board.result.is_some())
    }

    /// When the next puzzle comes, if the wall shows one.
    fn puzzle_changes_at(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let is_shown = self.wall.parts.contains(&Part::Puzzle) && self.is_break();
        let next = (at.timestamp().div_euclid(HOUR) + 1) * HOUR;
        is_shown
            .then(|| DateTime::from_timestamp(next, 0))
            .flatten()
    }

    /// The next time at which the wall changes by time alone.
    pub(super) fn changes_at(&self, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let begins = self
            .public
            .event
            .schedule
            .next(at)
            .map(|(_, begins)| begins);
        let timer = self.timer().and_then(|timer| timer.changes_at(at));
        let puzzle = self.puzzle_changes_at(at);
        let again = (!self.sections.is_empty()).then(|| at + AGAIN);
        let moments = [self.public.more_at, begins, timer, puzzle, again];
        moments.into_iter().flatten().min()
    }
}

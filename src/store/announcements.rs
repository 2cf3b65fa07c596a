//! What is announced about tournaments: place and days, whether lists name it, and the texts of
//! its page.

use super::{AccountId, StoreError};
use chrono::NaiveDate;
use inkundla_core::codes;
use inkundla_core::tournament::TournamentId;
use serde::{Deserialize, Serialize};

/// The place and days of a tournament, and whether lists of events name it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Announcement {
    /// The place; may be empty.
    pub place: String,
    /// The first and the last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    /// Whether lists name it; otherwise it is found by its link only.
    pub is_listed: bool,
}

impl Default for Announcement {
    fn default() -> Announcement {
        Announcement {
            place: String::new(),
            days: None,
            is_listed: true,
        }
    }
}

/// The texts of the page of a tournament; each may be empty. They may name people, and are erased
/// with the names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventTexts {
    /// How to find the place.
    pub directions: String,
    /// The host.
    pub host: String,
    /// How to reach the organiser.
    pub contact: String,
    /// The description, as Markdown.
    pub description: String,
    /// The regulations, as Markdown.
    pub regulations: String,
    /// The sponsors, as JSON of the caller.
    pub sponsors: String,
}

/// The tournaments that a list names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventScope {
    /// Every tournament that everybody may find, in one state or in all.
    Listed(Option<EventState>),
    /// The tournaments in which an account has a role now.
    Of {
        /// The account.
        account: AccountId,
        /// Now, in milliseconds since 1970.
        now_ms: i64,
        /// Whether the finished ones are meant, or the others.
        is_finished: bool,
    },
    /// Every tournament, for the operator.
    All {
        /// Only those in this state.
        progress: Option<EventProgress>,
        /// Only those whose inside this account sees at this time, in milliseconds since 1970.
        of: Option<(AccountId, i64)>,
    },
}

/// How far a tournament is, for the operator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventProgress {
    /// No round was posted yet.
    New,
    /// A round was posted.
    Running,
    /// The organiser declared it finished.
    Finished,
}

codes!(EventProgress {
    New = "new",
    Running = "running",
    Finished = "finished",
});

/// The state of a tournament in public lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EventState {
    /// Announced with its days, before its first round.
    Coming,
    /// With a posted round, and neither finished nor past its last day.
    Live,
    /// Finished, or past its last day.
    Past,
}

codes!(EventState {
    Coming = "coming",
    Live = "live",
    Past = "past",
});

/// A part of a list of tournaments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventQuery {
    /// The tournaments meant.
    pub scope: EventScope,
    /// A text that the name or the place contains; empty for all.
    pub words: String,
    /// The first and last of the days on one of which a tournament begins; `None` for all. A
    /// tournament without days counts from the day of its entry.
    pub begins: Option<(NaiveDate, NaiveDate)>,
    /// Today.
    pub today: NaiveDate,
    /// Only tournaments behind the one with this key, in lists with the latest day first.
    pub after: Option<String>,
    /// Number of tournaments before the part.
    pub skip: u32,
    /// Maximum number of tournaments.
    pub most: u32,
}

/// A tournament of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventRow {
    /// Its id.
    pub id: TournamentId,
    /// The short random key in its public URLs.
    pub public_key: String,
    /// The name.
    pub name: String,
    /// The stable name of the ruleset.
    pub ruleset: String,
    /// Place and days.
    pub announcement: Announcement,
    /// Whether a round was posted.
    pub has_rounds: bool,
    /// When the organiser declared it finished.
    pub finished_at_ms: Option<i64>,
}

impl EventRow {
    /// Its state on a day.
    pub fn state(&self, today: NaiveDate) -> EventState {
        let is_past = (self.announcement.days).is_some_and(|(_, last)| last < today);
        if is_past || self.finished_at_ms.is_some() {
            EventState::Past
        } else if self.has_rounds {
            EventState::Live
        } else {
            EventState::Coming
        }
    }
}

impl EventQuery {
    /// The first tournaments of a list.
    pub fn first(most: u32, scope: EventScope, today: NaiveDate) -> EventQuery {
        EventQuery {
            scope,
            words: String::new(),
            begins: None,
            today,
            after: None,
            skip: 0,
            most,
        }
    }
}

/// Queries for announced tournaments.
pub trait AnnouncementReads {
    /// A part of a list: coming ones by their first day, live ones and the open ones of an account
    /// with the newest first, others with the latest day first.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is no tournament with the key in `after`.
    fn event_list(&mut self, query: &EventQuery) -> Result<Vec<EventRow>, StoreError>;
    /// The tournament with a public key as a row of a list.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn event_row(&mut self, public_key: &str) -> Result<EventRow, StoreError>;
    /// The texts of a tournament's page; empty ones if there are none.
    fn event_texts(&mut self, tournament: TournamentId) -> Result<EventTexts, StoreError>;
}

/// Changes of announcements.
pub trait AnnouncementChanges {
    /// Replaces the texts of a tournament's page.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_event_texts(
        &mut self,
        tournament: TournamentId,
        texts: &EventTexts,
    ) -> Result<(), StoreError>;
}

/// The first and last day of a row, which both are numbers of days since 1970.
pub(super) fn days_of(
    (first, last): (Option<i64>, Option<i64>),
) -> Result<Option<(NaiveDate, NaiveDate)>, StoreError> {
    let day = |number: i64| {
        let day = i32::try_from(number)
            .ok()
            .and_then(NaiveDate::from_epoch_days);
        day.ok_or_else(|| StoreError::unreadable("day", number))
    };
    let Some((first, last)) = first.zip(last) else {
        return Ok(None);
    };
    Ok(Some((day(first)?, day(last)?)))
}

/// A day as the number of days since 1970.
pub(super) fn day_number(day: NaiveDate) -> i64 {
    day.to_epoch_days().into()
}

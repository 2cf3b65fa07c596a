//! Tournaments and their settings.

use super::StoreError;
use super::accounts::AccountId;
use super::announcements::{Announcement, day_number, days_of};
use super::columns::fit;
use super::schema::tournaments;
use diesel::prelude::*;
use inkundla_core::codes;
use inkundla_core::tournament::text_folding::plain;
use inkundla_core::tournament::{Audience, Options, Tournament, TournamentId};
use serde::{Deserialize, Serialize};

/// The settings of a tournament that its organiser chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EventSettingsRow {
    /// The name.
    pub name: String,
    /// The stable name of the ruleset.
    pub ruleset: String,
    /// Pairing system, rounds, points, tie-breaks.
    pub options: Options,
    /// The settings of the one-minute clock, as JSON of the caller.
    pub clock: String,
    /// Further duties of umpires, as JSON of the caller.
    pub conduct: String,
    /// The part that the public sees, as a code of the caller.
    pub publish: String,
    /// The language of its pages, as a tag of the caller, if it has one.
    pub language: Option<String>,
    /// Place, days, and whether lists name it.
    pub announcement: Announcement,
}

/// The settings of a tournament that all its pages need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentWords {
    /// Its id.
    pub id: TournamentId,
    /// The language of its pages, as a tag of the caller, if it has one.
    pub language: Option<String>,
    /// Children or adults.
    pub audience: Audience,
    /// Whether pages of other web sites may show its public pages in a frame.
    pub embedding: bool,
}

/// The event that a section belongs to. An event with sections belongs to itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MainEvent {
    /// Its id.
    pub id: TournamentId,
    /// Its public key.
    pub public_key: String,
    /// Its name.
    pub name: String,
}

/// A stored tournament, without its entrants and rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentRecord {
    /// Its id.
    pub id: TournamentId,
    /// The short random key in its public URLs.
    pub public_key: String,
    /// The organiser's settings.
    pub settings_row: EventSettingsRow,
    /// When it was created.
    pub created_at_ms: i64,
    /// The schedule of the rounds, as JSON of the caller, if there is one.
    pub schedule: Option<String>,
    /// The contents of the projector, as JSON of the caller, if it was chosen.
    pub screen: Option<String>,
    /// The time limit of a round and its timer, as JSON of the caller, if it was set.
    pub round_time: Option<String>,
    /// The state of check-in, as JSON of the caller; `None` where it was never used.
    pub check_in: Option<String>,
    /// When the organiser declared it finished.
    pub finished_at_ms: Option<i64>,
    /// The event of which it is a section; itself for an event with sections.
    pub main: Option<MainEvent>,
    /// Incremented by every change. A value derived at one number is valid until the next.
    pub change: u64,
}

/// A tournament in a list. One whose settings cannot be read does not hide the others.
#[derive(Clone, Debug)]
pub struct ListedTournament {
    /// Its id.
    pub id: TournamentId,
    /// The short random key in its public URLs.
    pub public_key: String,
    /// The name.
    pub name: String,
    /// Its row; [`StoreError::Unreadable`] for example for a value of a newer version.
    pub record: Result<TournamentRecord, StoreError>,
}

/// The role of an account in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Owns the event and may do everything.
    Organiser,
    /// Runs the event together with the organiser.
    Deputy,
    /// Checks children in and enters results.
    Helper,
    /// Checks the children of one school in.
    School,
    /// A device in the hall at which players report their own results.
    Tablet,
    /// Another program, which enters results and players.
    Program,
}

codes!(Role {
    Organiser = "organiser",
    Deputy = "deputy",
    Helper = "helper",
    School = "school",
    Tablet = "tablet",
    Program = "program",
});

impl Role {
    /// The rank: a higher role includes the rights of the lower ones.
    pub fn rank(self) -> u8 {
        match self {
            Role::School | Role::Tablet | Role::Program => 0,
            Role::Helper => 1,
            Role::Deputy => 2,
            Role::Organiser => 3,
        }
    }
}

/// Queries for tournaments.
pub trait TournamentReads {
    /// The tournament with an id.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn tournament(&mut self, tournament: TournamentId) -> Result<TournamentRecord, StoreError>;
    /// The tournament with a public key.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn tournament_by_key(&mut self, public_key: &str) -> Result<TournamentRecord, StoreError>;
    /// Whether a public key was ever used, also by a tournament that is deleted.
    fn is_key_taken(&mut self, public_key: &str) -> Result<bool, StoreError>;
    /// The id and name of the tournament with a public key, also when its settings cannot be read.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn tournament_title(&mut self, public_key: &str) -> Result<(TournamentId, String), StoreError>;
    /// The id and language of the tournament with a public key, and who plays in it.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn tournament_words(&mut self, public_key: &str) -> Result<TournamentWords, StoreError>;
    /// The tournaments in which an account has a role now, newest first.
    fn tournaments_of(
        &mut self,
        account: AccountId,
        now_ms: i64,
    ) -> Result<Vec<(ListedTournament, Role)>, StoreError>;
    /// The number of tournaments that an account organises.
    fn count_organised(&mut self, account: AccountId) -> Result<u64, StoreError>;
    /// The tournaments that have a posted or closed round, newest first.
    fn tournaments_posted(&mut self) -> Result<Vec<ListedTournament>, StoreError>;
    /// The keys of all tournaments.
    fn tournament_keys(&mut self) -> Result<Vec<(TournamentId, String)>, StoreError>;
    /// The tournaments with exactly this name, newest first.
    fn tournaments_named(&mut self, name: &str) -> Result<Vec<ListedTournament>, StoreError>;
    /// The pairs of schools with similar names that the organiser has declared distinct, as JSON
    /// of the caller.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn distinct_schools(&mut self, tournament: TournamentId) -> Result<Option<String>, StoreError>;
    /// The whole tournament: entrants, closed rounds and the current round.
    ///
    /// # Errors
    /// [`StoreError::Missing`], or [`StoreError::Unreadable`] for rows that form no tournament,
    /// such as a closed round after an open one.
    fn load_tournament(&mut self, tournament: TournamentId) -> Result<Tournament, StoreError>;
}

/// The change number.
pub trait TournamentWrites {
    /// Increments the change number and returns it. Every change of a tournament begins with
    /// this. In PostgreSQL it locks the tournament's row, so that all other changes wait for the
    /// end of the transaction and what is read after it stays valid until then.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn bump(&mut self, tournament: TournamentId) -> Result<u64, StoreError>;
}

/// Changes of tournaments.
pub trait TournamentChanges {
    /// Creates a tournament with an account as its organiser.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the public key is taken or the account is gone.
    fn create_tournament(
        &mut self,
        public_key: &str,
        settings_row: &EventSettingsRow,
        organiser: AccountId,
        at_ms: i64,
    ) -> Result<TournamentId, StoreError>;
    /// Replaces the organiser's settings.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_event_settings(
        &mut self,
        tournament: TournamentId,
        settings_row: &EventSettingsRow,
    ) -> Result<(), StoreError>;
    /// Replaces the schedule of the rounds.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_schedule(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError>;
    /// Replaces what the projector shows.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_screen(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError>;
    /// Replaces the time limit of a round and the timer of the current round.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_round_time(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError>;
    /// Replaces the state of check-in.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_check_in(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError>;
    /// Replaces the pairs of distinct schools.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_distinct_schools(
        &mut self,
        tournament: TournamentId,
        json: &str,
    ) -> Result<(), StoreError>;
    /// Declares a tournament finished (`Some`) or not (`None`).
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_finished(
        &mut self,
        tournament: TournamentId,
        at_ms: Option<i64>,
    ) -> Result<(), StoreError>;
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub(super) struct TournamentRow {
    pub(super) id: i64,
    pub(super) public_key: String,
    pub(super) name: String,
    ruleset: String,
    pub(super) options: String,
    clock: String,
    umpire_settings: String,
    delay: String,
    language: Option<String>,
    schedule: Option<String>,
    projector: Option<String>,
    round_time: Option<String>,
    check_in: Option<String>,
    place: String,
    first_day: Option<i64>,
    last_day: Option<i64>,
    is_listed: i64,
    created_at_ms: i64,
    finished_at_ms: Option<i64>,
    pub(super) main_id: Option<i64>,
    change: i64,
}

impl TryFrom<TournamentRow> for TournamentRecord {
    type Error = StoreError;
    fn try_from(row: TournamentRow) -> Result<TournamentRecord, StoreError> {
        Ok(TournamentRecord {
            id: TournamentId(row.id),
            public_key: row.public_key,
            settings_row: EventSettingsRow {
                options: options(&row.options)?,
                name: row.name,
                ruleset: row.ruleset,
                clock: row.clock,
                conduct: row.umpire_settings,
                publish: row.delay,
                language: row.language,
                announcement: Announcement {
                    place: row.place,
                    days: days_of((row.first_day, row.last_day))?,
                    is_listed: row.is_listed != 0,
                },
            },
            schedule: row.schedule,
            screen: row.projector,
            round_time: row.round_time,
            check_in: row.check_in,
            created_at_ms: row.created_at_ms,
            finished_at_ms: row.finished_at_ms,
            main: None,
            change: fit("change number", row.change)?,
        })
    }
}

pub(super) fn options(json: &str) -> Result<Options, StoreError> {
    serde_json::from_str(json).map_err(|why| StoreError::unreadable("options", why))
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = tournaments, treat_none_as_null = true)]
pub(super) struct ParticularsRow<'a> {
    name: &'a str,
    ruleset: &'a str,
    options: String,
    clock: &'a str,
    umpire_settings: &'a str,
    delay: &'a str,
    language: Option<&'a str>,
    place: &'a str,
    first_day: Option<i64>,
    last_day: Option<i64>,
    is_listed: i64,
    search_text: String,
}

impl<'a> TryFrom<&'a EventSettingsRow> for ParticularsRow<'a> {
    type Error = StoreError;
    fn try_from(of: &'a EventSettingsRow) -> Result<ParticularsRow<'a>, StoreError> {
        let options = serde_json::to_string(&of.options);
        let Announcement {
            place,
            days,
            is_listed,
        } = &of.announcement;
        Ok(ParticularsRow {
            options: options.map_err(|why| StoreError::unreadable("options", why))?,
            name: &of.name,
            ruleset: &of.ruleset,
            clock: &of.clock,
            umpire_settings: &of.conduct,
            delay: &of.publish,
            language: of.language.as_deref(),
            place,
            first_day: days.map(|(first, _)| day_number(first)),
            last_day: days.map(|(_, last)| day_number(last)),
            is_listed: (*is_listed).into(),
            search_text: plain(&format!("{} {place}", of.name)),
        })
    }
}

//! Tournaments and their settings.

use super::StoreError;
use super::accounts::AccountId;
use super::columns::fit;
use super::schema::tournaments;
use diesel::prelude::*;
use inkundla_core::codes;
use inkundla_core::tournament::{Options, Tournament, TournamentId};
use serde::{Deserialize, Serialize};

/// What the organiser decides about a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Particulars {
    /// What it is called.
    pub name: String,
    /// The stable name of the rules that are played.
    pub ruleset: String,
    /// How it is played.
    pub options: Options,
    /// The settings of the one-minute clock, as JSON of the caller.
    pub clock: String,
    /// What umpires do besides, as JSON of the caller.
    pub conduct: String,
    /// How much of it outsiders see, as a code of the caller.
    pub publish: String,
    /// The language it speaks, as a tag of the caller, if it has one.
    pub language: Option<String>,
}

/// A tournament as it is on file, without its entrants and rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentRecord {
    /// Identity.
    pub id: TournamentId,
    /// The short random name in its public addresses.
    pub public_key: String,
    /// What the organiser decided.
    pub particulars: Particulars,
    /// When it was made.
    pub created_at_ms: i64,
    /// When the rounds are to be played, as JSON of the caller, if somebody has planned it.
    pub schedule: Option<String>,
    /// What the projector shows, as JSON of the caller, if somebody has chosen.
    pub screen: Option<String>,
    /// How long a round may take, and its timer, as JSON of the caller, if somebody has decided.
    pub round_time: Option<String>,
    /// When the organiser declared it finished.
    pub finished_at_ms: Option<i64>,
    /// Goes up with every change: what was derived at one number is good until the next.
    pub change: u64,
}

/// What an account may do in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Everything: whose event it is.
    Organiser,
    /// Runs the event beside the organiser.
    Deputy,
    /// Checks children in and enters results.
    Helper,
}

codes!(Role {
    Organiser = "organiser",
    Deputy = "deputy",
    Helper = "helper",
});

impl Role {
    /// How much it allows: the higher, the more.
    pub fn rank(self) -> u8 {
        match self {
            Role::Helper => 0,
            Role::Deputy => 1,
            Role::Organiser => 2,
        }
    }
}

/// What can be asked about tournaments.
pub trait TournamentReads {
    /// A tournament.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn tournament(&mut self, tournament: TournamentId) -> Result<TournamentRecord, StoreError>;
    /// The tournament with a public key.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn tournament_by_key(&mut self, public_key: &str) -> Result<TournamentRecord, StoreError>;
    /// The language of the tournament with a public key, if it has one.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn tournament_language(
        &mut self,
        public_key: &str,
    ) -> Result<(TournamentId, Option<String>), StoreError>;
    /// The tournaments in which an account has a role at a time, the newest first.
    ///
    /// # Errors
    /// Those of the database.
    fn tournaments_of(
        &mut self,
        account: AccountId,
        now_ms: i64,
    ) -> Result<Vec<(TournamentRecord, Role)>, StoreError>;
    /// The tournaments that have a posted or closed round, the newest first.
    ///
    /// # Errors
    /// Those of the database.
    fn tournaments_posted(&mut self) -> Result<Vec<TournamentRecord>, StoreError>;
    /// The tournaments with just this name, the newest first.
    ///
    /// # Errors
    /// Those of the database.
    fn tournaments_named(&mut self, name: &str) -> Result<Vec<TournamentRecord>, StoreError>;
    /// The number of the last change.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn change_number(&mut self, tournament: TournamentId) -> Result<u64, StoreError>;
    /// The pairs of schools that are two although their names are nearly the same, as JSON
    /// of the caller, if somebody has answered that.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn distinct_schools(&mut self, tournament: TournamentId) -> Result<Option<String>, StoreError>;
    /// The complete snapshot: entrants, closed rounds and the round under way.
    ///
    /// # Errors
    /// [`StoreError::Missing`], or [`StoreError::Unreadable`] for what no
    /// tournament can be, such as a closed round after an open one.
    fn load_tournament(&mut self, tournament: TournamentId) -> Result<Tournament, StoreError>;
}

/// The change number.
pub trait TournamentWrites {
    /// Counts a change and returns its number. Every change of a tournament
    /// begins with this; in PostgreSQL it makes all others wait for the end of
    /// the transaction, so what is read after it stays true until then.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn bump(&mut self, tournament: TournamentId) -> Result<u64, StoreError>;
}

/// Changes of tournaments.
pub trait TournamentChanges {
    /// Files a new tournament and makes an account its organiser.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the public key is taken or the account is gone.
    fn create_tournament(
        &mut self,
        public_key: &str,
        particulars: &Particulars,
        organiser: AccountId,
        at_ms: i64,
    ) -> Result<TournamentId, StoreError>;
    /// Replaces what the organiser decided.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_particulars(
        &mut self,
        tournament: TournamentId,
        particulars: &Particulars,
    ) -> Result<(), StoreError>;
    /// Replaces the plan of its rounds.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_schedule(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError>;
    /// Replaces what its projector shows.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_screen(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError>;
    /// Replaces how long a round may take, and the timer of the round that is played.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_round_time(&mut self, tournament: TournamentId, json: &str) -> Result<(), StoreError>;
    /// Replaces the pairs of schools that are two.
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
    id: i64,
    public_key: String,
    name: String,
    ruleset: String,
    pub(super) options: String,
    clock: String,
    conduct: String,
    publish: String,
    language: Option<String>,
    schedule: Option<String>,
    screen: Option<String>,
    round_time: Option<String>,
    created_at_ms: i64,
    finished_at_ms: Option<i64>,
    change: i64,
}

impl TryFrom<TournamentRow> for TournamentRecord {
    type Error = StoreError;
    fn try_from(row: TournamentRow) -> Result<TournamentRecord, StoreError> {
        Ok(TournamentRecord {
            id: TournamentId(row.id),
            public_key: row.public_key,
            particulars: Particulars {
                options: options(&row.options)?,
                name: row.name,
                ruleset: row.ruleset,
                clock: row.clock,
                conduct: row.conduct,
                publish: row.publish,
                language: row.language,
            },
            schedule: row.schedule,
            screen: row.screen,
            round_time: row.round_time,
            created_at_ms: row.created_at_ms,
            finished_at_ms: row.finished_at_ms,
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
    conduct: &'a str,
    publish: &'a str,
    language: Option<&'a str>,
}

impl<'a> TryFrom<&'a Particulars> for ParticularsRow<'a> {
    type Error = StoreError;
    fn try_from(of: &'a Particulars) -> Result<ParticularsRow<'a>, StoreError> {
        let options = serde_json::to_string(&of.options);
        Ok(ParticularsRow {
            options: options.map_err(|why| StoreError::unreadable("options", why))?,
            name: &of.name,
            ruleset: &of.ruleset,
            clock: &of.clock,
            conduct: &of.conduct,
            publish: &of.publish,
            language: of.language.as_deref(),
        })
    }
}

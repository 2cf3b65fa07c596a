//! Games: the state for the pages, the record entry by entry, and who records.

use super::StoreError;
use super::columns::{Digest, decode, fit};
use super::schema::{entries, games};
use diesel::prelude::*;
use inkundla_core::codes;
use inkundla_core::referee::{Hash, Salt, Text, TextKind};
use inkundla_core::tournament::{Scored, TournamentId};

/// The identity of a game, and of the pairing it is played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub i64);

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GamePhase {
    /// Not begun.
    Scheduled,
    /// Being played.
    Running,
    /// Over.
    Finished,
}

codes!(GamePhase {
    Scheduled = "scheduled",
    Running = "running",
    Finished = "finished",
});

/// The present state of a game: a projection of its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameState {
    /// The number of the last entry; 0 before the first.
    pub seq: u32,
    /// How far it has come.
    pub phase: GamePhase,
    /// What the pages show, as JSON of the caller.
    pub projection: String,
    /// The phone that records.
    pub recorder: Option<Recorder>,
}

/// The phone that records a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorder {
    /// The digest of the phone's key.
    pub phone: Digest,
    /// Who holds it, as typed.
    pub name: String,
    /// What the name is salted with in each entry of the phone.
    pub salt: Salt,
    /// Since when.
    pub since_ms: i64,
    /// When it was last heard of.
    pub seen_ms: i64,
}

impl Recorder {
    /// The text that each entry of the phone commits to; `None` without a name.
    pub fn text(&self) -> Option<Text> {
        let named = !self.name.is_empty();
        named.then(|| Text::new(TextKind::Name, self.salt, &self.name))
    }
}

/// One line of a record, exactly as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// Its number, from 1, without gaps.
    pub seq: u32,
    /// When it was written down.
    pub at_ms: i64,
    /// By whom.
    pub by: String,
    /// What happened, as JSON of the caller; kept byte for byte.
    pub event: String,
}

/// A phone that adds to a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecorderProof {
    /// The digest of its key.
    pub phone: Digest,
    /// When it was heard of.
    pub at_ms: i64,
    /// The digest of the code by which it came, which must open the board of a
    /// posted round (still).
    pub code: Digest,
}

/// What is added to a game in one go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The number of the last entry that the writer has seen.
    pub expected_seq: u32,
    /// The phone that adds, which must be the recorder (still). `None`: the
    /// organiser or the program adds.
    pub proof: Option<RecorderProof>,
    /// The entries after it, numbered on. None: only the state is written anew.
    pub entries: Vec<StoredEntry>,
    /// The texts that they commit to, but for the name of the recorder, which is
    /// kept since the phone took the board.
    pub texts: Vec<Text>,
    /// The state after them.
    pub projection: String,
    /// The phase after them.
    pub phase: GamePhase,
    /// How many calls and appeals wait for the organiser after them.
    pub asked: u32,
    /// The result for the pairing. `None` leaves it as it is, except that a
    /// finished game that goes on takes its result back.
    pub result: Option<Scored>,
}

/// What can be asked about games; their boards are in [`super::BoardReads`].
pub trait GameReads {
    /// The present state of a game.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament.
    fn game(&mut self, tournament: TournamentId, game: GameId) -> Result<GameState, StoreError>;
    /// The record of a game after an entry (0: all of it), in order.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament.
    fn record(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        after: u32,
    ) -> Result<Vec<StoredEntry>, StoreError>;
    /// The games that are being played, in all tournaments.
    ///
    /// # Errors
    /// Those of the database.
    fn running_games(&mut self) -> Result<Vec<(TournamentId, GameId)>, StoreError>;
}

/// What happens to games. The entries are their own log of who did what, so
/// none of this needs a line in the audit.
pub trait GameWrites {
    /// Adds entries to a record, all or none, with the state and the result
    /// that follow from them. Of two who add after the same entry one wins.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament;
    /// [`StoreError::Conflict`] if the game has moved on, another phone
    /// records, or the code of the phone opens nothing to record any more;
    /// [`StoreError::Refused`] if the numbers have gaps, or a result is
    /// touched while the round is not posted.
    fn append(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        append: &Append,
    ) -> Result<(), StoreError>;
    /// Makes a phone the recorder of a game if `instead_of` is what it is
    /// now: nobody, or the phone that is to be relieved. Claiming what one
    /// has already only renews the name and the time.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Conflict`] if another phone records.
    fn claim_recorder(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        claim: &Recorder,
        instead_of: Option<&Digest>,
    ) -> Result<(), StoreError>;
    /// Makes nobody the recorder of a game.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Conflict`] if this phone does not record (any more).
    fn release_recorder(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        phone: &Digest,
    ) -> Result<(), StoreError>;
}

/// What an append does to the pairing's result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    Keep,
    Set(Scored),
    TakeBack,
}

impl Append {
    pub(super) fn effect(&self, before: GamePhase) -> Effect {
        match self.result {
            Some(scored) => Effect::Set(scored),
            None if before == GamePhase::Finished && self.phase != GamePhase::Finished => {
                Effect::TakeBack
            }
            None => Effect::Keep,
        }
    }

    /// Whether the game goes on from its whistle with these entries. Boards begin
    /// together, so that is no change of the tournament, which one at a time makes.
    pub(super) fn begins(&self, before: GamePhase) -> bool {
        before == GamePhase::Scheduled && self.phase == GamePhase::Running && self.result.is_none()
    }

    pub(super) fn check_numbers(&self) -> Result<(), StoreError> {
        let expected = (1..).map(|step| self.expected_seq.checked_add(step));
        if self
            .entries
            .iter()
            .zip(expected)
            .all(|(entry, number)| Some(entry.seq) == number)
        {
            return Ok(());
        }
        Err(StoreError::Refused(
            "the entries of a record are numbered without gaps",
        ))
    }

    pub(super) fn last_seq(&self) -> u32 {
        self.entries
            .last()
            .map_or(self.expected_seq, |entry| entry.seq)
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = games)]
pub(super) struct GameRow {
    seq: i64,
    phase: String,
    projection: String,
    recorder_hash: Option<Vec<u8>>,
    recorder_name: Option<String>,
    recorder_since_ms: Option<i64>,
    recorder_seen_ms: Option<i64>,
    recorder_salt: Option<Vec<u8>>,
}

impl TryFrom<GameRow> for GameState {
    type Error = StoreError;
    fn try_from(row: GameRow) -> Result<GameState, StoreError> {
        let recorder = match (
            row.recorder_hash,
            row.recorder_name,
            row.recorder_since_ms,
            row.recorder_seen_ms,
            row.recorder_salt.and_then(|salt| salt.try_into().ok()),
        ) {
            (Some(hash), Some(name), Some(since_ms), Some(seen_ms), Some(salt)) => Some(Recorder {
                phone: Digest::of_column(&hash)?,
                name,
                salt: Salt(salt),
                since_ms,
                seen_ms,
            }),
            _ => None,
        };
        let (seq, phase) = (
            fit("entry number", row.seq)?,
            decode("phase", &row.phase, GamePhase::from_code)?,
        );
        Ok(GameState {
            seq,
            phase,
            projection: row.projection,
            recorder,
        })
    }
}

/// The columns of who records; the default is nobody.
#[derive(AsChangeset, Default)]
#[diesel(table_name = games, treat_none_as_null = true)]
pub(super) struct RecorderRow {
    recorder_hash: Option<Vec<u8>>,
    recorder_name: Option<String>,
    recorder_since_ms: Option<i64>,
    recorder_seen_ms: Option<i64>,
    recorder_salt: Option<Vec<u8>>,
}

impl From<&Recorder> for RecorderRow {
    fn from(recorder: &Recorder) -> RecorderRow {
        RecorderRow {
            recorder_hash: Some(recorder.phone.bytes().to_vec()),
            recorder_name: Some(recorder.name.clone()),
            recorder_since_ms: Some(recorder.since_ms),
            recorder_seen_ms: Some(recorder.seen_ms),
            recorder_salt: Some(recorder.salt.0.to_vec()),
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = entries)]
pub(super) struct EntryRow {
    seq: i64,
    at_ms: i64,
    by_whom: String,
    event: String,
}

impl TryFrom<EntryRow> for StoredEntry {
    type Error = StoreError;
    fn try_from(row: EntryRow) -> Result<StoredEntry, StoreError> {
        let EntryRow {
            seq,
            at_ms,
            by_whom,
            event,
        } = row;
        Ok(StoredEntry {
            seq: fit("entry number", seq)?,
            at_ms,
            by: by_whom,
            event,
        })
    }
}

#[derive(Insertable)]
#[diesel(table_name = entries)]
pub(super) struct NewEntryRow<'a> {
    game_id: i64,
    seq: i64,
    at_ms: i64,
    by_whom: &'a str,
    event: &'a str,
    hash: &'a [u8],
}

impl<'a> NewEntryRow<'a> {
    pub(super) fn of(game: GameId, entry: &'a StoredEntry, hash: &'a Hash) -> NewEntryRow<'a> {
        let StoredEntry {
            seq,
            at_ms,
            by,
            event,
        } = entry;
        NewEntryRow {
            game_id: game.0,
            seq: i64::from(*seq),
            at_ms: *at_ms,
            by_whom: by,
            event,
            hash: &hash.0,
        }
    }
}

//! Games: their state, their records entry by entry, and their recorders.

use super::StoreError;
use super::columns::{Digest, decode, fit};
use super::schema::{entries, games};
use diesel::prelude::*;
use inkundla_core::codes;
use inkundla_core::referee::{ErasableText, Salt, TextKind};
use inkundla_core::tournament::{Options, Scored, TournamentId};

/// The id of a game and of its pairing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub i64);

/// The phase of a game.
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

/// The current state of a game: a projection of its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameState {
    /// The number of the last entry; 0 before the first.
    pub seq: u32,
    /// Its phase.
    pub phase: GamePhase,
    /// The data that pages show, as JSON of the caller.
    pub projection: String,
    /// The phone that records.
    pub recorder: Option<Recorder>,
}

/// The phone that records a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorder {
    /// The digest of the phone's key.
    pub phone: Digest,
    /// The name that its holder typed.
    pub name: String,
    /// The salt of the name in each entry of this phone.
    pub salt: Salt,
    /// When it claimed the board.
    pub since_ms: i64,
    /// When it last sent a request.
    pub seen_ms: i64,
}

impl Recorder {
    /// The text that each entry of this phone commits to; `None` without a name.
    pub fn text(&self) -> Option<ErasableText> {
        let named = !self.name.is_empty();
        named.then(|| ErasableText::new(TextKind::Name, self.salt, &self.name))
    }
}

/// An entry of a record, byte for byte as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// Its number: from 1, without gaps.
    pub seq: u32,
    /// When it was written.
    pub at_ms: i64,
    /// Its author, as JSON of the caller.
    pub by: String,
    /// The event, as JSON of the caller.
    pub event: String,
}

/// The phone that appends to a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecorderProof {
    /// The digest of its key.
    pub phone: Digest,
    /// When it sent the request.
    pub at_ms: i64,
    /// The digest of the access code it used, which must (still) open the board of a posted
    /// round.
    pub code: Digest,
}

/// Entries to append to a game, with the state that follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The number of the last entry that the writer has seen.
    pub expected_seq: u32,
    /// The phone that appends, which must (still) be the recorder. `None`: the organiser or the
    /// program appends.
    pub proof: Option<RecorderProof>,
    /// The entries, numbered from `expected_seq + 1`. If empty, only the state is replaced.
    pub entries: Vec<StoredEntry>,
    /// The texts that they commit to, except the recorder's name, which was stored when the phone
    /// claimed the board.
    pub texts: Vec<ErasableText>,
    /// The projection after them.
    pub projection: String,
    /// The phase after them.
    pub phase: GamePhase,
    /// The number of open calls and appeals after them.
    pub asked: u32,
    /// The result for the pairing. `None` keeps the present one, but clears it if a finished game
    /// is resumed.
    pub result: Option<Scored>,
}

/// Queries for games; their boards are in [`super::BoardReads`].
pub trait GameReads {
    /// The current state of a game.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament.
    fn game(&mut self, tournament: TournamentId, game: GameId) -> Result<GameState, StoreError>;
    /// The entries of a game after number `after` (0: all), in order.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament.
    fn record(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        after: u32,
    ) -> Result<Vec<StoredEntry>, StoreError>;
    /// The games in progress, in all tournaments.
    fn running_games(&mut self) -> Result<Vec<(TournamentId, GameId)>, StoreError>;
    /// The options of the tournaments with games in progress, without those that only a newer version can read.
    fn options_of_running(&mut self) -> Result<Vec<(TournamentId, Options)>, StoreError>;
}

/// Writes of games. The entries are their own log, so they need no line in the audit log.
pub trait GameWrites {
    /// Appends entries to a record, all or none, with the state and the result that follow from
    /// them. Of two writers that append after the same entry, one wins.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament; [`StoreError::Conflict`]
    /// if the game has moved on, another phone records, or the phone's code no longer opens a
    /// board that is played; [`StoreError::Refused`] if the numbers have gaps, or a result would
    /// change while the round is not posted.
    fn append(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        append: &Append,
    ) -> Result<(), StoreError>;
    /// Makes a phone the recorder of a game if the present recorder is `instead_of` (`None`:
    /// nobody). A phone that records already only renews its name and time.
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
}

/// The effect of an append on the result of the pairing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    Keep,
    Set(Scored),
    Clear,
}

impl Append {
    pub(super) fn effect(&self, before: GamePhase) -> Effect {
        match self.result {
            Some(scored) => Effect::Set(scored),
            None if before == GamePhase::Finished && self.phase != GamePhase::Finished => {
                Effect::Clear
            }
            None => Effect::Keep,
        }
    }

    /// Whether these entries start the game without ending it. All boards of a round start at
    /// once, so that is not counted as a change of the tournament, which would serialise them.
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
                phone: Digest::try_from(hash)?,
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

/// The columns of the recorder; by default there is none.
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
    author: String,
    event: String,
}

impl TryFrom<EntryRow> for StoredEntry {
    type Error = StoreError;
    fn try_from(row: EntryRow) -> Result<StoredEntry, StoreError> {
        Ok(StoredEntry {
            seq: fit("entry number", row.seq)?,
            at_ms: row.at_ms,
            by: row.author,
            event: row.event,
        })
    }
}

//! The hash chain of each record, and the signatures of the event: by them a changed record
//! shows.

use super::StoreError;
use super::columns::{fit, round_no};
use super::games::{EntryRow, GameId, StoredEntry};
use super::schema::seals;
use super::texts::Rechained;
use diesel::prelude::*;
use inkundla_core::referee::{Hash, Text};
use inkundla_core::tournament::{RoundNo, TournamentId};

/// A record as it is chained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chained {
    /// The key of the event under which the record began.
    pub event: String,
    /// The entries in order, each with its hash.
    pub entries: Vec<(StoredEntry, Hash)>,
    /// The texts that they commit to and that were not erased.
    pub texts: Vec<Text>,
    /// Whether it was chained anew, and when.
    pub rechained: Option<Rechained>,
}

/// What an event signed about a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The round.
    pub round: RoundNo,
    /// The words that are signed.
    pub statement: String,
    /// The key whose signature it is.
    pub public_key: [u8; 32],
    /// The signature.
    pub signature: [u8; 64],
}

/// What can be asked about chains.
pub trait ChainReads {
    /// The record of a game with its hashes.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament.
    fn chained(&mut self, tournament: TournamentId, game: GameId) -> Result<Chained, StoreError>;
    /// The hash of the last entry of a game; `None` where nothing is recorded.
    ///
    /// # Errors
    /// Those of the database.
    fn head(&mut self, game: GameId) -> Result<Option<Hash>, StoreError>;
    /// All that was signed of a tournament, in the order of signing.
    ///
    /// # Errors
    /// Those of the database.
    fn seals(&mut self, tournament: TournamentId) -> Result<Vec<Seal>, StoreError>;
}

/// What is written about chains, besides the hash that each entry gets by itself.
pub trait ChainWrites {
    /// Says that the record of a game began under the key of another event.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] once the record has an entry.
    fn begin_elsewhere(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        event: &str,
    ) -> Result<(), StoreError>;
    /// Keeps what was signed.
    ///
    /// # Errors
    /// Those of the database.
    fn seal(&mut self, tournament: TournamentId, seal: &Seal) -> Result<(), StoreError>;
}

/// An entry with its hash, as they are stored.
pub(super) type LinkRow = (EntryRow, Option<Vec<u8>>);

pub(super) fn link((entry, hash): LinkRow) -> Result<(StoredEntry, Hash), StoreError> {
    let entry = StoredEntry::try_from(entry)?;
    let hash = hash_of(hash.as_deref(), entry.seq)?;
    Ok((entry, hash))
}

pub(super) fn hash_of(column: Option<&[u8]>, seq: u32) -> Result<Hash, StoreError> {
    let wrong = || StoreError::unreadable("record", format!("entry {seq} has no hash"));
    let bytes = column.and_then(|bytes| bytes.try_into().ok());
    bytes.map(Hash).ok_or_else(wrong)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = seals)]
pub(super) struct SealRow {
    round: i64,
    statement: String,
    public_key: Vec<u8>,
    signature: Vec<u8>,
}

impl TryFrom<SealRow> for Seal {
    type Error = StoreError;
    fn try_from(row: SealRow) -> Result<Seal, StoreError> {
        let wrong = |_| StoreError::unreadable("signature", "it has the wrong length");
        Ok(Seal {
            round: round_no(row.round)?,
            statement: row.statement,
            public_key: row.public_key.try_into().map_err(wrong)?,
            signature: row.signature.try_into().map_err(wrong)?,
        })
    }
}

#[derive(Insertable)]
#[diesel(table_name = seals)]
pub(super) struct NewSealRow<'a> {
    tournament_id: i64,
    round: i64,
    statement: &'a str,
    public_key: &'a [u8],
    signature: &'a [u8],
}

impl<'a> NewSealRow<'a> {
    pub(super) fn of(tournament: TournamentId, seal: &'a Seal) -> NewSealRow<'a> {
        NewSealRow {
            tournament_id: tournament.0,
            round: i64::from(seal.round.0),
            statement: &seal.statement,
            public_key: &seal.public_key,
            signature: &seal.signature,
        }
    }
}

/// A start number of a column.
pub(super) fn number(number: i64) -> Result<u16, StoreError> {
    fit("start number", number)
}

//! The hash chain of each record and the seals of rounds, which make later changes of a record
//! evident.

use super::StoreError;
use super::columns::round_no;
use super::games::{EntryRow, GameId, StoredEntry};
use super::schema::seals;
use diesel::prelude::*;
use inkundla_core::referee::{ErasableText, Hash};
use inkundla_core::tournament::{RoundNo, TournamentId};

/// A record with its hash chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chained {
    /// The key of the event in which the record began.
    pub event: String,
    /// The entries in order, each with its hash.
    pub entries: Vec<(StoredEntry, Hash)>,
    /// The texts that they commit to and that have not been erased.
    pub texts: Vec<ErasableText>,
}

/// A statement about a round, signed by the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The round.
    pub round: RoundNo,
    /// The signed text.
    pub statement: String,
    /// The event's public key.
    pub public_key: [u8; 32],
    /// The signature.
    pub signature: [u8; 64],
}

/// Queries for hash chains and seals.
pub trait ChainReads {
    /// The record of a game with its hashes.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for a game of another tournament.
    fn chained(&mut self, tournament: TournamentId, game: GameId) -> Result<Chained, StoreError>;
    /// The hash of the last entry of a game; `None` before the first.
    fn head(&mut self, game: GameId) -> Result<Option<Hash>, StoreError>;
    /// All seals of a tournament, in the order of signing.
    fn seals(&mut self, tournament: TournamentId) -> Result<Vec<Seal>, StoreError>;
}

/// Writes of chains and seals. The hash of an entry is written with the entry.
pub trait ChainWrites {
    /// Sets the key of another event as the one in which the record of a game began.
    ///
    /// # Errors
    /// [`StoreError::Missing`]; [`StoreError::Refused`] once the record has an entry.
    fn begin_elsewhere(
        &mut self,
        tournament: TournamentId,
        game: GameId,
        event: &str,
    ) -> Result<(), StoreError>;
    /// Stores a seal.
    fn seal(&mut self, tournament: TournamentId, seal: &Seal) -> Result<(), StoreError>;
}

/// An entry and its hash.
pub(super) type LinkRow = (EntryRow, Vec<u8>);

pub(super) fn link((entry, hash): LinkRow) -> Result<(StoredEntry, Hash), StoreError> {
    let entry = StoredEntry::try_from(entry)?;
    let hash = hash_of(&hash, entry.seq)?;
    Ok((entry, hash))
}

pub(super) fn hash_of(column: &[u8], seq: u32) -> Result<Hash, StoreError> {
    let wrong = |_| StoreError::unreadable("record", format!("entry {seq} has no hash"));
    column.try_into().map(Hash).map_err(wrong)
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

//! Texts of records: names and free text. They are stored beside the hash chain, so that they can
//! be erased.

use super::columns::{decode, fit};
use super::schema::texts;
use super::{AuditLine, GameId, StoreError};
use diesel::prelude::*;
use inkundla_core::referee::{ErasableText, Hash, Salt, TextKind};
use inkundla_core::tournament::TournamentId;

/// The migration of a record from the first form of the chain, which hashed the texts themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rechained {
    /// When it was migrated.
    pub at_ms: i64,
    /// The version of the program.
    pub by: String,
    /// The number of the last entry at that time.
    pub seq: u32,
    /// The former hash of that entry; `None` if it had none, or once texts of the event have been
    /// erased.
    pub head: Option<Hash>,
}

/// Queries for texts.
pub trait TextReads {
    /// The texts of a game that have not been erased.
    fn texts(&mut self, game: GameId) -> Result<Vec<ErasableText>, StoreError>;
    /// The texts of all games of a tournament that have not been erased.
    fn texts_of(
        &mut self,
        tournament: TournamentId,
    ) -> Result<Vec<(GameId, ErasableText)>, StoreError>;
    /// The games, in all tournaments, with entries written under this name.
    fn games_written_by(&mut self, name: &str) -> Result<Vec<(TournamentId, GameId)>, StoreError>;
    /// The number of times texts of a game have been erased.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn erasures(&mut self, game: GameId) -> Result<u32, StoreError>;
    /// The tournaments with seals of the first form that have not been signed again.
    fn signed_in_the_first_form(&mut self) -> Result<Vec<TournamentId>, StoreError>;
}

/// Erasure of texts.
pub trait TextChanges {
    /// Erases texts, and the hashes of the first chain form, which would reveal them.
    fn erase_texts(
        &mut self,
        tournament: TournamentId,
        texts: &[(GameId, Hash)],
    ) -> Result<(), StoreError>;
    /// Overwrites the names and reasons in an audit line. Its other columns cannot be changed.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn erase_in_line(&mut self, line: &AuditLine) -> Result<(), StoreError>;
    /// Erases the name of an umpire on the boards that they record.
    fn erase_recorder(&mut self, tournament: TournamentId, name: &str) -> Result<(), StoreError>;
    /// Erases the names of all umpires on the boards of a tournament.
    fn erase_recorders(&mut self, tournament: TournamentId) -> Result<(), StoreError>;
    /// Replaces the projection of a game, after a text in it has been erased.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn set_projection(&mut self, game: GameId, projection: &str) -> Result<(), StoreError>;
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = texts)]
pub(super) struct TextRow {
    pub(super) game_id: i64,
    commitment: Vec<u8>,
    salt: Vec<u8>,
    kind: String,
    words: String,
}

impl TryFrom<TextRow> for ErasableText {
    type Error = StoreError;
    fn try_from(row: TextRow) -> Result<ErasableText, StoreError> {
        let wrong = |_| StoreError::unreadable("text", "it has the wrong length");
        Ok(ErasableText {
            commitment: Hash(row.commitment.try_into().map_err(wrong)?),
            salt: Salt(row.salt.try_into().map_err(wrong)?),
            kind: decode("kind of text", &row.kind, TextKind::from_code)?,
            text: row.words,
        })
    }
}

/// The columns of a [`Rechained`].
pub(super) type RechainedRow = (Option<i64>, Option<String>, Option<i64>, Option<Vec<u8>>);

pub(super) fn rechained(
    (at_ms, by, seq, head): RechainedRow,
) -> Result<Option<Rechained>, StoreError> {
    let (Some(at_ms), Some(by), Some(seq)) = (at_ms, by, seq) else {
        return Ok(None);
    };
    let wrong = |_| StoreError::unreadable("hash", "it has the wrong length");
    let head = head.map(|head| head.try_into().map(Hash).map_err(wrong));
    Ok(Some(Rechained {
        at_ms,
        by,
        seq: fit("entry number", seq)?,
        head: head.transpose()?,
    }))
}

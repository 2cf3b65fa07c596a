//! Texts of records: names and free text. They are stored beside the hash chain, so that they can
//! be erased.

use super::columns::decode;
use super::schema::texts;
use super::{AuditLine, GameId, StoreError};
use diesel::prelude::*;
use inkundla_core::referee::{ErasableText, Hash, Salt, TextKind};
use inkundla_core::tournament::TournamentId;

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
}

/// Erasure of texts.
pub trait TextChanges {
    /// Erases texts.
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
    text: String,
}

impl TryFrom<TextRow> for ErasableText {
    type Error = StoreError;
    fn try_from(row: TextRow) -> Result<ErasableText, StoreError> {
        let wrong = |_| StoreError::unreadable("text", "it has the wrong length");
        Ok(ErasableText {
            commitment: Hash(row.commitment.try_into().map_err(wrong)?),
            salt: Salt(row.salt.try_into().map_err(wrong)?),
            kind: decode("kind of text", &row.kind, TextKind::from_code)?,
            text: row.text,
        })
    }
}

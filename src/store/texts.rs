//! Texts of records. They stand beside the hash chain, so that they can be erased.

use super::columns::{decode, fit};
use super::schema::texts;
use super::{AuditLine, GameId, StoreError};
use diesel::prelude::*;
use inkundla_core::referee::{Hash, Salt, Text, TextKind};
use inkundla_core::tournament::TournamentId;

/// A record that was chained anew, as its texts had been part of the hashed bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rechained {
    /// When.
    pub at_ms: i64,
    /// By which version of the program.
    pub by: String,
    /// The number of its last entry then.
    pub seq: u32,
    /// The hash that this entry had had; `None` where it had none, and once texts
    /// of the event were erased.
    pub head: Option<Hash>,
}

/// What can be asked about texts.
pub trait TextReads {
    /// The texts of a game that were not erased.
    ///
    /// # Errors
    /// Those of the database.
    fn texts(&mut self, game: GameId) -> Result<Vec<Text>, StoreError>;
    /// The texts of all games of a tournament.
    ///
    /// # Errors
    /// Those of the database.
    fn texts_of(&mut self, tournament: TournamentId) -> Result<Vec<(GameId, Text)>, StoreError>;
    /// The games of all tournaments in whose records a name stands as that of who wrote.
    ///
    /// # Errors
    /// Those of the database.
    fn games_written_by(&mut self, name: &str) -> Result<Vec<(TournamentId, GameId)>, StoreError>;
    /// How many times texts of a game were erased.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn erasures(&mut self, game: GameId) -> Result<u32, StoreError>;
    /// The tournaments that have signed statements of the first form, and no other since
    /// about the same round: the rounds to be signed anew.
    ///
    /// # Errors
    /// Those of the database.
    fn signed_in_the_first_form(&mut self) -> Result<Vec<TournamentId>, StoreError>;
}

/// What happens to texts.
pub trait TextChanges {
    /// Erases texts, and what else would reveal them: the hashes from before records
    /// were chained anew.
    ///
    /// # Errors
    /// Those of the database.
    fn erase_texts(
        &mut self,
        tournament: TournamentId,
        texts: &[(GameId, Hash)],
    ) -> Result<(), StoreError>;
    /// Writes a line of the history without names or reasons that it had; nothing else
    /// of it can be changed.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn erase_in_line(&mut self, line: &AuditLine) -> Result<(), StoreError>;
    /// Takes the name of an umpire from the boards that they record.
    ///
    /// # Errors
    /// Those of the database.
    fn erase_recorder(&mut self, tournament: TournamentId, name: &str) -> Result<(), StoreError>;
    /// Takes the names of all umpires from the boards of a tournament.
    ///
    /// # Errors
    /// Those of the database.
    fn erase_recorders(&mut self, tournament: TournamentId) -> Result<(), StoreError>;
    /// Writes what tables of boards show of a game anew, without a text that was erased.
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

impl TryFrom<TextRow> for Text {
    type Error = StoreError;
    fn try_from(row: TextRow) -> Result<Text, StoreError> {
        let wrong = |_| StoreError::unreadable("text", "it has the wrong length");
        Ok(Text {
            commitment: Hash(row.commitment.try_into().map_err(wrong)?),
            salt: Salt(row.salt.try_into().map_err(wrong)?),
            kind: decode("kind of text", &row.kind, TextKind::from_code)?,
            text: row.words,
        })
    }
}

#[derive(Insertable)]
#[diesel(table_name = texts)]
pub(super) struct NewTextRow<'a> {
    game_id: i64,
    commitment: &'a [u8],
    salt: &'a [u8],
    kind: &'static str,
    words: &'a str,
}

impl<'a> NewTextRow<'a> {
    pub(super) fn of(game: GameId, text: &'a Text) -> NewTextRow<'a> {
        NewTextRow {
            game_id: game.0,
            commitment: &text.commitment.0,
            salt: &text.salt.0,
            kind: text.kind.code(),
            words: &text.text,
        }
    }
}

/// The columns of a game that was chained anew.
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

//! Casual games: two devices play outside of any event. One row has all of a game, because it is deleted as a
//! whole, a day after its last change.

use super::StoreError;
use super::columns::Digest;
use super::schema::casual_games;
use diesel::prelude::*;
use inkundla_core::rules::Side;

/// A casual game with its record.
#[derive(Clone, PartialEq, Eq, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = casual_games, treat_none_as_null = true)]
pub struct CasualRow {
    /// A random number.
    pub id: i64,
    /// The digest of its code.
    pub code_hash: Vec<u8>,
    /// A hash of the source that began it, for the limit of each source.
    pub source: String,
    /// Rules and clock, as JSON.
    pub terms: String,
    /// The digest of the key of the first player's device.
    pub first_device: Option<Vec<u8>>,
    /// The digest of the key of the second player's device.
    pub second_device: Option<Vec<u8>>,
    /// Whether the first player is ready: 0 or 1.
    pub first_ready: i64,
    /// Whether the second player is ready: 0 or 1.
    pub second_ready: i64,
    /// The id of the next game of the two, if one of them has asked for it.
    pub next_id: Option<i64>,
    /// The entries of the record, one line of JSON each.
    pub entries: String,
    /// When the time of the player to move is over, in milliseconds since 1970, while a clock runs.
    pub due_ms: Option<i64>,
    /// When it was changed last.
    pub changed_ms: i64,
    /// Increases with every change.
    pub version: i64,
}

/// The streams of the devices of a game that are open, each by a random number.
pub type OpenStreams = (Option<i64>, Option<i64>);

/// Queries for casual games.
pub trait CasualReads {
    /// The game with this code.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn casual_game(&mut self, code: &Digest) -> Result<CasualRow, StoreError>;
    /// The game with this id.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn casual_game_of(&mut self, id: i64) -> Result<CasualRow, StoreError>;
    /// The streams of the devices of a game.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn casual_streams(&mut self, id: i64) -> Result<OpenStreams, StoreError>;
    /// The games in which the time of the player to move is over at a moment.
    fn due_casual_games(&mut self, by_ms: i64) -> Result<Vec<i64>, StoreError>;
}

/// Writes of casual games.
pub trait CasualWrites {
    /// Adds a game, if the source and all sources together have fewer than these numbers of games.
    fn add_casual_game(
        &mut self,
        row: &CasualRow,
        most_of_source: i64,
        most: i64,
    ) -> Result<bool, StoreError>;
    /// Stores the next version of a game.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the stored version is not the one before.
    fn change_casual_game(&mut self, row: &CasualRow) -> Result<(), StoreError>;
    /// Notes that the device of a player follows the game by a stream.
    fn open_casual_stream(&mut self, id: i64, side: Side, stream: i64) -> Result<(), StoreError>;
    /// Notes that this stream has ended. Returns whether the device has opened no other one.
    fn close_casual_stream(&mut self, id: i64, side: Side, stream: i64)
    -> Result<bool, StoreError>;
    /// Notes that no stream is open, as the server has just started.
    fn close_casual_streams(&mut self) -> Result<(), StoreError>;
    /// Deletes the games that were changed last before a moment, and those of one device that were changed last
    /// before another one. Returns their number.
    fn purge_casual_games(&mut self, before_ms: i64, alone_ms: i64) -> Result<usize, StoreError>;
}

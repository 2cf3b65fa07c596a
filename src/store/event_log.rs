//! The log of an event: one line for each transaction that changed a row which decides something,
//! numbered without gaps. A Merkle tree stands over the lines, and its heads are signed. The rows
//! of the other tables follow from the lines, so every alteration of a row, a line or a head can
//! be noticed.
//!
//! Triggers put the changed rows of a transaction into `row_changes`; at its end they become the
//! line. So no action has to write its line itself.

mod line;
mod replay;
mod tables;

pub use line::{LineParts, LineRow};
pub(crate) use line::{RowChange, WrittenLine, merged, written};
pub use replay::{LogFault, LoggedRow, Replay};
pub use tables::{LEFT_TABLES, Logged, LoggedTable, TABLES};

use super::StoreError;
use crate::archive::Row;
use inkundla_core::referee::{Hash, Salt};
use inkundla_core::tournament::TournamentId;
use serde::{Deserialize, Serialize};

/// The log of the server itself, which has no event: accounts and settings.
pub const SERVER: TournamentId = TournamentId(0);

/// The last hash of the record of a game, as a line has it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct RecordHead {
    /// The id of the game.
    pub game: i64,
    /// The number of its last entry.
    pub seq: i64,
    /// The hash of that entry, in hexadecimal digits.
    pub hash: String,
}

/// A stored line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Its number.
    pub number: u64,
    /// Its text: JSON of [`LineParts`].
    pub text: String,
    /// The hash of the text as a leaf of the tree.
    pub leaf: Hash,
}

/// The personal columns of a row, beside the line that commits to them. They can be erased.
#[derive(Clone, PartialEq, Debug)]
pub struct LogText {
    /// The number of the line.
    pub number: u64,
    /// The place of the row in the line, from 0.
    pub place: u64,
    /// The table of the row.
    pub table: String,
    /// The key of the row.
    pub key: String,
    /// The salt of the commitment.
    pub salt: Salt,
    /// The columns as JSON.
    pub text: String,
}

/// A signed head: the hash of the tree over the first lines of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogHead {
    /// Number of lines.
    pub size: u64,
    /// When it was signed, in ms since 1970 (UTC).
    pub at_ms: i64,
    /// The root of the tree.
    pub root: Hash,
    /// The key that signed it.
    pub public_key: [u8; 32],
    /// The signature.
    pub signature: [u8; 64],
}

/// Queries for logs.
pub trait LogReads {
    /// The number of lines of a log.
    fn log_size(&mut self, log: TournamentId) -> Result<u64, StoreError>;
    /// At most `limit` lines after line `after`, in order.
    fn log_lines(
        &mut self,
        log: TournamentId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<LogLine>, StoreError>;
    /// The leaves of the first `size` lines.
    fn log_leaves(&mut self, log: TournamentId, size: u64) -> Result<Vec<Hash>, StoreError>;
    /// The texts beside the lines that have not been erased.
    fn log_texts(&mut self, log: TournamentId) -> Result<Vec<LogText>, StoreError>;
    /// The signed heads, the shortest log first.
    fn log_heads(&mut self, log: TournamentId) -> Result<Vec<LogHead>, StoreError>;
    /// The key of the event of a log; `None` for the log of the server.
    fn log_key(&mut self, log: TournamentId) -> Result<Option<String>, StoreError>;
    /// The logs with lines that no signed head covers.
    fn unsigned_logs(&mut self) -> Result<Vec<TournamentId>, StoreError>;
    /// All logs that have lines.
    fn all_logs(&mut self) -> Result<Vec<TournamentId>, StoreError>;
    /// All events, also deleted ones.
    fn tournament_ids(&mut self) -> Result<Vec<TournamentId>, StoreError>;
    /// The present rows of a table that belong to a log, with their recorded columns.
    fn logged_rows(
        &mut self,
        table: &LoggedTable,
        log: TournamentId,
    ) -> Result<Vec<Row>, StoreError>;
    /// Number of rows that other programs have changed while the triggers were there: no line has them.
    fn rows_without_line(&mut self) -> Result<u64, StoreError>;
}

/// Writes of logs.
pub trait LogWrites {
    /// Stores a signed head. A head of the same size stays as it is.
    fn add_log_head(&mut self, log: TournamentId, head: &LogHead) -> Result<(), StoreError>;
    /// Forgets the rows that this transaction has changed: the restored logs have them.
    fn rows_are_restored(&mut self) -> Result<(), StoreError>;
}

/// Putting rows back as the log has them. It leaves no line: the log has them already.
pub trait RebuildWrites {
    /// Updates or inserts rows, each with the columns that the log has of it.
    fn put_rows(
        &mut self,
        table: &LoggedTable,
        log: TournamentId,
        rows: Vec<Row>,
    ) -> Result<(), StoreError>;
    /// Deletes rows that the log does not have.
    fn remove_rows(
        &mut self,
        table: &LoggedTable,
        log: TournamentId,
        rows: Vec<Row>,
    ) -> Result<(), StoreError>;
    /// Forgets all changed rows, also those that other programs have left behind.
    fn rows_are_rebuilt(&mut self) -> Result<(), StoreError>;
}

/// The end of a transaction; only [`super::Store`] and the appending of entries use it.
pub(super) trait EventLog {
    /// Writes the rows that this transaction has changed as a line of each log that they belong to.
    /// `at_ms`: when, in ms since 1970 (UTC); `None` for what the server stores for itself.
    fn write_log(&mut self, at_ms: Option<i64>) -> Result<(), StoreError>;
    /// Lets the end of the transaction erase the former texts of rows beside the lines, and all texts
    /// of rows that are gone; the commitments stay. `key`: of one row; `None` for the whole table.
    fn erase_former_texts(
        &mut self,
        log: TournamentId,
        table: &str,
        key: Option<i64>,
    ) -> Result<(), StoreError>;
}

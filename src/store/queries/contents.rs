//! Every query. These files are compiled once for each database: `Conn` is the one connection or
//! the other, the text is the same.
//!
//! What is found by a key is read by `get_result`, not by `first`: SQLite prepares a statement
//! with a bound `LIMIT` anew each time.

mod accounts;
pub(super) mod advance;
mod aliases;
mod archive;
mod audit;
mod boards;
pub(super) mod chains;
mod drafts;
mod entrants;
mod erasable_words;
mod games;
mod people;
mod privacy;
mod rechain;
mod results;
mod rounds;
mod settings;
mod snapshot;
pub(super) mod texts;
mod tournaments;
mod tries;
mod words;

pub(super) use aliases::fill_in_aliases;
pub(super) use rechain::chain_anew;

use super::{Conn, dialect};
use crate::StoreError;
use diesel::QueryResult;

/// Rows that go into one statement; both databases take far more parameters.
const AT_ONCE: usize = 500;

/// A statement that is about one row: that row, or nothing of that name.
fn one(rows: QueryResult<usize>) -> Result<(), StoreError> {
    match rows? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

//! All queries. These files are compiled once for each database: `Conn` is the connection of one
//! or the other.
//!
//! Rows are found by their key with `get_result`, not `first`: SQLite prepares a statement with a
//! bound `LIMIT` anew each time.

mod accounts;
pub(super) mod advance_game;
mod aliases;
mod announcements;
mod archive;
mod attempt_limit;
mod audit;
mod boards;
mod casual_games;
mod drafts;
mod entrants;
mod erasable_details;
mod event_log;
mod failed_sign_ins;
mod games;
pub(super) mod hash_chains;
mod log_texts;
mod privacy;
mod rebuild;
pub(super) mod record_texts;
mod registrations;
mod report_lines;
mod results;
mod rounds;
mod seats;
mod sections;
mod server_settings;
mod snapshot;
mod speakers;
mod staff;
mod tournaments;

use super::{Conn, dialect};
use crate::StoreError;
use diesel::QueryResult;

/// Rows in one INSERT. Both databases take far more parameters.
const CHUNK: usize = 500;

/// The result of a statement about one row: [`StoreError::Missing`] if it changed none.
fn one(rows: QueryResult<usize>) -> Result<(), StoreError> {
    match rows? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

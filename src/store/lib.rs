//! Where everything is kept. The only module that knows there is a database.
//!
//! [`Store::read`], [`Store::write`] and [`Store::change`] lend the database
//! for the length of a closure; what can be done with it is listed in the
//! traits below, chapter by chapter. The calls block: from asynchronous code
//! they are made where blocking is allowed. `store/queries` holds the one text
//! of all queries, compiled once for SQLite and once for PostgreSQL.
//!
//! Promise: what a call has returned `Ok` for is on the disk, once. What it
//! has returned an error for may, after a failure of the disk or the network,
//! still have been written: look before trying again. The keys of the rows
//! make a second try harmless.

mod accounts;
mod address;
/// Whole databases and single events as rows.
pub mod archive;
mod audit;
mod boards;
mod chains;
mod columns;
mod database;
mod entrants;
mod erasable_words;
mod error;
mod games;
mod migrate;
mod people;
mod pool;
mod postgres;
mod privacy;
mod queue;
mod rounds;
mod schema;
mod settings;
mod snapshot;
mod sqlite;
mod texts;
mod tournaments;
mod traits;
mod tries;
mod words;

pub use accounts::name_key;
pub use accounts::{Account, AccountChanges, AccountId, AccountReads, Session, SessionWrites};
pub use audit::{Audit, AuditLine, AuditReads};
pub use boards::{Board, BoardChanges, BoardReads, BoardWrites, Code, Pass, Posting};
pub use chains::{ChainReads, ChainWrites, Chained, Seal};
pub use columns::Digest;
pub use database::Store;
pub use entrants::{EntrantChanges, EntrantReads, NewEntrant};
pub use erasable_words::{ErasableChanges, ErasableReads};
pub use error::StoreError;
pub use games::{
    Append, GameId, GamePhase, GameReads, GameState, GameWrites, Recorder, RecorderProof,
    StoredEntry,
};
pub use people::{
    Grant, Invitation, InvitationId, Invite, PeopleChanges, PeopleReads, PeopleWrites, Person,
};
pub use postgres::{Listener, Version};
pub use privacy::{Consent, Keeping, PrivacyChanges, PrivacyReads};
pub use rounds::{ResultChanges, RoundChanges, RoundReads, RoundRecord, RoundStage};
pub use settings::{SettingReads, SettingWrites};
pub use texts::{Rechained, TextChanges, TextReads};
pub use tournaments::{
    Particulars, Role, TournamentChanges, TournamentReads, TournamentRecord, TournamentWrites,
};
pub use traits::{Changes, Reads, Writes};
pub use tries::{Allowance, TryReads, TryWrites};
pub use words::{Speaker, WordAnswer, WordReads, WordWrites};

//! The store: accounts, tournaments, games and their records in SQLite or PostgreSQL. No other
//! package knows that there is a database.
//!
//! [`Store::read`], [`Store::write`] and [`Store::change`] run a closure in one transaction. The
//! traits below list what it can do, one trait per subject. The calls block, so asynchronous code
//! makes them on a blocking thread. The queries are written once, in `store/queries`, and compiled
//! for each of the two databases.
//!
//! Guarantee: what a call has returned `Ok` for is on disk. A call that has returned an error may
//! still have been committed if the disk or the network failed, so read before trying again. The
//! primary keys make a second attempt harmless.

mod accounts;
mod address;
mod announcements;
/// Dumps of a whole database or of one event, as rows.
pub mod archive;
mod attempt_limit;
mod audit;
mod boards;
mod casual_games;
mod columns;
mod database;
mod entrants;
mod erasable_details;
mod error;
/// The logs of events, from which every row that decides something follows.
pub mod event_log;
mod failed_sign_ins;
mod games;
mod hash_chains;
mod migrate;
mod pool;
mod postgres;
mod privacy;
mod record_texts;
mod registrations;
mod report_lines;
mod rounds;
mod schema;
mod seats;
mod sections;
mod server_settings;
mod snapshot;
mod speakers;
mod sqlite;
mod staff;
mod tournaments;
mod traits;
mod write_queue;

pub use accounts::name_key;
pub use accounts::{Account, AccountChanges, AccountId, AccountReads, Session, SessionWrites};
pub use announcements::{
    Announcement, AnnouncementChanges, AnnouncementReads, EventProgress, EventQuery, EventRow,
    EventScope, EventState, EventTexts,
};
pub use attempt_limit::{Allowance, AttemptReads, AttemptWrites};
pub use audit::{Audit, AuditLine, AuditReads};
pub use boards::{Board, BoardChanges, BoardReads, BoardWrites, Code, Pass, ReportedResult};
pub use casual_games::{CasualReads, CasualRow, CasualWrites, OpenStreams};
pub use columns::Digest;
pub use database::Store;
pub use entrants::{EntrantChanges, EntrantReads, NewEntrant};
pub use erasable_details::{ErasableChanges, ErasableReads};
pub use error::StoreError;
pub use failed_sign_ins::{FailedSignInRow, SignInReads, SignInWrites};
pub use games::{
    Append, GameId, GamePhase, GameReads, GameState, GameWrites, Recorder, RecorderProof,
    StoredEntry,
};
pub use hash_chains::{ChainReads, ChainWrites, Chained, Seal};
pub use pool::PoolFigures;
pub use postgres::{Listener, Version};
pub use privacy::{Consent, Keeping, PrivacyChanges, PrivacyReads};
pub use record_texts::{TextChanges, TextReads};
pub use registrations::{
    OpenRegistration, RegistrationChanges, RegistrationReads, RegistrationRow, RegistrationWrites,
};
pub use report_lines::{ReportChanges, ReportLine, ReportReads};
pub use rounds::{Posting, ResultChanges, RoundChanges, RoundReads, RoundRecord, RoundStage};
pub use seats::{Seat, SeatChanges, SeatReads, SeatWrites};
pub use sections::{SectionChanges, SectionReads};
pub use server_settings::{SettingReads, SettingWrites};
pub use speakers::{Speaker, WordAnswer, WordReads, WordWrites};
pub use staff::{
    Grant, Invitation, InvitationId, Invite, PeopleChanges, PeopleReads, PeopleWrites, Person,
};
pub use tournaments::{
    EventSettingsRow, ListedTournament, MainEvent, Role, TournamentChanges, TournamentReads,
    TournamentRecord, TournamentWords, TournamentWrites,
};
pub use traits::{Changes, Reads, Writes};

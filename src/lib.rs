//! Inkundla: tournaments and referees for traditional board games.
//!
//! ```text
//! cli ─ web ─┐
//!           backup                copies of the database in files
//!            desk ─ live          doors translate, the desk does things in order
//!            store ─ i18n         one database, many languages
//!            formats              bytes in, values out
//!   referee ─ tournament          the record of one game · rounds and standings
//!            rules                the laws of the games
//! ```
//! Everything points downwards; `docs/ARCHITECTURE.md` is the map.

pub mod backup;
pub mod cli;
pub mod desk;
pub mod live;
pub mod web;

pub use inkundla_core::{referee, rules, tournament};
pub use inkundla_formats as formats;
pub use inkundla_i18n as i18n;
pub use inkundla_store as store;

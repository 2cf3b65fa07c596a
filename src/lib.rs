//! Inkundla: tournaments and referees for traditional board games.
//!
//! ```text
//! cli ─ pages ─┬─ http            a server that knows no tournament
//!              └─ view            values that templates, papers and pictures draw
//!           backup                backups of the database in files
//!            desk ─ change_feed   pages and cli parse requests, the desk carries them out
//!            store ─ i18n         one database, many languages
//!            formats              bytes in, values out
//!   referee ─ tournament          the record of one game · rounds and standings
//!            rules                the laws of the games
//! ```
//! Everything points downwards; `docs/ARCHITECTURE.md` is the map.

pub mod backup;
pub mod change_feed;
pub mod cli;
pub mod desk;
pub mod http;
pub mod pages;
pub mod paths;
pub mod system_time;
pub mod version;
pub mod view;

pub use inkundla_core::{referee, rules, tournament};
pub use inkundla_formats as formats;
pub use inkundla_i18n as i18n;
pub use inkundla_store as store;

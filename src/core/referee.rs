//! The official record of a game. Pure: the time and the official are arguments.
//!
//! A record is an append-only list of numbered [`Entry`]s. [`decide`] turns a
//! [`Command`] into new entries, already applied to the game; [`replay`] rebuilds
//! a game from its entries.

mod cards;
mod clock;
mod command;
mod corrected_turn;
mod decide;
mod draw_claim;
mod draw_counters;
mod entry;
mod erasable_text;
mod event;
mod game;
mod game_in_progress;
mod hash_chain;
mod lost_time;
mod notice;
mod open_requests;
mod outcome;
mod refusal;
mod salt;
mod transcript;
mod turn_times;
mod umpire_settings;

pub use cards::{Card, Ladder, LadderStep, Offence, ShownCard};
pub use clock::{Clock, ClockPolicy, ClockReading};
pub use command::Command;
pub use corrected_turn::CorrectedTurn;
pub use decide::{PendingEntries, decide};
pub use draw_claim::Claim;
pub use draw_counters::Counter;
pub use entry::{Entry, Official, Role};
pub use erasable_text::{ERASED, ErasableText, TextKind, commitment};
pub use event::{Event, Incident, Pause};
pub use game::{CorruptRecord, Ended, Game, Phase, replay};
pub use game_in_progress::{GameInProgress, PlayerOffer, Undone};
pub use hash_chain::{Hash, Identity, InvalidHash, unhex};
pub use lost_time::pause_for_lost_time;
pub use notice::Notice;
pub use open_requests::{Call, OpenRequest, RequestCommand, RequestKind, Seen};
pub use outcome::{Ground, Outcome};
pub use refusal::Refusal;
pub use salt::Salt;
pub use transcript::{Line, last_line, transcript};
pub use turn_times::turn_times;
pub use umpire_settings::{Consequence, Irregularity, UmpireSettings};

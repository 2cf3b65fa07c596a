//! The official record of a game. Pure: the time and the official are arguments.
//!
//! A record is an append-only list of numbered [`Entry`]s. [`decide`] turns a
//! [`Command`] into new entries, already applied to the game; [`replay`] rebuilds
//! a game from its entries.

mod cards;
mod chain;
mod claim;
mod clock;
mod command;
mod conduct;
mod corrected_turn;
mod decide;
mod draws;
mod entry;
mod erasable_text;
mod event;
mod game;
mod open_requests;
mod outcome;
mod refusal;
mod running;
mod transcript;

pub use cards::{Card, Ladder, LadderStep, Offence, ShownCard};
pub use chain::{Hash, Identity, InvalidHash, unhex};
pub use claim::Claim;
pub use clock::{Clock, ClockPolicy, ClockReading};
pub use command::Command;
pub use conduct::{Conduct, Consequence, Irregularity};
pub use corrected_turn::CorrectedTurn;
pub use decide::{PendingEntries, decide, pause_for_lost_time};
pub use draws::Counter;
pub use entry::{Entry, Official, Role};
pub use erasable_text::{ERASED, ErasableText, Salt, TextKind, commitment};
pub use event::{Event, Incident, Pause};
pub use game::{CorruptRecord, Ended, Game, Phase, replay};
pub use open_requests::{Call, OpenRequest, RequestCommand, RequestKind, Seen};
pub use outcome::{Ground, Outcome};
pub use refusal::Refusal;
pub use running::{Running, Undone};
pub use transcript::{Line, last_line, transcript};

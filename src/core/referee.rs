//! The official record of one game: what has happened, who wrote it down, and
//! what it comes to. Pure: the time and the official come in as arguments.
//!
//! A record is a list of numbered [`Entry`]s that is only ever added to.
//! [`decide`] answers a [`Command`] with the entries it causes, already folded
//! into the game; [`replay`] replays the game from its entries.

mod cards;
mod chain;
mod claim;
mod clock;
mod command;
mod conduct;
mod correction;
mod decide;
mod draws;
mod ending;
mod entry;
mod event;
mod game;
mod open_requests;
mod refusal;
mod running;
mod text;
mod transcript;

pub use cards::{Card, Ladder, Offence, ShownCard, Step};
pub use chain::{Hash, Identity, NoHash, unhex};
pub use claim::Claim;
pub use clock::{Clock, ClockPolicy, ClockReading};
pub use command::Command;
pub use conduct::{Conduct, Consequence, Irregularity};
pub use correction::Correction;
pub use decide::{Draft, decide, interrupted};
pub use draws::Counter;
pub use ending::{Ground, Outcome};
pub use entry::{Entry, Official, Role};
pub use event::{Event, Incident, Pause};
pub use game::{CorruptRecord, Ended, Game, Phase, replay};
pub use open_requests::{Ask, Asking, Call, OpenRequest, Seen};
pub use refusal::Refusal;
pub use running::{Running, Undone};
pub use text::{ERASED, Salt, Text, TextKind, commitment};
pub use transcript::{Line, newest, transcript};

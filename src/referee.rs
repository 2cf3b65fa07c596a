//! The official record of one game: what has happened, who wrote it down, and
//! what it comes to. Pure: the time and the official come in as arguments.
//!
//! A record is a list of numbered [`Entry`]s that is only ever added to.
//! [`decide`] answers a [`Command`] with the entries it causes, already folded
//! into the game; [`replay`] tells the game again from its entries.

mod cards;
mod chain;
mod clock;
mod decide;
mod event;
mod game;
mod transcript;

pub use cards::{Card, Offence, Step};
pub use chain::{Hash, Identity, NoHash, unhex};
pub use clock::{Clock, ClockPolicy, Reading};
pub use decide::{Command, Draft, Refusal, decide};
pub use event::{Entry, Event, Ground, Official, Outcome, Pause, Role};
pub use game::{CorruptRecord, Ended, Game, Phase, Running, replay};
pub use transcript::{Line, transcript};

//! The laws of the board games, pure and total: no clock, no database, no umpire.
//!
//! The API takes turns as text and returns a [`Played`]: the turn in canonical
//! notation and the position after it. Only a [`Position`] creates a `Played`,
//! so a turn of one game can never be applied to another.
//!
//! Each game has its own position type and turn type and implements [`Rules`];
//! callers outside this module use [`Position`].

mod arrangement;
mod board;
pub mod camelot;
mod fault;
mod formation;
mod game_facts;
mod game_history;
mod game_rules;
mod illegal;
pub mod mill;
mod position;
pub mod reversi;
mod rule_event;
mod rule_option;
mod ruleset;
mod setup;
mod side;
mod turn_points;
mod verdict;

pub use arrangement::{Arrangement, MenGroup};
pub use board::{Board, Kind, Man, Point, QuietCounter, Stock};
pub use fault::{BadOption, IneffectiveOption, InvalidPosition, PositionField};
pub use formation::{Formation, Formed};
pub use game_facts::{GameFacts, TurnShape};
pub use game_history::GameHistory;
pub use game_rules::{LOST_TURN, RepetitionKey, Rules, perft};
pub use illegal::{IllegalTurn, WhyNot};
pub use position::{Played, Position};
pub use rule_event::RuleEvent;
pub use rule_option::RuleOption;
pub use ruleset::Ruleset;
pub use side::{BySide, Colour, Side};
pub use turn_points::TurnPoints;
pub use verdict::{Reason, Verdict};

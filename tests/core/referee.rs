//! Games as lists of commands. Time passes only when a test says so.

mod calls_and_appeals;
mod cards;
mod clock;
mod corrections;
mod draws;
mod ends;
mod players;
mod random_commands;
mod stored;
mod take_backs;
mod transcripts;
mod wrong_flips;

use crate::common::story::{Story, umpire};
use inkundla_core::referee::*;
use inkundla_core::rules::Side;

fn organiser() -> Official {
    Official {
        role: Role::Organiser,
        name: "Mr Dube".into(),
    }
}

/// White makes a line on the outer left side and shoots: two cows each otherwise apart.
const FIRST_SHOT: [&str; 5] = ["E1", "R4", "E8", "R6", "E7xR4"];

/// White has three cows and may fly; Black has four.
const THREE_LEFT: &str = "C...C.../..C...../c.c.c.c. 1 0/0 0 0 -/- 40";

fn delay(side: Side, card: Card) -> Command {
    Command::ShowCard(side, card, Offence::Delay)
}

fn undo(reason: &str) -> Command {
    Command::TakeBack(reason.into())
}

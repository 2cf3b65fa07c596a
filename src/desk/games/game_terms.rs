//! What has to be known of a game before its first entry, in an event or outside of any.

use super::BoardContext;
use crate::referee::{ClockPolicy, Command, UmpireSettings};
use crate::rules::{BySide, Ruleset};
use crate::tournament::EntrantName;

/// The rules, the clock and the players of a game.
pub trait GameTerms {
    /// The rules.
    fn ruleset(&self) -> &Ruleset;
    /// The clock.
    fn clock(&self) -> ClockPolicy;
    /// Cards, illegal turns and take-backs.
    fn conduct(&self) -> UmpireSettings;
    /// The names of the players.
    fn names(&self) -> &BySide<EntrantName>;

    /// The command that starts the game.
    fn start(&self) -> Command {
        Command::Start(self.ruleset().clone(), self.clock(), self.conduct())
    }
}

impl GameTerms for BoardContext {
    fn ruleset(&self) -> &Ruleset {
        &self.event.ruleset
    }

    fn clock(&self) -> ClockPolicy {
        self.event.clock
    }

    fn conduct(&self) -> UmpireSettings {
        self.event.conduct
    }

    fn names(&self) -> &BySide<EntrantName> {
        &self.names
    }
}

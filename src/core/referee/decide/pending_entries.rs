//! Entries that are decided but not stored yet.

use crate::referee::{Entry, Event, Game, Ground, Official, Outcome, Phase, Refusal};
use chrono::{DateTime, Utc};

/// The new entries, or the reason for rejecting the command.
pub(super) type Decision = Result<PendingEntries, Refusal>;

/// The entries that follow from a command, and the game after them. The entries are
/// already applied to the game, so whatever is stored can be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingEntries {
    /// The game after the entries.
    pub game: Game,
    /// The new entries, at least one.
    pub entries: Vec<Entry>,
    pub(super) at: DateTime<Utc>,
    by: Official,
}

impl PendingEntries {
    pub(super) fn of(game: &Game, at: DateTime<Utc>, by: Official) -> PendingEntries {
        PendingEntries {
            game: game.clone(),
            entries: Vec::new(),
            at,
            by,
        }
    }

    pub(super) fn record(mut self, event: Event) -> Result<PendingEntries, Refusal> {
        let entry = Entry {
            seq: self.game.seq + 1,
            at: self.at,
            by: self.by.clone(),
            event,
        };
        self.game = self.game.apply(&entry)?;
        self.entries.push(entry);
        Ok(self)
    }

    /// Ends the game if it is over by the law.
    pub(super) fn record_verdict(self) -> Result<PendingEntries, Refusal> {
        let verdict = match &self.game.phase {
            Phase::Running(running) => running.history.verdict(),
            _ => None,
        };
        let Some(verdict) = verdict else {
            return Ok(self);
        };
        let outcome = verdict.winner.map_or(Outcome::Drawn, Outcome::Won);
        let clause = verdict.reason.name().to_owned();
        self.end(outcome, Ground::Law { clause })
    }

    pub(super) fn end(self, outcome: Outcome, ground: Ground) -> Result<PendingEntries, Refusal> {
        self.record(Event::Ended { outcome, ground })
    }
}

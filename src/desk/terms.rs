//! What is settled about the pairing beyond system and rounds: byes that were
//! asked for, pairs kept apart or together, fixed boards.

use super::history::Action;
use super::rights::Actor;
use super::{Desk, Fault};
use crate::tournament::pairing::{Forecast, forecast, size};
use crate::tournament::{PairingConstraints, Tournament};
use chrono::{DateTime, Utc};

impl Desk {
    /// Changes the constraints, which the history notes as `action` about `subject`.
    ///
    /// # Errors
    /// Those of the store.
    pub fn settle(
        &self,
        organiser: &Actor,
        (action, subject): (Action, String),
        change: impl FnOnce(&mut PairingConstraints) + Send + 'static,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let audit = organiser.did(action, subject, at);
        self.decide(organiser, audit, move |present| {
            change(&mut present.options.terms);
            Ok(())
        })
    }
}

/// The announced rounds and what to expect of them, with what is left to the number
/// of players settled as it would be now; nothing once a round is closed.
pub fn outlook(tournament: &Tournament) -> Option<(u16, Forecast)> {
    if !tournament.closed.is_empty() {
        return None;
    }
    let mut settled = tournament.clone();
    settled.options = settled.options.settled_for(size(tournament));
    Some((settled.options.rounds, forecast(&settled)))
}

//! What is settled about the pairing beyond system and rounds: byes that were
//! asked for, pairs kept apart or together, fixed boards.

use super::history::Action;
use super::rights::{Actor, PairRounds, Permits};
use super::{Desk, Fault};
use crate::tournament::pairing::{CannotChange, Forecast, forecast, size};
use crate::tournament::{BoardNo, PairingConstraints, RoundNo, Tournament};
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

    /// Keeps a pair of the draft together when the round is paired again, or no longer.
    ///
    /// # Errors
    /// When the round is no draft, or has no such board.
    pub fn toggle_settled(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        board: BoardNo,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        let (_, draft) = self.draft(organiser, round)?;
        let mut pairings = draft.pairings.into_iter();
        let pairing = pairings.find(|pairing| pairing.board == board);
        let pairing = pairing.ok_or(CannotChange::NoBoard(board))?;
        let subject = format!("round {round} board {board}");
        let toggle = move |terms: &mut PairingConstraints| terms.toggle_settled(round, &pairing);
        self.settle(organiser, (Action::PairSettled, subject), toggle, at)
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

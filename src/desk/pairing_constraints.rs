//! Constraints of the pairing: agreed byes, players kept apart, settled pairs, fixed boards.

use super::history::Action;
use super::rights::{ChangePlayers, PairRounds, Permits};
use super::{Desk, Fault};
use crate::tournament::pairing::{CannotChange, Forecast, forecast, size};
use crate::tournament::{BoardNo, PairingConstraints, RoundNo, Tournament};
use chrono::{DateTime, Utc};

impl Desk {
    /// Changes the constraints, with `action` and `subject` for the history.
    pub fn change_constraints(
        &self,
        organiser: &impl Permits<ChangePlayers>,
        (action, subject): (Action, String),
        change: impl FnOnce(&mut PairingConstraints) + Send + 'static,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let audit = organiser.actor().audit(action, subject, at);
        self.change_settings(organiser, audit, move |present| {
            change(&mut present.options.terms);
            Ok(())
        })
    }

    /// Settles a pair of the draft, which is then kept when the round is paired again, or frees it.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] a draft; [`Fault::Draft`] for an unknown board.
    pub fn toggle_fixed_pair(
        &self,
        organiser: &impl Permits<PairRounds>,
        round: RoundNo,
        board: BoardNo,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let actor = organiser.actor();
        let (_, draft) = self.draft(actor, round)?;
        let mut pairings = draft.pairings.into_iter();
        let pairing = pairings.find(|pairing| pairing.board == board);
        let pairing = pairing.ok_or(CannotChange::NoBoard(board))?;
        let audit = actor.audit_board(Action::PairSettled, (round, board), at);
        self.change_settings(organiser, audit, move |present| {
            present.options.terms.toggle_fixed_pair(round, &pairing);
            Ok(())
        })
    }
}

/// The number of rounds and a forecast of them before the first round is closed, with automatic
/// settings as the present number of players would determine them.
pub fn round_forecast(tournament: &Tournament) -> Option<(u16, Forecast)> {
    if !tournament.closed.is_empty() {
        return None;
    }
    let mut settled = tournament.clone();
    settled.options = settled.options.settled_for(size(tournament));
    Some((settled.options.rounds, forecast(&settled)))
}

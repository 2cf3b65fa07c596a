//! A new access code for a board whose card was lost or photographed.

use crate::change_feed::Topic;
use crate::desk::history::Action;
use crate::desk::rights::{Permits, RunEvent};
use crate::desk::rounds::CODE_LIFETIME;
use crate::desk::{Desk, Fault, secret};
use crate::tournament::{BoardNo, RoundNo};
use chrono::{DateTime, Utc};

impl Desk {
    /// Gives a board of the posted round a new code, which ends the access of the phone that records
    /// by the old one. The record stays.
    ///
    /// # Errors
    /// [`Fault::RoundIsNot`] posted; [`Fault::NotFound`].
    pub fn renew_code(
        &self,
        organiser: &impl Permits<RunEvent>,
        (round, board): (RoundNo, BoardNo),
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let organiser = organiser.actor();
        self.posted(organiser, round)?;
        let (id, key) = (organiser.id(), self.secret);
        let until_ms = (at + CODE_LIFETIME).timestamp_millis();
        let audit = organiser.audit_board(Action::CodeRenewed, (round, board), at);
        let game = self.change_event(audit, move |tx, _| {
            let row = tx.board(id, round, board)?;
            let code = secret::digest(&secret::next_board_code(&key, &row));
            tx.renew_code(id, round, board, Some((code, until_ms)))?;
            Ok(row.game)
        })?;
        // Tells the phone with the old code at once.
        self.hub.announce(Topic::Game(game.0));
        Ok(())
    }
}

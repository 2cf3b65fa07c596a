//! A result put right after its round was closed.

use super::events::Organiser;
use super::games::behind;
use super::games::record::page;
use super::games::result::follow;
use super::rounds::given;
use super::undo::Change;
use super::{Desk, Fault};
use crate::referee::{Official, Role};
use crate::store::Append;
use crate::tournament::{BoardNo, RoundNo, Scored};
use chrono::{DateTime, Utc};

impl Desk {
    /// Corrects a result of a closed round. Pairings that were made with the
    /// wrong one stand; the standings change. A recorded game is opened again
    /// and ended anew in its record, and the round is signed once more.
    ///
    /// # Errors
    /// When there is no such board, or no reason.
    pub fn correct_result(
        &self,
        organiser: &Organiser,
        (round, board): (RoundNo, BoardNo),
        scored: Scored,
        reason: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        let reason = given(reason)?;
        let mut audit = organiser.did(
            "result.corrected",
            format!("round {round} board {board}"),
            at,
        );
        audit.why = Some(reason.clone());
        let seat = self.seat(&organiser.event().key, round, board)?;
        let told = self.told(&seat)?;
        let official = Official {
            role: Role::Organiser,
            name: organiser.who().to_owned(),
        };
        let (game, entries) = follow(&told.game, Some(scored), &reason, at, &official)?;
        let page = Append {
            result: None, // a closed round's result is written below
            ..page(told.game.seq, &game, &entries)?
        };
        let (id, which) = (organiser.id(), seat.game);
        let signer = self.signer(organiser.event());
        self.store
            .change(audit, move |tx, line| {
                if !page.entries.is_empty() {
                    tx.append(id, which, &page)?;
                }
                let was = tx.correct_result(id, round, board, scored)?;
                line.detail = Change::of_board(round, board, was, Some(scored));
                signer.seal(tx, round, at)
            })
            .map_err(|error| behind(error, told.game.seq))?;
        self.announce(&seat, true);
        self.tell(id);
        Ok(())
    }
}

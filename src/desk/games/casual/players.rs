//! The two devices of a casual game: joining it, starting it, playing again.

use super::casual_game::{CasualGame, MOST, MOST_OF_SOURCE, set_device};
use crate::change_feed::Topic;
use crate::desk::games::behind;
use crate::desk::{Desk, Fault, secret};
use crate::referee::{Phase, Refusal};
use crate::rules::Side;
use crate::store::{CasualRow, StoreError};
use chrono::{DateTime, Utc};

impl Desk {
    /// Gives the free side to the device with this key, whose player is then ready.
    ///
    /// # Errors
    /// [`Fault::SeatTaken`] if both sides have a device.
    pub fn join_casual(
        &self,
        game: &CasualGame,
        device: &str,
        at: DateTime<Utc>,
    ) -> Result<(), Fault> {
        if game.side.is_some() {
            return Ok(());
        }
        let side = game.free_side().ok_or(Fault::SeatTaken)?;
        let mut row = game.row.clone();
        set_device(&mut row, side, Some(secret::digest(device).into()));
        set_ready(&mut row, side);
        self.change_casual(row, at).map_err(|fault| match fault {
            Fault::Behind { .. } => Fault::SeatTaken,
            other => other,
        })
    }

    /// Notes that the player is ready. When both are, the game starts.
    ///
    /// # Errors
    /// [`Fault::SeatTaken`] for a device that does not play.
    pub fn be_ready_for_casual(&self, game: &CasualGame, at: DateTime<Utc>) -> Result<(), Fault> {
        let side = game.side.ok_or(Fault::SeatTaken)?;
        match self.note_ready(game, side, at) {
            // The other player has just become ready, too.
            Err(Fault::Behind { .. }) => {
                self.note_ready(&self.casual_game_of(game.row.id)?, side, at)
            }
            noted => noted,
        }
    }

    fn note_ready(&self, game: &CasualGame, side: Side, at: DateTime<Utc>) -> Result<(), Fault> {
        let mut row = game.row.clone();
        set_ready(&mut row, side);
        if row.first_ready + row.second_ready < 2 || game.record.game.seq > 0 {
            return self.change_casual(row, at);
        }
        self.start_casual(game, row, at)
    }

    /// Asks for the next game of the two with sides changed, or agrees to it, which starts it. Returns its code.
    ///
    /// # Errors
    /// [`Fault::SeatTaken`] for a device that does not play; [`Fault::TooManyGames`].
    pub fn play_casual_again(&self, game: &CasualGame, at: DateTime<Utc>) -> Result<String, Fault> {
        let side = game.side.ok_or(Fault::SeatTaken)?;
        match self.asked_again(game, side, at) {
            // The other player has just asked.
            Err(Fault::Behind { .. }) => {
                self.asked_again(&self.casual_game_of(game.row.id)?, side, at)
            }
            asked => asked,
        }
    }

    fn asked_again(
        &self,
        game: &CasualGame,
        side: Side,
        at: DateTime<Utc>,
    ) -> Result<String, Fault> {
        if let Some(id) = game.row.next_id {
            let next = self.casual_game_of(id)?;
            self.note_ready(&next, !side, at)?;
            self.hub.announce(Topic::CasualGame(game.row.id));
            return Ok(secret::casual_code(&self.secret, id));
        }
        if !matches!(game.record.game.phase, Phase::Finished(_)) {
            return Err(Refusal::NotOver.into());
        }
        let mut next = CasualRow {
            source: game.row.source.clone(),
            terms: game.row.terms.clone(),
            first_device: game.row.second_device.clone(),
            second_device: game.row.first_device.clone(),
            ..self.empty_row(String::new(), &game.terms(), at)?
        };
        set_ready(&mut next, !side);
        let mut row = game.row.clone();
        row.next_id = Some(next.id);
        row.version += 1;
        let (id, code) = (row.id, secret::casual_code(&self.secret, next.id));
        let added = self.store.write(move |tx| {
            tx.change_casual_game(&row)?;
            if tx.add_casual_game(&next, MOST_OF_SOURCE, MOST)? {
                Ok(())
            } else {
                Err(StoreError::Refused("no more casual games fit"))
            }
        });
        added.map_err(|error| match error {
            StoreError::Refused(_) => Fault::TooManyGames,
            other => behind(other, game.record.game.seq),
        })?;
        self.hub.announce(Topic::CasualGame(id));
        Ok(code)
    }
}

fn set_ready(row: &mut CasualRow, side: Side) {
    match side {
        Side::First => row.first_ready = 1,
        Side::Second => row.second_ready = 1,
    }
}

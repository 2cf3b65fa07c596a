//! The streams by which the devices of casual games follow them. They tell each player whether the other one's
//! device is connected, in all processes.

use super::casual_game::CasualGame;
use crate::change_feed::Topic;
use crate::desk::{Desk, Fault, secret};
use crate::rules::Side;

/// The open stream of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CasualStream {
    game: i64,
    side: Side,
    number: i64,
}

impl Desk {
    /// Notes that the device of a player follows the game; `None` for a device that does not play.
    ///
    /// # Errors
    /// [`Fault::Store`].
    pub fn open_casual_stream(&self, game: &CasualGame) -> Result<Option<CasualStream>, Fault> {
        let Some(side) = game.side else {
            return Ok(None);
        };
        let number = i64::from_be_bytes(secret::bytes());
        let id = game.row.id;
        self.store
            .write(move |tx| tx.open_casual_stream(id, side, number))?;
        self.hub.announce(Topic::CasualGame(id));
        Ok(Some(CasualStream {
            game: id,
            side,
            number,
        }))
    }

    /// Notes that a stream has ended. Another one that the same device has opened since stays.
    ///
    /// # Errors
    /// [`Fault::Store`].
    pub fn close_casual_stream(&self, stream: CasualStream) -> Result<(), Fault> {
        let CasualStream { game, side, number } = stream;
        let is_away = self
            .store
            .write(move |tx| tx.close_casual_stream(game, side, number))?;
        if is_away {
            self.hub.announce(Topic::CasualGame(game));
        }
        Ok(())
    }
}

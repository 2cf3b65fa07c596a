//! Seats: the devices on which players record their own turns. A player has one seat in the whole event.

use super::StoreError;
use super::boards::Board;
use super::columns::Digest;
use inkundla_core::tournament::{EntrantId, RoundNo, TournamentId};

/// The seat of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The event.
    pub tournament: TournamentId,
    /// The player.
    pub entrant: EntrantId,
    /// The number of codes that were withdrawn.
    pub generation: u32,
    /// The digest of the key of the device that has the seat, and since when, in milliseconds since 1970.
    pub device: Option<(Digest, i64)>,
    /// The round for which the player has said to be ready.
    pub ready: Option<RoundNo>,
}

impl Seat {
    /// Whether its device has said that the player is ready for a round.
    pub fn is_ready(&self, round: RoundNo) -> bool {
        self.device.is_some() && self.ready == Some(round)
    }
}

/// Queries for seats.
pub trait SeatReads {
    /// The seat of an entrant of any event that is not deleted.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn seat(&mut self, entrant: EntrantId) -> Result<Seat, StoreError>;
    /// The seats of all entrants of an event, by entrant.
    fn seats(&mut self, tournament: TournamentId) -> Result<Vec<Seat>, StoreError>;
    /// The board of an entrant in the posted round; `None` without a posted round or an opponent.
    fn posted_board(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
    ) -> Result<Option<Board>, StoreError>;
}

/// Writes of devices at their seats.
pub trait SeatWrites {
    /// Requires that a device has a seat.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if another device or none has it.
    fn expect_seat(&mut self, entrant: EntrantId, device: &Digest) -> Result<(), StoreError>;
    /// Notes that the player is ready for a round.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if another device or none has the seat.
    fn be_ready(
        &mut self,
        entrant: EntrantId,
        device: &Digest,
        round: RoundNo,
    ) -> Result<(), StoreError>;
}

/// Changes of seats.
pub trait SeatChanges {
    /// Gives a free seat to a device, or once more to the device that has it.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if another device has it.
    fn take_seat(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        device: &Digest,
        since_ms: i64,
    ) -> Result<(), StoreError>;
    /// Frees a seat; its code stays or is withdrawn.
    ///
    /// # Errors
    /// [`StoreError::Missing`], also for an entrant of another tournament.
    fn free_seat(
        &mut self,
        tournament: TournamentId,
        entrant: EntrantId,
        is_code_withdrawn: bool,
    ) -> Result<(), StoreError>;
}

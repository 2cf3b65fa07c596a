//! The boards at which players record their own turns on devices of their own.

use super::{BoardNo, Options, RoundNo};

impl Options {
    /// Whether the players of a board record their own turns.
    pub fn is_on_devices(&self, round: RoundNo, board: BoardNo) -> bool {
        let mut chosen = self.devices_at.iter().rev();
        let chosen = chosen.find(|(of, at, _)| (*of, *at) == (round, board));
        chosen.map_or(self.on_devices, |(_, _, is_on)| *is_on)
    }

    /// Chooses for one board.
    pub fn put_on_devices(&mut self, round: RoundNo, board: BoardNo, is_on: bool) {
        let devices = &mut self.devices_at;
        devices.retain(|(of, at, _)| (*of, *at) != (round, board));
        devices.push((round, board, is_on));
    }
}

//! The points of each result code (162, XXS, BB*), in tenths.

use super::Mark;

/// What results are worth, in tenths; what is not given follows from the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrfScoring {
    /// A win.
    pub win: i32,
    /// A draw.
    pub draw: i32,
    /// A loss.
    pub loss: i32,
    /// Absent.
    pub absent: i32,
    /// Lost without a game.
    pub forfeit_loss: i32,
    /// Won without a game; a win if not given.
    pub forfeit_win: Option<i32>,
    /// The bye of the pairing; a win if not given.
    pub pairing_bye: Option<i32>,
    /// A full-point bye; a win if not given.
    pub full: Option<i32>,
    /// A half-point bye; a draw if not given.
    pub half: Option<i32>,
    /// An adjourned game; a draw if not given.
    pub adjourned: Option<i32>,
}

impl Default for TrfScoring {
    fn default() -> TrfScoring {
        TrfScoring {
            win: 10,
            draw: 5,
            loss: 0,
            absent: 0,
            forfeit_loss: 0,
            forfeit_win: None,
            pairing_bye: None,
            full: None,
            half: None,
            adjourned: None,
        }
    }
}

impl TrfScoring {
    pub(super) fn set_win(&mut self, points: i32) {
        self.win = points;
    }

    pub(super) fn set_draw(&mut self, points: i32) {
        self.draw = points;
    }

    pub(super) fn set_loss(&mut self, points: i32) {
        self.loss = points;
    }

    pub(super) fn set_absent(&mut self, points: i32) {
        self.absent = points;
        self.forfeit_loss = points;
    }

    /// The points for a result.
    pub fn of(&self, mark: Mark) -> i32 {
        match mark {
            Mark::Win => self.win,
            Mark::Draw => self.draw,
            Mark::Loss => self.loss,
            Mark::ForfeitWin => self.forfeit_win.unwrap_or(self.win),
            Mark::ForfeitLoss => self.forfeit_loss,
            Mark::Half => self.half.unwrap_or(self.draw),
            Mark::Full => self.full.unwrap_or(self.win),
            Mark::PairingBye => self.pairing_bye.unwrap_or(self.win),
            Mark::Zero | Mark::Blank => self.absent,
            Mark::Adjourned => self.adjourned.unwrap_or(self.draw),
        }
    }
}

//! The points of each result code (162, XXS, BB*), in tenths.

use super::Mark;

/// The points of result codes, in tenths. Missing ones are derived from the others.
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
    /// A forfeit loss.
    pub forfeit_loss: i32,
    /// A forfeit win; a win if not given.
    pub forfeit_win: Option<i32>,
    /// The pairing-allocated bye; a win if not given.
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

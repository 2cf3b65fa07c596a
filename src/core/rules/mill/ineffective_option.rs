//! Detects options that have no effect in combination with the others.

use super::RuleSheet;
use super::option_enum::{BoardName, FullBoard, QuietWhen, Repetition, Target};
use crate::rules::IneffectiveOption;

impl RuleSheet {
    /// The reason why an option has no effect; `None` if it has one.
    pub(super) fn ineffective(&self, name: &str) -> Option<IneffectiveOption> {
        let unless = |has_effect: bool, why: IneffectiveOption| (!has_effect).then_some(why);
        match name {
            "diagonal_mills" => unless(self.has_corner_lines(), IneffectiveOption::NoCornerLines),
            "centre_long_mills" => unless(self.points() == 25, IneffectiveOption::NoCentre),
            "fly_at" | "quiet_when" => {
                unless(self.goes_down_to_three(), IneffectiveOption::NobodyOnThree)
            }
            "quiet_moves" | "quiet_unit" => {
                unless(self.counts_quiet(), IneffectiveOption::NotCounted)
            }
            "full_board" => unless(self.can_fill_the_board(), IneffectiveOption::NeverFull),
            "gift_counts" => unless(self.has_gifts(), IneffectiveOption::NoGifts),
            "draws" => unless(self.counts_anything(), IneffectiveOption::NothingToClaim),
            "no_return_intact" if !self.no_return => Some(IneffectiveOption::NoBan),
            "no_return_intact" => {
                unless(self.target != Target::Strict, IneffectiveOption::LinesStand)
            } // C18
            _ => None,
        }
    }

    fn has_corner_lines(&self) -> bool {
        matches!(self.board, BoardName::Diag24 | BoardName::Full25)
    }

    /// §4: the men cannot fill a board that has more points.
    fn can_fill_the_board(&self) -> bool {
        2 * self.hand.total() >= self.points()
    }

    fn has_gifts(&self) -> bool {
        self.full_board == FullBoard::Gift && self.can_fill_the_board()
    }

    /// Whether a player can have three men left without having lost.
    fn goes_down_to_three(&self) -> bool {
        let given = u8::from(self.has_gifts() && !self.gift_counts); // C5
        self.hand.total() < 3 + self.win_lost + given
    }

    fn counts_quiet(&self) -> bool {
        self.quiet_when != QuietWhen::None && self.goes_down_to_three()
    }

    fn counts_anything(&self) -> bool {
        self.repetition != Repetition::Off || self.counts_quiet()
    }
}

//! Pairs without a running count: the positions that are decided in 0, 1, 2 … plies, in this order.

use super::{BestShot, Builder, PairTable};
use crate::endings::table::{Code, DRAW, LOST, is_win};
use std::sync::atomic::Ordering::Relaxed;

/// Positions that all shots lose, by side and slot, under the code of the longest.
type Late = Vec<(Code, usize, usize)>;

impl Builder<'_> {
    /// The tables of a pair in which no turns are counted; `None` if an ending is too long for a byte. `at` gets the
    /// number of plies.
    pub(in crate::endings) fn by_plies(self, at: &mut dyn FnMut(u32)) -> Option<Vec<PairTable>> {
        let late: Vec<Late> = self.each_slot(|late: &mut Late, side, slot, (own, foe)| {
            self.begin((own, foe), side, slot, late);
        });
        let mut late: Late = late.concat();
        late.sort_unstable();
        let mut late = late.as_slice();
        for code in LOST..=Code::MAX {
            if is_win(code) {
                self.touch_before_wins(code);
            } else {
                let due = late.partition_point(|(of_late, ..)| *of_late <= code);
                for (_, side, slot) in &late[..due] {
                    self.sides[*side].touch(*slot);
                }
                late = &late[due..];
                self.decide_losses(code);
                self.win_before_losses(code);
                at(u32::from(code) - 1);
            }
            if late.is_empty() && self.is_finished(code) {
                break;
            }
        }
        let none = self.sides.iter().map(|_| None).collect::<Vec<_>>();
        self.finish(none)
    }

    /// Gives a position its value if shots or a block decide it.
    fn begin(&self, (own, foe): (u32, u32), side: usize, slot: usize, late: &mut Late) {
        let code = match self.at_once(own, foe) {
            LOST => LOST,
            _ => match self.best_shot(own, foe) {
                BestShot::Wins(code) => code,
                BestShot::Loses(code) => {
                    late.push((code, side, slot));
                    DRAW
                }
                BestShot::Open => DRAW,
            },
        };
        self.sides[side].codes[slot].store(code, Relaxed);
    }

    /// Touches the undecided positions before those that are won with a code.
    fn touch_before_wins(&self, code: Code) {
        let is_code = |of_slot| of_slot == code;
        self.each_slot_with(is_code, |(): &mut (), side, _, (own, foe)| {
            let before = &self.sides[self.other(side)];
            let touch = |own, foe| {
                let slot = before.index.slot(own, foe);
                if before.code(slot) == DRAW {
                    before.touch(slot);
                }
            };
            self.each_before_or_pass(own, foe, touch);
        });
    }

    /// Decides the touched positions all of whose turns lose now.
    fn decide_losses(&self, code: Code) {
        self.each_touched(|(): &mut (), side, slot, (own, foe)| {
            if self.sides[side].code(slot) != DRAW {
                return;
            }
            let after = &self.sides[self.other(side)];
            let quiet = |own, foe| after.code(after.index.slot(own, foe));
            let lost = if self.law.passes(own, foe) {
                let passed = quiet(foe, own);
                (is_win(passed) && passed < code).then(|| self.after(passed))
            } else {
                self.all_lose((own, foe), code - 1, quiet)
            };
            if let Some(lost) = lost {
                self.sides[side].codes[slot].store(lost, Relaxed);
            }
        });
    }

    /// Decides the positions before those that are lost with a code, unless they are won sooner.
    fn win_before_losses(&self, code: Code) {
        let is_code = |of_slot| of_slot == code;
        self.each_slot_with(is_code, |(): &mut (), side, _, (own, foe)| {
            let before = &self.sides[self.other(side)];
            let win = self.after(code);
            let decide = |own, foe| {
                let slot = before.index.slot(own, foe);
                let known = before.code(slot);
                if known == DRAW || known > win {
                    before.codes[slot].store(win, Relaxed);
                }
            };
            self.each_before_or_pass(own, foe, decide);
        });
    }

    fn each_before_or_pass(&self, own: u32, foe: u32, mut visit: impl FnMut(u32, u32)) {
        self.law.each_before(own, foe, &mut visit);
        if self.law.passes(foe, own) {
            visit(foe, own);
        }
    }

    /// Whether no position has a later code and none is touched.
    fn is_finished(&self, code: Code) -> bool {
        let is_touched =
            |side: &super::Side| side.touched.iter().any(|word| word.load(Relaxed) != 0);
        let is_later = |side: &super::Side| side.codes.iter().any(|of| of.load(Relaxed) > code);
        !self
            .sides
            .iter()
            .any(|side| is_touched(side) || is_later(side))
    }
}

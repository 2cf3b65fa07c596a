//! The turns of the moving and flying phase, forwards and backwards, on two masks: the men of the player to move, then the
//! others. The tests compare them with the law of `inkundla_core`.

use super::law::{Blocked, EndingLaw};
use crate::bits::places;
use std::ops::ControlFlow::{self, Break, Continue};

impl EndingLaw {
    /// Whether the player to move has no move; he may still have to pass.
    #[inline]
    pub(super) fn is_blocked(&self, own: u32, foe: u32) -> bool {
        let empty = self.empty(own, foe);
        !self.flies(own)
            && places(u64::from(own)).all(|at| self.neighbours[usize::from(at)] & empty == 0)
    }

    /// Whether the player to move has to pass.
    #[inline]
    pub(super) fn passes(&self, own: u32, foe: u32) -> bool {
        self.blocked == Blocked::Pass && self.is_blocked(own, foe)
    }

    #[inline]
    fn reach(&self, flies: bool, at: u8, empty: u32) -> u32 {
        if flies {
            empty
        } else {
            empty & self.neighbours[usize::from(at)]
        }
    }

    /// Visits the position after each move: the own men, the other men, and the number of shots. A pass is none.
    #[inline]
    pub(super) fn each_move(
        &self,
        own: u32,
        foe: u32,
        mut visit: impl FnMut(u32, u32, u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (empty, flies) = (self.empty(own, foe), self.flies(own));
        let mut targets = None;
        for from in places(u64::from(own)) {
            let others = own & !(1 << from);
            for to in places(u64::from(self.reach(flies, from, empty))) {
                let after = others | 1 << to;
                let lines = self.lines_made(others, to);
                if lines == 0 {
                    visit(after, foe, 0)?;
                    continue;
                }
                let targets = *targets.get_or_insert_with(|| self.targets(foe));
                let (least, most) = self.shots(lines, targets);
                each_choice(0, targets, (least, most), &mut |shots| {
                    visit(after, foe & !shots, shots.count_ones() as u8)
                })?;
            }
        }
        Continue(())
    }

    /// Visits the positions from which a turn without a shot leads to this one: the men of the player who made it, then the
    /// others.
    #[inline]
    pub(super) fn each_before(&self, own: u32, foe: u32, mut visit: impl FnMut(u32, u32)) {
        let (empty, flies) = (self.empty(own, foe), self.flies(foe));
        let mut may_stand = None;
        for to in places(u64::from(foe)) {
            let others = foe & !(1 << to);
            let lines = self.lines_made(others, to);
            if lines > 0
                && !*may_stand.get_or_insert_with(|| self.shots(1, self.targets(own)).0 == 0)
            {
                continue;
            }
            for from in places(u64::from(self.reach(flies, to, empty))) {
                visit(others | 1 << from, own);
            }
        }
    }
}

/// Visits every set of targets of an allowed size that extends a chosen one.
fn each_choice(
    chosen: u32,
    targets: u32,
    (least, most): (u8, u8),
    visit: &mut impl FnMut(u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let size = chosen.count_ones() as u8;
    if size >= least && visit(chosen).is_break() {
        return Break(());
    }
    if size == most {
        return Continue(());
    }
    let mut later = targets;
    while later != 0 {
        let at = later & later.wrapping_neg();
        later &= !at;
        each_choice(chosen | at, later, (least, most), visit)?;
    }
    Continue(())
}

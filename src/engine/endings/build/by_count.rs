//! Pairs with a running count: the values with 0, 1, 2 … turns left until the draw, in this order. Each follows from the one
//! before; only positions before a changed one are looked at again.

use super::{BestShot, Builder, PairTable, Side};
use crate::endings::table::{Code, Count, DRAW, LOST, Step, is_loss, is_win};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// No win was found.
const NO_WIN: Code = Code::MAX;

/// New values, by side and slot.
type Changes = Vec<(usize, u32, Code)>;

/// The layers of values up to now.
struct Layers {
    /// By side, the shortest win found for a touched slot.
    wins: Vec<Vec<AtomicU8>>,
    counts: Vec<Count>,
}

impl Builder<'_> {
    /// The tables of a pair in which a number of turns without a shot draws; `None` if an ending is too long for a byte. `at` gets
    /// the number of turns left.
    pub(in crate::endings) fn by_count(
        self,
        limit: u16,
        at: &mut dyn FnMut(u32),
    ) -> Option<Vec<PairTable>> {
        let mut layers = Layers {
            wins: self.sides.iter().map(unwon).collect(),
            counts: self
                .sides
                .iter()
                .map(|side| no_count(side, limit))
                .collect(),
        };
        self.each_slot(|(): &mut (), side, slot, (own, foe)| {
            self.sides[side].codes[slot].store(self.at_once(own, foe), Relaxed);
        });
        let mut changes = Vec::new();
        for left in 1..=u8::try_from(limit).ok()? {
            let begun = if left == 1 {
                self.each_slot(|changes: &mut Changes, side, slot, (own, foe)| {
                    self.first(changes, side, slot, (own, foe));
                })
            } else {
                self.touch_before(&changes, &layers);
                self.again(&layers)
            };
            changes = self.apply(begun.concat(), left, &mut layers);
            at(u32::from(left));
            if changes.is_empty() {
                break;
            }
        }
        for count in &mut layers.counts {
            count.steps.sort_unstable();
        }
        self.finish(layers.counts.into_iter().map(Some))
    }

    /// The value of a position with one turn left.
    fn first(&self, changes: &mut Changes, side: usize, slot: usize, (own, foe): (u32, u32)) {
        let known = self.sides[side].code(slot);
        let after = &self.sides[self.other(side)];
        let quiet = |own, foe| after.code(after.index.slot(own, foe));
        let blocks = || {
            let mut blocks = false;
            let _visits_all = self.law.each_move(own, foe, |own, foe, shots| {
                blocks |= shots == 0 && quiet(foe, own) == LOST;
                std::ops::ControlFlow::Continue(())
            });
            blocks
        };
        if known == LOST {
            return;
        }
        let code = match self.best_shot(own, foe) {
            _ if self.law.blocked == crate::endings::law::Blocked::Lose && blocks() => LOST + 1,
            BestShot::Wins(code) => code,
            BestShot::Open => DRAW,
            BestShot::Loses(_) => self.all_lose((own, foe), NO_WIN, quiet).unwrap_or(DRAW),
        };
        if code != DRAW {
            changes.push((side, slot as u32, code));
        }
    }

    /// Touches the positions before changed ones.
    fn touch_before(&self, changes: &Changes, layers: &Layers) {
        let portion = changes.len().div_ceil(self.threads).max(1);
        std::thread::scope(|scope| {
            for part in changes.chunks(portion) {
                scope.spawn(move || {
                    for (side, slot, code) in part {
                        self.touch_before_one(*side, *slot as usize, *code, layers);
                    }
                });
            }
        });
    }

    fn touch_before_one(&self, side: usize, slot: usize, code: Code, layers: &Layers) {
        let (own, foe) = self.sides[side].index.board(slot);
        let before_side = self.other(side);
        let before = &self.sides[before_side];
        let touch = |own, foe| {
            let slot = before.index.slot(own, foe);
            let known = before.code(slot);
            if is_loss(code) {
                let win = self.after(code);
                if known == DRAW || known > win {
                    layers.wins[before_side][slot].fetch_min(win, Relaxed);
                    before.touch(slot);
                }
            } else if !is_win(known) {
                before.touch(slot);
            }
        };
        self.law.each_before(own, foe, touch);
    }

    /// The new values of touched positions.
    fn again(&self, layers: &Layers) -> Vec<Changes> {
        self.each_touched(|changes: &mut Changes, side, slot, (own, foe)| {
            let known = self.sides[side].code(slot);
            let win = layers.wins[side][slot].swap(NO_WIN, Relaxed);
            let after = &self.sides[self.other(side)];
            let quiet = |own, foe| after.code(after.index.slot(own, foe));
            let code = match win {
                NO_WIN => self.all_lose((own, foe), NO_WIN, quiet).unwrap_or(DRAW),
                win => win,
            };
            if code != known {
                changes.push((side, slot as u32, code));
            }
        })
    }

    /// Writes the values of a layer, then those of players who have to pass: a pass is not counted, so they follow from values of
    /// the same layer.
    fn apply(&self, mut changes: Changes, left: u8, layers: &mut Layers) -> Changes {
        let mut passes = Vec::new();
        for (side, slot, code) in &changes {
            self.write((*side, *slot, *code), left, layers);
            let (own, foe) = self.sides[*side].index.board(*slot as usize);
            if self.law.passes(foe, own) {
                let before = self.other(*side);
                let slot = self.sides[before].index.slot(foe, own);
                passes.push((before, slot as u32, self.after(*code)));
            }
        }
        for pass in &passes {
            self.write(*pass, left, layers);
        }
        changes.append(&mut passes);
        changes
    }

    fn write(&self, (side, slot, code): (usize, u32, Code), left: u8, layers: &mut Layers) {
        let at = slot as usize;
        let count = &mut layers.counts[side];
        let known = self.sides[side].codes[at].swap(code, Relaxed);
        if known != DRAW {
            count.steps.push(Step {
                slot,
                left: count.since[at],
                code: known,
            });
        }
        count.since[at] = left;
    }
}

fn unwon(side: &Side) -> Vec<AtomicU8> {
    (0..side.index.len())
        .map(|_| AtomicU8::new(NO_WIN))
        .collect()
}

fn no_count(side: &Side, limit: u16) -> Count {
    Count {
        limit,
        since: vec![0; side.index.len()],
        steps: Vec::new(),
    }
}

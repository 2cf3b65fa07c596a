//! Builds the tables of a pair and of its mirror from those of smaller pairs.

mod by_count;
mod by_plies;

use super::index::{PairIndex, Sets};
use super::law::{Blocked, EndingLaw};
use super::table::{Code, DRAW, KnownWins, LOST, PairTable, is_loss, is_win};
use std::ops::ControlFlow::{Break, Continue};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering::Relaxed};

/// The number of orbits that a thread takes at once.
const PORTION: usize = 8;

/// Looks up a position of a smaller pair, the own men first, with no quiet turn counted.
pub(super) type Smaller<'a> = &'a (dyn Fn(u32, u32) -> Code + Sync);

/// The tables that are being built: one, or two for different numbers of men.
pub(super) struct Builder<'a> {
    law: &'a EndingLaw,
    smaller: Smaller<'a>,
    threads: usize,
    sides: Vec<Side>,
    is_too_long: AtomicBool,
}

/// The table of one player to move.
struct Side {
    index: PairIndex,
    codes: Vec<AtomicU8>,
    /// One bit a slot: the value has to be looked at again.
    touched: Vec<AtomicU64>,
}

impl Side {
    fn of(index: PairIndex) -> Side {
        let len = index.len();
        Side {
            index,
            codes: (0..len).map(|_| AtomicU8::new(DRAW)).collect(),
            touched: (0..len.div_ceil(64)).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    #[inline]
    fn code(&self, slot: usize) -> Code {
        self.codes[slot].load(Relaxed)
    }

    #[inline]
    fn touch(&self, slot: usize) {
        let word = &self.touched[slot / 64];
        let bit = 1 << (slot % 64);
        if word.load(Relaxed) & bit == 0 {
            word.fetch_or(bit, Relaxed);
        }
    }

    /// The touched slots of a word, which are forgotten.
    fn take_touched(&self, word: usize) -> impl Iterator<Item = usize> {
        let bits = self.touched[word].swap(0, Relaxed);
        crate::bits::places(bits).map(move |bit| word * 64 + usize::from(bit))
    }
}

/// The value of the best shot of a position.
enum BestShot {
    /// There is none, or it draws.
    Open,
    Wins(Code),
    /// All shots lose; the longest with this code.
    Loses(Code),
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        law: &'a EndingLaw,
        sets: &Arc<Sets>,
        (own, foe): (u8, u8),
        smaller: Smaller<'a>,
        threads: usize,
    ) -> Builder<'a> {
        let mut sides = vec![Side::of(PairIndex::new(sets, own, foe))];
        if own != foe {
            sides.push(Side::of(PairIndex::new(sets, foe, own)));
        }
        Builder {
            law,
            smaller,
            threads: threads.max(1),
            sides,
            is_too_long: AtomicBool::new(false),
        }
    }

    /// The side of the positions after a turn.
    fn other(&self, side: usize) -> usize {
        self.sides.len() - 1 - side
    }

    /// Works on numbers from 0 to `count` of each side, in threads. `work` gets a thread's own value.
    fn in_threads<T: Default + Send>(
        &self,
        counts: impl Fn(&Side) -> usize,
        work: impl Fn(&mut T, usize, usize) + Sync,
    ) -> Vec<T> {
        let counts: Vec<usize> = self.sides.iter().map(counts).collect();
        let all: usize = counts.iter().sum();
        let next = AtomicUsize::new(0);
        let run = || {
            let mut own = T::default();
            loop {
                let from = next.fetch_add(PORTION, Relaxed);
                if from >= all {
                    return own;
                }
                for at in from..(from + PORTION).min(all) {
                    match at.checked_sub(counts[0]) {
                        None => work(&mut own, 0, at),
                        Some(at) => work(&mut own, 1, at),
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(run)).collect();
            let mut done = vec![run()];
            done.extend(others.into_iter().filter_map(|other| other.join().ok()));
            done
        })
    }

    /// Visits all used slots.
    fn each_slot<T: Default + Send>(
        &self,
        visit: impl Fn(&mut T, usize, usize, (u32, u32)) + Sync,
    ) -> Vec<T> {
        self.in_threads(
            |side| side.index.orbit_count(),
            |own: &mut T, side, orbit| {
                let index = &self.sides[side].index;
                for slot in index.slots(orbit).filter(|slot| index.is_used(*slot)) {
                    visit(own, side, slot, index.board(slot));
                }
            },
        )
    }

    /// Visits the slots whose code passes a test.
    fn each_slot_with<T: Default + Send>(
        &self,
        is_wanted: impl Fn(Code) -> bool + Sync,
        visit: impl Fn(&mut T, usize, usize, (u32, u32)) + Sync,
    ) -> Vec<T> {
        self.in_threads(
            |side| side.index.orbit_count(),
            |own: &mut T, side, orbit| {
                let of_side = &self.sides[side];
                for slot in of_side.index.slots(orbit) {
                    if is_wanted(of_side.code(slot)) {
                        visit(own, side, slot, of_side.index.board(slot));
                    }
                }
            },
        )
    }

    /// Visits the touched slots, which are forgotten.
    fn each_touched<T: Default + Send>(
        &self,
        visit: impl Fn(&mut T, usize, usize, (u32, u32)) + Sync,
    ) -> Vec<T> {
        self.in_threads(
            |side| side.touched.len(),
            |own: &mut T, side, word| {
                let of_side = &self.sides[side];
                for slot in of_side.take_touched(word) {
                    visit(own, side, slot, of_side.index.board(slot));
                }
            },
        )
    }

    /// The code after a shot, for the player who then moves.
    #[inline]
    fn after_shot(&self, own: u32, foe: u32) -> Code {
        if foe.count_ones() <= u32::from(self.law.lost_with) {
            LOST // §3.6
        } else {
            (self.smaller)(foe, own)
        }
    }

    /// The value of the best shot.
    fn best_shot(&self, own: u32, foe: u32) -> BestShot {
        let (mut win, mut loss) = (Code::MAX, DRAW);
        let mut is_open = false;
        let _visits_all = self.law.each_move(own, foe, |own, foe, shots| {
            if shots == 0 {
                return Continue(());
            }
            match self.after_shot(own, foe) {
                DRAW => is_open = true,
                code if is_loss(code) => win = win.min(self.after(code)),
                code => loss = loss.max(self.after(code)),
            }
            Continue(())
        });
        match (win, loss, is_open) {
            (Code::MAX, DRAW, _) | (Code::MAX, _, true) => BestShot::Open,
            (Code::MAX, loss, false) => BestShot::Loses(loss),
            (win, ..) => BestShot::Wins(win),
        }
    }

    /// The code of a turn that leads to a decided position.
    #[inline]
    fn after(&self, code: Code) -> Code {
        if code == Code::MAX {
            self.is_too_long.store(true, Relaxed);
        }
        code.saturating_add(1)
    }

    /// The code of a position all of whose turns lose within `most`; `None` for others. `quiet` is the code after a turn without
    /// a shot.
    fn all_lose(
        &self,
        (own, foe): (u32, u32),
        most: Code,
        quiet: impl Fn(u32, u32) -> Code,
    ) -> Option<Code> {
        let mut longest = DRAW;
        let lost = self.law.each_move(own, foe, |own, foe, shots| {
            let code = if shots == 0 {
                quiet(foe, own)
            } else {
                self.after_shot(own, foe)
            };
            longest = longest.max(code);
            if is_win(code) && code <= most {
                Continue(())
            } else {
                Break(())
            }
        });
        (lost.is_continue() && longest != DRAW).then(|| self.after(longest))
    }

    /// The code of a position before any turn is counted against it.
    fn at_once(&self, own: u32, foe: u32) -> Code {
        if self.law.blocked == Blocked::Lose && self.law.is_blocked(own, foe) {
            LOST
        } else {
            DRAW
        }
    }

    /// The finished tables; `None` if an ending is too long for a byte.
    fn finish(
        self,
        counts: impl IntoIterator<Item = Option<super::table::Count>>,
    ) -> Option<Vec<PairTable>> {
        if self.is_too_long.into_inner() {
            return None;
        }
        let table = |(side, count): (Side, _)| PairTable {
            index: side.index,
            codes: side.codes.into_iter().map(AtomicU8::into_inner).collect(),
            wins: KnownWins::All,
            count,
        };
        Some(self.sides.into_iter().zip(counts).map(table).collect())
    }
}

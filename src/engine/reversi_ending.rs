//! Exact endings of Reversi: the difference of discs at the end with best play of both.

use crate::bits::places;
use crate::chosen_turn::{ChosenTurn, Value};
use crate::limits::Limits;
use crate::random::mix;
use inkundla_core::rules::Rules;
use inkundla_core::rules::reversi::{Reversi, Turn};
use std::sync::atomic::Ordering;
use std::time::Instant;

/// The most empty squares that are solved within a limit of time or positions, and without one.
pub(crate) const MOST_EMPTY: u32 = 20;
const MOST_EMPTY_UNLIMITED: u32 = 24;
/// The number of empty squares from which positions are remembered, and turns ordered by the replies that they leave.
const ORDERED: u32 = 7;
/// Entries of the table.
const ENTRIES: usize = 1 << 20;
/// The square of an entry without a best turn.
const NOWHERE: u8 = 64;

const CORNERS: u64 = 0x8100_0000_0000_0081;
/// The four quarters of the board.
const QUARTERS: [u64; 4] = [
    0x0000_0000_0f0f_0f0f,
    0x0000_0000_f0f0_f0f0,
    0x0f0f_0f0f_0000_0000,
    0xf0f0_f0f0_0000_0000,
];

/// Bounds of the difference of a position, and its best square.
#[derive(Clone, Copy)]
struct Entry {
    own: u64,
    foe: u64,
    low: i8,
    high: i8,
    square: u8,
}

const EMPTY: Entry = Entry {
    own: 0,
    foe: 0,
    low: -64,
    high: 64,
    square: NOWHERE,
};

/// A solver of one position.
pub(crate) struct Solver<'a> {
    table: Vec<Entry>,
    limits: &'a Limits,
    started: Instant,
    nodes: u64,
    is_stopped: bool,
}

/// The best turn with its proof; `None` if too many squares are empty or a limit is reached.
pub(crate) fn best(position: &Reversi, limits: &Limits) -> Option<ChosenTurn> {
    let (own, foe) = (position.own_mask(), position.opposing_mask());
    let empty = (own | foe).count_zeros();
    let is_limited = limits.time.is_some() || limits.nodes < u64::MAX;
    let most = if is_limited {
        MOST_EMPTY
    } else {
        MOST_EMPTY_UNLIMITED
    };
    if empty > most.min(limits.depth) || !position.outflanks_only() {
        return None;
    }
    // The rest of the time is for the search, if there is no proof in time.
    let limits = Limits {
        time: limits.time.map(|time| time / 2),
        ..limits.clone()
    };
    let mut solver = Solver::new(&limits);
    let (difference, square) = solver.root(own, foe)?;
    let turns = position.turns();
    let best = turns.iter().find(|turn| turn.square() == square);
    let turn = best.or(turns.first())?;
    Some(ChosenTurn {
        turn: position.write(turn),
        value: Value::Discs(difference),
        is_exact: true,
        depth: empty,
        nodes: solver.nodes,
        line: vec![position.write(turn)],
    })
}

/// The difference of discs at the end, and all turns that keep it; `None` if too many squares are empty or a limit is reached.
pub(crate) fn best_turns(position: &Reversi, limits: &Limits) -> Option<(i32, Vec<String>)> {
    let (own, foe) = (position.own_mask(), position.opposing_mask());
    if (own | foe).count_zeros() > MOST_EMPTY.min(limits.depth) || !position.outflanks_only() {
        return None;
    }
    let mut solver = Solver::new(limits);
    let (difference, square) = solver.root(own, foe)?;
    let turns = position.turns();
    let keeps = |turn: &&Turn| match turn.square() {
        Some(other) if turn.square() != square => {
            let (next_own, next_foe) = played(own, foe, other);
            -solver.solve(next_own, next_foe, -difference, 1 - difference) >= difference
        }
        _ => true,
    };
    let best = turns.iter().filter(keeps).map(|turn| position.write(turn));
    let best = best.collect();
    (!solver.is_stopped).then_some((difference, best))
}

/// The squares in quarters with an odd number of empty ones: who plays there first also plays there last.
fn odd(empty: u64) -> u64 {
    let is_odd = |quarter: &&u64| (empty & **quarter).count_ones() % 2 == 1;
    let odd = QUARTERS.iter().filter(is_odd);
    odd.fold(0, |all, quarter| all | quarter)
}

/// the difference of discs of a game that is over.
fn final_difference(own: u64, foe: u64) -> i32 {
    own.count_ones() as i32 - foe.count_ones() as i32
}

/// The discs after a turn, those of the next side first.
fn played(own: u64, foe: u64, square: u8) -> (u64, u64) {
    let turned = Reversi::turned_discs(own, foe, square);
    (foe & !turned, own | turned | 1 << square)
}

impl Solver<'_> {
    /// A solver within limits.
    pub(crate) fn new(limits: &Limits) -> Solver<'_> {
        Solver {
            table: vec![EMPTY; ENTRIES],
            limits,
            started: Instant::now(),
            nodes: 0,
            is_stopped: false,
        }
    }

    /// The difference of discs at the end for the side to move, and the best square; `None` if a limit is reached.
    fn root(&mut self, own: u64, foe: u64) -> Option<(i32, Option<u8>)> {
        let mut legal: Vec<u8> = places(Reversi::outflanking_squares(own, foe)).collect();
        if legal.is_empty() {
            let difference = self.solve(own, foe, -64, 64);
            return (!self.is_stopped).then_some((difference, None));
        }
        let replies = |square: &u8| {
            let (next_own, next_foe) = played(own, foe, *square);
            Reversi::outflanking_squares(next_own, next_foe).count_ones()
        };
        legal.sort_by_key(replies);
        let mut best = (-65, None);
        for square in legal {
            let (next_own, next_foe) = played(own, foe, square);
            let alpha = best.0.max(-64);
            let mut value = -self.solve(next_own, next_foe, -alpha - 1, -alpha);
            if value > alpha || best.1.is_none() {
                value = -self.solve(next_own, next_foe, -64, -alpha);
            }
            if value > best.0 {
                best = (value, Some(square));
            }
        }
        (!self.is_stopped).then_some(best)
    }

    fn place(own: u64, foe: u64) -> usize {
        mix(own ^ mix(foe)) as usize % ENTRIES
    }

    fn entry(&self, own: u64, foe: u64) -> Option<Entry> {
        let entry = self.table[Solver::place(own, foe)];
        (entry.own == own && entry.foe == foe).then_some(entry)
    }

    fn check_limits(&mut self) {
        let time = self.limits.time;
        let is_late = time.is_some_and(|time| self.started.elapsed() >= time);
        let stop = self.limits.stop.as_ref();
        let is_gone = stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        self.is_stopped |= is_late || is_gone || self.nodes > self.limits.nodes;
    }

    /// The difference if it lies between `alpha` and `beta`, else a bound of it.
    fn solve(&mut self, own: u64, foe: u64, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(4_096) {
            self.check_limits();
        }
        if self.is_stopped {
            return alpha;
        }
        let legal = Reversi::outflanking_squares(own, foe);
        if legal == 0 {
            return match Reversi::outflanking_squares(foe, own) {
                0 => final_difference(own, foe),
                _ => -self.solve(foe, own, -beta, -alpha),
            };
        }
        let empty = !(own | foe);
        match empty.count_ones() {
            1 => {
                let (next_own, next_foe) = played(own, foe, legal.trailing_zeros() as u8);
                -final_difference(next_own, next_foe)
            }
            ..ORDERED => self.solve_by_quarters((own, foe), legal, odd(empty), (alpha, beta)),
            _ => self.solve_in_order((own, foe), legal, odd(empty), (alpha, beta)),
        }
    }

    /// Tries odd quarters first; nothing is remembered.
    fn solve_by_quarters(
        &mut self,
        (own, foe): (u64, u64),
        legal: u64,
        odd: u64,
        (mut alpha, beta): (i32, i32),
    ) -> i32 {
        let mut best = -65;
        for square in places(legal & odd).chain(places(legal & !odd)) {
            let (next_own, next_foe) = played(own, foe, square);
            best = best.max(-self.solve(next_own, next_foe, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Looks the position up, and tries first the turn that leaves the fewest replies.
    fn solve_in_order(
        &mut self,
        (own, foe): (u64, u64),
        legal: u64,
        odd: u64,
        (mut alpha, mut beta): (i32, i32),
    ) -> i32 {
        let known = self.entry(own, foe);
        if let Some(Entry { low, high, .. }) = known {
            let (low, high) = (i32::from(low), i32::from(high));
            if low >= beta || low == high {
                return low;
            }
            if high <= alpha {
                return high;
            }
            (alpha, beta) = (alpha.max(low), beta.min(high));
        }
        let mut turns = [(0i32, 0u64, 0u64, NOWHERE); 34];
        let mut number = 0;
        for square in places(legal) {
            let (next_own, next_foe) = played(own, foe, square);
            let replies = Reversi::outflanking_squares(next_own, next_foe);
            let mut cost =
                4 * replies.count_ones() as i32 + 3 * (replies & CORNERS).count_ones() as i32;
            cost -=
                8 * i32::from(1 << square & CORNERS != 0) + 2 * i32::from(1 << square & odd != 0);
            if known.is_some_and(|entry| entry.square == square) {
                cost = i32::MIN;
            }
            turns[number.min(33)] = (cost, next_own, next_foe, square);
            number += 1;
        }
        let turns = &mut turns[..number.min(34)];
        turns.sort_unstable_by_key(|turn| turn.0);
        let first = alpha;
        let (mut best, mut best_square) = (-65, NOWHERE);
        for (at, (_, next_own, next_foe, square)) in turns.iter().enumerate() {
            let mut value = if at == 0 {
                -self.solve(*next_own, *next_foe, -beta, -alpha)
            } else {
                -self.solve(*next_own, *next_foe, -alpha - 1, -alpha)
            };
            if at > 0 && value > alpha && value < beta {
                value = -self.solve(*next_own, *next_foe, -beta, -value);
            }
            if value > best {
                (best, best_square) = (value, *square);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        if !self.is_stopped {
            self.remember((own, foe), best, (first, beta), best_square, known);
        }
        best
    }

    fn remember(
        &mut self,
        (own, foe): (u64, u64),
        best: i32,
        (alpha, beta): (i32, i32),
        square: u8,
        known: Option<Entry>,
    ) {
        let (low, high) = known.map_or((-64, 64), |entry| (entry.low, entry.high));
        let value = best.clamp(-64, 64) as i8;
        self.table[Solver::place(own, foe)] = Entry {
            own,
            foe,
            low: if best > alpha { value } else { low },
            high: if best < beta { value } else { high },
            square,
        };
    }
}

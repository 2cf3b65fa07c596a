//! The first of the best pairings of a bracket that needs no other player, by trying the pairings in the
//! order of C.04.4.2:4.3.
//!
//! A choice is passed over only if counting proves that no best pairing contains it. So the first pairing
//! found is the first of the best ones, whatever was tried before it.

use super::bracket::{BursteinBracket, PairedBursteinBracket};
use crate::rules::Side;
use crate::tournament::pairing::swiss::prepared::PreparedPlayer;

/// The number of players by what counts for C3 and C8.
const CLASSES: usize = 5;
type Counts = [i64; CLASSES];

/// The number of choices tried for each player before the search is given up.
const TRIES: usize = 8;

/// No preference, or the first or second side, absolutely or not.
fn class(one: &PreparedPlayer) -> usize {
    let side = match one.preference.side {
        None => return 0,
        Some(Side::First) => 1,
        Some(Side::Second) => 3,
    };
    side + usize::from(one.preference.is_absolute())
}

fn clashes(one: usize, other: usize) -> bool {
    one > 0 && other > 0 && (one < 3) == (other < 3)
}

/// A lower bound on the pairs that violate C8, from an even number of players; `None` if C3 cannot be met.
fn bound(count: &Counts) -> Option<i64> {
    let [free, first, first_must, second, second_must] = *count;
    let all = count.iter().sum::<i64>();
    let is_met = 2 * first_must <= all && 2 * second_must <= all;
    let more = (first + first_must - second - second_must).abs();
    is_met.then_some((more - free).max(0) / 2)
}

/// The first of the best pairings, with one floater of the lowest score if the number of players is odd;
/// `None` if it is not found in time.
pub(super) fn best(bracket: &BursteinBracket) -> Option<PairedBursteinBracket> {
    let all = &bracket.ready.all;
    let class = bracket.own.iter().map(|one| class(&all[*one]));
    let class = class.collect::<Vec<_>>();
    let lowest = bracket.own.iter().map(|one| all[*one].score).min();
    let suits = |(place, one): (usize, &usize)| {
        let is_welcome = bracket.suits_next.get(place).copied().unwrap_or(true);
        is_welcome && Some(all[*one].score) == lowest
    };
    let mut fold = Fold {
        may_float: bracket.own.iter().enumerate().map(suits).collect(),
        is_open: vec![true; class.len()],
        count: [0; CLASSES],
        floaters: [0; CLASSES],
        floats: class.len() % 2 == 1,
        left: TRIES * class.len(),
        most: 0,
        pairs: Vec::with_capacity(class.len() / 2),
        down: Vec::new(),
        class,
        bracket,
    };
    for place in 0..fold.class.len() {
        fold.add(place, 1);
    }
    fold.most = fold.bound()?;
    fold.settle(0).then(|| {
        let rank = |place: usize| bracket.own[place];
        let pairs = fold
            .pairs
            .iter()
            .map(|(one, other)| (rank(*one), rank(*other)));
        PairedBursteinBracket {
            pairs: pairs
                .map(|(one, other)| (one.min(other), one.max(other)))
                .collect(),
            down: fold.down.iter().map(|one| rank(*one)).collect(),
            left: Vec::new(),
        }
    })
}

/// A search in progress. Players are places in the bracket.
struct Fold<'a> {
    bracket: &'a BursteinBracket<'a>,
    class: Vec<usize>,
    may_float: Vec<bool>,
    is_open: Vec<bool>,
    /// The open players, and those of them who may float.
    count: Counts,
    floaters: Counts,
    /// Whether somebody has still to float.
    floats: bool,
    /// The choices that may still be tried.
    left: usize,
    /// The pairs that may still violate C8.
    most: i64,
    pairs: Vec<(usize, usize)>,
    down: Vec<usize>,
}

impl Fold<'_> {
    /// Counts a player in or, with -1, out.
    fn add(&mut self, place: usize, number: i64) {
        self.count[self.class[place]] += number;
        if self.may_float[place] {
            self.floaters[self.class[place]] += number;
        }
    }

    /// A lower bound on the pairs of open players that violate C8.
    fn bound(&self) -> Option<i64> {
        if !self.floats {
            return bound(&self.count);
        }
        let without = |class: usize| {
            let mut count = self.count;
            count[class] -= 1;
            (self.floaters[class] > 0).then(|| bound(&count)).flatten()
        };
        (0..CLASSES).filter_map(without).min()
    }

    /// Whether the open players may still be paired with as few violations as possible.
    fn is_possible(&self) -> bool {
        self.bound().is_some_and(|bound| bound <= self.most)
    }

    /// Settles all open players, from a place on. Everybody before it is settled.
    fn settle(&mut self, from: usize) -> bool {
        let Some(one) = (from..self.is_open.len()).find(|place| self.is_open[*place]) else {
            return !self.floats;
        };
        self.is_open[one] = false;
        self.add(one, -1);
        let is_settled = self.pair(one) || self.float(one);
        if !is_settled {
            self.add(one, 1);
            self.is_open[one] = true;
        }
        is_settled
    }

    fn pair(&mut self, one: usize) -> bool {
        let ready = self.bracket.ready;
        // By class and whether the opponent could float, which is what counting knows of one.
        let mut is_refuted = [[None; 2]; CLASSES];
        for other in (one + 1..self.is_open.len()).rev() {
            let (class, may_float) = (self.class[other], usize::from(self.may_float[other]));
            let may_meet = || ready.may_meet(self.bracket.own[one], self.bracket.own[other]);
            if !self.is_open[other] || is_refuted[class][may_float] == Some(true) || !may_meet() {
                continue;
            }
            let cost = i64::from(clashes(self.class[one], class));
            self.is_open[other] = false;
            self.add(other, -1);
            self.most -= cost;
            let known = is_refuted[class][may_float];
            let is_possible = known == Some(false) || self.is_possible();
            is_refuted[class][may_float] = Some(!is_possible);
            if is_possible && self.left > 0 {
                self.left -= 1;
                self.pairs.push((one, other));
                if self.settle(one + 1) {
                    return true;
                }
                self.pairs.pop();
            }
            self.most += cost;
            self.add(other, 1);
            self.is_open[other] = true;
            if self.left == 0 {
                return false;
            }
        }
        false
    }

    fn float(&mut self, one: usize) -> bool {
        if !self.floats || !self.may_float[one] || self.left == 0 {
            return false;
        }
        self.floats = false;
        self.left -= 1;
        self.down.push(one);
        let is_settled = self.is_possible() && self.settle(one + 1);
        if !is_settled {
            self.down.pop();
            self.floats = true;
        }
        is_settled
    }
}

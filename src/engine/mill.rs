//! The morabaraba family: how a position is weighed, and which turns look good.

use crate::bits::places;
use crate::game::Searchable;
use inkundla_core::rules::mill::{Mill, Turn};
use inkundla_core::rules::{Rules, Side};

/// The worth of a man.
const MAN: i32 = 100;
/// The worth of the turn to move.
const TEMPO: i32 = 5;

/// The worth of features in one phase of the game of a side.
struct Weights {
    closed_line: i32,
    open_two: i32,
    threat: i32,
    swing: i32,
    mobility: i32,
    crossing: i32,
}

const PLACING: Weights = Weights {
    closed_line: 10,
    open_two: 14,
    threat: 0,
    swing: 0,
    mobility: 2,
    crossing: 3,
};
const MOVING: Weights = Weights {
    closed_line: 10,
    open_two: 10,
    threat: 26,
    swing: 60,
    mobility: 4,
    crossing: 1,
};
const FLYING: Weights = Weights {
    closed_line: 4,
    open_two: 12,
    threat: 30,
    swing: 0,
    mobility: 0,
    crossing: 0,
};

/// The most threats that count.
const MOST_THREATS: i32 = 3;

/// The worth of a side's men and lines.
fn worth(mill: &Mill, side: Side) -> i32 {
    let own = mill.men_mask(side);
    let (foe, empty) = (mill.men_mask(!side), mill.empty_mask());
    let flies = mill.may_fly(side);
    let weights = match mill.in_hand(side) {
        1.. => &PLACING,
        0 if flies => &FLYING,
        0 => &MOVING,
    };
    let closed = closed_points(mill, own);
    let (mut closed_lines, mut twos, mut threats, mut swings) = (0, 0, 0, 0);
    for line in mill.lines() {
        let mask = line.iter().fold(0u32, |mask, point| mask | 1 << point);
        if mask & foe != 0 {
            continue;
        }
        match (mask & own).count_ones() {
            3 => closed_lines += 1,
            2 => {
                twos += 1;
                let gap = (mask & empty).trailing_zeros() as u8;
                let near = mill.neighbour_mask(gap) & own & !mask;
                threats += i32::from(flies && own & !mask != 0 || near != 0);
                swings += i32::from(near & closed != 0);
            }
            _ => {}
        }
    }
    let mut mobility = 0;
    let mut crossings = 0;
    for point in places(u64::from(own)) {
        let near = mill.neighbour_mask(point);
        mobility += (near & empty).count_ones() as i32;
        crossings += i32::from(near.count_ones() >= 4);
    }
    MAN * i32::from(mill.men_left(side))
        + weights.closed_line * closed_lines
        + weights.open_two * twos
        + weights.threat * threats.min(MOST_THREATS)
        + weights.swing * swings.min(1)
        + weights.mobility * mobility
        + weights.crossing * crossings
}

/// The points of all closed lines of a side.
fn closed_points(mill: &Mill, own: u32) -> u32 {
    let lines = mill.lines().iter();
    let masks = lines.map(|line| line.iter().fold(0u32, |mask, point| mask | 1 << point));
    masks
        .filter(|mask| mask & own == *mask)
        .fold(0, |all, mask| all | mask)
}

impl Searchable for Mill {
    const SPREAD: f64 = 1.0;

    fn evaluate(&self) -> i32 {
        let side = self.to_move();
        worth(self, side) - worth(self, !side) + TEMPO
    }

    fn promise(&self, turn: &Turn) -> i32 {
        let side = self.to_move();
        let (own, foe) = (self.men_mask(side), self.men_mask(!side));
        let shots = turn.shot_mask();
        let mut score = 1_000 * shots.count_ones() as i32;
        for shot in places(u64::from(shots)) {
            score += 20 * (self.neighbour_mask(shot) & foe).count_ones() as i32;
        }
        if let Some(to) = turn.to() {
            let rest = match turn.from() {
                Some(from) => own & !(1 << from),
                None => own,
            };
            // A point on which the foe would make a line is taken first.
            score += 500 * i32::from(self.closes_line(foe, to));
            let near = self.neighbour_mask(to);
            score += 8 * (near & rest).count_ones() as i32 + near.count_ones() as i32;
        }
        if let Some(from) = turn.from() {
            score -= 200 * i32::from(self.closes_line(foe, from));
        }
        score
    }

    fn code(turn: &Turn) -> u32 {
        let point = |point: Option<u8>| point.map_or(31, u32::from);
        let act = point(turn.from()) | point(turn.to()) << 5 | 1 << 30;
        act ^ turn.shot_mask().wrapping_mul(0x9e37_79b1) >> 3 << 10 & 0x3fff_fc00
    }

    fn is_irreversible(&self, turn: &Turn) -> bool {
        turn.is_irreversible()
    }

    fn captures(turn: &Turn) -> bool {
        turn.shot_mask() != 0
    }
}

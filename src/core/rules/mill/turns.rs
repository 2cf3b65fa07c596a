//! Generates all legal turns.

use super::hand::Kind;
use super::option_enum::{FlyAt, Immobile};
use super::play::begun;
use super::points::Points;
use super::shots::{Shooting, makes_line, targets};
use super::{Ban, Mill, Side, verdict};
use std::cell::LazyCell;
use std::ops::Deref;

/// A whole turn: what is done, and which cows are shot with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub(super) act: Act,
    pub(super) shots: Points,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// A man from the hand is placed.
    Place { at: u8, kind: Kind },
    /// A man walks or flies.
    Move { from: u8, to: u8 },
    /// A man is given to the opponent (*ilobolo*).
    Gift { at: u8 },
    /// The player cannot move.
    Pass,
}

impl Act {
    pub(super) const fn alone(self) -> Turn {
        Turn {
            act: self,
            shots: Points::NONE,
        }
    }
}

/// Visits every legal turn once, with what it shares with others of its sort:
/// the board when its act has [`begun`].
#[inline]
pub(super) fn each(mill: &Mill, mut visit: impl FnMut(&Mill, Turn)) {
    if verdict::is_settled(mill) {
        return;
    }
    if mill.giver().is_some() {
        let given = begun(mill, Act::Gift { at: 0 });
        mill.own()
            .for_each(|at| visit(&given, Act::Gift { at }.alone()));
    } else if !mill.hand[mill.to_move].is_empty() {
        each_placing(mill, visit);
    } else {
        each_move_or_pass(mill, visit);
    }
}

fn each_move_or_pass(mill: &Mill, mut visit: impl FnMut(&Mill, Turn)) {
    let mut blocked = true;
    each_move(mill, |begun, turn| {
        blocked = false;
        visit(begun, turn);
    });
    if blocked && mill.sheet.immobile == Immobile::Pass {
        visit(&begun(mill, Act::Pass), Act::Pass.alone());
    }
}

fn each_placing(mill: &Mill, mut visit: impl FnMut(&Mill, Turn)) {
    let targets = LazyCell::new(|| targets(mill));
    for kind in [Kind::Cow, Kind::HerdBoys, Kind::Warriors] {
        if mill.hand[mill.to_move].of(kind) > 0 {
            let placed = begun(mill, Act::Place { at: 0, kind });
            for at in mill.empty() {
                let act = Act::Place { at, kind };
                each_shot(mill, act, &targets, |turn| visit(&placed, turn));
            }
        }
    }
}

fn each_move(mill: &Mill, mut visit: impl FnMut(&Mill, Turn)) {
    let targets = LazyCell::new(|| targets(mill));
    let moved = begun(mill, Act::Move { from: 0, to: 0 });
    for from in mill.own() {
        for to in destinations(mill, from) {
            let act = Act::Move { from, to };
            each_shot(mill, act, &targets, |turn| visit(&moved, turn));
        }
    }
}

/// Visits an act with each choice of shots that it earns.
#[inline]
fn each_shot(
    mill: &Mill,
    act: Act,
    targets: &impl Deref<Target = Points>,
    mut visit: impl FnMut(Turn),
) {
    if !makes_line(mill, act) {
        return visit(act.alone());
    }
    let shooting = Shooting::earned(mill, act, **targets);
    match shooting.least {
        1 => shooting.targets.for_each(|at| {
            visit(Turn {
                act,
                shots: Points::one(at),
            })
        }),
        _ => shooting.each_choice(|shots| visit(Turn { act, shots })),
    }
}

/// Whether the player to move can place or move; a forced pass is neither.
pub(super) fn has_move(mill: &Mill) -> bool {
    !mill.hand[mill.to_move].is_empty()
        || mill.own().any(|from| !destinations(mill, from).is_empty())
}

/// The empty points to which the player's man can walk or fly.
#[inline]
pub(super) fn reach(mill: &Mill, from: u8) -> Points {
    if flies(mill, mill.to_move) {
        mill.empty()
    } else {
        mill.empty().and(mill.sheet.geometry().neighbours(from))
    }
}

/// Those of them to which he may.
#[inline]
pub(super) fn destinations(mill: &Mill, from: u8) -> Points {
    match mill.live_ban() {
        Some(ban) if is_banned(mill, ban, from) => reach(mill, from).without(ban.to),
        _ => reach(mill, from),
    }
}

/// Whether a ban bites a man that starts from `from`: only a return that makes a line is banned.
fn is_banned(mill: &Mill, ban: Ban, from: u8) -> bool {
    ban.from == from
        && mill
            .sheet
            .geometry()
            .closes(mill.own().without(from), ban.to)
}

/// 002:4, 002:36, 000:13, 002:65, 004:68-72: only he who has three (C17), all placed (C16).
#[inline]
pub(super) fn flies(mill: &Mill, side: Side) -> bool {
    // Fewer than three play on only where a gift does not count as lost (C5).
    let few = mill.alive[side] <= 3;
    few && mill.sheet.fly_at == FlyAt::Three && mill.hand[side].is_empty()
}

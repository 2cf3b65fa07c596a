//! Generates the legal turns.

use super::hand::Kind;
use super::option_enum::{FlyAt, Immobile};
use super::play::begun;
use super::points::Points;
use super::position::{Ban, Mill};
use super::shots::{Shooting, makes_line, targets};
use super::turn::{Act, Turn};
use super::verdict;
use crate::rules::Side;
use std::cell::LazyCell;
use std::ops::Deref;

/// Visits every legal turn once, together with the position after [`begun`],
/// which it shares with the other turns of its sort.
#[inline]
pub(super) fn each(mill: &Mill, mut visit: impl FnMut(&Mill, Turn)) {
    if verdict::is_settled(mill) {
        return;
    }
    if mill.gift_due().is_some() {
        let given = begun(mill, Act::Gift { at: 0 });
        mill.own()
            .for_each(|at| visit(&given, Act::Gift { at }.alone()));
    } else if !mill.hand[mill.to_move].is_empty() {
        each_placing(mill, visit);
    } else if mill.waits() {
        visit(&begun(mill, Act::Pass), Act::Pass.alone());
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
    for kind in Kind::ALL {
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

/// Visits the turns of an act, one for each choice of shots.
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
    let can_move = || mill.own().any(|from| !destinations(mill, from).is_empty());
    !mill.hand[mill.to_move].is_empty() || !mill.waits() && can_move()
}

/// The empty points to which the player's man can walk or fly.
#[inline]
pub(super) fn reach(mill: &Mill, from: u8) -> Points {
    if mill.may_fly(mill.to_move) {
        mill.empty()
    } else {
        mill.empty().and(mill.sheet.geometry().neighbours(from))
    }
}

/// The points of [`reach`] without the banned one.
#[inline]
pub(super) fn destinations(mill: &Mill, from: u8) -> Points {
    match mill.active_ban() {
        Some(ban) if is_banned(mill, ban, from) => reach(mill, from).without(ban.to),
        _ => reach(mill, from),
    }
}

/// Whether a ban applies to a man on `from`: only a return that makes a line is banned.
fn is_banned(mill: &Mill, ban: Ban, from: u8) -> bool {
    let others = mill.own().without(from);
    ban.from == from && mill.sheet.geometry().closes(others, ban.to)
}

impl Mill {
    /// Whether a side may move to any empty point: only a player with three men
    /// (C17), all placed (C16). 002:4, 002:36, 000:13, 002:65, 004:68-72
    #[inline]
    pub fn may_fly(&self, side: Side) -> bool {
        // Play continues with fewer than three only if gifts do not count as lost (C5).
        let few = self.alive[side] <= 3;
        few && self.sheet.fly_at == FlyAt::Three && self.hand[side].is_empty()
    }
}

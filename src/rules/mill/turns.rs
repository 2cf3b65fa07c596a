use super::choice::{Capture, FlyAt, Immobile, ShotsPerTurn, Target};
use super::hand::Kind;
use super::points::Points;
use super::{Ban, Gifts, Mill, ending};
use crate::rules::Side;
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

/// Visits every legal turn once.
#[inline]
pub(super) fn each(mill: &Mill, mut visit: impl FnMut(Turn)) {
    if ending::is_settled(mill) {
        return;
    }
    if mill.is_gift_due() {
        mill.own().for_each(|at| visit(Act::Gift { at }.alone()));
    } else if !mill.hand[mill.to_move].is_empty() {
        each_placing(mill, visit);
    } else {
        each_move_or_pass(mill, visit);
    }
}

fn each_move_or_pass(mill: &Mill, mut visit: impl FnMut(Turn)) {
    let mut blocked = true;
    each_move(mill, |turn| {
        blocked = false;
        visit(turn);
    });
    if blocked && mill.sheet.immobile == Immobile::Pass {
        visit(Act::Pass.alone());
    }
}

fn each_placing(mill: &Mill, mut visit: impl FnMut(Turn)) {
    let targets = LazyCell::new(|| targets(mill));
    for kind in [Kind::Cow, Kind::HerdBoys, Kind::Warriors] {
        if mill.hand[mill.to_move].of(kind) > 0 {
            for at in mill.empty() {
                each_shot(mill, Act::Place { at, kind }, &targets, &mut visit);
            }
        }
    }
}

fn each_move(mill: &Mill, mut visit: impl FnMut(Turn)) {
    let targets = LazyCell::new(|| targets(mill));
    for from in mill.own() {
        for to in destinations(mill, from) {
            each_shot(mill, Act::Move { from, to }, &targets, &mut visit);
        }
    }
}

/// Visits an act with each choice of shots that it earns.
#[inline]
fn each_shot(
    mill: &Mill,
    act: Act,
    targets: &impl Deref<Target = Points>,
    visit: &mut impl FnMut(Turn),
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

/// The point to which an act brings a man, and the men of his side then beside him.
#[inline]
fn arrival(mill: &Mill, act: Act) -> Option<(u8, Points)> {
    match act {
        Act::Place { at, .. } => Some((at, mill.own())),
        Act::Move { from, to } => Some((to, mill.own().without(from))),
        Act::Gift { .. } | Act::Pass => None,
    }
}

/// Whether an act makes a line (§1): the man that came is one of its three.
#[inline]
pub(super) fn makes_line(mill: &Mill, act: Act) -> bool {
    arrival(mill, act).is_some_and(|(to, beside)| mill.sheet.geometry().closes(beside, to))
}

fn lines_made(mill: &Mill, act: Act) -> u8 {
    arrival(mill, act).map_or(0, |(to, beside)| {
        mill.sheet.geometry().lines_closed(beside, to)
    })
}

/// What an act lets the player shoot.
pub(super) struct Shooting {
    /// Which cows may be shot.
    pub(super) targets: Points,
    /// How many must be.
    pub(super) least: u8,
    /// How many may be.
    pub(super) most: u8,
}

impl Shooting {
    /// What an act earns where these are the targets.
    pub(super) fn earned(mill: &Mill, act: Act, targets: Points) -> Shooting {
        let earned = match mill.sheet.captures_per_move {
            ShotsPerTurn::One => u8::from(makes_line(mill, act)), // 002:64, 004:46-47, C9
            ShotsPerTurn::PerLine => lines_made(mill, act),
        };
        let most = earned.min(targets.len()); // §3.5
        let least = match mill.sheet.capture {
            Capture::Mandatory => most, // C6
            Capture::Optional => 0,
        };
        Shooting {
            targets,
            least,
            most,
        }
    }

    /// Every set of targets of an allowed size, once.
    fn each_choice(&self, mut visit: impl FnMut(Points)) {
        self.extend(Points::NONE, self.targets, &mut visit);
    }

    fn extend(&self, chosen: Points, rest: Points, visit: &mut dyn FnMut(Points)) {
        if chosen.len() >= self.least {
            visit(chosen);
        }
        if chosen.len() == self.most {
            return;
        }
        let mut later = rest;
        while let Some(at) = later.next() {
            self.extend(chosen.with(at), later, visit);
        }
    }
}

/// The cows that a shot may take. With several shots in one turn all of them
/// are chosen by the board as it stands before the first.
pub(super) fn targets(mill: &Mill) -> Points {
    let theirs = mill.cows[!mill.to_move];
    let open = || theirs.minus(mill.sheet.geometry().lined(theirs));
    match mill.sheet.target {
        Target::Any => theirs,    // 002:20, 002:31, 000:9
        Target::Strict => open(), // C18
        Target::Protected => match open() {
            open if open.is_empty() => theirs, // 004:42-44
            open => open,                      // 002:64
        },
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
    if may_fly(mill) {
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
fn may_fly(mill: &Mill) -> bool {
    // Fewer than three play on only where a gift does not count as lost (C5).
    let few = mill.alive[mill.to_move] <= 3;
    few && mill.sheet.fly_at == FlyAt::Three && mill.hand[mill.to_move].is_empty()
}

/// The position after a legal turn.
#[inline]
pub(super) fn play(mill: &Mill, turn: &Turn) -> Mill {
    let mut next = *mill;
    match turn.act {
        Act::Place { at, kind } => next.place(at, kind),
        Act::Move { from, to } => next.move_man(from, to),
        Act::Gift { at } => next.give(at),
        Act::Pass => {}
    }
    turn.shots.for_each(|at| next.shoot(at));
    next.count_quiet(turn);
    next.hand_over();
    next.count_ply();
    next.wait_for_first_gift();
    next
}

impl Mill {
    #[inline]
    pub(super) fn own(&self) -> Points {
        self.cows[self.to_move]
    }

    #[inline]
    fn place(&mut self, at: u8, kind: Kind) {
        let side = self.to_move;
        self.hand[side] = self.hand[side].without(kind);
        self.cows[side] = self.cows[side].with(at);
        self.set_kind(at, kind);
    }

    #[inline]
    fn move_man(&mut self, from: u8, to: u8) {
        let side = self.to_move;
        self.bans[side] = self.ban_after(from, to);
        self.cows[side] = self.cows[side].without(from).with(to);
        if self.sheet.typed {
            let kind = self.kind_on(from);
            self.clear_kind(from);
            self.set_kind(to, kind);
        }
    }

    /// GAR stage 2: a cow that leaves a line to make one may not go straight back.
    #[inline]
    fn ban_after(&self, from: u8, to: u8) -> Option<Ban> {
        let others = self.own().without(from);
        let closes = |at| self.sheet.geometry().closes(others, at);
        (self.sheet.no_return && closes(from) && closes(to)).then_some(Ban { from: to, to: from })
    }

    /// G2, G3.
    #[inline]
    fn give(&mut self, at: u8) {
        self.remove(self.to_move, at);
        self.gifts = match self.gifts {
            Gifts::None => Gifts::One,
            Gifts::One | Gifts::Both => Gifts::Both,
        };
    }

    #[inline]
    fn shoot(&mut self, at: u8) {
        let side = !self.to_move;
        self.remove(side, at);
        if let Some(ban) = self.bans[side]
            && !self.outlives_shot(side, ban)
        {
            self.bans[side] = None;
        }
    }

    /// A ban ends with its cow and, under `no_return_intact`, with the line the cow made.
    #[inline]
    fn outlives_shot(&self, side: Side, ban: Ban) -> bool {
        let cows = self.cows[side];
        cows.has(ban.from)
            && (!self.sheet.no_return_intact || self.sheet.geometry().closes(cows, ban.from))
    }

    #[inline]
    fn remove(&mut self, side: Side, at: u8) {
        self.cows[side] = self.cows[side].without(at);
        self.alive[side] -= 1;
        self.clear_kind(at);
    }

    #[inline]
    pub(super) fn set_kind(&mut self, at: u8, kind: Kind) {
        match kind {
            Kind::Cow => {}
            Kind::HerdBoys => self.herd_boys = self.herd_boys.with(at),
            Kind::Warriors => self.warriors = self.warriors.with(at),
        }
    }

    #[inline]
    fn clear_kind(&mut self, at: u8) {
        self.herd_boys = self.herd_boys.without(at);
        self.warriors = self.warriors.without(at);
    }

    /// §9: passes and gifts leave the count as it is.
    #[inline]
    fn count_quiet(&mut self, turn: &Turn) {
        match turn.act {
            Act::Pass | Act::Gift { .. } => {}
            Act::Place { .. } | Act::Move { .. }
                if turn.shots.is_empty() && self.counts_quiet() =>
            {
                self.quiet += 1
            }
            Act::Place { .. } | Act::Move { .. } => self.quiet = 0,
        }
    }

    /// G2: the first player gives first, also when a lost turn has made him place last.
    #[inline]
    fn wait_for_first_gift(&mut self) {
        if self.gifts == Gifts::None && self.is_gift_due() {
            self.to_move = Side::First;
        }
    }
}

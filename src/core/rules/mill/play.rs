//! Plays a legal turn.

use super::hand::Kind;
use super::position::{Ban, Mill};
use super::turn::{Act, Turn};
use crate::rules::Side;

/// The position after a legal turn.
pub(super) fn play(mill: &Mill, turn: &Turn) -> Mill {
    let mut next = begun(mill, turn.act);
    next.finish(*turn);
    next
}

/// The position after the changes common to all acts of one sort (placing one
/// kind, moving, giving, passing). The move generator makes them once per sort
/// and then calls [`Mill::finish`] for each turn.
#[inline]
pub(super) fn begun(mill: &Mill, act: Act) -> Mill {
    let side = mill.to_move;
    let mut next = *mill;
    match act {
        Act::Place { kind, .. } => {
            next.hand[side] = mill.hand[side].without(kind);
            next.quiet = mill.quiet_after();
        }
        Act::Move { .. } => {
            next.bans[side] = None;
            next.quiet = mill.quiet_after();
        }
        Act::Gift { .. } | Act::Pass => {} // §9: the count does not change
    }
    next.count_ply();
    next.to_move = !side;
    next
}

impl Mill {
    /// Makes the changes specific to one turn, after [`begun`].
    #[inline(always)]
    pub(super) fn finish(&mut self, turn: Turn) {
        match turn.act {
            Act::Place { at, kind } => self.place(at, kind),
            Act::Move { from, to } => self.move_man(from, to),
            Act::Gift { at } => self.give(at),
            Act::Pass => {}
        }
        if !turn.shots.is_empty() {
            turn.shots.for_each(|at| self.shoot(at));
            self.quiet = 0;
        }
        // The first player gives first (G2), even if a lost turn made him place last.
        if let Some(giver) = self.gift_due() {
            self.to_move = giver;
        }
    }

    /// The count of quiet turns after another one.
    fn quiet_after(&self) -> u16 {
        if self.counts_quiet() {
            self.quiet.saturating_add(1)
        } else {
            0
        }
    }

    #[inline]
    fn place(&mut self, at: u8, kind: Kind) {
        let side = !self.to_move;
        self.cows[side] = self.cows[side].with(at);
        self.set_kind(at, kind);
    }

    #[inline]
    fn move_man(&mut self, from: u8, to: u8) {
        let side = !self.to_move;
        if self.sheet.no_return {
            self.bans[side] = self.ban_after(side, from, to);
        }
        self.cows[side] = self.cows[side].without(from).with(to);
        if self.sheet.typed {
            let kind = self.kind_on(from);
            self.clear_kind(from);
            self.set_kind(to, kind);
        }
    }

    /// GAR stage 2: a cow that leaves a line to make another may not go straight back.
    #[inline]
    fn ban_after(&self, side: Side, from: u8, to: u8) -> Option<Ban> {
        let others = self.cows[side].without(from);
        let closes = |at| self.sheet.geometry().closes(others, at);
        (closes(to) && closes(from)).then_some(Ban { from: to, to: from })
    }

    /// G2, G3.
    #[inline]
    fn give(&mut self, at: u8) {
        self.remove(!self.to_move, at);
        self.gifts = self.gifts.and_one();
    }

    #[inline]
    fn shoot(&mut self, at: u8) {
        let side = self.to_move;
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
        if self.sheet.typed {
            self.clear_kind(at);
        }
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
}

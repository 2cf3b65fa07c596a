use super::hand::Kind;
use super::turns::{Act, Turn};
use super::{Ban, Gifts, Mill};
use crate::rules::Side;

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
    next.count_ply();
    next.hand_on();
    next
}

impl Mill {
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

    /// Each in turn; but a due gift is first given by the first player (G2),
    /// also when a lost turn has made him place last.
    #[inline]
    fn hand_on(&mut self) {
        self.to_move = !self.to_move;
        if let Some(giver) = self.giver() {
            self.to_move = giver;
        }
    }
}

//! A position of the morabaraba family.

use super::gifts::Gifts;
use super::hand::{Hand, Kind};
use super::option_enum::{FullBoard, MovingBegins, QuietWhen};
use super::points::Points;
use super::rule_sheet::RuleSheet;
use crate::rules::{self, BySide, Side};

/// A position of one of the six games: everything that determines the legal
/// turns, without the history for repetition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mill {
    pub(super) sheet: RuleSheet,
    /// The men of each side on the board, of any kind.
    pub(super) cows: BySide<Points>,
    /// The points of both sides' herd-boys.
    pub(super) herd_boys: Points,
    /// The points of both sides' warriors.
    pub(super) warriors: Points,
    pub(super) hand: BySide<Hand>,
    /// The number of men on the board and in hand (§1).
    pub(super) alive: BySide<u8>,
    pub(super) to_move: Side,
    pub(super) gifts: Gifts,
    /// The count of plies towards the draw without a shot (§9).
    pub(super) quiet: u16,
    pub(super) bans: BySide<Option<Ban>>,
    pub(super) ply: u16,
}

/// A cow on `from` may not move to `to` if that makes a line (§8 f).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ban {
    pub(super) from: u8,
    pub(super) to: u8,
}

impl Mill {
    /// The empty board with all men in hand (002:16, 002:27, 000:5, 002:62, 004:30-32).
    pub fn start(sheet: RuleSheet) -> Mill {
        Mill {
            sheet,
            cows: BySide::default(),
            herd_boys: Points::NONE,
            warriors: Points::NONE,
            hand: BySide::from_fn(|_| sheet.hand),
            alive: BySide::from_fn(|_| sheet.hand.total()),
            to_move: Side::First, // C14
            gifts: Gifts::None,
            quiet: 0,
            bans: BySide::default(),
            ply: 0,
        }
    }

    /// The rules in force.
    pub fn sheet(&self) -> &RuleSheet {
        &self.sheet
    }

    /// The number of men of each kind in a side's hand; empty without kinds.
    pub(in crate::rules) fn typed_hand(&self, side: Side) -> Vec<(rules::Kind, u8)> {
        let counted = |kind: Kind| (kind.into(), self.hand[side].of(kind));
        if self.sheet.is_typed() {
            Kind::ALL.map(counted).to_vec()
        } else {
            Vec::new()
        }
    }

    /// The men of the player to move.
    #[inline]
    pub(super) fn own(&self) -> Points {
        self.cows[self.to_move]
    }

    #[inline]
    pub(super) fn everywhere(&self) -> Points {
        Points::first(self.sheet.points())
    }

    #[inline]
    pub(super) fn empty(&self) -> Points {
        self.everywhere()
            .minus(self.cows.first.or(self.cows.second))
    }

    #[inline]
    pub(super) fn kind_on(&self, at: u8) -> Kind {
        if self.herd_boys.has(at) {
            Kind::HerdBoys
        } else if self.warriors.has(at) {
            Kind::Warriors
        } else {
            Kind::Cow
        }
    }

    #[inline]
    pub(super) fn lost_or_given(&self, side: Side) -> u8 {
        self.sheet.hand.total() - self.alive[side]
    }

    /// The number of men that a side has lost, with gifts if they count as lost.
    pub(super) fn lost(&self, side: Side) -> u8 {
        let uncounted = if self.sheet.gift_counts {
            0
        } else {
            self.gifts.given_by(side)
        }; // C5
        self.lost_or_given(side) - uncounted
    }

    /// The player who must give a man before the game continues (G1-G3).
    #[inline]
    pub(in crate::rules) fn gift_due(&self) -> Option<Side> {
        if self.sheet.full_board != FullBoard::Gift {
            return None;
        }
        self.gifts.due(self.empty().is_empty())
    }

    /// C23: whether the player to move has placed all his men and moving has not begun, as the
    /// other, who lost a turn, still has some to place.
    #[inline]
    pub(super) fn waits(&self) -> bool {
        self.sheet.moving_begins == MovingBegins::AllPlaced
            && self.hand[self.to_move].is_empty()
            && !self.hand[!self.to_move].is_empty()
    }

    /// Whether turns without a shot are counted now (§9).
    #[inline]
    pub(super) fn counts_quiet(&self) -> bool {
        // "Exactly three" includes the men in hand.
        let BySide { first, second } = self.alive;
        match self.sheet.quiet_when {
            QuietWhen::None => false,
            QuietWhen::Either => first == 3 || second == 3, // 002:75
            QuietWhen::Both => first == 3 && second == 3,   // 000:14, 004:79
        }
    }

    /// The ban on the player to move.
    #[inline]
    pub(super) fn active_ban(&self) -> Option<Ban> {
        self.bans[self.to_move].filter(|_| self.sheet.no_return)
    }

    #[inline]
    pub(super) fn count_ply(&mut self) {
        self.ply = self.ply.saturating_add(1);
    }
}

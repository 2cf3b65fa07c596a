//! The morabaraba family: one engine and a rule sheet per game.
//!
//! References such as `002:64`, `C4` and `§9` are rows of `docs/LAW.md`.

mod board;
mod facts;
mod features;
mod formations;
mod hand;
mod ineffective_option;
mod notation;
mod option_enum;
mod options;
mod play;
mod points;
mod position_text;
mod rule_sheet;
mod shots;
mod turn;
mod turns;
mod verdict;

pub(super) use facts::FACTS;
pub use option_enum::FirstPlayer;
pub use rule_sheet::RuleSheet;
pub use turn::Turn;

use super::{
    self as rules, BySide, InvalidPosition, Man, QuietCounter, RepetitionKey, Rules, Side, Stock,
    Verdict, WhyNot,
};
use hand::{Hand, Kind};
use option_enum::{FullBoard, MovingBegins, QuietWhen};
use points::Points;

/// A position of one of the six games: everything that determines the legal
/// turns, without the history for repetition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mill {
    sheet: RuleSheet,
    /// The men of each side on the board, of any kind.
    cows: BySide<Points>,
    /// The points of both sides' herd-boys.
    herd_boys: Points,
    /// The points of both sides' warriors.
    warriors: Points,
    hand: BySide<Hand>,
    /// The number of men on the board and in hand (§1).
    alive: BySide<u8>,
    to_move: Side,
    gifts: Gifts,
    /// The count of plies towards the draw without a shot (§9).
    quiet: u16,
    bans: BySide<Option<Ban>>,
    ply: u16,
}

/// The gifts made on a full board so far (G1-G4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gifts {
    None,
    /// The first player has given, the second must.
    One,
    Both,
}

/// A cow on `from` may not move to `to` if that makes a line (§8 f).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ban {
    from: u8,
    to: u8,
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

    /// Parses a position (format: `docs/LAW.md`). The fields must be consistent.
    /// Positions that no game reaches are accepted, so that studies can be set up.
    /// A gift, count or ban unknown to this game is kept and ignored, so that the
    /// same position can be tried under two sheets.
    pub fn parse(sheet: RuleSheet, text: &str) -> Result<Mill, InvalidPosition> {
        position_text::read(sheet, text)
    }

    /// The rules in force.
    pub fn sheet(&self) -> &RuleSheet {
        &self.sheet
    }

    /// The number of men of each kind in a side's hand; empty without kinds.
    pub(super) fn typed_hand(&self, side: Side) -> Vec<(rules::Kind, u8)> {
        let counted = |kind: Kind| (kind.into(), self.hand[side].of(kind));
        if self.sheet.is_typed() {
            Kind::ALL.map(counted).to_vec()
        } else {
            Vec::new()
        }
    }

    /// The men of the player to move.
    #[inline]
    fn own(&self) -> Points {
        self.cows[self.to_move]
    }

    fn everywhere(&self) -> Points {
        Points::first(self.sheet.points())
    }

    fn empty(&self) -> Points {
        self.everywhere()
            .minus(self.cows.first.or(self.cows.second))
    }

    fn kind_on(&self, at: u8) -> Kind {
        if self.herd_boys.has(at) {
            Kind::HerdBoys
        } else if self.warriors.has(at) {
            Kind::Warriors
        } else {
            Kind::Cow
        }
    }

    fn lost_or_given(&self, side: Side) -> u8 {
        self.sheet.hand.total() - self.alive[side]
    }

    /// The number of men that a side has lost, with gifts if they count as lost.
    fn lost(&self, side: Side) -> u8 {
        let uncounted = if self.sheet.gift_counts {
            0
        } else {
            self.given(side)
        }; // C5
        self.lost_or_given(side) - uncounted
    }

    fn given(&self, side: Side) -> u8 {
        match (self.gifts, side) {
            (Gifts::None, _) | (Gifts::One, Side::Second) => 0,
            (Gifts::One, Side::First) | (Gifts::Both, _) => 1,
        }
    }

    /// The player who must give a man before the game continues (G1-G3).
    #[inline]
    pub(super) fn giver(&self) -> Option<Side> {
        if self.sheet.full_board != FullBoard::Gift {
            return None;
        }
        match self.gifts {
            Gifts::None if self.empty().is_empty() => Some(Side::First), // G1, G2
            Gifts::One => Some(Side::Second),                            // G3
            Gifts::None | Gifts::Both => None,                           // G4
        }
    }

    /// Whether the player to move can only pass (002:24, 002:35, 000:11, C23).
    pub(super) fn must_pass(&self) -> bool {
        let passes = self.sheet.immobile == option_enum::Immobile::Pass;
        self.waits() || passes && self.giver().is_none() && !turns::has_move(self)
    }

    /// C23: whether the player to move has placed all his men and moving has not begun, as the
    /// other, who lost a turn, still has some to place.
    #[inline]
    fn waits(&self) -> bool {
        self.sheet.moving_begins == MovingBegins::AllPlaced
            && self.hand[self.to_move].is_empty()
            && !self.hand[!self.to_move].is_empty()
    }

    /// Whether turns without a shot are counted now (§9).
    #[inline]
    fn counts_quiet(&self) -> bool {
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
    fn active_ban(&self) -> Option<Ban> {
        self.bans[self.to_move].filter(|_| self.sheet.no_return)
    }

    fn count_ply(&mut self) {
        self.ply = self.ply.saturating_add(1);
    }
}

impl Rules for Mill {
    type Turn = Turn;

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn each_turn(&self, mut visit: impl FnMut(Turn)) {
        turns::each(self, |_, turn| visit(turn));
    }

    #[inline]
    fn each_after(&self, mut visit: impl FnMut(&Mill)) {
        turns::each(self, |begun, turn| {
            let mut after = *begun;
            after.finish(turn);
            visit(&after);
        });
    }

    fn play(&self, turn: &Turn) -> Mill {
        play::play(self, turn)
    }

    fn verdict(&self) -> Option<Verdict> {
        verdict::verdict(self)
    }

    fn write(&self, turn: &Turn) -> String {
        notation::write(self.sheet.board(), turn)
    }

    fn read(&self, text: &str) -> Result<Turn, WhyNot> {
        notation::read(self, text)
    }

    /// §10.7: not past a due gift, nor to an opponent who has no move.
    fn give_turn(&self) -> Option<Mill> {
        if self.verdict().is_some() || self.giver().is_some() {
            return None;
        }
        let mut next = *self;
        next.to_move = !self.to_move;
        next.count_ply(); // §10.8: neither the quiet count nor a ban changes
        turns::has_move(&next).then_some(next)
    }

    fn repetition_key(&self) -> RepetitionKey {
        let hand =
            |Hand {
                 cows,
                 herd_boys,
                 warriors,
             }| u64::from(cows) | u64::from(herd_boys) << 8 | u64::from(warriors) << 16;
        let ban = |ban: Option<Ban>| {
            ban.map_or(u64::MAX, |Ban { from, to }| {
                u64::from(from) << 8 | u64::from(to)
            })
        };
        RepetitionKey([
            u64::from(self.cows.first.bits()) | u64::from(self.cows.second.bits()) << 32,
            u64::from(self.herd_boys.bits()) | u64::from(self.warriors.bits()) << 32,
            hand(self.hand.first) | hand(self.hand.second) << 32,
            self.to_move as u64 | (self.gifts as u64) << 8,
            ban(self.active_ban()),
            0,
            0,
            0,
            0,
            0,
        ])
    }

    fn repetition_limit(&self) -> Option<u8> {
        self.sheet.repetition_limit()
    }

    fn draws_by_claim(&self) -> bool {
        self.sheet.draws == option_enum::Draws::Claim
    }

    fn text(&self) -> String {
        position_text::write(self)
    }

    fn men(&self) -> Vec<Man> {
        let man = |at| {
            let side = Side::BOTH
                .into_iter()
                .find(|side| self.cows[*side].has(at))?;
            Some(Man {
                at,
                side,
                kind: self.kind_on(at).into(),
            })
        };
        self.everywhere().filter_map(man).collect()
    }

    fn stock(&self) -> BySide<Stock> {
        BySide::from_fn(|side| Stock {
            in_hand: self.hand[side].total(),
            on_board: self.cows[side].len(),
            lost: self.lost(side),
        })
    }

    fn lines_made(&self) -> Vec<[u8; 3]> {
        let is_made = |line: &&[u8; 3]| {
            Side::BOTH
                .into_iter()
                .any(|side| line.iter().all(|at| self.cows[side].has(*at)))
        };
        let lines = self.sheet.geometry().lines().iter();
        lines.filter(is_made).copied().collect()
    }

    fn quiet(&self) -> Option<QuietCounter> {
        self.counts_quiet().then(|| QuietCounter {
            plies: self.quiet,
            limit: self.sheet.quiet_limit(),
            each: self.sheet.counts_quiet_each(),
        })
    }
}

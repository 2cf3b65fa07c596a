//! The morabaraba family: one engine, one rule sheet per game.
//!
//! The marks beside the lines (`002:64`, `C4`, `§9`) are the rows of `docs/LAW.md`.

mod board;
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
mod turns;
mod verdict;

pub use option_enum::FirstPlayer;
pub use rule_sheet::RuleSheet;
pub use turns::Turn;

use super::{
    self as rules, BySide, InvalidPosition, Man, QuietCounter, RepetitionKey, Rules, Side, Stock,
    Verdict, WhyNot,
};
use hand::{Hand, Kind};
use option_enum::{FullBoard, QuietWhen};
use points::Points;

/// A position of one of the six games: everything that decides what may be
/// played, but not how often it has stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mill {
    sheet: RuleSheet,
    /// Every man of a side on the board, whatever its kind.
    cows: BySide<Points>,
    /// Those of them, of both sides, that are herd-boys.
    herd_boys: Points,
    /// Those of them, of both sides, that are warriors.
    warriors: Points,
    hand: BySide<Hand>,
    /// Men on the board and in hand (§1).
    alive: BySide<u8>,
    to_move: Side,
    gifts: Gifts,
    /// Plies that count towards the draw without a shot (§9).
    quiet: u16,
    bans: BySide<Option<Ban>>,
    ply: u16,
}

/// How far the gifts of a full board have come (G1-G4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gifts {
    /// Nobody has given.
    None,
    /// The first player has given, the second must.
    One,
    /// Both have given.
    Both,
}

/// A cow on `from` may not go to `to` if that makes a line (§8 f).
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
            cows: BySide {
                first: Points::NONE,
                second: Points::NONE,
            },
            herd_boys: Points::NONE,
            warriors: Points::NONE,
            hand: BySide {
                first: sheet.hand,
                second: sheet.hand,
            },
            alive: BySide {
                first: sheet.hand.total(),
                second: sheet.hand.total(),
            },
            to_move: Side::First, // C14
            gifts: Gifts::None,
            quiet: 0,
            bans: BySide {
                first: None,
                second: None,
            },
            ply: 0,
        }
    }

    /// Reads a position of a game (the form is in `docs/LAW.md`). What the text
    /// says must agree with itself. That some sequence of turns leads there is
    /// not checked, so that a study can be set up; and a gift, a count or a ban
    /// that this game does not know is kept but minds nobody, so that one
    /// position can be looked at under two sheets.
    ///
    /// # Errors
    /// What is wrong with the text, as a sentence.
    pub fn parse(sheet: RuleSheet, text: &str) -> Result<Mill, InvalidPosition> {
        position_text::read(sheet, text)
    }

    /// The rules in force.
    pub fn sheet(&self) -> &RuleSheet {
        &self.sheet
    }

    /// How many men of each kind a side has in hand, where there are kinds.
    pub(super) fn typed_hand(&self, side: Side) -> Vec<(rules::Kind, u8)> {
        let kinds = [Kind::Cow, Kind::HerdBoys, Kind::Warriors];
        let counted = |kind: Kind| (kind.into(), self.hand[side].of(kind));
        if self.sheet.is_typed() {
            kinds.map(counted).to_vec()
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

    /// What a side has lost, so far as it counts as captured.
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

    /// Who must give before anything else is played.
    #[inline]
    fn giver(&self) -> Option<Side> {
        if self.sheet.full_board != FullBoard::Gift {
            return None;
        }
        match self.gifts {
            Gifts::None if self.empty().is_empty() => Some(Side::First), // G1, G2
            Gifts::One => Some(Side::Second),                            // G3
            Gifts::None | Gifts::Both => None,                           // G4
        }
    }

    /// Who must give a man before anything else is played (G1-G3).
    pub(super) fn gift_due(&self) -> Option<Side> {
        self.giver()
    }

    /// Whether a side may go to any empty point (C16, C17).
    pub(super) fn flies(&self, side: Side) -> bool {
        turns::flies(self, side)
    }

    /// Whether the player to move can only pass (002:24, 002:35, 000:11).
    pub(super) fn must_pass(&self) -> bool {
        let passes = self.sheet.immobile == option_enum::Immobile::Pass;
        passes && self.giver().is_none() && !turns::has_move(self)
    }

    /// Whether turns without a shot are counted now (§9).
    #[inline]
    fn counts_quiet(&self) -> bool {
        // "Exactly three" is of the men alive, not only of those on the board.
        let BySide { first, second } = self.alive;
        match self.sheet.quiet_when {
            QuietWhen::None => false,
            QuietWhen::Either => first == 3 || second == 3, // 002:75
            QuietWhen::Both => first == 3 && second == 3,   // 000:14, 004:79
        }
    }

    /// The ban under which the player to move stands.
    #[inline]
    fn live_ban(&self) -> Option<Ban> {
        self.bans[self.to_move].filter(|_| self.sheet.no_return)
    }

    /// One more turn has been taken or lost.
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
            ban(self.live_ban()),
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
        let stands = |line: &&[u8; 3]| {
            Side::BOTH
                .into_iter()
                .any(|side| line.iter().all(|at| self.cows[side].has(*at)))
        };
        self.sheet
            .geometry()
            .lines()
            .iter()
            .filter(stands)
            .copied()
            .collect()
    }

    fn quiet(&self) -> Option<QuietCounter> {
        self.counts_quiet().then(|| QuietCounter {
            plies: self.quiet,
            limit: self.sheet.quiet_limit(),
            each: self.sheet.tells_quiet_each(),
        })
    }
}

//! The morabaraba family: one engine and a rule sheet per game.
//!
//! References such as `002:64`, `C4` and `§9` are rows of `docs/LAW.md`.

mod board;
mod facts;
mod features;
mod formations;
mod game_sheet;
mod gifts;
mod hand;
mod ineffective_option;
mod notation;
mod option_enum;
mod options;
mod play;
mod points;
mod position;
mod position_text;
mod rule_sheet;
mod shots;
mod turn;
mod turns;
mod verdict;

pub use option_enum::FirstPlayer;
pub use position::Mill;
pub use rule_sheet::RuleSheet;
pub use turn::Turn;

use super::{
    BySide, Formed, InvalidPosition, Kind, Man, QuietCounter, RepetitionKey, Rules, Side, Stock,
    Verdict, WhyNot,
};
use hand::Hand;
use position::Ban;

impl Mill {
    /// Parses a position (format: `docs/LAW.md`). The fields must be consistent.
    /// Positions that no game reaches are accepted, so that studies can be set up.
    /// A gift, count or ban unknown to this game is kept and ignored, so that the
    /// same position can be tried under two sheets.
    pub fn parse(sheet: RuleSheet, text: &str) -> Result<Mill, InvalidPosition> {
        position_text::read(sheet, text)
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
        if self.verdict().is_some() || self.gift_due().is_some() {
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

    fn hand(&self, side: Side) -> Vec<(Kind, u8)> {
        self.typed_hand(side)
    }

    fn giver(&self) -> Option<Side> {
        self.gift_due()
    }

    /// Whether the player to move can only pass (002:24, 002:35, 000:11, C23).
    fn must_pass(&self) -> bool {
        let passes = self.sheet.immobile == option_enum::Immobile::Pass;
        self.waits() || passes && self.gift_due().is_none() && !turns::has_move(self)
    }

    fn flies(&self, side: Side) -> bool {
        self.may_fly(side)
    }

    fn formations(&self) -> Vec<Formed> {
        formations::all(self)
    }
}

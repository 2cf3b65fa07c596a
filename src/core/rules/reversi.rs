//! Reversi: its law.
//!
//! Black is [`Side::First`]. R-02

mod board;
mod facts;
mod features;
mod game_sheet;
mod notation;
mod obf;
mod position;
mod rows;
mod rule_sheet;

pub use position::{Reversi, Turn};
pub use rule_sheet::{RuleSheet, Start};

use super::{
    BySide, InvalidPosition, Kind, Man, QuietCounter, Reason, RepetitionKey, Rules, Side, Stock,
    Verdict, WhyNot,
};
use board::{bit, squares};

impl Reversi {
    /// Parses a position; each side's supply of discs is inferred.
    pub fn parse(sheet: RuleSheet, text: &str) -> Result<Reversi, InvalidPosition> {
        obf::parse(sheet, text)
    }
}

impl Rules for Reversi {
    type Turn = Turn;

    fn to_move(&self) -> Side {
        self.to_move
    }

    #[inline]
    fn each_turn(&self, mut visit: impl FnMut(Turn)) {
        match self.squares() {
            0 if self.is_over() => {}
            0 => visit(Turn::Pass),
            legal => squares(legal).for_each(|at| visit(Turn::Place { at, wrong: 0 })),
        }
    }

    /// Computes the rows once for all turns.
    #[inline]
    fn each_after(&self, mut visit: impl FnMut(&Reversi)) {
        let rows = self.rows();
        match self.squares_by(&rows) {
            0 if self.is_over() => {}
            0 => visit(&self.passed()),
            legal => squares(legal).for_each(|at| visit(&self.place(at, rows.outflanked(at), 0))),
        }
    }

    fn play(&self, turn: &Turn) -> Reversi {
        match *turn {
            Turn::Place { at, wrong } => self.place(at, self.outflanked(at), wrong),
            Turn::Pass => self.passed(),
        }
    }

    /// when neither player can move, the majority wins.
    fn verdict(&self) -> Option<Verdict> {
        if self.squares() != 0 || !self.is_over() {
            return None;
        }
        let BySide { first, second } = self.count();
        let reason = match (first.min(second), first + second) {
            (0, _) => Reason::Wipeout,
            (_, 64) => Reason::Full,
            _ => Reason::NoMoves,
        };
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Equal => None, // B-02
            std::cmp::Ordering::Less => Some(Side::Second),
        };
        Some(Verdict { winner, reason })
    }

    fn write(&self, turn: &Turn) -> String {
        notation::write(self, *turn)
    }

    fn read(&self, text: &str) -> Result<Turn, WhyNot> {
        match self.verdict() {
            Some(_) => Err(WhyNot::GameOver),
            None => notation::read(self, text),
        }
    }

    /// discs may have been turned, or left unturned, by mistake.
    fn read_irregular(&self, text: &str) -> Result<Turn, WhyNot> {
        match self.verdict() {
            Some(_) => Err(WhyNot::GameOver),
            None => notation::read_irregular(self, text),
        }
    }

    /// B-11: a player who must pass has no turn to lose, and an opponent who
    /// cannot move gets none.
    fn give_turn(&self) -> Option<Reversi> {
        let given = self.passed();
        (self.squares() != 0 && given.squares() != 0).then_some(given)
    }

    fn repetition_key(&self) -> RepetitionKey {
        let side = u64::from(self.to_move == Side::Second);
        RepetitionKey([self.own, self.opposing, side, 0, 0, 0, 0, 0, 0, 0])
    }

    /// Every placement fills a square, so no position can recur.
    fn repetition_limit(&self) -> Option<u8> {
        None
    }

    fn draws_by_claim(&self) -> bool {
        false
    }

    fn text(&self) -> String {
        obf::write(self)
    }

    fn men(&self) -> Vec<Man> {
        let side = |at| {
            if self.discs(Side::First) & bit(at) != 0 {
                Side::First
            } else {
                Side::Second
            }
        };
        squares(self.occupied())
            .map(|at| Man {
                at,
                side: side(at),
                kind: Kind::Disc,
            })
            .collect()
    }

    fn stock(&self) -> BySide<Stock> {
        let on_board = self.count();
        BySide::from_fn(|side| Stock {
            in_hand: if side == self.to_move {
                self.own_supply
            } else {
                self.opposing_supply
            },
            on_board: on_board[side],
            lost: 0,
        })
    }

    fn lines_made(&self) -> Vec<[u8; 3]> {
        Vec::new()
    }

    fn quiet(&self) -> Option<QuietCounter> {
        None
    }

    ///
    fn must_pass(&self) -> bool {
        self.squares() == 0 && !self.is_over()
    }

    ///
    fn gets_a_man(&self) -> bool {
        self.own_supply == 0 && self.opposing_supply > 0 && self.squares() != 0
    }
}

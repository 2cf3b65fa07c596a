//! Reversi: positions, the effect of turns, and the end of the game.
//!
//! Black is [`Side::First`]. R-02

mod board;
mod facts;
mod features;
mod notation;
mod obf;
mod rows;
mod rule_sheet;

pub(super) use facts::FACTS;
pub use rule_sheet::{RuleSheet, Start};

use super::{
    Board, BySide, InvalidPosition, Kind, Man, QuietCounter, Reason, RepetitionKey, Rules, Side,
    Stock, Verdict, WhyNot,
};
use board::{Square, bit, squares};
use rows::Rows;

/// d4, e4, d5 and e5.
const CENTRE: u64 = 0x18_1800_0000;

/// A position of Reversi.
#[derive(Clone, Copy, Debug)]
pub struct Reversi {
    sheet: RuleSheet,
    to_move: Side,
    /// The discs that show the colour of the side to move, one bit per square.
    own: u64,
    /// The discs that show the other colour.
    opposing: u64,
    /// the number of discs that the side to move has not placed yet.
    own_supply: u8,
    opposing_supply: u8,
}

/// A ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Place a disc and turn the outflanked discs.
    Place {
        /// The index of the square.
        at: u8,
        /// The squares that show the wrong colour afterwards. R-11
        wrong: u64,
    },
    /// Pass, because no disc outflanks anything. R-08
    Pass,
}

impl Reversi {
    /// The starting position.
    pub fn start(sheet: RuleSheet) -> Reversi {
        let (main, other) = (bit(27) | bit(36), bit(28) | bit(35));
        let (first, second) = match sheet.start {
            Start::Standard => (other, main),
            Start::Mirrored => (main, other),
            Start::FreeCentre => (0, 0),
        };
        Reversi::of(sheet, Side::First, BySide { first, second })
    }

    /// Parses a position; each side's supply of discs is inferred.
    pub fn parse(sheet: RuleSheet, text: &str) -> Result<Reversi, InvalidPosition> {
        obf::parse(sheet, text)
    }

    /// The board of the game.
    pub fn board() -> &'static Board {
        &board::BOARD
    }

    /// the discs not placed yet are divided as if nobody had passed; the
    /// side to move has the odd one.
    fn of(sheet: RuleSheet, to_move: Side, placed: BySide<u64>) -> Reversi {
        let left = (placed.first | placed.second).count_zeros() as u8;
        Reversi {
            sheet,
            to_move,
            own: placed[to_move],
            opposing: placed[!to_move],
            own_supply: left.div_ceil(2),
            opposing_supply: left / 2,
        }
    }

    fn discs(&self, side: Side) -> u64 {
        if side == self.to_move {
            self.own
        } else {
            self.opposing
        }
    }

    fn occupied(&self) -> u64 {
        self.own | self.opposing
    }

    #[inline]
    fn rows(&self) -> Rows {
        Rows::of(self.own, self.opposing)
    }

    /// the squares on which the side to move may place a disc.
    fn squares(&self) -> u64 {
        self.squares_by(&self.rows())
    }

    #[inline]
    fn squares_by(&self, rows: &Rows) -> u64 {
        if self.must_outflank() {
            rows.moves() & !self.occupied()
        } else {
            CENTRE & !self.occupied()
        }
    }

    /// B-01: the four discs of a free centre outflank nothing.
    fn must_outflank(&self) -> bool {
        self.sheet.start != Start::FreeCentre || self.occupied() & CENTRE == CENTRE
    }

    fn outflanked(&self, at: Square) -> u64 {
        self.rows().outflanked(at)
    }

    /// The same board with the other side to move.
    fn passed(&self) -> Reversi {
        Reversi {
            sheet: self.sheet,
            to_move: !self.to_move,
            own: self.opposing,
            opposing: self.own,
            own_supply: self.opposing_supply,
            opposing_supply: self.own_supply,
        }
    }

    /// whether the side to move can only pass.
    pub(super) fn must_pass(&self) -> bool {
        self.squares() == 0 && !self.is_over()
    }

    /// whether the side to move gets a disc from the opponent.
    pub(super) fn is_given_a_disc(&self) -> bool {
        self.own_supply == 0 && self.opposing_supply > 0 && self.squares() != 0
    }

    /// if the side to move cannot move, whether the game is over, not just passed.
    fn is_over(&self) -> bool {
        self.passed().squares() == 0
    }

    /// places a disc and turns others. R-11: the squares of `wrong`
    /// show the wrong colour afterwards.
    #[inline]
    fn place(&self, at: Square, turned: u64, wrong: u64) -> Reversi {
        // a player without discs gets one from the opponent.
        let (own_placed, opponents_placed) = match self.own_supply {
            0 => (0, u8::from(self.opposing_supply > 0)),
            _ => (1, 0),
        };
        Reversi {
            sheet: self.sheet,
            to_move: !self.to_move,
            own: (self.opposing & !turned) ^ wrong,
            opposing: (self.own | turned | bit(at)) ^ wrong,
            own_supply: self.opposing_supply - opponents_placed,
            opposing_supply: self.own_supply - own_placed,
        }
    }

    fn count(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.discs(side).count_ones() as u8)
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
}

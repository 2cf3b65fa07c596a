//! Camelot: positions, the effect of turns, and the end of the game.
//!
//! White is [`Side::First`].

mod board;
mod cfen;
mod facts;
mod features;
mod grid;
mod notation;
mod path;
mod rule_sheet;
mod squares;
mod turns;

pub(super) use facts::FACTS;
pub use rule_sheet::RuleSheet;

use super::{
    Board, BySide, InvalidPosition, Kind, Man, QuietCounter, Reason, RepetitionKey, Rules, Side,
    Stock, Verdict, WhyNot,
};
use board::Square;
use rule_sheet::Gap;
use squares::Squares;
use turns::View;

/// C-25: the number of moves inside the enemy castle that each player has in a game.
const CASTLE_MOVES: u8 = 2;
/// C-37: fifty moves of each side.
const QUIET_LIMIT: u16 = 100;
/// C-03: the number of pieces of each side at the start.
const PIECES: u8 = 14;
/// C-36: the occurrence of a position that draws.
const REPETITION_LIMIT: u8 = 3;

/// A position of Camelot.
#[derive(Clone, Copy, Debug)]
pub struct Camelot {
    sheet: RuleSheet,
    to_move: Side,
    pieces: BySide<Squares>,
    /// The knights of both sides; the other pieces are men.
    knights: Squares,
    castle_moves: BySide<u8>,
    quiet: u16,
    number: u16,
}

/// A whole turn. Two paths with the same start, end and captures are the same turn. A-04
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    from: Square,
    to: Square,
    captured: Squares,
}

impl Camelot {
    /// The starting position.
    pub fn start(sheet: RuleSheet) -> Camelot {
        cfen::start(sheet)
    }

    /// Parses a position; quiet plies and move number may be omitted.
    pub fn parse(sheet: RuleSheet, text: &str) -> Result<Camelot, InvalidPosition> {
        cfen::parse(sheet, text)
    }

    /// The board of the game.
    pub fn board() -> &'static Board {
        &board::BOARD
    }

    /// The result by the pieces on the board, in the order of the law.
    fn settled(&self) -> Option<Verdict> {
        self.castle_taken()
            .or_else(|| self.too_few())
            .or_else(|| self.all_captured())
    }

    /// C-30: both squares of the opponent's castle are occupied.
    fn castle_taken(&self) -> Option<Verdict> {
        let holds = |side: &Side| (board::castle(!*side) - self.pieces[*side]).is_empty();
        Side::BOTH
            .into_iter()
            .find(holds)
            .map(|winner| Verdict::won(winner, Reason::Castle))
    }

    /// C-33: neither side has two pieces.
    fn too_few(&self) -> Option<Verdict> {
        let count = self.count();
        let fewer = count.first.min(count.second);
        let lone_piece_wins = self.sheet.differs(Gap::Material) && fewer == 0;
        (count.first <= 1 && count.second <= 1 && !lone_piece_wins)
            .then(|| Verdict::drawn(Reason::Material))
    }

    /// C-31: one side has no piece, the other at least two (A-08: or one).
    fn all_captured(&self) -> Option<Verdict> {
        let loser = Side::BOTH
            .into_iter()
            .find(|side| self.pieces[*side].is_empty())?;
        Some(Verdict::won(!loser, Reason::Captured))
    }

    fn verdict_by(&self, view: &View) -> Option<Verdict> {
        self.settled()
            .or_else(|| self.stuck(view))
            .or_else(|| self.fifty())
    }

    /// C-32, C-34: the side to move has no legal turn.
    fn stuck(&self, view: &View) -> Option<Verdict> {
        let winner = !self.to_move;
        let lone_piece_wins = self.sheet.differs(Gap::StalemateMinPieces);
        (!view.has_turn()).then(|| {
            if self.count()[winner] >= 2 || lone_piece_wins {
                Verdict::won(winner, Reason::Stalemate)
            } else {
                Verdict::drawn(Reason::StalemateMaterial)
            }
        })
    }

    /// C-37: fifty moves of each side without a capture or a step in an enemy castle.
    fn fifty(&self) -> Option<Verdict> {
        let is_over = self.draws_count() && !self.draws_by_claim() && self.quiet >= QUIET_LIMIT;
        is_over.then(|| Verdict::drawn(Reason::Fifty))
    }

    /// whether repetition and quiet moves draw the game or allow a claim.
    fn draws_count(&self) -> bool {
        !self.sheet.differs(Gap::Draws)
    }

    fn count(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.pieces[side].len())
    }

    /// The position after the changes that all turns have in common, so that
    /// [`Rules::each_after`] makes them only once.
    #[inline]
    fn begun(&self) -> Camelot {
        let mut next = *self;
        next.quiet = self.quiet.saturating_add(1);
        next.pass_on();
        next
    }

    /// Makes the changes specific to one turn, after [`Camelot::begun`].
    #[inline]
    fn finish(&mut self, turn: &Turn) {
        let mover = !self.to_move;
        let is_knight = self.knights.has(turn.from);
        // Remove before adding: a jump may end where it began. C-12
        self.pieces[mover] = self.pieces[mover].without(turn.from).with(turn.to);
        if is_knight {
            self.knights = self.knights.without(turn.from).with(turn.to);
        }
        if !turn.captured.is_empty() {
            self.pieces[!mover] = self.pieces[!mover] - turn.captured; // C-11
            self.knights = self.knights - turn.captured;
        }
        // C-25: a move from one square of the enemy castle to the other.
        let goal = board::castle(!mover);
        let is_castle_move = goal.has(turn.from);
        self.castle_moves[mover] += u8::from(is_castle_move);
        // C-37: whether a step into the castle resets the count of quiet moves.
        let resets = !(is_castle_move && self.sheet.differs(Gap::CastleMoveResets));
        if !turn.captured.is_empty() || goal.has(turn.to) && resets {
            self.quiet = 0;
        }
    }

    /// Gives the turn to the opponent and advances the move number.
    fn pass_on(&mut self) {
        self.number = self
            .number
            .saturating_add(u16::from(self.to_move == Side::Second));
        self.to_move = !self.to_move;
    }
}

impl Rules for Camelot {
    type Turn = Turn;

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn each_turn(&self, visit: impl FnMut(Turn)) {
        if self.settled().is_none() && self.fifty().is_none() {
            View::of(self).each_turn(visit);
        }
    }

    fn each_after(&self, mut visit: impl FnMut(&Camelot)) {
        let begun = self.begun();
        self.each_turn(|turn| {
            let mut after = begun;
            after.finish(&turn);
            visit(&after);
        });
    }

    fn play(&self, turn: &Turn) -> Camelot {
        let mut after = self.begun();
        after.finish(turn);
        after
    }

    fn verdict(&self) -> Option<Verdict> {
        self.verdict_by(&View::of(self))
    }

    fn write(&self, turn: &Turn) -> String {
        notation::write(self, turn)
    }

    fn read(&self, text: &str) -> Result<Turn, WhyNot> {
        let view = View::of(self);
        match self.verdict_by(&view) {
            Some(_) => Err(WhyNot::GameOver),
            None => notation::read(&view, text),
        }
    }

    /// C-41: the duty to leave a castle remains; the duty to jump depends on the
    /// board at the player's next turn.
    fn give_turn(&self) -> Option<Camelot> {
        let mut after = *self;
        after.quiet = self
            .quiet
            .saturating_add(u16::from(!self.sheet.differs(Gap::ForfeitCounts)));
        after.pass_on();
        // An opponent who cannot move would lose by the other player's red card.
        (self.verdict().is_none() && after.stuck(&View::of(&after)).is_none()).then_some(after)
    }

    fn repetition_key(&self) -> RepetitionKey {
        let [a0, a1, a2] = self.pieces.first.words();
        let [b0, b1, b2] = self.pieces.second.words();
        let [k0, k1, k2] = self.knights.words();
        RepetitionKey([a0, a1, a2, b0, b1, b2, k0, k1, k2, self.counters()])
    }

    fn repetition_limit(&self) -> Option<u8> {
        self.draws_count().then_some(REPETITION_LIMIT)
    }

    fn draws_by_claim(&self) -> bool {
        self.sheet.differs(Gap::DrawsByClaim)
    }

    fn text(&self) -> String {
        cfen::write(self)
    }

    fn men(&self) -> Vec<Man> {
        let kind = |at| {
            if self.knights.has(at) {
                Kind::Knight
            } else {
                Kind::Man
            }
        };
        let of = |side| {
            self.pieces[side].map(move |at| Man {
                at: board::index(at),
                side,
                kind: kind(at),
            })
        };
        let mut men: Vec<Man> = of(Side::First).chain(of(Side::Second)).collect();
        men.sort_by_key(|man| man.at);
        men
    }

    fn stock(&self) -> BySide<Stock> {
        BySide::from_fn(|side| {
            let on_board = self.pieces[side].len();
            Stock {
                in_hand: 0,
                on_board,
                lost: PIECES - on_board,
            }
        })
    }

    fn lines_made(&self) -> Vec<[u8; 3]> {
        Vec::new()
    }

    fn quiet(&self) -> Option<QuietCounter> {
        self.draws_count().then_some(QuietCounter {
            plies: self.quiet,
            limit: QUIET_LIMIT,
            each: true,
        })
    }
}

impl Camelot {
    /// The part of the repetition key besides the pieces: the side to move and, as
    /// they change the legal turns, the castle moves used. C-36, A-11
    fn counters(&self) -> u64 {
        let side = u64::from(self.to_move == Side::Second);
        let used = u64::from(self.castle_moves.first) | u64::from(self.castle_moves.second) << 2;
        side | if self.sheet.differs(Gap::Repetition) {
            0
        } else {
            used << 1
        }
    }
}

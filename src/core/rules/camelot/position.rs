//! A position of Camelot, and the effect of a turn.

use super::board::{self, Square};
use super::rule_sheet::{Gap, RuleSheet};
use super::squares::Squares;
use crate::rules::{Board, BySide, Reason, Side, Verdict};

/// C-25: the number of moves inside the enemy castle that each player has in a game.
pub(super) const CASTLE_MOVES: u8 = 2;
/// C-37: fifty moves of each side.
pub(super) const QUIET_LIMIT: u16 = 100;
/// C-03: the number of pieces of each side at the start.
pub(super) const PIECES: u8 = 14;
/// C-36: the occurrence of a position that draws.
pub(super) const REPETITION_LIMIT: u8 = 3;

/// A position of Camelot.
#[derive(Clone, Copy, Debug)]
pub struct Camelot {
    pub(super) sheet: RuleSheet,
    pub(super) to_move: Side,
    pub(super) pieces: BySide<Squares>,
    /// The knights of both sides; the other pieces are men.
    pub(super) knights: Squares,
    pub(super) castle_moves: BySide<u8>,
    pub(super) quiet: u16,
    pub(super) number: u16,
}

/// A whole turn. Two paths with the same start, end and captures are the same turn. A-04
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) captured: Squares,
}

impl Camelot {
    /// The board of the game.
    pub fn board() -> &'static Board {
        &board::BOARD
    }

    /// The result by the pieces on the board, in the order of the law.
    #[inline]
    pub(super) fn settled(&self) -> Option<Verdict> {
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

    /// C-37: fifty moves of each side without a capture or a step in an enemy castle.
    #[inline]
    pub(super) fn fifty(&self) -> Option<Verdict> {
        let is_over = self.draws_count()
            && !self.sheet.differs(Gap::DrawsByClaim)
            && self.quiet >= QUIET_LIMIT;
        is_over.then(|| Verdict::drawn(Reason::Fifty))
    }

    /// whether repetition and quiet moves draw the game or allow a claim.
    #[inline]
    pub(super) fn draws_count(&self) -> bool {
        !self.sheet.differs(Gap::Draws)
    }

    #[inline]
    pub(super) fn count(&self) -> BySide<u8> {
        BySide::from_fn(|side| self.pieces[side].len())
    }

    /// The position after the changes that all turns have in common, so that
    /// [`Rules::each_after`] makes them only once.
    #[inline]
    pub(super) fn begun(&self) -> Camelot {
        let mut next = *self;
        next.quiet = self.quiet.saturating_add(1);
        next.pass_on();
        next
    }

    /// Makes the changes specific to one turn, after [`Camelot::begun`].
    #[inline]
    pub(super) fn finish(&mut self, turn: &Turn) {
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
    #[inline]
    pub(super) fn pass_on(&mut self) {
        self.number = self
            .number
            .saturating_add(u16::from(self.to_move == Side::Second));
        self.to_move = !self.to_move;
    }

    /// The part of the repetition key besides the pieces: the side to move and, as
    /// they change the legal turns, the castle moves used. C-36, A-11
    pub(super) fn counters(&self) -> u64 {
        let side = u64::from(self.to_move == Side::Second);
        let used = u64::from(self.castle_moves.first) | u64::from(self.castle_moves.second) << 2;
        side | if self.sheet.differs(Gap::Repetition) {
            0
        } else {
            used << 1
        }
    }
}

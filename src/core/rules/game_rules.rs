//! The law of a game as a trait, and what its turns and positions have in common.

use super::{BySide, Formed, Kind, Man, QuietCounter, Side, Stock, Verdict, WhyNot};
use std::fmt;
use std::hash::{Hash, Hasher};

/// The notation of a turn lost by a red card.
pub const LOST_TURN: &str = "RC";

/// The law of a game. Each game implements it for its position type.
pub trait Rules: Clone + fmt::Debug {
    /// A whole turn of a player: a placement or move together with its shots.
    type Turn: Clone + PartialEq + fmt::Debug;

    /// The side to move.
    fn to_move(&self) -> Side;
    /// Visits every legal turn once; none when the game is over. Turns that the
    /// law forces (a pass, a gift) are included.
    fn each_turn(&self, visit: impl FnMut(Self::Turn));
    /// Every legal turn, in the order of [`Rules::each_turn`].
    fn turns(&self) -> Vec<Self::Turn> {
        let mut turns = Vec::new();
        self.each_turn(|turn| turns.push(turn));
        turns
    }
    /// The position after a legal turn; unspecified for any other turn.
    fn play(&self, turn: &Self::Turn) -> Self;
    /// Visits the position after every legal turn, in the order of
    /// [`Rules::each_turn`]. Games override it where that is faster than
    /// calling [`Rules::play`] for each turn.
    fn each_after(&self, mut visit: impl FnMut(&Self)) {
        self.each_turn(|turn| visit(&self.play(&turn)));
    }
    /// The result, as far as this position alone decides it (repetition needs
    /// the [`GameHistory`](super::GameHistory)).
    fn verdict(&self) -> Option<Verdict>;
    /// The canonical notation of a turn.
    fn write(&self, turn: &Self::Turn) -> String;
    /// Parses a legal turn.
    ///
    /// # Errors
    /// The clause that the text violates, precise enough for a player to correct it.
    fn read(&self, text: &str) -> Result<Self::Turn, WhyNot>;
    /// Parses a turn that was played with mistakes the umpire confirms
    /// (Reversi: discs turned wrongly). Most games have no such turns.
    ///
    /// # Errors
    /// When no real board could show the turn.
    fn read_irregular(&self, text: &str) -> Result<Self::Turn, WhyNot> {
        self.read(text)
    }
    /// The same board with the opponent to move (red card); `None` if the
    /// opponent has no legal turn or the law forbids skipping a duty.
    fn give_turn(&self) -> Option<Self>;
    /// The repetition key: equal for two positions exactly when the repetition
    /// rule treats them as the same.
    fn repetition_key(&self) -> RepetitionKey;
    /// The occurrence of a position that draws the game; `None` if repetition does not count.
    fn repetition_limit(&self) -> Option<u8>;
    /// Whether a full counter (repetition, turns without a capture) only allows
    /// a player to claim a draw, instead of ending the game.
    fn draws_by_claim(&self) -> bool;
    /// The position as one line of text.
    fn text(&self) -> String;
    /// The men on the board, in the order of the board's points.
    fn men(&self) -> Vec<Man>;
    /// The number of men of each side in hand, on the board and lost.
    fn stock(&self) -> BySide<Stock>;
    /// The complete lines of three on the board, as indices of points.
    fn lines_made(&self) -> Vec<[u8; 3]>;
    /// The counter of turns without a capture, while the law counts them.
    fn quiet(&self) -> Option<QuietCounter>;
    /// Whether the law counts these turns from the start of the game, so that the beginning of the count is no event.
    fn counts_from_start(&self) -> bool {
        false
    }
    /// The number of men of each kind in a side's hand, in games where the player chooses the kind to place.
    fn hand(&self, _side: Side) -> Vec<(Kind, u8)> {
        Vec::new()
    }
    /// The player who must give a man before the game continues (G1-G3).
    fn giver(&self) -> Option<Side> {
        None
    }
    /// Whether the player to move can only pass.
    fn must_pass(&self) -> bool {
        false
    }
    /// Whether a side may move to any empty point (C16).
    fn flies(&self, _side: Side) -> bool {
        false
    }
    /// Whether the player to move gets a man from the opponent (R-10).
    fn gets_a_man(&self) -> bool {
        false
    }
    /// The formations on the board.
    fn formations(&self) -> Vec<Formed> {
        Vec::new()
    }
}

/// Everything that the repetition rule compares. No two different positions share a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RepetitionKey(pub [u64; 10]);

/// Folds the ten integers into one first: hashing a single `u64` is faster.
impl Hash for RepetitionKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let fold = |folded: u64, word: &u64| (folded ^ word).wrapping_mul(ODD).rotate_left(29);
        state.write_u64(self.0.iter().fold(0, fold));
    }
}

/// Counts the leaves of the game tree at a depth, to compare move generators.
///
/// ```
/// # use inkundla_core::rules::Ruleset;
/// let reversi = Ruleset::by_name("reversi").ok_or("no such game")?;
/// assert_eq!(reversi.start().perft(4), 244);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn perft<R: Rules>(position: &R, depth: u32) -> u64 {
    let mut leaves = 0;
    match depth {
        0 => leaves = 1,
        1 => position.each_after(|_| leaves += 1),
        _ => position.each_after(|after| leaves += perft(after, depth - 1)),
    }
    leaves
}

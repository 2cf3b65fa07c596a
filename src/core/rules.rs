//! The laws of the board games, pure and total: no clock, no database, no umpire.
//!
//! The API takes turns as text and returns a [`Played`]: the turn in canonical
//! notation and the position after it. Only a [`Position`] creates a `Played`,
//! so a turn of one game can never be applied to another.
//!
//! Each game has its own position type and turn type and implements [`Rules`];
//! callers outside this module use [`Position`].

mod board;
pub mod camelot;
mod fault;
mod formation;
mod game_facts;
mod game_history;
mod illegal;
pub mod mill;
pub mod reversi;
mod rule_event;
mod rule_option;
mod ruleset;
mod setup;
mod side;
mod turn_points;
mod verdict;

pub use board::{Board, Kind, Man, Point, QuietCounter, Stock};
pub use fault::{BadOption, IneffectiveOption, InvalidPosition, PositionField};
pub use formation::{Formation, Formed};
pub use game_facts::{GameFacts, TurnShape};
pub use game_history::{GameHistory, LOST_TURN};
pub use illegal::{IllegalTurn, WhyNot};
pub use rule_event::RuleEvent;
pub use rule_option::RuleOption;
pub use ruleset::Ruleset;
pub use setup::{Arrangement, MenGroup};
pub use side::{BySide, Colour, Side};
pub use turn_points::TurnPoints;
pub use verdict::{Reason, Verdict};

use std::fmt;
use std::hash::{Hash, Hasher};

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
    /// the [`GameHistory`]).
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

/// A position of any supported game.
#[derive(Clone, Debug)]
pub enum Position {
    /// The morabaraba family.
    Mill(mill::Mill),
    /// Camelot.
    Camelot(camelot::Camelot),
    /// Reversi.
    Reversi(reversi::Reversi),
}

/// Evaluates the same expression for the position type of whichever game it is.
macro_rules! each {
    ($self:expr, $p:ident => $body:expr) => {
        match $self {
            Position::Mill($p) => $body,
            Position::Camelot($p) => $body,
            Position::Reversi($p) => $body,
        }
    };
}

/// A legal turn with its notation and the position after it.
#[derive(Clone, Debug)]
pub struct Played {
    text: String,
    after: Position,
}

impl Played {
    /// The turn in canonical notation.
    pub fn text(&self) -> &str {
        &self.text
    }
    /// The position after the turn.
    pub fn after(&self) -> &Position {
        &self.after
    }
    /// The position after the turn, by value.
    pub fn into_after(self) -> Position {
        self.after
    }
}

impl Position {
    /// The side to move.
    pub fn to_move(&self) -> Side {
        each!(self, p => p.to_move())
    }

    /// The result, if the game is over; see [`Rules::verdict`].
    pub fn verdict(&self) -> Option<Verdict> {
        each!(self, p => p.verdict())
    }

    /// Every legal turn in notation, in the order of [`Rules::each_turn`].
    pub fn turns(&self) -> Vec<String> {
        each!(self, p => p.turns().iter().map(|turn| p.write(turn)).collect())
    }

    /// Plays a turn given in notation; the position itself stays as it is.
    ///
    /// # Errors
    /// The clause that the turn violates, so that a page can say what to do instead.
    ///
    /// ```
    /// # use inkundla_core::rules::{Ruleset, WhyNot};
    /// let start = Ruleset::by_name("umlabalaba").ok_or("no such game")?.start();
    /// let after = start.play("E1")?.into_after();
    /// // The point is taken now.
    /// assert!(after.play("E1").is_err());
    /// assert_eq!(start.turns().len(), 24);
    /// assert_eq!(after.turns().len(), 23);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, text: &str) -> Result<Played, IllegalTurn> {
        each!(self, p => played(p, p.read(text), text))
    }

    /// Plays a turn with mistakes that were noticed too late to be corrected;
    /// see [`Rules::read_irregular`].
    pub fn play_irregular(&self, text: &str) -> Result<Played, IllegalTurn> {
        each!(self, p => played(p, p.read_irregular(text), text))
    }

    /// See [`Rules::give_turn`].
    pub fn give_turn(&self) -> Option<Position> {
        each!(self, p => p.give_turn().map(Position::from))
    }

    /// See [`Rules::repetition_key`].
    pub fn repetition_key(&self) -> RepetitionKey {
        each!(self, p => p.repetition_key())
    }

    /// See [`Rules::repetition_limit`].
    pub fn repetition_limit(&self) -> Option<u8> {
        each!(self, p => p.repetition_limit())
    }

    /// See [`Rules::draws_by_claim`].
    pub fn draws_by_claim(&self) -> bool {
        each!(self, p => p.draws_by_claim())
    }

    /// The position as one line of text; [`Ruleset::read`] parses it.
    pub fn text(&self) -> String {
        each!(self, p => p.text())
    }

    /// See [`perft`].
    pub fn perft(&self, depth: u32) -> u64 {
        each!(self, p => perft(p, depth))
    }

    /// See [`Rules::men`].
    pub fn men(&self) -> Vec<Man> {
        each!(self, p => p.men())
    }

    /// The man on a point, if any.
    pub fn man_on(&self, at: u8) -> Option<Man> {
        self.men().into_iter().find(|man| man.at == at)
    }

    /// See [`Rules::stock`].
    pub fn stock(&self) -> BySide<Stock> {
        each!(self, p => p.stock())
    }

    /// The number of men of each kind that a side has in hand, in games where the
    /// player chooses the kind to place; empty in the other games.
    pub fn hand(&self, side: Side) -> Vec<(Kind, u8)> {
        match self {
            Position::Mill(mill) => mill.typed_hand(side),
            Position::Camelot(_) | Position::Reversi(_) => Vec::new(),
        }
    }

    /// See [`Rules::lines_made`].
    pub fn lines_made(&self) -> Vec<[u8; 3]> {
        each!(self, p => p.lines_made())
    }

    /// See [`Rules::quiet`].
    pub fn quiet(&self) -> Option<QuietCounter> {
        each!(self, p => p.quiet())
    }

    /// The formations on the board; only the morabaraba family has any.
    pub fn formations(&self) -> Vec<Formed> {
        match self {
            Position::Mill(p) => p.formations(),
            Position::Camelot(_) | Position::Reversi(_) => Vec::new(),
        }
    }
}

fn played<R: Rules + Into<Position>>(
    before: &R,
    turn: Result<R::Turn, WhyNot>,
    text: &str,
) -> Result<Played, IllegalTurn> {
    match turn {
        Ok(turn) => Ok(Played {
            text: before.write(&turn),
            after: before.play(&turn).into(),
        }),
        Err(why) => Err(IllegalTurn {
            text: text.to_owned(),
            why,
        }),
    }
}

impl From<mill::Mill> for Position {
    fn from(p: mill::Mill) -> Self {
        Position::Mill(p)
    }
}

impl From<camelot::Camelot> for Position {
    fn from(p: camelot::Camelot) -> Self {
        Position::Camelot(p)
    }
}

impl From<reversi::Reversi> for Position {
    fn from(p: reversi::Reversi) -> Self {
        Position::Reversi(p)
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

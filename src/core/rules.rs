//! The laws of the board games, pure and total: no clock, no database, no umpire.
//!
//! Turns cross this door as text. What comes back is a [`Played`]: the turn in
//! its one notation and the position after it. A `Played` can only be had from
//! a [`Position`], so a turn of one game can never be applied to another.
//!
//! Inside, each game has its own position type, its own turn type and its own
//! implementation of [`Rules`]; outside, everybody talks to [`Position`].

mod board;
pub mod camelot;
mod coordinate_labels;
mod fault;
mod formation;
mod game_history;
mod illegal;
pub mod mill;
pub mod reversi;
mod rule_event;
mod rule_option;
mod ruleset;
mod setup;
mod side;

pub use board::{Board, Kind, Man, Point, QuietCounter, Stock};
pub use coordinate_labels::CoordinateLabels;
pub use fault::{BadOption, IneffectiveOption, InvalidPosition, PositionField};
pub use formation::{Formation, Formed};
pub use game_history::{GameHistory, LOST_TURN};
pub use illegal::{IllegalTurn, WhyNot};
pub use rule_event::RuleEvent;
pub use rule_option::RuleOption;
pub use ruleset::Ruleset;
pub use setup::{Arrangement, MenGroup};
pub use side::{BySide, Colour, Side};

use std::fmt;
use std::hash::{Hash, Hasher};

/// What every game must answer. Implemented by each game's own position type.
pub trait Rules: Clone + fmt::Debug {
    /// One whole turn of a player; a placing or moving and its shot are one.
    type Turn: Clone + PartialEq + fmt::Debug;

    /// Whose turn it is.
    fn to_move(&self) -> Side;
    /// Visits every legal turn, each once; none when the game is over. A turn
    /// that the law forces (a pass, a gift) is visited like any other.
    fn each_turn(&self, visit: impl FnMut(Self::Turn));
    /// Every legal turn, in the order in which [`Rules::each_turn`] visits them.
    fn turns(&self) -> Vec<Self::Turn> {
        let mut turns = Vec::new();
        self.each_turn(|turn| turns.push(turn));
        turns
    }
    /// The position after a legal turn. What another turn gives is not promised.
    fn play(&self, turn: &Self::Turn) -> Self;
    /// Visits the position after every legal turn, in the same order: what
    /// [`Rules::play`] gives for each, where all together can be had sooner.
    fn each_after(&self, mut visit: impl FnMut(&Self)) {
        self.each_turn(|turn| visit(&self.play(&turn)));
    }
    /// The end of the game as far as this position alone can tell (repetition
    /// needs the [`GameHistory`]).
    fn verdict(&self) -> Option<Verdict>;
    /// The one notation of a turn.
    fn write(&self, turn: &Self::Turn) -> String;
    /// The legal turn that a text means.
    ///
    /// # Errors
    /// Why there is none, as precisely as a player can use it.
    fn read(&self, text: &str) -> Result<Self::Turn, WhyNot>;
    /// The turn that a text means when the umpire vouches that it stands on the
    /// board with its mistakes (Reversi: discs turned wrongly). Most games know none.
    ///
    /// # Errors
    /// Why no board can show it.
    fn read_irregular(&self, text: &str) -> Result<Self::Turn, WhyNot> {
        self.read(text)
    }
    /// The same board with the turn given to the opponent (a red card), unless
    /// the law leaves the opponent no turn to take or a duty cannot be skipped.
    fn give_turn(&self) -> Option<Self>;
    /// Equal for two positions exactly when they are the same for repetition.
    fn repetition_key(&self) -> RepetitionKey;
    /// The occurrence of a position that draws the game; `None`: repetition does not count.
    fn repetition_limit(&self) -> Option<u8>;
    /// Whether a full counter (repetition, turns without a capture) only lets a
    /// player claim a draw, instead of ending the game.
    fn draws_by_claim(&self) -> bool;
    /// The position as one line of text.
    fn text(&self) -> String;
    /// What stands on the board, in the order of the board's points.
    fn men(&self) -> Vec<Man>;
    /// How many men each side has in hand, on the board, and has lost.
    fn stock(&self) -> BySide<Stock>;
    /// Lines of three that stand on the board, as indices of points.
    fn lines_made(&self) -> Vec<[u8; 3]>;
    /// The counter of turns without a capture, where the law counts them now.
    fn quiet(&self) -> Option<QuietCounter>;
}

/// A fingerprint without collisions: the whole of what repetition compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RepetitionKey(pub [u64; 10]);

/// The words are folded into one first, which is sooner hashed.
impl Hash for RepetitionKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let fold = |folded: u64, word: &u64| (folded ^ word).wrapping_mul(ODD).rotate_left(29);
        state.write_u64(self.0.iter().fold(0, fold));
    }
}

/// How a game ended on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Who has won; `None` is a draw.
    pub winner: Option<Side>,
    /// By which clause.
    pub reason: Reason,
}

/// The clause of the law that ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The loser has lost too many men to go on.
    Captured,
    /// The loser, being on turn, cannot move.
    Blocked,
    /// The board is full and the player on turn cannot move.
    FullBoard,
    /// Too many turns without a capture.
    QuietMoves,
    /// The same position too many times.
    Repetition,
    /// Camelot: the winner occupies the whole castle of the loser.
    Castle,
    /// Camelot: the loser, being on turn, cannot move.
    Stalemate,
    /// Camelot: neither side has the men to win.
    Material,
    /// Camelot: the side to move cannot, and the other has not the men to win.
    StalemateMaterial,
    /// Camelot: fifty moves of each side without an event.
    Fifty,
    /// Reversi: every square is filled.
    Full,
    /// Reversi: nobody can move though squares are empty.
    NoMoves,
    /// Reversi: the loser has no disc on the board.
    Wipeout,
}

impl Reason {
    /// The stable name used in records, on the command line and in vectors.
    pub fn name(self) -> &'static str {
        match self {
            Reason::Captured => "captured",
            Reason::Blocked => "blocked",
            Reason::FullBoard => "full-board",
            Reason::QuietMoves => "quiet-moves",
            Reason::Repetition => "repetition",
            Reason::Castle => "castle",
            Reason::Stalemate => "stalemate",
            Reason::Material => "material",
            Reason::StalemateMaterial => "stalemate-material",
            Reason::Fifty => "fifty",
            Reason::Full => "full",
            Reason::NoMoves => "no-moves",
            Reason::Wipeout => "wipeout",
        }
    }
}

/// A position of any of our games.
#[derive(Clone, Debug)]
pub enum Position {
    /// Morabaraba family.
    Mill(mill::Mill),
    /// Camelot.
    Camelot(camelot::Camelot),
    /// Reversi.
    Reversi(reversi::Reversi),
}

/// Calls the same expression on whichever game it is.
macro_rules! each {
    ($self:expr, $p:ident => $body:expr) => {
        match $self {
            Position::Mill($p) => $body,
            Position::Camelot($p) => $body,
            Position::Reversi($p) => $body,
        }
    };
}

/// A legal turn that was played: its notation and what it led to.
#[derive(Clone, Debug)]
pub struct Played {
    text: String,
    after: Position,
}

impl Played {
    /// The turn in its one notation.
    pub fn text(&self) -> &str {
        &self.text
    }
    /// The position after the turn.
    pub fn after(&self) -> &Position {
        &self.after
    }
    /// The position after the turn, taken out.
    pub fn into_after(self) -> Position {
        self.after
    }
}

impl Position {
    /// Whose turn it is.
    pub fn to_move(&self) -> Side {
        each!(self, p => p.to_move())
    }

    /// The end of the game on the board, if it has come.
    pub fn verdict(&self) -> Option<Verdict> {
        each!(self, p => p.verdict())
    }

    /// Every legal turn in notation, in the game's own order.
    pub fn turns(&self) -> Vec<String> {
        each!(self, p => p.turns().iter().map(|turn| p.write(turn)).collect())
    }

    /// Plays a turn given in notation.
    ///
    /// # Errors
    /// Why the turn is not legal here.
    pub fn play(&self, text: &str) -> Result<Played, IllegalTurn> {
        each!(self, p => played(p, p.read(text), text))
    }

    /// Plays a turn that the umpire found on the board too late to be put
    /// right; see [`Rules::read_irregular`].
    ///
    /// # Errors
    /// Why no board can show it.
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

    /// The position as one line of text, which [`Ruleset::read`] reads back.
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

    /// Who stands on a point.
    pub fn man_on(&self, at: u8) -> Option<Man> {
        self.men().into_iter().find(|man| man.at == at)
    }

    /// See [`Rules::stock`].
    pub fn stock(&self) -> BySide<Stock> {
        each!(self, p => p.stock())
    }

    /// How many men of each kind a side has in hand, where the player chooses
    /// what to place; elsewhere none are given.
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

/// Counts the leaves of the tree of legal play, for comparing engines.
pub fn perft<R: Rules>(position: &R, depth: u32) -> u64 {
    let mut leaves = 0;
    match depth {
        0 => leaves = 1,
        1 => position.each_after(|_| leaves += 1),
        _ => position.each_after(|after| leaves += perft(after, depth - 1)),
    }
    leaves
}

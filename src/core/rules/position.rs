//! Positions of all games, and the turns that are played on them.

use super::{
    BySide, Formed, IllegalTurn, Kind, Man, QuietCounter, RepetitionKey, Rules, Side, Stock,
    Verdict, WhyNot, camelot, mill, perft, reversi,
};

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

    /// The position as one line of text; [`Ruleset::read`](super::Ruleset::read) parses it.
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
        each!(self, p => p.hand(side))
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
        each!(self, p => p.formations())
    }

    /// The formation that a turn from here to `after` made, beyond those that stand on the board.
    pub(super) fn formation_of_turn(&self, after: &Position) -> Option<Formed> {
        match (self, after) {
            (Position::Mill(before), Position::Mill(after)) => before.machine_gun(after),
            _ => None,
        }
    }

    /// See [`Rules::counts_from_start`].
    pub(super) fn counts_from_start(&self) -> bool {
        each!(self, p => p.counts_from_start())
    }

    /// See [`Rules::giver`].
    pub(super) fn giver(&self) -> Option<Side> {
        each!(self, p => p.giver())
    }

    /// See [`Rules::must_pass`].
    pub(super) fn must_pass(&self) -> bool {
        each!(self, p => p.must_pass())
    }

    /// See [`Rules::flies`].
    pub(super) fn flies(&self, side: Side) -> bool {
        each!(self, p => p.flies(side))
    }

    /// See [`Rules::gets_a_man`].
    pub(super) fn gets_a_man(&self) -> bool {
        each!(self, p => p.gets_a_man())
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

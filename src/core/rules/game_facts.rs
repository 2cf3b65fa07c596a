//! Facts that hold of every game of a family, whatever its options.

use super::{Kind, LOST_TURN, Reason, Side, TurnPoints};

/// The facts of a family of games: those that callers need to record, describe and draw a game without
/// knowing which game it is.
#[derive(Clone, Copy, Debug)]
pub struct GameFacts {
    /// The stable name of the family: `mill`, `camelot` or `reversi`.
    pub family: &'static str,
    /// The kind of man that is meant where no kind is named.
    pub usual_kind: Kind,
    /// Every man with its letter in the text of a position.
    pub letters: &'static [(&'static str, Side, Kind)],
    /// The clauses that can end a game, in the order in which people look for them.
    pub ends: &'static [Reason],
    /// The clause of the draw after too many turns without a capture; `None` where no draw can be claimed.
    pub quiet_draw: Option<Reason>,
    /// Whether the player chooses the man to capture after the move; otherwise the move itself captures.
    pub chooses_captures: bool,
    /// Whether the record may omit a pass, because it is never a choice, and join turns without blanks.
    pub omits_passes: bool,
    /// Whether the men on the board at the end are the score, with the empty squares for the winner; otherwise it is the
    /// men that the opponent has lost.
    pub scores_men_on_board: bool,
    /// A text by which records of other programs say that a player lost a turn.
    pub lost_turn: Option<&'static str>,
    /// The shape of a turn by its points.
    pub(super) shape: fn(&TurnPoints<'_>) -> TurnShape,
}

/// The kind of turn that a text describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnShape {
    /// A turn that was lost by a red card.
    Lost,
    /// A turn without a move, because there is none.
    Pass,
    /// A man is given away (G1).
    Gift,
    /// A man is placed from the hand.
    Placement,
    /// A man moves.
    Move,
    /// Camelot: a piece moves to an adjacent square (C-06).
    Step,
    /// Camelot: a piece leaps over its own pieces (C-07).
    Canter,
    /// Camelot: a piece captures (C-09).
    Jump,
    /// Camelot: a knight canters and captures (C-15).
    Charge,
    /// Reversi: a disc is placed.
    Disc,
}

impl GameFacts {
    /// The shape of a turn in notation, legal or not.
    pub fn shape(&self, turn: &str) -> TurnShape {
        let points = TurnPoints::of(turn);
        match turn {
            LOST_TURN => TurnShape::Lost,
            _ if points.path.is_empty() => TurnShape::Pass,
            _ => (self.shape)(&points),
        }
    }
}

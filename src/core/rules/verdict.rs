//! The result of a game by the law, and the clause that decided it.

use super::Side;

/// The result of a game by the law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// The clause that ended the game.
    pub reason: Reason,
}

impl Verdict {
    pub(super) fn won(winner: Side, reason: Reason) -> Verdict {
        let winner = Some(winner);
        Verdict { winner, reason }
    }

    pub(super) fn drawn(reason: Reason) -> Verdict {
        let winner = None;
        Verdict { winner, reason }
    }
}

/// The clause of the law that ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The loser has lost too many men to continue.
    Captured,
    /// The loser is to move and cannot.
    Blocked,
    /// The board is full, so the player to move cannot.
    FullBoard,
    /// Too many turns without a capture.
    QuietMoves,
    /// The same position occurred too often.
    Repetition,
    /// Camelot: the winner occupies the whole castle of the loser.
    Castle,
    /// Camelot: the loser is to move and cannot.
    Stalemate,
    /// Camelot: neither side has enough pieces to win.
    Material,
    /// Camelot: the side to move cannot, and the other has too few pieces to win.
    StalemateMaterial,
    /// Camelot: fifty moves of each side without a capture or a step into an enemy castle.
    Fifty,
    /// Reversi: every square is filled.
    Full,
    /// Reversi: neither player can move although squares are empty.
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

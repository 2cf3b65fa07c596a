//! Reasons why one of a pair moves first. The code that assigns the sides returns the reason with
//! them, so that a page shows the reason that decided.

use crate::rules::Side;

/// The reason why a side is due to an entrant, by the sides in the games played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The other side in the last two games.
    TwiceInARow,
    /// This many more games with the other side.
    Behind(u32),
    /// The other side in the last game.
    LastGame,
    /// C.04.4.1:1.6.4 no game so far: the second side in the Dubov system.
    NoGame,
    /// The entrant's side difference is wider than the opponent's.
    WiderDifference,
}

/// The reason why one of two ranks higher.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rank {
    /// More points, virtual points included.
    Points,
    /// Equal points, and the lower start number.
    Number,
    /// C.04.4.2:1.8 stronger opponents so far, then the lower start number.
    Opposition,
    /// The upper place in the bracket of a knockout.
    Bracket,
}

/// Why one of a pair moves first. A `Side` refers to the entrant who has it in the pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MovesFirst {
    /// The side is due to the entrant who has it, and not to the opponent.
    Claimed {
        /// The entrant with the claim; the stronger claim, where both have the side that is due.
        of: Side,
        /// The reason.
        claim: Claim,
    },
    /// The side is due to both, and more strongly to the entrant who has it.
    Stronger {
        /// The side, and the entrant who has it.
        of: Side,
        /// The reason.
        claim: Claim,
    },
    /// The entrant has the lower balance of first moves and second moves.
    LessOften,
    /// In the last game in which the sides of the two differed, this entrant moved second.
    Alternates,
    /// The sides of the two never differed: the higher-ranked entrant changes sides.
    SameSides {
        /// The side of the higher-ranked entrant.
        higher: Side,
        /// The reason for the rank.
        by: Rank,
    },
    /// The side is equally due to both: the higher-ranked entrant has it.
    Higher {
        /// The side, and the entrant who has it.
        of: Side,
        /// The reason for the rank.
        by: Rank,
    },
    /// Neither has played: the pairing number of the higher-ranked entrant decides.
    Number {
        /// The side of the higher-ranked entrant.
        higher: Side,
        /// Whether that number is odd, counted among the entrants who have arrived.
        is_odd: bool,
    },
    /// Their games do not decide: the higher-ranked entrant moves first on odd boards, second on
    /// even ones.
    Board {
        /// The place of the pair in the round.
        place: u16,
        /// The side of the higher-ranked entrant.
        higher: Side,
        /// The reason for the rank.
        by: Rank,
    },
    /// The two change sides from one game of their tie to the next.
    NextGame,
    /// By the table of the round robin.
    Table,
    /// The organiser settled the pair before the round.
    Settled,
    /// Changed by hand: by the rules the other entrant would move first.
    Changed,
}

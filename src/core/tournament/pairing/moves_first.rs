//! Why one of two moves first. Whoever gives the sides gives one of these reasons with
//! them, so that the reason that is shown for a pair is the one that decided.

use crate::rules::Side;

/// Why a side is due to somebody, by the sides in the games played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The other side in the last two games.
    TwiceInARow,
    /// The other side in this many games more.
    Behind(u32),
    /// The other side in the last game.
    LastGame,
    /// The numbers of games with each side lie further apart than the opponent's.
    WiderDifference,
}

/// By what one of two stands higher.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rank {
    /// More points for the pairing, extra points with them.
    Points,
    /// As many points, and the lower start number.
    Number,
    /// The upper place in the bracket of a knockout.
    Bracket,
}

/// Why one of a pair moves first. A `Side` names the one of the two who has it now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MovesFirst {
    /// That side is due to the one who has it, and not to the opponent.
    Claimed {
        /// Whose claim it is: the stronger one, where each has the side that is due.
        of: Side,
        /// Why it is due.
        claim: Claim,
    },
    /// That side is due to both, and more strongly to the one who has it.
    Stronger {
        /// Which side, and who has it.
        of: Side,
        /// Why it is due to this one.
        claim: Claim,
    },
    /// This one has moved first less often, compared with moving second.
    LessOften,
    /// Counting back from their last games, the two first differ where this one moved second.
    Alternates,
    /// Their sides do not differ, as far as both have played: the one who stands higher
    /// changes sides.
    SameSides {
        /// The side of the one who stands higher.
        higher: Side,
        /// By what.
        by: Rank,
    },
    /// That side is equally due to both: the one who stands higher has it.
    Higher {
        /// Which side, and who has it.
        of: Side,
        /// By what this one stands higher.
        by: Rank,
    },
    /// Neither has played: the number of the one who stands higher is odd or even.
    Number {
        /// The side of the one who stands higher.
        higher: Side,
        /// Whether that number is odd, counted among those who have arrived.
        is_odd: bool,
    },
    /// Their games do not decide: on odd boards the one who stands higher moves first, on
    /// even ones the other.
    Board {
        /// The place of the pair among those of the round.
        place: u16,
        /// The side of the one who stands higher.
        higher: Side,
        /// By what.
        by: Rank,
    },
    /// The two change sides from one game of their tie to the next.
    NextGame,
    /// The table of the round robin says so.
    Table,
    /// The organiser settled the pair before the round.
    Settled,
    /// By the rule the other one would.
    Changed,
}

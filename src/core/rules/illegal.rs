//! The reasons for which a turn is refused.

/// The turn is not legal here, or no turn at all.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text}: {why}")]
pub struct IllegalTurn {
    /// What was asked for.
    pub text: String,
    /// Why it is refused.
    pub why: WhyNot,
}

/// Why a turn is refused. Points are named as in the notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WhyNot {
    /// The text is no turn of this game.
    #[error("this is not the notation of a turn")]
    Unreadable,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// A man already stands on the point.
    #[error("{0} is not empty")]
    Occupied(String),
    /// No man of the player stands on the point.
    #[error("no man of the player to move stands on {0}")]
    NotYours(String),
    /// The board has no such point.
    #[error("there is no point {0} on this board")]
    NoSuchPoint(String),
    /// Men in hand must be placed before any is moved.
    #[error("cows in hand must be placed first")]
    MustPlace,
    /// No man of that kind is left to place.
    #[error("no such cow is left in hand")]
    HandEmpty,
    /// The points are not joined, and the player may not fly.
    #[error("{from} and {to} are not neighbours")]
    NotNeighbours {
        /// Where the man stands.
        from: String,
        /// Where it was to go.
        to: String,
    },
    /// A line was made: a shot must follow.
    #[error("a line was made: a cow must be shot")]
    MustShoot,
    /// No line was made, so nothing may be shot.
    #[error("no line was made: nothing may be shot")]
    NoShot,
    /// Fewer shots than the lines made demand.
    #[error("more than one line was made: another cow must be shot")]
    TooFewShots,
    /// One man was named twice.
    #[error("{0} is shot twice")]
    ShotTwice(String),
    /// More shots than the law gives.
    #[error("too many shots")]
    TooManyShots,
    /// No man of the opponent stands there.
    #[error("no cow of the opponent stands on {0}")]
    NoTarget(String),
    /// The man stands in a line and others do not.
    #[error("{0} stands in a line and is protected")]
    Protected(String),
    /// The cow may not go straight back to make the line again.
    #[error("a cow may not go straight back to make a line")]
    BannedReturn,
    /// A gift is due before anything else.
    #[error("the board is full: a gift is due")]
    GiftDue,
    /// No gift is due.
    #[error("no gift is due")]
    NoGift,
    /// The player can move and so may not pass.
    #[error("the player can move and may not pass")]
    MayNotPass,
    /// A lost turn was asked for as if it were a turn.
    #[error("a turn is lost only by a red card of the umpire")]
    LostTurn,
    /// The player cannot move and must pass.
    #[error("the player cannot move and must pass")]
    MustPass,
    /// Camelot: the squares are neither neighbours nor joined by a leap that may be made.
    #[error("{from}-{to} is neither a step nor a leap over a piece")]
    NoLeap {
        /// Where the piece stands.
        from: String,
        /// Where it was to go.
        to: String,
    },
    /// Camelot: a man was to canter and then jump.
    #[error("only a knight may canter and then jump")]
    OnlyKnightsCharge,
    /// Camelot: a piece of the player can jump.
    #[error("a capture is possible and must be made")]
    MustCapture,
    /// Camelot: the capture stopped too early.
    #[error("the jump must go on from {0}")]
    MustGoOn(String),
    /// Camelot: the knight cantered to a square from which it can jump.
    #[error("a knight that canters to {0} must capture")]
    Exposed(String),
    /// Camelot: the canter led back.
    #[error("a canter may not end where it began")]
    BackToStart,
    /// Camelot: a step or canter into the own castle.
    #[error("only a jump may lead to {0} in the own castle")]
    CastleClosed(String),
    /// Camelot: a piece in its own castle must move first.
    #[error("the piece on {0} must leave the own castle first")]
    MustLeaveCastle(String),
    /// Camelot: a piece in the enemy castle stays there.
    #[error("a piece on {0} in the enemy castle does not leave it")]
    CastleKeeps(String),
    /// Camelot: the player has moved twice inside the enemy castle.
    #[error("both castle moves have been made")]
    NoCastleMoveLeft,
    /// Reversi: no row is outflanked from there.
    #[error("a disc on {0} outflanks nothing")]
    OutflanksNothing(String),
    /// Reversi: mistakes in turning discs can be entered by the umpire only.
    #[error("only an umpire may enter wrongly turned discs")]
    UmpireOnly,
    /// Reversi: nothing can have gone wrong with the disc there.
    #[error("{0} cannot have been turned, or left, wrongly")]
    NotWrong(String),
}

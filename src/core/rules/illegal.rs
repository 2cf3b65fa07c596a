//! The reasons for rejecting a turn.

/// A text that is not a legal turn of the position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text}: {why}")]
pub struct IllegalTurn {
    /// The text.
    pub text: String,
    /// The reason.
    pub why: WhyNot,
}

/// The reason for rejecting a turn. Points have their names in the notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WhyNot {
    /// The text is not the notation of a turn.
    #[error("this is not the notation of a turn")]
    Unreadable,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Another man is already on the point.
    #[error("{0} is not empty")]
    Occupied(String),
    /// No man of the player is on the point.
    #[error("no man of the player to move stands on {0}")]
    NotYours(String),
    /// The board has no such point.
    #[error("there is no point {0} on this board")]
    NoSuchPoint(String),
    /// The player still has men in hand, which must be placed first.
    #[error("cows in hand must be placed first")]
    MustPlace,
    /// The player has no man of that kind in hand.
    #[error("no such cow is left in hand")]
    HandEmpty,
    /// The points are not joined, and the player may not fly.
    #[error("{from} and {to} are not neighbours")]
    NotNeighbours {
        /// The start.
        from: String,
        /// The destination.
        to: String,
    },
    /// A line was made: a shot must follow.
    #[error("a line was made: a cow must be shot")]
    MustShoot,
    /// No line was made, so nothing may be shot.
    #[error("no line was made: nothing may be shot")]
    NoShot,
    /// Fewer shots than the lines require.
    #[error("more than one line was made: another cow must be shot")]
    TooFewShots,
    /// One man was named twice.
    #[error("{0} is shot twice")]
    ShotTwice(String),
    /// More shots than the law allows.
    #[error("too many shots")]
    TooManyShots,
    /// No man of the opponent is there.
    #[error("no cow of the opponent stands on {0}")]
    NoTarget(String),
    /// The man is in a line while others are not.
    #[error("{0} stands in a line and is protected")]
    Protected(String),
    /// The cow may not move straight back to make the line again.
    #[error("a cow may not go straight back to make a line")]
    BannedReturn,
    /// The player must give a man first.
    #[error("the board is full: a gift is due")]
    GiftDue,
    /// No gift is due.
    #[error("no gift is due")]
    NoGift,
    /// The player can move and may not pass.
    #[error("the player can move and may not pass")]
    MayNotPass,
    /// A lost turn was played like a turn.
    #[error("a turn is lost only by a red card of the umpire")]
    LostTurn,
    /// The player cannot move and must pass.
    #[error("the player cannot move and must pass")]
    MustPass,
    /// Camelot: the squares are neither neighbours nor joined by a possible leap.
    #[error("{from}-{to} is neither a step nor a leap over a piece")]
    NoLeap {
        /// The start.
        from: String,
        /// The destination.
        to: String,
    },
    /// Camelot: a man cantered and then jumped.
    #[error("only a knight may canter and then jump")]
    OnlyKnightsCharge,
    /// Camelot: the player can capture and must.
    #[error("a capture is possible and must be made")]
    MustCapture,
    /// Camelot: the capture stopped on a square from which the piece can jump on.
    #[error("the jump must go on from {0}")]
    MustGoOn(String),
    /// Camelot: the knight cantered to a square from which it can jump.
    #[error("a knight that canters to {0} must capture")]
    Exposed(String),
    /// Camelot: the canter ended on its first square.
    #[error("a canter may not end where it began")]
    BackToStart,
    /// Camelot: a step or canter into the player's own castle.
    #[error("only a jump may lead to {0} in the own castle")]
    CastleClosed(String),
    /// Camelot: a piece in its own castle must move first.
    #[error("the piece on {0} must leave the own castle first")]
    MustLeaveCastle(String),
    /// Camelot: a piece may not leave the enemy castle.
    #[error("a piece on {0} in the enemy castle does not leave it")]
    CastleKeeps(String),
    /// Camelot: the player has used both moves inside the enemy castle.
    #[error("both castle moves have been made")]
    NoCastleMoveLeft,
    /// Reversi: a disc there outflanks no row.
    #[error("a disc on {0} outflanks nothing")]
    OutflanksNothing(String),
    /// Reversi: only the umpire may record wrongly turned discs.
    #[error("only an umpire may enter wrongly turned discs")]
    UmpireOnly,
    /// Reversi: the disc cannot have been turned, or left unturned, by mistake.
    #[error("{0} cannot have been turned, or left, wrongly")]
    NotWrong(String),
}

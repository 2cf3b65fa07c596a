//! The reasons for which a command is refused.

use super::{Claim, CorruptRecord};
use crate::rules::{IllegalTurn, InvalidPosition};

/// Why nothing was written down.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The turn is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game has begun already.
    #[error("the game has begun already")]
    AlreadyStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// Play is stopped.
    #[error("play is paused")]
    Paused,
    /// Play is not stopped.
    #[error("play is not paused")]
    NotPaused,
    /// There is nothing on the board to strike out.
    #[error("there is no turn to take back")]
    NoTurnToTakeBack,
    /// No turn was taken back, or play has gone another way since.
    #[error("there is no turn to play again")]
    NoTurnToPlayAgain,
    /// There is no turn of that number, or the board was set up after it.
    #[error("there is no turn {number} to correct")]
    NoSuchTurn {
        /// The number.
        number: u32,
    },
    /// A turn lost by a card goes with its card only.
    #[error("a lost turn goes with its card")]
    LostTurnStands,
    /// The right turn is the one that stands there.
    #[error("that turn stands there already")]
    SameTurn,
    /// Not as many later turns become impossible as the official has seen.
    #[error("{0:?} become impossible")]
    OthersDropped(Vec<String>),
    /// The opponent has moved since: what was turned wrongly stays.
    #[error("the opponent has moved since")]
    TooLateToPutRight,
    /// A position that cannot be set up.
    #[error(transparent)]
    BadPosition(#[from] InvalidPosition),
    /// The board stands like that already.
    #[error("the board stands like that already")]
    SamePosition,
    /// There is no card to strike out.
    #[error("there is no card to take back")]
    NoCardToTakeBack,
    /// The player has said so already.
    #[error("this player has agreed already")]
    AgreedAlready,
    /// A reason must be given.
    #[error("a reason is needed")]
    ReasonMissing,
    /// The event is played without a clock.
    #[error("this game has no clock")]
    NoClock,
    /// The clock has not been called, so there is no delay yet.
    #[error("call the clock first")]
    ClockNotCalled,
    /// The clock is not one that is called, or it has been called.
    #[error("the clock is running")]
    ClockRuns,
    /// The player has not so much time to take away.
    #[error("only {spare_ms} ms are left to take")]
    TooMuchTaken {
        /// How much there is, in milliseconds.
        spare_ms: i64,
    },
    /// Neither given nor taken.
    #[error("no time is given or taken")]
    NoTimeAdjusted,
    /// The player still has time.
    #[error("{left_ms} ms are left")]
    StillInTime {
        /// How much, in milliseconds.
        left_ms: i64,
    },
    /// Only the player to move can delay.
    #[error("it is not this player's turn")]
    NotToMove,
    /// A red card takes the turn of the player to move, and this one is not.
    #[error("a red card takes the turn of the player to move")]
    RedOutOfTurn,
    /// A red card must give the opponent a turn, and there is none to give:
    /// warn or award instead (§10.7).
    #[error("the opponent has no turn to take")]
    NoTurnToGive,
    /// The law of the game knows no such draw, or does not count yet.
    #[error("the law does not count {0:?} here")]
    NotCounted(Claim),
    /// Nothing waits that this entry has asked.
    #[error("nothing waits that entry {entry} asked")]
    NothingAsked {
        /// The entry.
        entry: u32,
    },
    /// Only the organiser may.
    #[error("this is for the organiser")]
    OrganiserOnly,
    /// A bug of ours: the entries would not replay.
    #[error(transparent)]
    Bug(#[from] CorruptRecord),
}

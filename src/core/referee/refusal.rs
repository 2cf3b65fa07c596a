//! The reasons for rejecting a command.

use super::{Claim, CorruptRecord};
use crate::rules::{IllegalTurn, InvalidPosition};

/// The reason for rejecting a command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The turn is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalTurn),
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game has already begun.
    #[error("the game has begun already")]
    AlreadyStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The game is paused.
    #[error("play is paused")]
    Paused,
    /// The game is not paused.
    #[error("play is not paused")]
    NotPaused,
    /// There is no turn or set-up to take back.
    #[error("there is no turn to take back")]
    NoTurnToTakeBack,
    /// No turn was taken back, or another turn was played since.
    #[error("there is no turn to play again")]
    NoTurnToPlayAgain,
    /// There is no turn of that number, or the board was set up after it.
    #[error("there is no turn {number} to correct")]
    NoSuchTurn {
        /// The number.
        number: u32,
    },
    /// A turn lost by a card can only be taken back with the card.
    #[error("a lost turn goes with its card")]
    LostTurnStands,
    /// The replacement equals the recorded turn.
    #[error("that turn stands there already")]
    SameTurn,
    /// The number of turns that become impossible differs from what the official expects.
    #[error("these turns become impossible: {}", .0.join(", "))]
    OthersDropped(Vec<String>),
    /// The opponent has moved since, so wrongly turned discs stay.
    #[error("the opponent has moved since")]
    TooLateToPutRight,
    /// The position cannot be set up.
    #[error(transparent)]
    BadPosition(#[from] InvalidPosition),
    /// The position equals the current one.
    #[error("the board stands like that already")]
    SamePosition,
    /// The player has no card to take back.
    #[error("there is no card to take back")]
    NoCardToTakeBack,
    /// The player has already confirmed the result.
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
    /// The clock starts by itself, or it has been called.
    #[error("the clock is running")]
    ClockRuns,
    /// The player has less time left than should be taken.
    #[error("only {spare_ms} ms are left to take")]
    TooMuchTaken {
        /// The time that can be taken, in milliseconds.
        spare_ms: i64,
    },
    /// The adjustment is zero.
    #[error("no time is given or taken")]
    NoTimeAdjusted,
    /// The player still has time.
    #[error("{left_ms} ms are left")]
    StillInTime {
        /// The time left, in milliseconds.
        left_ms: i64,
    },
    /// Only the player to move can delay.
    #[error("it is not this player's turn")]
    NotToMove,
    /// A red card costs the turn of the player to move, and this player is not.
    #[error("a red card takes the turn of the player to move")]
    RedOutOfTurn,
    /// A red card gives the opponent a turn, but the opponent has none to take:
    /// warn or award instead (§10.7).
    #[error("the opponent has no turn to take")]
    NoTurnToGive,
    /// The law of the game has no such draw, or does not count yet.
    #[error("the law does not count {} here", .0.code())]
    NotCounted(Claim),
    /// The player has offered a draw already, and has not moved since.
    #[error("this player has offered a draw already")]
    OfferedAlready,
    /// The event does not allow to take turns back.
    #[error("turns are not taken back here")]
    NoTakeBacks,
    /// The player has asked to take back already, and has not moved since; or the opponent asks.
    #[error("somebody has asked already")]
    AskedAlready,
    /// The opponent does not ask to take back.
    #[error("nobody asks to take back")]
    NoTakeBackAsked,
    /// The opponent offers no draw.
    #[error("no draw is offered")]
    NoDrawOffered,
    /// The command is for umpires and organisers, not for players.
    #[error("this is for the umpire")]
    UmpireOnly,
    /// The entry is not an open request.
    #[error("entry {entry} is not an open request")]
    NothingAsked {
        /// The number of the entry.
        entry: u32,
    },
    /// The command is for organisers only.
    #[error("this is for the organiser")]
    OrganiserOnly,
    /// A bug: the new entries cannot be replayed.
    #[error(transparent)]
    Bug(#[from] CorruptRecord),
}

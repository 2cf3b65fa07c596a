//! The reasons why a change cannot be undone.

use crate::tournament::Lock;

/// Why a change cannot be undone.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoBlocked {
    /// A later change touched the same thing.
    #[error("it was changed again since")]
    ChangedSince,
    /// Rounds up to this one were paired with it.
    #[error("round {0} rests on it")]
    RoundsRest(u16),
    /// The round has moved on to another stage.
    #[error("round {0} has gone on")]
    RoundWentOn(u16),
    /// The round has results or recorded turns.
    #[error("round {0} has results or moves")]
    Played(u16),
    /// The round lacks results.
    #[error("round {0} has boards without a result")]
    ResultsMissing(u16),
    /// The event is finished.
    #[error("the event is finished")]
    Finished,
    /// One of the players is paired or has a bye.
    #[error("one of the players is in a round")]
    InARound,
    /// A player was removed from the list.
    #[error("the player is not on the list")]
    NotOnTheList,
    /// The names were erased.
    #[error("the names were taken away")]
    NamesGone,
    /// It is part of the record of a game, which has corrections of its own.
    #[error("it is in the record of a game")]
    InARecord,
    /// The event keeps to the rules, which do not allow it any more.
    #[error("the event keeps to the rules, which do not allow to change {0}")]
    ByTheBook(Lock),
    /// An event does not come back to the rules.
    #[error("an event does not come back to the rules")]
    RulesLeft,
    /// It granted or withdrew rights.
    #[error("it is about who may do what")]
    Rights,
}

/// Whether a line can be undone, or why not; `None` for a line without a change.
pub type UndoStatus = Option<Result<(), UndoBlocked>>;

//! Why a change cannot be undone.

/// Why a change cannot be taken back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoBlocked {
    /// Something later has changed the same again.
    #[error("it was changed again since")]
    ChangedSince,
    /// Rounds up to this one were paired with it.
    #[error("round {0} rests on it")]
    RoundsRest(u16),
    /// The round is not at this point any more.
    #[error("round {0} has gone on")]
    RoundWentOn(u16),
    /// Something was played in the round.
    #[error("round {0} has results or moves")]
    Played(u16),
    /// Results of the round are missing.
    #[error("round {0} has boards without a result")]
    ResultsMissing(u16),
    /// The event is finished.
    #[error("the event is finished")]
    Finished,
    /// Players have a place in a round.
    #[error("one of the players is in a round")]
    InARound,
    /// A player is not on the list any more.
    #[error("the player is not on the list")]
    NotOnTheList,
    /// The names were taken away.
    #[error("the names were taken away")]
    NamesGone,
    /// It stands in the record of a game, where it is put right.
    #[error("it is in the record of a game")]
    InARecord,
    /// It gave or took rights.
    #[error("it is about who may do what")]
    Rights,
}

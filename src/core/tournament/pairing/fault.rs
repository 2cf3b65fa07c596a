//! Why no round can be proposed, and the checks before any system is asked.

use crate::tournament::{DraftRound, EntrantId, RoundNo, Stage, Tournament};

/// The most entrants of one round.
pub const MOST_ENTRANTS: usize = 10_000;

/// The most of the other systems: their tables grow by the square, or nobody
/// could play that number of rounds.
pub const MOST_OF_OTHERS: usize = 1_000;

/// Why no round can be proposed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PairingFault {
    /// A pairing needs two. What to do: mark who is here.
    #[error("only {here} entrants are here; a round needs two")]
    TooFewEntrants {
        /// How many are here.
        here: usize,
    },
    /// More than the search can hold. What to do: make two tournaments of it.
    #[error("{here} entrants are here; a round takes at most {most}")]
    TooManyEntrants {
        /// How many are here.
        here: usize,
        /// How many there can be.
        most: usize,
    },
    /// What to do: end the tournament, or announce more rounds if the system has them.
    #[error("all {rounds} rounds are played")]
    AllRoundsPlayed {
        /// How many rounds there are.
        rounds: u16,
    },
    /// What to do: enter the missing results and close the round.
    #[error("round {round} is being played")]
    RoundUnderWay {
        /// The round being played.
        round: RoundNo,
    },
    /// Every way to pair breaks a rule. What to do: post the nearest one all
    /// the same, or end the tournament.
    #[error("no legal pairing: {why:?}")]
    NoLegalPairing {
        /// What stands in the way.
        why: Obstacle,
        /// The pairing that breaks the rules least.
        nearest: Box<DraftRound>,
    },
    /// We made a mistake.
    #[error(transparent)]
    Bug(#[from] PairingBug),
}

/// What stands in the way of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// Somebody must sit out, and everybody who could has had a bye (C.04.1:4).
    NobodyForBye,
    /// Somebody has met, or must not meet, everybody who is here.
    NobodyToMeet(EntrantId),
    /// Each has somebody to meet, but not all at once; in the nearest pairing
    /// that number of pairs meet again or must not meet.
    CannotAllMeet {
        /// How many pairs; 0 where only the sides stand in the way.
        pairs: usize,
    },
}

/// A pairing that must not be: our mistake, not the organiser's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PairingBug {
    /// Somebody is in no pairing and has no bye.
    #[error("entrant {0:?} was left out of the pairing")]
    LeftOut(EntrantId),
    /// Somebody stands in the round more than once.
    #[error("entrant {0:?} was paired twice")]
    Twice(EntrantId),
    /// Two would meet more often than the system has it.
    #[error("entrants {0:?} and {1:?} would meet again")]
    Rematch(EntrantId, EntrantId),
}

/// Whether a round comes next: none is being played, and the announced rounds are not over.
/// Systems with finals end when the finals are decided, so their number of rounds says nothing.
pub(super) fn a_round_comes(tournament: &Tournament) -> Result<(), PairingFault> {
    if let Some(Stage::Posted(round)) = &tournament.current {
        return Err(PairingFault::RoundUnderWay {
            round: round.number,
        });
    }
    let ends_by_rounds = !tournament.options.system.has_finals();
    if ends_by_rounds && tournament.round_now().0 > tournament.options.rounds {
        return Err(PairingFault::AllRoundsPlayed {
            rounds: tournament.options.rounds,
        });
    }
    Ok(())
}

pub(super) fn enough(here: usize) -> Result<(), PairingFault> {
    enough_up_to(here, MOST_OF_OTHERS)
}

pub(super) fn enough_up_to(here: usize, most: usize) -> Result<(), PairingFault> {
    match here {
        0 | 1 => Err(PairingFault::TooFewEntrants { here }),
        _ if here > most => Err(PairingFault::TooManyEntrants { here, most }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_as_the_most_are_paired_and_nobody_more() {
        for here in [2, 3, 7] {
            assert_eq!(enough_up_to(here, 7), Ok(()), "{here}");
        }
        let most = PairingFault::TooManyEntrants { here: 8, most: 7 };
        assert_eq!(enough_up_to(8, 7), Err(most));
        for here in [0, 1] {
            let few = PairingFault::TooFewEntrants { here };
            assert_eq!(enough_up_to(here, 7), Err(few));
        }
    }
}

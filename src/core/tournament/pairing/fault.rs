//! Errors of pairing, and the checks before any system is run.

use crate::tournament::{DraftRound, EntrantId, RoundNo, Stage, Tournament};

/// The most entrants of one round.
pub const MOST_ENTRANTS: usize = 10_000;

/// The most entrants of systems other than the Swiss: their tables grow quadratically, or nobody
/// could play the number of rounds.
pub const MOST_OF_OTHERS: usize = 1_000;

/// Why no round can be proposed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PairingFault {
    /// A pairing needs two entrants. Remedy: mark who is present.
    #[error("only {here} entrants are here; a round needs two")]
    TooFewEntrants {
        /// Number of present entrants.
        here: usize,
    },
    /// More entrants than the search can handle. Remedy: split the tournament.
    #[error("{here} entrants are here; a round takes at most {most}")]
    TooManyEntrants {
        /// Number of present entrants.
        here: usize,
        /// The highest allowed number.
        most: usize,
    },
    /// Remedy: end the tournament, or plan more rounds if the system has them.
    #[error("all {rounds} rounds are played")]
    AllRoundsPlayed {
        /// Number of rounds.
        rounds: u16,
    },
    /// Remedy: enter the missing results and close the round.
    #[error("round {round} is being played")]
    RoundUnderWay {
        /// The round being played.
        round: RoundNo,
    },
    /// Every pairing breaks a rule. Remedy: post the nearest one anyway, or end the tournament.
    #[error("{why}")]
    NoLegalPairing {
        /// The reason.
        why: Obstacle,
        /// The pairing that breaks the rules least.
        nearest: Box<DraftRound>,
    },
    /// A bug of the program.
    #[error(transparent)]
    Bug(#[from] PairingBug),
}

/// Why a round has no legal pairing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Obstacle {
    /// The number of entrants is odd, and none of them may get a bye (C.04.1:4).
    #[error("the number is odd, and nobody may get a bye")]
    NobodyForBye,
    /// An entrant has met, or must not meet, all others who are present.
    #[error("one has met, or must not meet, all others who are here")]
    NobodyToMeet(EntrantId),
    /// Each entrant has a possible opponent, but not all at once; in the nearest pairing `pairs`
    /// meet again or must not meet.
    #[error("not everybody can have an opponent who is neither met already nor to be kept apart")]
    CannotAllMeet {
        /// Number of illegal pairs; 0 if only the sides prevent a pairing.
        pairs: usize,
    },
}

/// An invalid proposal: a bug of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PairingBug {
    /// An entrant has neither a pairing nor a bye.
    #[error("entrant {} was left out of the pairing", .0.0)]
    LeftOut(EntrantId),
    /// An entrant is in the round more than once.
    #[error("entrant {} was paired twice", .0.0)]
    Twice(EntrantId),
    /// Two entrants would meet more often than the system allows.
    #[error("entrants {} and {} would meet again", .0.0, .1.0)]
    Rematch(EntrantId, EntrantId),
}

/// Checks that a next round exists: none is being played, and planned rounds remain. Systems with
/// finals end when the finals are decided, whatever the number of rounds.
pub(super) fn check_round_is_due(tournament: &Tournament) -> Result<(), PairingFault> {
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

/// Checks the number of entrants of systems other than the Swiss.
pub(super) fn check_size(here: usize) -> Result<(), PairingFault> {
    check_size_up_to(here, MOST_OF_OTHERS)
}

pub(super) fn check_size_up_to(here: usize, most: usize) -> Result<(), PairingFault> {
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
    fn the_highest_allowed_number_is_inclusive() {
        for here in [2, 3, 7] {
            assert_eq!(check_size_up_to(here, 7), Ok(()), "{here}");
        }
        let most = PairingFault::TooManyEntrants { here: 8, most: 7 };
        assert_eq!(check_size_up_to(8, 7), Err(most));
        for here in [0, 1] {
            let few = PairingFault::TooFewEntrants { here };
            assert_eq!(check_size_up_to(here, 7), Err(few));
        }
    }
}

//! Who meets whom in the next round: the one door to all pairing systems.

mod boards;
mod difference;
mod draft;
mod dutch;
mod explain;
mod field;
mod first_move;
mod matching;
mod monrad;
mod round_robin;
pub mod swiss;
mod warning;

pub use difference::{Difference, difference};
pub use draft::CannotChange;
pub use explain::{Explanation, MovesFirst, Past, Why, WhyBye, explain};
pub use warning::{Grade, Warning, warnings};

use super::{
    Bye, ByeKind, DraftRound, EntrantId, Points, Presence, RoundNo, Stage, System, Tournament,
};
use field::Field;

/// The most entrants of one round; the search takes memory by their square.
pub const MOST_ENTRANTS: usize = 1_000;

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
    #[error("{here} entrants are here; a round takes at most {MOST_ENTRANTS}")]
    TooManyEntrants {
        /// How many are here.
        here: usize,
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
    #[error(
        "no legal pairing: at least {rematches} pairs must meet again, {second_byes} sit out again"
    )]
    NoLegalPairing {
        /// Pairs who meet again in the nearest pairing.
        rematches: usize,
        /// Entrants who get a bye against the rules in it: 0 or 1.
        second_byes: usize,
        /// The pairing that breaks the rules least.
        nearest: Box<DraftRound>,
    },
    /// We made a mistake.
    #[error(transparent)]
    Bug(#[from] PairingBug),
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

/// Proposes the next round. Everybody who is here is paired, who is missing
/// gets no opponent and no points, and who went home is left out; in a round
/// robin the table is followed, whoever is here (see [`Warning::OneIsAbsent`]).
///
/// The same tournament always gives the same proposal, in whatever order its
/// entrants are listed. A draft that exists is paired anew.
///
/// # Errors
/// Why there is no round to propose, and what can be done.
pub fn pair(tournament: &Tournament) -> Result<DraftRound, PairingFault> {
    if let Some(Stage::Posted(round)) = &tournament.current {
        return Err(PairingFault::RoundUnderWay {
            round: round.number,
        });
    }
    if tournament.round_now().0 > tournament.options.rounds {
        return Err(PairingFault::AllRoundsPlayed {
            rounds: tournament.options.rounds,
        });
    }
    let draft = match tournament.options.system {
        System::RoundRobin | System::DoubleRoundRobin => round_robin::pair(tournament)?,
        System::Monrad => {
            let field = Field::of(tournament);
            enough(field.len())?;
            monrad::pair(&field)?
        }
        System::Swiss => {
            let field = Field::of(tournament);
            enough(field.len())?;
            dutch::pair(tournament, &field)?
        }
    };
    check(tournament, &draft)?;
    Ok(draft)
}

fn enough(here: usize) -> Result<(), PairingFault> {
    match here {
        0 | 1 => Err(PairingFault::TooFewEntrants { here }),
        2..=MOST_ENTRANTS => Ok(()),
        _ => Err(PairingFault::TooManyEntrants { here }),
    }
}

/// What every proposal must hold, whichever system made it. Only the table of
/// a round robin may bring two together again, after rounds changed by hand.
fn check(tournament: &Tournament, draft: &DraftRound) -> Result<(), PairingBug> {
    let by_table = tournament.options.system.is_round_robin();
    let wrong = warnings(tournament, draft)
        .into_iter()
        .find_map(|warning| match warning {
            Warning::NotPaired { entrant } => Some(PairingBug::LeftOut(entrant)),
            Warning::PairedTwice { entrant } => Some(PairingBug::Twice(entrant)),
            Warning::MetBefore { first, second, .. } if !by_table => {
                Some(PairingBug::Rematch(first, second))
            }
            _ => None,
        });
    wrong.map_or(Ok(()), Err)
}

/// Those who are entered but not here: no opponent, no points.
fn absent(tournament: &Tournament) -> Vec<Bye> {
    let missing = |presence| matches!(presence, Presence::Expected | Presence::Absent);
    let mut all = tournament
        .entrants
        .iter()
        .filter(|one| missing(one.presence))
        .collect::<Vec<_>>();
    all.sort_by_key(|one| one.number);
    all.into_iter()
        .map(|one| Bye {
            entrant: one.id,
            kind: ByeKind::Absent,
        })
        .collect()
}

/// A school's name, for telling whether two are the same.
fn school_key(name: &str) -> String {
    name.split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .to_lowercase()
}

fn is_same_school(tournament: &Tournament, one: EntrantId, other: EntrantId) -> bool {
    let school = |id| {
        tournament
            .entrant(id)
            .and_then(|entrant| entrant.school.as_deref())
            .map(school_key)
    };
    school(one).is_some_and(|known| !known.is_empty() && Some(known) == school(other))
}

/// More points first, then the lower start number (C.04.2:3.6).
fn seat(points: Points, number: u16) -> (std::cmp::Reverse<Points>, u16) {
    (std::cmp::Reverse(points), number)
}

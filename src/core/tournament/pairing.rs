//! Who meets whom in the next round: the one door to all pairing systems.

mod apart;
mod baku;
mod boards;
mod difference;
mod draft;
mod dutch;
mod explain;
mod extra;
mod field;
mod finals;
mod first_move;
mod forecast;
mod groups;
mod knockout;
mod matching;
mod monrad;
mod moves_first;
mod round_robin;
mod settled;
mod start_groups;
pub mod swiss;
mod teams;
mod warning;

pub use apart::{Apart, schools};
pub use difference::{Difference, difference};
pub use draft::CannotChange;
pub use dutch::{SwissReport, SwissWhyNot, swiss_report, swiss_why_not};
pub use explain::{ByeReason, Explanation, Meets, Past, Why, WhyBye, explain, explain_pairs};
pub use extra::{Extra, extra_points};
pub(in crate::tournament) use finals::levels;
pub use finals::{bracket, groups, is_at_end};
pub use forecast::{Forecast, forecast};
pub use groups::Group;
pub use knockout::{Bracket, Decision, Tie, TieGame, TieNow};
pub use moves_first::{Claim, MovesFirst, Rank};
pub use start_groups::start_groups;
pub(in crate::tournament) use start_groups::start_points;
pub use teams::{
    Match, Team, TeamRow, all_matches, as_entrants, matches, pair_as_entrants, team_sheets,
    team_standings, team_tiebreaks, teams,
};
pub use warning::{Grade, Warning, warnings, warnings_by_hand};

use super::{
    Bye, ByeKind, DraftRound, Entrant, EntrantId, Points, Presence, RoundNo, Stage, System,
    Tournament, school_key,
};
use field::Field;

/// The most entrants of one round.
pub const MOST_ENTRANTS: usize = 10_000;

/// The most of the other systems: their tables grow by the square, or nobody
/// could play so many rounds.
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
    /// so many meet again or must not meet.
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
    let ends_by_rounds = !tournament.options.system.has_finals();
    if ends_by_rounds && tournament.round_now().0 > tournament.options.rounds {
        return Err(PairingFault::AllRoundsPlayed {
            rounds: tournament.options.rounds,
        });
    }
    let draft = match tournament.options.system {
        System::RoundRobin | System::DoubleRoundRobin => round_robin::pair(tournament)?,
        System::Knockout(how) => knockout::pair(tournament, how)?,
        System::Groups(how) => groups::pair(tournament, how)?,
        System::Teams(how) => teams::pair_teams(tournament, how)?,
        System::Monrad | System::Swiss | System::McMahon(_) => {
            let mut draft = settled::around(tournament, by_standing)?;
            settled::keep_seats(tournament, &mut draft);
            draft
        }
    };
    check(tournament, &draft)?;
    Ok(draft)
}

/// Pairs those who are here by what they have scored.
fn by_standing(tournament: &Tournament) -> Result<DraftRound, PairingFault> {
    let field = Field::of(tournament);
    match tournament.options.system {
        System::Swiss | System::McMahon(_) => {
            enough_up_to(field.len(), MOST_ENTRANTS)?;
            dutch::pair(tournament, &field)
        }
        _ => {
            enough(field.len())?;
            monrad::pair(&field)
        }
    }
}

fn enough(here: usize) -> Result<(), PairingFault> {
    enough_up_to(here, MOST_OF_OTHERS)
}

fn enough_up_to(here: usize, most: usize) -> Result<(), PairingFault> {
    match here {
        0 | 1 => Err(PairingFault::TooFewEntrants { here }),
        _ if here > most => Err(PairingFault::TooManyEntrants { here, most }),
        _ => Ok(()),
    }
}

/// What every proposal must hold, whichever system made it. Only the table of
/// a round robin may bring two together again, after rounds changed by hand.
fn check(tournament: &Tournament, draft: &DraftRound) -> Result<(), PairingBug> {
    let by_table = tournament.options.system.is_round_robin();
    let settled = settled::of_round(tournament, draft.number);
    let by_hand = |id| {
        settled
            .iter()
            .any(|two| two.first == id || two.second == id)
    };
    let wrong = warnings(tournament, draft)
        .into_iter()
        .find_map(|warning| match warning {
            Warning::NotPaired { entrant } => Some(PairingBug::LeftOut(entrant)),
            Warning::PairedTwice { entrant } => Some(PairingBug::Twice(entrant)),
            Warning::MetBefore { first, second, .. } if !by_table && !by_hand(first) => {
                Some(PairingBug::Rematch(first, second))
            }
            _ => None,
        });
    wrong.map_or(Ok(()), Err)
}

/// Those who are entered but do not play: not here, or as they asked. Without
/// such a wish there are no points.
fn absent(tournament: &Tournament) -> Vec<Bye> {
    let round = tournament.round_now();
    let asked = |id| tournament.options.terms.bye_of(id, round);
    let bye = |one: &&Entrant| match (one.presence, asked(one.id)) {
        (Presence::WentHome, _) | (Presence::Here, None) => None,
        (_, Some(kind)) => Some(kind),
        (Presence::Expected | Presence::Absent, None) => Some(ByeKind::Absent),
    };
    let mut all = tournament.entrants.iter().collect::<Vec<_>>();
    all.sort_by_key(|one| one.number);
    let byes = all.iter().filter_map(|one| {
        let kind = bye(one)?;
        Some(Bye {
            entrant: one.id,
            kind,
        })
    });
    byes.collect()
}

/// How many are here to be paired with each other: children, or teams.
pub fn size(tournament: &Tournament) -> usize {
    match tournament.options.system {
        System::Teams(_) if !tournament.options.automatic => teams(tournament).len(),
        _ => {
            let here = |one: &&Entrant| one.presence == Presence::Here;
            tournament.entrants.iter().filter(here).count()
        }
    }
}

/// Whether somebody is to be paired in the next round.
fn plays(tournament: &Tournament, one: &Entrant) -> bool {
    let asked = tournament
        .options
        .terms
        .bye_of(one.id, tournament.round_now());
    one.presence == Presence::Here && asked.is_none()
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

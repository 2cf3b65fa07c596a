//! Proposes the next round. [`pair`] is the one door to all pairing systems.

mod acceleration;
mod apart;
mod attendance;
mod baku;
mod boards;
mod difference;
mod draft;
mod dutch;
mod explain;
mod fault;
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
pub mod swiss;
mod teams;
mod virtual_points;
mod warning;

pub use super::start_groups::start_groups;
pub use acceleration::virtual_points;
pub use apart::{Apart, schools};
pub use difference::{Difference, difference};
pub use draft::CannotChange;
pub use dutch::{SwissReport, SwissWhyNot, swiss_report, swiss_why_not};
pub use explain::{
    ByeExplanation, ByeReason, EntrantBefore, Explanation, Float, Overview, PairExplanation,
    PairedBy, explain, explain_pairs,
};
pub use fault::{MOST_ENTRANTS, MOST_OF_OTHERS, Obstacle, PairingBug, PairingFault};
pub(in crate::tournament) use finals::levels;
pub use finals::{bracket, groups};
pub use forecast::{Forecast, forecast};
pub use groups::Group;
pub use knockout::{Decision, KnockoutBracket, Tie, TieGame, TieNow};
pub use moves_first::{Claim, MovesFirst, Rank};
pub use teams::{
    Match, Team, TeamRow, all_matches, as_entrants, matches, pair_as_entrants, team_crosstables,
    team_standings, team_tiebreaks, teams,
};
pub use virtual_points::VirtualPoints;
pub use warning::{Severity, Warning, warnings, warnings_by_hand};

use super::{
    BoardNo, DraftRound, Entrant, PairingResult, Presence, Scored, Stage, System, Tournament,
};
use crate::rules::Side;
use fault::{a_round_comes, enough, enough_up_to};
use field::Field;

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
    a_round_comes(tournament)?;
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

/// Whether no round comes after the one that is being played, or after the
/// closed ones. As long as results are missing it is asked as if those who move
/// first had won.
pub fn is_at_end(tournament: &Tournament) -> bool {
    let rounds = tournament.options.rounds;
    if !tournament.options.system.has_finals() {
        return match tournament.posted() {
            Some(posted) => posted.number.0 >= rounds,
            None => !tournament.closed.is_empty() && tournament.round_now().0 > rounds,
        };
    }
    let mut played = tournament.clone();
    if let Some(Stage::Posted(posted)) = &mut played.current {
        let missing: Vec<BoardNo> = posted.missing();
        for board in missing {
            let won = Scored {
                result: PairingResult::Won(Side::First),
                shot: None,
            };
            // The board is one of those just listed.
            let _ = posted.enter(board, won);
        }
        if let Ok(closed) = posted.close() {
            played.current = None;
            played.closed.push(closed);
        }
    }
    !played.closed.is_empty() && matches!(pair(&played), Err(PairingFault::AllRoundsPlayed { .. }))
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

//! Proposes the next round. [`pair`] is the entry point of all pairing systems.

mod acceleration;
mod attendance;
mod baku;
mod board_order;
mod candidates;
mod change_by_hand;
mod difference;
mod draft_changes;
mod explain;
mod fault;
mod finals;
mod first_move;
mod first_move_reason;
mod first_stage;
mod fixed_pairs;
mod forecast;
mod groups;
mod knockout;
mod matching;
mod monrad;
mod round_parts;
mod round_robin;
mod separation;
pub mod swiss;
mod swiss_conversion;
mod teams;
mod two_games;
mod umpires;
mod virtual_points;
mod warning;

pub use super::start_groups::start_groups;
pub use acceleration::virtual_points;
pub use change_by_hand::change_draft;
pub use difference::{Difference, difference};
pub use draft_changes::{CannotChange, DraftChange};
pub use explain::{
    ByeExplanation, ByeReason, EntrantBefore, Explanation, Float, Overview, PairExplanation,
    PairedBy, explain, explain_pairs,
};
pub use fault::{MOST_ENTRANTS, MOST_OF_OTHERS, Obstacle, PairingBug, PairingFault};
pub(in crate::tournament) use finals::levels;
pub use finals::{brackets, groups, stages_of};
pub use first_move_reason::{Claim, MovesFirst, Rank};
pub use first_stage::{is_of_finals, rounds_before_finals, stage_of, system_of};
pub use forecast::{Forecast, forecast};
pub use groups::Group;
pub use knockout::{
    BracketKind, Brackets, Decision, KnockoutBracket, StageNow, Tie, TieGame, TieNow,
};
pub use round_parts::{RoundPart, goes_through, group_of, part_codes, round_parts};
pub use separation::{Separation, schools};
pub use swiss_conversion::{SwissReport, SwissWhyNot, swiss_report, swiss_why_not};
pub use teams::{
    BoardRow, Match, Team, TeamRow, all_matches, are_matches_whole, are_rounds_whole, as_entrants,
    board_standings, handed_in, line_up_in, line_up_round, matches, pair_as_entrants, reseated,
    team_crosstables, team_of, team_standings, team_tiebreaks, teams, valid_line_up,
    without_line_up,
};
pub use umpires::{BoardToUmpire, FreeUmpire, allot_umpires};
pub use virtual_points::VirtualPoints;
pub use warning::{Severity, Warning, warnings, warnings_by_hand};

use super::{DraftRound, Entrant, PairingResult, Presence, Scored, Stage, System, Tournament};
use crate::rules::Side;
use candidates::Candidates;
use fault::{check_round_is_due, check_size, check_size_up_to};

/// Proposes the next round. Present entrants are paired, absent entrants get a zero-point bye, and
/// entrants who left are not in the round. A round robin follows its table, whoever is present (see
/// [`Warning::OneIsAbsent`]).
///
/// The proposal depends only on the tournament, and not on the order in which its entrants are
/// listed. An existing draft is ignored.
pub fn pair(tournament: &Tournament) -> Result<DraftRound, PairingFault> {
    let tournament = &*stage_of(tournament, tournament.round_now());
    check_round_is_due(tournament)?;
    let hall = &tournament.options.hall;
    let mut draft = match by_system(tournament) {
        Err(PairingFault::NoLegalPairing { why, mut nearest }) => {
            hall.place(&mut nearest);
            return Err(PairingFault::NoLegalPairing { why, nearest });
        }
        proposed => proposed?,
    };
    hall.place(&mut draft);
    if tournament.options.system.is_by_standing() {
        fixed_pairs::keep_seats(tournament, &mut draft);
    }
    check(tournament, &draft)?;
    Ok(draft)
}

/// The proposal of the pairing system, with boards from 1.
fn by_system(tournament: &Tournament) -> Result<DraftRound, PairingFault> {
    if let Some(draft) = two_games::second_games(tournament) {
        return Ok(draft);
    }
    match tournament.options.system {
        System::RoundRobin | System::DoubleRoundRobin => round_robin::pair(tournament),
        System::Knockout(_) | System::Groups(_) | System::Stages(_) => finals::pair(tournament),
        System::Teams(how) => teams::pair_teams(tournament, how),
        System::Monrad | System::Swiss | System::McMahon(_) => {
            fixed_pairs::pair_around_fixed(tournament, by_standing)
        }
    }
}

/// Whether no round follows the one being played, or the closed ones. In systems with finals,
/// missing results are assumed to be wins of the first side.
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
        for board in posted.missing() {
            let won = Scored {
                result: PairingResult::Won(Side::First),
                shot: None,
            };
            // Cannot fail: the board is one of the round.
            let _ = posted.enter(board, won);
        }
        if let Ok(closed) = posted.close() {
            played.current = None;
            played.closed.push(closed);
        }
    }
    !played.closed.is_empty() && matches!(pair(&played), Err(PairingFault::AllRoundsPlayed { .. }))
}

/// Pairs the present entrants by their points.
fn by_standing(tournament: &Tournament) -> Result<DraftRound, PairingFault> {
    let candidates = Candidates::of(tournament);
    match tournament.options.system {
        System::Swiss | System::McMahon(_) => {
            check_size_up_to(candidates.len(), MOST_ENTRANTS)?;
            swiss_conversion::pair(tournament, &candidates)
        }
        _ => {
            check_size(candidates.len())?;
            monrad::pair(&candidates)
        }
    }
}

/// Checks a proposal of any system. Only the table of a round robin may pair two entrants again,
/// after rounds changed by hand.
fn check(tournament: &Tournament, draft: &DraftRound) -> Result<(), PairingBug> {
    let by_table = tournament.options.system.is_round_robin();
    let settled = fixed_pairs::of_round(tournament, draft.number);
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

/// The number of present entrants, or of teams.
pub fn size(tournament: &Tournament) -> usize {
    match tournament.options.system {
        System::Teams(_) if !tournament.options.automatic => teams(tournament).len(),
        _ => {
            let here = |one: &&Entrant| one.presence == Presence::Here;
            tournament.entrants.iter().filter(here).count()
        }
    }
}

//! Team matches on boards: the teams are the schools.
//!
//! Teams are paired as single entrants, by a round robin or by the Swiss system for teams (C.04.6)
//! on match points. In a match the present players with the lowest start numbers sit at the boards
//! in order, and the others are reserves, unless a line-up was handed in. The first team moves first at the odd boards of the
//! match. If a team cannot fill a board, its opponent there gets a full-point bye.

mod as_entrants;
mod board_standings;
mod line_ups;
mod matches;
mod school_team;
mod swiss_teams;
mod team_standings;
mod whole_matches;

pub use as_entrants::as_entrants;
pub use board_standings::{BoardRow, board_standings};
use line_ups::line_up;
pub use line_ups::{handed_in, line_up_in, line_up_round, valid_line_up, without_line_up};
pub use matches::{Match, all_matches, matches};
pub use school_team::{Team, team_of, teams};
pub use team_standings::{TeamRow, team_crosstables, team_standings, team_tiebreaks};
pub(super) use whole_matches::change;
pub use whole_matches::{are_matches_whole, are_rounds_whole, reseated};

use super::attendance::add_absent;
use super::fault::{check_round_is_due, check_size};
use super::{Obstacle, PairingFault, round_robin};
use crate::tournament::{BoardNo, Bye, ByeKind, DraftRound, EntrantId, Pairing, Teams, Tournament};
use as_entrants::of_teams;
use std::collections::HashSet;

/// The players of all line-ups, including those without an opponent.
pub(super) fn in_line_ups(tournament: &Tournament, how: Teams) -> HashSet<EntrantId> {
    let teams = teams(tournament);
    let all = teams.iter().flat_map(|team| line_up(tournament, team, how));
    all.collect()
}

/// Pairs the teams of the next round as entrants (see [`as_entrants`]).
pub fn pair_as_entrants(tournament: &Tournament, teams: Teams) -> Result<DraftRound, PairingFault> {
    let as_entrants = of_teams(tournament, teams);
    check_size(as_entrants.entrants.len())?;
    if teams.is_swiss {
        swiss_teams::pair(tournament, &as_entrants, teams)
    } else {
        check_round_is_due(&as_entrants)?;
        round_robin::pair(&as_entrants)
    }
}

pub(super) fn pair_teams(tournament: &Tournament, how: Teams) -> Result<DraftRound, PairingFault> {
    let teams = teams(tournament);
    let of_teams = pair_as_entrants(tournament, how);
    let spread = |draft: &DraftRound| spread(tournament, &teams, how, draft);
    match of_teams {
        Ok(draft) => Ok(spread(&draft)),
        Err(PairingFault::NoLegalPairing { why, nearest }) => Err(PairingFault::NoLegalPairing {
            // The identity is that of a team, not of an entrant.
            why: match why {
                Obstacle::NobodyToMeet(_) => Obstacle::CannotAllMeet { pairs: 1 },
                why => why,
            },
            nearest: Box::new(spread(&nearest)),
        }),
        Err(fault) => Err(fault),
    }
}

/// Converts pairings of teams into pairings of their players at the boards.
fn spread(tournament: &Tournament, teams: &[Team], how: Teams, draft: &DraftRound) -> DraftRound {
    let line_up = |team: EntrantId| {
        let at = usize::try_from(team.0 - 1).unwrap_or_default();
        let team = teams.get(at);
        team.map_or_else(Vec::new, |team| line_up(tournament, team, how))
    };
    let mut round = DraftRound::empty(draft.number);
    for pair in &draft.pairings {
        let (ones, others) = (line_up(pair.first), line_up(pair.second));
        let (pairings, alone) = sit_down(&ones, &others, how.boards.into());
        for pairing in pairings {
            round.pairings.push(Pairing {
                board: BoardNo(round.pairings.len() as u16 + 1),
                ..pairing
            });
        }
        round.byes.extend(alone.into_iter().map(|entrant| Bye {
            entrant,
            kind: ByeKind::Full,
        }));
    }
    for bye in &draft.byes {
        let players = line_up(bye.entrant).into_iter();
        round.byes.extend(players.map(|entrant| Bye {
            entrant,
            kind: bye.kind,
        }));
    }
    add_absent(&mut round, tournament);
    round
}

/// The pairs of a match at boards from 1, and the players whose boards the other team cannot fill.
/// The first team moves first at the odd boards.
fn sit_down(
    ones: &[EntrantId],
    others: &[EntrantId],
    boards: usize,
) -> (Vec<Pairing>, Vec<EntrantId>) {
    let (mut pairings, mut alone) = (Vec::new(), Vec::new());
    for at in 0..boards {
        match (ones.get(at).copied(), others.get(at).copied()) {
            (Some(one), Some(other)) => {
                let (first, second) = if at.is_multiple_of(2) {
                    (one, other)
                } else {
                    (other, one)
                };
                pairings.push(Pairing {
                    board: BoardNo(at as u16 + 1),
                    first,
                    second,
                });
            }
            (Some(one), None) | (None, Some(one)) => alone.push(one),
            (None, None) => {}
        }
    }
    (pairings, alone)
}

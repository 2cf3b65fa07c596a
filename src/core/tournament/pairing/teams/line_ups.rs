//! Line-ups of teams: who sits at which board in a round.

use super::school_team::{Team, teams};
use crate::tournament::pairing::attendance::plays;
use crate::tournament::{EntrantId, LineUp, RoundNo, Teams, Tournament};

/// The round for which line-ups are handed in: the next one that is not posted.
pub fn line_up_round(tournament: &Tournament) -> RoundNo {
    let posted = u16::from(tournament.posted().is_some());
    RoundNo(tournament.round_now().0 + posted)
}

/// The line-up that was handed in for a team; `None` where the order of the list holds.
pub fn handed_in<'a>(
    tournament: &'a Tournament,
    team: &Team,
    round: RoundNo,
) -> Option<&'a LineUp> {
    let mut all = tournament.options.terms.line_ups.iter();
    all.find(|one| one.round == round && one.players.iter().any(|id| team.members.contains(id)))
}

/// The players of a team at the boards of a round, in order: those of the line-up that was handed in, then the
/// others in the order of the list, as far as they play. Where the order of boards is fixed, they sit in the order of
/// the list.
pub fn line_up_in(
    tournament: &Tournament,
    team: &Team,
    how: Teams,
    round: RoundNo,
) -> Vec<EntrantId> {
    let chosen = handed_in(tournament, team, round);
    let chosen = chosen.map_or(&[][..], |one| &one.players);
    let chosen = chosen.iter().filter(|id| team.members.contains(id));
    let rest = team.members.iter();
    let rest = rest.filter(|id| !chosen.clone().any(|one| one == *id));
    let players = chosen.clone().chain(rest).copied();
    let plays = |id: &EntrantId| {
        let entrant = tournament.entrant(*id);
        entrant.is_some_and(|one| plays(tournament, one))
    };
    let mut seated: Vec<EntrantId> = players.filter(plays).take(how.boards.into()).collect();
    if !how.is_free_order {
        seated.sort_by_key(|id| team.members.iter().position(|one| one == id));
    }
    seated
}

/// The players of a team at the boards of the next round, in order.
pub(super) fn line_up(tournament: &Tournament, team: &Team, how: Teams) -> Vec<EntrantId> {
    line_up_in(tournament, team, how, tournament.round_now())
}

/// The line-up of a team as it would be stored: known members, each once, at most one for each board, and in the order
/// of the list where that is fixed.
pub fn valid_line_up(team: &Team, how: Teams, asked: &[EntrantId]) -> Vec<EntrantId> {
    let mut players: Vec<EntrantId> = Vec::new();
    for id in asked {
        let is_new = team.members.contains(id) && !players.contains(id);
        if is_new && players.len() < usize::from(how.boards) {
            players.push(*id);
        }
    }
    if !how.is_free_order {
        players.sort_by_key(|id| team.members.iter().position(|one| one == id));
    }
    players
}

/// The teams without a line-up for a round, by their places.
pub fn without_line_up(tournament: &Tournament, round: RoundNo) -> Vec<usize> {
    let all = teams(tournament).into_iter().enumerate();
    let open = all.filter(|(_, team)| handed_in(tournament, team, round).is_none());
    open.map(|(at, _)| at).collect()
}

//! Checks of teams that span several records of a file.

use crate::Faults;
use crate::trf::{At, Trf, TrfFault, TrfProblem};
use std::collections::HashMap;

/// Sorts the teams and finds contradictions between records.
pub(in crate::trf) fn check(trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    if !trf.is_of_teams() {
        return;
    }
    if trf.teams.teams.is_empty() {
        trf.teams.teams = std::mem::take(&mut trf.teams.old);
        trf.others.retain(|line| !line.starts_with("013"));
    }
    let mut fault = |at: At, what| faults.push(at.fault(what));
    let start = At { line: 1, column: 1 };
    if trf.teams.teams.is_empty() {
        fault(start, TrfProblem::NoTeams);
    }
    if let Some(acceleration) = trf.accelerations.first() {
        fault(acceleration.at, TrfProblem::AcceleratedTeams);
    } else if trf.is_baku() {
        fault(start, TrfProblem::AcceleratedTeams);
    }
    trf.teams.teams.sort_by_key(|team| team.number);
    let teams = &trf.teams.teams;
    for two in teams.windows(2) {
        if let [one, other] = two
            && one.number == other.number
        {
            let (number, first) = (other.number, one.at.line);
            fault(other.at, TrfProblem::TeamTwice { number, first });
        }
    }
    let is_team = |number: u32| teams.iter().any(|team| team.number == number);
    let byes = trf.byes.iter().map(|bye| (bye.at, bye.number));
    let absent = trf.absent.iter().copied();
    let apart = trf.prohibitions.iter().chain(&trf.apart_if_possible);
    let prohibited = apart.flat_map(|one| one.players.iter());
    let table = trf.teams.bye.iter();
    let table = table.flat_map(|bye| bye.rounds.iter().flatten().map(|team| (bye.at, *team)));
    let forfeits = trf.teams.forfeits.iter();
    let forfeits = forfeits.flat_map(|one| [(one.at, one.first), (one.at, one.second)]);
    let line_ups = trf.teams.line_ups.iter();
    let line_ups = line_ups.flat_map(|one| [(one.at, one.team), (one.at, one.against)]);
    let named = byes.chain(absent).chain(prohibited.copied());
    for (at, number) in named.chain(table).chain(forfeits).chain(line_ups) {
        if !is_team(number) {
            fault(at, TrfProblem::UnknownTeam { number });
        }
    }
    members(trf, fault);
}

/// Checks that every player of a team is in the file and in one team only.
fn members(trf: &Trf, mut fault: impl FnMut(At, TrfProblem)) {
    let mut seen = HashMap::new();
    for (at, number) in trf.teams.teams.iter().flat_map(|team| &team.players) {
        if trf.players.iter().all(|one| one.number != *number) {
            fault(*at, TrfProblem::Unknown { number: *number });
        }
        if let Some(first) = seen.insert(*number, at.line) {
            let number = *number;
            fault(*at, TrfProblem::Twice { number, first });
        }
    }
}

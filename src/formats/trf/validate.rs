//! Checks that span several records of a file.

use super::fault::{TrfFault, TrfProblem};
use super::{At, Mark, Trf, TrfEntry, team};
use crate::Faults;
use std::collections::HashMap;

/// Sorts the players and finds contradictions between lines.
pub(super) fn check(trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    if trf.players.is_empty() && faults.is_empty() {
        let start = At { line: 1, column: 1 };
        faults.push(start.fault(TrfProblem::NoPlayers));
    }
    let places = places(trf, faults);
    for player in &trf.players {
        for (round, entry) in player.entries.iter().enumerate() {
            let Some(other) = entry.against else {
                continue;
            };
            let fault = match places.get(&other) {
                None => Some(TrfProblem::Unknown { number: other }),
                Some(place) => {
                    let back = trf.players[*place].entry_in(round);
                    let is_mirror = back.against == Some(player.number) && mirrors(entry, &back);
                    let round = round + 1;
                    (!is_mirror).then_some(TrfProblem::NotMirrored { round, other })
                }
            };
            faults.extend(fault.map(|what| entry.at.fault(what)));
        }
    }
    team::check(trf, faults);
    // In files of teams, numbers in other records are those of teams.
    if !trf.is_of_teams() {
        mentioned(trf, &places, faults);
    }
    trf.players.sort_by_key(|player| player.number);
    if !trf.is_of_teams() {
        points(trf, faults);
    }
}

fn places(trf: &Trf, faults: &mut Faults<TrfFault>) -> HashMap<u32, usize> {
    let mut places: HashMap<u32, usize> = HashMap::new();
    for (place, player) in trf.players.iter().enumerate() {
        match places.get(&player.number) {
            Some(first) => {
                let what = TrfProblem::Twice {
                    number: player.number,
                    first: trf.players[*first].at.line,
                };
                faults.push(player.at.fault(what));
            }
            None => {
                places.insert(player.number, place);
            }
        }
    }
    places
}

/// Whether two entries can be the same game. Results need not add up: both players may
/// lose, and a tournament may have its own scoring.
fn mirrors(one: &TrfEntry, other: &TrfEntry) -> bool {
    let is_played = |entry: &TrfEntry| {
        matches!(
            entry.mark,
            Mark::Win | Mark::Draw | Mark::Loss | Mark::Adjourned
        )
    };
    let sides_differ = match (one.side, other.side) {
        (Some(one), Some(other)) => one != other,
        _ => true,
    };
    sides_differ && is_played(one) == is_played(other)
}

/// Checks the numbers of players in other records.
fn mentioned(trf: &Trf, places: &HashMap<u32, usize>, faults: &mut Faults<TrfFault>) {
    let byes = trf.byes.iter().map(|bye| (bye.at, bye.number));
    let absent = trf.absent.iter().copied();
    let apart = trf.prohibitions.iter().chain(&trf.apart_if_possible);
    let prohibited = apart.flat_map(|one| one.players.iter());
    let settled = trf.settled.iter();
    let settled = settled.flat_map(|one| [(one.at, one.first), (one.at, one.second)]);
    let all = byes.chain(absent).chain(prohibited.copied()).chain(settled);
    for (place, number) in all {
        if !places.contains_key(&number) {
            faults.push(place.fault(TrfProblem::Unknown { number }));
        }
    }
}

/// Checks the points of each player against the rounds, with or without the byes
/// of the next one.
fn points(trf: &Trf, faults: &mut Faults<TrfFault>) {
    let paired = trf.paired_rounds();
    for player in &trf.players {
        let Some(written) = player.points else {
            continue;
        };
        let sum = |rounds: usize| -> i32 {
            let marks = (0..rounds).map(|round| player.mark_in(round));
            marks.map(|mark| trf.worth.of(mark)).sum()
        };
        let counted = sum(paired);
        if written != counted && written != sum(player.entries.len().max(paired)) {
            let place = At {
                column: 81,
                ..player.at
            };
            faults.push(place.fault(TrfProblem::PointsDiffer { counted, written }));
        }
    }
}

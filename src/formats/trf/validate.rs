//! Checks that span several records of a file.

use super::fault::{TrfFault, TrfProblem};
use super::{At, Mark, Trf, TrfEntry, TrfPlayer, team};
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
                    mismatch(player, entry, &back, round + 1, other)
                }
            };
            faults.extend(fault.map(|what| entry.at.fault(what)));
        }
    }
    team::check(trf, faults);
    // Points given to teams cannot be checked against their games.
    if let Some(first) = trf.adjustments.first().filter(|_| trf.is_of_teams()) {
        let tag = "299".to_owned();
        faults.push(first.at.fault(TrfProblem::NotSupported { tag }));
    }
    // In files of teams, numbers in other records are those of teams.
    if !trf.is_of_teams() {
        mentioned(trf, &places, faults);
    }
    trf.players.sort_by_key(|player| player.number);
    if !trf.is_of_teams() {
        points(trf, faults);
    }
    after_the_last(trf, faults);
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

/// The problem of two entries that cannot be the same game.
fn mismatch(
    player: &TrfPlayer,
    one: &TrfEntry,
    back: &TrfEntry,
    round: usize,
    other: u32,
) -> Option<TrfProblem> {
    let sides_differ = one.side.is_none() || one.side != back.side;
    if back.against != Some(player.number) || !sides_differ {
        return Some(TrfProblem::NotMirrored { round, other });
    }
    let (found, theirs) = (one.letter(), back.letter());
    (!is_one_game(one.mark, back.mark)).then_some(TrfProblem::NoGame {
        round,
        other,
        found,
        theirs,
    })
}

/// Whether two results can be those of one game. They need not add up to a point: both players may
/// lose (C.04.2:3.5, Laws 9.7), or one of them half of a draw. But only one can win.
fn is_one_game(one: Mark, other: Mark) -> bool {
    use Mark::{Adjourned, Blank, Draw, ForfeitLoss, ForfeitWin, Loss, Win};
    matches!(
        (one, other),
        (Win | Draw | Loss, Loss)
            | (Loss, Win | Draw)
            | (Draw, Draw)
            | (ForfeitWin | ForfeitLoss, ForfeitLoss)
            | (ForfeitLoss, ForfeitWin)
            | (Adjourned | Blank, Adjourned | Blank)
    )
}

/// Removes what stands after the last announced round: nobody plays there.
///
/// A game or a pairing-allocated bye there is a fault.
fn after_the_last(trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    let Some(rounds) = trf.rounds else {
        return;
    };
    for player in &mut trf.players {
        let later = player.entries.iter().zip(1..).skip(rounds as usize);
        for (entry, round) in later.filter(|(entry, _)| entry.is_paired()) {
            faults.push(entry.at.fault(TrfProblem::AfterTheLast { round, rounds }));
        }
        player.entries.truncate(rounds as usize);
    }
}

/// Checks the numbers of players in other records.
fn mentioned(trf: &Trf, places: &HashMap<u32, usize>, faults: &mut Faults<TrfFault>) {
    let byes = trf.byes.iter().map(|bye| (bye.at, bye.number));
    let absent = trf.absent.iter().copied();
    let apart = trf.prohibitions.iter().chain(&trf.apart_if_possible);
    let prohibited = apart.flat_map(|one| one.players.iter());
    let adjusted = trf.adjustments.iter().flat_map(|one| one.players.iter());
    let settled = trf.settled.iter();
    let settled = settled.flat_map(|one| [(one.at, one.first), (one.at, one.second)]);
    let named = prohibited.chain(adjusted).copied();
    let all = byes.chain(absent).chain(named).chain(settled);
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
            let points = (1..=rounds).map(|round| trf.points_in(player, round));
            // No total falls below 0.
            points.fold(0, |total, points| (total + points).max(0))
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

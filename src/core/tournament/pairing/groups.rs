//! Groups, then finals: each group plays a round robin by the Berger tables, then the best of each
//! group play a knockout.
//!
//! Entrants are dealt into groups by start number, alternately forwards and backwards, so that the
//! groups are equally strong: 1–8 into two groups is 1 4 5 8 and 2 3 6 7. Each group is a separate
//! tournament; only the boards are numbered together.

use super::attendance::add_absent;
use super::knockout;
use super::{PairingFault, round_robin};
use crate::tournament::standings::by_points;
use crate::tournament::{
    BoardNo, DraftRound, EntrantId, Groups, Options, Pairing, Stage, StageReached, System,
    Tournament,
};
use std::collections::{HashMap, HashSet};

/// A group as a separate tournament, with the group rounds only.
#[derive(Clone, Debug)]
pub struct Group {
    /// The number of the group, from 1.
    pub number: u16,
    /// The entrants and rounds of the group.
    pub tournament: Tournament,
}

/// The groups of a tournament, with the round being played if it is a group round.
pub(super) fn groups(tournament: &Tournament, how: Groups) -> Vec<Group> {
    let members = deal(&knockout::seeds(tournament), how);
    let rounds = group_rounds(&members);
    (1..)
        .zip(members)
        .map(|(number, members)| Group {
            number,
            tournament: group_tournament(tournament, &members, rounds),
        })
        .collect()
}

/// Deals the entrants into groups.
fn deal(seeds: &[EntrantId], how: Groups) -> Vec<Vec<EntrantId>> {
    // Each group needs two entrants: with too few there are fewer groups.
    let count = usize::from(how.groups.max(1)).min((seeds.len() / 2).max(1));
    let mut groups = vec![Vec::new(); count];
    for (row, dealt) in seeds.chunks(count).enumerate() {
        for (at, entrant) in dealt.iter().enumerate() {
            let place = if row % 2 == 0 { at } else { count - 1 - at };
            if let Some(group) = groups.get_mut(place) {
                group.push(*entrant);
            }
        }
    }
    groups
}

/// The number of rounds of the largest group.
fn group_rounds(members: &[Vec<EntrantId>]) -> u16 {
    let rounds = |group: &Vec<EntrantId>| System::RoundRobin.rounds_possible(group.len());
    members.iter().map(rounds).max().unwrap_or_default()
}

/// The games that `members` play among themselves in the first rounds, as a tournament.
fn group_tournament(tournament: &Tournament, members: &[EntrantId], rounds: u16) -> Tournament {
    let known = members.iter().copied().collect::<HashSet<_>>();
    let is_known =
        |pairing: &Pairing| known.contains(&pairing.first) && known.contains(&pairing.second);
    let entrants = tournament.entrants.iter();
    let entrants = entrants.filter(|one| known.contains(&one.id)).cloned();
    let mut closed = tournament.closed.clone();
    closed.retain(|round| round.number.0 <= rounds);
    for round in &mut closed {
        round.boards.retain(|(pairing, _)| is_known(pairing));
        round.postponed.retain(is_known);
        round.byes.retain(|bye| known.contains(&bye.entrant));
    }
    let posted = tournament.posted().filter(|round| round.number.0 <= rounds);
    let mut posted = posted.cloned();
    if let Some(round) = &mut posted {
        round.boards.retain(|(pairing, _)| is_known(pairing));
        round.byes.retain(|bye| known.contains(&bye.entrant));
    }
    Tournament {
        options: Options {
            system: System::RoundRobin,
            rounds,
            ..tournament.options.clone()
        },
        entrants: entrants.collect(),
        closed,
        current: posted.map(Stage::Posted),
    }
}

/// The number of group rounds.
pub(super) fn rounds(tournament: &Tournament, groups: Groups) -> u16 {
    group_rounds(&deal(&knockout::seeds(tournament), groups))
}

/// The next round of all groups, with boards numbered across groups. Groups that are finished wait.
pub(super) fn pair(tournament: &Tournament, how: Groups) -> Result<DraftRound, PairingFault> {
    let mut draft = DraftRound::empty(tournament.round_now());
    for group in groups(tournament, how) {
        let part = match round_robin::pair(&group.tournament) {
            Ok(part) => part,
            Err(PairingFault::AllRoundsPlayed { .. }) => continue,
            Err(fault) => return Err(fault),
        };
        for mut pairing in part.pairings {
            pairing.board = BoardNo(draft.pairings.len() as u16 + 1);
            draft.pairings.push(pairing);
        }
        draft.byes.extend(part.byes);
    }
    add_absent(&mut draft, tournament);
    Ok(draft)
}

/// Seeds the best of each group: first the group winners, then the seconds, and so on. Each row is
/// rotated so that members of the same group meet as late as possible.
pub(crate) fn cross(best: &[Vec<EntrantId>]) -> Vec<EntrantId> {
    let deepest = best.iter().map(Vec::len).max().unwrap_or_default();
    let group_of: HashMap<EntrantId, usize> = best
        .iter()
        .enumerate()
        .flat_map(|(group, members)| members.iter().map(move |id| (*id, group)))
        .collect();
    let mut seeds: Vec<EntrantId> = Vec::new();
    let all = group_of.len();
    for row in 0..deepest {
        let row = best.iter().filter_map(|group| group.get(row).copied());
        let row = row.collect::<Vec<_>>();
        let rotated = (0..row.len()).map(|by| {
            let mut rotated = row.clone();
            rotated.rotate_left(by);
            seeds.iter().copied().chain(rotated).collect::<Vec<_>>()
        });
        let best = rotated.min_by_key(|seeds| early_meetings(seeds, all, &group_of));
        seeds = best.unwrap_or(seeds);
    }
    seeds
}

/// For each stage, from the first, the number of possible pairs from the same group.
fn early_meetings(
    seeds: &[EntrantId],
    all: usize,
    group_of: &HashMap<EntrantId, usize>,
) -> Vec<usize> {
    let places = knockout::seeded(all.max(2).next_power_of_two()).into_iter();
    let places = places.map(|seed| seeds.get(seed - 1).copied());
    let is_same = |one, other| group_of.get(&one) == group_of.get(&other);
    knockout::early_pairs(&places.collect::<Vec<_>>(), is_same)
}

/// The places of the entrants in their groups. A shared place is split by the order of the list, as only one can
/// advance.
pub(super) fn places(tournament: &Tournament, how: Groups) -> HashMap<EntrantId, StageReached> {
    let groups = groups(tournament, how);
    let places = groups.iter().flat_map(|group| {
        let rows = (1..).zip(by_points(&group.tournament));
        rows.map(|(place, row)| (row.entrant, StageReached::before_finals(place, false)))
    });
    places.collect()
}

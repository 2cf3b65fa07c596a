//! Groups, then finals: each group plays a round robin by the Berger tables, then the best of each
//! group play a knockout.
//!
//! Entrants are dealt into groups by start number, alternately forwards and backwards, so that the
//! groups are equally strong: 1–8 into two groups is 1 4 5 8 and 2 3 6 7. Each group is a separate
//! tournament; only the boards are numbered together.

use super::attendance::add_absent;
use super::fault::check_size;
use super::knockout::{self, KnockoutBracket};
use super::{PairingFault, round_robin};
use crate::tournament::crosstable::Through;
use crate::tournament::standings::{Row, by_points};
use crate::tournament::{
    BoardNo, DraftRound, EntrantId, Groups, Options, Pairing, RoundNo, Stage, StageReached, System,
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

pub(super) fn pair(tournament: &Tournament, groups: Groups) -> Result<DraftRound, PairingFault> {
    check_size(knockout::seeds(tournament).len())?;
    let rounds = rounds(tournament, groups);
    if tournament.round_now().0 <= rounds {
        return in_groups(tournament, groups);
    }
    let last = Through::Round(RoundNo(tournament.closed.len() as u16));
    knockout::next_round(tournament, &finals(tournament, groups, last))
}

/// The next round of all groups, with boards numbered across groups. Groups that are finished wait.
fn in_groups(tournament: &Tournament, how: Groups) -> Result<DraftRound, PairingFault> {
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

/// The knockout of the best of each group; without games before the groups are finished.
pub(super) fn finals(tournament: &Tournament, groups: Groups, through: Through) -> KnockoutBracket {
    let rounds = rounds(tournament, groups);
    let mut bracket = KnockoutBracket::new(&finalists(tournament, groups), groups.finals);
    let played = tournament.posted_rounds(through).into_iter();
    played
        .filter(|round| round.number.0 > rounds)
        .for_each(|round| bracket.add(&round));
    bracket
}

/// The finalists in the order of their seeds.
fn finalists(tournament: &Tournament, how: Groups) -> Vec<EntrantId> {
    let groups = groups(tournament, how);
    let best = groups.iter().map(|group| {
        let rows = by_points(&group.tournament).into_iter();
        let best = rows.take(usize::from(how.advance.max(1)));
        best.map(|row: Row| row.entrant).collect::<Vec<_>>()
    });
    cross(&best.collect::<Vec<_>>())
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
    let size = all.max(2).next_power_of_two();
    let places = knockout::seeded(size);
    let group = |seed: &usize| seeds.get(seed - 1).and_then(|id| group_of.get(id));
    let mut found = Vec::new();
    let mut width = 2;
    while width <= size {
        let meetings = places.chunks(width).map(|part| {
            let (upper, lower) = part.split_at(part.len() / 2);
            let same = |one| {
                let others = lower.iter().filter_map(group);
                others.filter(|other| *other == one).count()
            };
            upper.iter().filter_map(group).map(same).sum::<usize>()
        });
        found.push(meetings.sum());
        width *= 2;
    }
    found
}

/// The stage reached by each entrant: finalists above all others, who are ordered by their places
/// in the groups.
pub(super) fn levels(
    tournament: &Tournament,
    how: Groups,
    through: Through,
) -> HashMap<EntrantId, StageReached> {
    let mut levels = HashMap::new();
    let closed = RoundNo(tournament.closed.len() as u16);
    if through.last().min(closed).0 < rounds(tournament, how) {
        return levels;
    }
    for group in groups(tournament, how) {
        for (place, row) in (1..).zip(by_points(&group.tournament)) {
            // A shared place is split by the order of the list, as only one can advance.
            let stage: u16 = 1_000 - u16::min(place, 999);
            let is_alone = false;
            levels.insert(
                row.entrant,
                StageReached {
                    stage,
                    shares_place: is_alone,
                },
            );
        }
    }
    for (entrant, level) in knockout::levels(&finals(tournament, how, through)) {
        let stage = 1_000 + level;
        let is_alone = true;
        levels.insert(
            entrant,
            StageReached {
                stage,
                shares_place: is_alone,
            },
        );
    }
    levels
}

//! Groups, then finals: in each group everybody meets everybody by the Berger
//! tables, then the best of each group play a knockout.
//!
//! The groups are dealt by start number, forwards and backwards in turn, so that
//! they are equally strong: 1–8 into two groups is 1 4 5 8 and 2 3 6 7. Each
//! group is a tournament of its own; only the boards are numbered together.

use super::attendance::add_absent;
use super::fault::enough;
use super::knockout::{self, KnockoutBracket, Played};
use super::{PairingFault, round_robin};
use crate::tournament::crosstable::Through;
use crate::tournament::standings::{Row, by_points};
use crate::tournament::{
    BoardNo, ClosedRound, DraftRound, EntrantId, Groups, Options, PostedRound, RoundNo, Stage,
    System, Tournament,
};
use std::collections::{HashMap, HashSet};

/// A group as a tournament of its own, with the rounds of the groups only.
#[derive(Clone, Debug)]
pub struct Group {
    /// Its number, from 1.
    pub number: u16,
    /// Its entrants and rounds.
    pub tournament: Tournament,
}

/// The groups of a tournament, with the round that is being played if that is
/// still one of the groups.
pub(super) fn groups(tournament: &Tournament, how: Groups) -> Vec<Group> {
    let members = deal(&knockout::seeds(tournament), how);
    let rounds = group_rounds(&members);
    (1..)
        .zip(members)
        .map(|(number, members)| Group {
            number,
            tournament: alone(tournament, &members, rounds),
        })
        .collect()
}

/// The members of each group.
fn deal(seeds: &[EntrantId], how: Groups) -> Vec<Vec<EntrantId>> {
    // No group without a game: with too few entrants there are fewer groups.
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

/// The rounds until the largest group is through.
fn group_rounds(members: &[Vec<EntrantId>]) -> u16 {
    let rounds = |group: &Vec<EntrantId>| System::RoundRobin.rounds_possible(group.len());
    members.iter().map(rounds).max().unwrap_or_default()
}

/// The part of a tournament that some of its entrants play among themselves, in
/// its first rounds.
fn alone(tournament: &Tournament, members: &[EntrantId], rounds: u16) -> Tournament {
    let known = members.iter().copied().collect::<HashSet<_>>();
    let entrants = among(&tournament.entrants, |one| known.contains(&one.id));
    let closed = tournament
        .closed
        .iter()
        .filter(|round| round.number.0 <= rounds);
    let closed = closed.map(|round| ClosedRound {
        boards: among(&round.boards, |(pairing, _)| {
            known.contains(&pairing.first) && known.contains(&pairing.second)
        }),
        postponed: among(&round.postponed, |pairing| {
            known.contains(&pairing.first) && known.contains(&pairing.second)
        }),
        byes: among(&round.byes, |bye| known.contains(&bye.entrant)),
        number: round.number,
    });
    let posted = tournament.posted().filter(|round| round.number.0 <= rounds);
    let posted = posted.map(|round| PostedRound {
        number: round.number,
        boards: among(&round.boards, |(pairing, _)| {
            known.contains(&pairing.first) && known.contains(&pairing.second)
        }),
        byes: among(&round.byes, |bye| known.contains(&bye.entrant)),
    });
    Tournament {
        options: Options {
            system: System::RoundRobin,
            rounds,
            ..tournament.options.clone()
        },
        entrants: entrants.into(),
        closed: closed.collect(),
        current: posted.map(Stage::Posted),
    }
}

fn among<T: Clone>(all: &[T], is_in: impl Fn(&&T) -> bool) -> Vec<T> {
    all.iter().filter(is_in).cloned().collect()
}

/// How many rounds the groups take.
pub(super) fn rounds(tournament: &Tournament, how: Groups) -> u16 {
    group_rounds(&deal(&knockout::seeds(tournament), how))
}

pub(super) fn pair(tournament: &Tournament, how: Groups) -> Result<DraftRound, PairingFault> {
    enough(knockout::seeds(tournament).len())?;
    let rounds = rounds(tournament, how);
    if tournament.round_now().0 <= rounds {
        return in_groups(tournament, how);
    }
    let last = Through::Round(RoundNo(tournament.closed.len() as u16));
    knockout::next_round(tournament, &finals(tournament, how, last))
}

/// The next round of every group, on boards numbered through. A group that is
/// through already waits.
fn in_groups(tournament: &Tournament, how: Groups) -> Result<DraftRound, PairingFault> {
    let mut draft = DraftRound {
        number: tournament.round_now(),
        pairings: Vec::new(),
        byes: Vec::new(),
    };
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

/// The knockout of the best, once every group is through; before that it is
/// empty.
pub(super) fn finals(tournament: &Tournament, how: Groups, through: Through) -> KnockoutBracket {
    let rounds = rounds(tournament, how);
    let mut bracket = KnockoutBracket::new(&finalists(tournament, how), how.finals);
    let played = knockout::played(tournament, through);
    for round in played
        .iter()
        .filter(|one: &&Played| one.plan.number.0 > rounds)
    {
        bracket.add(round);
    }
    bracket
}

/// Who plays the finals, in the order of their seeds.
fn finalists(tournament: &Tournament, how: Groups) -> Vec<EntrantId> {
    let groups = groups(tournament, how);
    let best = groups.iter().map(|group| {
        let rows = by_points(&group.tournament).into_iter();
        let best = rows.take(usize::from(how.advance.max(1)));
        best.map(|row: Row| row.entrant).collect::<Vec<_>>()
    });
    cross(&best.collect::<Vec<_>>())
}

/// Seeds from the best of each group: first the winners, then the seconds, and
/// so on, each row turned so that those of one group meet as late as can be.
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
        let turned = (0..row.len()).map(|by| {
            let mut turned = row.clone();
            turned.rotate_left(by);
            seeds.iter().copied().chain(turned).collect::<Vec<_>>()
        });
        let best = turned.min_by_key(|seeds| early_meetings(seeds, all, &group_of));
        seeds = best.unwrap_or(seeds);
    }
    seeds
}

/// For each stage, from the first, how many of one group could meet in it.
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
            let known = upper.iter().filter_map(group);
            known
                .map(|one| {
                    lower
                        .iter()
                        .filter_map(group)
                        .filter(|two| *two == one)
                        .count()
                })
                .sum::<usize>()
        });
        found.push(meetings.sum());
        width *= 2;
    }
    found
}

/// How far everybody came: those of the finals above all others, and these by
/// their places in the groups.
pub(super) fn levels(
    tournament: &Tournament,
    how: Groups,
    through: Through,
) -> HashMap<EntrantId, u16> {
    let mut levels = HashMap::new();
    let is_decided = match through {
        Through::Round(last) => last.0 >= rounds(tournament, how),
        Through::Live => true,
    };
    if !is_decided || (tournament.closed.len() as u16) < rounds(tournament, how) {
        return levels;
    }
    for group in groups(tournament, how) {
        for (place, row) in (1..).zip(by_points(&group.tournament)) {
            // A shared place is split by the order of the list, as only one can go through.
            let below: u16 = 1_000 - u16::min(place, 999);
            levels.insert(row.entrant, below);
        }
    }
    for (entrant, level) in knockout::levels(&finals(tournament, how, through)) {
        levels.insert(entrant, 1_000 + level);
    }
    levels
}

//! How the money of prizes is shared.

use super::award::{Among, Award, Held, Receiver, players};
use super::{MoneySharing, PrizeList};
use crate::tournament::standings::{Row, Standings};
use crate::tournament::{System, Tournament};

/// Sets the money of all awards. If everybody gets one prize at most, everybody shares the money of one
/// list at most. The parts of a sum differ by a hundredth at most from its exact share,
/// and together they are the sum.
pub(super) fn money(
    tournament: &Tournament,
    standings: &Standings,
    held: &Held,
    awards: &mut [Award],
) {
    let mut done: Vec<Among> = Vec::new();
    let one_each = tournament.options.prizes.one_each;
    for at in 0..awards.len() {
        let among = awards[at].among.clone();
        match &among {
            Among::List(PrizeList::Schools | PrizeList::Teams) => {
                among_places(tournament, awards, &among, &mut done);
            }
            Among::List(PrizeList::Named { .. }) => {
                let cents = tournament.options.prizes.list[awards[at].prize].cents;
                for winner in &mut awards[at].winners {
                    winner.cents = cents;
                }
            }
            _ if done.contains(&among) => {}
            _ => {
                let all = players(tournament, standings, &among);
                let shares = |row: &Row| {
                    let mut shares = awards.iter().flat_map(|award| &award.shares);
                    shares.any(|(player, _)| *player == row.entrant)
                };
                let is_free = |row: &&Row| {
                    let other = held.get(&row.entrant);
                    !one_each || (other.is_none_or(|other| *other == among) && !shares(row))
                };
                let free: Vec<&Row> = all.into_iter().filter(is_free).collect();
                among_players(tournament, &free, awards, &among);
                done.push(among);
            }
        }
    }
}

/// Schools and teams in one place share the money of the places that they take.
fn among_places(
    tournament: &Tournament,
    awards: &mut [Award],
    among: &Among,
    done: &mut Vec<Among>,
) {
    if done.contains(among) {
        return;
    }
    done.push(among.clone());
    let sums = sums(tournament, awards, among);
    for award in awards.iter_mut().filter(|award| award.among == *among) {
        let first = usize::from(award.place) - 1;
        let last = (first + award.winners.len()).min(sums.len());
        let sum = sums.get(first..last).map_or(0, |sums| sums.iter().sum());
        let parts = divide(sum, &vec![1; award.winners.len()]);
        for (winner, part) in award.winners.iter_mut().zip(parts) {
            winner.cents = part;
        }
    }
}

/// The money of the places of a list, the first place first.
fn sums(tournament: &Tournament, awards: &[Award], among: &Among) -> Vec<u64> {
    let prizes = &tournament.options.prizes.list;
    let own = awards.iter().filter(|award| award.among == *among);
    own.map(|award| u64::from(prizes[award.prize].cents))
        .collect()
}

fn among_players(tournament: &Tournament, rows: &[&Row], awards: &mut [Award], among: &Among) {
    let sums = sums(tournament, awards, among);
    let sharing = match tournament.options.system {
        // Places come from stages, not from points.
        System::Knockout(_) | System::Groups(_) | System::Stages(_) => MoneySharing::ByPlace,
        _ => tournament.options.prizes.sharing,
    };
    let is_group = |one: &&Row, other: &&Row| match sharing {
        MoneySharing::ByPlace => one.rank == other.rank,
        MoneySharing::Equally | MoneySharing::Hort => one.score == other.score,
    };
    let mut first = 0;
    for group in rows.chunk_by(is_group) {
        let last = (first + group.len()).min(sums.len());
        let Some(own) = sums.get(first..last).filter(|own| !own.is_empty()) else {
            break;
        };
        let sum = own.iter().sum();
        let parts = match sharing {
            MoneySharing::Hort => by_hort(group, own),
            MoneySharing::Equally | MoneySharing::ByPlace => divide(sum, &vec![1; group.len()]),
        };
        pay(group, &parts, last as u16, awards, among);
        first += group.len();
    }
}

/// Half of the sum in equal parts, and half as the places say. `own`: the money of the places of the group.
fn by_hort(group: &[&Row], own: &[u64]) -> Vec<u32> {
    let (players, sum) = (group.len() as u64, own.iter().sum::<u64>());
    let mut weights = Vec::with_capacity(group.len());
    let mut own = own.iter().copied().chain(std::iter::repeat(0));
    for equal in group.chunk_by(|one, other| one.rank == other.rank) {
        let size = equal.len() as u64;
        let theirs: u64 = own.by_ref().take(equal.len()).sum();
        // In parts of `2 × players × size`, so that every share is whole.
        weights.extend(equal.iter().map(|_| (theirs * players + sum * size, size)));
    }
    let common: u64 = weights.iter().map(|(_, size)| *size).fold(1, lcm);
    let weights: Vec<u64> = weights
        .into_iter()
        .map(|(weight, size)| weight * (common / size))
        .collect();
    divide(sum, &weights)
}

fn lcm(one: u64, other: u64) -> u64 {
    let (mut a, mut b) = (one, other);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    one / a * other
}

/// Divides a sum by weights. Hundredths that are left over go to the first ones.
fn divide(sum: u64, weights: &[u64]) -> Vec<u32> {
    let all = weights.iter().map(|one| u128::from(*one)).sum::<u128>();
    if all == 0 {
        return vec![0; weights.len()];
    }
    let part = |weight: &u64| (u128::from(sum) * u128::from(*weight) / all) as u32;
    let mut parts: Vec<u32> = weights.iter().map(part).collect();
    let paid: u64 = parts.iter().map(|part| u64::from(*part)).sum();
    for part in parts.iter_mut().take((sum - paid) as usize) {
        *part += 1;
    }
    parts
}

/// Enters the money of a group: of winners at their prize, of all others at the last prize of the group.
fn pay(group: &[&Row], parts: &[u32], last: u16, awards: &mut [Award], among: &Among) {
    for (row, part) in group.iter().zip(parts) {
        let mut own = awards.iter_mut().filter(|award| award.among == *among);
        let winner = own.find_map(|award| {
            let mut winners = award.winners.iter_mut();
            winners.find(|one| one.to == Receiver::Player(row.entrant))
        });
        if let Some(winner) = winner {
            winner.cents = *part;
            continue;
        }
        let mut own = awards.iter_mut().filter(|award| award.among == *among);
        if let Some(award) = own.find(|award| award.place == last).filter(|_| *part > 0) {
            award.shares.push((row.entrant, *part));
        }
    }
}

//! The opposition of players (C.04.4.2:1.7) and their ranking by it (C.04.4.2:1.8).

use crate::tournament::pairing::swiss::field::{Field, PastKind, Player, Tenths};
use crate::tournament::pairing::swiss::listed_player::ListedFacts;
use crate::tournament::pairing::swiss::prepared::PreparedField;
use std::cmp::Reverse;

/// C.04.4.2:1.8 the place of each player to be paired, from 0: more opposition first, then the lower
/// pairing number. Scores do not count. Indices are ranks.
pub(in crate::tournament::pairing::swiss) fn ranking(
    field: &Field,
    ready: &PreparedField,
) -> Vec<usize> {
    let index = indices(field, ready);
    let number = |rank: usize| field.players[ready.all[rank].at].number;
    let key = |rank: &usize| (Reverse(index[*rank]), number(*rank));
    let mut all = (0..ready.len()).collect::<Vec<_>>();
    all.sort_by_key(key);
    let mut place = vec![0; all.len()];
    for (at, rank) in all.into_iter().enumerate() {
        place[rank] = at;
    }
    place
}

/// The facts of a checklist about each player to be paired, by rank.
pub(in crate::tournament::pairing::swiss) fn facts(
    field: &Field,
    ready: &PreparedField,
) -> Vec<ListedFacts> {
    let indices = indices(field, ready).into_iter();
    let facts = indices.map(|(buchholz, sonneborn_berger)| ListedFacts::Burstein {
        buchholz,
        sonneborn_berger,
    });
    facts.collect()
}

/// C.04.4.2:1.7.1 Buchholz and Sonneborn-Berger of each player to be paired, by rank.
fn indices(field: &Field, ready: &PreparedField) -> Vec<(i64, i64)> {
    let real = field.players.iter().map(score).collect::<Vec<_>>();
    let seen = field.players.iter().zip(&real);
    let seen = seen.map(|(player, own)| own + waived(field, player));
    let seen = seen.collect::<Vec<_>>();
    let of = |at: usize| index(&field.players[at], real[at], &seen);
    ready.all.iter().map(|one| of(one.at)).collect()
}

/// The points so far, without virtual points (C.04.4.2:1.7.2).
fn score(player: &Player) -> Tenths {
    player.past.iter().map(|past| past.points).sum()
}

/// C.04.4.2:1.7.2 the points that opponents get to see in addition: a draw for each round of a series of
/// zero-point byes that reaches the present.
fn waived(field: &Field, player: &Player) -> Tenths {
    let is_zero_bye =
        |(what, points): &(PastKind, Tenths)| *what == PastKind::NotPaired && *points == 0;
    let latest = player
        .past
        .iter()
        .rev()
        .map(|past| (past.what, past.points));
    field.worth.draw * latest.take_while(is_zero_bye).count() as Tenths
}

/// C.04.4.2:1.7.1, 1.8.1 Buchholz, then Sonneborn-Berger. A round without a game counts as a game against
/// oneself.
fn index(player: &Player, own: Tenths, seen: &[Tenths]) -> (i64, i64) {
    let mut sums = (0, 0);
    for past in &player.past {
        let opposition = match past.what {
            PastKind::Played { against, .. } => seen.get(against).copied().unwrap_or(0),
            PastKind::Forfeit | PastKind::PairingBye | PastKind::NotPaired => own,
        };
        let opposition = i64::from(opposition);
        sums.0 += opposition;
        sums.1 += opposition * i64::from(past.points);
    }
    sums
}

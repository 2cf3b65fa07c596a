//! The past of a player in the Dubov system (C.04.4.1:1.7, 1.8).

use crate::tournament::pairing::swiss::field::{Field, PastKind};
use crate::tournament::pairing::swiss::listed_player::ListedFacts;
use crate::tournament::pairing::swiss::prepared::PreparedField;

/// The past of one player.
pub(super) struct DubovPast {
    /// The tournament pairing number.
    pub(super) number: u32,
    /// The number of games.
    pub(super) games: usize,
    /// C.04.4.1:1.7 the average rating of the opponents, rounded; 0 before the first game.
    pub(super) average: u64,
    /// The number of upfloats.
    pub(super) upfloats: u32,
    /// C10 whether there was one in the last round.
    pub(super) was_up: bool,
    /// C.04.4.1:1.8
    pub(super) is_maximum: bool,
}

/// The past of each player to be paired, by rank.
pub(super) fn all(field: &Field, ready: &PreparedField) -> Vec<DubovPast> {
    let most = most_upfloats(field.rounds);
    let of = |at: usize| past(field, at, most);
    ready.all.iter().map(|one| of(one.at)).collect()
}

/// The facts of a checklist about each player to be paired, by rank.
pub(in crate::tournament::pairing::swiss) fn facts(
    field: &Field,
    ready: &PreparedField,
) -> Vec<ListedFacts> {
    let facts = all(field, ready)
        .into_iter()
        .map(|past| ListedFacts::Dubov {
            average: past.average,
            upfloats: past.upfloats,
            was_up: past.was_up,
        });
    facts.collect()
}

/// C.04.4.1:1.8.2 the number of upfloats that makes a maximum upfloater.
pub(super) fn most_upfloats(rounds: usize) -> u32 {
    2 + (rounds / 5) as u32
}

/// C.04.4.1:1.7.1 the average, half up; 0 of none.
pub(super) fn average(ratings: &[u32]) -> u64 {
    let sum = ratings.iter().map(|one| u64::from(*one)).sum::<u64>();
    let count = ratings.len() as u64;
    (2 * sum + count).checked_div(2 * count).unwrap_or(0)
}

fn past(field: &Field, at: usize, most: u32) -> DubovPast {
    let player = &field.players[at];
    let (mut ratings, mut upfloats, mut was_up, mut games) = (Vec::new(), 0, false, 0);
    for (past, round) in player.past.iter().zip(1..) {
        was_up = false;
        let PastKind::Played { against, .. } = past.what else {
            continue;
        };
        games += 1;
        if let Some(other) = field.players.get(against) {
            ratings.push(other.rating);
            was_up = other.score_before(round) > player.score_before(round);
            upfloats += u32::from(was_up);
        }
    }
    DubovPast {
        number: player.number,
        average: average(&ratings),
        is_maximum: upfloats >= most,
        games,
        upfloats,
        was_up,
    }
}

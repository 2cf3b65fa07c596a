//! The absolute criteria, implemented independently, to compare the engine with.

use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{Field, PastKind, Player};

/// C.04.3:1.8
fn is_topscorer(field: &Field, player: &Player) -> bool {
    let score = player.past.iter().map(|past| past.points).sum::<i32>();
    field.round == field.rounds && 2 * score > field.worth.win * player.past.len() as i32
}

/// The absolute colour preference of a player.
fn must(player: &Player) -> Option<Side> {
    let games = player.past.iter().filter_map(|past| match past.what {
        PastKind::Played { side, .. } => Some(side),
        _ => None,
    });
    let sides = games.collect::<Vec<_>>();
    let firsts = sides.iter().filter(|side| **side == Side::First).count();
    match (2 * firsts as i32 - sides.len() as i32, sides.as_slice()) {
        (2.., _) => Some(Side::Second),
        (..=-2, _) => Some(Side::First),
        (_, [.., one, two]) if one == two => Some(!*two),
        _ => None,
    }
}

/// C1 with forbidden pairs, and C3.
pub fn may_meet(field: &Field, one: usize, other: usize) -> bool {
    let (player, opponent) = (&field.players[one], &field.players[other]);
    let met = player
        .past
        .iter()
        .any(|past| matches!(past.what, PastKind::Played { against, .. } if against == other));
    let is_free = is_topscorer(field, player) || is_topscorer(field, opponent);
    let agree = must(player).is_none() || must(player) != must(opponent) || is_free;
    let is_forbidden =
        field.forbidden.contains(&(one, other)) || field.forbidden.contains(&(other, one));
    !met && agree && !is_forbidden
}

/// C2
pub fn may_sit_out(field: &Field, one: usize) -> bool {
    !field.players[one].past.iter().any(|past| match past.what {
        PastKind::Played { .. } => false,
        PastKind::PairingBye => true,
        _ => past.points >= field.worth.win,
    })
}

//! Fields small enough to try every round.

pub(super) use super::solver::tests::Dice;
use super::{Field, PastKind, PastRound, Round};
use crate::rules::Side;

const AWAY: PastRound = PastRound {
    what: PastKind::NotPaired,
    points: 0,
};

fn game(against: usize, side: Side, points: i32) -> PastRound {
    PastRound {
        what: PastKind::Played { against, side },
        points,
    }
}

fn add(field: &mut Field, now: Vec<PastRound>) {
    for (player, now) in field.players.iter_mut().zip(now) {
        player.past.push(now);
    }
    field.round += 1;
}

/// Adds a round of games with these points of the first players.
pub(super) fn play(field: &mut Field, round: &Round, points: impl Fn(usize) -> i32) {
    let mut now = vec![AWAY; field.players.len()];
    for (board, (first, second)) in round.pairs.iter().enumerate() {
        let points = points(board);
        now[*first] = game(*second, Side::First, points);
        now[*second] = game(*first, Side::Second, 10 - points);
    }
    if let Some(bye) = round.bye {
        now[bye] = PastRound {
            what: PastKind::PairingBye,
            points: 10,
        };
    }
    add(field, now);
}

/// Any round: who meets whom, sides, results, byes, forfeits and absence follow no rule.
fn any_round(dice: &mut Dice, field: &mut Field) {
    let count = field.players.len();
    let mut open = (0..count).collect::<Vec<_>>();
    let mut now = vec![AWAY; count];
    let alone = |what, points| PastRound { what, points };
    while let Some(one) = open.pop() {
        let other = open.get(dice.roll(open.len().max(1) as u64) as usize);
        let (points, rest) = [(10, 0), (5, 5), (0, 10)][dice.roll(3) as usize];
        match (other.copied(), dice.roll(12)) {
            (Some(other), 2..) => {
                open.retain(|third| *third != other);
                let side = [Side::First, Side::Second][usize::from(dice.roll(3) == 0)];
                now[one] = game(other, side, points);
                now[other] = game(one, !side, rest);
            }
            (_, 0) => now[one] = alone(PastKind::Forfeit, points),
            (None, 5) => now[one] = alone(PastKind::PairingBye, 10),
            (_, 1 | 6) => now[one].points = 5,
            _ => {}
        }
    }
    add(field, now);
}

/// A field after a number of rounds with any history, with some who are absent or accelerated, and
/// some pairs kept apart.
pub(super) fn any_history(dice: &mut Dice, mut field: Field, before: usize) -> Field {
    field.initial = [Side::First, Side::Second][dice.roll(2) as usize];
    for _ in 0..before {
        any_round(dice, &mut field);
    }
    field.rounds = field.rounds.max(field.round);
    for player in &mut field.players {
        player.is_here = dice.roll(10) > 0;
        if dice.roll(20) == 0 {
            player.virtual_points = vec![10; field.round];
        }
    }
    let count = field.players.len() as u64;
    for _ in 0..dice.roll(3) {
        let (one, other) = (dice.roll(count) as usize, dice.roll(count) as usize);
        match dice.roll(6) {
            0 if one != other => field.unwanted.push((one, other)),
            1.. if one != other => field.forbidden.push((one, other)),
            _ => {}
        }
    }
    field
}

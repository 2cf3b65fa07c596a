//! Fields that are hard to pair.

use inkundla::rules::Side;
use inkundla::tournament::pairing::swiss::{Field, PastKind, PastRound, Player};

/// A name and a field, for each kind of difficulty and size.
pub(crate) fn fields() -> Vec<(String, Field)> {
    let mut fields = Vec::new();
    for players in [20, 100, 200, 500] {
        let all: [(&str, Field); 10] = [
            ("all drawn, 9 rounds", circle(players, 9, |_, _| 5)),
            (
                "all drawn, nearly all met",
                circle(players, players - 6, |_, _| 5),
            ),
            ("nearly all met", circle(players, players - 6, by_chance)),
            ("half of all met", circle(players, players / 2, by_chance)),
            (
                "all drawn, half of all met",
                circle(players, players / 2, |_, _| 5),
            ),
            ("everybody a score of his own", circle(players, 9, stairs)),
            ("two clubs", clubs(circle(players, 7, by_chance), 2)),
            (
                "clubs of ten",
                clubs(circle(players, 7, by_chance), players / 10),
            ),
            (
                "one club in front",
                front(circle(players, 7, |one, _| one % 3)),
            ),
            (
                "one side for a third",
                one_sided(circle(players, 9, by_chance)),
            ),
        ];
        let named = |(name, field)| (format!("{players:4} {name}"), field);
        fields.extend(all.map(named));
    }
    fields
}

fn by_chance(one: usize, round: usize) -> usize {
    [0, 10, 5, 10, 0][(one * 31 + round * 17 + one * round) % 5]
}

fn stairs(one: usize, _: usize) -> usize {
    one
}

/// Rounds of a round robin by the circle method, each with its own points; alternating sides.
fn circle(players: usize, rounds: usize, points: impl Fn(usize, usize) -> usize) -> Field {
    let last = players - 1;
    let mut all: Vec<_> = (1..=players as u32).map(Player::new).collect();
    for round in 0..rounds {
        for (one, player) in all.iter_mut().enumerate() {
            let against = opponent(one, round, last);
            let low = one.min(against);
            let is_first = (one == low) == (low + round).is_multiple_of(2);
            player.past.push(PastRound {
                what: PastKind::Played {
                    against,
                    side: if is_first { Side::First } else { Side::Second },
                },
                points: points(one, round) as i32,
            });
        }
    }
    Field::of(all, rounds + 2)
}

fn opponent(one: usize, round: usize, last: usize) -> usize {
    let turned = 2 * round % last;
    if one == last {
        return round % last;
    }
    let other = (turned + last - one) % last;
    if other == one { last } else { other }
}

/// Members of a club do not meet.
fn clubs(mut field: Field, clubs: usize) -> Field {
    let count = field.players.len();
    for one in 0..count {
        let others = (one + 1..count).filter(|other| other % clubs == one % clubs);
        field.forbidden.extend(others.map(|other| (one, other)));
    }
    field
}

/// The best third are members of one club.
fn front(mut field: Field) -> Field {
    let count = field.players.len();
    let score = |field: &Field, one: usize| {
        field.players[one]
            .past
            .iter()
            .map(|past| past.points)
            .sum::<i32>()
    };
    let mut order = (0..count).collect::<Vec<_>>();
    order.sort_by_key(|one| -score(&field, *one));
    for (at, one) in order.iter().take(count / 3).enumerate() {
        field
            .forbidden
            .extend(order[at + 1..count / 3].iter().map(|other| (*one, *other)));
    }
    field
}

/// A third of all must have the first side.
fn one_sided(mut field: Field) -> Field {
    for player in field.players.iter_mut().step_by(3) {
        for past in player.past.iter_mut().rev().take(2) {
            if let PastKind::Played { side, .. } = &mut past.what {
                *side = Side::Second;
            }
        }
    }
    field
}

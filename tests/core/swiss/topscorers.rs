//! C.04.3:1.8 and C3: in the last round two players with equal absolute preferences may meet
//! if one of them has more than half of what could be scored.

use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{Field, PastKind, PastRound, Player, pair};

const AWAY: PastRound = PastRound {
    what: PastKind::NotPaired,
    points: 0,
};

fn won(against: usize) -> PastRound {
    PastRound {
        what: PastKind::Played {
            against,
            side: Side::First,
        },
        points: 10,
    }
}

fn lost(against: usize) -> PastRound {
    PastRound {
        what: PastKind::Played {
            against,
            side: Side::Second,
        },
        points: 0,
    }
}

/// Before round 3: the first two have won both games moving first, so that both
/// must move second; the last two have gone home.
fn field(rounds: usize) -> Field {
    let pasts = [
        [won(2), won(4)],
        [won(3), won(5)],
        [lost(0), AWAY],
        [lost(1), AWAY],
        [AWAY, lost(0)],
        [AWAY, lost(1)],
    ];
    let player = |(at, past): (usize, [PastRound; 2])| Player {
        is_here: at < 4,
        past: past.to_vec(),
        ..Player::new(at as u32 + 1)
    };
    let players = pasts.into_iter().enumerate().map(player);
    Field::of(players.collect(), rounds)
}

fn opponent_of_the_first(rounds: usize) -> Option<usize> {
    let round = pair(&field(rounds)).unwrap();
    let both = round.pairs.iter();
    let mut others = both.filter_map(|(one, other)| match (one, other) {
        (0, other) | (other, 0) => Some(*other),
        _ => None,
    });
    others.next()
}

#[test]
fn topscorers_with_equal_absolute_preferences_meet_in_the_last_round() {
    assert_eq!(opponent_of_the_first(3), Some(1));
}

#[test]
fn equal_absolute_preferences_do_not_meet_before_the_last_round() {
    assert_eq!(opponent_of_the_first(4), Some(3));
}

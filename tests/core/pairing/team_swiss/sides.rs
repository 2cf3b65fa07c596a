//! The side at the first board (C.04.6:4).

use super::{Pairs, field, pairs, team};
use inkundla_core::rules::Side;
use inkundla_core::tournament::SidesOfTeams;
use inkundla_core::tournament::pairing::swiss::pair_teams;

#[test]
fn sides_are_given_in_the_order_of_article_four() {
    use Side::{First, Second};
    let seated = |one: &[Side], other: &[Side], sides| {
        let mut made = field(vec![team(1), team(2)], 4);
        made.sides = sides;
        made.teams[0].sides = one.to_vec();
        made.teams[1].sides = other.to_vec();
        match pair_teams(&made).unwrap().pairs[0] {
            (0, 1) => First,
            _ => Second,
        }
    };
    let simple = SidesOfTeams::Simple;
    assert_eq!(
        seated(&[], &[], simple),
        First,
        "4.3.1 the first-team is odd"
    );
    assert_eq!(
        seated(&[First, First], &[First, Second], simple),
        Second,
        "4.3.2"
    );
    assert_eq!(
        seated(&[First, First], &[Second, Second], simple),
        Second,
        "4.3.3"
    );
    assert_eq!(
        seated(&[Second, First], &[Second, First, First], simple),
        First,
        "4.3.2 of the other"
    );
    let graded = SidesOfTeams::Graded;
    assert_eq!(
        seated(
            &[Second, First, First],
            &[First, Second, Second, First, First],
            graded
        ),
        Second,
        "4.3.5 equal, 4.3.6"
    );
    assert_eq!(
        seated(&[First], &[Second, First, First], graded),
        First,
        "4.3.4 the strong one"
    );
    assert_eq!(
        seated(&[First], &[First, Second], SidesOfTeams::Ignored),
        Second,
        "4.3.5"
    );
    assert_eq!(
        seated(
            &[Second, Second, First],
            &[First, First, Second],
            SidesOfTeams::Ignored
        ),
        First,
        "4.3.5 before 4.3.6"
    );
    assert_eq!(
        seated(&[First, Second], &[Second, First], SidesOfTeams::Ignored),
        First,
        "4.3.6"
    );
    assert_eq!(
        seated(
            &[Second, Second, First],
            &[Second, First, Second],
            SidesOfTeams::Ignored
        ),
        Second,
        "4.3.6 by the last match in which they had different sides"
    );
    assert_eq!(
        seated(&[Second, First], &[Second, First], SidesOfTeams::Ignored),
        Second,
        "4.3.8"
    );
}

/// C.04.6:1.7.2: with as many first as second sides, the last one makes a mild preference, but
/// not before the last round; so 1 and 3, who both had the second side last, meet only then.
#[test]
fn in_the_last_round_equal_sides_make_no_preference() {
    use Side::{First, Second};
    let mut made = field((1..=4).map(team).collect(), 8);
    made.sides = SidesOfTeams::Graded;
    for (at, sides) in [[First, Second], [Second, First]]
        .iter()
        .cycle()
        .enumerate()
        .take(4)
    {
        made.teams[at].sides = sides.to_vec();
    }
    let natural = Pairs::from([(1, 3), (2, 4)]);
    assert_ne!(pairs(&made, &pair_teams(&made).unwrap()), natural, "C8");
    made.round = made.rounds;
    assert_eq!(pairs(&made, &pair_teams(&made).unwrap()), natural);
}

/// C.04.2:2.4 and C.04.6:4.3.1 in the first round, before anybody has come to a match.
#[test]
fn in_the_first_round_those_who_are_here_have_their_numbers() {
    let mut made = field((1..=4).map(team).collect(), 1);
    for team in &mut made.teams {
        team.has_arrived = false;
    }
    assert_eq!(pair_teams(&made).unwrap().pairs, [(0, 2), (3, 1)]);
}

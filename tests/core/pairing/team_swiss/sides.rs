//! Who moves first on the first board (C.04.6:4).

use super::{field, team};
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
        seated(&[First, Second], &[Second, First], SidesOfTeams::Ignored),
        First,
        "4.3.6"
    );
    assert_eq!(
        seated(&[Second, First], &[Second, First], SidesOfTeams::Ignored),
        Second,
        "4.3.8"
    );
}

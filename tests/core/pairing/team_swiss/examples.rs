//! Rounds that can be paired by hand: byes, upfloaters, and pairs kept apart.

use super::{field, pairs, team};
use inkundla_core::rules::Side;
use inkundla_core::tournament::SidesOfTeams;
use inkundla_core::tournament::pairing::swiss::{NoTeamRound, TeamField, pair_teams};
use std::collections::BTreeSet;

#[test]
fn round_one_brings_the_upper_half_to_the_lower_and_the_last_sits_out() {
    let made = field((1..=7).map(team).collect(), 1);
    let round = pair_teams(&made).unwrap();
    assert_eq!(
        pairs(&made, &round),
        BTreeSet::from([(1, 4), (2, 5), (3, 6)])
    );
    assert_eq!(round.bye, Some(6));
    // C.04.6:4.3.1 by the number of the first-team: odd, even, odd.
    assert_eq!(round.pairs, [(0, 3), (4, 1), (2, 5)]);
}

#[test]
fn the_bye_is_for_the_lowest_then_who_has_played_most_then_the_largest_number() {
    let mut teams = (1..=5).map(team).collect::<Vec<_>>();
    teams[3].sides = vec![Side::First];
    let mut made = field(teams, 2);
    assert_eq!(pair_teams(&made).unwrap().bye, Some(3), "more matches");
    made.teams[3].may_have_bye = false;
    assert_eq!(pair_teams(&made).unwrap().bye, Some(4), "larger number");
    made.teams[1].score = 0;
    for other in [0, 2, 3, 4] {
        made.teams[other].score = 2;
    }
    assert_eq!(pair_teams(&made).unwrap().bye, Some(1), "lower score");
    for team in &mut made.teams {
        team.may_have_bye = false;
    }
    assert_eq!(pair_teams(&made), Err(NoTeamRound::NobodyForBye));
}

/// The example of C.04.6:3.5.4: three come up, 2, 6 and 8 of three points if they
/// can, else the next set in the order that stands there.
#[test]
fn upfloaters_come_in_the_order_of_the_example() {
    let mut teams = (1..=12).map(team).collect::<Vec<_>>();
    for (numbers, score) in [
        ([4, 7, 9], 8),
        ([2, 6, 8], 6),
        ([1, 3, 5], 5),
        ([10, 11, 12], 0),
    ] {
        for number in numbers {
            teams[number - 1].score = score;
        }
    }
    for one in [3, 6, 8] {
        teams[one].met = [3, 6, 8]
            .into_iter()
            .filter(|other| *other != one)
            .collect();
    }
    let made = field(teams, 3);
    let up = |made: &TeamField| {
        let all = pairs(made, &pair_teams(made).unwrap());
        let of_top = all
            .iter()
            .filter(|(one, other)| [4, 7, 9].contains(one) || [4, 7, 9].contains(other));
        let ups = of_top
            .flat_map(|(one, other)| [*one, *other])
            .filter(|one| ![4, 7, 9].contains(one));
        ups.collect::<BTreeSet<_>>()
    };
    assert_eq!(up(&made), BTreeSet::from([2, 6, 8]));
    let mut barred = made;
    barred.teams[7].met = vec![3, 6, 8];
    assert_eq!(up(&barred), BTreeSet::from([1, 2, 6]));
}

#[test]
fn teams_kept_apart_do_not_meet_and_those_who_should_not_meet_if_they_must() {
    let mut made = field((1..=4).map(team).collect(), 1);
    let met = |made: &TeamField| pairs(made, &pair_teams(made).unwrap());
    assert_eq!(met(&made), BTreeSet::from([(1, 3), (2, 4)]));
    made.unwanted = vec![(2, 0)];
    assert_eq!(met(&made), BTreeSet::from([(1, 4), (2, 3)]));
    // A strict separation goes before one that holds if possible.
    made.forbidden = vec![(0, 3), (0, 1)];
    assert_eq!(met(&made), BTreeSet::from([(1, 3), (2, 4)]));
    made.forbidden = vec![(0, 3), (0, 1), (0, 2)];
    assert_eq!(pair_teams(&made), Err(NoTeamRound::CannotBeCompleted));
}

/// The last of three has the bye; but where the other two should not meet, one of them has it.
#[test]
fn who_should_not_meet_goes_before_the_bye() {
    let mut made = field((1..=3).map(team).collect(), 1);
    assert_eq!(pair_teams(&made).unwrap().bye, Some(2));
    made.unwanted = vec![(0, 1)];
    assert_eq!(pair_teams(&made).unwrap().bye, Some(1));
    made.teams[1].may_have_bye = false;
    assert_eq!(pair_teams(&made).unwrap().bye, Some(0));
}

/// Who should not meet goes before C8: 1 and 2 want the same side, and 3 and 4 too, but 1 should
/// not meet 3, and 1 has met 4 and 2 has met 3.
#[test]
fn those_who_should_not_meet_do_not_though_two_are_denied_their_side() {
    let mut made = field((1..=4).map(team).collect(), 3);
    for (at, side) in [Side::Second, Side::Second, Side::First, Side::First]
        .iter()
        .enumerate()
    {
        made.teams[at].sides = vec![*side; 2];
    }
    made.teams[0].met = vec![3];
    made.teams[1].met = vec![2];
    let met = |made: &TeamField| pairs(made, &pair_teams(made).unwrap());
    assert_eq!(met(&made), BTreeSet::from([(1, 3), (2, 4)]), "C8");
    made.unwanted = vec![(0, 2)];
    assert_eq!(met(&made), BTreeSet::from([(1, 2), (3, 4)]));
}

/// C.04.6:3.6.2 among 128: 64 may meet 1 only, so 65 stands in front in its place.
#[test]
fn the_numbers_in_front_are_the_lowest_that_can_be_among_many_too() {
    let mut made = field((1..=128).map(team).collect(), 1);
    made.forbidden = (1..128)
        .filter(|other| *other != 63)
        .map(|other| (63, other))
        .collect();
    let mut expected = BTreeSet::from([(1, 64), (65, 128)]);
    expected.extend((2..64).map(|number| (number, number + 64)));
    assert_eq!(pairs(&made, &pair_teams(&made).unwrap()), expected);
}

/// C1 and C5 with sixty scores, so that costs have more than 64 bits: 1 has met all but the last
/// two, and 59 has the higher score.
#[test]
fn c5_the_upfloater_has_the_highest_possible_score_of_sixty() {
    let mut made = field((1..=60).map(team).collect(), 1);
    for team in &mut made.teams {
        team.score = 60 - team.number;
    }
    made.forbidden = (1..58).map(|other| (0, other)).collect();
    let mut expected = BTreeSet::from([(1, 59), (58, 60)]);
    expected.extend((2..58).step_by(2).map(|number| (number, number + 1)));
    assert_eq!(pairs(&made, &pair_teams(&made).unwrap()), expected);
}

/// C9: all four want the first side, 1 and 3 strongly, so these two do not meet.
#[test]
fn c9_two_strong_preferences_for_one_side_do_not_meet() {
    let mut made = field((1..=4).map(team).collect(), 3);
    made.sides = SidesOfTeams::Graded;
    for (team, matches) in made.teams.iter_mut().zip([2, 1, 2, 1]) {
        team.sides = vec![Side::Second; matches];
    }
    let expected = BTreeSet::from([(1, 4), (2, 3)]);
    assert_eq!(pairs(&made, &pair_teams(&made).unwrap()), expected);
}

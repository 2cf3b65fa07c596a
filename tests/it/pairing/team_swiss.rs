//! The Swiss system for teams (C.04.6) against every pairing there is.

use inkundla::rules::Side;
use inkundla::tournament::SidesOfTeams;
use inkundla::tournament::pairing::swiss::{
    NoTeamRound, SwissTeam, TeamField, TeamRound, pair_teams,
};
use proptest::prelude::*;
use std::cmp::Reverse;
use std::collections::BTreeSet;

fn team(number: u32) -> SwissTeam {
    SwissTeam {
        number,
        is_here: true,
        has_arrived: true,
        score: 0,
        second_score: 0,
        sides: Vec::new(),
        met: Vec::new(),
        may_have_bye: true,
        was_floater: false,
    }
}

fn field(teams: Vec<SwissTeam>, round: usize) -> TeamField {
    TeamField {
        teams,
        round,
        rounds: 9,
        initial: Side::First,
        sides: SidesOfTeams::Simple,
        forbidden: Vec::new(),
    }
}

/// Numbers of the pairs, the smaller in front, in any order.
type Pairs = BTreeSet<(u32, u32)>;

fn pairs(field: &TeamField, round: &TeamRound) -> Pairs {
    let number = |at: usize| field.teams[at].number;
    let both = |(one, other): &(usize, usize)| {
        let (one, other) = (number(*one), number(*other));
        (one.min(other), one.max(other))
    };
    round.pairs.iter().map(both).collect()
}

// What follows is the law word by word, by trying everything. Nothing of it is
// shared with the program.

fn may_meet(field: &TeamField, one: usize, other: usize) -> bool {
    !field.teams[one].met.contains(&other) && !field.teams[other].met.contains(&one)
}

/// Every way to pair all of these, in no special order.
fn all_pairings(field: &TeamField, these: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((first, rest)) = these.split_first() else {
        return vec![Vec::new()];
    };
    let mut found = Vec::new();
    for at in 0..rest.len() {
        if may_meet(field, *first, rest[at]) {
            let mut others = rest.to_vec();
            let other = others.remove(at);
            for mut pairing in all_pairings(field, &others) {
                pairing.push((*first, other));
                found.push(pairing);
            }
        }
    }
    found
}

fn can_be_paired(field: &TeamField, these: &[usize]) -> bool {
    !all_pairings(field, these).is_empty()
}

fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    match (of, size) {
        (_, 0) => vec![Vec::new()],
        ([], _) => Vec::new(),
        ([first, rest @ ..], size) => {
            let with = subsets(rest, size - 1).into_iter().map(|mut set| {
                set.insert(0, *first);
                set
            });
            with.chain(subsets(rest, size)).collect()
        }
    }
}

fn without(these: &[usize], gone: &[usize]) -> Vec<usize> {
    let stays = these.iter().copied().filter(|one| !gone.contains(one));
    stays.collect()
}

/// The sets of upfloaters of the least size with which a group and the rest can be paired.
fn least_sets(field: &TeamField, top: &[usize], lower: &[usize]) -> Vec<Vec<usize>> {
    for size in 0..=lower.len() {
        let legal = |set: &Vec<usize>| {
            let bracket = [top, set.as_slice()].concat();
            bracket.len() % 2 == 0
                && can_be_paired(field, &bracket)
                && can_be_paired(field, &without(lower, set))
        };
        let sets = subsets(lower, size).into_iter().filter(legal);
        let sets = sets.collect::<Vec<_>>();
        if !sets.is_empty() {
            return sets;
        }
    }
    Vec::new()
}

fn groups(field: &TeamField, open: &[usize]) -> Vec<Vec<usize>> {
    let same = |one: &usize, other: &usize| field.teams[*one].score == field.teams[*other].score;
    open.chunk_by(same).map(<[usize]>::to_vec).collect()
}

/// C.04.6:3.5 with C4 to C7.
fn upfloaters(field: &TeamField, open: &[usize]) -> Vec<usize> {
    let top = groups(field, open)[0].clone();
    let lower = without(open, &top);
    let spares = field.round + 1 < field.rounds;
    let key = |set: &Vec<usize>| {
        let mut scores = set
            .iter()
            .map(|one| field.teams[*one].score)
            .collect::<Vec<_>>();
        scores.sort_unstable();
        let rest = without(&lower, set);
        // C6 is about the following group only if some of it are left.
        let following = groups(field, &lower).first().cloned().unwrap_or_default();
        let following = without(&following, set);
        let c6 = match following.is_empty() {
            true => 0,
            false => least_sets(field, &following, &without(&rest, &following))[0].len(),
        };
        let floated = set
            .iter()
            .filter(|one| field.teams[**one].was_floater)
            .count();
        let numbers = set
            .iter()
            .map(|one| field.teams[*one].number)
            .collect::<Vec<_>>();
        (
            Reverse(scores),
            c6,
            if spares { floated } else { 0 },
            numbers,
        )
    };
    least_sets(field, &top, &lower)
        .into_iter()
        .min_by_key(key)
        .unwrap()
}

/// Which side a team prefers, and how strongly: 2, 1 or 0.
fn wish(field: &TeamField, at: usize) -> (Option<Side>, u8) {
    let sides = &field.teams[at].sides;
    let firsts = sides.iter().filter(|side| **side == Side::First).count() as i32;
    let apart = 2 * firsts - sides.len() as i32;
    let twice = |side: Side| sides.ends_with(&[side, side]);
    let first = apart < -1 || (apart == 0 || apart == -1) && twice(Side::Second);
    let second = apart > 1 || (apart == 0 || apart == 1) && twice(Side::First);
    let is_last = field.round == field.rounds;
    match field.sides {
        SidesOfTeams::Ignored => (None, 0),
        _ if first => (Some(Side::First), 2),
        _ if second => (Some(Side::Second), 2),
        SidesOfTeams::Simple => (None, 0),
        SidesOfTeams::Graded => match (apart, sides.last()) {
            (-1, _) => (Some(Side::First), 1),
            (1, _) => (Some(Side::Second), 1),
            (0, Some(last)) if !is_last => (Some(!*last), 1),
            _ => (None, 0),
        },
    }
}

/// C.04.6:3.6 with C8 to C10.
fn bracket(field: &TeamField, top: &[usize], up: &[usize]) -> Vec<(usize, usize)> {
    let all = [top, up].concat();
    let spares = field.round + 1 < field.rounds;
    let key = |pairing: &Vec<(usize, usize)>| {
        let (mut c8, mut c9, mut c10) = (0, 0, 0);
        let mut named = Vec::new();
        for (one, other) in pairing {
            let (wish, also) = (wish(field, *one), wish(field, *other));
            if wish.0.is_some() && wish.0 == also.0 {
                c8 += 1;
                c9 +=
                    usize::from(wish.1 == 2 && also.1 == 2 && field.sides == SidesOfTeams::Graded);
            }
            let hosts = [(one, other), (other, one)];
            let host = hosts
                .iter()
                .find(|(one, other)| up.contains(one) && top.contains(other));
            c10 += usize::from(
                spares && host.is_some_and(|(_, host)| field.teams[**host].was_floater),
            );
            let (one, other) = (field.teams[*one].number, field.teams[*other].number);
            named.push((one.min(other), one.max(other)));
        }
        named.sort_unstable();
        let front = named.iter().map(|pair| pair.0);
        let name = front
            .chain(named.iter().map(|pair| pair.1))
            .collect::<Vec<_>>();
        (c8, c9, c10, name)
    };
    all_pairings(field, &all)
        .into_iter()
        .min_by_key(key)
        .unwrap()
}

/// The whole round; `None` when there is none.
fn by_the_law(field: &TeamField) -> Option<(Pairs, Option<usize>)> {
    let mut open = (0..field.teams.len())
        .filter(|at| field.teams[*at].is_here)
        .collect::<Vec<_>>();
    open.sort_by_key(|at| (Reverse(field.teams[*at].score), field.teams[*at].number));
    let mut bye = None;
    if open.len() % 2 == 1 {
        let order = |at: &usize| {
            let team = &field.teams[*at];
            (team.score, Reverse(team.sides.len()), Reverse(team.number))
        };
        let may = |at: &usize| {
            field.teams[*at].may_have_bye && can_be_paired(field, &without(&open, &[*at]))
        };
        bye = Some(open.iter().copied().filter(may).min_by_key(order)?);
        open.retain(|at| Some(*at) != bye);
    }
    if !can_be_paired(field, &open) {
        return None;
    }
    let mut found = BTreeSet::new();
    while !open.is_empty() {
        let top = groups(field, &open)[0].clone();
        let up = upfloaters(field, &open);
        for (one, other) in bracket(field, &top, &up) {
            open = without(&open, &[one, other]);
            let (one, other) = (field.teams[one].number, field.teams[other].number);
            found.insert((one.min(other), one.max(other)));
        }
    }
    Some((found, bye))
}

/// Plays a round and moves the field on; `results` are 0, 1 or 2 halves of a match.
fn play(field: &mut TeamField, round: &TeamRound, results: &mut impl Iterator<Item = u32>) {
    let before = field
        .teams
        .iter()
        .map(|team| team.score)
        .collect::<Vec<_>>();
    for team in &mut field.teams {
        team.was_floater = false;
    }
    for (first, second) in &round.pairs {
        let scored = results.next().unwrap();
        let seats = [
            (*first, *second, Side::First, 2 * scored),
            (*second, *first, Side::Second, 4 - 2 * scored),
        ];
        for (own, other, side, points) in seats {
            let team = &mut field.teams[own];
            team.was_floater = before[own] != before[other];
            team.sides.push(side);
            team.met.push(other);
            team.score += points;
            team.second_score += points + results.next().unwrap();
        }
    }
    if let Some(bye) = round.bye {
        field.teams[bye].score += 2;
        field.teams[bye].may_have_bye = false;
    }
    field.round += 1;
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Whole tournaments of a few teams: each round is the one that the law has.
    #[test]
    fn every_round_is_the_first_of_the_best(
        count in 3u32..9,
        rounds in 2usize..7,
        sides in prop::sample::select(vec![SidesOfTeams::Simple, SidesOfTeams::Graded, SidesOfTeams::Ignored]),
        results in prop::collection::vec(0u32..3, 60),
        away in prop::collection::vec(0u32..12, 40),
    ) {
        let mut made = field((1..=count).map(team).collect(), 1);
        (made.rounds, made.sides) = (rounds, sides);
        let mut results = results.into_iter().cycle();
        let mut away = away.into_iter().cycle();
        for _ in 0..rounds {
            for team in &mut made.teams {
                team.is_here = away.next() != Some(0);
            }
            let law = by_the_law(&made);
            match pair_teams(&made) {
                Ok(round) => {
                    prop_assert_eq!(Some((pairs(&made, &round), round.bye)), law);
                    play(&mut made, &round, &mut results);
                }
                Err(NoTeamRound::TooFew) => prop_assert!(made.teams.iter().filter(|team| team.is_here).count() < 2),
                Err(_) => {
                    prop_assert_eq!(law, None);
                    break;
                }
            }
        }
    }
}

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

#[test]
fn two_hundred_teams_are_paired_in_every_round() {
    let mut made = field((1..=201).map(team).collect(), 1);
    let mut results = (0..).map(|at: u32| (at * 7 + at / 3) % 3);
    for _ in 0..4 {
        let round = pair_teams(&made).unwrap();
        assert_eq!(round.pairs.len(), 100);
        for (one, other) in &round.pairs {
            assert!(may_meet(&made, *one, *other));
        }
        play(&mut made, &round, &mut results);
    }
}

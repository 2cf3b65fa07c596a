//! One test for each criterion of C.04.3, named after it: a field that it decides, its pairing,
//! and the pairing without the criterion.

use inkundla_core::rules::Side;
use inkundla_core::tournament::pairing::swiss::{
    Criterion, Field, Measure, PastKind, PastRound, Player, PointSystem, Round, law, pair, report,
};

const POINTS: PointSystem = PointSystem::STANDARD;

/// A field from one line per player, in the order of their numbers, with one token per past
/// round: `2w1` is a win with the first side against player 2, `3b=` a draw with the second, `+`
/// and `-` are forfeits, `U` is the pairing-allocated bye, `H` and `F` are byes of half and of a
/// full point, `Z` is absence.
fn field(lines: &[&str], rounds: usize) -> Field {
    let past = |word: &str| {
        let (what, points) = match word {
            "+" => (PastKind::Forfeit, POINTS.win),
            "-" => (PastKind::Forfeit, POINTS.loss),
            "U" => (PastKind::PairingBye, POINTS.win),
            "H" => (PastKind::NotPaired, POINTS.draw),
            "F" => (PastKind::NotPaired, POINTS.win),
            "Z" => (PastKind::NotPaired, POINTS.loss),
            game => {
                let (against, rest) = game.split_once(['w', 'b']).unwrap();
                let side = if game.contains('w') {
                    Side::First
                } else {
                    Side::Second
                };
                let against = against.parse::<usize>().unwrap() - 1;
                let points = match rest {
                    "1" => POINTS.win,
                    "=" => POINTS.draw,
                    "0" => POINTS.loss,
                    other => panic!("{other}"),
                };
                (PastKind::Played { against, side }, points)
            }
        };
        PastRound { what, points }
    };
    let player = |(line, number): (&&str, u32)| Player {
        past: line.split_whitespace().map(past).collect(),
        ..Player::new(number)
    };
    Field::of(lines.iter().zip(1..).map(player).collect(), rounds)
}

/// Numbers of the pairs, the player who moves first in front; 0 is the opponent of the bye.
fn numbers(round: &Round) -> Vec<(usize, usize)> {
    let pairs = round.pairs.iter().map(|(one, two)| (one + 1, two + 1));
    pairs.chain(round.bye.map(|one| (one + 1, 0))).collect()
}

fn measures(field: &Field, round: &Round) -> Vec<Measure> {
    let report = report(field, round);
    let brackets = report.brackets.into_iter().flat_map(|one| one.measures);
    [report.bye].into_iter().chain(brackets).collect()
}

/// The best round with some criteria ignored.
fn best_without(field: &Field, dropped: &[Criterion]) -> Option<Round> {
    let rank = |round: &Round| law::rank(field, round).without(dropped);
    law::rounds(field).into_iter().min_by_key(rank)
}

type Pairs<'a> = &'a [(usize, usize)];

/// Checks that law and solver pair a field as expected, and differently without a criterion, in a
/// way that is equal by all earlier ones. `with` are later criteria of equal effect, which are
/// ignored with it.
fn decides(
    criterion: Criterion,
    with: &[Criterion],
    field: &Field,
    best: Pairs<'_>,
    otherwise: Pairs<'_>,
) {
    let round = pair(field).unwrap();
    assert_eq!(numbers(&round), best, "the solver");
    assert_eq!(numbers(&law::pair(field).unwrap()), best, "the law");
    let dropped = [&[criterion], with].concat();
    let other = best_without(field, &dropped).unwrap();
    assert_eq!(numbers(&other), otherwise, "without {criterion:?}");
    let (is, would_be) = (measures(field, &round), measures(field, &other));
    let mut both = is.iter().zip(&would_be);
    let counts = |one: &Measure| !with.contains(&one.criterion);
    let first = both.find(|(is, would_be)| counts(is) && is != would_be);
    let (is, would_be) = first.unwrap();
    assert_eq!(is.criterion, criterion);
    assert!(is < would_be);
}

/// The pairs in the order of numbers, the lower number of each first.
fn met(field: &Field) -> Vec<(usize, usize)> {
    let round = pair(field).unwrap();
    assert_eq!(law::pair(field), Some(round.clone()));
    let mut pairs = numbers(&round);
    for (one, other) in &mut pairs {
        (*one, *other) = (*one.min(other), *one.max(other));
    }
    pairs.sort_unstable();
    pairs
}

/// 1 and 2 lead and have met. If the game was forfeited, they meet.
#[test]
fn c1_two_players_do_not_meet_twice() {
    let played = ["3w1 2b=", "4b1 1w=", "1b0 4w=", "2w0 3b="];
    assert_eq!(met(&field(&played, 5)), [(1, 4), (2, 3)]);
    let forfeited = ["3w1 -", "4b1 -", "1b0 -", "2w0 -"];
    assert_eq!(met(&field(&forfeited, 5)), [(1, 2), (3, 4)]);
}

/// 1 has most points, but 2 and 3 have had a bye, or a full point without a game.
#[test]
fn c2_no_player_has_a_second_bye() {
    for second in ["1b0 U", "1b0 F", "1b0 +"] {
        let three = ["2w1 3b1", second, "U 1w0"];
        assert_eq!(met(&field(&three, 5)), [(0, 1), (2, 3)], "{second}");
    }
}

/// 5 has had the bye and is last. Without C2, 5 would get it again (C5), and the four others
/// could be paired.
#[test]
fn c2_the_last_player_does_not_get_a_second_bye() {
    let lines = [
        "2b0 5w1 4w1",
        "1w1 3b0 5b1",
        "4b0 2w1 U",
        "3w1 U 1b0",
        "U 1b0 2w0",
    ];
    let pairs = met(&field(&lines, 5));
    assert!(
        pairs.contains(&(0, 1)) || pairs.contains(&(0, 2)),
        "{pairs:?}"
    );
}

/// 1 and 2 won both games with the first side, so both must have the second.
#[test]
fn c3_equal_absolute_preferences_do_not_meet() {
    let lines = ["3w1 5w1", "4w1 6w1", "1b0 Z", "2b0 Z", "Z 1b0", "Z 2b0"];
    assert!(!met(&field(&lines, 4)).contains(&(1, 2)));
    assert!(met(&field(&lines, 3)).contains(&(1, 2)), "topscorers do");
}

/// 1 and 2 lead and have not met, but 3 and 4 have.
#[test]
fn c4_the_remaining_players_can_be_paired() {
    let lines = ["F", "F", "4w=", "3b="];
    assert_eq!(met(&field(&lines, 5)), [(1, 3), (2, 4)]);
}

#[test]
fn c5_the_bye_goes_to_the_lowest_score() {
    let lines = ["3w1", "4b=", "1b0", "2w=", "U"];
    let (best, otherwise) = (&[(2, 1), (5, 4), (3, 0)], &[(5, 1), (3, 4), (2, 0)]);
    decides(Criterion::C5, &[], &field(&lines, 6), best, otherwise);
}

#[test]
fn c6_as_few_downfloaters_as_possible() {
    let lines = ["2b=", "1w=", "6b1", "5b1", "4w0", "3w0"];
    let (best, otherwise) = (&[(3, 4), (1, 5), (6, 2)], &[(3, 2), (4, 6), (1, 5)]);
    decides(
        Criterion::C6,
        &[Criterion::C7, Criterion::C8],
        &field(&lines, 4),
        best,
        otherwise,
    );
}

#[test]
fn c7_downfloaters_have_the_lowest_scores() {
    let lines = [
        "2b= 6w=", "1w= 4b=", "6b1 5b0", "5b1 2w=", "4w0 3w1", "3w0 1b=",
    ];
    let (best, otherwise) = (&[(3, 4), (1, 5), (2, 6)], &[(6, 4), (3, 1), (2, 5)]);
    decides(
        Criterion::C7,
        &[Criterion::C8],
        &field(&lines, 4),
        best,
        otherwise,
    );
}

#[test]
fn c8_downfloaters_suit_the_next_bracket() {
    let lines = ["4w1 2b=", "5b1 1w=", "6w1 +", "1b0 -", "2w0 6b1", "3b0 5w0"];
    let (best, otherwise) = (&[(2, 3), (1, 5), (4, 6)], &[(1, 3), (6, 2), (4, 5)]);
    decides(Criterion::C8, &[], &field(&lines, 5), best, otherwise);
}

#[test]
fn c9_the_bye_goes_to_the_player_with_the_most_games() {
    let lines = [
        "4w= 2b0", "5b= 1w1", "6w0 U", "1b= +", "2w= -", "3b1 7w1", "U 6b0",
    ];
    let (best, otherwise) = (
        &[(4, 6), (7, 2), (5, 3), (1, 0)],
        &[(4, 6), (7, 2), (1, 3), (5, 0)],
    );
    decides(Criterion::C9, &[], &field(&lines, 6), best, otherwise);
}

#[test]
fn c10_topscorers_get_no_colour_difference_above_two() {
    let lines = [
        "8b0 2w= 6b1 7b1 4b=",
        "4b= 1b= 3b= 6w1 8b=",
        "5w= 7w0 2w= 4w= 6b=",
        "2w= 8b0 5w= 3b= 1w=",
        "3b= 6w= 4b= 8w0 7b=",
        "7w1 5b= 1w0 2b0 3w=",
        "6b0 3b1 8b= 1w0 5w=",
        "1w1 4w1 7w= 5b1 2w=",
    ];
    let (best, otherwise) = (
        &[(6, 8), (1, 3), (2, 5), (4, 7)],
        &[(3, 8), (1, 5), (2, 7), (6, 4)],
    );
    decides(Criterion::C10, &[], &field(&lines, 5), best, otherwise);
}

#[test]
fn c11_topscorers_do_not_get_a_colour_three_times_in_a_row() {
    let lines = [
        "5w0 3b1 4b1",
        "4b0 6b1 +",
        "6w0 1w0 -",
        "2w1 5b1 1w0",
        "1b1 4w0 6b1",
        "3b1 2w0 5w0",
    ];
    let (best, otherwise) = (&[(2, 5), (1, 6), (4, 3)], &[(2, 1), (4, 6), (5, 3)]);
    decides(Criterion::C11, &[], &field(&lines, 4), best, otherwise);
}

#[test]
fn c12_as_many_preferred_colours_as_possible() {
    let lines = ["3w0 4w1", "4b0 U", "1b1 5w0", "2w1 1b0", "U 3b1"];
    let (best, otherwise) = (&[(5, 1), (2, 3), (4, 0)], &[(5, 4), (2, 1), (3, 0)]);
    decides(Criterion::C12, &[], &field(&lines, 4), best, otherwise);
}

#[test]
fn c13_as_many_strongly_preferred_colours_as_possible() {
    let lines = [
        "4w0 +", "5b1 7w0", "6w= 4b0", "1b1 3w1", "2w0 U", "3b= -", "U 2b1",
    ];
    let (best, otherwise) = (
        &[(7, 4), (2, 1), (6, 5), (3, 0)],
        &[(7, 4), (5, 1), (6, 2), (3, 0)],
    );
    decides(Criterion::C13, &[], &field(&lines, 6), best, otherwise);
}

#[test]
fn c14_downfloaters_of_the_last_round_stay() {
    let lines = ["3w1", "4b1", "1b0", "2w0", "U"];
    let (best, otherwise) = (&[(5, 1), (2, 3), (4, 0)], &[(2, 1), (3, 5), (4, 0)]);
    decides(Criterion::C14, &[], &field(&lines, 5), best, otherwise);
}

#[test]
fn c15_upfloaters_of_the_last_round_do_not_float_up() {
    let lines = ["- 5b=", "+ 6w0", "5w0 +", "6b1 -", "3b1 1w=", "4w0 2b1"];
    let (best, otherwise) = (&[(4, 5), (6, 3), (1, 2)], &[(6, 5), (4, 2), (1, 3)]);
    decides(Criterion::C15, &[], &field(&lines, 5), best, otherwise);
}

#[test]
fn c16_downfloaters_of_two_rounds_ago_stay() {
    let lines = [
        "3w0 U 5b=",
        "4b1 5w1 3b=",
        "1b1 4w1 2w=",
        "2w0 3b0 U",
        "U 2b0 1w=",
    ];
    let (best, otherwise) = (&[(2, 1), (4, 5), (3, 0)], &[(5, 3), (1, 4), (2, 0)]);
    decides(Criterion::C16, &[], &field(&lines, 5), best, otherwise);
}

#[test]
fn c17_upfloaters_of_two_rounds_ago_do_not_float_up() {
    let lines = [
        "5w0 7b1 8w0 3w0",
        "6b0 - 7w1 5b=",
        "7w= 5b0 4w1 1b1",
        "8b1 6w0 3b0 7w0",
        "1b1 3w1 6b0 2w=",
        "2w1 4b1 5w1 8b0",
        "3b= 1w0 2b0 4b1",
        "4w0 + 1b1 6w1",
    ];
    let (best, otherwise) = (
        &[(5, 8), (7, 6), (2, 3), (4, 1)],
        &[(6, 3), (2, 8), (7, 5), (4, 1)],
    );
    decides(Criterion::C17, &[], &field(&lines, 6), best, otherwise);
}

#[test]
fn c18_downfloaters_of_the_last_round_have_small_score_differences() {
    let lines = [
        "U 5b0 7b= 3b0 2w=",
        "+ 6b1 3w0 4b= 1b=",
        "6w1 4w= 2b1 1w1 7b=",
        "7b0 3b= 6w= 2w= U",
        "- 1w1 U 7w= +",
        "3b0 2w0 4b= U -",
        "4w1 U 1w= 5b= 3w=",
    ];
    let (best, otherwise) = (
        &[(2, 5), (6, 7), (1, 4), (3, 0)],
        &[(2, 7), (6, 5), (1, 4), (3, 0)],
    );
    decides(Criterion::C18, &[], &field(&lines, 9), best, otherwise);
}

#[test]
fn c19_upfloaters_of_the_last_round_have_small_score_differences() {
    let lines = [
        "2w0 6b1 4b1",
        "1b1 4w= 3b1",
        "6w1 5b0 2w0",
        "5b1 2b= 1w0",
        "4w0 3w1 6b0",
        "3b0 1w0 5w1",
    ];
    let (best, otherwise) = (&[(2, 5), (1, 3), (4, 6)], &[(2, 6), (1, 5), (4, 3)]);
    decides(Criterion::C19, &[], &field(&lines, 6), best, otherwise);
}

#[test]
fn c20_downfloaters_of_two_rounds_ago_have_small_score_differences() {
    let lines = [
        "7w1 2b0 6b1 5b0 Z",
        "6w0 1w1 U 3w= Z",
        "+ 4w0 7b0 2b= Z",
        "U 3b1 5b0 7w1 Z",
        "- 6b= 4w1 1w1 Z",
        "2b1 5w= 1w0 U Z",
        "1b0 U 3w1 4b0 Z",
    ];
    let (best, otherwise) = (
        &[(4, 2), (7, 6), (3, 5), (1, 0)],
        &[(4, 2), (7, 5), (3, 6), (1, 0)],
    );
    decides(Criterion::C20, &[], &field(&lines, 9), best, otherwise);
}

#[test]
fn c21_upfloaters_of_two_rounds_ago_have_small_score_differences() {
    let lines = [
        "4w0 5w0 Z",
        "6b1 + Z",
        "5w0 6w0 Z",
        "1b1 8b= Z",
        "3b1 1b1 Z",
        "2w0 3b1 Z",
        "8w= - Z",
        "7b= 4w= Z",
    ];
    let (best, otherwise) = (
        &[(5, 2), (4, 6), (8, 3), (7, 1)],
        &[(5, 2), (4, 6), (8, 1), (7, 3)],
    );
    decides(Criterion::C21, &[], &field(&lines, 9), best, otherwise);
}

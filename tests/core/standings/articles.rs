//! One test for each article of C.07 that defines a tie-break of players, on a tournament computed
//! by hand.

use super::{last, row, value};
use crate::common::hall::{points, round, tournament};
use inkundla_core::tournament::tiebreak::Value;
use inkundla_core::tournament::{System, Tiebreak, Tournament};

/// Six players, four rounds.
///
/// | player | rating | 1 | 2 | 3 | 4 | points | adjusted (16.3) |
/// |---|---|---|---|---|---|---|---|
/// | 1 | 2000 | 2 won | 6 won, second | 4 drawn | 3 won, second | 3½ | 3½ |
/// | 2 | 1900 | 1 lost, second | 3 won by forfeit | 6 won, second | 4 won, second | 3 | 3 |
/// | 3 | 1800 | 4 drawn | 2 lost by forfeit | bye of the pairing | 1 lost | 1½ | 1½ |
/// | 4 | 1700 | 3 drawn, second | 5 won | 1 drawn, second | 2 lost | 2 | 2 |
/// | 5 | 1600 | 6 lost | 4 lost, second | asked off, half a point | away | ½ | 1 |
/// | 6 | 1500 | 5 won, second | 1 lost | 2 lost | asked off, a full point | 2 | 2 |
fn played() -> Tournament {
    let mut made = tournament(System::Swiss, 6);
    for (one, rating) in made
        .entrants
        .iter_mut()
        .zip([2000, 1900, 1800, 1700, 1600, 1500])
    {
        one.about.rating = Some(rating);
    }
    made.closed = vec![
        round(1, &[(1, 2, "1-0"), (3, 4, "1/2-1/2"), (5, 6, "0-1")], &[]),
        round(
            2,
            &[(6, 1, "0-1"), (2, 3, "1-0 forfeit"), (4, 5, "1-0")],
            &[],
        ),
        round(
            3,
            &[(1, 4, "1/2-1/2"), (6, 2, "0-1")],
            &[(3, "bye"), (5, "half")],
        ),
        round(
            4,
            &[(3, 1, "0-1"), (4, 2, "0-1")],
            &[(5, "absent"), (6, "full")],
        ),
    ];
    made
}

/// The values of the six by a code.
fn values(code: &str) -> String {
    let tiebreak: Tiebreak = code.parse().unwrap();
    let mut made = played();
    made.options.tiebreaks = vec![tiebreak];
    let standings = last(&made);
    let text = |who| {
        value(row(&standings, who), tiebreak)
            .as_ref()
            .map_or("-".to_owned(), Value::to_string)
    };
    (1..=6).map(text).collect::<Vec<_>>().join(" ")
}

#[test]
fn c_07_7_1_rounds_worth_a_win_count_played_or_not() {
    assert_eq!(values("WIN"), "3 3 1 1 0 2");
}

#[test]
fn c_07_7_2_games_won_over_the_board() {
    assert_eq!(values("WON"), "3 2 0 1 0 1");
}

#[test]
fn c_07_7_3_games_played_moving_second() {
    assert_eq!(values("BPG"), "2 3 0 2 1 1");
}

#[test]
fn c_07_7_4_games_won_moving_second() {
    assert_eq!(values("BWG"), "2 2 0 0 0 1");
}

#[test]
fn c_07_7_5_the_points_after_each_round_are_added_up() {
    assert_eq!(values("PS"), "9 6 4 6 1 5");
    assert_eq!(values("PS/C1"), "8 6 3½ 5½ 1 4", "without the first round");
}

#[test]
fn c_07_7_6_rounds_asked_off_missed_or_lost_by_forfeit_are_not_elected() {
    assert_eq!(values("REP"), "4 4 3 4 2 4");
}

#[test]
fn c_07_7_7_a_standard_point_for_more_than_the_opponent() {
    assert_eq!(values("STD"), "3½ 3 1½ 2 ½ 2");
}

#[test]
fn c_07_7_8_the_start_number() {
    assert_eq!(values("TPN"), "1 2 3 4 5 6");
}

#[test]
fn c_07_8_1_buchholz_adds_up_the_adjusted_points_of_the_opponents() {
    assert_eq!(values("BH"), "8½ 9 8½ 9 5 9½");
}

#[test]
fn c_07_8_2_the_buchholz_of_the_opponents_met_is_averaged() {
    assert_eq!(values("AOB"), "9 9 8¾ 7¾ 9¼ 7½");
}

#[test]
fn c_07_8_3_fore_buchholz_takes_the_last_round_as_drawn() {
    assert_eq!(values("FB"), "9 9½ 9½ 8½ 5½ 8½");
}

#[test]
fn c_07_9_1_sonneborn_berger_multiplies_by_what_was_scored() {
    assert_eq!(values("SB"), "7½ 5½ 2½ 3½ ¼ 3");
}

#[test]
fn c_07_9_2_koya_counts_points_against_those_with_half_of_all() {
    assert_eq!(values("KS"), "2½ 2 ½ ½ 0 0");
    // Half of all points and half a point more: 1 and 2 alone have that.
    assert_eq!(values("KS/L+1"), "1 0 0 ½ 0 0");
}

#[test]
fn c_07_10_1_the_ratings_of_the_opponents_met_are_averaged() {
    assert_eq!(values("ARO"), "1725 1733 1850 1825 1600 1833");
}

#[test]
fn c_07_10_2_performance_is_the_average_and_the_table_of_the_share() {
    assert_eq!(values("TPR"), "2061 1858 1657 1825 800 1708");
}

#[test]
fn c_07_10_3_perfect_performance_is_the_lowest_rating_expected_to_score_as_much() {
    assert_eq!(values("PTP"), "2092 1887 1626 1826 700 1692");
}

#[test]
fn c_07_10_4_the_performance_of_the_opponents_is_averaged() {
    assert_eq!(values("APRO"), "1762 1865 1943 1594 1767 1573");
}

#[test]
fn c_07_10_5_the_perfect_performance_of_the_opponents_is_averaged() {
    assert_eq!(values("APPO"), "1758 1870 1959 1576 1759 1560");
}

#[test]
fn c_07_10_6_the_own_rating() {
    assert_eq!(values("RTNG"), "2000 1900 1800 1700 1600 1500");
}

#[test]
fn c_07_14_1_the_least_is_cut() {
    assert_eq!(values("BH/C1"), "7 7½ 7 8 4½ 8½");
    assert_eq!(values("SB/C1"), "6 4 2½ 2½ ¼ 2");
    assert_eq!(values("ARO/C1"), "1800 1850 2000 1900 1700 1950");
}

#[test]
fn c_07_14_2_the_two_least_are_cut() {
    assert_eq!(values("BH/C2"), "5 5½ 5½ 6½ 4 6½");
}

#[test]
fn c_07_14_3_the_least_and_the_most_are_cut() {
    assert_eq!(values("BH/M1"), "4 4 3½ 4½ 2½ 5");
}

#[test]
fn c_07_14_4_the_two_least_and_the_two_most_are_cut() {
    assert_eq!(values("BH/M2"), "0 0 0 0 0 0");
}

/// 5 asked off and stayed away: both rounds count as drawn for 4 and 6, who met 5.
#[test]
fn c_07_16_3_rounds_missed_to_the_end_count_as_drawn_for_the_opponents() {
    let mut made = played();
    let buchholz: Tiebreak = "BH".parse().unwrap();
    made.options.tiebreaks = vec![buchholz];
    let of = |made: &Tournament, who| value(row(&last(made), who), buchholz);
    assert_eq!(of(&made, 4), Some(Value::quarters(36)));
    // Who comes back and plays has asked off one round, which counts as awarded.
    made.closed[3] = round(4, &[(3, 1, "0-1"), (4, 2, "0-1"), (5, 6, "0-1")], &[]);
    assert_eq!(of(&made, 4), Some(Value::quarters(34)));
}

/// 3 lost by forfeit to 2: the dummy of 2 has no more than 3, the dummy of 3 his own points.
#[test]
fn c_07_16_4_1_the_dummy_of_a_forfeit_has_no_more_than_the_opponent() {
    let mut made = played();
    let buchholz: Tiebreak = "BH".parse().unwrap();
    made.options.tiebreaks = vec![buchholz];
    let standings = last(&made);
    let dummy = |who| row(&standings, who).figures[0].working[1].value;
    assert_eq!([dummy(2), dummy(3)], [Value::quarters(6); 2]);
}

/// 6 has two points and as many draws in four rounds; 2 with a bye would have three.
#[test]
fn c_07_16_4_2_the_dummy_of_a_bye_has_no_more_than_a_draw_in_each_round() {
    let mut made = played();
    let buchholz: Tiebreak = "BH".parse().unwrap();
    made.options.tiebreaks = vec![buchholz];
    made.closed[1] = round(
        2,
        &[(6, 1, "0-1"), (4, 5, "1-0")],
        &[(2, "bye"), (3, "absent")],
    );
    let standings = last(&made);
    assert_eq!(row(&standings, 2).points, points(6));
    assert_eq!(
        row(&standings, 2).figures[0].working[1].value,
        Value::whole(2)
    );
}

/// 3 has two that count least with one and a half; the round lost by forfeit goes first.
#[test]
fn c_07_16_5_a_round_missed_by_ones_own_doing_is_cut_first() {
    let mut made = played();
    let cut: Tiebreak = "BH/C1".parse().unwrap();
    made.options.tiebreaks = vec![cut];
    let standings = last(&made);
    let working = &row(&standings, 3).figures[0].working;
    let is_cut = working.iter().map(|part| part.cut).collect::<Vec<_>>();
    assert_eq!(is_cut, [false, true, false, false]);
}

/// 1 missed the game against the strong 2. To cut that nothing instead of the win against
/// the weakest would be a gain.
#[test]
fn c_07_16_5_a_missed_round_is_cut_first_only_where_that_is_no_gain() {
    let mut made = tournament(System::Swiss, 4);
    made.closed = vec![
        round(1, &[(1, 4, "1-0"), (2, 3, "1-0")], &[]),
        round(2, &[(3, 1, "0-1"), (2, 4, "0-1")], &[]),
        round(3, &[(2, 1, "1-0 forfeit"), (4, 3, "0-1")], &[]),
    ];
    for (code, expected) in [("SB", "2"), ("SB/C1", "1")] {
        let tiebreak: Tiebreak = code.parse().unwrap();
        made.options.tiebreaks = vec![tiebreak];
        let found = value(row(&last(&made), 1), tiebreak).unwrap();
        assert_eq!(found.to_string(), expected, "{code}");
    }
}

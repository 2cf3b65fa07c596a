//! The tie-breaks of teams (C.07:11 to 13), computed by hand.

use crate::common::hall::round;
use crate::common::teams::{drawn, four, how, schools, three};
use inkundla_core::tournament::pairing::{TeamRow, team_standings};
use inkundla_core::tournament::tiebreak::{ContributionReason, Derivation, Kind};
use inkundla_core::tournament::{System, TeamPoints, Teams, Tiebreak, Tournament};

fn rows(made: &Tournament, codes: &[&str]) -> Vec<TeamRow> {
    let mut made = made.clone();
    made.options.tiebreaks = codes.iter().map(|code| code.parse().unwrap()).collect();
    team_standings(&made)
}

/// The value of each school by a code, in the order of their names.
fn values(made: &Tournament, code: &str) -> Vec<String> {
    let wanted: Tiebreak = code.parse().unwrap();
    let mut rows = rows(made, &[code]);
    rows.sort_by_key(|row| row.number);
    let value = |row: &TeamRow| {
        let figures = row.figures.iter();
        let figure = figures.rev().find(|one| one.tiebreak == wanted).unwrap();
        figure
            .value
            .map_or("-".to_owned(), |value| value.to_string())
    };
    rows.iter().map(value).collect()
}

/// Places and teams: `1 4, 2 2`.
fn places(made: &Tournament, codes: &[&str]) -> String {
    let place = |row: TeamRow| format!("{} {}", row.rank, row.number);
    let all = rows(made, codes).into_iter().map(place);
    all.collect::<Vec<_>>().join(", ")
}

#[test]
fn c_07_11_and_13_1_both_kinds_of_points() {
    assert_eq!(values(&four(false), "MPTS"), ["4", "4", "0", "4"]);
    assert_eq!(values(&four(false), "GPTS"), ["3½", "3½", "1", "4"]);
    assert_eq!(values(&four(false), "MPvGP"), ["3½", "3½", "1", "4"]);
    let mut made = four(false);
    made.options.system = System::Teams(Teams {
        primary: TeamPoints::Game,
        ..how(2, false)
    });
    assert_eq!(values(&made, "MPvGP"), ["4", "4", "0", "4"]);
    assert_eq!(places(&made, &["MPvGP"]), "1 4, 2 1, 2 2, 4 3");
    // Without `:MP` or `:GP` the primary points are counted.
    assert_eq!(values(&made, "PS"), values(&four(false), "PS:GP"));
}

#[test]
fn a_list_that_does_not_say_when_begins_with_the_other_points() {
    assert_eq!(places(&four(false), &["WIN"]), "1 4, 2 1, 2 2, 4 3");
    assert_eq!(places(&four(false), &["WIN", "GPTS"]), "1 4, 2 1, 2 2, 4 3");
    // The match of 1 and 2 decides; and of the three it could not.
    assert_eq!(places(&four(false), &["EDE"]), "1 4, 2 2, 3 1, 4 3");
    assert_eq!(
        places(&four(false), &["EDE", "MPvGP"]),
        "1 4, 2 1, 2 2, 4 3"
    );
}

#[test]
fn c_07_13_2_the_four_extended_sonneborn_bergers() {
    let made = four(false);
    // Of 1: 4 times 2 against school 4, nothing against 2, and 0 times 2 against 3.
    assert_eq!(values(&made, "EMMSB"), ["8", "8", "0", "8"]);
    // Of 3: 4 times ½, 4 times 0, 4 times ½.
    assert_eq!(values(&made, "EMGSB"), ["8", "8", "4", "8"]);
    // Of 1: 4 times 2 and 1 times 2; of 2: 1 times 2 and 3½ times 2.
    assert_eq!(values(&made, "EGMSB"), ["10", "9", "0", "9"]);
    // Of 1: 4 times 1½, 3½ times ½, 1 times 1½.
    assert_eq!(values(&made, "EGGSB"), ["9¼", "8¾", "3½", "9"]);
    assert_eq!(values(&made, "SB:MP"), values(&made, "EMMSB"));
    assert_eq!(values(&made, "SB:GP"), values(&made, "EGGSB"));
}

#[test]
fn c_07_14_1_cuts_the_opponent_with_the_fewest_of_the_points_that_are_multiplied() {
    let made = four(false);
    // Everybody's weakest by points at the boards is 3: 1½, 1½ and 2 go. Of the two who are
    // the weakest for 3 one goes.
    assert_eq!(values(&made, "EGGSB/C1"), ["7¾", "7¼", "1¾", "7"]);
    // By match points all three opponents of 3 are equal: the least product goes.
    assert_eq!(values(&made, "EMGSB/C1"), ["8", "8", "4", "8"]);
}

#[test]
fn c_07_13_other_tiebreaks_in_either_kind_of_points() {
    let swiss = four(true);
    assert_eq!(values(&swiss, "BH"), ["8", "8", "12", "8"]);
    assert_eq!(values(&swiss, "BH:MP"), ["8", "8", "12", "8"]);
    assert_eq!(values(&swiss, "BH:GP"), ["8½", "8½", "11", "8"]);
    assert_eq!(values(&swiss, "BH:GP/C1"), ["7½", "7½", "7½", "7"]);
    assert_eq!(values(&swiss, "AOB")[0], "9.333");
    assert_eq!(values(&swiss, "AOB:GP")[0], "9.167");
    // As if all had drawn the last round: 3, 5, 1 and 3 match points before it and one more.
    assert_eq!(values(&swiss, "FB"), ["9", "7", "11", "9"]);
    let table = four(false);
    assert_eq!(values(&table, "PS"), ["8", "10", "0", "6"]);
    assert_eq!(values(&table, "PS:GP"), ["7", "8", "2", "7"]);
    assert_eq!(values(&table, "WIN:MP"), ["2", "2", "0", "2"]);
    assert_eq!(values(&table, "WON:GP"), ["2", "2", "0", "2"]);
    assert_eq!(values(&table, "STD:GP"), ["2", "2", "0", "2"]);
    // Half of all points is 3 of either kind; only team 3 has less.
    assert_eq!(values(&table, "KS"), ["2", "2", "0", "2"]);
    assert_eq!(values(&table, "KS:GP"), ["2", "2", "1", "2"]);
}

#[test]
fn c_07_13_3_three_who_beat_each_other_stay_level_and_two_do_not() {
    let made = four(false);
    // Each of the three has 2 match points and 2 at the boards among them; that three are
    // left is no case for the tie-breaks for two.
    assert_eq!(places(&made, &["EDEBT", "MPTS"]), "1 1, 1 2, 1 4, 4 3");
    let rows = rows(&made, &["EDE", "MPTS"]);
    let figure = &rows[0].figures[0];
    assert_eq!(
        figure.value.map(|value| value.to_string()),
        Some("2".to_owned())
    );
    let Derivation::Encounters {
        secondary: second,
        by: None,
    } = figure.derivation
    else {
        panic!("{:?}", figure.derivation);
    };
    assert_eq!(second.to_string(), "2");
    let parts = figure.working.iter().map(|part| match part.reason {
        ContributionReason::Match { matches, boards } => format!("{matches} {boards}"),
        other => panic!("{other:?}"),
    });
    assert_eq!(parts.collect::<Vec<_>>(), ["2 1½", "0 ½"]);
}

#[test]
fn c_07_13_3_1_the_second_points_decide_where_the_first_do_not() {
    let mut made = schools(2, 2, how(2, false));
    made.options.rounds = 2;
    // One match to each, that of school 2 with more at the boards: 2 to nothing.
    made.closed = vec![
        round(1, &[(1, 2, "1-0"), (4, 3, "1/2-1/2")], &[]),
        round(2, &[(2, 1, "1-0"), (3, 4, "0-1")], &[]),
    ];
    assert_eq!(places(&made, &["EDE", "MPTS"]), "1 2, 2 1");
}

#[test]
fn c_07_12_board_count_is_lower_the_better_and_only_for_equal_points_at_the_boards() {
    // 1 times 1 and 4 times 1; 2 times 1 and 3 times 1.
    assert_eq!(values(&drawn(), "BC"), ["5", "5"]);
    let mut made = schools(2, 3, how(3, false));
    // At three boards 1, ½ and 0 against 0, ½ and 1.
    made.closed = vec![round(
        1,
        &[(1, 2, "1-0"), (4, 3, "1/2-1/2"), (5, 6, "0-1")],
        &[],
    )];
    assert_eq!(values(&made, "BC"), ["2", "4"]);
    assert_eq!(places(&made, &["BC"]), "1 1, 2 2");
    // Of the three with 4 match points one has more at the boards.
    let unequal = rows(&four(false), &["BC", "MPTS"]);
    assert!(
        unequal[..3]
            .iter()
            .all(|row| row.figures[0].value.is_none())
    );
    assert_eq!(values(&four(false), "BC"), ["5", "5", "2", "6"]);
}

#[test]
fn c_07_12_2_and_12_3_the_boards_one_after_the_other() {
    assert_eq!(values(&drawn(), "TBR"), ["1", "0"]);
    assert_eq!(places(&drawn(), &["TBR"]), "1 1, 2 2");
    assert_eq!(values(&drawn(), "BBE"), ["1", "2"]);
    assert_eq!(places(&drawn(), &["BBE"]), "1 2, 2 1");
    // All have 2 on board 1; on board 2 school 4 has more.
    assert_eq!(places(&four(false), &["TBR", "MPTS"]), "1 4, 2 1, 2 2, 4 3");
    assert_eq!(places(&four(false), &["BBE", "MPTS"]), "1 1, 1 2, 1 4, 4 3");
}

#[test]
fn c_07_13_3_2_two_whom_their_match_has_not_separated() {
    for (code, expected, by) in [
        ("EDE", "1 1, 1 2", None),
        ("EDEC", "1 1, 1 2", None),
        ("EDET", "1 1, 2 2", Some(Kind::TopBoards)),
        ("EDEB", "1 2, 2 1", Some(Kind::BottomBoards)),
        ("EDEBT", "1 1, 2 2", Some(Kind::TopBoards)),
        ("EDEBB", "1 2, 2 1", Some(Kind::BottomBoards)),
    ] {
        assert_eq!(places(&drawn(), &[code]), expected, "{code}");
        let figures = rows(&drawn(), &[code]).remove(0).figures;
        let Derivation::Encounters { by: decided, .. } = figures[1].derivation else {
            panic!("{code}: {:?}", figures[1].derivation);
        };
        assert_eq!(decided, by, "{code}");
    }
}

#[test]
fn c_07_12_the_bye_is_a_win_on_every_board_and_forfeits_are_games() {
    // 1: two boards by forfeit, then 1 and ½. 2: nothing, then the bye. 3: the bye, then 0 and ½.
    assert_eq!(values(&three(), "TBR"), ["2", "1", "1"]);
    assert_eq!(values(&three(), "BC"), ["5", "3", "4"]);
}

#[test]
fn c_07_16_rounds_without_a_match_in_either_kind_of_points() {
    // Of 1: the match won by forfeit counts no more than the 1 point of school 2; then 1 of 3.
    // Of 3: the bye counts its own 1, then 4 of school 1.
    assert_eq!(values(&three(), "BH:MP"), ["2", "2", "5"]);
    assert_eq!(values(&three(), "BH:GP"), ["2½", "2", "5"]);
    // C.07:16.5 the forfeit of school 2 goes before the bye.
    assert_eq!(values(&three(), "BH:MP/C1")[1], "1");
    assert_eq!(values(&three(), "EMMSB"), ["4", "1", "1"]);
    assert_eq!(values(&three(), "EMGSB"), ["3½", "1", "3"]);
    assert_eq!(values(&three(), "FB:GP")[2], "5");
    // C.04.6:1.4 the bye is a drawn match, and as many points as a draw on every board.
    assert_eq!(values(&three(), "GPTS"), ["3½", "1", "1½"]);
}

#[test]
fn c_07_13_4_the_divisor_is_rounded_towards_zero() {
    // Three rounds of 2 match points by 2 points at the boards are 3: 8 and 12 by 3.
    assert_eq!(
        values(&four(true), "SSSC"),
        ["6.167", "6.167", "5", "6.667"]
    );
    assert_eq!(values(&four(true), "SSSC/K4"), ["5½", "5½", "4", "6"]);
    let mut made = four(true);
    made.options.rounds = 5;
    made.options.system = System::Teams(how(4, true));
    // 10 by 4 is 2½, so 2.
    assert_eq!(values(&made, "SSSC"), ["7½", "7½", "7", "8"]);
}

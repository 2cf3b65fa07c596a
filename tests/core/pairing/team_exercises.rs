//! The team exercises of C.07 (M. Held, "Exercises in Tie-Breaking", 34 to 49): one crosstable of
//! fourteen teams at four boards, with the values of the edition before 2026, and of 2026 where
//! its cap changes them.

use crate::common::hall::round;
use crate::common::teams::how;
use crate::common::teams::schools;
use inkundla_core::tournament::pairing::{TeamRow, team_standings};
use inkundla_core::tournament::{ClosedRound, Edition, Tiebreak, Tournament};

/// The rounds of each team: the opponent, the side on the first board and the points at the
/// boards; +F and -F the forfeit of teams 1 and 6 against each other.
const TEAMS: [[&str; 7]; 14] = [
    ["8w2.5", "4b1.5", "7w3", "2b2.5", "5w1.5", "+F", "3b2.5"],
    ["9b3", "3w4", "5b0", "1w1.5", "13w3", "4b2.5", "10b3"],
    ["10w2.5", "2b0", "9w3", "6b2.5", "4w3", "5b3.5", "1w1.5"],
    ["11b3", "1w2.5", "13b3", "5w3.5", "3b1", "2w1.5", "9b2.5"],
    ["12w4", "6b3", "2w4", "4b0.5", "1b2.5", "3w0.5", "13b3.5"],
    ["13b2", "5w1", "8b3", "3w1.5", "11b2.5", "-F", "12w2.5"],
    ["14w2", "8b2", "1b1", "10w2.5", "9b2", "13w2", "ZPB"],
    ["1b1.5", "7w2", "6w1", "12b3.5", "10b2", "9w2", "11w3"],
    ["2w1", "12b4", "3b1", "14w3", "7w2", "8b2", "4w1.5"],
    ["3b1.5", "11w1.5", "12b2.5", "7b1.5", "8w2", "14b3", "2w1"],
    ["4w1", "10b2.5", "14w2", "13b1.5", "6w1.5", "12w2", "8b1"],
    ["5b0", "9w0", "10w1.5", "8w0.5", "PAB", "11b2", "6b1.5"],
    ["6w2", "14b2.5", "4w1", "11w2.5", "2b1", "7b2", "5w0.5"],
    ["7b2", "13w1.5", "11b2", "9b1", "HPB", "10w1", "PAB"],
];

const CODES: [&str; 3] = ["0-1", "1/2-1/2", "1-0"];

/// The player of a team at a board: the numbers go round the teams.
fn player(team: i64, board: i64) -> i64 {
    team + 14 * (board - 1)
}

/// What the first team scored at each board, in halves: wins in front, then a draw. Only of the
/// match of 11 and 14 the boards matter, and are given.
fn at_boards(team: i64, against: i64, points: f64) -> [usize; 4] {
    if (team, against) == (11, 14) {
        return [2, 1, 1, 0];
    }
    let halves = (points * 2.0) as usize;
    std::array::from_fn(|board| halves.saturating_sub(2 * board).min(2))
}

fn crosstable(edition: Edition) -> Tournament {
    let mut made = schools(14, 4, how(4, true));
    made.options.rounds = 7;
    made.options.ranking.edition = edition;
    made.closed = (1..=7).map(played).collect();
    made
}

fn played(number: u16) -> ClosedRound {
    let (mut boards, mut byes) = (Vec::new(), Vec::new());
    for (team, rounds) in (1..).zip(&TEAMS) {
        let entry = rounds[usize::from(number) - 1];
        let kind = match entry {
            "PAB" => Some("bye"),
            "HPB" => Some("half"),
            "ZPB" => Some("absent"),
            _ => None,
        };
        byes.extend((1..=4).filter_map(|board| Some((player(team, board), kind?))));
        let (against, scored) = match entry.split_once('w') {
            Some((against, points)) => {
                let against = against.parse().unwrap();
                let points = points.parse().unwrap();
                (against, Some(at_boards(team, against, points)))
            }
            None if entry == "+F" => (6, None),
            None => continue,
        };
        for board in 1..=4 {
            let (one, other) = (player(team, board), player(against, board));
            let result = scored.map(|scored| scored[board as usize - 1]);
            boards.push(match (result, board % 2) {
                (Some(halves), 1) => (one, other, CODES[halves]),
                (Some(halves), _) => (other, one, CODES[2 - halves]),
                (None, 1) => (one, other, "1-0 forfeit"),
                (None, _) => (other, one, "0-1 forfeit"),
            });
        }
    }
    round(number, &boards, &byes)
}

fn rows(edition: Edition, codes: &[&str]) -> Vec<TeamRow> {
    let mut made = crosstable(edition);
    made.options.tiebreaks = codes.iter().map(|code| code.parse().unwrap()).collect();
    team_standings(&made)
}

/// The values of some teams by a code, in their order.
fn values(edition: Edition, code: &str, teams: &[u16]) -> Vec<f64> {
    let wanted: Tiebreak = code.parse().unwrap();
    let all = rows(edition, &[code, "MPTS"]);
    let value = |team: &u16| {
        let row = all.iter().find(|row| row.number == *team).unwrap();
        let figure = row.figures.iter().find(|one| one.tiebreak == wanted);
        figure.unwrap().value.unwrap().in_thousandths() as f64 / 1_000.0
    };
    teams.iter().map(value).collect()
}

const ALL: [u16; 14] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

#[test]
fn exercise_34_match_points_and_points_at_the_boards() {
    let order = |codes: &[&str]| {
        let rows = rows(Edition::Of2024, codes).into_iter();
        rows.map(|row| row.number).collect::<Vec<_>>()
    };
    let expected = [5, 1, 2, 4, 3, 8, 6, 9, 7, 13, 10, 11, 14, 12];
    assert_eq!(order(&["GPTS", "TPN"]), expected);
    let match_points = values(Edition::Of2024, "MPTS", &ALL);
    let published_points = [10, 10, 10, 10, 10, 7, 6, 7, 6, 5, 4, 2, 6, 4].map(f64::from);
    assert_eq!(match_points, published_points);
    assert_eq!(
        values(Edition::Of2024, "GPTS", &ALL),
        [
            17.5, 17., 16., 17., 18., 12.5, 11.5, 15., 14.5, 13., 11.5, 7.5, 11.5, 11.5
        ]
    );
}

#[test]
fn exercises_35_to_37_buchholz_in_either_kind_of_points() {
    let value_of = |code| values(Edition::Of2024, code, &ALL);
    let expected = [64, 57, 58, 56, 55, 46, 44, 41, 50, 44, 41, 41, 52, 36];
    assert_eq!(value_of("BH:MP"), expected.map(f64::from));
    let expected = [57, 52, 53, 52, 53, 39, 38, 39, 48, 42, 39, 39, 48, 32];
    assert_eq!(value_of("BH:MP/C1"), expected.map(f64::from));
    assert_eq!(
        value_of("BH:GP"),
        [
            114., 107.5, 109.5, 106., 99., 92., 94.5, 90., 97.5, 92., 88., 92., 101., 87.
        ]
    );
    assert_eq!(
        value_of("BH:GP/C1"),
        [
            100.5, 96., 97., 94.5, 91.5, 79.5, 83., 82.5, 90., 84.5, 80.5, 84.5, 89.5, 75.5
        ]
    );
}

#[test]
fn exercises_38_to_41_the_extended_sonneborn_bergers() {
    let value_among = |code, teams: &[u16]| values(Edition::Of2024, code, teams);
    let leaders = [1, 2, 3, 4, 5];
    assert_eq!(value_among("EMMSB/C1", &leaders), [74., 64., 66., 64., 66.]);
    assert_eq!(
        value_among("EGMSB", &leaders),
        [158., 144., 150., 146., 132.]
    );
    assert_eq!(value_among("EMGSB", &[7, 9, 13]), [68.5, 83., 73.]);
    assert_eq!(value_among("EGGSB", &[6, 8]), [157.5, 181.5]);
}

#[test]
fn exercises_42_to_48_extended_direct_encounter_and_the_boards() {
    let ranks = |code: &str| {
        // Only the match points before it: the other points are asked for at the end.
        let rows = rows(Edition::Of2024, &[code, "MPTS"]);
        move |team: u16| rows.iter().find(|row| row.number == team).unwrap().rank
    };
    let rank = ranks("EDE");
    assert_eq!(rank(11), rank(14), "42");
    assert!(rank(6) < rank(8), "43");
    assert_eq!((rank(7), rank(9)), (rank(9), rank(13)), "44");
    let mut leaders = [1, 2, 3, 4, 5];
    leaders.sort_by_key(|team| rank(*team));
    assert_eq!(leaders, [4, 2, 1, 3, 5], "45");
    for code in ["EDEBT", "EDET", "EDEB"] {
        let rank = ranks(code);
        assert!(rank(11) < rank(14), "46 to 48: {code}");
    }
}

#[test]
fn exercise_49_scores_and_schedule_strength() {
    let expected = [
        38.83, 36.00, 35.33, 35.67, 36.33, 27.83, 26.17, 28.67, 31.17, 27.67, 25.17, 21.17, 28.83,
        23.50,
    ];
    let computed = values(Edition::Of2024, "SSSC", &ALL);
    for (computed, expected) in computed.into_iter().zip(expected) {
        assert!(
            (computed - expected).abs() < 0.006,
            "{computed} is not {expected}"
        );
    }
}

/// C.07:16.4.1 the forfeit of team 1 counts no more than team 6 has: 7 match points in place of 10,
/// and 12½ at the boards in place of 17½.
#[test]
fn the_cap_of_2026_changes_what_team_1_has_for_its_forfeit() {
    let value_then = |code| values(Edition::Of2026, code, &[1, 2]);
    assert_eq!(value_then("BH"), [61., 57.]);
    assert_eq!(value_then("BH/C1"), [54., 52.]);
    assert_eq!(value_then("BH:GP"), [109., 107.5]);
    assert_eq!(value_then("EMMSB/C1"), [68., 64.]);
    assert_eq!(value_then("EGMSB"), [148., 144.]);
    assert_eq!(value_then("EMGSB"), [146.5, 131.]);
    assert_eq!(value_then("EGGSB"), [263., 249.75]);
}

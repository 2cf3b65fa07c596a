//! Results in report files that do not add up to a point.

use crate::{only_fault, report, trf};
use inkundla_formats::trf::read;

#[test]
fn both_players_may_lose_but_only_one_can_win() {
    for name in ["both_lost.trf", "half_and_loss.trf"] {
        assert_eq!(trf(&report(name)).paired_rounds(), 1, "{name}");
    }
    let faults = read(report("both_won.trf").as_bytes()).unwrap_err();
    let faults = faults.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        faults,
        [
            "line 3, column 92: round 1: 1 here and 1 in the line of player 2 cannot be one game",
            "line 4, column 92: round 1: 1 here and 1 in the line of player 1 cannot be one game",
        ]
    );
}

#[test]
fn a_win_does_not_go_with_a_draw_nor_two_forfeit_wins() {
    let file = |one: char, other: char, points: [&str; 2]| {
        let text = report("both_lost.trf");
        let text = text.replace(
            "0.0    1     2 w 0",
            &format!("{}    1     2 w {one}", points[0]),
        );
        text.replace(
            "0.0    2     1 b 0",
            &format!("{}    2     1 b {other}", points[1]),
        )
    };
    for (one, other, points) in [
        ('1', '=', ["1.0", "0.5"]),
        ('=', '1', ["0.5", "1.0"]),
        ('+', '+', ["1.0", "1.0"]),
        ('W', 'D', ["1.0", "0.5"]),
        ('+', ' ', ["1.0", "0.0"]),
    ] {
        let faults = read(file(one, other, points).as_bytes()).unwrap_err();
        assert!(
            faults[0].to_string().ends_with("cannot be one game"),
            "{one}{other}: {faults:?}"
        );
    }
    for (one, other, points) in [
        ('1', '0', ["1.0", "0.0"]),
        ('=', '=', ["0.5", "0.5"]),
        ('0', '=', ["0.0", "0.5"]),
        ('D', 'L', ["0.5", "0.0"]),
        ('-', '-', ["0.0", "0.0"]),
        ('+', '-', ["1.0", "0.0"]),
        (' ', ' ', ["0.0", "0.0"]),
    ] {
        trf(&file(one, other, points));
    }
}

#[test]
fn points_that_differ_are_named_in_points() {
    let text = report("both_lost.trf").replacen(" 0.0 ", " 1.5 ", 1);
    assert_eq!(
        only_fault(&text),
        "line 3, column 81: the rounds give 0.0 points, not 1.5"
    );
}

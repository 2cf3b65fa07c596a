//! Record 299: points given or taken beside results, and results that are worth other points.

use inkundla_core::tournament::tiebreak::Detail;
use inkundla_core::tournament::{Edition, PointAdjustment, Points, RoundNo};
use inkundla_formats::trf::{LineEnd, Trf, TrfProblem, Version, of_event, read, write};

/// A file of five players after a round: the first of each pair won, or all games were drawn; the
/// fifth had the bye. `extra` are records, `points` the points of the players.
fn file(extra: &str, is_drawn: bool, points: [&str; 5]) -> String {
    let [won, lost] = if is_drawn { ["=", "="] } else { ["1", "0"] };
    let games = [
        ("2", 'w', won),
        ("1", 'b', lost),
        ("4", 'w', won),
        ("3", 'b', lost),
        ("0000", '-', "U"),
    ];
    let players = (1..).zip(games).zip(points);
    let players = players.map(|((number, (other, side, mark)), points)| {
        format!("001 {number:>4}      P{number:<33}2500{points:>32} {number:>4}  {other:>4} {side} {mark}\n")
    });
    format!("152 W\n142 3\n{extra}\n{}", players.collect::<String>())
}

fn pairs(text: &str) -> Vec<(u32, u32)> {
    read(text.as_bytes()).unwrap().pair_anew(2).unwrap()
}

fn points(trf: &Trf) -> Vec<(i64, Points)> {
    let rows = trf.standings(&[], Edition::default(), Detail::Values);
    let rows = rows.unwrap().into_iter();
    let mut rows: Vec<_> = rows.map(|row| (row.entrant.0, row.points)).collect();
    rows.sort_by_key(|(number, _)| *number);
    rows
}

#[test]
fn points_given_and_taken_count_in_the_next_pairing() {
    // The pairings are those of another program for the same files.
    let given = "299           2.0    1    4";
    let text = file(given, false, ["1.0", "0.0", "1.0", "2.0", "1.0"]);
    assert_eq!(pairs(&text), [(4, 1), (5, 3), (2, 0)]);
    let taken = "299          -0.5    1    2";
    let text = file(taken, true, ["0.5", "0.0", "0.5", "0.5", "1.0"]);
    assert_eq!(pairs(&text), [(5, 3), (4, 1), (2, 0)]);
}

#[test]
fn they_count_in_the_points_of_the_file_and_of_its_standings() {
    let text = file(
        "299          -1.5    1    1    5\n299           0.5",
        false,
        ["0.5", "0.5", "1.5", "0.5", "0.5"],
    );
    // No total falls below 0, so the two who lost more than they had have 0.
    let read_back = read(text.as_bytes());
    assert_eq!(
        read_back.unwrap_err()[0].what,
        TrfProblem::PointsDiffer {
            counted: 0,
            written: 5
        }
    );
    let text = file(
        "299          -0.5    1    1    5\n299           0.5",
        false,
        ["1.0", "0.5", "1.5", "0.5", "1.0"],
    );
    let trf = read(text.as_bytes()).unwrap();
    let halves: Vec<u16> = points(&trf)
        .iter()
        .map(|(_, one)| one.in_halves())
        .collect();
    assert_eq!(halves, [2, 1, 3, 1, 2]);
}

#[test]
fn a_result_is_worth_other_points_for_some() {
    let text = file(
        "299 U         0.5    1    5\n299 W         2.0    1    3",
        false,
        ["1.0", "0.0", "2.0", "0.0", "0.5"],
    );
    let trf = read(text.as_bytes()).unwrap();
    let halves: Vec<u16> = points(&trf)
        .iter()
        .map(|(_, one)| one.in_halves())
        .collect();
    assert_eq!(halves, [2, 0, 4, 0, 1]);
    // The same file comes back.
    let again = write(&trf, Version::Trf26, LineEnd::Lf);
    assert!(
        again.contains("299 U         0.5    1    5\n299 W         2.0    1    3\n"),
        "{again}"
    );
    assert_eq!(read(again.as_bytes()).unwrap(), trf);
}

#[test]
fn an_event_keeps_and_writes_them() {
    let text = file(
        "299 U         0.5    1    5\n299           1.0    1    2    4",
        false,
        ["1.0", "1.0", "1.0", "1.0", "0.5"],
    );
    let event = read(text.as_bytes()).unwrap().tournament().unwrap();
    let adjustment = |number, halves| PointAdjustment {
        number,
        halves,
        round: RoundNo(1),
    };
    let expected = [adjustment(2, 2), adjustment(4, 2), adjustment(5, -1)];
    assert_eq!(event.options.adjustments, expected);
    let written = write(&of_event("Cup", &event), Version::Trf26, LineEnd::Lf);
    assert!(
        written.contains("299           1.0    1    2    4\n"),
        "{written}"
    );
    assert!(
        written.contains("299          -0.5    1    5\n"),
        "{written}"
    );
    let again = read(written.as_bytes()).unwrap();
    assert_eq!(again.tournament().unwrap().options, event.options);
    assert_eq!(points(&again), points(&read(text.as_bytes()).unwrap()));
}

#[test]
fn an_event_keeps_halves_only() {
    let text = file(
        "299           0.3    1    4",
        false,
        ["1.0", "0.0", "1.0", "0.3", "1.0"],
    );
    let faults = read(text.as_bytes()).unwrap().tournament().unwrap_err();
    let text = "0.3".to_owned();
    assert_eq!(
        (faults[0].line, &faults[0].what),
        (3, &TrfProblem::NotPoints { text })
    );
}

#[test]
fn what_is_no_adjustment_is_refused_with_its_place() {
    let fault = |record: &str| {
        let text = file(record, false, ["1.0", "0.0", "1.0", "0.0", "1.0"]);
        let faults = read(text.as_bytes()).unwrap_err();
        (faults[0].line, faults[0].column)
    };
    assert_eq!(fault("299 X         1.0    1    2"), (3, 5));
    assert_eq!(fault("299                  1    2"), (3, 14));
    assert_eq!(fault("299           1.x    1    2"), (3, 14));
    assert_eq!(fault("299           1.0   xx    2"), (3, 20));
    assert_eq!(fault("299           1.0    1    9"), (3, 27));
}

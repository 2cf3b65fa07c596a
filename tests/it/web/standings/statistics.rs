//! The statistics of an event, on its page and in the workbook.

use super::super::papers::bytes;
use super::{Hall, Page};
use calamine::{Reader, Xlsx};
use inkundla::rules::Side;
use inkundla::tournament::PairingResult;
use std::io::Cursor;

/// The rows of a table of the page, by its name.
fn rows(page: &Page, name: &str) -> Vec<String> {
    page.all(&format!("[aria-label='{name}'] tbody tr"))
}

#[test]
fn everybody_sees_the_games_of_each_round_and_group() {
    let hall = Hall::open();
    let path = format!("/e/{}/standings/statistics", hall.key);
    let parent = hall.app.visitor();
    assert!(parent.get(&path).sees("No results yet"));
    let round = hall.draft();
    hall.post(round);
    hall.enters(round, 1, PairingResult::Forfeit(Side::First));
    hall.enters(round, 2, PairingResult::Won(Side::Second));
    let page = parent.get(&path);
    let lists = hall.standings(&parent, "").attributes(".seg a", "href");
    assert!(lists.contains(&path), "{lists:?}");
    assert!(page.sees("1 game played: White won 0 (0 %), Black won 1 (100 %), 0 drawn (0 %)."));
    assert_eq!(
        rows(&page, "Games by round"),
        ["Round 1 1 0 1 0 1 0 0 0", "All rounds 1 0 1 0 1 0 0 0"]
    );
    // Each school has two players; only the game of board 2 was played.
    let schools = rows(&page, "Players by school");
    let played: u32 = schools.iter().map(|row| number(row, 4)).sum();
    let won: u32 = schools.iter().map(|row| number(row, 2)).sum();
    assert_eq!((schools.len(), played, won), (2, 2, 1), "{schools:?}");
    let grades = rows(&page, "Players by grade");
    assert_eq!(grades.len(), 2, "{grades:?}");
    assert!(
        !page.body.contains("Girls and boys"),
        "nobody's sex is known"
    );
    assert!(
        !page.body.contains("turns on average"),
        "nothing is recorded"
    );

    let workbook = bytes(&hall.teacher, &format!("/e/{}/event.xlsx", hall.key));
    let mut book = Xlsx::new(Cursor::new(workbook)).unwrap();
    for (sheet, height) in [("Games by round", 3), ("Players by school", 3)] {
        let cells = book.worksheet_range(sheet).unwrap();
        assert_eq!(cells.height(), height, "{sheet}");
    }
}

/// A number of a row, counted from its end, from 0.
fn number(row: &str, from_end: usize) -> u32 {
    let numbers: Vec<&str> = row.split_whitespace().collect();
    numbers[numbers.len() - 1 - from_end].parse().unwrap()
}

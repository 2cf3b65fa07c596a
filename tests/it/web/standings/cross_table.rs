//! The cross table as a page.

use super::{Hall, Page};
use inkundla::rules::Side;
use inkundla::tournament::PairingResult;

/// The cells as screen readers hear them, without the places, sorted.
fn heard(page: &Page) -> Vec<String> {
    let cells = page.all("table.cross td > .sr").into_iter();
    let cells = cells.map(|cell| cell.replace(|one: char| one.is_ascii_digit(), "n"));
    let mut cells: Vec<String> = cells.collect();
    cells.sort();
    cells
}

#[test]
fn everybody_sees_whom_each_player_met_and_how_it_ended() {
    let hall = Hall::open();
    let path = format!("/e/{}/standings/cross-table", hall.key);
    let parent = hall.app.visitor();
    let listed = || {
        let lists = hall.standings(&parent, "").attributes(".seg a", "href");
        lists.contains(&path)
    };
    assert!(!listed(), "nothing is posted yet");
    assert!(parent.get(&path).sees("No results yet"));
    let round = hall.draft();
    hall.post(round);
    assert!(parent.get(&path).sees("Round 1 is being played"));
    hall.enters(round, 1, PairingResult::Forfeit(Side::First));
    hall.win(round, 2);
    assert!(listed());
    let page = parent.get(&path);
    let expected = [
        "Black against number n: Lost",
        "Black against number n: Lost without a game: did not come",
        "White against number n: Won",
        "White against number n: Won without a game: the opponent did not come",
    ];
    assert_eq!(heard(&page), expected);
    let drawn = page.all("table.cross td .meet > b");
    assert_eq!(drawn.iter().filter(|sign| *sign == "+").count(), 1);
    assert_eq!(drawn.iter().filter(|sign| *sign == "−").count(), 1);
    // The numbers are those of the rows.
    assert_eq!(
        page.all("table.cross tbody td:first-child"),
        ["1", "2", "3", "4"]
    );
    let full = hall.teacher.get(&path);
    assert!(full.sees("Mokoena") && full.sees("Print & files"));
    assert!(!page.body.contains("Mokoena"), "{}", page.text());
}

#[test]
fn the_cross_table_of_an_earlier_round_has_its_rounds_only() {
    let hall = Hall::open();
    let first = hall.draft();
    hall.play(first);
    let closed = hall.app.desk.close_round(&hall.right(), first, hall.at);
    closed.unwrap();
    hall.post(hall.draft());
    let path = format!("/e/{}/standings/cross-table", hall.key);
    let parent = hall.app.visitor();
    let heads = |query: &str| {
        let page = parent.get(&format!("{path}{query}"));
        page.all("table.cross thead th").join(" ")
    };
    assert_eq!(heads(""), "Place Player 1 2 Points");
    assert_eq!(heads("?after=1"), "Place Player 1 Points");
    let page = parent.get(&path);
    assert_eq!(
        heard(&page)
            .iter()
            .filter(|cell| cell.ends_with("No result yet"))
            .count(),
        4
    );
    assert_eq!(parent.get(&format!("{path}?after=7")).status, 404);
}

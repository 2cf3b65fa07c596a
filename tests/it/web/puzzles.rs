//! Puzzles: positions with one solution, without an account and without scripts.

use super::harness::{App, Page};
use inkundla::rules::Ruleset;

/// The turns that the form without scripts offers.
fn turns(page: &Page) -> Vec<String> {
    page.all("form.noscript option")
}

#[test]
fn a_visitor_solves_a_puzzle_tries_another_turn_and_sees_the_solution() {
    let app = App::start();
    let visitor = app.visitor();
    for ruleset in Ruleset::all() {
        let address = format!("/practice/{}/puzzle?n=2", ruleset.name());
        let page = visitor.get(&address);
        assert_eq!(page.status, 200, "{address}");
        assert!(page.sees("Puzzle 2 of"), "{}", page.text());
        let results: Vec<String> = turns(&page)
            .iter()
            .map(|turn| {
                let encoded = turn.replace('+', "%2B").replace('=', "%3D");
                visitor.get(&format!("{address}&turn={encoded}")).text()
            })
            .collect();
        let right = results
            .iter()
            .filter(|text| text.contains("Right:"))
            .count();
        let wrong = results
            .iter()
            .filter(|text| text.contains("That is not it."))
            .count();
        assert!(
            right > 0 && wrong > 0,
            "{address}: {right} right, {wrong} wrong"
        );
        assert_eq!(right + wrong, results.len(), "{address}");
        let shown = visitor.get(&format!("{address}&solution=1"));
        assert!(shown.sees("The solution:"), "{}", shown.text());
    }
    let illegal = visitor.get("/practice/umlabalaba/puzzle?n=1&turn=Z9");
    assert_eq!(illegal.status, 422);
    assert_eq!(visitor.get("/practice/chess/puzzle").status, 404);
    // Numbers beyond the last one lead to the last one.
    assert_eq!(visitor.get("/practice/reversi/puzzle?n=9999").status, 200);
}

#[test]
fn the_start_page_leads_to_the_puzzle_of_the_day() {
    let app = App::start();
    app.organiser();
    let visitor = app.visitor();
    let start = visitor.get("/");
    assert!(
        start
            .attributes("a", "href")
            .contains(&"/puzzle".to_owned())
    );
    let today = visitor.get("/puzzle");
    assert_eq!(today.status, 303);
    let address = today.header("location");
    assert!(address.contains("/puzzle?n="), "{address}");
    assert_eq!(address, visitor.get("/puzzle").header("location"));
    assert!(visitor.get(&address).sees("Puzzle"));
}

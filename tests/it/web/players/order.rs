//! The order of the list: by rating, by lot, as entered, by hand, and the rounds that follow from it.

use crate::web::harness::Page;
use crate::web::rounds::{EIGHT, Hall};
use crate::web::systems::settle;
use inkundla::store::NewEntrant;
use inkundla::tournament::{About, StartOrder};

/// Players of [`EIGHT`] in this order of entry. The first of `EIGHT` has the highest rating.
pub fn entered(order: &[usize]) -> Hall {
    let names: Vec<&str> = order.iter().map(|at| EIGHT[*at]).collect();
    let hall = Hall::with(&names);
    let now = inkundla::system_time::now();
    for one in hall.app.desk.entrants(&hall.right).unwrap() {
        let name = one.name.to_string();
        let at = EIGHT.iter().position(|known| *known == name).unwrap();
        let words = NewEntrant {
            name: one.name,
            school: Some(format!("School {}", at % 4)),
            grade: None,
            presence: one.presence,
            about: About {
                rating: Some(2400 - 100 * at as u16),
                ..About::default()
            },
        };
        hall.app
            .desk
            .correct_entrant(&hall.right, one.id, words, now)
            .unwrap();
    }
    hall
}

fn names(hall: &Hall) -> Vec<String> {
    let entrants = hall.app.desk.entrants(&hall.right).unwrap();
    let numbers = entrants.iter().map(|one| one.number);
    assert!(numbers.eq(1..=entrants.len() as u16), "{entrants:?}");
    entrants.iter().map(|one| one.name.to_string()).collect()
}

/// The names on a page of the order.
fn listed(page: &Page) -> Vec<String> {
    page.all("main tbody th b")
}

const SHUFFLED: [usize; 8] = [5, 4, 6, 7, 3, 0, 1, 2];

#[test]
fn a_list_is_ordered_by_rating_after_a_preview() {
    let hall = entered(&SHUFFLED);
    let players = hall.get("/players");
    let choices = players.attributes("#order input[name=by]", "value");
    assert_eq!(choices, ["rating", "lot", "entered"]);
    let before = names(&hall);
    let preview = hall.get("/players/order?by=rating&seed=");
    assert!(preview.sees("8 start numbers change"), "{}", preview.text());
    assert_eq!(listed(&preview), EIGHT);
    assert_eq!(preview.all("main td.n")[..3], ["1", "6", "2400"]);
    assert_eq!(names(&hall), before, "a preview changes nothing");
    let saved = hall.post_and_look("/players/order", &[("by", "rating")]);
    assert!(saved.sees("The list has its new order"), "{}", saved.text());
    assert_eq!(names(&hall), EIGHT);
    let again = hall.get("/players/order?by=rating");
    assert!(again.sees("No start number changes"), "{}", again.text());
    assert!(again.all("button.primary").is_empty());
    let first = hall.get("/path/1");
    assert!(first.sees("Thandiwe Mkhize"), "{}", first.text());
}

#[test]
fn lots_are_told_and_can_be_drawn_again() {
    let hall = entered(&SHUFFLED);
    let offered = hall.get("/players").attributes("input[name=seed]", "value");
    let other = hall.get("/players").attributes("input[name=seed]", "value");
    assert_ne!(offered, other, "a new number each time");
    let lot = [("by", "lot"), ("seed", "4711")];
    let preview = hall.get("/players/order?by=lot&seed=4711");
    assert!(preview.sees("drawn from the number 4711"));
    hall.post("/players/order", &lot);
    let drawn = names(&hall);
    assert_eq!(listed(&preview), drawn);
    assert!(hall.get("/history").sees("by lot, from the number 4711"));
    hall.post("/players/order", &[("by", "entered")]);
    let entered: Vec<&str> = SHUFFLED.iter().map(|at| EIGHT[*at]).collect();
    assert_eq!(names(&hall), entered);
    assert_ne!(drawn, entered);
    hall.post("/players/order", &lot);
    assert_eq!(names(&hall), drawn);
    for seed in ["0", "x", "1000000", ""] {
        let refused = hall.post("/players/order", &[("by", "lot"), ("seed", seed)]);
        assert_eq!(refused.status, 422, "{seed}: {}", refused.text());
    }
}

#[test]
fn players_are_moved_by_hand() {
    let hall = entered(&[0, 1, 2, 3]);
    let page = hall.get("/players/order");
    let moves = page.attributes("button[name=place]", "value");
    assert_eq!(
        moves.len(),
        6,
        "the first is not moved up, the last not down"
    );
    let moved = hall.post_and_look("/players/order", &[("place", &moves[0])]);
    let expected = [EIGHT[1], EIGHT[0], EIGHT[2], EIGHT[3]];
    assert_eq!(listed(&moved), expected);
    let last = hall.app.desk.entrants(&hall.right).unwrap()[3].id.0;
    let form = [("entrant", &*last.to_string()), ("to", "1")];
    hall.post("/players/order", &form);
    assert_eq!(names(&hall), [EIGHT[3], EIGHT[1], EIGHT[0], EIGHT[2]]);
    let history = hall.get("/history");
    let line = format!("{} got another start number", EIGHT[3]);
    assert!(history.sees(&line), "{}", history.text());
    // Whoever comes now is behind all others.
    hall.next_round(1);
    let late = [("row", "1"), ("given", "Zola"), ("family", "Late")];
    hall.post("/players/add", &late);
    assert_eq!(names(&hall).last().unwrap(), "Zola Late");
}

#[test]
fn the_order_is_fixed_once_round_1_is_posted() {
    let hall = entered(&SHUFFLED);
    hall.post("/rounds/draft", &[]);
    let preview = hall.get("/players/order?by=rating");
    assert!(preview.sees("It will be discarded"), "{}", preview.text());
    hall.post("/players/order", &[("by", "rating")]);
    assert_eq!(names(&hall), EIGHT);
    let gone = hall.get("/rounds/1/draft");
    assert_ne!(gone.status, 200, "the draft had the old numbers");
    hall.next_round(1);
    let refused = hall.post("/players/order", &[("by", "entered")]);
    assert_eq!(refused.status, 409);
    assert!(
        refused.sees("the start numbers stay as they are"),
        "{}",
        refused.text()
    );
    assert!(hall.get("/players").all("#order").is_empty());
    let page = hall.get("/players/order");
    assert!(
        page.sees("the start numbers stay as they are"),
        "{}",
        page.text()
    );
    assert!(page.all("button[name=place]").is_empty());
    assert_eq!(names(&hall), EIGHT);
    let back = [("number", "1"), ("reason", "the order was wrong")];
    hall.post("/rounds/1/unpost", &back);
    hall.post("/players/order", &[("by", "entered")]);
    assert_ne!(
        names(&hall),
        EIGHT,
        "possible again while nothing was played"
    );
}

/// The pairs of the first round by name, whichever side they have.
fn first_round(hall: &Hall, settings: &[(&str, &str)]) -> Vec<Vec<String>> {
    settle(hall, settings);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert_eq!(draft.status, 200, "{}", draft.text());
    let entrants = hall.app.desk.entrants(&hall.right).unwrap();
    let name = |id: &i64| {
        let found = entrants.iter().find(|one| one.id.0 == *id);
        found.unwrap().name.to_string()
    };
    let pairs = hall.pairs(1).into_iter().map(|pair| {
        let mut pair: Vec<String> = pair.iter().map(name).collect();
        pair.sort();
        pair
    });
    let mut pairs: Vec<Vec<String>> = pairs.collect();
    pairs.sort();
    pairs
}

#[test]
fn seeds_groups_and_acceleration_follow_the_order() {
    let systems: [&[(&str, &str)]; 7] = [
        &[("system", "swiss"), ("rounds", "3")],
        &[("system", "swiss"), ("rounds", "5"), ("accelerated", "1")],
        &[
            ("system", "mcmahon"),
            ("rounds", "3"),
            ("start_groups", "2"),
        ],
        &[("system", "knockout")],
        &[("system", "groups"), ("groups", "2"), ("advance", "2")],
        &[("system", "round-robin")],
        &[("system", "teams-swiss"), ("boards", "2"), ("rounds", "2")],
    ];
    for settings in systems {
        // Of seven, one has a bye, or the first seed of a knockout; teams need all eight.
        let count = if settings[0].1 == "teams-swiss" { 8 } else { 7 };
        let by_rating: Vec<usize> = (0..count).collect();
        let shuffled: Vec<usize> = SHUFFLED.into_iter().filter(|at| *at < count).collect();
        let expected = first_round(&entered(&by_rating), settings);
        let hall = entered(&shuffled);
        let now = inkundla::system_time::now();
        hall.app
            .desk
            .order_list(&hall.right, StartOrder::ByRating, now)
            .unwrap();
        assert_eq!(first_round(&hall, settings), expected, "{settings:?}");
        let as_entered = first_round(&entered(&shuffled), settings);
        assert_ne!(
            as_entered, expected,
            "{settings:?}: the order decides nothing"
        );
    }
}

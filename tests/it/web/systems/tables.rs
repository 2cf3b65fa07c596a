//! Systems with a table: brackets and groups.

use super::{play_to_the_end, settle};
use crate::web::rounds::{EIGHT, Hall};

#[test]
fn a_knockout_is_chosen_by_form_and_played_to_the_final() {
    let hall = Hall::with(&EIGHT[..6]);
    settle(&hall, &[("system", "knockout"), ("third_place", "1")]);
    let early = hall.get("/finals");
    assert!(early.sees("Nothing to show yet"), "{}", early.text());
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(
        draft.sees("Quarter-finals: the loser is out."),
        "{}",
        draft.text()
    );
    assert_eq!(play_to_the_end(&hall), 3);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    assert!(page.sees("has won."), "{}", page.text());
    let stages = page.all(".bracket h3");
    assert_eq!(
        stages,
        ["Quarter-finals", "Semi-finals", "Final", "Third-place game"]
    );
    assert_eq!(page.all(".bracket section:first-child li").len(), 4);
    assert!(!page.body.contains("Mkhize"), "aliases only");
    let standings = hall.get("/standings");
    assert!(standings.sees("Official"), "{}", standings.text());
}

#[test]
fn groups_and_finals_are_chosen_by_form_and_played() {
    let hall = Hall::with(&EIGHT);
    settle(
        &hall,
        &[("system", "groups"), ("groups", "2"), ("advance", "2")],
    );
    assert_eq!(play_to_the_end(&hall), 5);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    assert_eq!(page.all(".pool table").len(), 2);
    assert_eq!(page.all(".pool tbody tr").len(), 8);
    assert_eq!(page.all(".bracket section").len(), 2);
    assert!(page.sees("Group A") && page.sees("Final"));
}

#[test]
fn start_groups_are_chosen_by_form() {
    let hall = Hall::with(&EIGHT);
    let wrong = hall.get("/settings").form(&hall.path("/settings"));
    assert!(wrong.iter().any(|(name, _)| name == "start_groups"));
    settle(
        &hall,
        &[
            ("system", "mcmahon"),
            ("rounds", "3"),
            ("start_groups", "2"),
        ],
    );
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    let standings = hall.get("/standings");
    assert!(standings.sees(" 2 "), "{}", standings.text());
    let chosen = hall.get("/settings");
    assert!(chosen.sees("McMahon"), "{}", chosen.text());
}

#[test]
fn nobody_joins_a_knockout_that_has_begun_and_the_page_says_what_can_be_done() {
    let hall = Hall::with(&EIGHT[..6]);
    settle(&hall, &[("system", "knockout")]);
    hall.post("/rounds/draft", &[]);
    let add = || {
        let child = [("row", "1"), ("given", "Zanele"), ("family", "Nkosi")];
        hall.post("/players/add", &child)
    };
    hall.post("/rounds/1/post", &[]);
    let late = add();
    assert!(late.sees("no one else can join"), "{}", late.text());
    assert!(late.sees("take it back"), "{}", late.text());
    let entered = hall.app.desk.entrants(&hall.right).unwrap();
    assert_eq!(entered.len(), 6, "nobody was entered");
    hall.post("/rounds/1/unpost", &[("number", "1"), ("reason", "late")]);
    add();
    assert_eq!(hall.app.desk.entrants(&hall.right).unwrap().len(), 7);
}

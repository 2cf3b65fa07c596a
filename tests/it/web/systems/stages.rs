//! A Swiss stage with finals, the plate, and double elimination: from the form to papers and files.

use super::{play_to_the_end, save, settle};
use crate::web::papers::read;
use crate::web::rounds::{EIGHT, Hall};

const SWISS_FINALS: [(&str, &str); 3] = [
    ("system", "swiss-finals"),
    ("rounds", "2"),
    ("finalists", "4"),
];

#[test]
fn a_swiss_stage_and_finals_are_chosen_by_form_and_played() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &SWISS_FINALS);
    let chosen = hall.get("/settings");
    assert!(chosen.sees("Swiss, then finals"), "{}", chosen.text());
    hall.next_round(1);
    let early = hall.get("/finals");
    assert!(
        early.sees("The best 4 play in the finals."),
        "{}",
        early.text()
    );
    // Swiss pages belong to the first stage.
    assert!(hall.get("/rounds/1").sees("Round 1"));
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    hall.white_wins_everywhere(2);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(
        draft.sees("Semi-finals: the loser is out."),
        "{}",
        draft.text()
    );
    hall.post("/rounds/3/post", &[]);
    for page in ["/rounds/3/print/pairings", "/screen", "/rounds/3"] {
        let seen = hall.app.visitor().get(&hall.path(page));
        let seen = if page.contains("print") {
            hall.get(page)
        } else {
            seen
        };
        assert!(seen.sees("Semi-finals"), "{page}: {}", seen.text());
    }
    for board in 1..=2 {
        hall.enter(3, board, "1-0");
    }
    hall.next_round(4);
    hall.enter(4, 1, "1-0");
    hall.post("/round-control/finish", &[]);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    assert!(page.sees("has won."), "{}", page.text());
    assert_eq!(page.all(".bracket h3"), ["Semi-finals", "Final"]);
    let standings = hall.app.visitor().get(&hall.path("/standings"));
    assert!(standings.sees("Official"), "{}", standings.text());
    let winners = read(&hall.file("/print/winners.pdf")).concat();
    assert!(!winners.is_empty());
}

#[test]
fn the_rounds_before_the_finals_may_change_until_these_begin() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &SWISS_FINALS);
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    assert_eq!(save(&hall, &[("rounds", "1")]).status, 409, "by the book");
    hall.post("/by-the-book", &[("reason", "a friendly day")]);
    settle(&hall, &[("rounds", "1")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("Semi-finals"), "{}", draft.text());
    settle(&hall, &[("rounds", "2")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(!draft.sees("Semi-finals"), "{}", draft.text());
    hall.post("/rounds/2/post", &[]);
    hall.white_wins_everywhere(2);
    hall.next_round(3);
    let refused = save(&hall, &[("rounds", "5")]);
    assert_eq!(refused.status, 422);
    assert!(refused.sees("The finals have begun"), "{}", refused.text());
    // Saving other settings changes nothing.
    settle(&hall, &[("school_rounds", "2")]);
}

#[test]
fn a_child_joins_the_first_stage_but_not_the_finals() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &SWISS_FINALS);
    hall.next_round(1);
    let add = |given| {
        let child = [("row", "1"), ("given", given), ("family", "Nkosi")];
        hall.post("/players/add", &child)
    };
    add("Zanele");
    assert_eq!(hall.app.desk.entrants(&hall.right).unwrap().len(), 9);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    hall.white_wins_everywhere(2);
    hall.next_round(3);
    let late = add("Musa");
    assert!(late.sees("no one else can join"), "{}", late.text());
    assert_eq!(hall.app.desk.entrants(&hall.right).unwrap().len(), 9);
}

#[test]
fn a_plate_is_drawn_below_the_bracket() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "knockout"), ("losers", "plate")]);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("plays on in the plate"), "{}", draft.text());
    assert_eq!(play_to_the_end(&hall), 3);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    assert_eq!(page.all(".bracket").len(), 2);
    let stages = page.all(".bracket h3");
    assert_eq!(
        stages,
        [
            "Quarter-finals",
            "Semi-finals",
            "Final",
            "Plate: Semi-finals",
            "Plate: Final"
        ]
    );
    let csv = String::from_utf8(hall.file("/pairings.csv")).unwrap();
    assert!(csv.contains(",1-0,plate-semi-final"), "{csv}");
}

#[test]
fn double_elimination_names_both_brackets_and_the_grand_final() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "knockout"), ("losers", "twice")]);
    play_to_the_end(&hall);
    let page = hall.app.visitor().get(&hall.path("/finals"));
    assert!(page.sees("has won."), "{}", page.text());
    assert_eq!(page.all(".bracket").len(), 3);
    let stages = page.all(".bracket h3").join("; ");
    for name in [
        "Winners’ bracket: Quarter-finals",
        "Losers’ bracket: round 2",
        "Losers’ bracket: final",
        "Grand final",
    ] {
        assert!(stages.contains(name), "{stages}");
    }
    let round = hall.get("/rounds/2");
    assert!(round.sees("Losers’ bracket: round 1"), "{}", round.text());
}

#[test]
fn contradicting_choices_are_refused_and_said() {
    let hall = Hall::with(&EIGHT);
    let both = [
        ("system", "knockout"),
        ("losers", "twice"),
        ("reseeds", "1"),
    ];
    let refused = save(&hall, &both);
    assert_eq!(refused.status, 422);
    assert!(
        refused.sees("the losers’ bracket is fixed"),
        "{}",
        refused.text()
    );
    for (name, value) in [("losers", "nowhere"), ("finalists", "3")] {
        let wrong = [&SWISS_FINALS[..], &[(name, value)]].concat();
        assert_eq!(save(&hall, &wrong).status, 422, "{name}");
    }
    settle(
        &hall,
        &[
            ("system", "knockout"),
            ("losers", "plate"),
            ("reseeds", "1"),
        ],
    );
    let page = hall.get("/settings");
    assert_eq!(page.attributes("[name=reseeds][checked]", "value"), ["1"]);
}

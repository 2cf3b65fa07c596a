//! The rules of the Swiss system, chosen by form: rounds, explanations, report file.

use super::{save, settle};
use crate::web::rounds::{EIGHT, Hall};

/// Whoever moves first wins at the first three boards.
fn first_wins(hall: &Hall, round: u16) {
    for board in 1..=3 {
        let page = hall.enter(round, board, "1-0");
        assert_eq!(page.status, 303, "{}", page.text());
    }
}

#[test]
fn the_dubov_rules_are_chosen_by_form_explained_and_written_to_the_report() {
    let hall = Hall::with(&EIGHT[..7]);
    let rules = [
        ("system", "swiss"),
        ("rounds", "5"),
        ("swiss_rules", "dubov"),
    ];
    settle(&hall, &rules);
    let chosen = hall
        .get("/settings")
        .attributes("[name=swiss_rules] option[selected]", "value");
    assert_eq!(chosen, ["dubov"]);
    let run = hall.run();
    assert!(run.sees("without a rating: 7"), "{}", run.text());
    hall.post_and_look("/rounds/draft", &[]);
    let why = hall.get("/rounds/1/why");
    assert!(why.sees("The Dubov rules choose who sits out first"));
    assert!(why.sees("Sits out, chosen before the groups:"));
    assert!(!why.sees("C.04.3"), "{}", why.text());
    hall.post("/rounds/1/post", &[]);
    assert!(hall.get("/settings").sees("Swiss by the Dubov rules"));
    first_wins(&hall, 1);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(draft.sees("Of the players who may sit out"));
    let why = hall.get("/rounds/2/why");
    assert!(why.sees("Points: 1"), "{}", why.text());
    let pairs = hall.pairs(2);
    let (one, other) = (pairs[0][0], pairs[1][0]);
    let answer = hall.get(&format!("/rounds/2/why?one={one}&other={other}"));
    assert_eq!(answer.all("#ask [role=status]").len(), 1);
    assert!(hall.get("/event.trf").sees("192 FIDE_DUBOV"));
}

#[test]
fn the_burstein_rules_seed_by_the_dutch_ones_first() {
    let hall = Hall::with(&EIGHT);
    let rules = [
        ("system", "swiss"),
        ("rounds", "3"),
        ("swiss_rules", "burstein"),
        ("accelerated", "1"),
    ];
    settle(&hall, &rules);
    assert!(!hall.run().sees("without a rating"));
    hall.post("/rounds/draft", &[]);
    assert!(hall.get("/rounds/1/why").sees("All other numbers are 0"));
    hall.post("/rounds/1/post", &[]);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    let why = hall.get("/rounds/2/why");
    assert!(
        why.sees("The Burstein rules choose who sits out first"),
        "{}",
        why.text()
    );
    let file = hall.get("/event.trf").body;
    assert!(file.contains("192 FIDE_BURSTEIN_BAKU"), "{file}");
    let copy = hall
        .organiser
        .upload("/import", "file", "event.trf", file.as_bytes());
    assert!(copy.sees("8 players, 2 rounds"), "{}", copy.text());
}

#[test]
fn unknown_rules_are_refused() {
    let hall = Hall::with(&EIGHT);
    let refused = save(&hall, &[("system", "swiss"), ("swiss_rules", "lim")]);
    assert_eq!(refused.status, 422, "{}", refused.text());
}

/// The number of players decides the system and the rounds; the page gives the reason.
#[test]
fn a_proposal_by_the_number_of_players_is_shown_with_its_reason() {
    for (players, words) in [
        (5, "a round robin of 5 rounds is proposed"),
        (6, "four rounds of the Swiss system"),
        (8, "With 6 to 10, four rounds"),
    ] {
        let hall = Hall::with(&EIGHT[..players]);
        let run = hall.run();
        assert!(run.sees(words), "{}", run.text());
        settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
        assert!(!hall.run().sees("proposed"));
    }
}

#[test]
fn matches_of_two_games_are_chosen_by_form_and_played() {
    let hall = Hall::with(&EIGHT[..7]);
    let matches = ("match_games", "1");
    let tried = |more: &[(&str, &str)]| {
        let form = [&[("system", "swiss"), matches], more].concat();
        save(&hall, &form)
    };
    let odd = tried(&[("rounds", "5")]);
    assert!(odd.sees("A match has two rounds."), "{}", odd.text());
    let dubov = tried(&[("rounds", "6"), ("swiss_rules", "dubov")]);
    assert!(dubov.sees("are paired by the Dutch rules"));
    let accelerated = tried(&[("rounds", "6"), ("accelerated", "1")]);
    assert!(accelerated.sees("the extra points of the acceleration"));
    for refused in [odd, dubov, accelerated] {
        assert_eq!(refused.status, 422);
    }
    assert_eq!(tried(&[("rounds", "6")]).status, 303);
    hall.next_round(1);
    let first = hall.pairs_posted(1);
    first_wins(&hall, 1);
    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(
        draft.sees("The second game of their match"),
        "{}",
        draft.text()
    );
    assert!(!draft.sees("Why these pairs"));
    assert!(!draft.sees("has already had a bye"));
    let swapped = hall.pairs(2).into_iter().map(|two| vec![two[1], two[0]]);
    assert_eq!(swapped.collect::<Vec<_>>(), first);
    hall.post("/rounds/2/post", &[]);
    let file = hall.get("/event.trf").body;
    assert!(
        file.contains("### inkundla: matches-of-two-games"),
        "{file}"
    );
    assert!(!file.contains("\n192"), "{file}");
}

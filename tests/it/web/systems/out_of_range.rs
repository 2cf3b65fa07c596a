//! Numbers of rounds and boards that no page sends are refused with a sentence and change nothing.

use super::{player, settle};
use crate::web::rounds::{EIGHT, Hall};

/// A hall of eight whose first of three rounds is being played.
fn hall() -> Hall {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    hall.next_round(1);
    hall
}

/// Sends a form and returns the status, after checking that a refusal says something and changes nothing.
fn refused(hall: &Hall, path: &str, form: &[(&str, &str)], words: &str) {
    let before = hall.get("/history").text();
    let page = hall.post(path, form);
    assert!(
        (400..500).contains(&page.status),
        "{path} {form:?}: {}",
        page.status
    );
    assert!(page.sees(words), "{path} {form:?}: {}", page.text());
    assert_eq!(hall.get("/history").text(), before, "{path} {form:?}");
}

#[test]
fn a_bye_and_a_pair_apart_are_asked_for_only_in_rounds_of_the_event() {
    let hall = hall();
    hall.post("/by-the-book", &[("reason", "A friendly day")]);
    let (one, other) = (player(&hall, 0), player(&hall, 1));
    let number = "Round: type a number in the allowed range.";
    for round in ["0", "4", "9", "60", "61", "65535"] {
        let form = [("round", round), ("kind", "half")];
        refused(&hall, &format!("/players/{one}/sits-out"), &form, number);
    }
    for round in ["-1", "x", ""] {
        let form = [("round", round), ("kind", "half")];
        let unread = "This form was not complete.";
        refused(&hall, &format!("/players/{one}/sits-out"), &form, unread);
    }
    for round in ["-1", "0", "1", "4", "61", "x"] {
        let form = [("other", other.as_str()), ("through", round)];
        refused(&hall, &format!("/players/{one}/apart"), &form, number);
    }
    let last = [("round", "3"), ("kind", "half")];
    assert_eq!(
        hall.post(&format!("/players/{one}/sits-out"), &last).status,
        303
    );
    let last = [("other", other.as_str()), ("through", "3")];
    assert_eq!(
        hall.post(&format!("/players/{one}/apart"), &last).status,
        303
    );
}

#[test]
fn a_bye_that_is_after_the_last_round_now_can_still_be_withdrawn() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    let one = player(&hall, 0);
    let wish = format!("/players/{one}/sits-out");
    let third = [("round", "3"), ("kind", "half")];
    assert_eq!(hall.post(&wish, &third).status, 303);
    settle(&hall, &[("rounds", "2")]);
    assert_eq!(hall.post(&wish, &third[..1]).status, 303);
    assert!(
        !hall
            .get(&format!("/players/{one}"))
            .sees("counts as a draw ·")
    );
}

#[test]
fn an_action_on_a_round_that_there_is_not_says_so() {
    let hall = hall();
    let (one, other) = (player(&hall, 0), player(&hall, 1));
    let pair = [("one", one.as_str()), ("other", other.as_str())];
    let board = [("board", "1"), ("to", "2"), ("entrant", one.as_str())];
    for round in ["0", "4", "9"] {
        let none = format!("There is no round {round}.");
        for action in ["swap", "split", "move", "settle", "away", "bye", "discard"] {
            refused(&hall, &format!("/rounds/{round}/{action}"), &board, &none);
        }
        for action in ["exchange", "join"] {
            refused(&hall, &format!("/rounds/{round}/{action}"), &pair, &none);
        }
        for action in ["post", "postpone", "unpost"] {
            let form = [("reason", "a test"), ("number", round)];
            refused(&hall, &format!("/rounds/{round}/{action}"), &form, &none);
        }
        let start = [("step", "start")];
        refused(&hall, &format!("/rounds/{round}/timer"), &start, &none);
        for action in ["result", "code"] {
            let path = format!("/rounds/{round}/boards/1/{action}");
            refused(&hall, &path, &[("result", "1-0")], &none);
        }
    }
}

#[test]
fn a_draft_is_not_said_to_be_closed() {
    let hall = Hall::with(&EIGHT);
    settle(&hall, &[("system", "swiss"), ("rounds", "3")]);
    hall.post("/rounds/draft", &[]);
    let words = "Round 1 is still a draft.";
    for action in ["boards/1/result", "boards/1/code", "postpone", "timer"] {
        let form = [("result", "1-0"), ("reason", "a test"), ("step", "start")];
        refused(&hall, &format!("/rounds/1/{action}"), &form, words);
    }
}

#[test]
fn the_times_of_the_rounds_are_those_of_the_event() {
    let hall = hall();
    for round in [
        "round-0", "round-4", "round-64", "round-65", "round--1", "round-x",
    ] {
        let form = [(round, "2026-12-01T10:00")];
        let words = "Round: type a number in the allowed range.";
        refused(&hall, "/schedule", &form, words);
    }
    let form = [("round-3", "2026-12-01T10:00"), ("round-4", "")];
    assert_eq!(hall.post("/schedule", &form).status, 303);
}

#[test]
fn a_board_that_there_is_not_is_refused() {
    let hall = hall();
    for board in ["0", "5", "65535", "65536", "-1", "x"] {
        for action in ["result", "code", "asked"] {
            let path = format!("/rounds/1/boards/{board}/{action}");
            refused(
                &hall,
                &path,
                &[("result", "1-0"), ("entry", "1")],
                "There is no",
            );
        }
    }
}

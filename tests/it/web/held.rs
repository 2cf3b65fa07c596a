//! The page on which an organiser holds pairings, results and standings back.

use super::rounds::{EIGHT, Hall};
use inkundla::tournament::{Held, RoundNo};

fn held(hall: &Hall) -> Held {
    let event = hall.app.desk.event(&hall.key).unwrap();
    event.options.held
}

#[test]
fn each_part_is_held_and_released_by_itself_and_all_at_once() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let page = hall.get("/held");
    let fields = ["held-pairings", "held-results", "held-standings"];
    for field in fields {
        let choices = page.attributes(&format!("select[name={field}] option"), "value");
        assert_eq!(choices, ["all", "1", "0"], "{field}");
    }
    assert!(!page.sees("Release everything"));
    let form = [
        ("held-pairings", "all"),
        ("held-results", "0"),
        ("held-standings", "0"),
        ("tiebreak", "0"),
    ];
    let page = hall.post_and_look("/held", &form);
    assert!(page.sees("Release everything") && page.sees("Something is held back"));
    let now = held(&hall);
    assert_eq!(
        (now.pairings, now.results, now.standings),
        (None, Some(RoundNo(0)), Some(RoundNo(0)))
    );
    assert_eq!(now.tiebreaks.len(), 1);

    // Every page of the organiser says so; those of visitors say that results come later.
    assert!(
        hall.get("/standings")
            .sees("Something is held back from visitors")
    );
    let visitor = hall.app.visitor();
    let seen = visitor.get(&format!("/e/{}", hall.key));
    assert!(
        seen.sees("results come later") && !seen.sees("Something is held back"),
        "{}",
        seen.text()
    );

    let page = hall.post_and_look("/held", &[]);
    assert!(!page.sees("Release everything"));
    assert!(!held(&hall).is_any());
    assert!(
        !visitor
            .get(&format!("/e/{}", hall.key))
            .sees("results come later")
    );

    let history = hall.get("/history");
    assert!(
        history.sees("What visitors see later was changed"),
        "{}",
        history.text()
    );
}

#[test]
fn a_round_that_is_not_there_cannot_be_held() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    for round in ["2", "x", "-1"] {
        let refused = hall.post("/held", &[("held-results", round)]);
        assert_eq!(refused.status, 422, "{round}: {}", refused.text());
    }
    assert!(!held(&hall).is_any());
}

#[test]
fn an_umpire_records_a_board_whose_results_are_held() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    hall.post_and_look("/held", &[("held-results", "0")]);
    hall.white_wins_everywhere(1);
    let event = hall.app.desk.event(&hall.key).unwrap();
    let tournament = hall.app.desk.tournament(&event).unwrap();
    assert!(tournament.posted().unwrap().missing().is_empty());
    let visitor = hall.app.visitor();
    let board = visitor.get(&format!("/e/{}/boards/1/1", hall.key));
    assert_eq!(board.status, 200);
    assert!(
        !board.sees("wins") && !board.sees("won"),
        "{}",
        board.text()
    );
    let rounds = visitor.get(&format!("/e/{}/rounds/1", hall.key));
    assert!(!rounds.sees("1–0"), "{}", rounds.text());
}

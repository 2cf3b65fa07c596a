//! Events that keep to the rules of their pairing, and those that have left them.

use super::rounds::{EIGHT, Hall};
use inkundla::desk::Fault;
use inkundla::desk::undo::UndoBlocked;
use inkundla::formats::trf;
use inkundla::rules::Side;
use inkundla::system_time::now;
use inkundla::tournament::{
    BoardNo, ByTheBook, DepartureKind, Lock, PairingResult, RoundNo, Scored,
};

fn state(hall: &Hall) -> ByTheBook {
    hall.app.desk.event(&hall.key).unwrap().options.by_the_book
}

fn departures(hall: &Hall) -> Vec<(DepartureKind, u16)> {
    let all = state(hall).departures.into_iter();
    all.map(|one| (one.kind, one.round.0)).collect()
}

/// The comments of the event's report file about departures.
fn comments(hall: &Hall) -> Vec<String> {
    let file = hall.get("/event.trf").body;
    let lines = file.split(['\r', '\n']);
    let of_departures = lines.filter(|line| line.starts_with("### ") && line.contains(" @ Round "));
    of_departures.map(str::to_owned).collect()
}

fn plays(hall: &Hall, round: u16) {
    hall.next_round(round);
    hall.white_wins_everywhere(round);
    hall.app
        .desk
        .close_round(&hall.right, RoundNo(round), now())
        .unwrap();
}

fn won(side: Side) -> Scored {
    Scored {
        result: PairingResult::Won(side),
        shot: None,
    }
}

#[test]
fn an_event_leaves_the_rules_in_two_steps_and_never_comes_back() {
    let hall = Hall::with(&EIGHT);
    plays(&hall, 1);
    let page = hall.get("/by-the-book");
    assert!(
        page.sees("This event keeps to the rules"),
        "{}",
        page.text()
    );
    assert!(page.sees("The number of rounds stays as it is"));
    assert!(!page.sees("Leave the rules for good?") && !page.sees("Own rules"));
    let asked = hall.get("/by-the-book?leave=1");
    assert!(asked.sees("Step 2 of 2") && asked.sees("Leave the rules for good?"));
    let refused = hall.post("/by-the-book", &[("reason", " ")]);
    assert_eq!(refused.status, 422, "{}", refused.text());
    assert!(state(&hall).is_kept());
    let page = hall.post_and_look("/by-the-book", &[("reason", "A friendly day")]);
    assert!(page.sees("Left in round 2"), "{}", page.text());
    assert!(
        !hall
            .get("/by-the-book?leave=1")
            .sees("Leave the rules for good?")
    );

    // The sign stands on the pages of everybody.
    assert!(hall.get("/players").sees("Own rules"));
    let visitor = hall.app.visitor();
    assert!(visitor.get(&format!("/e/{}", hall.key)).sees("Own rules"));
    assert_eq!(comments(&hall).len(), 1);

    // It stands in the history with its reason, and cannot be undone.
    let history = hall.get("/history");
    assert!(history.sees("left the rules") && history.sees("A friendly day"));
    let desk = &hall.app.desk;
    let lines = desk.history(&hall.right, None, 10).unwrap();
    let left = lines
        .iter()
        .position(|one| one.audit.why.as_deref() == Some("A friendly day"));
    let ways = desk.undo_statuses(&hall.right, &lines).unwrap();
    assert_eq!(ways[left.unwrap()], Some(Err(UndoBlocked::RulesLeft)));
}

#[test]
fn settings_stay_fixed_once_round_1_is_posted_until_the_event_leaves_the_rules() {
    let hall = Hall::with(&EIGHT);
    let rounds = |rounds: &str| {
        let mut form = hall.get("/settings").form(&hall.path("/settings"));
        form.retain(|(name, _)| name != "rounds" && name != "sure");
        form.push(("rounds".to_owned(), rounds.to_owned()));
        form.push(("sure".to_owned(), "1".to_owned()));
        let form: Vec<(&str, &str)> = form
            .iter()
            .map(|(name, value)| (&**name, &**value))
            .collect();
        hall.post("/settings", &form)
    };
    hall.next_round(1);
    let before = hall.app.desk.event(&hall.key).unwrap().options.rounds;
    let refused = rounds("7");
    assert_eq!(refused.status, 409, "{}", refused.text());
    assert!(
        refused.sees("This event keeps to the rules"),
        "{}",
        refused.text()
    );
    assert_eq!(
        hall.app.desk.event(&hall.key).unwrap().options.rounds,
        before
    );
    hall.post("/by-the-book", &[("reason", "One more round")]);
    let saved = rounds("7");
    assert_eq!(saved.status, 303, "{}", saved.text());
    assert_eq!(hall.app.desk.event(&hall.key).unwrap().options.rounds, 7);
    assert!(
        comments(&hall)
            .iter()
            .any(|one| one.starts_with("### Configuration @ Round "))
    );
}

#[test]
fn other_pairs_than_proposed_need_a_reason_and_stand_in_the_report_file() {
    let hall = Hall::with(&EIGHT);
    hall.post("/rounds/draft", &[]);
    let draft = hall.get("/rounds/1/draft");
    assert!(!draft.sees("not the pairs that were proposed"));
    let players = draft.attributes("button.swaps", "value");
    let exchange = [("one", &*players[0]), ("other", &*players[2])];
    hall.post("/rounds/1/exchange", &exchange);
    assert!(
        hall.get("/rounds/1/draft")
            .sees("not the pairs that were proposed")
    );
    let refused = hall.post("/rounds/1/post", &[]);
    assert_eq!(refused.status, 422, "{}", refused.text());
    let posted = hall.post("/rounds/1/post", &[("reason", "They came together")]);
    assert_eq!(posted.status, 303, "{}", posted.text());
    assert_eq!(departures(&hall), [(DepartureKind::Manual, 1)]);
    assert_eq!(comments(&hall), ["### MPA @ Round 1"]);

    // Posted again as it was proposed, it departs from nothing.
    let form = [("reason", "as proposed after all"), ("number", "1")];
    assert_eq!(hall.post("/rounds/1/unpost", &form).status, 303);
    hall.post("/rounds/draft", &[]);
    let posted = hall.post("/rounds/1/post", &[]);
    assert_eq!(posted.status, 303, "{}", posted.text());
    assert!(departures(&hall).is_empty());
}

#[test]
fn a_result_of_an_earlier_round_is_only_noted_for_the_report() {
    let hall = Hall::with(&EIGHT);
    plays(&hall, 1);
    plays(&hall, 2);
    let right = &hall.right;
    let result = |round: u16, side: Side| {
        let place = (RoundNo(round), BoardNo(1));
        hall.app
            .desk
            .correct_result(right, place, won(side), "misread", now())
    };
    let before = hall.get("/standings").text();
    for side in [Side::First, Side::Second] {
        let refused = result(1, side);
        assert!(
            matches!(refused, Err(Fault::ByTheBook(Lock::EarlierResult))),
            "{refused:?}"
        );
    }
    assert_eq!(hall.get("/standings").text(), before);
    assert!(departures(&hall).is_empty());
    let form = [("board", "1"), ("result", "0-1"), ("reason", "misread")];
    let preview = hall.post("/rounds/1/correct", &form);
    assert!(preview.sees("cannot count any more") && !preview.sees("Count it anyway"));
    result(2, Side::First).unwrap();
    result(2, Side::Second).unwrap();
    assert_eq!(departures(&hall), [(DepartureKind::Correction, 2)]);
    hall.app
        .desk
        .leave_the_rules(right, "all results count", now())
        .unwrap();
    result(1, Side::Second).unwrap();
    assert_eq!(
        departures(&hall).last(),
        Some(&(DepartureKind::Correction, 1))
    );

    // The report file keeps it all.
    let file = hall.get("/event.trf").body;
    let read = trf::read(file.as_bytes()).unwrap().tournament().unwrap();
    assert_eq!(read.options.by_the_book, state(&hall));
}

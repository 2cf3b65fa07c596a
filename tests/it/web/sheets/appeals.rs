//! Appeals: they wait, are decided, and have their effect.

use crate::web::harness::{Client, Page};
use crate::web::umpire::{Hall, Phone};
use inkundla::referee::{ClockPolicy, Event};
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

#[test]
fn an_appeal_waits_even_after_the_round() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "draw")]);
    phone.noted(&[
        ("act", "appeal"),
        ("side", "second"),
        ("words", "I never agreed"),
    ]);
    let other = Phone::recording(hall.app.visitor(), &hall.codes[1], "Mr Botha");
    other.does(&[("act", "both-absent")]);
    let desk = &hall.app.desk;
    desk.close_round(&hall.organiser(), RoundNo(1), now())
        .unwrap();
    let organiser = hall.app.signed_in("Ms Khumalo");
    assert!(
        hall.control(&organiser)
            .sees("Black appeals: I never agreed")
    );
    let page = organiser.get(&hall.asked());
    let entry = page.attributes("input[name=entry]", "value").remove(0);
    let decided = [
        ("entry", entry.as_str()),
        ("what", "refuse"),
        ("reason", "two witnesses"),
    ];
    assert_eq!(organiser.post(&hall.asked(), &decided).status, 303);
    assert!(!hall.control(&organiser).sees("I never agreed"));
    let record = hall.record();
    assert!(matches!(
        record.last(),
        Some(Event::AppealDecided { allowed: false, .. })
    ));
    let tournament = desk.tournament(hall.organiser().event()).unwrap();
    assert_eq!(
        tournament.closed[0].boards[0].1.result.code(),
        "1/2-1/2",
        "the result stays"
    );
}

/// A game that was given up, and an appeal against that; its entry.
fn appealed(hall: &Hall, organiser: &Client) -> (Phone, String) {
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "resign"), ("side", "second")]);
    phone.noted(&[
        ("act", "appeal"),
        ("side", "second"),
        ("words", "I only pointed"),
    ]);
    let page = organiser.get(&hall.asked());
    assert!(page.sees("The appeal is refused. Nothing changes."));
    let entry = page.attributes("input[name=entry]", "value").remove(0);
    (phone, entry)
}

fn decides(hall: &Hall, organiser: &Client, entry: &str, what: &str) -> Page {
    let form = [("entry", entry), ("what", what), ("reason", "I saw it")];
    organiser.post(&hall.asked(), &form)
}

fn results(hall: &Hall) -> Option<&'static str> {
    let tournament = hall.app.desk.tournament(hall.organiser().event()).unwrap();
    let boards = tournament.posted().unwrap().boards.clone();
    boards[0].1.map(|scored| scored.result.code())
}

#[test]
fn an_appeal_that_is_right_leads_to_its_effect_in_one_step() {
    for (what, result, last) in [
        ("refuse", Some("1-0"), "The appeal was refused: I saw it"),
        ("allow", Some("1-0"), "The appeal was allowed: I saw it"),
        ("go-on", None, "The result was taken back: I saw it"),
        ("0-1", Some("0-1"), "I saw it"),
    ] {
        let hall = Hall::with(ClockPolicy::Off);
        let organiser = hall.app.signed_in("Ms Khumalo");
        let (phone, entry) = appealed(&hall, &organiser);
        let decided = decides(&hall, &organiser, &entry, what);
        assert_eq!(decided.status, 303, "{what}: {}", decided.text());
        assert_eq!(results(&hall), result, "{what}");
        let board = hall.board();
        assert!(
            board.all(".record li")[0].contains(last),
            "{what}: {}",
            board.text()
        );
        assert!(board.sees("The appeal was"), "{what}");
        let goes_on = phone.plays("E2").status == 200;
        assert_eq!(goes_on, what == "go-on");
        assert_eq!(hall.app.desk.check().unwrap().findings, []);
    }
}

#[test]
fn an_appeal_without_a_decision_or_a_reason_changes_nothing() {
    let hall = Hall::with(ClockPolicy::Off);
    let organiser = hall.app.signed_in("Ms Khumalo");
    let (_phone, entry) = appealed(&hall, &organiser);
    for (what, reason) in [("", "I saw it"), ("2-0", "I saw it"), ("go-on", " ")] {
        let form = [
            ("entry", entry.as_str()),
            ("what", what),
            ("reason", reason),
        ];
        assert_eq!(organiser.post(&hall.asked(), &form).status, 422, "{what}");
    }
    assert_eq!(results(&hall), Some("1-0"));
    assert!(
        hall.control(&organiser).sees("I only pointed"),
        "it still waits"
    );
}

#[test]
fn after_the_round_the_effect_of_an_appeal_is_shown_before_it_is_done() {
    let hall = Hall::with(ClockPolicy::Off);
    let organiser = hall.app.signed_in("Ms Khumalo");
    let (_phone, entry) = appealed(&hall, &organiser);
    let other = Phone::recording(hall.app.visitor(), &hall.codes[1], "Mr Botha");
    other.does(&[("act", "both-absent")]);
    let desk = &hall.app.desk;
    desk.close_round(&hall.organiser(), RoundNo(1), now())
        .unwrap();
    assert!(!organiser.get(&hall.asked()).sees("the game goes on"));
    let effect = decides(&hall, &organiser, &entry, "1/2-1/2");
    assert_eq!(effect.status, 200, "{}", effect.text());
    let code = |desk: &inkundla::desk::Desk| {
        let tournament = desk.tournament(hall.organiser().event()).unwrap();
        tournament.closed[0].boards[0].1.result.code()
    };
    assert_eq!(code(desk), "1-0", "not before it is confirmed");
    let correct = format!("/e/{}/rounds/1/correct", hall.key);
    let form = effect.form(&correct);
    let mut form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    form.push(("confirm", "yes"));
    assert_eq!(organiser.post(&correct, &form).status, 303);
    assert_eq!(code(desk), "1/2-1/2");
    assert_eq!(desk.check().unwrap().findings, []);
}

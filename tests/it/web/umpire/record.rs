//! What is recorded from the page, turn by turn.

use super::{Hall, Phone};
use crate::web::harness::Page;
use inkundla::referee::ClockPolicy;
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

#[test]
fn the_page_can_be_read_and_used_without_scripts() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let page = phone.page();
    assert!(page.sees("Thandiwe M. begins. Play."), "{}", page.text());
    assert_eq!(page.all("form.noscript select option").len(), 24);
    let path = format!("{}/record", phone.path);
    let form = [("seen", "0"), ("act", "turn"), ("turn", "E1")];
    let after = phone.client.post_and_look(&path, &form);
    assert_eq!(
        after.attributes("#live", "data-seq"),
        ["2"],
        "begun, and one turn"
    );
    assert_eq!(after.all("form.noscript select option").len(), 23);
}

#[test]
fn the_umpires_page_is_light() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let (files, bytes) = phone.weight();
    assert_eq!(files, 8, "the page, its style, six scripts");
    println!("{bytes} bytes over the wire");
    assert!(bytes <= 28_000, "{bytes} bytes over the wire");
}

#[test]
fn an_illegal_turn_is_told_why_and_nothing_is_lost() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let answer = phone.plays("E1");
    assert_eq!(answer.status, 422);
    assert!(
        answer.sees("E1: There is a cow on E1. Choose an empty point."),
        "{}",
        answer.text()
    );
    assert_eq!(answer.attributes("#live", "data-seq"), ["2"]);
    assert!(hall.board().sees("1. White places a cow on E1"));
}

#[test]
fn a_turn_sent_twice_is_recorded_once_and_answered_as_done() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let seen = phone.seen();
    for _ in 0..3 {
        let answer = phone.sends(&seen, &[("act", "turn"), ("turn", "R4")]);
        assert_eq!(answer.status, 200, "{}", answer.text());
        assert_eq!(answer.attributes("#live", "data-seq"), ["3"]);
    }
}

#[test]
fn the_first_turn_sent_twice_is_recorded_once_too() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    for _ in 0..2 {
        let answer = phone.sends("0", &[("act", "turn"), ("turn", "E1")]);
        assert_eq!(
            (answer.status, answer.attributes("#live", "data-seq")),
            (200, vec!["2".to_owned()])
        );
    }
}

#[test]
fn an_old_page_is_shown_the_true_board() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let seen = phone.seen();
    phone.plays("R4");
    let answer = phone.sends(&seen, &[("act", "turn"), ("turn", "E3")]);
    assert_eq!(answer.status, 409);
    assert!(answer.sees("The board has moved on."));
    assert_eq!(answer.attributes("#live", "data-seq"), ["3"]);
}

#[test]
fn what_a_page_has_already_is_not_sent_again() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let sheets = |page: &Page| {
        let here = ["#menu", "#card", "#result"].map(|id| page.all(id).len());
        let kept = page.attributes("[data-keep]", "data-keep");
        (here, kept.len())
    };
    let name = |page: &Page| page.attributes("#live", "data-menu").pop();
    let next = |page: &Page| -> String {
        let turns = page.attributes("#live", "data-turns").remove(0);
        turns.split(' ').next().unwrap().to_owned()
    };
    // Nothing lasts before the game has begun.
    assert_eq!(name(&phone.page()), None);
    let first = phone.plays_having("1", "E1");
    assert_eq!(sheets(&first), ([1, 1, 1], 0));
    let known = name(&first).unwrap();
    let second = phone.plays_having(&known, &next(&first));
    assert_eq!(second.status, 200);
    assert_eq!(sheets(&second), ([0, 0, 0], 3));
    assert_eq!(name(&second), Some(known.clone()));
    // Whoever has something else, or tells nothing, gets all of it.
    let third = phone.plays_having("ffff", &next(&second));
    assert_eq!(sheets(&third), ([1, 1, 1], 0));
    let fourth = phone.plays(&next(&third));
    assert_eq!(sheets(&fourth), ([1, 1, 1], 0));
    // A card makes another sheet of the next one.
    let card = [
        ("act", "card"),
        ("side", "first"),
        ("card", "yellow"),
        ("offence", "misconduct"),
    ];
    let card = phone.does(&card);
    assert_eq!(card.status, 200);
    assert_ne!(name(&card), Some(known.clone()));
    assert_eq!(
        sheets(&phone.plays_having(&known, &next(&card))),
        ([1, 1, 1], 0)
    );
    // After the end nothing lasts.
    let over = phone.does(&[("act", "resign"), ("side", "first")]);
    assert_eq!(name(&over), None);
    assert_eq!(sheets(&over), ([1, 1, 1], 0));
}

#[test]
fn cards_and_undo_by_forms() {
    let hall = Hall::with(ClockPolicy::Off);
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let delay = |card| {
        [
            ("act", "card"),
            ("side", "second"),
            ("card", card),
            ("offence", "delay"),
        ]
    };
    assert_eq!(
        phone
            .does(&delay("yellow"))
            .attributes(".cardchip.y", "aria-label"),
        ["yellow card"]
    );
    let red = phone.does(&delay("red"));
    assert_eq!(red.status, 200, "{}", red.text());
    assert!(hall.board().sees("Black loses a turn: red card"));
    let undone = phone.does(&[("act", "undo"), ("reason", "shown to the wrong player")]);
    assert_eq!(
        undone.attributes(".strip .cardchip", "aria-label"),
        ["yellow card"]
    );
    assert_eq!(phone.does(&[("act", "undo"), ("reason", " ")]).status, 422);
    let board = hall.board();
    assert!(board.sees("taken back: shown to the wrong player"));
    assert_eq!(
        board.all("s").len(),
        2,
        "the card and the lost turn are struck out"
    );
    let award = phone.does(&delay("award"));
    assert!(
        award.sees("awarded by the umpire, without a red card first"),
        "{}",
        award.text()
    );
}

#[test]
fn the_minute_protects_the_player() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let card = [
        ("act", "card"),
        ("side", "second"),
        ("card", "yellow"),
        ("offence", "delay"),
    ];
    let answer = phone.does(&card);
    assert_eq!(answer.status, 422);
    assert!(
        answer.sees("The minute is not up yet:"),
        "{}",
        answer.text()
    );
}

#[test]
fn a_result_at_the_board_is_the_result_of_the_round() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let over = phone.does(&[("act", "resign"), ("side", "second")]);
    assert!(
        over.sees("wins: the other player gave up"),
        "{}",
        over.text()
    );
    let tournament = hall.app.desk.tournament(hall.organiser().event()).unwrap();
    let posted = tournament.posted().unwrap();
    assert_eq!(posted.boards[0].1.unwrap().result.code(), "1-0");
    // Undo opens it again, and the result goes with it.
    phone.does(&[("act", "undo"), ("reason", "not yet")]);
    let tournament = hall.app.desk.tournament(hall.organiser().event()).unwrap();
    assert_eq!(tournament.posted().unwrap().boards[0].1, None);
}

#[test]
fn a_closed_round_can_only_be_read() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "draw")]);
    let other = Phone {
        client: hall.app.visitor(),
        path: format!("/u/{}", hall.codes[1]),
    };
    other
        .client
        .post(&format!("{}/start", other.path), &[("name", "Mr Botha")]);
    other.does(&[("act", "both-absent")]);
    hall.app
        .desk
        .close_round(&hall.organiser(), RoundNo(1), now())
        .unwrap();
    let page = phone.page();
    assert!(page.sees("This round is closed."), "{}", page.text());
    let refused = phone.plays("E2");
    assert_eq!(refused.status, 410);
    assert!(refused.sees("This code was for board 1 in round 1, which is over."));
}

#[test]
fn a_turn_arrives_on_the_spectators_page_by_itself() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let mut parts = hall
        .app
        .visitor()
        .follow(&format!("/e/{}/boards/1/1/live", hall.key));
    assert!(
        parts.next().unwrap().contains("data-seq=\"0\""),
        "the present board at once"
    );
    phone.plays("E1");
    let part = parts.next().unwrap();
    assert!(
        part.contains("data-seq=\"2\"") && part.contains("White places a cow on E1"),
        "{part}"
    );
    assert!(!part.contains("Mokoena"));
}

//! The organiser withdraws a card on the page of penalty cards.

use super::harness::{Client, Page};
use super::umpire::{Hall, Phone};

/// A card for misconduct.
fn card(phone: &Phone, side: &str, card: &str) -> Page {
    phone.does(&[
        ("act", "card"),
        ("side", side),
        ("card", card),
        ("offence", "misconduct"),
    ])
}

/// Withdraws the first card that the page offers, with a reason.
fn takes_back(client: &Client, hall: &Hall, reason: &str) -> Page {
    let page = client.get(&format!("/e/{}/cards", hall.key));
    let door = format!("/e/{}/cards/back", hall.key);
    let mut form = page.form(&door);
    form.retain(|(name, _)| name != "reason");
    form.push(("reason".to_owned(), reason.to_owned()));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    client.post(&door, &form)
}

#[test]
fn a_card_withdrawn_by_the_organiser_is_in_the_record() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    assert_eq!(card(&phone, "first", "yellow").status, 200);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let refused = takes_back(&teacher, &hall, "  ");
    assert_eq!(refused.status, 422, "{}", refused.text());
    let done = takes_back(&teacher, &hall, "the wrong player");
    assert_eq!(done.status, 303, "{}", done.text());
    let page = teacher.get(&done.header("location"));
    assert!(page.sees("The card is taken back."), "{}", page.text());
    assert!(page.sees("Taken back: the wrong player"));
    assert!(page.sees("Cards in force: 0 yellow, 0 red."));
    assert!(page.all("form[action$='/cards/back']").is_empty());
    // The referee has struck it out at the board, and the history tells of it.
    assert!(phone.page().all(".strip .cardchip").is_empty());
    assert!(hall.board().sees("taken back: the wrong player"));
    let history = teacher.get(&format!("/e/{}/history", hall.key));
    assert!(history.sees("Round 1, board 1: a card was taken back"));
    assert!(history.sees("the wrong player"), "{}", history.text());
    let ways = history.attributes("a", "href");
    assert!(ways.contains(&format!("/e/{}/cards", hall.key)));
}

#[test]
fn only_the_last_card_of_a_player_is_withdrawn_with_the_lost_turn() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    card(&phone, "second", "yellow");
    card(&phone, "second", "red");
    assert!(hall.board().sees("Black loses a turn: red card"));
    let teacher = hall.app.signed_in("Ms Khumalo");
    let cards = teacher.get(&format!("/e/{}/cards", hall.key));
    assert_eq!(cards.all("form[action$='/cards/back']").len(), 1);
    let done = takes_back(&teacher, &hall, "it was not noise");
    assert_eq!(done.status, 303, "{}", done.text());
    let page = phone.page();
    assert_eq!(
        page.attributes(".strip .cardchip", "aria-label"),
        ["yellow card"]
    );
    assert_eq!(page.attributes(".strip.turn", "data-side"), ["second"]);
}

#[test]
fn a_refused_withdrawal_shows_the_reason() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    card(&phone, "first", "yellow");
    let teacher = hall.app.signed_in("Ms Khumalo");
    phone.does(&[("act", "resign"), ("side", "second")]);
    let refused = takes_back(&teacher, &hall, "too late");
    assert_eq!(refused.status, 422);
    assert!(refused.all(".msg.bad").len() == 1, "{}", refused.text());
    assert!(refused.sees("Cards in force: 1 yellow, 0 red."));
    // Once the round is closed only the result is put right.
    let other = format!("/e/{}/rounds/1/boards/2/result", hall.key);
    teacher.post(&other, &[("result", "1-0")]);
    teacher.post(&format!("/e/{}/rounds/draft", hall.key), &[]);
    let cards = teacher.get(&format!("/e/{}/cards", hall.key));
    assert!(
        cards.sees("The round is closed: the card stays."),
        "{}",
        cards.text()
    );
    let correct = format!("/e/{}/rounds/1/correct?board=1", hall.key);
    assert!(cards.attributes("main a", "href").contains(&correct));
    let form = [
        ("round", "1"),
        ("board", "1"),
        ("side", "first"),
        ("reason", "x"),
    ];
    let closed = teacher.post(&format!("/e/{}/cards/back", hall.key), &form);
    assert_eq!(closed.status, 422, "{}", closed.text());
}

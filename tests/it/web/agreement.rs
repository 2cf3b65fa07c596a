//! The players confirm the result on the umpire's phone.

use super::harness::Client;
use super::umpire::{Hall, Phone};
use inkundla::referee::ClockPolicy;

/// A hall with the default settings: the players are asked.
fn asking() -> Hall {
    Hall::with(ClockPolicy::Off)
}

/// Whether the settings ask the players.
fn is_ticked(organiser: &Client, path: &str) -> bool {
    let ticked = organiser.get(path);
    !ticked
        .attributes("input[name=confirm][checked]", "value")
        .is_empty()
}

fn over(hall: &Hall) -> Phone {
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "resign"), ("side", "second")]);
    phone
}

const FIRST: [(&str, &str); 2] = [("act", "agree"), ("side", "first")];
const SECOND: [(&str, &str); 2] = [("act", "agree"), ("side", "second")];

#[test]
fn both_players_confirm_and_the_record_shows_it() {
    let hall = asking();
    let phone = over(&hall);
    let page = phone.page();
    assert!(
        page.sees("Hand the phone to the players"),
        "{}",
        page.text()
    );
    assert_eq!(page.all("#confirm form button").len(), 2);
    let one = phone.does(&FIRST);
    assert_eq!(one.all("#confirm form button").len(), 1);
    assert!(!one.sees("Hand the phone back"));
    let again = phone.does(&FIRST);
    assert_eq!(again.status, 422);
    assert!(again.sees("This player has already agreed."));
    let both = phone.does(&SECOND);
    assert!(both.sees("✓ Sent"), "{}", both.text());
    assert!(both.sees("Hand the phone back to the umpire."));
    let board = hall.board();
    assert!(board.sees("White agrees with the result"));
    assert!(board.sees("Black agrees with the result"));
}

#[test]
fn undoing_a_result_clears_its_confirmations() {
    let hall = asking();
    let phone = over(&hall);
    phone.does(&FIRST);
    phone.does(&[("act", "undo"), ("reason", "not yet")]);
    assert_eq!(phone.does(&SECOND).status, 422, "nothing to agree on");
    phone.plays("R5");
    let over = phone.does(&[("act", "draw")]);
    assert_eq!(over.all("#confirm form button").len(), 2);
}

#[test]
fn players_are_not_asked_where_the_event_does_not_require_it() {
    let hall = asking();
    let organiser = hall.app.signed_in("Ms Khumalo");
    assert!(is_ticked(&organiser, "/new"), "so a new event begins");
    let path = format!("/e/{}/settings", hall.key);
    assert!(is_ticked(&organiser, &path));
    let mut form = organiser.get(&path).form(&path);
    form.retain(|(name, _)| name != "confirm");
    let form: Vec<(&str, &str)> = form.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(organiser.post(&path, &form).status, 303);
    assert!(!is_ticked(&organiser, &path));
    let phone = over(&hall);
    assert!(phone.page().all("#confirm").is_empty());
}

//! Cards for delay where the players record: the program shows them.

use super::{playing, record};
use crate::web::umpire::{Hall, plays, post_a_round};
use chrono::{DateTime, TimeDelta, Utc};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::games::{GRACE, RecordedGame};
use inkundla::referee::{Card, ClockPolicy, Event, Role};
use inkundla::rules::Side;
use inkundla::store::Store;
use inkundla::system_time::now;
use inkundla::tournament::{PairingResult, RoundNo};

/// The cards in a record, with their authors.
fn cards(record: &RecordedGame) -> Vec<(Side, Card, Role)> {
    let shown = record.entries.iter().filter_map(|entry| match entry.event {
        Event::CardShown { side, card, .. } => Some((side, card, entry.by.role)),
        _ => None,
    });
    shown.collect()
}

#[test]
fn the_program_shows_each_card_of_the_ladder_once() {
    let hall = Hall::open();
    let [first, second] = playing(&hall);
    let desk = &hall.app.desk;
    let began = record(desk, &hall.key).entries[0].at;
    let after = |seconds: i64| began + TimeDelta::seconds(seconds);
    let shown = |at: DateTime<Utc>| desk.show_due_cards(at).unwrap();
    assert_eq!(shown(after(59)), 0);
    assert_eq!(shown(after(60)), 0, "a turn may be on its way");
    let yellow = after(60) + GRACE;
    assert_eq!(shown(yellow), 1);
    assert_eq!(shown(yellow), 0, "once");
    let (one, program) = (Side::First, Role::Program);
    assert_eq!(
        cards(&record(desk, &hall.key)),
        [(one, Card::Yellow, program)]
    );
    assert!(first.client.get(&first.path).sees("yellow card"));
    // Another process, or the next one after a restart.
    let store = Store::open(&format!("sqlite:{}", hall.app.database().display())).unwrap();
    let restarted = Desk::open(store, Hub::default()).unwrap();
    assert_eq!(restarted.show_due_cards(yellow).unwrap(), 0);
    let red = yellow + TimeDelta::seconds(60) + GRACE;
    assert_eq!(restarted.show_due_cards(red).unwrap(), 1);
    assert_eq!(shown(red), 0);
    let record_now = record(desk, &hall.key);
    assert_eq!(
        record_now.game.play().unwrap().to_move(),
        Side::Second,
        "the turn is given"
    );
    // A turn that was tapped in time reaches the laptop late, but is the player's.
    let entries = record_now.game.seq;
    let late = first.sends("1", &[("act", "turn"), ("turn", "E1")]);
    assert_eq!(late.status, 422, "the turn was lost by then");
    assert_eq!(record(desk, &hall.key).game.seq, entries);
    // The second player gets a yellow card; then the first one's third.
    let next = red + TimeDelta::seconds(60) + GRACE;
    assert_eq!(shown(next), 1);
    let seat = desk.seat(&second.path[3..], None).unwrap();
    assert!(!seat.is_held(), "without the device's key");
    let third = next + TimeDelta::seconds(60) + GRACE;
    assert_eq!(
        shown(third),
        1,
        "red: the turn goes back to the first player"
    );
    let award = third + TimeDelta::seconds(60) + GRACE;
    assert_eq!(shown(award), 1);
    assert_eq!(shown(award + TimeDelta::hours(1)), 0);
    let page = first.client.get(&first.path);
    assert!(page.sees("You lost."), "{}", page.text());
    let right = hall.organiser();
    let boards = desk.boards(right.event(), RoundNo(1)).unwrap();
    assert_eq!(
        boards[0].result.unwrap().result,
        PairingResult::Awarded(Side::Second)
    );
}

#[test]
fn at_the_table_only_the_umpire_shows_cards() {
    let hall = Hall::with(ClockPolicy::MINUTE);
    hall.umpire("Ms Naidoo").plays("E1");
    let later = now() + TimeDelta::hours(1);
    assert_eq!(hall.app.desk.show_due_cards(later).unwrap(), 0);
}

#[test]
fn an_event_of_a_newer_version_keeps_no_card_away() {
    let hall = Hall::open();
    let _phones = playing(&hall);
    let desk = &hall.app.desk;
    let (newer, codes) = post_a_round(desk, ClockPolicy::MINUTE);
    plays(desk, &codes[0], &["E1"]);
    hall.app.sql(&format!(
        "UPDATE tournaments SET ruleset = 'newgame' WHERE public_key = '{newer}'"
    ));
    let began = record(desk, &hall.key).entries[0].at;
    let yellow = began + TimeDelta::seconds(60) + GRACE;
    assert_eq!(desk.show_due_cards(yellow).unwrap(), 1);
}

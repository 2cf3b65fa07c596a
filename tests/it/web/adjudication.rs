//! The engine's word on unfinished games, for the umpire and the organiser, who decide.

use super::harness::{Client, Page};
use super::umpire::{Hall, Phone};
use chrono::TimeDelta;
use inkundla::desk::round_time::{AtEnd, TimerStep};
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

/// Black, the second player, closes a line and shoots one of the three cows of White.
const WON: &str = "......cc/CCC.ccc./......cc 2 0/0 0 0 -/- 39";
/// Three cows each.
const THREE: &str = "CC....../c.c...C./.c...... 1 0/0 0 0 -/- 60";

fn asks(phone: &Phone) -> Page {
    let page = phone.client.get(&format!("{}/adjudicate", phone.path));
    assert_eq!(page.status, 200, "{}", page.text());
    page
}

fn organiser_asks(hall: &Hall, teacher: &Client) -> Page {
    let path = format!("/e/{}/rounds/1/boards/1/adjudicate", hall.key);
    let page = teacher.get(&path);
    assert_eq!(page.status, 200, "{}", page.text());
    page
}

/// Sets up the real board, which pauses the game.
fn sets_up(phone: &Phone, position: &str) {
    let form = [
        ("act", "set-up"),
        ("position", position),
        ("reason", "as it stands"),
    ];
    let page = phone.does(&form);
    assert_eq!(page.status, 200, "{}", page.text());
}

fn pauses(phone: &Phone) {
    let page = phone.does(&[("act", "pause"), ("reason", "time")]);
    assert_eq!(page.status, 200, "{}", page.text());
}

#[test]
fn nobody_asks_while_a_game_goes_on() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let teacher = hall.app.signed_in("Ms Khumalo");
    for turn in ["E1", "R5"] {
        phone.plays(turn);
        assert!(asks(&phone).sees("not while the game goes on"));
        assert!(organiser_asks(&hall, &teacher).sees("not while the game goes on"));
    }
    pauses(&phone);
    let page = asks(&phone);
    assert!(page.sees("An opinion, not a proof"), "{}", page.text());
    assert!(page.sees("you record the result"), "{}", page.text());
    // An opinion lights no result, but the call of the organiser.
    assert!(page.all("form button.primary").is_empty());
    assert!(organiser_asks(&hall, &teacher).sees("An opinion, not a proof"));
}

#[test]
fn the_time_of_the_round_opens_it_unless_games_are_played_to_their_end() {
    for (at_end, is_open) in [
        (AtEnd::Adjudicate, true),
        (AtEnd::Count, true),
        (AtEnd::PlayOn, false),
    ] {
        let hall = Hall::open();
        let desk = &hall.app.desk;
        let right = hall.organiser();
        desk.set_round_time(&right, (25, at_end), now()).unwrap();
        let phone = hall.umpire("Ms Naidoo");
        phone.plays("E1");
        let step = (RoundNo(1), TimerStep::Start);
        let begun = now() - TimeDelta::minutes(26);
        desk.step_timer(&hall.organiser(), step, begun).unwrap();
        let page = asks(&phone);
        assert_eq!(page.sees("not while the game goes on"), !is_open);
        assert_eq!(page.sees("An opinion, not a proof"), is_open, "{at_end:?}");
    }
}

#[test]
fn a_proved_win_is_told_and_the_umpire_records_it() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    sets_up(&phone, WON);
    let page = asks(&phone);
    assert!(
        page.sees("Proved: ") && page.sees("wins with one turn."),
        "{}",
        page.text()
    );
    assert!(page.sees("The best turn is A7-A8x"), "{}", page.text());
    assert_eq!(page.all(".pt.sel").len(), 1);
    let proved = page.attributes("form button.primary", "value");
    assert_eq!(proved, ["second"]);
    let record = format!("{}/record", phone.path);
    let mut form = page.form(&record);
    form.push(("side".to_owned(), proved[0].clone()));
    let form: Vec<(&str, &str)> = form.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(phone.client.post(&record, &form).status, 303);
    let event = hall.app.visitor().get(&format!("/e/{}/rounds/1", hall.key));
    assert!(event.sees("0–1"), "{}", event.text());
    // It is over: nothing is left to ask.
    assert!(!asks(&phone).sees("Proved"));
}

#[test]
fn the_organiser_enters_what_a_table_proves_once_it_is_made() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    sets_up(&phone, THREE);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let mut page = organiser_asks(&hall, &teacher);
    let mut waited = 0;
    while page.sees("works out this ending first") {
        assert_eq!(page.all("meta[http-equiv=refresh]").len(), 1, "asks again");
        std::thread::sleep(std::time::Duration::from_millis(100));
        page = organiser_asks(&hall, &teacher);
        waited += 1;
    }
    assert!(waited > 0, "it is made when somebody asks");
    assert!(page.sees("Proved: "), "{}", page.text());
    assert!(page.all("meta[http-equiv=refresh]").is_empty());
    let proved = page.attributes("form button.primary", "value");
    let path = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    let form = [("was", ""), ("result", proved[0].as_str()), ("reason", "")];
    assert_eq!(teacher.post(&path, &form).status, 303);
    assert!(!organiser_asks(&hall, &teacher).sees("Proved"));
}

#[test]
fn every_game_can_be_asked_about() {
    for ruleset in inkundla::rules::Ruleset::all() {
        let hall = Hall::of(ruleset.name());
        let phone = hall.umpire("Ms Naidoo");
        phone.plays(&ruleset.start().turns()[0]);
        pauses(&phone);
        let page = asks(&phone);
        assert!(page.sees("An opinion, not a proof"), "{}", page.text());
        assert!(page.sees("The program would play"), "{}", page.text());
    }
}

//! What an umpire needs now and then, and what the organiser answers, by HTTP
//! and with scripts off.

mod appeals;
mod calls;
mod clock;
pub mod dispute;
mod mend;

use super::harness::{Client, Page};
use super::umpire::{Hall, Phone};
use inkundla::referee::{Event, UmpireSettings};
use inkundla::tournament::RoundNo;

impl Phone {
    /// Sends one of the sheets.
    pub fn notes(&self, form: &[(&str, &str)]) -> Page {
        let seen = self.seen();
        let form = [&[("seen", seen.as_str())], form].concat();
        let page = if form.contains(&("act", "set-up")) {
            "set-up"
        } else {
            "more"
        };
        self.client.post(&format!("{}/{page}", self.path), &form)
    }

    /// The same, and it is written down.
    pub fn noted(&self, form: &[(&str, &str)]) {
        let answer = self.notes(form);
        assert_eq!(answer.status, 303, "{}", answer.text());
    }

    fn sheet(&self, name: &str) -> Page {
        self.client.get(&format!("{}/{name}", self.path))
    }
}

impl Hall {
    fn control(&self, organiser: &Client) -> Page {
        organiser.get(&format!("/e/{}/round-control", self.key))
    }

    fn asked(&self) -> String {
        format!("/e/{}/rounds/1/boards/1/asked", self.key)
    }

    fn record(&self) -> Vec<Event> {
        let seat = self
            .app
            .desk
            .board_context(&self.key, RoundNo(1), inkundla::tournament::BoardNo(1))
            .unwrap();
        let recorded = self.app.desk.recorded_game(&seat).unwrap();
        recorded
            .entries
            .into_iter()
            .map(|entry| entry.event)
            .collect()
    }
}

#[test]
fn help_is_two_taps_away_and_listed_until_it_is_answered() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    assert!(phone.page().sees("Help and corrections"));
    assert!(phone.sheet("more").sees("A child feels unwell"));
    phone.noted(&[("act", "call"), ("about", "unwell")]);
    let organiser = hall.app.signed_in("Ms Khumalo");
    let control = hall.control(&organiser);
    assert!(
        control.sees("The umpire calls: A child feels unwell"),
        "{}",
        control.text()
    );
    assert_eq!(
        control.attributes(".plain a.pill.bad", "href"),
        [hall.asked()]
    );

    let page = organiser.get(&hall.asked());
    let entry = page.attributes("input[name=entry]", "value").remove(0);
    let answer = |reason: &str| {
        organiser.post(
            &hall.asked(),
            &[("entry", &entry), ("what", "answer"), ("reason", reason)],
        )
    };
    let refused = answer(" ");
    assert_eq!(refused.status, 422);
    assert!(refused.sees("Say why, in a few words."));
    assert_eq!(answer("The nurse is coming").status, 303);
    assert!(hall.control(&organiser).sees("No one needs you now."));
    assert!(matches!(
        hall.record()[..],
        [Event::OrganiserCalled { .. }, Event::CallAnswered { .. },]
    ));
    assert!(
        !hall.board().sees("feels unwell"),
        "calls are not for those who watch"
    );
}

#[test]
fn the_sheets_come_to_the_board_without_their_page() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let path = format!("{}/more", phone.path);
    let (status, part) = phone.client.get_with(&path, ("x-fragment", "1"));
    let part = String::from_utf8(part).unwrap();
    assert_eq!(status, 200, "{part}");
    assert!(
        part.trim_start().starts_with("<div id=\"sheets\""),
        "{part}"
    );
    assert!(part.contains(&format!("action=\"{}/record\"", phone.path)));
}

#[test]
fn only_the_recording_phone_may_use_the_sheets() {
    let hall = Hall::open();
    let _umpire = hall.umpire("Ms Naidoo");
    let watcher = Phone {
        client: hall.app.visitor(),
        path: format!("/u/{}", hall.codes[0]),
    };
    assert!(watcher.sheet("more").sees("Only the phone that records"));
    let answer = watcher.notes(&[("act", "call"), ("about", "rule")]);
    assert_eq!(answer.status, 409);
    assert!(hall.record().is_empty());
}

#[test]
fn a_claim_is_checked_by_the_record() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let claim = |what| phone.notes(&[("act", "claim"), ("side", "first"), ("claim", what)]);
    assert!(claim("quiet-moves").sees("no draw for turns without a shot"));
    assert_eq!(claim("repetition").status, 303);
    assert!(
        hall.board().sees(
            "White claims a draw by repetition. Not yet: the position has come up 1 of 3 times"
        )
    );
    assert!(claim("by-magic").sees("The claim: choose one from the list."));
}

#[test]
fn the_umpire_is_warned_two_turns_before_a_draw() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    let near = "C...C.../..C...../c.c.c.c. 1 0/0 0 17 -/- 40";
    phone.noted(&[
        ("act", "set-up"),
        ("position", near),
        ("side", "first"),
        ("reason", "late"),
    ]);
    assert!(!phone.page().sees("more turn"));
    phone.plays("E1-E2");
    let page = phone.page();
    assert!(
        page.sees("2 more turns without a shot or capture and the game is a draw."),
        "{}",
        page.text()
    );
    assert!(
        page.sees("2 left, counted since turn 0."),
        "{}",
        page.text()
    );
}

#[test]
fn the_second_red_card_of_the_event_calls_the_organiser() {
    let conduct = UmpireSettings {
        reds_in_event: 2,
        ..UmpireSettings::default()
    };
    let hall = Hall::under(conduct);
    let phone = hall.umpire("Ms Naidoo");
    let red = [
        ("act", "card"),
        ("side", "first"),
        ("card", "red"),
        ("offence", "noise"),
    ];
    phone.does(&[("act", "start")]);
    assert_eq!(phone.does(&red).status, 200);
    let organiser = hall.app.signed_in("Ms Khumalo");
    assert!(!hall.control(&organiser).sees("red cards for one player"));
    phone.plays("E1");
    assert_eq!(phone.does(&red).status, 200);
    assert!(
        hall.control(&organiser)
            .sees("2 red cards for one player in this event. What now?")
    );
    let tournament = hall.app.desk.tournament(hall.organiser().event()).unwrap();
    let first = tournament.posted().unwrap().boards[0].0.first;
    let player = organiser.get(&format!("/e/{}/players/{}", hall.key, first.0));
    assert!(
        player.sees("Round 1, board 1: red card. Noise"),
        "{}",
        player.text()
    );
}

#[test]
fn who_took_a_board_over_stands_in_the_history() {
    let hall = Hall::open();
    let _first = hall.umpire("Ms Naidoo");
    let second = hall.app.visitor();
    let path = format!("/u/{}/start", hall.codes[0]);
    second.post(&path, &[("name", "Mr Botha"), ("take_over", "1")]);
    let organiser = hall.app.signed_in("Ms Khumalo");
    let history = organiser.get(&format!("/e/{}/history", hall.key));
    assert!(
        history.sees("Round 1, board 1: recording began"),
        "{}",
        history.text()
    );
    assert!(history.sees("Round 1, board 1: recording was taken over from Ms Naidoo"));
    assert!(history.sees("Mr Botha"));
}

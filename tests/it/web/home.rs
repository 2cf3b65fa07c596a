//! The start page: live events and entry points.

use super::umpire::Hall;
use chrono::TimeDelta;
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

#[test]
fn a_visitor_sees_live_boards_and_three_entry_points() {
    let hall = Hall::open();
    let page = hall.app.visitor().get("/");
    assert!(page.sees("0 finished · 0 being played · 2 still to start"));
    assert!(page.all(".feature .mini").is_empty(), "nothing to see yet");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let page = hall.app.visitor().get("/");
    assert_eq!(page.all("h1").len(), 1);
    assert_eq!(page.all(".feature h3"), ["Zone cup"]);
    assert_eq!(page.all(".feature .mini").len(), 1);
    assert_eq!(page.attributes(".feature .mini .wi", "d"), ["M8 8h0"]);
    for family in ["Mokoena", "Dlamini", "Nkosi"] {
        assert!(!page.body.contains(family), "{family}");
    }
    for door in [
        "Are you the umpire?",
        "Looking for a child?",
        "Are you a teacher?",
    ] {
        assert!(page.sees(door), "{door}: {}", page.text());
    }
    let find = page.attributes("form[role=search]", "action");
    assert_eq!(find, [format!("/e/{}/find", hall.key)]);
    assert_eq!(page.all(".learns h3").len(), 3);
}

#[test]
fn drafts_are_not_on_the_start_page() {
    let hall = Hall::open();
    let (desk, right) = (&hall.app.desk, hall.organiser());
    desk.unpost_round(&right, RoundNo(1), "too early", now())
        .unwrap();
    let page = hall.app.visitor().get("/");
    assert!(!page.sees("Zone cup"), "{}", page.text());
    assert!(page.sees("No game is being played now."), "{}", page.text());
}

#[test]
fn an_organiser_sees_their_events_and_one_main_button() {
    let hall = Hall::open();
    let page = hall.app.signed_in("Ms Khumalo").get("/");
    assert_eq!(page.all("main .primary"), ["Go to: Round 1 : Zone cup"]);
    assert!(page.sees("2 results are missing."), "{}", page.text());
    let own = format!("/e/{}/round-control", hall.key);
    assert!(page.attributes("main ul.plain a", "href").contains(&own));
    assert!(!page.sees("Are you a teacher?"));
    let named = page.all("main h2, main h3").join(" ");
    assert_eq!(named.matches("Zone cup").count(), 1, "once: {named}");
}

#[test]
fn an_organiser_sees_when_a_finished_event_was_and_its_winner() {
    let hall = Hall::open();
    let organiser = hall.app.signed_in("Ms Khumalo");
    assert!(organiser.get("/").all(".over-events").is_empty());
    let (desk, right) = (&hall.app.desk, hall.organiser());
    for board in ["1", "2"] {
        let result = format!("/e/{}/rounds/1/boards/{board}/result", hall.key);
        organiser.post(&result, &[("result", "1-0")]);
    }
    desk.finish(&right, now()).unwrap();
    let page = organiser.get("/");
    let rows = page.all(".over-events li");
    assert_eq!(rows.len(), 1, "{}", page.text());
    let year = now().format("%Y").to_string();
    for words in ["Zone cup", &year, "4 players", "won by "] {
        assert!(rows[0].contains(words), "{words}: {rows:?}");
    }
    for family in ["Mokoena", "Dlamini", "Nkosi"] {
        assert!(!page.body.contains(family), "{family}");
    }
    let named = page.all("main a b").join(" ");
    assert_eq!(named.matches("Zone cup").count(), 1, "once: {named}");
    assert!(hall.app.visitor().get("/").all(".over-events").is_empty());
}

#[test]
fn on_the_day_an_event_ends_the_start_page_names_its_winner_to_everybody() {
    for (days, is_feast) in [(0, true), (3, false)] {
        let hall = Hall::open();
        hall.umpire("Ms Naidoo").plays("E1");
        let organiser = hall.app.signed_in("Ms Khumalo");
        for board in ["1", "2"] {
            let result = format!("/e/{}/rounds/1/boards/{board}/result", hall.key);
            organiser.post(&result, &[("result", "1-0")]);
        }
        let at = now() - TimeDelta::days(days);
        hall.app.desk.finish(&hall.organiser(), at).unwrap();
        let page = hall.app.visitor().get("/");
        assert_eq!(!page.all("#winner").is_empty(), is_feast, "{}", page.text());
        assert_eq!(page.all("h1").len(), 1);
        for family in ["Mokoena", "Dlamini", "Nkosi"] {
            assert!(!page.body.contains(family), "{family}");
        }
    }
}

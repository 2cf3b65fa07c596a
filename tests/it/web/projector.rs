//! The schedule of rounds, and the projector of the hall.

use super::umpire::Hall;
use chrono::{DateTime, Local, TimeDelta, TimeZone, Utc};
use icalendar::{Calendar, CalendarDateTime, Component, DatePerhapsTime};
use inkundla::desk::Delay;
use inkundla::desk::projector::{Part, Screen};
use inkundla::desk::schedule::Schedule;
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

fn path(hall: &Hall, rest: &str) -> String {
    format!("/e/{}{rest}", hall.key)
}

fn shows(hall: &Hall, parts: &[Part], notice: &str) {
    let screen = Screen {
        notice: notice.to_owned(),
        ..Screen::showing(parts)
    };
    let desk = &hall.app.desk;
    desk.set_screen(&hall.organiser(), &screen, now()).unwrap();
}

#[test]
fn the_schedule_is_on_public_pages_papers_and_in_calendars() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let place = [("place", "Hall A,  Umlazi; main door"), ("listed", "1")];
    let saved = teacher.post_and_look(&path(&hall, "/page"), &place);
    assert!(saved.sees("Event page saved"), "{}", saved.text());
    let kept = saved.form(&path(&hall, "/page"));
    assert!(kept.contains(&("place".into(), "Hall A, Umlazi; main door".into())));
    let form = [
        ("round-1", "2026-11-21T09:30"),
        ("round-2", "2026-11-21T11:00"),
        ("round-3", ""),
    ];
    let saved = teacher.post_and_look(&path(&hall, "/schedule"), &form);
    assert!(saved.sees("Times saved"), "{}", saved.text());
    let kept = saved.form(&path(&hall, "/schedule"));
    assert!(kept.contains(&("round-2".into(), "2026-11-21T11:00".into())));

    let public = hall.app.visitor().get(&path(&hall, ""));
    assert!(
        public.sees("Hall A, Umlazi; main door"),
        "{}",
        public.text()
    );
    let list = teacher.get(&path(&hall, "/rounds/1/print/pairings"));
    assert!(list.sees("21 Nov, 09:30 · Hall A"), "{}", list.text());

    // Read back by somebody else's eyes: the moment, whatever the zone of the server.
    let file = hall.app.visitor().get(&path(&hall, "/calendar.ics"));
    assert_eq!(file.header("content-type"), "text/calendar; charset=utf-8");
    let calendar: Calendar = file.body.parse().unwrap();
    let events: Vec<_> = calendar
        .components
        .iter()
        .filter_map(|one| one.as_event())
        .collect();
    assert_eq!(events.len(), 2);
    assert_eq!(events[1].get_summary(), Some("Zone cup · Round 2"));
    assert_eq!(
        events[1].property_value("LOCATION"),
        Some("Hall A, Umlazi; main door")
    );
    let wall = Local.with_ymd_and_hms(2026, 11, 21, 11, 0, 0).unwrap();
    match events[1].get_start() {
        Some(DatePerhapsTime::DateTime(CalendarDateTime::Utc(at))) => {
            assert_eq!(at, wall.with_timezone(&Utc));
        }
        other => panic!("{other:?} is no moment in UTC"),
    }
    // The same round keeps its name, so that a calendar moves it.
    let again = hall.app.visitor().get(&path(&hall, "/calendar.ics"));
    let again: Calendar = again.body.parse().unwrap();
    let uids = |calendar: &Calendar| {
        let all = calendar.components.iter();
        let uid = |one: &icalendar::CalendarComponent| one.as_event()?.get_uid().map(str::to_owned);
        all.filter_map(uid).collect::<Vec<_>>()
    };
    assert_eq!(uids(&calendar), uids(&again));
    assert!(uids(&calendar)[0].starts_with(&hall.key));
}

#[test]
fn an_invalid_time_is_reported_and_the_form_keeps_its_values() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let form = [
        ("round-1", "half past nine"),
        ("round-2", "2026-11-21T11:00"),
    ];
    let page = teacher.post(&path(&hall, "/schedule"), &form);
    assert_eq!(page.status, 422);
    assert!(page.sees("Start of a round"), "{}", page.text());
    let kept = page.form(&path(&hall, "/schedule"));
    for (name, value) in form {
        assert!(kept.contains(&(name.into(), value.into())), "{kept:?}");
    }
    let event = hall.app.desk.event(&hall.key).unwrap();
    assert!(event.schedule.is_empty(), "nothing is saved by half");
    let long = "x".repeat(81);
    let page = teacher.post(&path(&hall, "/page"), &[("place", &long)]);
    assert_eq!(page.status, 422);
    // Every deed stands in the history.
    teacher.post(&path(&hall, "/schedule"), &form[1..]);
    let history = teacher.get(&path(&hall, "/history"));
    assert!(history.sees("The times of the rounds were planned"));
}

#[test]
fn the_organiser_configures_the_projector() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let wall = || hall.app.visitor().get(&path(&hall, "/screen"));
    assert_eq!(
        wall().all(".leaf").len(),
        2,
        "boards and standings at first"
    );
    let choose = path(&hall, "/screen/choose");
    let form = [
        ("part", "names"),
        ("part", "boards"),
        ("notice", "Lunch  at 12:30"),
    ];
    let saved = teacher.post_and_look(&choose, &form);
    assert!(saved.sees("The wall changes by itself"));
    assert_eq!(
        saved.attributes("#wall-0 input[name=part][checked]", "value"),
        ["boards", "names"]
    );
    let titles = wall().all(".leaf h2");
    assert_eq!(titles.len(), 3, "{titles:?}");
    assert_eq!(titles[0], "Notice");
    assert!(wall().sees("Lunch at 12:30"));
    // Parents who are not in the hall read it on the page of the event.
    let event = || hall.app.visitor().get(&path(&hall, ""));
    assert_eq!(event().all("#notice"), ["Notice: Lunch at 12:30"]);
    // Short names only, and one leaf is seen at a time.
    for full in ["Mokoena", "Dlamini", "Nkosi", "Zulu"] {
        assert!(!wall().body.contains(full), "{full}");
    }
    assert!(wall().sees("Thandiwe M."));
    assert_eq!(wall().all(".leaf:not([hidden])").len(), 1);
    teacher.post(&choose, &[("part", "boards"), ("notice", "")]);
    assert!(event().all("#notice").is_empty());
    let long = "x".repeat(201);
    let refused = teacher.post(&choose, &[("notice", &long)]);
    assert_eq!(refused.status, 422);
    assert_eq!(refused.attributes("input[name=notice]", "value"), [long]);
}

#[test]
fn without_scripts_the_projector_cycles_through_its_slides() {
    let hall = Hall::open();
    shows(&hall, &[Part::Boards, Part::Names, Part::Standings], "");
    let mut place = path(&hall, "/screen");
    let mut seen = Vec::new();
    for _ in 0..3 {
        let page = hall.app.visitor().get(&place);
        seen.extend(page.all(".leaf:not([hidden]) h2"));
        // What stands in `noscript` is text to a reader with scripts.
        let (_, rest) = page
            .body
            .split_once("http-equiv=\"refresh\" content=\"")
            .unwrap();
        let (seconds, next) = rest.split_once(";url=").unwrap();
        assert!((5..=30).contains(&seconds.parse::<u32>().unwrap()));
        place = next.split('"').next().unwrap().replace("&amp;", "&");
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert_eq!(place, path(&hall, "/screen?leaf=0"));
    let beyond = hall.app.visitor().get(&path(&hall, "/screen?leaf=99"));
    assert_eq!(beyond.all(".leaf:not([hidden])").len(), 1);
}

#[test]
fn the_projector_updates_as_soon_as_a_result_is_in() {
    let hall = Hall::open();
    shows(&hall, &[Part::Boards], "");
    let mut news = hall.app.visitor().follow(&path(&hall, "/screen/live"));
    assert!(news.next().unwrap().contains("Thandiwe M."));
    let teacher = hall.app.signed_in("Ms Khumalo");
    let result = path(&hall, "/rounds/1/boards/1/result");
    assert_eq!(teacher.post(&result, &[("result", "1/2-1/2")]).status, 303);
    assert!(news.next().unwrap().contains("Draw"));
    shows(&hall, &[Part::Boards], "Well played");
    let ended = news.find(|message| message.contains("Well played"));
    assert!(ended.is_some());
}

#[test]
fn the_projector_respects_the_delay() {
    let hall = Hall::open();
    shows(&hall, &Part::ALL, "");
    let desk = &hall.app.desk;
    desk.set_delay(&hall.organiser(), Delay::FiveMinutes, now())
        .unwrap();
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "resign"), ("side", "second")]);
    let page = hall.app.visitor().get(&path(&hall, "/screen"));
    assert!(!page.sees("wins"), "{}", page.text());
    // Who is in a round that is not posted is nobody else's business.
    let app = super::harness::App::start();
    let (key, _) = super::umpire::post_a_round(&app.desk, inkundla::referee::ClockPolicy::Off);
    let teacher = app.signed_in("Ms Khumalo");
    let unpost = format!("/e/{key}/rounds/1/unpost");
    let form = [("number", "1"), ("reason", "too early")];
    assert_eq!(teacher.post(&unpost, &form).status, 303);
    let page = app.visitor().get(&format!("/e/{key}/screen"));
    assert!(!page.sees("Thandiwe"), "{}", page.text());
    assert_eq!(page.all(".leaf").len(), 1, "always something to look at");
}

#[test]
fn a_long_list_is_split_into_slides_and_the_next_round_is_counted_down() {
    let hall = Hall::open();
    let begins: DateTime<Utc> = now() + TimeDelta::minutes(30);
    let schedule = Schedule {
        rounds: (1..=40).map(|round| (RoundNo(round), begins)).collect(),
    };
    let desk = &hall.app.desk;
    desk.set_schedule(&hall.organiser(), &schedule, now())
        .unwrap();
    shows(&hall, &[Part::Schedule, Part::Clock], "");
    let page = hall.app.visitor().get(&path(&hall, "/screen"));
    assert_eq!(
        page.all(".leaf").len(),
        5,
        "four leaves of rounds, one of time"
    );
    assert!(page.all(".leaf h2")[0].ends_with("page 1 of 4"));
    let left = page.attributes(".count [data-left-ms]", "data-left-ms");
    let left: i64 = left[0].parse().unwrap();
    assert!((1_700_000..=1_800_000).contains(&left), "{left}");
}

#[test]
fn games_in_progress_are_on_the_projector_each_on_its_board() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    shows(&hall, &[Part::Games], "");
    let wall = || hall.app.visitor().get(&path(&hall, "/screen"));
    assert!(wall().all("svg.board").is_empty(), "nothing is played yet");
    phone.plays("E1");
    let shown = wall();
    assert_eq!(shown.all("svg.board").len(), 1);
    assert!(shown.sees("Board 1") && shown.sees("White places a cow on E1"));
    assert_eq!(shown.all(".pt[data-point='E1'] .tw").len(), 1);
    assert!(!shown.sees("Mokoena"), "short names only");

    // The organiser features a board, whether it is played or not.
    let teacher = hall.app.signed_in("Ms Khumalo");
    let choose = path(&hall, "/screen/choose");
    let form = [("part", "games"), ("board", "2"), ("schools", "1")];
    let saved = teacher.post_and_look(&choose, &form);
    let kept = saved.form(&choose);
    assert!(kept.contains(&("board".into(), "2".into())), "{kept:?}");
    assert!(wall().sees("Board 2") && !wall().sees("Board 1"));
    let wrong = [("part", "games"), ("board", "first")];
    assert_eq!(teacher.post(&choose, &wrong).status, 422);

    // Where outsiders see the boards later, so does who looks at the wall.
    shows(&hall, &[Part::Games], "");
    let (desk, by) = (&hall.app.desk, hall.organiser());
    desk.set_delay(&by, Delay::FiveMinutes, now()).unwrap();
    assert!(wall().all("svg.board").is_empty(), "{}", wall().text());
}

#[test]
fn a_wall_shows_a_puzzle_while_no_game_is_played() {
    let hall = Hall::open();
    shows(&hall, &[Part::Puzzle], "");
    let visitor = hall.app.visitor();
    let wall = || visitor.get(&path(&hall, "/screen"));
    assert!(!wall().sees("Puzzle of the hour"), "games are played");
    let teacher = hall.app.signed_in("Ms Khumalo");
    for board in [1, 2] {
        let result = path(&hall, &format!("/rounds/1/boards/{board}/result"));
        assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    }
    let page = wall();
    assert_eq!(page.all(".leaf h2"), ["Puzzle of the hour"]);
    let task = page.all(".leaf .large").join("");
    assert!(task.contains("Find"), "{task}");
    assert!(page.all(".leaf .board .man").len() >= 6, "a position");
    let chosen = teacher.get(&path(&hall, "/screen/choose"));
    assert!(chosen.sees("In breaks: a puzzle"), "{}", chosen.text());
}

//! A clock that is far ahead: what cannot be taken back is not done by it.

use super::fault_injection::Faked;
use super::web::harness::{Client, PHRASE};
use super::web::umpire::{organiser, post_a_round};
use chrono::{DateTime, TimeDelta, Utc};
use inkundla::backup::BackupStore;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::events::EventSettings;
use inkundla::referee::{ClockPolicy, UmpireSettings};
use inkundla::rules::{Ruleset, Side};
use inkundla::store::{NewEntrant, Store};
use inkundla::system_time::now;
use inkundla::tournament::{About, EntrantName, Options, PairingResult, Presence, RoundNo, Scored};
use std::time::{Duration, Instant};

fn days_ago(days: i64) -> DateTime<Utc> {
    now() - TimeDelta::days(days)
}

/// An event that ended long ago.
fn long_over(desk: &Desk) -> String {
    let account = desk.account_named("Ms Khumalo").unwrap();
    let plan = EventSettings {
        name: "Last year's cup".into(),
        ruleset: Ruleset::by_name("umlabalaba").unwrap(),
        options: Options::automatic(),
        clock: ClockPolicy::Off,
        conduct: UmpireSettings::default(),
        language: None,
    };
    let key = desk.create_event(&account, &plan, days_ago(90)).unwrap();
    let child = NewEntrant {
        name: EntrantName::parse_whole("Nomvula Khoza").unwrap(),
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    };
    let right = organiser(desk, &key);
    desk.enter(&right, vec![child], days_ago(90)).unwrap();
    desk.finish(&right, days_ago(90)).unwrap();
    key
}

fn names(desk: &Desk, key: &str) -> usize {
    desk.privacy(&organiser(desk, key)).unwrap().named
}

#[test]
fn a_server_that_starts_with_a_clock_forty_days_ahead_asks_before_it_erases() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("hall.db").display());
    let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
    let (key, _) = post_a_round(&desk, ClockPolicy::Off);
    let right = organiser(&desk, &key);
    for board in desk.boards(right.event(), RoundNo(1)).unwrap() {
        let place = (RoundNo(1), board.pairing.board);
        let won = Some(Scored {
            result: PairingResult::Won(Side::First),
            shot: None,
        });
        desk.enter_result(&right, place, won, "", now()).unwrap();
    }
    desk.finish(&right, now()).unwrap();
    let other = long_over(&desk);
    for day in 0..=90 {
        desk.record_running_day(days_ago(day)).unwrap();
    }
    let server = Faked::start_at("+40d", folder.path(), &database);
    // The names of the other event are due by any clock: once they are gone, it has been
    // decided about both.
    let end = Instant::now() + Duration::from_secs(60);
    while names(&desk, &other) > 0 {
        assert!(Instant::now() < end, "the names of last year are kept");
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(names(&desk, &key), 4, "a clock alone takes nothing away");
    let teacher = Client::at(server.server.address);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(teacher.post("/signin", &form).status, 303);
    let run = teacher.get(&format!("/e/{key}/round-control"));
    let way = run.attributes("#overdue a", "href");
    assert_eq!(way, [format!("/e/{key}/privacy")], "{}", run.text());
    let privacy = teacher.get(&way[0]);
    assert!(privacy.sees("a clock can be wrong"), "{}", privacy.text());
    // It is right, says the organiser.
    let erased = teacher.post_and_look(&format!("{}/names", way[0]), &[]);
    assert!(erased.attributes("#overdue", "id").is_empty());
    assert_eq!(names(&desk, &key), 0);
}

#[test]
fn a_clock_that_jumps_throws_no_copies_of_this_month_away() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("hall.db").display());
    let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
    let shelf = BackupStore {
        folder: folder.path().join("copies"),
        second: None,
    };
    std::fs::create_dir(&shelf.folder).unwrap();
    for day in 0..30 {
        let name = days_ago(day).format("inkundla-%Y%m%d-%H%M%S-%3f.inkundla");
        std::fs::write(shelf.folder.join(name.to_string()), "").unwrap();
        desk.record_running_day(days_ago(day)).unwrap();
    }
    let ahead = now() + TimeDelta::days(40);
    desk.record_running_day(ahead).unwrap();
    shelf.add(&desk, ahead, "").unwrap().unwrap();
    // A jump counts as a week: of thirty days, three weeks and two days are left.
    assert_eq!(shelf.list().len(), 1 + 24);
}

//! How long somebody is signed in, and what ends it.

use super::harness::{App, PHRASE};
use super::staff::long_ago;
use super::umpire::{Hall, post_a_round};
use crate::server::Server;
use crate::web::harness::Client;
use chrono::TimeDelta;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::referee::ClockPolicy;
use inkundla::store::Store;
use inkundla::system_time::now;
use std::time::{Duration, Instant};

#[test]
fn a_session_ends_after_twelve_hours_of_rest_and_after_fourteen_days_of_use() {
    let app = App::start();
    app.organiser();
    let (desk, began) = (&app.desk, now());
    let account = desk.account_named("Ms Khumalo").unwrap();
    let open = || desk.open_session(account.id, began).unwrap();
    let is_in = |token: &str, later| desk.account_of(token, began + later).unwrap().is_some();

    let rested = open();
    assert!(is_in(&rested, TimeDelta::hours(12) - TimeDelta::seconds(1)));
    let rested = open();
    assert!(!is_in(&rested, TimeDelta::hours(12)));

    let used = open();
    let visits = (1..).map(|n| TimeDelta::hours(11 * n));
    let last = visits.take_while(|later| is_in(&used, *later)).last();
    let last = last.unwrap();
    let most = TimeDelta::days(14);
    assert!(last < most && last + TimeDelta::hours(11) >= most, "{last}");
    assert!(!is_in(&used, most));
}

#[test]
fn an_organiser_stays_signed_in_for_the_day_of_the_event() {
    let app = App::start();
    app.organiser();
    let (desk, morning) = (&app.desk, now());
    let account = desk.account_named("Ms Khumalo").unwrap();
    let hour = |n| morning + TimeDelta::hours(n);
    let is_in = |token: &str, at| desk.account_of(token, at).unwrap().is_some();
    // Used once on a day that ends in sixteen hours, and left alone.
    let token = desk.open_session(account.id, morning).unwrap();
    desk.session_used(&token, (morning, hour(16))).unwrap();
    assert!(is_in(&token, hour(16) - TimeDelta::seconds(1)));
    let token = desk.open_session(account.id, morning).unwrap();
    desk.session_used(&token, (morning, hour(16))).unwrap();
    desk.session_used(&token, (hour(1), hour(1))).unwrap();
    assert!(
        is_in(&token, hour(16) - TimeDelta::seconds(1)),
        "nothing is taken away"
    );
    assert!(!is_in(&token, hour(29)));
    // A page that stays open is use, too: until a day after the last real one.
    let token = desk.open_session(account.id, morning).unwrap();
    let watched = (1..).take_while(|n| desk.is_watching(&token, hour(*n)).unwrap());
    assert_eq!(watched.last(), Some(23));
    assert!(!is_in(&token, hour(24)));
    // Nor does it lengthen the fourteen days.
    let used = desk.open_session(account.id, morning).unwrap();
    let last = (1..).take_while(|n| {
        desk.session_used(&used, (hour(*n), hour(*n + 20)))
            .unwrap()
            .is_some()
    });
    assert_eq!(last.last(), Some(14 * 24 - 1));
}

#[test]
fn a_clock_that_is_put_forward_ends_sessions_and_one_put_back_gives_no_new_ones() {
    let app = App::start();
    app.organiser();
    let (desk, began) = (&app.desk, now());
    let account = desk.account_named("Ms Khumalo").unwrap();
    let open = || desk.open_session(account.id, began).unwrap();
    let (token, ended) = (open(), open());
    for jump in [TimeDelta::days(1), TimeDelta::days(365)] {
        assert!(desk.account_of(&token, began + jump).unwrap().is_none());
    }
    desk.sign_out(&ended, began).unwrap();
    for jump in [TimeDelta::days(-1), TimeDelta::days(-365)] {
        assert!(desk.account_of(&token, began + jump).unwrap().is_some());
        assert!(desk.account_of(&ended, began + jump).unwrap().is_none());
    }
    // What was used in the past as it were is not used up any later for that.
    assert!(
        desk.account_of(&token, began + TimeDelta::hours(12))
            .unwrap()
            .is_none()
    );
}

#[test]
fn a_clock_that_is_put_back_lengthens_no_session_once_it_is_noticed() {
    let app = App::start();
    app.organiser();
    let (desk, began) = (&app.desk, now());
    let account = desk.account_named("Ms Khumalo").unwrap();
    desk.beat(began).unwrap();
    let sessions = [(); 3].map(|()| desk.open_session(account.id, began).unwrap());
    let [rested, looked_at, used] = sessions;
    let back = began - TimeDelta::days(1);
    desk.beat(back).unwrap();
    let is_in = |token: &str, later| desk.account_of(token, back + later).unwrap().is_some();
    assert!(is_in(
        &looked_at,
        TimeDelta::hours(12) - TimeDelta::seconds(1)
    ));
    assert!(!is_in(&rested, TimeDelta::hours(12)));
    let visits = (1..).map(|n| TimeDelta::hours(11 * n));
    let last = visits.take_while(|later| is_in(&used, *later)).last();
    assert!(last.unwrap() < TimeDelta::days(14));
    // Put back while no server looked: noticed with its first beat.
    let token = desk.open_session(account.id, began).unwrap();
    let again = Desk::open(
        Store::open(&format!("sqlite:{}", app.database().display())).unwrap(),
        Hub::default(),
    );
    let again = again.unwrap();
    again.beat(back).unwrap();
    let late = again.account_of(&token, back + TimeDelta::hours(12));
    assert!(late.unwrap().is_none());
}

#[test]
fn who_makes_deputies_or_takes_everything_away_types_the_pass_phrase_again() {
    let hall = Hall::with(ClockPolicy::Off);
    super::staff::deputy(&hall);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let people = format!("/e/{}/people", hall.key);
    let invites = |role| teacher.post(&format!("{people}/invite"), &[("role", role)]);
    let deputy = hall
        .app
        .desk
        .account_named("Mr Ndlovu")
        .unwrap()
        .id
        .0
        .to_string();
    let sends = || teacher.post(&format!("{people}/away"), &[("account", &deputy)]);
    assert_eq!(invites("deputy").status, 200, "just signed in");
    long_ago(&hall.app, &teacher);
    assert_eq!(invites("helper").status, 200);
    let again = format!("/reauthenticate?next={people}");
    assert_eq!(invites("deputy").header("location"), again);
    assert_eq!(sends().header("location"), again);
    for path in ["/backups/all.inkundla", "/backups/kept/nothing.inkundla"] {
        assert_eq!(
            teacher.get(path).header("location"),
            "/reauthenticate?next=/backups"
        );
    }
    teacher.post("/reauthenticate", &[("next", &people), ("phrase", PHRASE)]);
    assert_eq!(invites("deputy").status, 200);
    assert_eq!(sends().status, 303);
    assert!(!sends().header("location").starts_with("/reauthenticate"));
}

/// Nobody announces it: the command line is another process, with a desk of its
/// own, and a file has no line to it.
#[test]
fn who_is_signed_out_at_the_machine_watches_no_longer_than_five_seconds() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("test.db").display());
    let desk = Desk::open(Store::open(&database).unwrap(), Hub::default()).unwrap();
    let (key, _) = post_a_round(&desk, ClockPolicy::Off);
    let server = Server::start_with(&database);
    let teacher = Client::at(server.address);
    let changes = |old: &str, new: &str| {
        let form = [("name", "Ms Khumalo"), ("phrase", old)];
        assert_eq!(teacher.post("/signin", &form).status, 303);
        let mut control = teacher.follow(&format!("/e/{key}/round-control/live"));
        assert!(control.next().is_some());
        desk.set_passphrase("Ms Khumalo", new, now()).unwrap();
        let ended = Instant::now();
        assert_eq!(control.count(), 0, "nothing more is told");
        ended.elapsed()
    };
    // Without a look of its own a stream would find out after twelve seconds, never
    // before; with one it may be late on a machine that does much else, but not each time.
    let phrases = [
        PHRASE,
        "five black oxen",
        "nine white oxen",
        "four red oxen",
    ];
    let mut times = phrases.windows(2).map(|two| changes(two[0], two[1]));
    assert!(times.any(|took| took < Duration::from_secs(7)));
}

#[test]
fn an_organiser_signs_in_while_the_disk_is_full() {
    let app = App::start();
    app.organiser();
    for (n, write) in [
        "INSERT ON sessions",
        "UPDATE ON sessions",
        "DELETE ON sessions",
        "INSERT ON audit",
    ]
    .into_iter()
    .enumerate()
    {
        // What SQLite says when there is no room.
        app.sql(&format!(
            "CREATE TRIGGER full{n} BEFORE {write} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        ));
    }
    let visitor = app.visitor();
    let wrong = [("name", "Ms Khumalo"), ("phrase", "not it at all")];
    assert_ne!(visitor.post("/signin", &wrong).status, 303);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(visitor.post("/signin", &form).status, 303);
    assert_eq!(visitor.get("/backups").status, 200);
    assert_eq!(app.visitor().get("/backups").status, 303);
    for n in 0..4 {
        app.sql(&format!("DROP TRIGGER full{n}"));
    }
    assert_eq!(
        visitor.get("/account").status,
        200,
        "it goes on when there is room again"
    );
    visitor.post("/signout", &[]);
    assert_eq!(visitor.get("/backups").status, 303);
}

#[test]
fn a_form_sent_without_a_session_leads_through_signing_in_to_its_page_and_changes_nothing() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let round = format!("/e/{}/rounds/1", hall.key);
    let result = format!("{round}/boards/1/result");
    teacher.post("/signout", &[]);
    let before = hall.app.visitor().get(&round).text();
    let turned = teacher.post(&result, &[("result", "1-0")]);
    assert_eq!(turned.status, 303);
    let page = format!("/signin?next={round}/boards/1");
    assert_eq!(turned.header("location"), page);
    // A script that asks for a part of a page is told the reason.
    let part = teacher.post_with(&result, &[("result", "1-0")], ("x-fragment", "1"));
    assert_eq!(part.status, 401);
    assert_eq!(hall.app.visitor().get(&round).text(), before);
}

//! Limits of games without an event: how many are open, how long they are kept, how large a record grows.

use super::playing;
use crate::web::harness::App;
use crate::web::seats::seats;
use crate::web::umpire::Hall;
use chrono::TimeDelta;
use futures_util::FutureExt;
use inkundla::desk::Fault;
use inkundla::desk::games::{KEPT, MOST_OF_SOURCE};
use inkundla::http::server::request_priority::{Admission, Priority};
use inkundla::referee::ClockPolicy;
use inkundla::rules::Ruleset;
use inkundla::system_time::now;
use std::net::{IpAddr, Ipv4Addr};

#[test]
fn open_games_are_bounded_and_deleted_after_a_day() {
    let app = App::start();
    let ruleset = Ruleset::by_name("umlabalaba").unwrap();
    let at = now();
    let begin = |last: u8, key: &str| {
        let from = IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        app.desk
            .begin_casual((Some(from), key), &ruleset, ClockPolicy::Off, None, at)
    };
    for _ in 0..MOST_OF_SOURCE {
        begin(1, "a key").unwrap();
    }
    assert!(matches!(begin(1, "a key"), Err(Fault::TooManyGames)));
    let code = begin(2, "another key").unwrap();
    let game = app.desk.casual_game(&code, None).unwrap();
    app.desk.join_casual(&game, "a third key", at).unwrap();
    // Nobody came to the others.
    let purge = |hours: i64| app.desk.purge_casual_games(at + TimeDelta::hours(hours));
    assert_eq!(purge(1).unwrap(), 0);
    assert_eq!(purge(3).unwrap(), usize::try_from(MOST_OF_SOURCE).unwrap());
    assert!(begin(1, "a key").is_ok());
    let day = at + KEPT;
    assert!(app.desk.casual_game(&code, None).is_ok());
    app.desk
        .purge_casual_games(day + TimeDelta::seconds(1))
        .unwrap();
    let gone = app.desk.casual_game(&code, None);
    assert!(matches!(gone, Err(Fault::UnknownCode)));
}

#[test]
fn a_record_has_a_largest_size_and_the_game_can_still_end() {
    let app = App::start();
    let [one, two] = playing(&app, "umlabalaba", "off");
    let code = one.code().to_owned();
    app.sql(
        "UPDATE casual_games SET entries = entries || \
         (WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1500) \
          SELECT group_concat('[' || i || ',' || 1800000000000 || \
          ',{\"role\":\"first-player\",\"name\":\"\"},{\"event\":\"draw-claimed\",\"side\":\"first\",\
          \"claim\":\"repetition\",\"count\":1,\"limit\":3}]', char(10)) || char(10) FROM n)",
    );
    assert_eq!(one.live("data-seq"), "1500");
    let refused = one.plays("E1");
    assert_eq!(refused.status, 422);
    assert!(
        refused.sees("too long for another turn"),
        "{}",
        refused.text()
    );
    assert_eq!(two.does(&[("act", "resign")]).status, 200);
    assert!(one.sees("You won."), "{code}");
}

#[test]
fn casual_games_wait_for_each_other_and_nobody_of_an_event_waits_for_them() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let [seat, _] = seats(&hall);
    let [one, two] = playing(&hall.app, "umlabalaba", "off");
    let admission = &hall.app.shared.admission;
    let place = |priority| admission.enter(priority).now_or_never().unwrap().unwrap();
    let spectators = Admission::spectators();
    let places: Vec<_> = (0..spectators).map(|_| place(Priority::Page)).collect();
    let place = place(Priority::Casual);
    std::thread::scope(|scope| {
        let page = scope.spawn(|| one.page().status);
        let turn = scope.spawn(|| two.page().status);
        while admission.waiting() < 2 {
            std::thread::yield_now();
        }
        assert_eq!(phone.plays("E1").status, 200);
        // Who plays at a seat of an event waits neither for them nor for spectators.
        assert_eq!(hall.app.visitor().get(&seat).status, 200);
        drop(place);
        assert_eq!(page.join().unwrap(), 200);
        assert_eq!(turn.join().unwrap(), 200);
    });
    drop(places);
}

//! Several walls in one hall, each with its own contents and its own link.

use super::harness::App;
use super::umpire::{Hall, Phone, post_a_round};
use chrono::TimeDelta;
use inkundla::desk::projector::{Part, Screen};
use inkundla::desk::schedule::Schedule;
use inkundla::referee::ClockPolicy;
use inkundla::tournament::{BoardNo, RoundNo};

use inkundla::http::server::ingress::Ingress;
use inkundla::system_time::now;

fn path(hall: &Hall, rest: &str) -> String {
    format!("/e/{}{rest}", hall.key)
}

#[test]
fn each_wall_shows_what_the_organiser_chose_for_it() {
    let hall = Hall::of("umlabalaba");
    let phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let choose = path(&hall, "/screen/choose");
    let form = [
        ("wall", "new"),
        ("name", "At  the door"),
        ("part", "names"),
        ("seconds", "30"),
        ("dark", "1"),
    ];
    let saved = teacher.post_and_look(&choose, &form);
    let wall = path(&hall, "/screen?wall=1");
    assert!(saved.sees("At the door"), "{}", saved.text());
    assert!(saved.body.contains(&wall), "it has a link of its own");
    let pictures = saved.all(".wall-now");
    assert_eq!(pictures.len(), 2, "each wall as it is now");
    let at = |address: &str| hall.app.visitor().get(address);
    let door = at(&wall);
    assert_eq!(door.all(".leaf").len(), 1);
    assert_eq!(door.attributes("#live", "data-turn"), ["30"]);
    assert!(door.body.contains("hall wall dark"));
    assert_eq!(
        at(&path(&hall, "/screen")).all(".leaf").len(),
        2,
        "as it was"
    );

    // A wall that hangs already follows what is changed, its own changes only.
    let mut news = hall
        .app
        .visitor()
        .follow(&path(&hall, "/screen/live?wall=1"));
    assert!(news.next().unwrap().contains("data-turn=\"30\""));
    let form = [("wall", "1"), ("part", "boards"), ("name", "Door")];
    assert_eq!(teacher.post(&choose, &form).status, 303);
    assert!(news.any(|message| message.contains("data-turn=\"12\"")));
    let number = [("wall", "1"), ("seconds", "0")];
    assert_eq!(teacher.post(&choose, &number).status, 422);

    // Whoever likes shows one list, whatever the wall has.
    let games = at(&path(&hall, "/screen?show=games"));
    assert_eq!(games.all(".leaf").len(), 1);
    assert_eq!(games.all("svg.board").len(), 1);
    // A wall that is taken away shows what the first one shows; its number is not given again
    // to a wall that comes later than others.
    teacher.post(&choose, &[("wall", "new"), ("part", "standings")]);
    assert_eq!(teacher.post(&choose, &[("remove", "1")]).status, 303);
    assert_eq!(at(&wall).all(".leaf").len(), 2);
    assert_eq!(at(&path(&hall, "/screen?wall=2")).all(".leaf").len(), 1);
    let again = teacher.post_and_look(&choose, &[("wall", "new")]);
    assert!(again.body.contains(&path(&hall, "/screen?wall=3")));
    let long = "x".repeat(41);
    let refused = teacher.post(&choose, &[("wall", "new"), ("name", &long)]);
    assert_eq!(refused.status, 422);
}

#[test]
fn pinned_boards_hang_first_and_results_hang_beside_their_boards() {
    let hall = Hall::large(8);
    let desk = &hall.app.desk;
    for (place, code) in hall.codes.iter().enumerate().take(3) {
        let phone = Phone::recording(hall.app.visitor(), code, "Ms Naidoo");
        phone.plays("E1");
        if place == 0 {
            phone.does(&[("act", "resign"), ("side", "second")]);
        }
    }
    let wall = || hall.app.visitor().get(&path(&hall, "/screen?show=games"));
    let screen = Screen::showing(&[Part::Games]);
    desk.set_screen(&hall.organiser(), &screen, now()).unwrap();
    assert_eq!(wall().all(".game h3"), ["Board 2", "Board 3", "Board 1"]);
    assert_eq!(wall().all(".game .state b"), ["1–0"]);
    let mut screen = Screen::showing(&[Part::Games]);
    screen.first.pinned = vec![BoardNo(3)];
    desk.set_screen(&hall.organiser(), &screen, now()).unwrap();
    assert_eq!(wall().all(".game h3"), ["Board 3", "Board 2", "Board 1"]);
    assert_eq!(wall().all(".games .picture").len(), 3);
}

#[test]
fn the_wall_has_the_address_of_the_public_page_where_phones_can_reach_it() {
    let hall = Hall::open();
    let wall = |hall: &Hall, rest: &str| hall.app.visitor().get(&path(hall, rest));
    let here = wall(&hall, "/screen");
    assert!(here.all("svg.qr").is_empty(), "no phone reaches 127.0.0.1");
    let app = App::reached_by(Ingress {
        public_address: Some("https://cup.example.org".parse().unwrap()),
        ..Ingress::default()
    });
    let (key, codes) = post_a_round(&app.desk, ClockPolicy::Off);
    let hall = Hall { app, key, codes };
    let short = format!("cup.example.org/e/{}", hall.key);
    let shown = wall(&hall, "/screen");
    assert_eq!(shown.all(".foot .link"), [short.as_str()]);
    assert_eq!(shown.all(".foot svg.qr").len(), 1);
    let large = wall(&hall, "/screen?show=link");
    assert_eq!(large.all(".scan .large"), [short.as_str()]);

    // What comes next stands at the foot of every page.
    let schedule = Schedule {
        rounds: [(RoundNo(2), now() + TimeDelta::minutes(45))].into(),
    };
    let desk = &hall.app.desk;
    desk.set_schedule(&hall.organiser(), &schedule, now())
        .unwrap();
    let shown = wall(&hall, "/screen");
    assert!(shown.sees("Round 2 starts at"), "{}", shown.text());
    assert_eq!(shown.all(".foot .clock[data-running]").len(), 1);
}

#[test]
fn the_podium_stands_at_the_end_and_not_before() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let wall = || {
        hall.app
            .visitor()
            .get(&path(&hall, "/screen?show=standings"))
    };
    for board in [1, 2] {
        let result = path(&hall, &format!("/rounds/1/boards/{board}/result"));
        assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    }
    assert!(wall().all(".podium").is_empty());
    let finish = path(&hall, "/round-control/finish");
    assert_eq!(teacher.post(&finish, &[]).status, 303);
    let shown = wall();
    let steps = shown.all(".podium li");
    assert!(!steps.is_empty(), "{}", shown.text());
    assert!(steps[0].starts_with('1'), "{steps:?}");
    assert!(!shown.sees("Mokoena"), "short names only");
}

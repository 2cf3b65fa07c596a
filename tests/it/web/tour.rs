//! The walk through the demo.

use super::harness::App;
use super::umpire::{Hall, plays, post_a_round};
use inkundla::referee::ClockPolicy;
use inkundla::system_time::now;
use std::cell::RefCell;

#[test]
fn the_walk_through_the_demo_leads_to_real_pages_and_ends() {
    let known = RefCell::new(String::new());
    let app = App::with(|shared| {
        let (key, _) = post_a_round(&shared.desk, ClockPolicy::Off);
        known.replace(key.clone());
        shared.with_demo(Some(key))
    });
    let teacher = app.signed_in("Ms Khumalo");
    let home = teacher.get("/");
    let mut next = home.attributes("a[href*='tour=1']", "href");
    assert_eq!(next.len(), 1, "{}", home.text());
    let mut steps = Vec::new();
    while let Some(place) = next.pop() {
        let (path, anchor) = place.split_once('#').unwrap();
        let page = teacher.get(path);
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(
            page.attributes(&format!("#{anchor}"), "id").len(),
            1,
            "{place}"
        );
        steps.extend(page.all("aside.tour p:first-child"));
        next = page.attributes("aside.tour a.primary", "href");
        let end = page.attributes("aside.tour a:last-child", "href");
        assert!(teacher.get(&end[0]).all("aside.tour").is_empty(), "{end:?}");
    }
    assert_eq!(steps.len(), 7, "{steps:?}");
    assert!(steps[6].starts_with("7 / 7"));
    let key = known.into_inner();
    for nothing in ["tour=0", "tour=8", "tour=x", "tour="] {
        let page = teacher.get(&format!("/e/{key}/round-control?{nothing}"));
        assert!(page.all("aside.tour").is_empty(), "{nothing}");
    }
    assert!(!app.visitor().get("/").body.contains("tour=1"));
}

#[test]
fn an_organiser_tries_the_demo_once_is_shown_around_and_deletes_it() {
    let app = App::start();
    let teacher = app.organiser();
    let home = teacher.get("/");
    let offered = home.all("form[action='/demo'] .btn, form[action='/demo'] button");
    let offers = [
        "New event",
        "Import an event",
        "Restore a backup",
        "Try the demo",
    ];
    assert_eq!(offered, offers);

    // Both halves of a double click.
    let places: Vec<String> = std::thread::scope(|scope| {
        let clicks = [(); 2].map(|()| scope.spawn(|| teacher.post("/demo", &[])));
        clicks
            .map(|click| click.join().unwrap().header("location"))
            .to_vec()
    });
    assert_eq!(places[0], places[1]);
    assert!(
        teacher.post("/demo", &[]).header("location") == places[0],
        "a third one"
    );
    let path = places[0].split_once('#').unwrap().0;
    let page = teacher.get(path);
    assert_eq!(
        page.all("aside.tour p:first-child").len(),
        1,
        "{}",
        page.text()
    );
    assert!(page.sees("Demo school cup"));
    let home = teacher.get("/");
    assert_eq!(home.all("main > ul.plain li h2 a"), ["Demo school cup"]);

    let event = path.strip_suffix("/round-control?tour=1").unwrap();
    let gone = [
        ("name", "Demo school cup"),
        ("phrase", super::harness::PHRASE),
    ];
    let form = teacher.get(&format!("{event}/privacy"));
    let delete = format!("{event}/privacy/delete");
    assert!(
        !form.form(&delete).is_empty(),
        "an event as any other: {}",
        form.text()
    );
    assert_eq!(teacher.post(&delete, &gone).status, 303);
    assert!(teacher.get("/").all("main > ul.plain li a").is_empty());
    let again = teacher.post("/demo", &[]).header("location");
    assert_ne!(again, places[0], "a new one when the old is gone");
}

#[test]
fn games_under_way_do_not_notice_that_a_demo_is_made() {
    let hall = Hall::with(ClockPolicy::MINUTE);
    let desk = &hall.app.desk;
    plays(desk, &hall.codes[0], &["E1"]);
    desk.beat(now()).unwrap();
    let teacher = hall.app.signed_in("Ms Khumalo");
    assert_eq!(teacher.post("/demo", &[]).status, 303);
    desk.beat(now()).unwrap();
    let run = teacher.get(&format!("/e/{}/round-control", hall.key));
    assert!(run.sees("Turn 1"), "{}", run.text());
}

#[test]
fn elsewhere_nobody_is_shown_around() {
    let app = App::start();
    let teacher = app.organiser();
    assert!(!teacher.get("/").body.contains("tour="));
}

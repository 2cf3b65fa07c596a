//! Lists of many events: the start page and `/events` stay small, and a search finds the rest.

use super::harness::{Client, Page};
use super::umpire::Hall;
use chrono::NaiveDate;
use inkundla::store::Announcement;
use inkundla::system_time::{now, today};

/// Many events beside the one of the hall; past ones have a closed round.
pub fn many(hall: &Hall, past: usize, coming: usize) {
    let first = |day: i32| today(now()).to_epoch_days() + day;
    let rows = |name: &str, from: i32, number: usize, finished: &str| {
        format!(
            "INSERT INTO tournaments (public_key, name, ruleset, options, clock, delay, created_at_ms, \
             finished_at_ms, place, first_day, last_day, search_text) \
             WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {number}) \
             SELECT '{name}' || n, '{name} cup ' || n, ruleset, options, clock, delay, created_at_ms, {finished}, \
             'Hall ' || n, {from} + n, {from} + n, '{name} cup ' || n || ' hall ' || n \
             FROM n, (SELECT * FROM tournaments LIMIT 1);"
        )
    };
    let (before, after) = (first(-(past as i32) - 1), first(0));
    hall.app.sql(&rows("past", before, past, "created_at_ms"));
    hall.app.sql(&rows("coming", after, coming, "NULL"));
    hall.app.sql(
        "INSERT INTO rounds SELECT id, 1, 'closed', 1, 2 FROM tournaments WHERE public_key LIKE 'past%';",
    );
}

fn names(page: &Page) -> Vec<String> {
    page.all(".event-list a")
}

#[test]
fn at_many_events_the_start_page_and_each_list_stay_small() {
    let hall = Hall::open();
    let visitor = hall.app.visitor();
    many(&hall, 3_000, 100);
    let home = visitor.get("/");
    assert!(home.body.len() < 40_000, "{}", home.body.len());
    assert_eq!(
        home.all("section[aria-labelledby=events-coming] li").len(),
        6
    );
    assert_eq!(home.all("section[aria-labelledby=events-past] li").len(), 6);
    assert!(
        home.attributes("main a", "href")
            .contains(&"/events".to_owned())
    );
    for place in ["/events", "/events?show=past", "/events?show=past&page=50"] {
        let page = visitor.get(place);
        assert_eq!(names(&page).len(), 30, "{place}");
        assert!(page.body.len() < 30_000, "{place}: {}", page.body.len());
    }
    let answer = visitor.get("/api/v1/events").body;
    let answer: Vec<serde_json::Value> = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer.len(), 100);
    let signed_in = hall.app.signed_in("Ms Khumalo").get("/");
    assert!(signed_in.body.len() < 30_000, "{}", signed_in.body.len());
}

/// All names of a list, page by page.
fn walked(visitor: &Client, first: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut next = Some(first.to_owned());
    while let Some(place) = next {
        let page = visitor.get(&place);
        found.extend(names(&page));
        next = page.attributes("a[rel=next]", "href").pop();
        assert_eq!(page.all("a[rel=prev]").is_empty(), place == first);
        assert!(found.len() < 500, "it ends");
    }
    found
}

#[test]
fn the_pages_of_a_list_have_each_event_once() {
    let hall = Hall::open();
    many(&hall, 95, 31);
    let visitor = hall.app.visitor();
    for (show, count) in [("coming", 31), ("live", 1), ("past", 95), ("", 127)] {
        let found = walked(&visitor, &format!("/events?show={show}"));
        assert_eq!(found.len(), count, "{show}");
        let once: std::collections::BTreeSet<_> = found.iter().collect();
        assert_eq!(once.len(), count, "{show}");
    }
    let past = walked(&visitor, "/events?show=past");
    assert_eq!((&*past[0], &*past[94]), ("past cup 95", "past cup 1"));
    let found = walked(&visitor, "/events?q=PAST+cup+9&show=past");
    assert_eq!(found.len(), 7, "9 and 90 to 95");
    let found = walked(&visitor, "/events?q=hall+31");
    assert_eq!(found, ["coming cup 31", "past cup 31"]);
    assert!(visitor.get("/events?q=nothing").sees("No event was found."));
    // A page, a year or a list that nobody offers.
    for odd in [
        "page=0",
        "page=99999999999",
        "year=x",
        "year=-1",
        "show=nothing",
        "page=%FF",
    ] {
        assert_eq!(visitor.get(&format!("/events?{odd}")).status, 200, "{odd}");
    }
}

#[test]
fn an_announced_event_is_listed_before_its_first_round_and_by_its_days() {
    let hall = Hall::open();
    let day = |days: i32| NaiveDate::from_epoch_days(today(now()).to_epoch_days() + days);
    let (desk, right) = (&hall.app.desk, hall.organiser());
    let announced = |days| Announcement {
        place: "Umthombo Primary".to_owned(),
        days,
        is_listed: true,
    };
    let save = |days: Option<(i32, i32)>| {
        let days = days.map(|(first, last)| (day(first).unwrap(), day(last).unwrap()));
        let page = Default::default();
        desk.save_event_page(&right, announced(days), &page, now())
            .unwrap();
    };
    let state = || {
        let page = hall.app.visitor().get("/events");
        page.all(".event-list .pill").pop()
    };
    desk.unpost_round(&right, inkundla::tournament::RoundNo(1), "too early", now())
        .unwrap();
    assert_eq!(state(), None);
    save(Some((3, 4)));
    assert_eq!(state().as_deref(), Some("Coming"));
    let home = hall.app.visitor().get("/");
    assert!(home.sees("Umthombo Primary"), "{}", home.text());
    save(Some((-4, -3)));
    assert_eq!(state(), None, "it was never played");
    desk.post_round(&right, inkundla::tournament::RoundNo(1), "", now())
        .unwrap();
    assert_eq!(state().as_deref(), Some("Past"));
    save(Some((-1, 0)));
    assert_eq!(state().as_deref(), Some("Being played"));
    save(None);
    assert_eq!(state().as_deref(), Some("Being played"));
}

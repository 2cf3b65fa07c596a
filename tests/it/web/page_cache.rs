//! Public pages are rendered once for each change, for all anonymous visitors.

use super::harness::Client;
use super::umpire::Hall;
use futures_util::FutureExt;
use inkundla::http::server::request_priority::{Admission, Permit, Priority};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

const PACKED: (&str, &str) = ("accept-encoding", "gzip");

fn mark(client: &Client, path: &str) -> String {
    client.get(path).header("etag")
}

#[test]
fn an_unchanged_page_gets_304() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    for path in ["", "/standings", "/boards/1/1"] {
        let path = format!("/e/{}{path}", hall.key);
        let first = mark(&parent, &path);
        assert!(first.starts_with("W/\""), "{path}: {first}");
        assert_eq!(mark(&parent, &path), first, "{path}");
        let (status, body) = parent.get_with(&path, ("if-none-match", &first));
        assert_eq!((status, body.len()), (304, 0), "{path}");
        let (status, body) = parent.get_with(&path, PACKED);
        assert_eq!(status, 200);
        assert_eq!(body[..2], [0x1f, 0x8b], "{path} is packed");
        let other = hall.app.visitor().get(&format!("{path}?lang=af"));
        assert_ne!(
            other.header("etag"),
            first,
            "another language, another page"
        );
    }
}

#[test]
fn a_page_is_rendered_again_after_every_change() {
    let hall = Hall::open();
    let (parent, phone) = (hall.app.visitor(), hall.umpire("Ms Naidoo"));
    let (event, board) = (
        format!("/e/{}", hall.key),
        format!("/e/{}/boards/1/1", hall.key),
    );
    for turn in ["E1", "R4", "E8"] {
        let before = (mark(&parent, &event), mark(&parent, &board));
        assert_eq!(phone.plays(turn).status, 200);
        assert_ne!(mark(&parent, &event), before.0, "{turn}");
        assert_ne!(mark(&parent, &board), before.1, "{turn}");
        assert!(parent.get(&board).body.contains(turn), "{turn}");
    }
    let standings = format!("{event}/standings");
    let before = mark(&parent, &standings);
    assert_eq!(
        phone.does(&[("act", "resign"), ("side", "second")]).status,
        200
    );
    assert_ne!(mark(&parent, &standings), before, "a result");
    let organiser = hall.app.signed_in("Ms Khumalo");
    let page = organiser.post(&format!("{event}/settings/delay"), &[("minutes", "5")]);
    assert_eq!(page.status, 303, "{}", page.text());
    assert_ne!(mark(&parent, &board), before, "what outsiders may see");
}

#[test]
fn signed_in_users_get_uncached_pages() {
    let hall = Hall::open();
    let event = format!("/e/{}", hall.key);
    let (parent, organiser) = (hall.app.visitor(), hall.app.signed_in("Ms Khumalo"));
    assert!(!parent.get(&event).body.contains("/round-control\""));
    let own = organiser.get(&event);
    assert!(own.body.contains("/round-control\""));
    assert_eq!(own.header("cache-control"), "no-store");
    assert!(
        !parent.get(&event).body.contains("/round-control\""),
        "and nobody else does"
    );
}

/// Occupies all places of spectators until they are dropped.
fn all_places(hall: &Hall) -> Vec<Permit> {
    let enter = || {
        hall.app
            .shared
            .admission
            .enter(Priority::Page)
            .now_or_never()
    };
    (0..Admission::spectators())
        .map(|_| enter().expect("nobody is there yet").unwrap())
        .collect()
}

/// Ends a game, so that there are standings.
fn ends_a_game(hall: &Hall) {
    let phone = hall.umpire("Ms Naidoo");
    assert_eq!(phone.plays("E1").status, 200);
    let resigns = [("act", "resign"), ("side", "second")];
    assert_eq!(phone.does(&resigns).status, 200);
}

fn until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(120), "never: {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn unknown_parameters_render_no_new_page() {
    let hall = Hall::open();
    let (parent, pages) = (hall.app.visitor(), &hall.app.shared.pages);
    let event = format!("/e/{}", hall.key);
    for (page, asked) in [
        ("", "page=2&after=1"),
        (
            "/standings",
            "school=Nobody&after=7&page=9&grade=x&born=2012&after=",
        ),
        ("/screen", "leaf=99&leaf="),
        ("/boards/1/1", "entry=5"),
        ("/rounds/1", "page=77"),
        ("/find", "page=77&school=Nobody"),
        ("/path/1", "after=7"),
    ] {
        let clean = parent.get(&format!("{event}{page}"));
        assert_eq!(clean.status, 200, "{page}");
        let (made, kept) = (pages.made(), pages.cached());
        for number in 0..20 {
            let asked = format!("{event}{page}?x{number}={number}&{asked}&y&=&%");
            let (status, body) = parent.get_with(&asked, ("accept", "text/html"));
            assert_eq!((status, body.len()), (200, clean.body.len()), "{asked}");
        }
        // The projector has a clock, so it is rendered again each second.
        if page != "/screen" {
            assert_eq!(pages.made(), made, "{page} was made anew");
        }
        assert_eq!(pages.cached(), kept, "{page} is kept twice");
    }
}

#[test]
fn differently_spelt_paths_share_a_cache_entry() {
    let hall = Hall::open();
    let (parent, pages) = (hall.app.visitor(), &hall.app.shared.pages);
    let first = parent.get(&format!("/e/{}/boards/1/1", hall.key));
    assert_eq!(first.status, 200);
    let (made, kept) = (pages.made(), pages.cached());
    for path in [
        "boards/01/1",
        "boards/1/0001",
        "boards/%31/1",
        "boards/+1/1",
    ] {
        let page = parent.get(&format!("/e/{}/{path}", hall.key));
        assert_eq!(page.body, first.body, "{path}");
    }
    assert_eq!((pages.made(), pages.cached()), (made, kept));
    assert_eq!(parent.get("/e/NOSUCH/standings").status, 404);
    assert_eq!(pages.cached(), kept, "what there is not is not kept");
}

#[test]
fn concurrent_requests_share_one_rendering() {
    const READERS: usize = 100;
    let hall = Hall::open();
    let path = format!("/e/{}/standings", hall.key);
    hall.app.visitor().get(&path);
    ends_a_game(&hall);
    let (pages, admission) = (&hall.app.shared.pages, &hall.app.shared.admission);
    let (made, places) = (pages.made(), all_places(&hall));
    let marks: Vec<String> = std::thread::scope(|scope| {
        let read = || mark(&hall.app.visitor(), &path);
        let readers: Vec<_> = (0..READERS).map(|_| scope.spawn(read)).collect();
        until("somebody waits for a place", || admission.waiting() > 0);
        drop(places);
        let marks = readers.into_iter().map(|reader| reader.join().unwrap());
        marks.collect()
    });
    assert!(marks.iter().all(|mark| *mark == marks[0]));
    assert_eq!(pages.made(), made + 1);
}

#[test]
fn umpires_and_organisers_overtake_waiting_spectators() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    let organiser = hall.app.signed_in("Ms Khumalo");
    let pages = [
        "",
        "/standings",
        "/boards/1/1",
        "/find?q=a",
        "/finals",
        "/standings/schools",
    ];
    let (places, answered) = (all_places(&hall), AtomicUsize::new(0));
    let spectator = |page: &str| {
        let page = hall.app.visitor().get(&format!("/e/{}{page}", hall.key));
        answered.fetch_add(1, Ordering::SeqCst);
        page.status
    };
    std::thread::scope(|scope| {
        let waiting: Vec<_> = pages
            .iter()
            .map(|page| scope.spawn(|| spectator(page)))
            .collect();
        until("spectators wait", || {
            hall.app.shared.admission.waiting() >= 2
        });
        for turn in ["E1", "R4"] {
            assert_eq!(phone.plays(turn).status, 200);
        }
        let run = organiser.get(&format!("/e/{}/round-control", hall.key));
        assert_eq!(run.status, 200);
        assert_eq!(answered.load(Ordering::SeqCst), 0, "they have waited");
        drop(places);
        for one in waiting {
            assert_eq!(one.join().unwrap(), 200);
        }
    });
}

#[test]
fn long_lists_are_shown_in_pages() {
    let hall = Hall::large(204);
    let (parent, organiser) = (hall.app.visitor(), hall.app.signed_in("Ms Khumalo"));
    ends_a_game(&hall);
    let event = format!("/e/{}", hall.key);
    let of = |client: &Client, page: &str, rows: &str, pages: usize| {
        let whole = format!("{event}{page}");
        let first = client.get(&whole);
        assert_eq!(
            first.attributes("nav.pages a", "href").len(),
            pages,
            "{page}"
        );
        let all: Vec<String> = (1..=pages)
            .flat_map(|number| client.get(&format!("{whole}?page={number}")).all(rows))
            .collect();
        assert_eq!(
            client.get(&format!("{whole}?page=99")).all(rows),
            first.all(rows)
        );
        assert_eq!(first.all(rows), all[..100], "{page}");
        let different: std::collections::BTreeSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len(), "{page}");
        all.len()
    };
    assert_eq!(of(&parent, "/rounds/1", "table.rd tbody th", 2), 102);
    assert_eq!(of(&parent, "/standings", "#live tbody .who a", 3), 204);
    assert_eq!(of(&parent, "/find", ".found .who", 3), 204);
    assert_eq!(
        of(
            &organiser,
            "/players",
            "table.checkin tbody tr:not(.group) th",
            3
        ),
        204
    );
    let file = parent.get(&format!("{event}/standings.csv"));
    assert_eq!(file.body.lines().count(), 205, "a file has all of them");
    let second = format!("{event}/players?page=2");
    let set = organiser
        .get(&second)
        .attributes("table.checkin .toggle", "value")
        .remove(0);
    let form = [("set", set.as_str()), ("page", "2")];
    let place = organiser.post(&format!("{event}/players/presence"), &form);
    assert!(
        place.header("location").starts_with(&second),
        "{}",
        place.header("location")
    );
}

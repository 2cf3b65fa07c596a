//! The tabs of organiser's pages.

use super::harness::Page;
use super::rounds::EIGHT;
use super::staff::helper;
use super::umpire::Hall;

/// Each page of an organiser, and its tab.
const PAGES: [(&str, &str); 16] = [
    ("/round-control", "Round 1"),
    ("/phones", "Round 1"),
    ("/cards", "Round 1"),
    ("/rounds/1/boards/1/asked", "Round 1"),
    ("/players", "Players 4"),
    ("/standings", "Standings"),
    ("/screen/choose", "Projector"),
    ("/files", "Print & files"),
    ("/files/records", "Print & files"),
    ("/people", "Team"),
    ("/settings", "Settings"),
    ("/schedule", "Settings"),
    ("/privacy", "Settings"),
    ("/history", "Settings"),
    ("/rounds/1/why", "Round 1"),
    ("/players/1", "Players 4"),
];

fn tabs(page: &Page) -> Vec<String> {
    page.all(".tabs a")
}

#[test]
fn every_page_of_an_organiser_has_seven_tabs_and_marks_the_current_one() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    for (rest, tab) in PAGES {
        let page = teacher.get(&format!("/e/{}{rest}", hall.key));
        assert_eq!((page.status, tabs(&page).len()), (200, 7), "{rest}");
        assert_eq!(page.all(".tabs [aria-current=page]"), [tab], "{rest}");
        assert_eq!(page.all("h1").len(), 1, "{rest}");
    }
}

#[test]
fn every_tab_leads_to_a_page_that_opens() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let run = teacher.get(&format!("/e/{}/round-control", hall.key));
    for href in run.attributes(".tabs a", "href") {
        let page = teacher.get(&href);
        let here = page.attributes(".tabs [aria-current=page]", "href");
        assert_eq!((page.status, here), (200, vec![href]));
    }
}

#[test]
fn a_helper_has_the_two_tabs_that_a_helper_may_use() {
    let hall = Hall::open();
    let helper = helper(&hall, &hall.key);
    for (rest, tab) in [("/round-control", "Round 1"), ("/players", "Players 4")] {
        let page = helper.get(&format!("/e/{}{rest}", hall.key));
        assert_eq!(tabs(&page), ["Round 1", "Players 4"], "{rest}");
        assert_eq!(page.all(".tabs [aria-current=page]"), [tab]);
        for href in page.attributes(".tabs a", "href") {
            assert_eq!(helper.get(&href).status, 200, "{href}");
        }
    }
}

#[test]
fn drafts_and_subpages_of_a_round_are_in_its_tab() {
    let hall = super::rounds::Hall::with(&EIGHT);
    hall.post_and_look("/rounds/draft", &[]);
    let draft = hall.get("/rounds/1/draft");
    assert_eq!(draft.all(".tabs [aria-current=page]"), ["Round 1"]);
    hall.post("/rounds/1/post", &[]);
    hall.white_wins_everywhere(1);
    hall.next_round(2);
    let correct = hall.get("/rounds/1/correct");
    assert_eq!(correct.all(".tabs [aria-current=page]"), ["Round 2"]);
    let history = hall.get("/history");
    let undo = history.attributes("a[href$='/undo']", "href").remove(0);
    let undo = hall.organiser.get(&undo);
    assert_eq!(undo.all(".tabs [aria-current=page]"), ["Settings"]);
}

#[test]
fn a_round_that_was_just_posted_leads_to_lists_cards_and_the_wall() {
    let hall = super::rounds::Hall::with(&EIGHT);
    hall.post("/rounds/draft", &[]);
    let page = hall.post_and_look("/rounds/1/post", &[]);
    let next = page.attributes("#just-posted a", "href");
    assert_eq!(next.len(), 3, "{}", page.text());
    for href in next {
        assert_eq!(hall.organiser.get(&href).status, 200, "{href}");
    }
    assert!(hall.run().all("#just-posted").is_empty(), "once");
}

#[test]
fn missing_boards_are_named_as_a_range() {
    let hall = super::rounds::Hall::with(&EIGHT);
    hall.next_round(1);
    hall.enter(1, 1, "1-0");
    let run = hall.run();
    assert!(
        run.sees("3 results are missing: boards 2–4."),
        "{}",
        run.text()
    );
    assert_eq!(run.all("#why-not").len(), 1);
    assert_eq!(
        run.attributes("button.primary[disabled]", "aria-describedby"),
        ["why-not"]
    );
}

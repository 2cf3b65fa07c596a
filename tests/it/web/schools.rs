//! Schools as things: short name, town and look, another name, the public page, the report.

use super::harness::Page;
use super::papers::read;
use super::rounds::{EIGHT, Hall};

/// The fill colour of the ground of each token of a selector.
fn grounds(page: &Page, selector: &str) -> Vec<String> {
    page.attributes(&format!("{selector} .tok path:first-child"), "fill")
}

/// Undoes the newest change of the history.
fn undo(hall: &Hall) {
    let history = hall.get("/history");
    let last = history.attributes("a[href$='/undo']", "href").remove(0);
    assert_eq!(hall.organiser.post(&last, &[]).status, 303);
}

const DETAILS: [(&str, &str); 5] = [
    ("name", "School 2"),
    ("short", "Sch 2"),
    ("place", "Umlazi"),
    ("colour", "0"),
    ("pattern", "3"),
];

#[test]
fn a_school_gets_a_short_name_a_town_and_a_look_and_undo_takes_them_back() {
    let hall = Hall::with(&EIGHT);
    let list = hall.get("/schools");
    assert_eq!(
        list.all(".school-list b"),
        ["School 1", "School 2", "School 3"]
    );
    assert!(
        list.sees("3 of 3 here") && list.sees("2 of 2 here"),
        "{}",
        list.text()
    );
    let before = grounds(&list, ".school-list");
    assert_eq!(before.len(), 3);

    let page = hall.post_and_look("/schools/school2", &DETAILS);
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.sees("Umlazi"), "{}", page.text());
    let list = hall.get("/schools");
    assert!(list.sees("Sch 2 · Umlazi"), "{}", list.text());
    // The colour of the first school was chosen for the second one: no two schools share it.
    let now = grounds(&list, ".school-list");
    assert_eq!(now[1], before[0]);
    assert!(
        now[0] != now[1] && now[1] != now[2] && now[0] != now[2],
        "{now:?}"
    );
    assert!(
        hall.get("/history")
            .sees("Short name, town or look of a school changed")
    );
    undo(&hall);
    let list = hall.get("/schools");
    assert!(!list.sees("Umlazi"), "{}", list.text());
    assert_eq!(grounds(&list, ".school-list"), before);
}

#[test]
fn wrong_details_of_a_school_are_refused() {
    let hall = Hall::with(&EIGHT);
    let with = |field: &str, value: &'static str| -> Vec<(&str, &str)> {
        let fields = DETAILS.iter();
        let other = |(name, was): &(&'static str, &'static str)| {
            (*name, if *name == field { value } else { *was })
        };
        fields.map(other).collect()
    };
    for (field, value) in [
        ("short", "A name of more than twelve"),
        ("colour", "8"),
        ("colour", "blue"),
        ("pattern", "4"),
        ("short", "school-3"),
    ] {
        let page = hall.post("/schools/school2", &with(field, value));
        assert_eq!(page.status, 422, "{field} {value}: {}", page.text());
    }
    assert_eq!(hall.post("/schools/nowhere", &DETAILS).status, 404);
    assert_eq!(hall.get("/schools/nowhere").status, 404);
    assert_eq!(hall.post("/schools/school2", &DETAILS).status, 303);
    let taken = hall.post("/schools/school3", &[("short", "SCH 2")]);
    assert!(
        taken.status == 422 && taken.sees("Another school has this name"),
        "{}",
        taken.text()
    );
}

#[test]
fn a_new_name_and_a_merge_take_the_look_along_and_undo_gives_both_back() {
    let hall = Hall::with(&EIGHT);
    assert_eq!(hall.post("/schools/school2", &DETAILS).status, 303);
    let chosen = grounds(&hall.get("/schools/school2"), ".pcard");
    let renamed = [&[("name", "Baobab Primary")][..], &DETAILS[1..]].concat();
    let page = hall.post_and_look("/schools/school2", &renamed);
    assert!(
        page.sees("Baobab Primary") && page.sees("Umlazi"),
        "{}",
        page.text()
    );
    assert_eq!(grounds(&page, ".pcard"), chosen);
    assert_eq!(hall.get("/schools/school2").status, 404);
    undo(&hall);
    let page = hall.get("/schools/school2");
    assert!(
        page.sees("School 2") && page.sees("Umlazi"),
        "{}",
        page.text()
    );
    assert_eq!(grounds(&page, ".pcard"), chosen);

    // Two become one: the other one had no details of its own.
    let one = [
        ("to", "schools"),
        ("school", "School 2"),
        ("school", "School 3"),
        ("name", "School 3"),
    ];
    let answer = hall.post("/players/schools", &one);
    assert!(
        answer.header("location").contains("/schools"),
        "{}",
        answer.body
    );
    let page = hall.get("/schools/school3");
    assert!(
        page.sees("5 players") && page.sees("Umlazi"),
        "{}",
        page.text()
    );
    assert_eq!(grounds(&page, ".pcard"), chosen);
    undo(&hall);
    assert!(hall.get("/schools/school2").sees("3 players"));
    assert!(hall.get("/schools/school3").sees("2 players"));
}

#[test]
fn the_page_of_a_school_shows_aliases_results_and_boards() {
    let hall = Hall::with(&EIGHT);
    let visitor = hall.app.visitor();
    let path = hall.path("/schools/school1");
    assert_eq!(
        visitor.get(&path).status,
        404,
        "nobody is named before round 1"
    );
    hall.next_round(1);
    let page = visitor.get(&path);
    assert!(
        page.sees("3 players") && page.sees("Round 1"),
        "{}",
        page.text()
    );
    assert_eq!(page.all("[aria-labelledby=boards] li").len(), 3);
    let mut names = page.all("tbody th a");
    names.sort();
    assert_eq!(names, ["Lerato A.", "Pieter M.", "Thandiwe M."]);
    assert!(!page.body.contains("Mkhize") && page.all("#change").is_empty());
    assert!(page.all(".stats").is_empty(), "no result yet");
    hall.white_wins_everywhere(1);
    let page = visitor.get(&path);
    assert_eq!(page.all(".stats dt").len(), 2, "{}", page.text());
    assert_eq!(page.all("tbody .beads").len(), 3);
    // The standings of schools lead there.
    let standings = visitor.get(&hall.path("/standings/schools"));
    let links = standings.attributes("tbody th a", "href");
    assert!(links.contains(&path), "{links:?}");
    // Those who run the event see whole names, and change the school.
    let own = hall.get("/schools/school1");
    assert!(
        own.sees("Thandiwe Mkhize") && own.all("#change").len() == 1,
        "{}",
        own.text()
    );
    let report = own.attributes("a[href*='schools.pdf']", "href").remove(0);
    let text = read(&super::papers::bytes(&hall.organiser, &report)).join("\n");
    assert!(
        text.contains("School 1") && text.contains("Thandiwe Mkhize"),
        "{text}"
    );
    assert!(
        !text.contains("School 2") && !text.contains("Sipho"),
        "{text}"
    );
}

#[test]
fn small_places_have_the_short_name() {
    let hall = Hall::with(&EIGHT);
    assert_eq!(hall.post("/schools/school2", &DETAILS).status, 303);
    hall.post("/check-in/stage", &[("stage", "open")]);
    let chips = hall.get("/check-in").all("nav.chips a").join(" ");
    assert!(
        chips.contains("Sch 2") && !chips.contains("School 2"),
        "{chips}"
    );
    hall.post("/check-in/mark", &[("set", "here of school1")]);
    hall.post("/check-in/mark", &[("set", "here of school2")]);
    hall.post("/check-in/mark", &[("set", "here of school3")]);
    hall.next_round(1);
    let visitor = hall.app.visitor();
    let wall = visitor.get(&hall.path("/screen"));
    assert!(
        wall.sees("Sch 2") && !wall.sees("School 2"),
        "{}",
        wall.text()
    );
    // The wall shows the chosen look beside the short name.
    assert!(grounds(&wall, "body").contains(&grounds(&hall.get("/schools/school2"), ".pcard")[0]));
    let slips = read(&hall.file("/rounds/1/print/slips.pdf")).join("\n");
    assert!(
        slips.contains("Sch 2") && !slips.contains("School 2"),
        "{slips}"
    );
    // A copy of the event has the details.
    let json = String::from_utf8(hall.file("/event.json")).unwrap();
    assert!(
        json.contains("\"Sch 2\"") && json.contains("\"Umlazi\""),
        "{json}"
    );
}

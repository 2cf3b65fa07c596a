//! Creating an event and entering its players.

mod aliases;
mod check_page;
mod consents;
mod earlier_players;
mod early_grades;
mod equal_names;
mod import_list;
mod late_entry;
mod order;
mod presence;
mod ratings;
mod schools;
mod workbooks;

use super::harness::{App, Client, Page};

const NAMES: [&str; 24] = [
    "Thandiwe Mokoena",
    "Sipho Dlamini",
    "Ayanda Nkosi",
    "Dewi Lestari",
    "Zoë van Wyk",
    "Lerato Molefe",
    "Bongani Zulu",
    "Naledi Khumalo",
    "Kagiso Mabaso",
    "Amahle Ndlovu",
    "Pieter Botha",
    "Nomsa Sithole",
    "Tumelo Phiri",
    "Anele Cele",
    "Budi Santoso",
    "Siti Rahayu",
    "Lwazi Mthembu",
    "Zanele Radebe",
    "Johan Smit",
    "Palesa Tau",
    "Katlego Moloi",
    "Unathi Mbeki",
    "Refilwe Maseko",
    "Themba Ngcobo",
];

/// Creates an event by the form. Returns its address.
fn event(organiser: &Client) -> String {
    let form = organiser.get("/new").form("/new");
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let answer = organiser.post("/new", &form);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let place = answer.header("location");
    place.strip_suffix("/players").unwrap().to_owned()
}

fn checked(organiser: &Client, event: &str, list: &str) -> Page {
    organiser.post_parts(&format!("{event}/players/check"), &[("list", list)])
}

/// The rows of a preview that can be entered: given name, family name, alias, school, grade.
fn ready(page: &Page) -> Vec<String> {
    let values = |name: &str| page.attributes(&format!("table.ready input[name={name}]"), "value");
    let aliases = page.all("table.ready td.alias").into_iter();
    let cells = [
        values("given"),
        values("family"),
        values("school"),
        values("grade"),
    ];
    let [given, family, school, grade] = cells;
    let rows = given.iter().zip(family).zip(aliases).zip(school).zip(grade);
    let row = rows.map(|((((given, family), alias), school), grade)| {
        [given.as_str(), &family, &alias, &school, &grade]
            .join(" ")
            .trim_end()
            .to_owned()
    });
    row.collect()
}

/// Submits the preview of a list with some fields changed.
fn added(organiser: &Client, event: &str, page: &Page, changed: &[(&str, &str)]) -> Page {
    let add = format!("{event}/players/add");
    let mut form = page.form(&add);
    for (name, value) in changed {
        match form.iter_mut().find(|(known, _)| known == name) {
            Some(field) => field.1 = (*value).to_owned(),
            None => form.push(((*name).to_owned(), (*value).to_owned())),
        }
    }
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    organiser.post(&add, &form)
}

fn with_players(organiser: &Client, list: &str) -> String {
    let event = event(organiser);
    let page = checked(organiser, &event, list);
    let answer = added(organiser, &event, &page, &[]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    event
}

fn in_list(organiser: &Client, event: &str) -> Vec<String> {
    let first = format!("{event}/players");
    let others = organiser.get(&first).attributes("nav.pages a", "href");
    let pages = std::iter::once(first).chain(others.into_iter().skip(1));
    let rows = |page: String| {
        organiser
            .get(&page)
            .all("table.checkin tbody th[scope=row]")
    };
    pages.flat_map(rows).collect()
}

#[test]
fn a_new_event_needs_one_click() {
    let app = App::start();
    let organiser = app.organiser();
    let page = organiser.get("/new");
    assert_eq!(page.all("h1").len(), 1);
    assert_eq!(
        page.attributes("input[name=ruleset]", "value"),
        [
            "umlabalaba",
            "morabaraba",
            "gar",
            "isizulu",
            "isipowe",
            "isisuthu",
            "camelot",
            "reversi"
        ]
    );
    assert!(page.attributes("input[name=name]", "value")[0].starts_with("School cup "));
    let event = event(&organiser);
    let players = organiser.get(&format!("{event}/players"));
    assert_eq!((players.status, players.all("h1").len()), (200, 1));
    assert!(players.sees("2,000 rows and 2 MB"), "{}", players.text());
}

#[test]
fn an_invalid_new_event_form_keeps_its_values() {
    let app = App::start();
    let organiser = app.organiser();
    let typed = [
        ("name", "Zone cup"),
        ("ruleset", "morabaraba"),
        ("system", "monrad"),
        ("rounds", "5"),
        ("clock", "on-call"),
        ("seconds", "2"),
    ];
    let page = organiser.post("/new", &typed);
    assert_eq!(page.status, 422);
    assert!(
        page.sees("Seconds for a turn: type a number in the allowed range."),
        "{}",
        page.text()
    );
    let form = page.form("/new");
    let value = |name: &str| {
        form.iter()
            .find(|(n, _)| n == name)
            .map(|(_, v)| v.as_str())
    };
    for (name, typed) in typed {
        assert_eq!(value(name), Some(typed), "{name}");
    }
    let nameless = organiser.post(
        "/new",
        &[
            ("name", " "),
            ("ruleset", "umlabalaba"),
            ("system", "automatic"),
            ("clock", "off"),
        ],
    );
    assert_eq!(nameless.status, 422);
    assert!(
        nameless.sees("Name of the event is missing."),
        "{}",
        nameless.text()
    );
}

#[test]
fn twenty_four_names_are_pasted_checked_and_added() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, &NAMES.join("\n"));
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(
        page.sees("24 ready") && page.sees("Add 24 players"),
        "{}",
        page.text()
    );
    let answer = added(&organiser, &event, &page, &[]);
    let added = format!("{event}/players?notice=players-added&done=");
    assert!(answer.header("location").starts_with(&added));
    let page = organiser.get(&answer.header("location"));
    assert_eq!(in_list(&organiser, &event), NAMES);
    assert!(page.sees("24 of 24 here"), "{}", page.text());
    assert!(page.sees("Pair round 1"));
    assert_eq!(
        page.attributes(
            &format!("form[action='{event}/rounds/draft'] button"),
            "disabled"
        )
        .len(),
        0
    );
}

#[test]
fn a_bad_grade_is_shown_in_its_row_and_the_others_are_added() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let list = "Name,Surname,School,Grade,Phone\nThandiwe,Mokoena,North,6,082\nSipho,Dlamini,North,7,083\n\
                Ayanda,Nkosi,South,6,084\nDewi,Lestari,South,enam,085\n";
    let page = organiser.upload(
        &format!("{event}/players/check"),
        "file",
        "list.csv",
        list.as_bytes(),
    );
    assert!(
        page.sees("Row 5: There is no grade “enam”. Grades are R (or RR) and 1 to 12."),
        "{}",
        page.text()
    );
    assert!(
        page.sees("The column “Phone” is left out."),
        "{}",
        page.text()
    );
    let page = added(&organiser, &event, &page, &[]);
    assert!(page.sees("3 players were added."), "{}", page.text());
    assert!(
        page.sees("Row 5: There is no grade “enam”. Grades are R (or RR) and 1 to 12."),
        "{}",
        page.text()
    );
    assert_eq!(in_list(&organiser, &event).len(), 3);
    let answer = added(&organiser, &event, &page, &[("grade", "6")]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    assert_eq!(in_list(&organiser, &event).len(), 4);
}

#[test]
fn a_child_whose_grade_is_not_understood_may_come_without_one() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let list =
        "Name,Surname,Grade\nThandiwe,Mokoena,6\nDewi,Lestari,enam\n,Nkosi,elf\nAyanda,Zulu,9";
    let page = organiser.upload(
        &format!("{event}/players/check"),
        "file",
        "list.csv",
        list.as_bytes(),
    );
    assert!(page.sees("No grade"), "{}", page.text());
    let answer = added(&organiser, &event, &page, &[("choice-3", "no-grade")]);
    let listed = in_list(&organiser, &event);
    assert_eq!(listed.len(), 3, "{}", answer.text());
    assert!(answer.sees("Row 4"), "{}", answer.text());
}

#[test]
fn the_same_name_twice_is_asked_about() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(
        &organiser,
        &event,
        "Sipho Dlamini\nAyanda Nkosi\nSipho Dlamini",
    );
    assert!(
        page.sees("Row 3: Sipho Dlamini is in row 1 too. Is it the same child?"),
        "{}",
        page.text()
    );
    let page = added(&organiser, &event, &page, &[]);
    assert!(page.sees("2 players were added."), "{}", page.text());
    assert!(
        page.sees("Row 3: Sipho Dlamini is on the list already, as player 1."),
        "{}",
        page.text()
    );
    let kept = added(&organiser, &event, &page, &[("choice-3", "keep")]);
    assert_eq!(kept.status, 303, "{}", kept.text());
    assert_eq!(in_list(&organiser, &event).len(), 3);
    let page = checked(&organiser, &event, "Sipho Dlamini");
    let skipped = added(&organiser, &event, &page, &[("choice-1", "skip")]);
    assert_eq!(skipped.status, 303, "{}", skipped.text());
    assert_eq!(in_list(&organiser, &event).len(), 3);
}

#[test]
fn a_name_that_looks_the_same_is_asked_about_and_kept_as_everybody_types_it() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, "Zoe\u{308} van Wyk\nAnna Ndlovu");
    assert!(in_list(&organiser, &event).contains(&"Zo\u{eb} van Wyk".to_owned()));
    // An accent of its own, Cyrillic letters, Greek ones.
    for same in [
        "Zo\u{eb} van Wyk",
        "Zoe\u{308} van Wyk",
        "Аnnа Ndlоvu",
        "Αnna Ndlovu",
    ] {
        let page = checked(&organiser, &event, same);
        assert!(
            page.sees("is on the list already"),
            "{same}: {}",
            page.text()
        );
    }
    let page = checked(&organiser, &event, "Hanna Ndlovu");
    assert!(!page.sees("is on the list already"), "{}", page.text());
    let found = |typed: &str| {
        let page = organiser.get(&format!("{event}/players?find={typed}"));
        page.all("table.checkin tbody th[scope=row]").len()
    };
    for typed in ["zo%C3%AB", "zoe%CC%88", "zoe"] {
        assert_eq!(found(typed), 1, "{typed}");
    }
}

#[test]
fn the_same_form_sent_twice_enters_nobody_twice() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, &NAMES.join("\n"));
    added(&organiser, &event, &page, &[]);
    let again = added(&organiser, &event, &page, &[]);
    assert!(again.sees("No one was added yet."), "{}", again.text());
    assert_eq!(in_list(&organiser, &event).len(), 24);
}

#[test]
fn lists_beyond_the_limits_are_refused_with_a_sentence() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let check = format!("{event}/players/check");
    let many: Vec<String> = (0..2_001).map(|n| format!("Child {n}")).collect();
    let page = checked(&organiser, &event, &many.join("\n"));
    assert_eq!(page.status, 422);
    assert!(
        page.sees("The list has 2001 rows; at most 2000 are allowed."),
        "{}",
        page.all(".msg").join(" ")
    );
    let page = organiser.upload(
        &check,
        "file",
        "large.csv",
        &vec![b'a'; 2 * 1024 * 1024 + 1],
    );
    assert_eq!(page.status, 422);
    assert!(
        page.sees("The list is larger than 2 MB."),
        "{}",
        page.all(".msg").join(" ")
    );
    let page = checked(&organiser, &event, " \n ");
    assert!(
        page.sees("There are no names in the list."),
        "{}",
        page.text()
    );
}

#[test]
fn the_longest_list_is_imported() {
    let app = App::start();
    let organiser = app.organiser();
    let many: Vec<String> = (0..2_000)
        .map(|n| format!("Ñandú{n} Ångström{n}"))
        .collect();
    let event = with_players(&organiser, &many.join("\n"));
    assert_eq!(in_list(&organiser, &event).len(), 2_000);
}

//! The page of an event: the form of the organiser, and the public pages, files and answers with it.

use super::harness::Page;
use super::umpire::Hall;
use inkundla::desk::rights::EraseNames;
use inkundla::i18n::{Language, Localizer};
use inkundla::system_time::now;
use inkundla::view::published::{Published, folder};

/// All fields of the form.
const FORM: [(&str, &str); 10] = [
    ("first-day", "2026-11-28"),
    ("last-day", "2026-11-29"),
    ("place", "Umthombo Primary"),
    ("directions", "From the taxi rank past the clinic."),
    ("host", "Circuit 6"),
    ("contact", "desk@school.example"),
    (
        "description",
        "Bring a **hat**.\n\n<script>alert(1)</script> [x](javascript:alert(1))",
    ),
    ("regulations", "# Who may play\n\n- Grades 4 to 7"),
    (
        "sponsors",
        "Acacia Street Spaza https://spaza.example/\nThe parents",
    ),
    ("listed", "1"),
];

fn path(hall: &Hall, rest: &str) -> String {
    format!("/e/{}{rest}", hall.key)
}

fn announced() -> Hall {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let saved = teacher.post_and_look(&path(&hall, "/page"), &FORM);
    assert!(saved.sees("Event page saved"), "{}", saved.text());
    hall
}

/// That a page shows the announcement, and nothing of it runs.
fn shows(page: &str, what: &str) {
    for words in [
        "28 Nov – 29 Nov 2026",
        "Umthombo Primary",
        "From the taxi rank past the clinic.",
        "Circuit 6",
        "href=\"mailto:desk@school.example\">desk@school.example</a>",
        "Bring a <strong>hat</strong>.",
        "&#60;script&#62;alert(1)&#60;/script&#62;",
        "href=\"https://spaza.example/\">Acacia Street Spaza</a>",
        "The parents",
    ] {
        assert!(page.contains(words), "{what}: {words}");
    }
    assert!(!page.contains("<script>alert"), "{what}");
    assert!(!page.contains("href=\"javascript"), "{what}");
}

#[test]
fn the_texts_of_the_form_stand_on_public_pages_in_files_and_answers() {
    let hall = announced();
    let visitor = hall.app.visitor();
    let form = hall.app.signed_in("Ms Khumalo").get(&path(&hall, "/page"));
    let kept = form.form(&path(&hall, "/page"));
    for (name, value) in FORM {
        assert!(
            kept.contains(&(name.into(), value.into())),
            "{name}: {kept:?}"
        );
    }
    let event = visitor.get(&path(&hall, ""));
    shows(&event.body, "event");
    let regulations = path(&hall, "/about#regulations");
    assert!(event.attributes("main a", "href").contains(&regulations));
    let about = visitor.get(&path(&hall, "/about"));
    shows(&about.body, "about");
    let rules = "<h3>Who may play</h3><ul><li>Grades 4 to 7</li></ul>";
    assert!(about.body.contains(rules), "{}", about.text());

    let answer = visitor.get(&format!("/api/v1/events/{}", hall.key)).body;
    let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
    for (field, value) in [
        ("first_day", "2026-11-28"),
        ("last_day", "2026-11-29"),
        ("place", "Umthombo Primary"),
        ("host", "Circuit 6"),
        ("contact", "desk@school.example"),
        ("regulations", FORM[7].1),
    ] {
        assert_eq!(answer[field], value, "{field}");
    }
    assert_eq!(answer["sponsors"][0]["link"], "https://spaza.example/");

    let desk = &hall.app.desk;
    let published = Published::read(desk, &hall.key, now()).unwrap();
    let files = folder(
        &Localizer::of(Language::English).unwrap(),
        &published,
        now(),
    )
    .unwrap();
    let index = files.iter().find(|(name, _)| name == "index.html").unwrap();
    let index = String::from_utf8(index.1.clone()).unwrap();
    shows(&index, "published");
    assert!(index.contains(rules));
}

#[test]
fn long_regulations_are_folded() {
    let hall = Hall::open();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let folded = |text: &str| {
        let form = [("regulations", text), ("listed", "1")];
        assert_eq!(teacher.post(&path(&hall, "/page"), &form).status, 303);
        let about = hall.app.visitor().get(&path(&hall, "/about"));
        about.all("#regulations details").len()
    };
    assert_eq!(folded("Short."), 0);
    assert_eq!(folded(&"Many words. ".repeat(200)), 1);
}

#[test]
fn a_wrong_field_is_named_and_nothing_is_saved() {
    let hall = announced();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let before = teacher
        .get(&path(&hall, "/page"))
        .form(&path(&hall, "/page"));
    let long = |letters: usize| "x".repeat(letters);
    for (field, value, named) in [
        ("last-day", "2026-11-27".to_owned(), "Last day"),
        ("first-day", "tomorrow".to_owned(), "First day"),
        ("place", long(81), "Place"),
        ("directions", long(401), "How to find it"),
        ("host", long(81), "Host"),
        ("contact", long(81), "Contact"),
        ("description", long((8 << 10) + 1), "Description"),
        ("regulations", long((24 << 10) + 1), "Regulations"),
        ("sponsors", "Evil javascript://x".to_owned(), "Sponsors"),
        ("sponsors", "Name\n".repeat(13), "Sponsors"),
    ] {
        let form: Vec<(&str, &str)> = FORM
            .iter()
            .map(|(name, kept)| (*name, if *name == field { &*value } else { kept }))
            .collect();
        let page = teacher.post(&path(&hall, "/page"), &form);
        assert_eq!(page.status, 422, "{field}");
        assert!(
            page.all(".msg.bad")[0].contains(named),
            "{named}: {}",
            page.text()
        );
        let after = teacher
            .get(&path(&hall, "/page"))
            .form(&path(&hall, "/page"));
        assert_eq!(before, after, "{field}");
    }
    // The longest texts fit into the form, whatever their alphabet.
    let [most, less] = [24 << 10, 8 << 10].map(|bytes| "ṧ".repeat(bytes / 3));
    let form = [("regulations", &*most), ("description", &*less)];
    assert_eq!(teacher.post(&path(&hall, "/page"), &form).status, 303);
}

/// The lists of a visitor in which the event stands.
fn lists(hall: &Hall) -> Vec<&'static str> {
    let visitor = hall.app.visitor();
    let places = ["/", "/events", "/events?q=zone", "/api/v1/events"];
    let is_there = |place: &&str| visitor.get(place).body.contains(&hall.key);
    places.into_iter().filter(is_there).collect()
}

#[test]
fn an_event_by_link_only_is_in_no_list_and_its_pages_work() {
    let hall = announced();
    assert_eq!(lists(&hall).len(), 4);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let mut form = FORM;
    form[9] = ("listed", "0");
    let saved = teacher.post_and_look(&path(&hall, "/page"), &form);
    assert!(saved.sees("Event page saved"));
    assert!(lists(&hall).is_empty(), "{:?}", lists(&hall));
    let is_found = |page: Page| {
        assert_eq!(page.status, 200);
        assert_eq!(page.header("x-robots-tag"), "noindex");
    };
    for rest in [
        "",
        "/about",
        "/standings",
        "/rounds",
        "/find",
        "/boards/1/1",
    ] {
        is_found(hall.app.visitor().get(&path(&hall, rest)));
    }
    is_found(
        hall.app
            .visitor()
            .get(&format!("/api/v1/events/{}", hall.key)),
    );
    assert!(teacher.get("/").sees("Zone cup"), "its organiser has it");
    assert!(teacher.get("/events?show=own").sees("Zone cup"));
    let settings = teacher.get(&path(&hall, "/settings"));
    assert!(settings.sees("Only people who have the link"));
}

#[test]
fn place_days_and_listing_can_be_undone_and_the_history_has_no_text() {
    let hall = announced();
    let teacher = hall.app.signed_in("Ms Khumalo");
    let history = teacher.get(&path(&hall, "/history"));
    assert!(
        history.sees("The event page was changed"),
        "{}",
        history.text()
    );
    let (desk, right) = (&hall.app.desk, hall.organiser());
    let undo = history.attributes("a[href$='/undo']", "href");
    let line = undo[0].split('/').rev().nth(1).unwrap().parse().unwrap();
    desk.undo(&right, line, "", now()).unwrap();
    let event = desk.event(&hall.key).unwrap();
    assert_eq!(event.announcement, inkundla::store::Announcement::default());
    assert_eq!(desk.event_page(&event).unwrap().host, "Circuit 6");
    assert!(!history.body.contains("Circuit 6"), "{}", history.text());
}

#[test]
fn the_texts_go_with_the_names_of_the_event() {
    let hall = announced();
    let desk = &hall.app.desk;
    let event = desk.event(&hall.key).unwrap();
    assert_eq!(
        desk.event_page(&event).unwrap().contact,
        "desk@school.example"
    );
    let account = desk.account_named("Ms Khumalo").unwrap();
    let right = desk
        .right::<EraseNames>(&account, &hall.key, now())
        .unwrap();
    desk.erase_names(&right, now()).unwrap();
    assert!(desk.check().unwrap().findings.is_empty());
    assert_eq!(desk.event_page(&event).unwrap(), Default::default());
}

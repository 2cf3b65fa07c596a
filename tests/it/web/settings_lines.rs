//! The settings as lines: each is changed by itself.

use super::rounds::{EIGHT, Hall};
use inkundla::system_time::now;

/// All fields of the settings, as they stand.
fn stands(hall: &Hall) -> Vec<(String, String)> {
    let mut form = hall.get("/settings").form(&hall.path("/settings"));
    form.sort();
    form
}

/// Which fields are others than before.
fn changed(before: &[(String, String)], after: &[(String, String)]) -> Vec<String> {
    let is_new = |field: &&(String, String)| !before.contains(field);
    let new = after.iter().filter(is_new);
    let mut names: Vec<String> = new.map(|(name, _)| name.clone()).collect();
    names.dedup();
    names
}

#[test]
fn one_line_is_saved_and_changes_nothing_else() {
    let hall = Hall::with(&EIGHT);
    let lines: [(&str, &[(&str, &str)]); 8] = [
        ("name", &[("name", "Winter cup")]),
        ("format", &[("system", "swiss"), ("rounds", "3")]),
        ("schools", &[("school_rounds", "2"), ("same_school", "1")]),
        ("clock", &[("clock", "on-call"), ("seconds", "45")]),
        ("cards", &[("reds", "2")]),
        ("confirm", &[("confirm", "1")]),
        ("devices", &[("devices", "1")]),
        ("language", &[("language", "af")]),
    ];
    for (part, typed) in lines {
        let before = stands(&hall);
        let mut form = vec![("part", part)];
        form.extend(typed);
        assert_eq!(hall.post("/settings", &form).status, 303, "{part}");
        let after = stands(&hall);
        for name in changed(&before, &after) {
            let follows = part == "format" && name.starts_with("tiebreak_");
            let is_typed = typed.iter().any(|(typed, _)| *typed == name);
            assert!(is_typed || follows, "{part} changed {name}");
        }
        for (name, value) in typed {
            let field = ((*name).to_owned(), (*value).to_owned());
            assert!(after.contains(&field), "{part}: {name}");
        }
    }
    let page = hall.get("/settings");
    assert!(page.all("#set-name .v")[0].contains("Winter cup"));
    assert!(page.all("#set-clock .v")[0].contains("45 s"));
}

#[test]
fn a_line_that_is_wrong_opens_with_what_was_typed() {
    let hall = Hall::with(&EIGHT);
    assert!(
        hall.get("/settings")
            .all("details.setting[open]")
            .is_empty()
    );
    let typed = [("part", "clock"), ("clock", "on-call"), ("seconds", "4000")];
    let page = hall.post("/settings", &typed);
    assert_eq!(page.status, 422, "{}", page.text());
    assert_eq!(
        page.attributes("details.setting[open]", "id"),
        ["set-clock"]
    );
    assert_eq!(page.attributes("input[name=seconds]", "value"), ["4000"]);
    assert_eq!(page.all(".msg.bad[role=status]").len(), 1);
}

#[test]
fn what_somebody_else_changed_meanwhile_stays() {
    let hall = Hall::with(&EIGHT);
    let old = hall.get("/settings").form(&hall.path("/settings"));
    hall.post("/settings", &[("part", "language"), ("language", "zu")]);
    let mut form: Vec<(&str, &str)> = old.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    form.retain(|(name, _)| *name != "name");
    form.extend([("name", "Zone final"), ("part", "name")]);
    assert_eq!(hall.post("/settings", &form).status, 303);
    let event = hall.app.desk.event(&hall.key).unwrap();
    assert_eq!(event.name, "Zone final");
    assert_eq!(event.language.map(|one| one.tag()), Some("zu"));
    assert!(event.schedule.next(now()).is_none());
}

#[test]
fn what_is_fixed_says_so_and_every_section_is_reached() {
    let hall = Hall::with(&EIGHT);
    hall.next_round(1);
    let page = hall.get("/settings");
    assert_eq!(page.all("#event div.setting .small"), ["Fixed", "Fixed"]);
    assert!(page.sees("Round 1 is posted"));
    let sections = page.attributes(".set nav a", "href");
    assert_eq!(sections.len(), 9);
    for section in sections {
        assert_eq!(page.all(&format!("section{section}")).len(), 1, "{section}");
    }
    for page_of in [
        "/schedule",
        "/privacy",
        "/history",
        "/cards",
        "/copy.inkundla",
    ] {
        let href = hall.path(page_of);
        assert!(page.attributes("a.go", "href").contains(&href), "{page_of}");
    }
}

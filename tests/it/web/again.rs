//! A new event is proposed with the settings of the last one.

use super::harness::{App, Client, Page};
use super::umpire::Hall;

fn made(organiser: &Client, changes: &[(&str, &str)]) -> String {
    let form = organiser.get("/new").form("/new");
    let form = form
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    let mut form: Vec<(&str, &str)> = form
        .filter(|(name, _)| changes.iter().all(|(changed, _)| changed != name))
        .collect();
    form.extend(changes);
    let answer = organiser.post("/new", &form);
    assert_eq!(answer.status, 303, "{}", answer.text());
    let place = answer.header("location");
    place.trim_end_matches("/players").to_owned()
}

fn value(page: &Page, action: &str, field: &str) -> String {
    let form = page.form(action);
    let found = form.into_iter().find(|(name, _)| name == field);
    found.map(|(_, value)| value).unwrap_or_default()
}

const CHOSEN: [(&str, &str); 8] = [
    ("ruleset", "isizulu"),
    ("system", "monrad"),
    ("rounds", "5"),
    ("clock", "on-call"),
    ("seconds", "40"),
    ("language", "af"),
    ("confirm", "1"),
    ("reds", "3"),
];

#[test]
fn a_new_event_is_proposed_with_the_last_settings_or_the_defaults() {
    let app = App::start();
    let organiser = app.organiser();
    let plain = organiser.get("/new");
    assert!(!plain.sees("your last event"), "there was none");
    let event = made(&organiser, &[&[("name", "Zone cup")][..], &CHOSEN].concat());
    let settings = format!("{event}/settings");
    let form = organiser.get(&settings).form(&settings);
    let mut form: Vec<(&str, &str)> = form.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    form.retain(|(name, _)| !name.starts_with("tiebreak_"));
    form.extend([("tiebreak_1", "SB"), ("tiebreak_2", "WIN")]);
    assert_eq!(organiser.post(&settings, &form).status, 303);

    let page = organiser.get("/new");
    let like = "Same settings as “Zone cup”, your last event.";
    assert!(page.sees(like), "{}", page.text());
    for (field, chosen) in CHOSEN {
        let proposed = match field {
            "ruleset" => page
                .attributes("input[name=ruleset][checked]", "value")
                .concat(),
            field => value(&page, "/new", field),
        };
        assert_eq!(proposed, chosen, "{field}");
    }
    assert!(value(&page, "/new", "name").starts_with("School cup "));
    assert_eq!(value(&page, "/new", "tiebreak_1"), "SB");

    let tiebreaks = |event: &str| {
        let settings = format!("{event}/settings");
        let page = organiser.get(&settings);
        ["tiebreak_1", "tiebreak_2", "tiebreak_3"].map(|field| value(&page, &settings, field))
    };
    let second = made(
        &organiser,
        &[("name", "Second cup"), ("ruleset", "isizulu")],
    );
    assert_eq!(tiebreaks(&second), ["SB", "WIN", ""]);
    // The choices of another pairing system would make no sense.
    let other = [
        ("name", "Third"),
        ("ruleset", "isizulu"),
        ("system", "swiss"),
    ];
    let third = made(&organiser, &other);
    assert_ne!(tiebreaks(&third)[0], "SB");

    let forgotten = organiser.get(&page.attributes("a[href^='/new?']", "href")[0]);
    assert!(!forgotten.sees("your last event"));
    for field in [
        "system", "rounds", "clock", "seconds", "language", "confirm",
    ] {
        let usual = value(&plain, "/new", field);
        assert_eq!(value(&forgotten, "/new", field), usual, "{field}");
    }
}

#[test]
fn automatic_settings_are_proposed_as_automatic() {
    let app = App::start();
    let organiser = app.organiser();
    let event = made(&organiser, &[("name", "Zone cup")]);
    let list = [(
        "list",
        "Thandi Mkhize\nSipho Dube\nLerato Nkosi\nAyanda Zulu\nBongani Khoza",
    )];
    let page = organiser.post_parts(&format!("{event}/players/check"), &list);
    let add = format!("{event}/players/add");
    let form = page.form(&add);
    let form: Vec<(&str, &str)> = form.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    assert_eq!(organiser.post(&add, &form).status, 303);
    assert_eq!(
        organiser.post(&format!("{event}/rounds/draft"), &[]).status,
        303
    );
    assert_eq!(
        organiser
            .post(&format!("{event}/rounds/1/post"), &[])
            .status,
        303
    );
    let page = organiser.get("/new");
    assert_eq!(value(&page, "/new", "system"), "automatic");
    assert_eq!(value(&page, "/new", "rounds"), "");
}

#[test]
fn the_rules_are_one_tap_away_from_every_board() {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo").client;
    let visitor = hall.app.visitor();
    let watched = format!("/e/{}/boards/1/1", hall.key);
    let pages = [
        (&phone, format!("/u/{}", hall.codes[0]), "#live > header a"),
        (
            &phone,
            format!("/u/{}/replay", hall.codes[0]),
            "main > .links a, main > .row a",
        ),
        (&visitor, watched.clone(), "main .links a, main .row a"),
        (
            &visitor,
            format!("{watched}/replay"),
            "main .links a, main .row a",
        ),
        (
            &visitor,
            "/practice/umlabalaba".to_owned(),
            "main > .links a, main > .row a",
        ),
    ];
    for (who, path, place) in pages {
        let page = who.get(&path);
        let links = page.attributes(place, "href");
        let rules = links.iter().find(|link| link.contains("rules"));
        let rules = rules.unwrap_or_else(|| panic!("{path}: {links:?}"));
        assert!(
            page.attributes("details:not(#menu) a[href*=rules]", "href")
                .is_empty()
        );
        let page = who.get(rules);
        assert_eq!(page.status, 200, "{rules}");
        assert!(
            page.sees("Each player begins with 12 cows"),
            "{}",
            page.text()
        );
    }
}

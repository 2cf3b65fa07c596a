//! Fields that a form does not have.

use super::harness::{App, PHRASE};
use super::staff::invitation;
use super::umpire::Hall;
use inkundla::referee::ClockPolicy;
use inkundla::store::Role;

/// Fields that a careless program would take for columns of its tables.
const BESIDES: [(&str, &str); 10] = [
    ("id", "1"),
    ("account", "1"),
    ("account_id", "1"),
    ("owner", "Ms Other"),
    ("public_key", "mine"),
    ("key", "mine"),
    ("tournament_id", "1"),
    ("grant", "organiser"),
    ("until_ms", "9999999999999"),
    ("finished_at_ms", "1"),
];

fn with_more(form: &[(String, String)]) -> Vec<(String, String)> {
    let more = BESIDES
        .iter()
        .filter(|(name, _)| form.iter().all(|(known, _)| known != name));
    let more = more.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    form.iter().cloned().chain(more).collect()
}

fn typed(form: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = form
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    with_more(&owned.collect::<Vec<_>>())
}

fn borrowed(form: &[(String, String)]) -> Vec<(&str, &str)> {
    form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect()
}

#[test]
fn an_extra_field_grants_no_right() {
    let hall = Hall::with(ClockPolicy::Off);
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Helper);
    let helper = hall.app.visitor();
    let comes = typed(&[
        ("name", "Ms Zulu"),
        ("role", "organiser"),
        ("phrase", PHRASE),
    ]);
    assert_eq!(helper.post(&link, &borrowed(&comes)).status, 303);
    assert_eq!(
        helper.get(&format!("/e/{}/round-control", hall.key)).status,
        200
    );
    for inside in ["settings", "people", "privacy", "history"] {
        let page = helper.get(&format!("/e/{}/{inside}", hall.key));
        assert_eq!(page.status, 403, "{inside}");
    }
    let signs_in = [("name", "Ms Zulu"), ("phrase", PHRASE)];
    let page = hall.app.visitor().post("/signin", &signs_in);
    assert_eq!(page.status, 401, "a guest has no pass-phrase");
}

#[test]
fn an_extra_field_changes_nothing_of_another_account() {
    let app = App::start();
    let teacher = app.organiser();
    let other = app.another_organiser("Ms Other");
    let form = with_more(&teacher.get("/new").form("/new"));
    let made = teacher.post("/new", &borrowed(&form));
    assert_eq!(made.status, 303, "{}", made.text());
    let place = made.header("location");
    assert!(!place.contains("mine"), "{place}");
    assert_eq!(teacher.get(&place).status, 200);
    assert_eq!(other.get(&place).status, 404, "nobody else's");
    let changed = typed(&[
        ("old", PHRASE),
        ("new", "five black oxen"),
        ("name", "Ms Other"),
    ]);
    teacher.post("/account/phrase", &borrowed(&changed));
    let signs_in = |name, phrase| {
        let form = [("name", name), ("phrase", phrase)];
        app.visitor().post("/signin", &form).status
    };
    assert_eq!(signs_in("Ms Other", PHRASE), 303, "hers stays hers");
    assert_eq!(signs_in("Ms Khumalo", "five black oxen"), 303);
}

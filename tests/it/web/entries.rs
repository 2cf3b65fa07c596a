//! Entries: a parent and a school fill in the form, and the organiser accepts, declines and notes fees.

mod bounds;

use super::harness::{Client, Page};
use super::rounds::{EIGHT, Hall};
use super::umpire;
use inkundla::desk::Fault;
use inkundla::desk::registration::{FormOutcome, RegistrationSettings, SentForm};
use inkundla::formats::entrants_csv::RawRow;
use inkundla::system_time::now;

/// What an organiser settles: open, six places, a fee.
const SETTINGS: [(&str, &str); 6] = [
    ("open", "1"),
    ("places", "6"),
    ("fee", "30"),
    ("currency", "R"),
    ("consent", "1"),
    ("grade", "1"),
];

/// What a parent types.
const CHILD: [(&str, &str); 7] = [
    ("given", "Nomsa"),
    ("family", "Khoza"),
    ("school", "Umthombo Primary"),
    ("grade", "5"),
    ("contact", "Ms Khoza"),
    ("reach", "082 555 0199"),
    ("agreed", "1"),
];

fn settles(hall: &Hall, form: &[(&str, &str)]) -> Page {
    hall.post_and_look("/entries/settings", form)
}

/// The path of the form, from the page of the organiser.
fn form_path(hall: &Hall) -> String {
    let page = hall.get("/entries/settings");
    let address = page.attributes("#enter-link", "value").remove(0);
    address[address.find("/e/").unwrap()..].to_owned()
}

fn with<'a>(
    form: &[(&'a str, &'a str)],
    changed: &[(&'a str, &'a str)],
) -> Vec<(&'a str, &'a str)> {
    let kept = form
        .iter()
        .filter(|(name, _)| changed.iter().all(|(other, _)| other != name));
    kept.chain(changed).copied().collect()
}

/// A hall of three players with an open form, and its path.
fn open() -> (Hall, String, Client) {
    let hall = Hall::with(&EIGHT[..3]);
    settles(&hall, &SETTINGS);
    let path = form_path(&hall);
    let visitor = hall.app.visitor();
    (hall, path, visitor)
}

/// The form that a child was entered by; its private path.
fn enters(visitor: &Client, path: &str, changed: &[(&str, &str)]) -> String {
    let answer = visitor.post(path, &with(&CHILD, changed));
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.header("location")
}

fn players(hall: &Hall) -> Vec<String> {
    let players = hall.app.desk.entrants(&hall.right).unwrap();
    players.iter().map(|one| one.name.to_string()).collect()
}

/// The number of the entry of a child, from the list of the organiser.
fn id_of(page: &Page, name: &str) -> String {
    let names = page.all(".entries tbody tr label > span");
    let ids = page.attributes(".entries tbody tr input", "value");
    let at = names.iter().position(|one| one.contains(name)).unwrap();
    ids[at].clone()
}

fn decides(hall: &Hall, what: &str, entries: &[&str]) -> Page {
    let mut form = vec![("do", what)];
    form.extend(entries.iter().map(|id| ("entry", *id)));
    hall.post_and_look("/entries", &form)
}

/// An open form of another hall with one entry: its code and the secret of the entry. No entry has the secret
/// where the event takes none any more.
pub fn entered(hall: &umpire::Hall) -> (String, String) {
    let (desk, right) = (&hall.app.desk, hall.organiser());
    let settings = RegistrationSettings {
        is_open: true,
        ..RegistrationSettings::default()
    };
    desk.settle_registration(&right, settings.clone(), now())
        .unwrap();
    let code = desk.registration_code(right.event(), &settings);
    let form = SentForm {
        child: Some(RawRow {
            row: 1,
            given: "Nomsa".to_owned(),
            school: "Umthombo Primary".to_owned(),
            ..RawRow::default()
        }),
        contact: "Ms Khoza".to_owned(),
        reach: "082 555 0199".to_owned(),
        has_agreed: true,
        ..SentForm::default()
    };
    match desk.register((&hall.key, &code), None, &form, now()) {
        Ok(FormOutcome::Taken(secret)) => (code, secret),
        Err(Fault::NotFound) => (code, "0123456789abcdef0123456789abcdef".to_owned()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_child_is_entered_by_a_parent_and_becomes_a_player_once_accepted() {
    let (hall, path, visitor) = open();
    let form = visitor.get(&path);
    assert!(form.sees("3 of 6 places are taken"), "{}", form.text());
    assert!(form.sees("Fee: R30 for each player"));
    let receipt = enters(&visitor, &path, &[]);
    let page = visitor.get(&receipt);
    for words in ["Nomsa Khoza", "Received", "Fee: R30 to pay"] {
        assert!(page.sees(words), "{words}: {}", page.text());
    }
    // Nothing counts yet, and nobody sees it.
    assert_eq!(players(&hall).len(), 3);
    for rest in ["", "/find", "/about", "/standings"] {
        assert!(!visitor.get(&hall.path(rest)).body.contains("Khoza"));
    }
    assert!(hall.get("/players").sees("New entries: 1"));

    let list = hall.get("/entries");
    assert!(list.sees("Ms Khoza · 082 555 0199"), "{}", list.text());
    let one = format!("accept one {}", id_of(&list, "Nomsa Khoza"));
    let done = decides(&hall, &one, &[]);
    assert!(done.sees("The players are on the list"), "{}", done.text());
    assert!(players(&hall).contains(&"Nomsa Khoza".to_owned()));
    assert!(visitor.get(&receipt).sees("The player has a place"));
    assert!(hall.get("/players").sees("Entries"));

    // Taken back, the entry is new again.
    let mut undo = done.attributes("#undo[action]", "action");
    undo.extend(done.attributes("#undo a", "href"));
    let undo = undo[0].split('?').next().unwrap();
    assert_eq!(hall.organiser.post(undo, &[("to", "")]).status, 303);
    assert_eq!(players(&hall).len(), 3);
    assert!(visitor.get(&receipt).sees("Received"));
}

#[test]
fn what_is_wrong_is_named_and_what_was_typed_stays() {
    let (_hall, path, visitor) = open();
    for (changed, words) in [
        (("given", ""), "Given name is missing"),
        (("school", ""), "School is missing"),
        (("contact", ""), "Your name is missing"),
        (("reach", ""), "Phone or e-mail is missing"),
        (("agreed", ""), "Consent is missing"),
        (("grade", "banana"), "banana"),
    ] {
        let page = visitor.post(&path, &with(&CHILD, &[changed]));
        assert_eq!(page.status, 422, "{changed:?}");
        assert!(page.sees(words), "{changed:?}: {}", page.text());
        let kept = page.form(&path);
        for (name, value) in with(&CHILD, &[changed]) {
            let is_box = name == "agreed" && value.is_empty();
            assert!(
                is_box || kept.contains(&(name.into(), value.into())),
                "{name}: {kept:?}"
            );
        }
    }
}

#[test]
fn a_school_enters_a_list_and_is_accepted_as_a_whole() {
    let (hall, path, visitor) = open();
    settles(&hall, &with(&SETTINGS, &[("places", "")]));
    let form = visitor.get(&format!("{path}?list=1"));
    assert!(form.sees("one on each line"), "{}", form.text());
    let list = "Nomsa Khoza, 5\nBheki Ntuli, 6\nZanele Moyo, 4";
    let typed = [
        ("many", "1"),
        ("school", "Umthombo Primary"),
        ("list", list),
        ("contact", "Mr Ndlovu"),
        ("reach", "ndlovu@school.example"),
        ("agreed", "1"),
    ];
    let wrong = visitor.post(
        &path,
        &with(&typed, &[("list", "Nomsa Khoza, 5\nBheki Ntuli, 55")]),
    );
    assert_eq!(wrong.status, 422);
    assert!(wrong.sees("55"), "{}", wrong.text());
    assert!(hall.get("/entries").sees("Nobody has sent an entry"));
    let answer = visitor.post(&path, &typed);
    let receipt = visitor.get(&answer.header("location"));
    assert_eq!(receipt.all("h2").len(), 4, "{}", receipt.text());

    let school = "umthomboprimary";
    decides(&hall, &format!("accept of {school}"), &[]);
    let all = players(&hall);
    for name in ["Nomsa Khoza", "Bheki Ntuli", "Zanele Moyo"] {
        assert!(all.contains(&name.to_owned()), "{all:?}");
    }
    let entrants = hall.app.desk.entrants(&hall.right).unwrap();
    let zanele = entrants.iter().find(|one| one.name.given() == "Zanele");
    assert_eq!(zanele.unwrap().grade.unwrap().code(), "4");

    // Fees: one is paid, then all of the school.
    let list = hall.get("/entries");
    decides(&hall, "paid chosen", &[&id_of(&list, "Bheki Ntuli")]);
    let sums = || hall.get("/entries").all("tbody tr:last-child td.n");
    assert_eq!(sums(), ["R90", "R30", "R60", "R0"]);
    decides(&hall, &format!("paid of {school}"), &[]);
    assert_eq!(sums(), ["R90", "R90", "R0", "R0"]);
    let csv = hall.get("/entries.csv").body;
    assert!(csv.contains("Nomsa,Khoza,Umthombo Primary,5,,,accepted,30.00,30.00,Mr Ndlovu"));
    assert!(hall.file("/entries.xlsx").starts_with(b"PK"));
    assert!(hall.file("/print/entries.pdf").starts_with(b"%PDF"));
}

#[test]
fn who_comes_when_all_places_are_taken_waits_and_moves_up() {
    let (hall, path, visitor) = open();
    settles(&hall, &with(&SETTINGS, &[("places", "4")]));
    let first = enters(&visitor, &path, &[]);
    let second = enters(&visitor, &path, &[("given", "Bheki"), ("family", "Ntuli")]);
    assert!(visitor.get(&path).sees("All 4 places are taken"));
    let waiting = visitor.get(&second);
    assert!(waiting.sees("Waiting list: 1"), "{}", waiting.text());
    assert!(!waiting.sees("to pay"), "{}", waiting.text());
    // All new ones are accepted, and who waits is not.
    let id = id_of(&hall.get("/entries"), "Nomsa");
    assert!(hall.get("/entries?show=waiting").sees("Bheki Ntuli"));
    visitor.post_and_look(&first, &[("do", "withdraw"), ("entry", &id)]);
    assert!(visitor.get(&first).sees("You have withdrawn the entry"));
    assert!(visitor.get(&second).sees("Received"));
    decides(&hall, "accept new", &[]);
    assert!(players(&hall).contains(&"Bheki Ntuli".to_owned()));
    assert!(!players(&hall).contains(&"Nomsa Khoza".to_owned()));
}

#[test]
fn an_entry_is_changed_by_its_sender_until_it_is_accepted() {
    let (hall, path, visitor) = open();
    let receipt = enters(&visitor, &path, &[]);
    let id = id_of(&hall.get("/entries"), "Nomsa");
    let change = |grade: &'static str| {
        let mut form = with(&CHILD, &[("grade", grade), ("given", "Nomsa Precious")]);
        form.extend([("do", "change"), ("entry", id.as_str())]);
        visitor.post(&receipt, &form)
    };
    let wrong = change("banana");
    assert_eq!(wrong.status, 422);
    assert!(wrong.sees("banana"), "{}", wrong.text());
    assert_eq!(change("6").status, 303);
    assert!(visitor.get(&receipt).sees("Nomsa Precious Khoza"));
    decides(&hall, "accept chosen", &[&id]);
    assert_eq!(change("7").status, 422);
    // Withdrawn after it was accepted: the organiser reads it, and the player stays until then.
    visitor.post_and_look(&receipt, &[("do", "withdraw"), ("entry", &id)]);
    assert!(players(&hall).contains(&"Nomsa Precious Khoza".to_owned()));
    assert!(hall.get("/entries").sees("still on the list of players"));
}

#[test]
fn a_declined_entry_has_its_reason_and_can_be_erased() {
    let (hall, path, visitor) = open();
    let receipt = enters(&visitor, &path, &[]);
    let id = id_of(&hall.get("/entries"), "Nomsa");
    let form = [
        ("do", "decline chosen"),
        ("entry", id.as_str()),
        ("reason", "Only grades 6 and 7"),
    ];
    hall.post_and_look("/entries", &form);
    assert!(visitor.get(&receipt).sees("Only grades 6 and 7"));
    decides(&hall, "reopen chosen", &[&id]);
    assert!(visitor.get(&receipt).sees("Received"));
    hall.post_and_look("/entries", &form);
    decides(&hall, "erase chosen", &[&id]);
    assert_eq!(visitor.get(&receipt).status, 404);
    assert!(!hall.get("/entries").body.contains("Khoza"));
}

#[test]
fn a_child_who_is_a_player_already_is_pointed_out_to_the_organiser_alone() {
    let (hall, path, visitor) = open();
    let known = [
        ("given", "Thandiwe"),
        ("family", "Mkhize"),
        ("school", "School 1"),
    ];
    let receipt = visitor.get(&enters(&visitor, &path, &known));
    assert!(!receipt.sees("already"), "{}", receipt.text());
    let list = hall.get("/entries");
    assert!(
        list.sees("already a player of this name: number 1"),
        "{}",
        list.text()
    );
}

#[test]
fn the_public_page_leads_to_the_form_while_it_takes_entries() {
    let hall = Hall::with(&EIGHT[..3]);
    let visitor = hall.app.visitor();
    let links = |rest: &str| {
        let page = visitor.get(&hall.path(rest));
        page.attributes("#enter a", "href")
    };
    assert!(links("").is_empty(), "entries are closed");
    let shown = with(&SETTINGS, &[("shown", "1")]);
    settles(&hall, &shown);
    let form = form_path(&hall);
    assert_eq!(
        (links(""), links("/about")),
        (vec![form.clone()], vec![form])
    );
    settles(&hall, &with(&shown, &[("closes", "2020-01-01T10:00")]));
    assert!(links("").is_empty(), "the time is over");
    settles(&hall, &with(&shown, &[("opens", "2199-01-01T10:00")]));
    assert!(links("").is_empty(), "the time has not come");
    settles(&hall, &SETTINGS);
    assert!(links("").is_empty(), "the organiser does not show it");
}

//! From a new event to who is here.

use super::harness::{App, Client, Page};
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};

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

/// An event, by the form that a new organiser sees. Returns its address.
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

/// Presses the button on the page of a checked list, with some boxes changed.
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
    let page = organiser.get(&format!("{event}/players"));
    page.all("table.checkin tbody th[scope=row]")
}

#[test]
fn a_new_event_needs_one_press() {
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
fn a_new_event_with_a_fault_keeps_what_was_typed() {
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
        page.sees("Seconds for a turn is not a number in range."),
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
    assert_eq!(
        answer.header("location"),
        format!("{event}/players?said=players-added")
    );
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
fn a_bad_grade_is_said_in_its_row_and_the_others_are_added() {
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
        page.sees("Row 5: Grade \"enam\" is not a number. Use 1 to 12."),
        "{}",
        page.text()
    );
    assert!(page.sees("Not stored: Phone."), "{}", page.text());
    let page = added(&organiser, &event, &page, &[]);
    assert!(page.sees("3 players were added."), "{}", page.text());
    assert!(
        page.sees("Row 5: Grade \"enam\" is not a number. Use 1 to 12."),
        "{}",
        page.text()
    );
    assert_eq!(in_list(&organiser, &event).len(), 3);
    let answer = added(&organiser, &event, &page, &[("grade", "6")]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    assert_eq!(in_list(&organiser, &event).len(), 4);
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
        page.sees("Row 3: Same name as row 1. Is it the same child?"),
        "{}",
        page.text()
    );
    let page = added(&organiser, &event, &page, &[]);
    assert!(page.sees("2 players were added."), "{}", page.text());
    assert!(page.sees("Row 3: Same name as player 1"), "{}", page.text());
    let kept = added(&organiser, &event, &page, &[("choice-3", "keep")]);
    assert_eq!(kept.status, 303, "{}", kept.text());
    assert_eq!(in_list(&organiser, &event).len(), 3);
    let page = checked(&organiser, &event, "Sipho Dlamini");
    let skipped = added(&organiser, &event, &page, &[("choice-1", "skip")]);
    assert_eq!(skipped.status, 303, "{}", skipped.text());
    assert_eq!(in_list(&organiser, &event).len(), 3);
}

#[test]
fn the_same_form_sent_twice_enters_nobody_twice() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, &NAMES.join("\n"));
    added(&organiser, &event, &page, &[]);
    let again = added(&organiser, &event, &page, &[]);
    assert!(again.sees("Nobody was added yet."), "{}", again.text());
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
        page.sees("The list has 2001 rows. The most is 2000."),
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
fn the_longest_list_is_taken_in() {
    let app = App::start();
    let organiser = app.organiser();
    let many: Vec<String> = (0..2_000)
        .map(|n| format!("Ñandú{n} Ångström{n}"))
        .collect();
    let event = with_players(&organiser, &many.join("\n"));
    assert_eq!(in_list(&organiser, &event).len(), 2_000);
}

#[test]
fn two_columns_without_headings_can_be_read_the_other_way() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, "Mokoena, Thandiwe\nDlamini, Sipho");
    assert!(
        page.sees("We read each row as: family name, given name."),
        "{}",
        page.text()
    );
    let check = format!("{event}/players/check");
    let form = page.form(&check);
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let page = organiser.post_parts(&check, &form);
    assert!(
        page.sees("We read each row as: name, school, grade."),
        "{}",
        page.text()
    );
}

#[test]
fn a_press_marks_a_player_absent_and_another_one_here() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(
        &organiser,
        "name,school\nThandiwe Mokoena,North\nSipho Dlamini,North\nAyanda Nkosi,",
    );
    let players = format!("{event}/players");
    let press = |page: &Page, at: usize| {
        let set = page.attributes("button.toggle", "value")[at].clone();
        organiser.post_and_look(&format!("{event}/players/presence"), &[("set", &set)])
    };
    let page = press(&organiser.get(&players), 0);
    assert!(
        page.sees("2 of 3 here") && page.sees("1 of 2 here"),
        "{}",
        page.text()
    );
    let missing = organiser.get(&format!("{players}?show=missing"));
    assert_eq!(missing.all("th[scope=row]"), ["Thandiwe Mokoena"]);
    let page = press(&page, 0);
    assert!(page.sees("3 of 3 here"), "{}", page.text());
    press(&page, 0);
    press(&page, 2);
    let presence = format!("{event}/players/presence");
    let page = organiser.post_and_look(&presence, &[("set", "here of North")]);
    assert!(page.sees("2 of 3 here"), "{}", page.text());
    let page = organiser.post_and_look(&presence, &[("set", "here all")]);
    assert!(page.sees("3 of 3 here"), "{}", page.text());
    assert_eq!(
        organiser
            .get(&format!("{players}?find=siph"))
            .all("th[scope=row]"),
        ["Sipho Dlamini"]
    );
    let place = organiser
        .post(&presence, &[("set", "here all"), ("find", "Zoë & co")])
        .header("location");
    assert_eq!(place, format!("{players}?find=Zo%C3%AB%20%26%20co"));
}

#[test]
fn one_player_is_corrected_sent_home_and_removed() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, "Thandiwe Mokoena\nSipho Dlamini");
    let place = organiser
        .get(&format!("{event}/players"))
        .attributes("th[scope=row] a", "href");
    let words = |grade| {
        [
            ("given", "Thandi"),
            ("family", "Mokoena"),
            ("school", "North"),
            ("grade", grade),
        ]
    };
    let page = organiser.post(&place[0], &words("13"));
    assert_eq!(page.status, 422);
    assert!(
        page.sees("Grade \"13\" is not a number. Use 1 to 12."),
        "{}",
        page.text()
    );
    let page = organiser.post_and_look(&place[0], &words("6"));
    assert!(
        page.sees("Saved.") && page.sees("Thandi Mokoena"),
        "{}",
        page.text()
    );
    let page = organiser.post_and_look(&format!("{}/home", place[0]), &[]);
    assert!(page.sees("1 of 1 here"), "{}", page.text());
    let page = organiser.post_and_look(&format!("{}/remove", place[1]), &[]);
    assert!(!page.sees("Sipho"), "{}", page.text());
}

#[test]
fn once_a_round_is_posted_players_stay_and_newcomers_are_told_when_they_play() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, &NAMES[..4].join("\n"));
    posted(&app, &event);
    let place = organiser
        .get(&format!("{event}/players"))
        .attributes("th[scope=row] a", "href");
    let page = organiser.post(&format!("{}/remove", place[0]), &[]);
    assert!(
        page.sees("This player is in a round already"),
        "{}",
        page.text()
    );
    let page = checked(&organiser, &event, "Late Comer");
    assert!(
        page.sees("These players play from round 2"),
        "{}",
        page.text()
    );
    let page = organiser.get(&format!("{event}/players"));
    assert!(page.sees("Round 1 is being played."), "{}", page.text());
}

#[test]
fn what_the_rounds_depend_on_is_fixed_once_one_is_posted() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, &NAMES[..4].join("\n"));
    let settings = format!("{event}/settings");
    let save = |changed: &[(&str, &str)]| {
        let mut form = organiser.get(&settings).form(&settings);
        for (name, value) in changed {
            form.retain(|(known, _)| known != name);
            form.push(((*name).to_owned(), (*value).to_owned()));
        }
        let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        organiser.post(&settings, &form)
    };
    let answer = save(&[
        ("name", "Zone cup"),
        ("system", "monrad"),
        ("rounds", "3"),
        ("clock", "off"),
    ]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    let page = organiser.get(&settings);
    assert!(page.sees("Zone cup"), "{}", page.text());
    assert_eq!(page.attributes("input[name=rounds]", "value"), ["3"]);
    posted(&app, &event);
    let page = organiser.get(&settings);
    assert!(
        page.sees("Round 1 is posted. Game and pairing stay as they are"),
        "{}",
        page.text()
    );
    assert_eq!(
        page.all("select[name=system], select[name=ruleset]").len(),
        0
    );
    assert_eq!(
        save(&[("tiebreak_1", "WIN"), ("tiebreak_4", ""), ("rounds", "4")]).status,
        303
    );
    let page = organiser.get(&settings);
    let chosen = page.attributes("select[name^=tiebreak] option[selected]", "value");
    assert_eq!(chosen, ["WIN", "DE", "SB", "", ""]);
    let refused = organiser.post(&format!("{settings}/finish"), &[("finished", "1")]);
    assert_eq!(
        refused.status, 422,
        "a result of the round under way is missing"
    );
    assert!(
        refused.sees("2 results are missing: boards 1, 2."),
        "{}",
        refused.text()
    );
}

#[test]
fn an_event_is_finished_and_goes_on() {
    let app = App::start();
    let organiser = app.organiser();
    let settings = format!("{}/settings", with_players(&organiser, "Thandiwe Mokoena"));
    let page = organiser.post_and_look(&format!("{settings}/finish"), &[("finished", "1")]);
    assert!(page.sees("Open again"), "{}", page.text());
    let page = organiser.post_and_look(&format!("{settings}/finish"), &[("finished", "0")]);
    assert!(page.sees("Finish event"), "{}", page.text());
}

#[test]
fn the_event_of_another_organiser_is_not_there() {
    let app = App::start();
    let event = with_players(&app.organiser(), "Thandiwe Mokoena");
    let other = app.another_organiser("Mr Botha");
    for page in ["players", "players/1", "settings"] {
        assert_eq!(other.get(&format!("{event}/{page}")).status, 404, "{page}");
    }
    let words = [
        ("set", "absent all"),
        ("list", "X"),
        ("ready", "1\tX\t\t\t"),
        ("finished", "1"),
    ];
    for place in [
        "players/presence",
        "players/add",
        "players/1",
        "players/1/remove",
        "settings/finish",
    ] {
        assert_eq!(
            other.post(&format!("{event}/{place}"), &words).status,
            404,
            "{place}"
        );
    }
    assert_eq!(checked(&other, &event, "X").status, 404);
    let nobody = app.visitor().get(&format!("{event}/players"));
    assert_eq!(
        (nobody.status, nobody.header("location")),
        (303, format!("/signin?next={event}/players"))
    );
}

/// Drafts and posts the next round.
fn posted(app: &App, event: &str) {
    let now = inkundla::web::clock::now();
    let key = event.strip_prefix("/e/").unwrap();
    let organiser = app.desk.by_hand_of_the_operator(key).unwrap();
    let round = app.desk.draft_round(&organiser, now).unwrap();
    let organiser = app.desk.by_hand_of_the_operator(key).unwrap();
    app.desk
        .post_round(&organiser, round, "for the test", now)
        .unwrap();
}

#[test]
fn everybody_sees_aliases_and_only_what_is_posted() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(
        &organiser,
        "name,school\nThandiwe Mokoena,North\nSipho Dlamini,South\nZoë van Wyk,West",
    );
    let visitor = app.visitor();
    let page = visitor.get(&event);
    assert!(
        page.sees("No round is posted yet. Reload later, or ask the organiser."),
        "{}",
        page.text()
    );
    assert!(!page.sees("Thandiwe"));
    posted(&app, &event);
    let page = visitor.get(&event);
    assert_eq!(page.all("h1").len(), 1);
    for alias in ["Thandiwe M.", "Sipho D.", "Zoë"] {
        assert!(page.sees(alias), "{alias}: {}", page.text());
    }
    for family in ["Mokoena", "Dlamini", "Wyk"] {
        assert!(!page.body.contains(family), "{family}: {}", page.body);
    }
    assert!(
        page.sees("Not started") && page.sees("Without an opponent"),
        "{}",
        page.text()
    );
    assert_eq!(
        page.attributes("th a", "href"),
        [format!("{event}/boards/1/1")]
    );
    assert!(page.sees("Who makes three-in-a-row shoots at once"));
    assert!(!page.sees("Run this event"));
    assert!(organiser.get(&event).sees("Run this event"));
}

#[test]
fn who_watches_the_event_is_told_of_each_result() {
    let app = App::start();
    let event = with_players(&app.organiser(), "Thandiwe Mokoena\nSipho Dlamini");
    posted(&app, &event);
    let mut parts = app.visitor().follow(&format!("{event}/live"));
    assert!(parts.next().unwrap().contains("Not started"));
    let key = event.strip_prefix("/e/").unwrap();
    let organiser = app.desk.by_hand_of_the_operator(key).unwrap();
    let drawn = Scored {
        result: PairingResult::Drawn,
        shot: None,
    };
    let now = inkundla::web::clock::now();
    let place = (RoundNo(1), BoardNo(1));
    app.desk
        .enter_result(&organiser, place, Some(drawn), "", now)
        .unwrap();
    let part = parts.next().unwrap();
    assert!(part.contains("Draw") && !part.contains("Mokoena"), "{part}");
}

#[test]
fn a_script_gets_only_the_part_that_changed() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, "Thandiwe Mokoena\nSipho Dlamini");
    let players = organiser.get(&format!("{event}/players"));
    let set = players.attributes("button.toggle", "value")[0].clone();
    let answer = organiser.part(&format!("{event}/players/presence"), &[("set", &set)]);
    assert_eq!(answer.status, 303);
    let (status, body) = organiser.get_with(&format!("{event}/players"), ("x-fragment", "1"));
    let body = String::from_utf8(body).unwrap();
    assert!(
        status == 200 && body.contains("1 of 2 here") && !body.contains("<h1"),
        "{body}"
    );
}

//! Schools: spelling variants of one name, and merging of schools.

use super::{App, added, checked, event, with_players};

const LIST: &str = "name,school\nThandi Khumalo,Umlazi Primary\nSipho Dube,UMLAZI  primary\n\
    Anna Cele,Umlazi Primary\nDewi Lestari,Umlazi Prim.\nZoë Smit,Zulu High";

fn groups(page: &crate::web::harness::Page) -> Vec<String> {
    page.all("table.checkin tr.group b")
}

#[test]
fn schools_are_equal_regardless_of_case_and_blanks() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, LIST);
    let page = organiser.get(&format!("{event}/players"));
    let names = ["Umlazi Prim.", "Umlazi Primary", "Zulu High"];
    assert_eq!(groups(&page), names, "{}", page.text());
    let sets = page.attributes("tr.group button[name=set]", "value");
    assert!(sets.is_empty() || sets.len() == names.len(), "{sets:?}");
    let standings = organiser.get(&format!("{event}/standings"));
    let known = standings.attributes("select[name=school] option", "value");
    assert_eq!(known[1..], names);
    organiser.post(&format!("{event}/rounds/draft"), &[]);
    organiser.post(&format!("{event}/rounds/1/post"), &[]);
    for board in 1..=2 {
        let result = format!("{event}/rounds/1/boards/{board}/result");
        organiser.post(&result, &[("result", "1-0")]);
    }
    let path = format!("{event}/standings?school=umlazi+PRIMARY");
    let page = organiser.get(&path);
    assert_eq!(page.all("tbody tr").len(), 3, "{}", page.text());
    let schools = organiser.get(&format!("{event}/standings/schools"));
    assert!(schools.sees("3 players"), "{}", schools.text());
    assert_eq!(schools.all("tbody tr").len(), 3);
    let twice = checked(&organiser, &event, "name,school\nSipho Dube,umlazi-primary");
    assert!(twice.sees("player 2"), "{}", twice.text());
}

#[test]
fn schools_are_renamed_and_made_one_and_the_history_takes_it_back() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, LIST);
    let players = format!("{event}/players");
    let rename = format!("{players}/schools");
    let page = organiser.get(&players);
    assert!(page.sees("Are these the same school?"), "{}", page.text());
    let form = page.form(&rename);
    let both: Vec<&str> = form
        .iter()
        .filter(|(name, _)| name == "school")
        .map(|(_, value)| value.as_str())
        .collect();
    assert_eq!(both, ["Umlazi Prim.", "Umlazi Primary"]);
    let answer = [
        ("school", both[0]),
        ("school", both[1]),
        ("name", "Umlazi Primary"),
    ];
    assert_eq!(organiser.post(&rename, &answer).status, 303);
    let page = organiser.get(&players);
    assert_eq!(groups(&page), ["Umlazi Primary", "Zulu High"]);
    assert!(!page.sees("Are these the same school?"), "{}", page.text());

    let history = organiser.get(&format!("{event}/history"));
    let said = "School name changed for 1 player";
    assert!(history.sees(said), "{}", history.text());
    let last = history.attributes("a[href$='/undo']", "href").remove(0);
    let answer = organiser.get(&last);
    assert!(
        answer.sees("back the school that they had before"),
        "{}",
        answer.text()
    );
    assert_eq!(organiser.post(&last, &[]).status, 303);
    let page = organiser.get(&players);
    let before = ["Umlazi Prim.", "Umlazi Primary", "Zulu High"];
    assert_eq!(groups(&page), before);
    let history = organiser.get(&format!("{event}/history"));
    let last = history.attributes("a[href$='/undo']", "href").remove(0);
    assert_eq!(organiser.post(&last, &[]).status, 303);
    let page = organiser.get(&players);
    assert_eq!(groups(&page), ["Umlazi Primary", "Zulu High"]);

    let one = [("school", "Zulu High"), ("name", "Zululand High")];
    assert_eq!(organiser.post(&rename, &one).status, 303);
    assert!(organiser.get(&players).sees("Zululand High"));
    let nameless = [("school", "Zululand High"), ("name", " ")];
    assert_eq!(organiser.post(&rename, &nameless).status, 422);
    let unknown = [("school", "Nowhere"), ("name", "Zululand High")];
    assert_eq!(organiser.post(&rename, &unknown).status, 404);
}

#[test]
fn two_schools_with_near_names_are_asked_about_once() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, LIST);
    let players = format!("{event}/players");
    let page = organiser.get(&players);
    assert_eq!(page.all("form.near").len(), 1, "{}", page.text());
    assert!(page.sees("No, two schools"), "{}", page.text());
    let no = [
        ("school", "Umlazi Primary"),
        ("school", "Umlazi Prim."),
        ("distinct", "1"),
    ];
    assert_eq!(
        organiser.post(&format!("{players}/schools"), &no).status,
        303
    );
    let page = organiser.get(&players);
    assert!(!page.sees("Are these the same school?"), "{}", page.text());
    let names = ["Umlazi Prim.", "Umlazi Primary", "Zulu High"];
    assert_eq!(groups(&page), names);
    // The history says it and names no school.
    let history = organiser.get(&format!("{event}/history"));
    assert!(history.sees("Two schools with similar names stay separate"));
    assert!(!history.sees("Umlazi"), "{}", history.text());
    // Another name is asked about, of another event nothing is known.
    let page = checked(
        &organiser,
        &event,
        "name\tschool\nLate Child\tUmlasi Primary",
    );
    assert_eq!(added(&organiser, &event, &page, &[]).status, 303);
    // It is near to both others.
    let page = organiser.get(&players);
    assert_eq!(page.all("form.near").len(), 2, "{}", page.text());
    let other = with_players(&organiser, LIST);
    let page = organiser.get(&format!("{other}/players"));
    assert_eq!(page.all("form.near").len(), 1, "{}", page.text());
    // What is no pair of schools is no answer.
    for schools in [
        ["Umlazi Primary", "UMLAZI primary"],
        ["Umlazi Primary", "Nowhere"],
    ] {
        let form = schools.map(|name| ("school", name));
        let form = [&form[..], &[("distinct", "1")]].concat();
        let answer = organiser.post(&format!("{players}/schools"), &form);
        assert_eq!(answer.status, 404, "{schools:?}");
    }
}

#[test]
fn a_list_with_near_names_of_schools_is_asked_about_before_anybody_is_entered() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, LIST);
    assert_eq!(page.all("fieldset.same-school").len(), 1, "{}", page.text());
    let answers = page.attributes("input[name=same-school-0]", "value");
    assert_eq!(answers.len(), 3, "{answers:?}");
    let yes = answers.iter().find(|one| one.ends_with("\tUmlazi Primary"));
    let answer = [("same-school-0", yes.unwrap().as_str())];
    assert_eq!(added(&organiser, &event, &page, &answer).status, 303);
    let page = organiser.get(&format!("{event}/players"));
    assert_eq!(groups(&page), ["Umlazi Primary", "Zulu High"]);

    // A list does not rename a school that is there.
    let more = "name,school\nLate Child,Umlazi Primary School";
    let page = checked(&organiser, &event, more);
    let answers = page.attributes("input[name=same-school-0]", "value");
    assert_eq!(answers.len(), 2, "{answers:?}");
    assert!(answers[0].ends_with("\tUmlazi Primary"), "{answers:?}");
    assert_eq!(added(&organiser, &event, &page, &[]).status, 303);
    let page = organiser.get(&format!("{event}/players"));
    assert!(page.sees("Umlazi Primary School"), "nobody said yes");
}

//! The list of umpires, and the boards that they get.

use super::papers::{bytes, codes, read};
use super::rounds::{EIGHT, Hall};
use super::umpire::Phone;

const LINES: &str = "Nomsa Dube, School 1, isiZulu, English\nMr Botha; School 2\nMs Naidoo\n";

fn hall() -> Hall {
    let hall = Hall::with(&EIGHT);
    let page = hall.post_and_look("/umpires", &[("act", "add"), ("lines", LINES)]);
    assert!(page.sees("3 of 3 here"), "{}", page.text());
    hall
}

/// The names in the fields of the boards 1 to 4.
fn allotted(hall: &Hall, round: u16) -> Vec<String> {
    let page = hall.get(&format!("/rounds/{round}/umpires"));
    page.attributes("table input[list=umpires]", "value")
}

#[test]
fn a_posted_round_has_umpires_who_are_not_of_the_players_schools() {
    let hall = hall();
    hall.next_round(1);
    let names = allotted(&hall, 1);
    assert_eq!(names.len(), 4);
    for name in ["Nomsa Dube", "Mr Botha", "Ms Naidoo"] {
        assert!(names.iter().any(|one| one == name), "{name}: {names:?}");
    }
    let page = hall.get("/rounds/1/umpires");
    assert!(page.all("td .pill").is_empty(), "{}", page.text());
    let list = hall.get("/umpires");
    assert!(list.sees("isiZulu, English"), "{}", list.text());
    assert!(list.sees("Boards now: "), "{}", list.text());
    let history = hall.get("/history");
    assert!(history.sees("The list of umpires changed"));
}

#[test]
fn the_organiser_changes_umpires_by_hand_and_sees_the_own_school() {
    let hall = hall();
    hall.next_round(1);
    let all = ["b1", "b2", "b3", "b4"].map(|board| (board, "nomsa  DUBE"));
    let page = hall.post_and_look("/rounds/1/umpires", &all);
    assert!(page.all("td .pill").len() >= 2, "{}", page.text());
    assert_eq!(allotted(&hall, 1), ["Nomsa Dube"; 4]);
    let wrong = hall.post("/rounds/1/umpires", &[("b1", "Nobody Known")]);
    assert!(wrong.status >= 400);
    assert!(
        wrong.sees("“Nobody Known” is not on the list"),
        "{}",
        wrong.text()
    );
    let none = hall.post_and_look("/rounds/1/umpires", &[("b2", "")]);
    assert_eq!(none.status, 200);
    assert_eq!(allotted(&hall, 1)[1], "");
    // Only open boards get umpires again.
    hall.enter(1, 1, "1-0");
    hall.post("/umpires", &[("act", "away"), ("number", "1")]);
    hall.post_and_look("/rounds/1/umpires", &[("allot", "1")]);
    let page = hall.get("/rounds/1/umpires");
    let first = page.all("table tbody tr td:last-child")[0].clone();
    assert!(first.contains("Nomsa Dube"), "{first}");
    assert!(!allotted(&hall, 1).iter().any(|name| name == "Nomsa Dube"));
    hall.post("/umpires", &[("act", "away"), ("number", "0")]);
    let nobody = hall.post("/rounds/1/umpires", &[("allot", "1")]);
    assert!(nobody.status >= 400, "nobody is here");
}

#[test]
fn the_phone_and_the_card_of_a_board_know_its_umpire() {
    let hall = hall();
    hall.next_round(1);
    hall.post("/rounds/1/umpires", &[("b1", "Ms Naidoo")]);
    let cards = bytes(&hall.organiser, &hall.path("/rounds/1/print/cards.pdf"));
    assert!(read(&cards).join("\n").contains("Umpire: Ms Naidoo"));
    let code = codes(&cards).remove(0);
    let door = hall.app.visitor().get(&format!("/u/{code}"));
    assert_eq!(door.attributes("input[name=name]", "value"), ["Ms Naidoo"]);
    let phone = Phone::recording(hall.app.visitor(), &code, "Ms Naidoo");
    assert_eq!(phone.plays("E1").status, 200);
    let list = hall.get("/umpires");
    assert!(list.sees("1 game recorded"), "{}", list.text());
}

#[test]
fn outsiders_do_not_see_umpires() {
    let hall = hall();
    hall.next_round(1);
    let visitor = hall.app.visitor();
    for path in ["", "/rounds/1", "/standings", "/boards/1/1", "/about"] {
        let page = visitor.get(&hall.path(path));
        assert!(!page.body.contains("Nomsa"), "{path}");
    }
    assert_ne!(visitor.get(&hall.path("/umpires")).status, 200);
    assert_ne!(visitor.get(&hall.path("/rounds/1/umpires")).status, 200);
}

#[test]
fn an_umpire_is_corrected_noted_removed_and_erased() {
    let hall = hall();
    let twice = hall.post("/umpires", &[("act", "add"), ("lines", "MS NAIDOO")]);
    assert!(twice.status >= 400, "two names that look the same");
    let changed = [
        ("act", "change"),
        ("number", "2"),
        ("name", "Mr Bothma"),
        ("school", "School 3"),
        ("languages", "Afrikaans"),
        ("note", "Was calm and quick"),
    ];
    let page = hall.post_and_look("/umpires", &changed);
    assert!(page.sees("Mr Bothma"), "{}", page.text());
    assert!(page.sees("Was calm and quick"), "{}", page.text());
    let long = "x".repeat(300);
    let long = [
        ("act", "change"),
        ("number", "2"),
        ("name", "A B"),
        ("note", &long),
    ];
    assert!(hall.post("/umpires", &long).status >= 400);
    let page = hall.post_and_look("/umpires", &[("act", "remove"), ("number", "2")]);
    assert!(!page.sees("Bothma"), "{}", page.text());
    assert_eq!(
        hall.post("/umpires", &[("act", "remove"), ("number", "2")])
            .status,
        404
    );
    hall.post("/people/erase", &[("name", "Ms Naidoo")]);
    let page = hall.get("/umpires");
    assert!(!page.sees("Naidoo"), "{}", page.text());
    assert!(page.sees("1 of 1 here"), "{}", page.text());
}

#[test]
fn a_change_of_the_list_is_taken_back() {
    let hall = hall();
    let removed = hall.post_and_look("/umpires", &[("act", "remove"), ("number", "1")]);
    assert!(removed.sees("2 of 2 here"), "{}", removed.text());
    let look = removed.attributes("#undo a", "href").remove(0);
    let effect = hall.organiser.get(&look);
    let path = effect
        .attributes("main form[method=post]", "action")
        .remove(0);
    let form = effect.form(&path);
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let back = hall.organiser.post(&path, &form);
    assert_eq!(back.status, 303, "{}", back.text());
    assert!(hall.get("/umpires").sees("3 of 3 here"));
}

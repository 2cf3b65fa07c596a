//! The list of a school in the hands of its teacher: what may be corrected, until when, and the papers.

use super::id_of;
use super::of_school::{link, teacher};
use crate::web::harness::{Client, Page};
use crate::web::papers::{bytes, read};
use crate::web::rounds::{EIGHT, Hall};

fn names(hall: &Hall) -> Vec<String> {
    let players = hall.app.desk.entrants(&hall.right).unwrap();
    players.iter().map(|one| one.name.to_string()).collect()
}

fn corrects(adams: &Client, hall: &Hall, id: i64, given: &str, family: &str) -> Page {
    let path = hall.path(&format!("/own-school/{id}"));
    adams.post(&path, &[("given", given), ("family", family)])
}

#[test]
fn a_teacher_corrects_adds_and_withdraws_until_the_first_pairing() {
    let hall = Hall::with(&EIGHT);
    let (adams, page) = teacher(&hall, &link(&hall, "School 1"), "Mr Adams");
    assert!(page.sees("Correct the list"), "{}", page.text());
    let own = adams.get(&hall.path("/own-school"));
    assert_eq!(own.all(".own-list li").len(), 3, "{}", own.text());
    for other in ["Sipho", "Ayanda", "School 2"] {
        assert!(!own.body.contains(other), "{other}");
    }
    let thandiwe = id_of(&hall, "Thandiwe Mkhize");
    let form = [
        ("given", "Thandeka"),
        ("family", "Mabizela"),
        ("grade", "6"),
        ("gender", "f"),
        ("consent", "1"),
        ("school", "School 2"),
    ];
    let path = hall.path(&format!("/own-school/{thandiwe}"));
    assert_eq!(adams.post(&path, &form).status, 303);
    let players = hall.app.desk.entrants(&hall.right).unwrap();
    let now = players.iter().find(|one| one.id.0 == thandiwe).unwrap();
    assert_eq!(now.name.to_string(), "Thandeka Mabizela");
    assert_eq!(
        now.school.as_deref(),
        Some("School 1"),
        "never another school"
    );
    assert!(now.name.is_public() && now.grade.is_some());

    let new = [("given", "Zinhle"), ("family", "Cebekhulu")];
    assert_eq!(adams.post(&hall.path("/own-school"), &new).status, 303);
    let players = hall.app.desk.entrants(&hall.right).unwrap();
    let zinhle = players
        .iter()
        .find(|one| one.name.given() == "Zinhle")
        .unwrap();
    assert_eq!(zinhle.school.as_deref(), Some("School 1"));
    let nameless = adams.post(&hall.path("/own-school"), &[("given", " ")]);
    assert_eq!(nameless.status, 422, "{}", nameless.text());
    let gone = hall.path(&format!("/own-school/{}/withdraw", zinhle.id.0));
    assert_eq!(adams.post(&gone, &[]).status, 303);
    assert_eq!(names(&hall).len(), 8);

    // Nobody of another school, by no way.
    let sipho = id_of(&hall, "Sipho Zulu");
    assert_eq!(corrects(&adams, &hall, sipho, "Sipo", "Zulu").status, 404);
    let away = hall.path(&format!("/own-school/{sipho}/withdraw"));
    assert_eq!(adams.post(&away, &[]).status, 404);
    assert!(names(&hall).contains(&"Sipho Zulu".to_owned()));

    // The history says for which school, and the organiser takes it back.
    let history = hall.get("/history");
    assert!(
        history.sees("Mr Adams, School 1 (teacher of a school)"),
        "{}",
        history.text()
    );
    let last = history.attributes("a[href$='/undo']", "href").remove(0);
    assert_eq!(hall.organiser.post(&last, &[]).status, 303);
    assert!(names(&hall).contains(&"Zinhle Cebekhulu".to_owned()));
}

#[test]
fn after_the_first_pairing_only_a_spelling_is_corrected() {
    let hall = Hall::with(&EIGHT);
    let (adams, _) = teacher(&hall, &link(&hall, "School 1"), "Mr Adams");
    hall.next_round(1);
    let own = adams.get(&hall.path("/own-school"));
    assert!(
        own.sees("only the spelling of a name") && own.all("#add").is_empty(),
        "{}",
        own.text()
    );
    let thandiwe = id_of(&hall, "Thandiwe Mkhize");
    let other = corrects(&adams, &hall, thandiwe, "Nomsa", "Cele");
    assert!(
        other.status == 422 && other.sees("This looks like another person"),
        "{}",
        other.text()
    );
    assert_eq!(
        corrects(&adams, &hall, thandiwe, "Thandiwe", "Mkize").status,
        303
    );
    assert!(names(&hall).contains(&"Thandiwe Mkize".to_owned()));
    let new = [("given", "Zinhle"), ("family", "Cebekhulu")];
    let late = adams.post(&hall.path("/own-school"), &new);
    assert!(
        late.status == 422 && late.sees("closed for teachers"),
        "{}",
        late.text()
    );
    let away = hall.path(&format!("/own-school/{thandiwe}/withdraw"));
    assert_eq!(adams.post(&away, &[]).status, 422);
    assert_eq!(names(&hall).len(), 8);
}

#[test]
fn the_organiser_settles_whether_teachers_correct_their_lists() {
    let hall = Hall::with(&EIGHT);
    let (adams, _) = teacher(&hall, &link(&hall, "School 1"), "Mr Adams");
    assert_eq!(
        hall.get("/schools").all("#teachers input[checked]").len(),
        1
    );
    assert_eq!(hall.post("/schools", &[]).status, 303);
    let own = adams.get(&hall.path("/own-school"));
    assert!(own.sees("The organiser corrects this list") && own.all(".own-list form").is_empty());
    let thandiwe = id_of(&hall, "Thandiwe Mkhize");
    assert_eq!(
        corrects(&adams, &hall, thandiwe, "Thandwie", "Mkhize").status,
        422
    );
    hall.post("/schools", &[("correct", "1")]);
    assert_eq!(
        corrects(&adams, &hall, thandiwe, "Thandwie", "Mkhize").status,
        303
    );
}

#[test]
fn a_teacher_prints_the_papers_of_the_own_school() {
    let hall = Hall::with(&EIGHT);
    let (adams, _) = teacher(&hall, &link(&hall, "School 1"), "Mr Adams");
    let paper = |name: &str| {
        let pdf = bytes(&adams, &hall.path(&format!("/print/own-{name}.pdf")));
        read(&pdf).join("\n")
    };
    assert!(paper("report").contains("There are no results yet"));
    hall.next_round(1);
    hall.white_wins_everywhere(1);
    for (name, own) in [
        ("list", "Thandiwe Mkhize"),
        ("badges", "Thandiwe M."),
        ("boards", "Thandiwe Mkhize"),
        ("report", "Thandiwe Mkhize"),
    ] {
        let text = paper(name);
        assert!(text.contains(own), "{name}: {text}");
        // Opponents have the names that everybody sees.
        for other in ["Zulu", "Dube", "Molefe", "Sithole", "Meyer"] {
            assert!(!text.contains(other), "{name}: {other}: {text}");
        }
    }
}

#[test]
fn a_teacher_keeps_the_school_when_it_gets_another_name() {
    let hall = Hall::with(&EIGHT);
    let (adams, _) = teacher(&hall, &link(&hall, "School 1"), "Mr Adams");
    let rename = [("school", "School 1"), ("name", "Baobab Primary")];
    assert_eq!(hall.post("/players/schools", &rename).status, 303);
    let own = adams.get(&hall.path("/own-school"));
    assert!(
        own.sees("Baobab Primary") && own.all(".own-list li").len() == 3,
        "{}",
        own.text()
    );
    // Merged, the teacher sees the players of both; taken back, only the own ones.
    let merge = [("school", "Baobab Primary"), ("name", "School 3")];
    assert_eq!(hall.post("/players/schools", &merge).status, 303);
    assert_eq!(
        adams
            .get(&hall.path("/own-school"))
            .all(".own-list li")
            .len(),
        5
    );
    let history = hall.get("/history");
    let last = history.attributes("a[href$='/undo']", "href").remove(0);
    assert_eq!(hall.organiser.post(&last, &[]).status, 303);
    let own = adams.get(&hall.path("/own-school"));
    assert!(
        own.sees("Baobab Primary") && own.all(".own-list li").len() == 3,
        "{}",
        own.text()
    );
}

#[test]
fn a_new_link_of_a_school_ends_the_former_one() {
    let hall = Hall::with(&EIGHT);
    let former = link(&hall, "School 1");
    let (adams, _) = teacher(&hall, &former, "Mr Adams");
    let list = hall.get("/schools");
    assert!(
        list.sees("The link of its teacher works · 1 of 10"),
        "{}",
        list.text()
    );
    let renews = list.attributes("input[name=renews]", "value").remove(0);
    let form = [
        ("role", "school"),
        ("school", "School 1"),
        ("renews", &renews),
    ];
    let page = hall.post("/people/invite", &form);
    assert!(page.sees("Link for School 1"), "{}", page.text());
    assert_eq!(adams.get(&hall.path("/own-school")).status, 404);
    assert_eq!(hall.app.visitor().get(&former).status, 410);
}

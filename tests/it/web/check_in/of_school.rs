//! The link of a school: its teacher checks in the players of this school, sees no other names, and nothing else.

use super::{count, id_of, mark, stage};
use crate::web::harness::{Client, Page};
use crate::web::rounds::{EIGHT, Hall};
use crate::web::staff::made;
use inkundla::system_time::now;
use inkundla::tournament::Presence;

/// The link of a school, made on the page of the team.
pub fn link(hall: &Hall, school: &str) -> String {
    let form = [("role", "school"), ("school", school)];
    let page = hall.post("/people/invite", &form);
    assert!(page.sees(&format!("Link for {school}")), "{}", page.text());
    made(&page)
}

/// The teacher of a school, who has just come by its link.
pub fn teacher(hall: &Hall, link: &str, name: &str) -> (Client, Page) {
    let client = hall.app.visitor();
    let door = client.get(link);
    assert!(
        door.sees("You see only the names of this school"),
        "{}",
        door.text()
    );
    let page = client.post_and_look(link, &[("name", name)]);
    (client, page)
}

#[test]
fn a_teacher_sees_and_marks_the_players_of_the_school_only() {
    let hall = Hall::with(&EIGHT);
    stage(&hall, "open");
    let (adams, page) = teacher(&hall, &link(&hall, "School 1"), "Mr Adams");
    assert!(page.sees("0 of 3 here"), "{}", page.text());
    assert_eq!(
        page.all(".arrive li [data-main] b"),
        ["Lerato Aphane", "Pieter Mostert", "Thandiwe Mkhize"]
    );
    for other in ["Sipho", "Ayanda", "Kagiso", "Naledi", "Annelie", "School 2"] {
        assert!(!page.body.contains(other), "{other}: {}", page.text());
    }
    assert!(page.all("nav.tabs, #stage").is_empty());
    let page = mark(&adams, &hall, "here of school1");
    assert!(page.sees("3 of 3 here"), "{}", page.text());

    // Others cannot be marked, by no way.
    let sipho = id_of(&hall, "Sipho Zulu");
    for path in ["/check-in/mark", "/players/presence"] {
        for set in [
            format!("here {sipho}"),
            "here of school2".to_owned(),
            "here all".to_owned(),
        ] {
            let page = adams.post(&hall.path(path), &[("set", &set)]);
            assert!(
                page.status == 404 || page.status == 403,
                "{path} {set}: {}",
                page.status
            );
        }
    }
    assert_eq!(count(&hall, Presence::Here), 3);
    for path in [
        "/players",
        "/round-control",
        "/people",
        "/people/rights",
        "/settings",
        "/files",
        "/history",
    ] {
        assert_eq!(adams.get(&hall.path(path)).status, 403, "{path}");
    }
    // Public pages are those of a visitor: before round 1 they name nobody.
    let public = adams.get(&hall.path("/find?q=a"));
    assert!(!public.body.contains("Mkhize") && !public.body.contains("Sipho"));
    assert!(!adams.get("/").body.contains("/round-control"));

    // The teacher takes back what was wrong; the history names them.
    let undo = hall.app.desk.history(&hall.right, None, 1).unwrap()[0].clone();
    assert_eq!(
        (undo.audit.who.as_str(), undo.audit.role.as_str()),
        ("Mr Adams", "school")
    );
    let preview = adams.get(&hall.path(&format!("/history/{}/undo?to=check-in", undo.id)));
    assert!(preview.all("nav.tabs").is_empty(), "{}", preview.text());
    adams.post(
        &hall.path(&format!("/history/{}/undo", undo.id)),
        &[("to", "check-in")],
    );
    assert_eq!(count(&hall, Presence::Here), 0);
}

#[test]
fn the_link_ends_with_check_in_the_event_and_when_it_is_cancelled() {
    let hall = Hall::with(&EIGHT);
    stage(&hall, "open");
    let (first, second) = (link(&hall, "School 1"), link(&hall, "School 2"));
    let (adams, _) = teacher(&hall, &first, "Mr Adams");
    let (botha, _) = teacher(&hall, &second, "Ms Botha");
    // Who kept the link comes back by it.
    assert!(adams.get(&first).header("location").ends_with("/check-in"));

    stage(&hall, "closed");
    let page = adams.get(&hall.path("/check-in"));
    assert!(
        page.sees("Take a player who comes late to the organiser"),
        "{}",
        page.text()
    );
    let late = adams.post(&hall.path("/check-in/mark"), &[("set", "here of school1")]);
    assert_eq!(late.status, 403, "{}", late.text());
    stage(&hall, "open");

    let people = hall.get("/people");
    assert!(people.sees("Link for School 2") && people.sees("teacher of a school"));
    let newest = people.attributes("form[action$='/revoke'] button", "value");
    hall.post("/people/revoke", &[("invitation", &newest[0])]);
    assert_eq!(
        botha.get(&hall.path("/check-in")).status,
        404,
        "it ends for all at once"
    );
    assert_eq!(adams.get(&hall.path("/check-in")).status, 200);
    hall.app.desk.finish(&hall.right, now()).unwrap();
    assert_eq!(
        adams.get(&hall.path("/check-in")).status,
        404,
        "the event is over"
    );
    let wrong = hall.post(
        "/people/invite",
        &[("role", "school"), ("school", "Nowhere")],
    );
    assert_eq!(wrong.status, 422, "{}", wrong.text());
}

#[test]
fn a_teacher_of_two_schools_changes_by_the_other_link() {
    let hall = Hall::with(&EIGHT);
    stage(&hall, "open");
    let (adams, _) = teacher(&hall, &link(&hall, "School 1"), "Mr Adams");
    let page = adams.post_and_look(&link(&hall, "School 3"), &[]);
    assert!(
        page.sees("0 of 2 here") && page.sees("Ayanda Dube"),
        "{}",
        page.text()
    );
    assert!(!page.body.contains("Thandiwe"));
}

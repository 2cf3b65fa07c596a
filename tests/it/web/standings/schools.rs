//! Grades and schools, which have places of their own.

use super::Hall;
use inkundla::store::NewEntrant;
use inkundla::tournament::{About, Presence};

#[test]
fn a_grade_and_the_schools_have_places_of_their_own() {
    let hall = Hall::open();
    let parent = hall.app.visitor();
    let path = format!("/e/{}/standings/schools", hall.key);
    assert!(!parent.get(&path).sees("Umlazi"), "nothing is posted yet");
    hall.play(hall.draft());
    let page = hall.standings(&parent, "?grade=7");
    assert_eq!(page.all("tbody tr").len(), 2);
    assert!(page.sees("of all"), "the place in the event is told too");
    assert!(page.all("select[name=gender]").is_empty());
    let page = parent.get(&format!("{path}?best=1"));
    assert_eq!(page.all("tbody tr").len(), 2);
    assert!(page.sees("Umlazi Primary") && !page.sees("Mokoena"));
    let file = parent.get(&format!("{path}.csv?best=2")).body;
    assert!(file.starts_with("rank,school,points,counted,entered,players\r\n"));
    assert_eq!(file.lines().count(), 3, "{file}");
    let file = parent
        .get(&format!("/e/{}/standings.csv?grade=6", hall.key))
        .body;
    assert_eq!(file.lines().count(), 3, "{file}");
}

#[test]
fn schools_that_share_a_place_stand_as_people_look_for_them() {
    let hall = Hall::open();
    let names = [
        "Zulu High",
        "École Verte",
        "Élan Primary",
        "east Side",
        "Őrs Academy",
        "Ñandú School",
    ];
    let child = |school: &str| NewEntrant {
        name: inkundla::tournament::EntrantName::parse("Child", school).unwrap(),
        school: Some(school.to_owned()),
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    };
    let children: Vec<NewEntrant> = names.into_iter().map(child).collect();
    hall.app
        .desk
        .enter(&hall.right(), children, hall.at)
        .unwrap();
    hall.post(hall.draft());
    let path = format!("/e/{}/standings/schools", hall.key);
    let page = hall.app.visitor().get(&path);
    let schools = page.all("tbody th[scope=row] a");
    let file = hall.app.visitor().get(&format!("{path}.csv")).body;
    let of_file: Vec<&str> = file
        .lines()
        .skip(1)
        .map(|line| line.split(',').nth(1).unwrap())
        .collect();
    let ours = |all: &[&str]| -> Vec<String> {
        let all = all.iter().filter(|name| names.contains(*name));
        all.map(|name| (*name).to_owned()).collect()
    };
    let sorted = [
        "east Side",
        "École Verte",
        "Élan Primary",
        "Ñandú School",
        "Őrs Academy",
        "Zulu High",
    ];
    let shown: Vec<&str> = schools.iter().map(String::as_str).collect();
    assert_eq!(ours(&shown), sorted, "{}", page.text());
    assert_eq!(ours(&of_file), sorted, "{file}");
}

//! Links for results helpers: their limit, the names of helpers, and the removal of a helper.

use super::{helper, invitation, made};
use crate::web::harness::{App, Client, Page};
use crate::web::umpire::Hall;
use inkundla::referee::ClockPolicy;
use inkundla::store::Role;

fn comes(app: &App, link: &str, name: &str) -> (Client, Page) {
    let client = app.visitor();
    let page = client.post(link, &[("name", name)]);
    (client, page)
}

#[test]
fn a_removed_helper_cannot_rejoin_by_the_same_link() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let people = format!("/e/{}/people", hall.key);
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Helper);
    let (stays, page) = comes(&hall.app, &link, "Thandi");
    assert_eq!(page.status, 303);
    let (goes, page) = comes(&hall.app, &link, "Sipho");
    assert_eq!(page.status, 303);
    let listed = teacher.get(&people);
    let buttons = listed.attributes("form[action$='/away'] button", "value");
    let names = listed.all("form[action$='/away'] button");
    let at = names
        .iter()
        .position(|name| name.ends_with("Sipho"))
        .unwrap();
    let answer = teacher.post_and_look(&format!("{people}/away"), &[("account", &buttons[at])]);
    assert!(
        answer.sees("Their link was cancelled too"),
        "{}",
        answer.text()
    );
    let run = format!("/e/{}/round-control", hall.key);
    assert_eq!(goes.get(&run).status, 404);
    for way in [
        goes.post(&link, &[("name", "Sipho")]),
        comes(&hall.app, &link, "Lerato").1,
    ] {
        assert_eq!(way.status, 410, "{}", way.text());
    }
    assert_eq!(stays.get(&run).status, 200, "others who came by it stay");
    let again = teacher.post(&format!("{people}/invite"), &[("role", "helper")]);
    assert_eq!(comes(&hall.app, &made(&again), "Lerato").1.status, 303);
}

#[test]
fn names_at_an_event_are_unique() {
    let hall = Hall::with(ClockPolicy::Off);
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Helper);
    for name in [
        "Ms Khumalo",
        "ms  KHUMALO",
        "MsKhumalo",
        "Ms Khúmalo",
        "Ms Khumal\u{43e}",
        "\u{41c}s \u{39a}humalo",
        "Ms Khuma\u{200b}lo",
        "Ms KhumaIo",
    ] {
        let (_, page) = comes(&hall.app, &link, name);
        assert_eq!(page.status, 422, "{name}");
        assert!(page.sees("already has this name"), "{}", page.text());
    }
    assert_eq!(comes(&hall.app, &link, "Thandi").1.status, 303);
    assert_eq!(comes(&hall.app, &link, "THANDI ").1.status, 422);
    assert_eq!(comes(&hall.app, &link, "Thandi M").1.status, 303);
    let deputies = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Deputy);
    let form = [("name", "Tнandi"), ("phrase", "five black oxen")];
    assert_eq!(hall.app.visitor().post(&deputies, &form).status, 422);
}

#[test]
fn a_link_admits_as_many_as_the_organiser_set() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let people = format!("/e/{}/people", hall.key);
    let page = teacher.get(&people);
    let form = page.form(&format!("{people}/invite"));
    assert!(
        form.contains(&("guests".to_owned(), "10".to_owned())),
        "{form:?}"
    );
    let invite = |guests: &str| {
        let form = [("role", "helper"), ("guests", guests)];
        teacher.post(&format!("{people}/invite"), &form)
    };
    for wrong in ["0", "51", "many", "-1"] {
        assert_eq!(invite(wrong).status, 422, "{wrong}");
    }
    let link = made(&invite("3"));
    let come: Vec<u16> = (0..60)
        .map(|n| comes(&hall.app, &link, &format!("Guest {n}")).1.status)
        .collect();
    assert_eq!(come[..4], [303, 303, 303, 410]);
    let more = come.iter().skip(3).filter(|status| **status == 303);
    assert_eq!(more.count(), 0, "{come:?}");
    assert!(teacher.get(&people).sees("3 of 3 have joined"));
    made(&invite(""));
    assert!(teacher.get(&people).sees("0 of 10 have joined"));
}

#[test]
fn the_history_shows_the_role_of_each_action() {
    let hall = Hall::with(ClockPolicy::Off);
    let helper = helper(&hall, &hall.key);
    let result = format!("/e/{}/rounds/1/boards/1/result", hall.key);
    assert_eq!(helper.post(&result, &[("result", "1-0")]).status, 303);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let history = format!("/e/{}/history", hall.key);
    let page = teacher.get(&history);
    assert!(page.sees("Ms Zulu (helper)"), "{}", page.text());
    assert!(page.sees("Ms Khumalo (organiser)"), "{}", page.text());
    let csv = teacher.get(&format!("{history}.csv")).body;
    assert!(csv.contains(",Ms Zulu,helper,result.entered,1,1,"), "{csv}");
    let lines = hall.app.desk.history(&hall.organiser(), None, 500).unwrap();
    let bare = lines.iter().filter(|line| line.audit.role.is_empty());
    assert_eq!(bare.count(), 0, "each line has a role");
}

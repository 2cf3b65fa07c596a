//! A list of players taken back as a whole.

use super::harness::{App, Client};

const LIST: &str = "Thandi Mokoena\nSipho Dlamini\nLerato Nkosi";

/// An event with a list of players that was entered in one go.
fn entered() -> (App, Client, String) {
    let app = App::start();
    let teacher = app.organiser();
    let form = teacher.get("/new").form("/new");
    let mut form: Vec<(&str, &str)> = form
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    form.retain(|(name, _)| *name != "name");
    form.push(("name", "Zone cup"));
    let page = teacher.post("/new", &form);
    let event = page.header("location");
    let event = event.trim_end_matches("/players").to_owned();
    enter(&teacher, &event, LIST);
    (app, teacher, event)
}

fn enter(teacher: &Client, event: &str, list: &str) {
    let checked = teacher.post_parts(&format!("{event}/players/check"), &[("list", list)]);
    let add = format!("{event}/players/add");
    let form = checked.form(&add);
    let form: Vec<(&str, &str)> = form
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    assert_eq!(teacher.post(&add, &form).status, 303, "{}", checked.text());
}

fn ways_back(teacher: &Client, event: &str) -> Vec<String> {
    let history = teacher.get(&format!("{event}/history"));
    history.attributes("a[href$='/undo']", "href")
}

#[test]
fn a_list_is_taken_back_after_a_look_at_who_leaves() {
    let (_app, teacher, event) = entered();
    enter(&teacher, &event, "Ayanda Zulu");
    let ways = ways_back(&teacher, &event);
    assert_eq!(ways.len(), 2);
    let look = teacher.get(&ways[1]);
    assert!(
        look.sees("These 3 players leave the list"),
        "{}",
        look.text()
    );
    assert!(look.sees("2 Sipho Dlamini") && !look.sees("Ayanda"));
    let players = format!("{event}/players");
    assert!(
        teacher.get(&players).sees("Sipho Dlamini"),
        "only looked at"
    );
    let done = teacher.post_and_look(&ways[1], &[]);
    assert!(done.sees("Taken back.") && done.sees("3 players were taken off the list again"));
    let left = teacher.get(&players);
    assert!(left.sees("Ayanda Zulu") && !left.sees("Sipho Dlamini"));
    assert_eq!(ways_back(&teacher, &event), [ways[0].clone()]);
    assert_eq!(teacher.post(&ways[1], &[]).status, 409, "once");
    enter(&teacher, &event, LIST);
    assert!(teacher.get(&players).sees("Sipho Dlamini"), "and in again");
}

#[test]
fn a_list_stays_once_a_round_rests_on_it() {
    let (_app, teacher, event) = entered();
    let way = ways_back(&teacher, &event).remove(0);
    let drafted = teacher.post(&format!("{event}/rounds/draft"), &[]);
    assert_eq!(drafted.status, 303, "{}", drafted.body);
    assert_eq!(ways_back(&teacher, &event), Vec::<String>::new());
    let late = teacher.post(&way, &[]);
    assert_eq!(late.status, 409);
    assert!(late.sees("something else rests on it"), "{}", late.text());
    assert!(
        teacher
            .get(&format!("{event}/players"))
            .sees("Sipho Dlamini")
    );
    assert_eq!(
        teacher.get(&format!("{event}/history/999/undo")).status,
        404
    );
}

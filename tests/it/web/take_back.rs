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

fn undo_statuses(teacher: &Client, event: &str) -> Vec<String> {
    let history = teacher.get(&format!("{event}/history"));
    history.attributes("a[href$='/undo']", "href")
}

#[test]
fn a_list_is_taken_back_after_a_look_at_who_leaves() {
    let (_app, teacher, event) = entered();
    enter(&teacher, &event, "Ayanda Zulu");
    let ways = undo_statuses(&teacher, &event);
    assert_eq!(ways.len(), 2);
    let look = teacher.get(&ways[1]);
    assert!(
        look.sees("These 3 players are removed from the list"),
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
    assert!(done.sees("Undone.") && done.sees("3 players were removed from the list again"));
    let left = teacher.get(&players);
    assert!(left.sees("Ayanda Zulu") && !left.sees("Sipho Dlamini"));
    // The way back stands in the history itself, with its reason, and has a way back.
    let ways = undo_statuses(&teacher, &event);
    assert_eq!(ways.len(), 2);
    let look = teacher.get(&ways[0]);
    assert!(
        look.sees("These players come back to the list"),
        "{}",
        look.text()
    );
    assert!(look.sees("2 Sipho Dlamini"), "{}", look.text());
    let done = teacher.post_and_look(&ways[0], &[]);
    assert!(
        done.sees("3 players are on the list again"),
        "{}",
        done.text()
    );
    assert!(done.sees("Undone in the history"));
    let again = teacher.get(&players);
    assert!(again.sees("Sipho Dlamini") && again.sees("Ayanda Zulu"));
    assert_eq!(teacher.post(&ways[0], &[]).status, 409, "once");
}

/// The way back from what was done last.
fn last(teacher: &Client, event: &str) -> String {
    undo_statuses(teacher, event).remove(0)
}

#[test]
fn settings_and_rounds_are_looked_at_before_they_go_back() {
    let (_app, teacher, event) = entered();
    let settings = format!("{event}/settings");
    let mut form = teacher.get(&settings).form(&settings);
    form.retain(|(name, _)| name != "name");
    form.push(("name".to_owned(), "Province cup".to_owned()));
    let form: Vec<(&str, &str)> = form
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    assert_eq!(teacher.post(&settings, &form).status, 303);
    let way = last(&teacher, &event);
    let look = teacher.get(&way);
    assert!(look.sees("The settings were changed"), "{}", look.text());
    assert!(look.sees("Name of the event: Zone cup"), "{}", look.text());
    assert!(teacher.post_and_look(&way, &[]).sees("Zone cup"));

    teacher.post(&format!("{event}/rounds/draft"), &[]);
    let draft = last(&teacher, &event);
    let look = teacher.get(&draft);
    assert!(
        look.sees("The draft of round 1 is discarded"),
        "{}",
        look.text()
    );
    teacher.post(&format!("{event}/rounds/1/post"), &[]);
    let posted = last(&teacher, &event);
    let look = teacher.get(&posted);
    assert!(
        look.sees("Round 1 becomes a draft again"),
        "{}",
        look.text()
    );
    teacher.post(&posted, &[]);
    let again = last(&teacher, &event);
    let look = teacher.get(&again);
    assert!(look.sees("Round 1 is posted again"), "{}", look.text());
    teacher.post(&again, &[]);

    let enter = format!("{event}/rounds/1/boards/1/result");
    teacher.post(&enter, &[("result", "1-0")]);
    let history = teacher.get(&format!("{event}/history"));
    assert!(
        history.sees("Round 1 has results or recorded games"),
        "{}",
        history.text()
    );
    let way = last(&teacher, &event);
    let look = teacher.get(&way);
    assert!(look.sees("Round 1 goes back to:"), "{}", look.text());
    assert!(look.sees("Board 1: "), "{}", look.text());
    teacher.post(&way, &[]);
    let look = teacher.get(&last(&teacher, &event));
    assert!(look.sees("1–0"), "{}", look.text());
}

#[test]
fn a_list_stays_once_a_round_rests_on_it() {
    let (_app, teacher, event) = entered();
    let way = undo_statuses(&teacher, &event).remove(0);
    let drafted = teacher.post(&format!("{event}/rounds/draft"), &[]);
    assert_eq!(drafted.status, 303, "{}", drafted.body);
    assert!(!undo_statuses(&teacher, &event).contains(&way));
    let why = "This cannot be undone now. One of these players is in a round.";
    assert!(teacher.get(&format!("{event}/history")).sees(why));
    let late = teacher.post(&way, &[]);
    assert_eq!(late.status, 409);
    assert!(late.sees(why), "{}", late.text());
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

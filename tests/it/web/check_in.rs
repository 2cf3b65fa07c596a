//! Check-in: it is opened, players are marked by several people, it is closed, and only who is here is paired.

mod codes;
pub mod of_school;
mod own_list;
mod wall;

use super::harness::{Client, Page};
use super::rounds::{EIGHT, Hall};
use super::staff::invitation;
use inkundla::store::Role;
use inkundla::tournament::Presence;

/// The number of players with a presence.
fn count(hall: &Hall, presence: Presence) -> usize {
    let players = hall.app.desk.entrants(&hall.right).unwrap();
    players
        .iter()
        .filter(|one| one.presence == presence)
        .count()
}

fn stage(hall: &Hall, stage: &str) -> Page {
    hall.post_and_look("/check-in/stage", &[("stage", stage)])
}

fn mark(client: &Client, hall: &Hall, set: &str) -> Page {
    client.post_and_look(&hall.path("/check-in/mark"), &[("set", set)])
}

/// The id of a player by name.
fn id_of(hall: &Hall, name: &str) -> i64 {
    let players = hall.app.desk.entrants(&hall.right).unwrap();
    let found = players.iter().find(|one| one.name.to_string() == name);
    found.unwrap().id.0
}

#[test]
fn everybody_begins_as_not_yet_here_and_only_who_is_here_is_paired() {
    let hall = Hall::with(&EIGHT);
    let page = hall.get("/check-in");
    assert!(page.sees("Now everybody counts as here"), "{}", page.text());
    assert!(page.all(".arrive li").is_empty());
    let page = stage(&hall, "open");
    assert!(page.sees("0 of 8 here"), "{}", page.text());
    assert_eq!(page.all(".arrive li").len(), 8);
    assert_eq!(page.all("#missing li").len(), 8);

    let page = mark(&hall.organiser, &hall, "here of school1");
    assert!(page.sees("3 of 8 here"), "{}", page.text());
    assert_eq!(page.all("#missing li").len(), 5);
    let sipho = id_of(&hall, "Sipho Zulu");
    mark(&hall.organiser, &hall, &format!("here {sipho}"));
    let meyer = id_of(&hall, "Annelie Meyer");
    let page = mark(&hall.organiser, &hall, &format!("absent {meyer}"));
    assert!(page.sees("4 of 7 here"), "{}", page.text());
    let missing = hall.get("/check-in?show=missing&school=school3");
    assert_eq!(
        missing.all(".arrive li [data-main] b"),
        ["Ayanda Dube", "Naledi Sithole"]
    );
    let found = hall.get("/check-in?find=zul");
    assert_eq!(found.all(".arrive li [data-main] b"), ["Sipho Zulu"]);

    let draft = hall.post_and_look("/rounds/draft", &[]);
    assert!(
        draft.sees("Check-in is still open. 3 players are not here yet"),
        "{}",
        draft.text()
    );
    let players = hall.app.desk.entrants(&hall.right).unwrap();
    let is_here = |id: &i64| {
        let found = players.iter().find(|one| one.id.0 == *id).unwrap();
        found.presence == Presence::Here
    };
    let paired = hall.pairs(1).concat();
    assert!(
        !paired.is_empty() && paired.iter().all(is_here),
        "{paired:?}"
    );
    let draft = hall.post_and_look("/check-in/stage", &[("stage", "closed"), ("round", "1")]);
    assert!(draft.sees("Post round 1"), "{}", draft.text());
    assert!(!draft.sees("Check-in is still open"));
    let page = hall.get("/check-in");
    assert!(page.sees("Check-in is closed"), "{}", page.text());

    // A player who comes late is offered for the draft, and after posting plays from the next round on.
    let dube = id_of(&hall, "Ayanda Dube");
    let page = mark(&hall.organiser, &hall, &format!("here {dube}"));
    assert!(page.sees("Round 1 is a draft."), "{}", page.text());
    let draft = hall.get("/rounds/1/draft");
    assert!(draft.sees("Ayanda Dube") && draft.sees("Pair again"));
    hall.post("/rounds/1/post", &[("reason", "late")]);
    let page = hall.get("/check-in");
    assert!(page.sees("play from round 2 on"), "{}", page.text());
}

#[test]
fn opening_closing_and_dropping_are_undone() {
    let hall = Hall::with(&EIGHT);
    let form = [("stage", "open"), ("minutes", "45")];
    let page = hall.post_and_look("/check-in/stage", &form);
    assert!(page.sees("closes in 45 minutes"), "{}", page.text());
    mark(&hall.organiser, &hall, "here of school1");
    let page = stage(&hall, "closed");
    assert!(!page.sees("closes in"), "{}", page.text());
    assert!(
        page.sees("3 of 8 here"),
        "closing marks nobody: {}",
        page.text()
    );
    let page = stage(&hall, "open");
    assert!(page.sees("3 of 8 here"), "nor does opening again");
    stage(&hall, "not-used");
    assert_eq!(count(&hall, Presence::Here), 8);
    let history = hall.get("/history");
    for line in [
        "Check-in was opened",
        "Check-in was closed",
        "Check-in is not used any more",
    ] {
        assert!(history.sees(line), "{line}: {}", history.text());
    }
    let undo = hall.app.desk.history(&hall.right, None, 1).unwrap()[0].id;
    let preview = hall.get(&format!("/history/{undo}/undo"));
    assert!(preview.sees("Check-in is open again"), "{}", preview.text());
    hall.post(&format!("/history/{undo}/undo"), &[("to", "check-in")]);
    assert!(hall.get("/check-in").sees("3 of 8 here"));
}

#[test]
fn who_is_entered_while_it_is_open_is_not_here_yet() {
    let hall = Hall::with(&EIGHT);
    stage(&hall, "open");
    let rows = [("list", "Given name,Family name\nZodwa,Cele\n")];
    let page = hall
        .organiser
        .post_parts(&hall.path("/players/check"), &rows);
    let form = page.form(&hall.path("/players/add"));
    let form: Vec<(&str, &str)> = form
        .iter()
        .map(|(name, value)| (&**name, &**value))
        .collect();
    let added = hall.post("/players/add", &form);
    assert_eq!(added.status, 303, "{}", added.text());
    assert_eq!(count(&hall, Presence::Expected), 9);
}

#[test]
fn bad_input_is_refused_at_its_place_and_changes_nothing() {
    let hall = Hall::with(&EIGHT);
    for minutes in ["0", "601", "-5", "x"] {
        let page = hall.post(
            "/check-in/stage",
            &[("stage", "open"), ("minutes", minutes)],
        );
        assert_eq!(page.status, 422, "{minutes}");
        assert!(
            page.sees("Minutes until check-in is to close"),
            "{}",
            page.text()
        );
    }
    let page = hall.post("/check-in/stage", &[("stage", "ajar")]);
    assert_eq!(page.status, 422);
    stage(&hall, "open");
    for (set, status) in [("there 1", 422), ("here 99", 404), ("here of nowhere", 404)] {
        let page = hall.post("/check-in/mark", &[("set", set)]);
        assert_eq!(page.status, status, "{set}");
    }
    assert_eq!(count(&hall, Presence::Expected), 8);
}

#[test]
fn a_helper_marks_and_takes_back_but_does_not_close() {
    let hall = Hall::with(&EIGHT);
    stage(&hall, "open");
    let helper = hall.app.visitor();
    let link = invitation(&hall.app, &hall.key, "Ms Khumalo", Role::Helper);
    helper.post(&link, &[("name", "Ms Zulu")]);
    let page = mark(&helper, &hall, "here of school2");
    assert!(page.sees("3 of 8 here"), "{}", page.text());
    assert!(page.all("#stage").is_empty());
    let closed = helper.post(&hall.path("/check-in/stage"), &[("stage", "closed")]);
    assert_eq!(closed.status, 403);
    // What a helper marks arrives on the organiser's page by itself.
    let mut stream = hall.organiser.follow(&hall.path("/check-in/live"));
    let first = stream.next().unwrap();
    assert!(first.contains("3 of 8 here"), "{first}");
    let ayanda = id_of(&hall, "Ayanda Dube");
    mark(&helper, &hall, &format!("here {ayanda}"));
    let next = stream.next().unwrap();
    assert!(next.contains("4 of 8 here"), "{next}");
}

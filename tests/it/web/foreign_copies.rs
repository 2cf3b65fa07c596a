//! Copies of events that another hand has changed: they are read with every value before they are taken in, and one
//! event that cannot be read takes no list and no page with it.

use super::harness::{Client, PHRASE, Page};
use super::umpire::{Hall, Phone};
use inkundla::formats::archive::{ArchiveReader, ArchiveWriter, Row};
use inkundla::referee::ClockPolicy;
use serde_json::{Value, json};

/// A server with a recorded game, its owner, and the copy of the event.
fn copied() -> (Hall, Client, Vec<u8>) {
    let hall = Hall::with(ClockPolicy::Off);
    let phone: Phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.plays("R4");
    let teacher = hall.app.signed_in("Ms Khumalo");
    let path = format!("/e/{}/copy.inkundla", hall.key);
    let (status, bytes) = teacher.get_with(&path, ("accept-encoding", "identity"));
    assert_eq!(status, 200);
    (hall, teacher, bytes)
}

/// The copy with changed rows, and right sums.
fn altered(copy: &[u8], mut change: impl FnMut(&str, &mut Row)) -> Vec<u8> {
    rewritten(copy, |table, mut row| {
        change(table, &mut row);
        vec![(table.to_owned(), row)]
    })
}

fn rewritten(copy: &[u8], mut change: impl FnMut(&str, Row) -> Vec<(String, Row)>) -> Vec<u8> {
    let mut old = ArchiveReader::begin(copy).unwrap();
    let mut new = ArchiveWriter::begin(Vec::new(), old.head()).unwrap();
    while let Some((table, row)) = old.next_row().unwrap() {
        for (table, row) in change(&table, row) {
            new.row(&table, &row).unwrap();
        }
    }
    new.finish().unwrap().0
}

/// Looks at the copy and confirms.
fn restores(client: &Client, copy: &[u8]) -> Page {
    let page = client.upload("/backups", "file", "cup.inkundla", copy);
    assert_eq!(page.status, 200, "{}", page.text());
    let text = page.attributes("input[name=text]", "value");
    client.post_parts("/backups", &[("text", text[0].as_str()), ("agreed", "1")])
}

fn column(
    table: &'static str,
    name: &'static str,
    value: Value,
) -> (&'static str, &'static str, Value) {
    (table, name, value)
}

#[test]
fn a_copy_with_a_value_that_no_page_can_show_is_refused_and_changes_nothing() {
    let (hall, teacher, copy) = copied();
    let before = hall.app.visitor().get("/api/v1/events").body;
    let late = json!({"starts": "every-turn", "seconds": 4_294_967_295_u32}).to_string();
    for (table, name, value) in [
        column("tournaments", "ruleset", json!("nonsense")),
        column("tournaments", "clock", json!(late)),
        column("tournaments", "round_time", json!("{\"minutes\":99999999}")),
        column("tournaments", "delay", json!("xx")),
        // Of a version that has more columns.
        column("tournaments", "weather", json!("fine")),
        column("tournaments", "language", json!("tlh")),
        column("tournaments", "options", json!("{}")),
        column("tournaments", "name", json!("x".repeat(81))),
        column("tournaments", "name", json!("x".repeat(300_000))),
        column("tournaments", "schedule", json!("[")),
        column("tournaments", "created_at_ms", json!(i64::MAX)),
        column("entrants", "given", json!("x".repeat(81))),
        column("entrants", "school", json!("x".repeat(900))),
        column("rounds", "stage", json!("later")),
        column(
            "entries",
            "event",
            json!("{\"what\":\"turn-played\",\"turn\":\"<script>\"}"),
        ),
        column("entries", "at_ms", json!(i64::MAX)),
        column("pairings", "tournament_id", json!(-1)),
        column("entrants", "id", json!(i64::MAX)),
    ] {
        let copy = altered(&copy, |of, row| {
            if of == table {
                row.insert(name.to_owned(), value.clone());
            }
        });
        let page = restores(&teacher, &copy);
        assert_eq!(page.status, 422, "{table}.{name}: {}", page.text());
        assert!(page.sees("Nothing was changed"), "{}", page.text());
    }
    assert_eq!(hall.app.visitor().get("/api/v1/events").body, before);
    for path in ["/", "/new", "/backups"] {
        assert_eq!(teacher.get(path).status, 200, "{path}");
    }
    assert_eq!(restores(&teacher, &copy).status, 303, "unaltered, it comes");
}

#[test]
fn a_copy_brings_no_rights_and_no_rows_of_other_events() {
    let (hall, teacher, copy) = copied();
    let victim = hall.app.desk.event(&hall.key).unwrap().id.0;
    let guest = hall.app.another_organiser("Mr Other");
    let account = hall.app.desk.account_named("Mr Other").unwrap().id.0;
    let grant =
        json!({"account_id": account, "tournament_id": victim, "role": "organiser", "since_ms": 0});
    let with_grant = rewritten(&copy, |table, row| {
        let mut rows = vec![(table.to_owned(), row)];
        if table == "tournaments" {
            rows.push(("grants".to_owned(), grant.as_object().unwrap().clone()));
        }
        rows
    });
    assert_eq!(restores(&guest, &with_grant).status, 422);
    let twice = rewritten(&copy, |table, row| {
        let mut other = row.clone();
        other.insert("public_key".to_owned(), json!("ABCDEFGH"));
        other.insert("id".to_owned(), json!(77));
        let is_event = table == "tournaments";
        let rows = [Some(row), Some(other).filter(|_| is_event)];
        rows.into_iter()
            .flatten()
            .map(|row| (table.to_owned(), row))
            .collect()
    });
    assert_eq!(restores(&guest, &twice).status, 422);
    assert_eq!(
        guest.get(&format!("/e/{}/round-control", hall.key)).status,
        404
    );
    assert_eq!(
        teacher
            .get(&format!("/e/{}/round-control", hall.key))
            .status,
        200
    );
}

#[test]
fn one_event_that_cannot_be_read_takes_nothing_with_it_and_can_be_deleted() {
    let (hall, teacher, copy) = copied();
    let done = restores(&teacher, &copy);
    let key = done
        .header("location")
        .split('/')
        .nth(2)
        .unwrap()
        .to_owned();
    // As a newer version would write it.
    hall.app.sql(&format!(
        "UPDATE tournaments SET ruleset = 'newgame' WHERE public_key = '{key}'"
    ));
    for visitor in [hall.app.visitor(), hall.app.signed_in("Ms Khumalo")] {
        for path in ["/", "/api/v1/events"] {
            let page = visitor.get(path);
            assert_eq!(page.status, 200, "{path}");
            assert!(
                page.body.contains(&hall.key),
                "{path}: the other event stays"
            );
        }
    }
    for path in ["/backups", "/new", "/import", "/account"] {
        assert_eq!(teacher.get(path).status, 200, "{path}");
    }
    let home = teacher.get("/");
    assert!(home.sees("cannot be shown"), "{}", home.text());
    let delete = format!("/e/{key}/delete");
    assert!(home.attributes("a", "href").contains(&delete));
    assert!(
        teacher
            .get(&format!("/e/{key}/round-control"))
            .attributes("a", "href")
            .contains(&delete)
    );
    assert_eq!(
        hall.app.another_organiser("Mr Other").get(&delete).status,
        404
    );
    assert_eq!(hall.app.visitor().get(&delete).status, 303);
    teacher.post("/reauthenticate", &[("phrase", PHRASE)]);
    assert_eq!(teacher.post(&delete, &[("name", "Zone")]).status, 422);
    assert_eq!(teacher.post(&delete, &[("name", "Zone cup")]).status, 303);
    assert!(!teacher.get("/").sees("cannot be shown"));
    assert_eq!(teacher.get(&delete).status, 404);
}

#[test]
fn a_deleted_event_leaves_neither_its_name_nor_a_school() {
    let hall = Hall::with(ClockPolicy::Off);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let settings = format!("/e/{}/players/schools", hall.key);
    hall.app
        .sql("UPDATE entrants SET school = 'Zwelitsha Primary'");
    hall.app
        .sql("UPDATE tournaments SET schedule = '{\"place\":\"Zwelitsha hall\"}'");
    teacher.post("/reauthenticate", &[("phrase", PHRASE)]);
    let delete = format!("/e/{}/privacy/delete", hall.key);
    let done = teacher.post(&delete, &[("name", "Zone cup")]);
    assert_eq!(done.status, 303, "{settings}: {}", done.text());
    let (bytes, _) = hall
        .app
        .desk
        .archive(Vec::new(), inkundla::system_time::now())
        .unwrap();
    let mut archive = ArchiveReader::begin(bytes.as_slice()).unwrap();
    while let Some((table, row)) = archive.next_row().unwrap() {
        let text = Value::Object(row).to_string();
        for name in ["Zone cup", "Zwelitsha"] {
            assert!(!text.contains(name), "{table}: {text}");
        }
    }
}

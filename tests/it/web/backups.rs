//! Backups downloaded and restored in the browser.

use super::harness::{App, Client, Page};
use super::umpire::{Hall, Phone};
use inkundla::backup::BackupStore;
use inkundla::desk::archives::event_keys::EventKeys;
use inkundla::desk::archives::inspect;
use inkundla::referee::ClockPolicy;
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;

/// A server with a recorded game, and the copy of its event.
fn copied() -> (Hall, Client, Vec<u8>) {
    let hall = Hall::with(ClockPolicy::Off);
    let phone: Phone = hall.umpire("Ms Naidoo");
    phone.plays("E1");
    phone.does(&[("act", "resign"), ("side", "second")]);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let path = format!("/e/{}/copy.inkundla", hall.key);
    let (status, bytes) = teacher.get_with(&path, ("accept-encoding", "identity"));
    assert_eq!(status, 200);
    (hall, teacher, bytes)
}

fn looks(client: &Client, bytes: &[u8]) -> Page {
    client.upload("/backups", "file", "zone-cup.inkundla", bytes)
}

/// Confirms the preview.
fn agrees(client: &Client, page: &Page) -> String {
    let text = page.attributes("input[name=text]", "value");
    let form = [("text", text[0].as_str()), ("agreed", "1")];
    let done = client.post_parts("/backups", &form);
    assert_eq!(done.status, 303, "{}", done.text());
    done.header("location")
}

#[test]
fn an_event_is_restored_on_another_server_with_all_its_games() {
    let (hall, _, bytes) = copied();
    let other = App::start();
    let teacher = other.organiser();
    let page = looks(&teacher, &bytes);
    assert!(page.sees("Zone cup: 4 players, round 1"), "{}", page.text());
    assert!(page.sees("This event is not here yet"), "{}", page.text());
    assert!(other.desk.event(&hall.key).is_err(), "looked at only");
    let place = agrees(&teacher, &page);
    assert!(
        place.starts_with(&format!("/e/{}/round-control", hall.key)),
        "{place}"
    );
    assert!(teacher.get(&place).sees("The event is restored"));
    let board = format!("/e/{}/boards/1/1", hall.key);
    let (here, there) = (hall.app.visitor(), other.visitor());
    assert_eq!(
        here.get(&board).all(".last-turn"),
        there.get(&board).all(".last-turn")
    );
    let checked = other.desk.check().unwrap();
    assert_eq!((checked.games, checked.findings), (1, vec![]));
}

#[test]
fn a_copy_beside_the_original_event_gets_a_new_address() {
    let (hall, teacher, bytes) = copied();
    let page = looks(&teacher, &bytes);
    assert!(page.sees("This event is already here"), "{}", page.text());
    let place = agrees(&teacher, &page);
    let key = place.split('/').nth(2).unwrap().to_owned();
    assert_ne!(key, hall.key);
    assert!(
        teacher
            .get(&format!("/e/{key}/round-control"))
            .sees("Zone cup")
    );
    // What is done to the one is not done to the other, and every hash still fits.
    let result = format!("/e/{key}/rounds/1/boards/2/result");
    assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    let desk = &hall.app.desk;
    let missing = |key: &str| {
        let event = desk.event(key).unwrap();
        let tournament = desk.tournament(&event).unwrap();
        tournament.posted().map(|round| round.missing().len())
    };
    assert_eq!((missing(&hall.key), missing(&key)), (Some(1), Some(0)));
    let checked = desk.check().unwrap();
    assert_eq!((checked.games, checked.findings), (2, vec![]));
    // Cards of the copy open the boards of the copy.
    let event = desk.event(&key).unwrap();
    let boards = desk.boards(&event, RoundNo(1)).unwrap();
    let code = desk.code_of(&boards[1]).unwrap();
    assert!(!hall.codes.contains(&code));
}

#[test]
fn errors_in_a_file_are_shown_and_nothing_is_changed() {
    let (_, teacher, bytes) = copied();
    let mut damaged = bytes.clone();
    let middle = damaged.len() / 2;
    damaged[middle] ^= 0x55;
    let cut = &bytes[..bytes.len() / 2];
    let before = teacher.get("/").all("ul.plain li").len();
    for bytes in [damaged.as_slice(), cut, b"=cmd", b""] {
        let page = looks(&teacher, bytes);
        assert_eq!(page.status, 422, "{}", page.text());
        assert!(page.sees("backup"), "{}", page.text());
    }
    let form = [("text", "no digits"), ("agreed", "1")];
    assert_eq!(teacher.post_parts("/backups", &form).status, 422);
    assert_eq!(teacher.get("/").all("ul.plain li").len(), before);
    let whole = teacher.get_with("/backups/all.inkundla", ("accept-encoding", "identity"));
    let page = looks(&teacher, &whole.1);
    assert!(page.sees("on the command line"), "{}", page.text());
    assert!(page.attributes("input[name=text]", "value").is_empty());
}

#[test]
fn full_backups_are_only_for_the_owner_of_the_server() {
    let shelf = tempfile::tempdir().unwrap();
    let folder = BackupStore {
        folder: shelf.path().to_owned(),
        second: None,
    };
    let app = App::keeping(folder.clone());
    let owner = app.organiser();
    assert!(owner.get("/backups").sees("There is no backup yet"));
    let kept = folder.add(&app.desk, now(), "").unwrap().unwrap();
    let name = kept.path.file_name().unwrap().to_str().unwrap().to_owned();
    std::fs::write(shelf.path().join("holiday.jpg"), b"sea").unwrap();

    let page = owner.get("/backups");
    let links = page.attributes("table a", "href");
    assert_eq!(
        links,
        [format!("/backups/kept/{name}")],
        "copies, nothing else"
    );
    assert!(page.sees("0 minutes") && page.sees("kB"), "{}", page.text());
    let (status, bytes) = owner.get_with(&links[0], ("accept-encoding", "identity"));
    let file = std::fs::read(&kept.path).unwrap();
    assert!(status == 200 && bytes.ends_with(&file));
    let taken = inspect(bytes.as_slice(), EventKeys::default()).unwrap();
    assert_eq!(taken.locked.len(), 0, "its keys are inside");
    for strange in ["holiday.jpg", "..%2Ftest.db", "nothing.inkundla"] {
        assert_eq!(owner.get(&format!("/backups/kept/{strange}")).status, 404);
    }
    let other = app.another_organiser("Mr Other");
    assert!(!other.get("/backups").body.contains("/backups/kept/"));
    for path in ["/backups/all.inkundla", links[0].as_str()] {
        assert_eq!(other.get(path).status, 404, "{path}");
        assert_eq!(app.visitor().get(path).status, 303, "{path}");
    }
}

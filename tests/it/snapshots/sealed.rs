//! Automatic backups are sealed: erased names are in none of them any more.

use super::{Desktop, copies};
use crate::web::umpire::organiser;
use flate2::bufread::MultiGzDecoder;
use inkundla::desk::Desk;
use inkundla::desk::archives::event_keys::{EventKeys, FILE};
use inkundla::desk::archives::{Contents, KeyPolicy, inspect, restore};
use inkundla::desk::rights::{DeleteEvent, EraseNames};
use inkundla::store::Store;
use inkundla::system_time::now;
use std::fs;
use std::io::{Cursor, Read};
use std::path::Path;
use std::time::Duration;

/// Makes a backup, and returns its name.
fn made(hall: &Desktop) -> String {
    // Names of backups have milliseconds.
    std::thread::sleep(Duration::from_millis(2));
    let made = hall.shelf.add(&hall.desk, now(), "").unwrap().unwrap();
    assert!(made.trouble.is_none(), "{:?}", made.trouble);
    let name = made.path.file_name().unwrap();
    name.to_str().unwrap().to_owned()
}

/// Adds an event with the same players as the first.
fn second_event(hall: &Desktop) -> String {
    let right = organiser(&hall.desk, &hall.key);
    let (one, _) = (hall.desk.archive_event(&right, Vec::new(), now())).unwrap();
    let account = hall.desk.account_named("Ms Khumalo").unwrap();
    let joined = (hall.desk).join(Cursor::new(one), KeyPolicy::KeepOrNew, &account, now());
    joined.unwrap()
}

fn unpacked(bytes: &[u8]) -> String {
    let mut text = String::new();
    MultiGzDecoder::new(bytes)
        .read_to_string(&mut text)
        .unwrap();
    text
}

fn inside(folder: &Path, name: &str) -> Contents {
    let bytes = fs::read(folder.join(name)).unwrap();
    inspect(bytes.as_slice(), EventKeys::read(folder).unwrap()).unwrap()
}

/// The keys of the events that a backup opens.
fn opens(folder: &Path, name: &str) -> Vec<String> {
    let events = inside(folder, name).events.into_iter();
    events.map(|event| event.key).collect()
}

/// A database restored from a backup with the keys of its folder.
fn restored(hall: &Desktop, folder: &Path, name: &str) -> Desk {
    let file = hall.folder.path().join(format!("again-{name}.db"));
    let store = Store::open(&format!("sqlite:{}", file.display())).unwrap();
    let bytes = Cursor::new(fs::read(folder.join(name)).unwrap());
    restore(&store, bytes, EventKeys::read(folder).unwrap()).unwrap();
    Desk::open(store, Default::default()).unwrap()
}

fn plain(desk: &Desk) -> String {
    desk.archive(Vec::new(), now()).unwrap().1.content
}

#[test]
fn a_backup_alone_shows_no_name_and_with_its_keys_it_restores_everything() {
    let hall = Desktop::new();
    let name = made(&hall);
    for folder in [&hall.shelf.folder, &hall.stick()] {
        let text = unpacked(&fs::read(folder.join(&name)).unwrap());
        for word in ["Thandiwe", "okoena", "Zone cup"] {
            assert!(!text.contains(word), "{word}");
        }
        let again = restored(&hall, folder, &name);
        assert_eq!(plain(&again), plain(&hall.desk));
        assert_eq!(again.check().unwrap().findings, []);
        fs::remove_file(hall.folder.path().join(format!("again-{name}.db"))).unwrap();
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let keys = fs::metadata(hall.shelf.folder.join(FILE)).unwrap();
        assert_eq!(keys.permissions().mode() & 0o777, 0o600);
    }
    // A backup that leaves its folder has its keys with it.
    let taken = hall.shelf.read(&name).unwrap();
    let contents = inspect(taken.as_slice(), EventKeys::default()).unwrap();
    assert_eq!(contents.events.len(), 1);
}

#[test]
fn erased_names_and_deleted_events_are_in_no_backup_any_more() {
    let hall = Desktop::new();
    let other = second_event(&hall);
    let account = hall.desk.account_named("Ms Khumalo").unwrap();
    let before = made(&hall);
    let both = vec![hall.key.clone(), other.clone()];
    assert_eq!(opens(&hall.shelf.folder, &before), both);

    let erases = (hall.desk).right::<EraseNames>(&account, &hall.key, now());
    hall.desk.erase_names(&erases.unwrap(), now()).unwrap();
    let after = made(&hall);
    for folder in [&hall.shelf.folder, &hall.stick()] {
        assert_eq!(opens(folder, &before), [&*other]);
        assert_eq!(inside(folder, &before).locked, [hall.key.clone()].into());
        assert_eq!(opens(folder, &after), both);
    }
    let deletes = (hall.desk).right::<DeleteEvent>(&account, &other, now());
    hall.desk.delete_event(&deletes.unwrap(), now()).unwrap();
    let last = made(&hall);
    assert_eq!(opens(&hall.shelf.folder, &before), [""; 0]);
    assert_eq!(opens(&hall.shelf.folder, &after), [&*hall.key]);
    // The first backup restores what it still opens; the last one everything that is there.
    let old = restored(&hall, &hall.shelf.folder, &before);
    assert!(old.account_named("Ms Khumalo").is_ok());
    assert_eq!(old.check().unwrap().findings, []);
    let new = restored(&hall, &hall.shelf.folder, &last);
    assert_eq!(plain(&new), plain(&hall.desk));
}

#[test]
fn another_database_in_the_same_folder_takes_no_key() {
    let hall = Desktop::new();
    let name = made(&hall);
    let empty = hall.folder.path().join("empty.db");
    let empty = Store::open(&format!("sqlite:{}", empty.display())).unwrap();
    let empty = Desk::open(empty, Default::default()).unwrap();
    std::thread::sleep(Duration::from_millis(2));
    hall.shelf.add(&empty, now(), "").unwrap().unwrap();
    assert_eq!(copies(&hall.shelf.folder).len(), 2);
    for folder in [&hall.shelf.folder, &hall.stick()] {
        assert_eq!(opens(folder, &name), [&*hall.key]);
    }
}

#[test]
fn keys_that_cannot_be_read_are_left_as_they_are() {
    let hall = Desktop::new();
    made(&hall);
    let keys = hall.shelf.folder.join(FILE);
    fs::write(&keys, "damaged").unwrap();
    assert!(hall.shelf.add(&hall.desk, now(), "").is_err());
    assert_eq!(fs::read_to_string(keys).unwrap(), "damaged");
}

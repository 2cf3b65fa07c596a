//! Copies of a database, and back again.

use super::{DATABASE, DEMO, Folder, err, out, status};
use crate::store::base::empty_database;
use inkundla::backup::BackupStore;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::archives::event_keys::EventKeys;
use inkundla::desk::archives::inspect;
use inkundla::store::Store;
use inkundla::system_time::now;
use std::fs;
use std::io::BufReader;
use std::path::Path;

const COPY: &str = "cup.inkundla";

fn with_demo() -> Folder {
    let folder = Folder::new();
    drop(folder.demo());
    folder
}

fn content(path: &Path) -> String {
    let file = BufReader::new(fs::File::open(path).unwrap());
    inspect(file, EventKeys::default()).unwrap().foot.content
}

#[test]
fn a_whole_database_moves_to_postgresql_and_back_without_loss() {
    let folder = with_demo();
    let made = folder.run(&[&["backup", "-o", COPY][..], &DATABASE].concat());
    assert_eq!(status(&made), 0, "{}", err(&made));
    let first = content(&folder.path().join(COPY));

    let (server, _) = empty_database();
    for (step, url) in [&server, "sqlite:again.db"].into_iter().enumerate() {
        let from = if step == 0 {
            COPY.to_owned()
        } else {
            format!("copy{step}")
        };
        let call = ["restore", &from, "--yes", "--database", url];
        let restored = folder.run(&call);
        assert_eq!(status(&restored), 0, "{}", err(&restored));
        assert!(out(&restored).contains(DEMO), "{}", out(&restored));
        assert!(
            out(&restored).contains("24 players, round 3"),
            "{}",
            out(&restored)
        );
        let again = format!("copy{}", step + 1);
        let made = folder.run(&["backup", "-o", &again, "--database", url]);
        assert_eq!(status(&made), 0, "{}", err(&made));
        assert_eq!(content(&folder.path().join(&again)), first, "{url}");
    }
    let standings = |database: &[&str]| {
        out(&folder.run(&[&["export", "standings", DEMO][..], database].concat()))
    };
    let here = standings(&DATABASE);
    assert!(here.lines().count() > 24);
    assert_eq!(here, standings(&["--database", "sqlite:again.db"]));
}

#[test]
fn one_event_joins_those_of_another_database() {
    let (folder, other) = (with_demo(), with_demo());
    let copy = folder.path().join(COPY).display().to_string();
    let made = folder.run(&[&["backup", DEMO, "-o", &copy][..], &DATABASE].concat());
    assert_eq!(status(&made), 0, "{}", err(&made));

    let join = [
        &["restore", &copy, "--organiser", "demo", "--yes"][..],
        &DATABASE,
    ]
    .concat();
    let joined = other.run(&join);
    assert_eq!(status(&joined), 0, "{}", err(&joined));
    let output = out(&joined);
    let key = output
        .split_whitespace()
        .skip_while(|word| *word != "event")
        .nth(1)
        .unwrap();
    let standings = |folder: &Folder| {
        out(&folder.run(&[&["export", "standings", key][..], &DATABASE].concat()))
    };
    assert!(standings(&folder).lines().count() > 24);
    assert_eq!(standings(&folder), standings(&other));

    let check = |folder: &Folder| {
        let checked = folder.run(&[&["check"][..], &DATABASE].concat());
        assert_eq!(status(&checked), 0, "{}", out(&checked));
        out(&checked)
    };
    let noted = check(&other);
    let note = noted.lines().find(|line| line.starts_with("note: "));
    let note = note.unwrap_or_else(|| panic!("{noted}"));
    assert!(note.contains(key) && note.contains("signatures are from another server"));
    let published = out(&folder.run(&[&["export", "records", key][..], &DATABASE].concat()));
    let signed_with = note.rsplit(' ').next().unwrap();
    assert!(published.contains(&format!("key {signed_with}")), "{note}");
    assert!(!check(&folder).contains("note: "), "its own key at home");

    let twice = other.run(&join);
    assert_eq!(status(&twice), 1);
    assert!(
        err(&twice).contains("in this database already"),
        "{}",
        err(&twice)
    );
}

#[test]
fn a_copy_that_was_cut_changed_or_is_none_is_not_restored() {
    let folder = with_demo();
    folder.run(&[&["backup", "-o", COPY][..], &DATABASE].concat());
    let whole = fs::read(folder.path().join(COPY)).unwrap();
    let mut changed = whole.clone();
    let middle = changed.len() / 2;
    changed[middle] ^= 0x20;
    for (bytes, says) in [
        (&whole[..whole.len() / 2], "another copy"),
        (&whole[..whole.len() - 9], "another copy"),
        (&changed[..], "another copy"),
        (&b"no archive"[..], "no archive of Inkundla"),
        (&b""[..], "no archive of Inkundla"),
    ] {
        fs::write(folder.path().join("bad"), bytes).unwrap();
        let refused = folder.run(&["restore", "bad", "--yes", "--database", "sqlite:new.db"]);
        assert_eq!(status(&refused), 1);
        assert!(err(&refused).contains(says), "{}", err(&refused));
        assert!(!folder.path().join("new.db").exists());
    }
}

#[test]
fn restoring_asks_first_and_never_overwrites() {
    let folder = with_demo();
    folder.run(&[&["backup", "-o", COPY][..], &DATABASE].concat());
    let new = ["restore", COPY, "--database", "sqlite:new.db"];
    let no = folder.run_with_input(&new, "no\n");
    assert_eq!(status(&no), 1);
    assert!(out(&no).contains(DEMO) && err(&no).contains("nothing was changed"));
    assert!(!folder.path().join("new.db").exists());
    assert_eq!(status(&folder.run_with_input(&new, "yes\n")), 0);

    let full = folder.run(&[&["restore", COPY, "--yes"][..], &DATABASE].concat());
    assert_eq!(status(&full), 1);
    assert!(
        err(&full).contains("restore into a new one"),
        "{}",
        err(&full)
    );
    let again = folder.run(&[&["backup", "-o", COPY][..], &DATABASE].concat());
    assert_eq!(status(&again), 1, "a copy is not written over");
}

#[test]
fn the_server_copies_by_itself() {
    let folder = with_demo();
    let stick = folder.path().join("stick");
    fs::create_dir(&stick).unwrap();
    let serve = [
        &[
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--second-backups",
            "stick",
        ][..],
        &DATABASE,
    ]
    .concat();
    let mut server = folder.inkundla(&serve).spawn().unwrap();
    // The keys of the backups lie beside them, and a folder lists its files in any order.
    let copies = |path: &Path| {
        let files = fs::read_dir(path).into_iter().flatten().flatten();
        let files = files.map(|file| file.path());
        let made = files.filter(|file| file.extension().is_some_and(|end| end == "inkundla"));
        made.collect::<Vec<_>>()
    };
    let shelf = folder.path().join("inkundla-demo.db-backups");
    let mut tries = 0;
    while (copies(&shelf).is_empty() || copies(&stick).is_empty()) && tries < 1_200 {
        std::thread::sleep(std::time::Duration::from_millis(100));
        tries += 1;
    }
    server.kill().unwrap();
    server.wait().unwrap();
    let (made, second) = (copies(&shelf), copies(&stick));
    assert_eq!((made.len(), second.len()), (1, 1), "{made:?} {second:?}");
    assert_eq!(content(&made[0]), content(&second[0]));
}

#[test]
fn a_sealed_backup_is_restored_beside_its_keys_and_refused_without_them() {
    let folder = with_demo();
    let url = format!(
        "sqlite:{}",
        folder.path().join("inkundla-demo.db").display()
    );
    let desk = Desk::open(Store::open(&url).unwrap(), Hub::default()).unwrap();
    let backups = BackupStore {
        folder: folder.path().join("backups"),
        second: None,
    };
    let made = backups.add(&desk, now(), "").unwrap().unwrap();
    let newest = made.path;
    let alone = folder.path().join("alone.inkundla");
    fs::copy(&newest, &alone).unwrap();
    let restore = |file: &Path, into: &str| {
        let file = file.display().to_string();
        folder.run(&["restore", &file, "--yes", "--database", into])
    };
    let refused = restore(&alone, "sqlite:no.db");
    assert_eq!(status(&refused), 1);
    assert!(err(&refused).contains("inkundla.keys"), "{}", err(&refused));
    let restored = restore(&newest, "sqlite:again.db");
    assert_eq!(status(&restored), 0, "{}", err(&restored));
    assert!(out(&restored).contains("24 players, round 3"));
}

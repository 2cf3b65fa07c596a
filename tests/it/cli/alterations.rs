//! Alterations of a database by somebody who may write it, but has not the signing key: each is
//! noticed. The guards of the tables are taken away first, and nothing fires.

mod statements;

use super::official::{Played, open};
use crate::web::umpire::organiser;
use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::backup::BackupStore;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::integrity_check::{Checked, Witness};
use inkundla::formats::log_head::{KeptHead, SignedCheckpoint};
use inkundla::i18n::{Language, Localizer};
use inkundla::rules::Side;
use inkundla::store::{NewEntrant, Role, Store};
use inkundla::system_time::now;
use inkundla::tournament::{About, BoardNo, EntrantName, PairingResult, Presence, RoundNo, Scored};
use inkundla::view::published::{self, Published};
use statements::{LINES, PEOPLE_AND_RECORDS, ROWS};
use std::fs;
use std::path::Path;

/// An event with a closed and a posted round, a recorded game, a bye, consents and invitations.
fn event() -> (Played, String) {
    let played = Played::round();
    let (desk, right) = (&played.desk, organiser(&played.desk, &played.key));
    let fifth = NewEntrant {
        name: EntrantName::parse("Naledi", "Khumalo").unwrap(),
        school: None,
        grade: None,
        presence: Presence::Here,
        about: About::default(),
    };
    desk.enter(&right, vec![fifth], now()).unwrap();
    let round = desk.draft_round(&right, now()).unwrap();
    desk.post_round(&right, round, "", now()).unwrap();
    let won = Scored {
        result: PairingResult::Won(Side::First),
        shot: None,
    };
    desk.enter_result(&right, (RoundNo(2), BoardNo(1)), Some(won), "", now())
        .unwrap();
    let entrants = desk.entrants(&right).unwrap();
    for (child, answer) in [(0, true), (1, false)] {
        desk.set_consent(&right, entrants[child].id, Some(answer), now())
            .unwrap();
    }
    let today = (now(), now() + TimeDelta::hours(8));
    desk.invite(&right, (Role::Deputy, 1), today).unwrap();
    desk.sign_logs(now()).unwrap();
    let event = desk.event(&played.key).unwrap();
    let head = desk.log_head(&event).unwrap().unwrap().note();
    (played, head)
}

/// A copy of the database with its key, without guards, in a folder of its own.
fn copy(played: &Played, folder: &Path) -> String {
    for name in ["hall.db", "hall.db-wal", "hall.db.key"] {
        fs::copy(played.path(name), folder.join(name)).unwrap();
    }
    let file = folder.join("hall.db").display().to_string();
    let mut conn = SqliteConnection::establish(&file).unwrap();
    #[derive(QueryableByName)]
    struct Trigger {
        #[diesel(sql_type = diesel::sql_types::Text)]
        name: String,
    }
    let triggers: Vec<Trigger> =
        diesel::sql_query("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
            .load(&mut conn)
            .unwrap();
    assert!(triggers.len() > 30);
    for trigger in triggers {
        conn.batch_execute(&format!("DROP TRIGGER {}", trigger.name))
            .unwrap();
    }
    file
}

fn check(file: &str, witness: &Witness) -> Checked {
    let store = Store::open_to_read(&format!("sqlite:{file}")).unwrap();
    let desk = Desk::open(store, Hub::default()).unwrap();
    desk.check_with_progress(witness, &mut |_, _, _| ())
        .unwrap()
}

fn sentences(checked: &Checked) -> String {
    checked
        .findings
        .iter()
        .map(|finding| format!("{finding}\n"))
        .collect()
}

#[test]
fn every_alteration_of_a_database_is_noticed() {
    let (played, head) = event();
    let witness = Witness {
        heads: vec![KeptHead::parse(&head).unwrap()],
    };
    let all = ROWS.iter().chain(&PEOPLE_AND_RECORDS).chain(&LINES);
    let folder = tempfile::tempdir().unwrap();
    let before = check(&copy(&played, folder.path()), &witness);
    assert_eq!(before.findings, [], "before any alteration");
    assert!(before.lines > 15 && before.heads > 2, "{before:?}");
    let mut unnoticed = Vec::new();
    for (altered, expected) in all {
        let folder = tempfile::tempdir().unwrap();
        let file = copy(&played, folder.path());
        let mut conn = SqliteConnection::establish(&file).unwrap();
        conn.batch_execute(altered).unwrap();
        let said = sentences(&check(&file, &Witness::default()));
        if !said.contains(expected) {
            unnoticed.push(format!("{altered}\n  expected: {expected}\n  said: {said}"));
        }
    }
    assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
}

#[test]
fn a_file_put_back_to_yesterday_is_noticed_by_a_head_that_was_kept() {
    let (played, head) = event();
    let folder = tempfile::tempdir().unwrap();
    let yesterday = folder.path().join("hall.db").display().to_string();
    fs::copy(played.path("before.db"), &yesterday).unwrap();
    fs::copy(played.path("before.db-wal"), format!("{yesterday}-wal")).unwrap();
    fs::copy(played.path("hall.db.key"), format!("{yesterday}.key")).unwrap();
    assert_eq!(check(&yesterday, &Witness::default()).findings, []);
    let witness = Witness {
        heads: vec![KeptHead::parse(&head).unwrap()],
    };
    let said = sentences(&check(&yesterday, &witness));
    assert!(
        said.contains("perhaps an older copy was put back"),
        "{said}"
    );

    fs::write(played.path("kept.head"), &head).unwrap();
    let compared = [
        "check",
        "--database",
        "sqlite:hall.db",
        "--head",
        "kept.head",
    ];
    fs::copy(played.path("before.db"), played.path("old.db")).unwrap();
    fs::copy(played.path("before.db-wal"), played.path("old.db-wal")).unwrap();
    let args = [
        "check",
        "--database",
        "sqlite:old.db",
        "--head",
        "kept.head",
    ];
    let done = played.folder.run(&args);
    assert_eq!(super::status(&done), 1, "{}", super::err(&done));
    assert!(
        super::out(&done).contains("lines are missing"),
        "{}",
        super::out(&done)
    );
    let done = played.folder.run(&compared);
    assert_eq!(
        super::status(&done),
        0,
        "{}{}",
        super::out(&done),
        super::err(&done)
    );
    fs::write(played.path("kept.head"), "no head").unwrap();
    let done = played.folder.run(&compared);
    assert_eq!(super::status(&done), 2);
    assert!(super::err(&done).contains("holds no signed head of a log"));
}

#[test]
fn published_folders_backups_and_printed_lists_are_witnesses() {
    let (played, head) = event();
    let at = now();
    let published = Published::read(&played.desk, &played.key, at).unwrap();
    let t = Localizer::of(Language::ALL[0]).unwrap();
    fs::create_dir(played.path("web")).unwrap();
    for (name, bytes) in published::folder(&t, &published, at).unwrap() {
        fs::write(played.path("web").join(name), bytes).unwrap();
    }
    assert_eq!(
        fs::read_to_string(played.path("web/log-head.txt")).unwrap(),
        head
    );
    let backups = BackupStore {
        folder: played.path("backups"),
        second: None,
    };
    let made = backups.add(&played.desk, at, "").unwrap().unwrap();
    let printed = SignedCheckpoint::parse(&head).unwrap().checkpoint.printed();
    for ending in ["db", "db-wal"] {
        let file = |name: &str| played.path(&format!("{name}.{ending}"));
        fs::copy(file("before"), file("old")).unwrap();
    }
    let backup = made.path.display().to_string();
    for kept in ["web", &*backup, &*printed] {
        for (database, expected) in [("sqlite:hall.db", 0), ("sqlite:old.db", 1)] {
            let args = ["check", "--database", database, "--head", kept];
            let done = played.folder.run(&args);
            let said = format!("{}{}", super::out(&done), super::err(&done));
            assert_eq!(super::status(&done), expected, "{kept}: {said}");
        }
    }
    let mut altered = printed.into_bytes();
    let last = altered.last_mut().unwrap();
    *last = if *last == b'0' { b'1' } else { b'0' };
    let altered = String::from_utf8(altered).unwrap();
    let args = ["check", "--database", "sqlite:hall.db", "--head", &altered];
    assert_eq!(super::status(&played.folder.run(&args)), 1);
    let args = ["check", "--database", "sqlite:hall.db", "--head", "no-file"];
    assert_eq!(super::status(&played.folder.run(&args)), 2);
}

#[test]
fn whoever_signs_anew_needs_the_key() {
    let (played, _) = event();
    let folder = tempfile::tempdir().unwrap();
    let file = copy(&played, folder.path());
    let mut conn = SqliteConnection::establish(&file).unwrap();
    // Another key: heads and lines are made anew, as if the event had been so from the beginning.
    fs::remove_file(folder.path().join("hall.db.key")).unwrap();
    conn.batch_execute("DELETE FROM log_heads; UPDATE logs SET signed_size = 0")
        .unwrap();
    drop(conn);
    let folder = super::Folder(folder);
    let forger = open(&folder, "hall.db");
    let signed = forger.sign_logs(now()).unwrap();
    assert_eq!(signed, 2);
    let checked = forger.check().unwrap();
    // With the forger's key beside it nothing is wrong; the published key tells.
    let event = played.desk.event(&played.key).unwrap();
    let key = played.desk.public_key(&event).unwrap();
    assert_ne!(forger.public_key(&event).unwrap(), key);
    assert!(
        checked.elsewhere.iter().any(|one| one.key == key),
        "{checked:?}"
    );
}

#[test]
fn after_a_change_of_the_key_the_log_continues_and_old_signatures_stay_valid() {
    let (played, head) = event();
    fs::rename(played.path("hall.db.key"), played.path("hall.db.key.old")).unwrap();
    let server = open(&played.folder, "hall.db");
    let event = server.event(&played.key).unwrap();
    let right = organiser(&server, &played.key);
    server.keep_names_for(&right, Some(7), now()).unwrap();
    server.sign_logs(now()).unwrap();
    let after = server.log_head(&event).unwrap().unwrap();
    let before = SignedCheckpoint::parse(&head).unwrap();
    assert!(after.is_genuine() && !before.is_signed_by(&after.public_key));
    let witness = Witness {
        heads: vec![before.checkpoint.into()],
    };
    let checked = server.check_with_progress(&witness, &mut |_, _, _| ());
    let checked = checked.unwrap();
    assert_eq!(checked.findings, []);
    assert!(!checked.elsewhere.is_empty(), "the notes name the old key");
}

#[test]
fn proofs_of_the_command_line_hold_without_the_database() {
    let (played, head) = event();
    let run = |args: &[&str]| {
        let done = played.folder.run(args);
        (super::status(&done), super::out(&done), super::err(&done))
    };
    let database = ["--database", "sqlite:hall.db"];
    let log = |args: &[&str]| run(&[&["log"], args, &database].concat());
    assert_eq!(log(&["head", &played.key]), (0, head, String::new()));
    let (_, lines, _) = log(&["lines", &played.key]);
    assert!(
        lines.lines().count() > 15 && !lines.contains("Mokoena"),
        "{lines}"
    );
    for proof in [["--line", "3"], ["--since", "5"]] {
        let (status, json, said) = log(&[&["proof", &*played.key][..], &proof].concat());
        assert_eq!(status, 0, "{said}");
        fs::write(played.path("proof.json"), &json).unwrap();
        let (status, said, _) = run(&["log", "verify", "proof.json"]);
        assert_eq!(status, 0);
        assert!(
            said.starts_with(&format!("inkundla/{}, ", played.key)),
            "{said}"
        );
        let other = ["log", "verify", "proof.json", "--key", &"1".repeat(64)];
        let (status, _, said) = run(&other);
        assert_eq!(status, 1);
        assert!(said.contains("another key made it"), "{said}");
    }
    let (status, _, said) = log(&["proof", &played.key, "--line", "999"]);
    assert_eq!(status, 1);
    assert!(
        said.contains("the last signed head has fewer lines"),
        "{said}"
    );
}

#[test]
fn rows_are_put_back_as_the_log_has_them() {
    let (played, _) = event();
    let mut left = Vec::new();
    for (altered, _) in ROWS.iter().chain(&PEOPLE_AND_RECORDS[..9]) {
        let folder = tempfile::tempdir().unwrap();
        let file = copy(&played, folder.path());
        let mut conn = SqliteConnection::establish(&file).unwrap();
        conn.batch_execute(altered).unwrap();
        drop(conn);
        let folder = super::Folder(folder);
        let desk = open(&folder, "hall.db");
        let rebuilt = desk
            .rebuild()
            .unwrap_or_else(|why| panic!("{altered}: {why}"));
        assert!(rebuilt.put + rebuilt.removed > 0, "{altered}: {rebuilt:?}");
        let said = sentences(&desk.check().unwrap());
        if !said.is_empty() {
            left.push(format!("{altered}: {said}"));
        }
    }
    // Records and signatures that were deleted cannot be made again.
    assert_eq!(left.len(), 1, "{left:#?}");
    assert!(
        left[0].contains("the record is not the one that the log has"),
        "{left:#?}"
    );
}

#[test]
fn an_altered_log_rebuilds_nothing() {
    let (played, _) = event();
    let folder = super::Folder(tempfile::tempdir().unwrap());
    let file = copy(&played, folder.path());
    let mut conn = SqliteConnection::establish(&file).unwrap();
    conn.batch_execute("UPDATE entrants SET given = 'Themba' WHERE number = 1")
        .unwrap();
    let rebuild = ["rebuild", "--database", "sqlite:hall.db"];
    conn.batch_execute("UPDATE log_lines SET leaf = randomblob(32) WHERE number = 3")
        .unwrap();
    let done = folder.run(&rebuild);
    assert_eq!(super::status(&done), 1);
    assert!(
        super::err(&done).contains("the log itself was altered"),
        "{}",
        super::err(&done)
    );
    let folder = super::Folder(tempfile::tempdir().unwrap());
    let untouched = copy(&played, folder.path());
    let mut conn = SqliteConnection::establish(&untouched).unwrap();
    conn.batch_execute("UPDATE entrants SET given = 'Themba' WHERE number = 1")
        .unwrap();
    let done = folder.run(&rebuild);
    assert_eq!(
        super::status(&done),
        0,
        "{}{}",
        super::out(&done),
        super::err(&done)
    );
    assert!(super::out(&done).starts_with("1 rows are as the log has them again, 0 rows"));
}

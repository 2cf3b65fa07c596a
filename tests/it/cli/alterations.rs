//! Alterations of a database by somebody who may write it, but has not the signing key: each is
//! noticed. The guards of the tables are taken away first, and nothing fires.

use super::official::{Played, open};
use crate::web::umpire::organiser;
use chrono::TimeDelta;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::integrity_check::{Checked, Witness};
use inkundla::formats::log_head::SignedCheckpoint;
use inkundla::rules::Side;
use inkundla::store::{NewEntrant, Role, Store};
use inkundla::system_time::now;
use inkundla::tournament::{About, BoardNo, EntrantName, PairingResult, Presence, RoundNo, Scored};
use std::fs;
use std::path::Path;

/// What is altered, and a part of what a check says.
type Alteration = (&'static str, &'static str);

/// Rows of players, pairs, results, rounds and settings.
const ROWS: [Alteration; 44] = [
    (
        "UPDATE pairings SET result = '0-1' WHERE round = 2 AND board = 1",
        "pairings 3: result differs",
    ),
    (
        "UPDATE pairings SET result = NULL WHERE round = 2 AND board = 1",
        "pairings 3: result differs",
    ),
    (
        "UPDATE pairings SET result = '1-0 forfeit' WHERE round = 1 AND board = 2",
        "pairings 2: result differs",
    ),
    (
        "UPDATE pairings SET shot_first = 3, shot_second = 1 WHERE round = 2 AND board = 1",
        "shot_first, shot_second differs",
    ),
    (
        "UPDATE pairings SET first_entrant = second_entrant, second_entrant = first_entrant WHERE id = 2",
        "first_entrant, second_entrant differs",
    ),
    (
        "UPDATE pairings SET second_entrant = (SELECT entrant_id FROM byes) WHERE round = 2 AND board = 1",
        "second_entrant differs",
    ),
    (
        "UPDATE pairings SET board = 7 WHERE id = 4",
        "pairings 4: board differs",
    ),
    (
        "UPDATE pairings SET round = 2, board = 9 WHERE id = 2",
        "round, board differs",
    ),
    (
        "DELETE FROM games WHERE id = 4; DELETE FROM pairings WHERE id = 4",
        "pairings 4: the row is gone",
    ),
    (
        "INSERT INTO pairings (tournament_id, round, board, first_entrant, second_entrant) VALUES (1, 2, 3, 1, 2)",
        "the row was added",
    ),
    (
        "UPDATE entrants SET given = 'Themba' WHERE number = 1",
        "entrants 1: given differs",
    ),
    (
        "UPDATE entrants SET family = 'Khoza' WHERE number = 2",
        "entrants 2: family differs",
    ),
    (
        "UPDATE entrants SET given = CASE number WHEN 1 THEN 'Sipho' ELSE 'Thandiwe' END WHERE number IN (1, 2)",
        "entrants 2: given differs",
    ),
    (
        "UPDATE entrants SET number = CASE number WHEN 1 THEN 65535 ELSE number END; UPDATE entrants SET number = 1 \
         WHERE number = 2; UPDATE entrants SET number = 2 WHERE number = 65535",
        "number differs",
    ),
    (
        "UPDATE entrants SET school = 'Umlazi Primary' WHERE number = 3",
        "entrants 3: school differs",
    ),
    (
        "UPDATE entrants SET grade = 4 WHERE number = 3",
        "entrants 3: grade differs",
    ),
    (
        "UPDATE entrants SET rating = 1800 WHERE number = 3",
        "entrants 3: rating differs",
    ),
    (
        "UPDATE entrants SET gender = 'f' WHERE number = 3",
        "entrants 3: gender differs",
    ),
    (
        "UPDATE entrants SET born = 2010 WHERE number = 3",
        "entrants 3: born differs",
    ),
    (
        "UPDATE entrants SET presence = 'absent' WHERE number = 3",
        "entrants 3: presence differs",
    ),
    (
        "UPDATE entrants SET alias_letters = 2 WHERE number = 3",
        "entrants 3: alias_letters differs",
    ),
    (
        "UPDATE entrants SET consent_by = 'Mr Zulu' WHERE number = 1",
        "entrants 1: consent_by differs",
    ),
    (
        "UPDATE entrants SET consent_by = 'Ms Khumalo', consent_at_ms = 1 WHERE number = 4",
        "consent_by, consent_at_ms differs",
    ),
    (
        "UPDATE entrants SET refused_by = NULL, refused_at_ms = NULL WHERE number = 2",
        "refused_by, refused_at_ms differs",
    ),
    (
        "INSERT INTO entrants (tournament_id, number, given, family, presence) VALUES (1, 9, 'A', 'B', 'here')",
        "the row was added",
    ),
    (
        "INSERT INTO byes VALUES (1, 1, (SELECT id FROM entrants WHERE number = 5), 'full')",
        "the row was added",
    ),
    ("UPDATE byes SET kind = 'half'", "kind differs"),
    ("DELETE FROM byes", "the row is gone"),
    (
        "UPDATE rounds SET posted_at_ms = posted_at_ms - 60000 WHERE number = 2",
        "rounds 2: posted_at_ms differs",
    ),
    (
        "UPDATE rounds SET closed_at_ms = closed_at_ms + 60000 WHERE number = 1",
        "rounds 1: closed_at_ms differs",
    ),
    (
        "UPDATE rounds SET stage = 'posted', closed_at_ms = NULL WHERE number = 1",
        "rounds 1: stage, closed_at_ms differs",
    ),
    (
        "DELETE FROM byes; DELETE FROM games WHERE id IN (3, 4); DELETE FROM pairings WHERE round = 2; DELETE FROM \
         rounds WHERE number = 2",
        "rounds 2: the row is gone",
    ),
    (
        "DELETE FROM byes; DELETE FROM texts; DELETE FROM entries; DELETE FROM games; DELETE FROM pairings; DELETE FROM \
         seals; DELETE FROM rounds",
        "rounds 1: the row is gone",
    ),
    (
        "UPDATE tournaments SET ruleset = 'isizulu'",
        "tournaments 1: ruleset differs",
    ),
    (
        "UPDATE tournaments SET name = 'Another cup'",
        "tournaments 1: name differs",
    ),
    (
        "UPDATE tournaments SET options = json_set(options, '$.win', 3)",
        "tournaments 1: options differs",
    ),
    (
        "UPDATE tournaments SET options = json_set(options, '$.tiebreaks', json_array())",
        "tournaments 1: options differs",
    ),
    (
        "UPDATE tournaments SET umpire_settings = json_set(umpire_settings, '$.reds', 9)",
        "tournaments 1: umpire_settings differs",
    ),
    (
        "UPDATE tournaments SET clock = json_set(clock, '$.seconds', 1)",
        "tournaments 1: clock differs",
    ),
    (
        "UPDATE tournaments SET retention_days = 3650",
        "tournaments 1: retention_days differs",
    ),
    (
        "UPDATE tournaments SET schedule = '{}'",
        "tournaments 1: schedule differs",
    ),
    (
        "UPDATE tournaments SET finished_at_ms = 1",
        "tournaments 1: finished_at_ms differs",
    ),
    (
        "UPDATE tournaments SET last_number = 50",
        "tournaments 1: last_number differs",
    ),
    (
        "UPDATE tournaments SET public_key = 'aaaaaaaa'",
        "public_key differs",
    ),
];

/// People, the history, signatures and records.
const PEOPLE_AND_RECORDS: [Alteration; 22] = [
    (
        "UPDATE grants SET role = 'deputy'",
        "grants 1: role differs",
    ),
    ("DELETE FROM grants", "grants 1: the row is gone"),
    (
        "INSERT INTO accounts (name, name_key, pass_hash, created_at_ms) VALUES ('Eve', 'eve', 'x', 1)",
        "the row was added",
    ),
    (
        "UPDATE accounts SET pass_hash = 'another'",
        "accounts 1: pass_hash differs",
    ),
    (
        "UPDATE accounts SET recovery_hash = randomblob(32)",
        "accounts 1: recovery_hash differs",
    ),
    (
        "UPDATE invitations SET role = 'helper'",
        "invitations 1: role differs",
    ),
    (
        "UPDATE invitations SET secret_hash = randomblob(32)",
        "invitations 1: secret_hash differs",
    ),
    (
        "UPDATE invitations SET expires_at_ms = expires_at_ms + 86400000",
        "invitations 1: expires_at_ms differs",
    ),
    (
        "UPDATE settings SET value = randomblob(32) WHERE key = 'secret'",
        "settings secret: value differs",
    ),
    (
        "UPDATE audit SET actor = 'Mr Zulu' WHERE action = 'round.closed'",
        "actor differs",
    ),
    (
        "UPDATE audit SET detail = '{}' WHERE action = 'result.entered'",
        "detail differs",
    ),
    (
        "UPDATE audit SET reason = 'as agreed' WHERE action = 'round.posted'",
        "reason differs",
    ),
    (
        "UPDATE audit SET at_ms = at_ms - 3600000 WHERE action = 'round.closed'",
        "at_ms differs",
    ),
    (
        "UPDATE audit SET role = 'helper' WHERE action = 'round.closed'",
        "role differs",
    ),
    (
        "DELETE FROM audit WHERE action = 'result.entered'",
        "the row is gone",
    ),
    (
        "INSERT INTO audit (tournament_id, at_ms, actor, action, subject, detail) VALUES (1, 1, 'A', 'x', 'y', '{}')",
        "the row was added",
    ),
    ("DELETE FROM seals", "seals 1: the row is gone"),
    (
        "UPDATE seals SET signature = randomblob(64)",
        "seals 1: signature differs",
    ),
    (
        "UPDATE entries SET at_ms = at_ms + 1 WHERE seq = 7",
        "entry 7 was altered",
    ),
    (
        "DELETE FROM entries WHERE seq > 2; UPDATE games SET seq = 2 WHERE seq = 7",
        "the record is not the one that the log has",
    ),
    (
        "DELETE FROM texts; DELETE FROM entries",
        "the record is not the one that the log has",
    ),
    (
        "UPDATE games SET seq = 6 WHERE seq = 7",
        "the number of its last entry",
    ),
];

/// Lines of the log, the texts beside them, and heads.
const LINES: [Alteration; 14] = [
    (
        "UPDATE log_lines SET line = replace(line, '\"1-0\"', '\"0-1\"') WHERE tournament_id = 1",
        "of the log was altered",
    ),
    (
        "UPDATE log_lines SET leaf = randomblob(32) WHERE tournament_id = 1 AND number = 3",
        "line 3 of the log was altered",
    ),
    (
        "DELETE FROM log_lines WHERE tournament_id = 1 AND number = 4",
        "line 5 of the log stands where line 4 should",
    ),
    (
        "DELETE FROM log_lines WHERE tournament_id = 1",
        "lines are missing",
    ),
    (
        "DELETE FROM log_lines WHERE tournament_id = 1 AND number = (SELECT max(number) FROM log_lines WHERE \
         tournament_id = 1)",
        "lines are missing",
    ),
    (
        "DELETE FROM log_heads WHERE tournament_id = 1",
        "the log has no signed head",
    ),
    (
        "UPDATE log_heads SET signature = randomblob(64) WHERE tournament_id = 1",
        "is wrong",
    ),
    (
        "UPDATE log_heads SET root = randomblob(32) WHERE tournament_id = 1",
        "are not those that were signed",
    ),
    (
        "UPDATE log_heads SET at_ms = at_ms - 60000 WHERE tournament_id = 1",
        "is wrong",
    ),
    (
        "UPDATE log_texts SET text = replace(text, 'Thandiwe', 'Themba') WHERE table_name = 'entrants'",
        "the text beside line",
    ),
    (
        "UPDATE log_texts SET text = replace(text, 'Thandiwe', 'Themba') WHERE table_name = 'entrants'; UPDATE entrants \
         SET given = 'Themba' WHERE number = 1",
        "the text beside line",
    ),
    (
        "DELETE FROM log_texts WHERE table_name = 'entrants'",
        "the text beside the log is gone",
    ),
    (
        "DELETE FROM log_texts WHERE table_name = 'entrants'; UPDATE entrants SET given = 'Themba' WHERE number = 1",
        "the text beside the log is gone",
    ),
    (
        "INSERT INTO row_changes (tournament_id, table_name, now) VALUES (1, 'byes', '{}')",
        "rows that another program has changed: 1",
    ),
];

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
        heads: vec![SignedCheckpoint::parse(&head).unwrap()],
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
        heads: vec![SignedCheckpoint::parse(&head).unwrap()],
    };
    let said = sentences(&check(&yesterday, &witness));
    assert!(
        said.contains("perhaps an older copy was put back"),
        "{said}"
    );

    fs::write(played.path("kept.head"), &head).unwrap();
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
    let done = played.folder.run(&[
        "check",
        "--database",
        "sqlite:hall.db",
        "--head",
        "kept.head",
    ]);
    assert_eq!(
        super::status(&done),
        0,
        "{}{}",
        super::out(&done),
        super::err(&done)
    );
    fs::write(played.path("kept.head"), "no head").unwrap();
    let done = played.folder.run(&[
        "check",
        "--database",
        "sqlite:hall.db",
        "--head",
        "kept.head",
    ]);
    assert_eq!(super::status(&done), 2);
    assert!(super::err(&done).contains("holds no signed head of a log"));
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
    assert!(said.contains("no signed head has so many lines"), "{said}");
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

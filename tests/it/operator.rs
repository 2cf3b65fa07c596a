//! What the operator of a server relies on: metrics, a log without names, checked settings, a
//! database role that cannot change tables.

use super::crash::desk;
use super::server::Server;
use super::store::base::empty_database;
use super::web::harness::{Client, PHRASE};
use super::web::umpire::{Phone, post_a_round};
use crate::service;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use inkundla::desk::archives::KeyPolicy;
use inkundla::desk::rights::{DeleteEvent, EraseNames};
use inkundla::referee::ClockPolicy;
use inkundla::system_time::now;
use inkundla::tournament::RoundNo;
use std::fs;
use std::path::Path;
use std::process::Command;

fn in_folder(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("test.db").display())
}

/// A figure of the page, all its rows together.
pub fn figure(metrics: &str, name: &str) -> f64 {
    let rows = metrics.lines().filter(|line| !line.starts_with('#'));
    let rows = rows.filter(|line| line.split(['{', ' ']).next() == Some(name));
    let values = rows.map(|row| row.rsplit(' ').next().unwrap().parse::<f64>().unwrap());
    values.sum()
}

#[test]
fn every_figure_moves_with_what_it_counts() {
    let folder = tempfile::tempdir().unwrap();
    let database = in_folder(folder.path());
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
    let figures = crate::ports::free();
    let metrics = figures.to_string();
    let server = Server::with(&[
        "--listen",
        "127.0.0.1:0",
        "--no-backups",
        "--metrics",
        &metrics,
        "--database",
        &database,
    ]);
    let metrics_page = || Client::at(figures).get("/metrics").body;
    let before = metrics_page();
    let since = |metrics: &str, name: &str| figure(metrics, name) - figure(&before, name);

    let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms N");
    let late = [("act", "turn"), ("turn", "E1"), ("ago", "7000")];
    assert_eq!(phone.does(&late).status, 200);
    let visitor = Client::at(server.address);
    let mut stream = visitor.follow(&format!("/e/{key}/live"));
    assert!(stream.next().is_some());
    let watched = metrics_page();
    assert!(
        since(&watched, "inkundla_http_requests_total") >= 3.0,
        "{watched}"
    );
    assert!(since(&watched, "inkundla_commit_seconds_count") >= 2.0);
    assert!(since(&watched, "inkundla_flush_seconds_count") >= 2.0);
    assert_eq!(since(&watched, "inkundla_outbox_wait_seconds_count"), 1.0);
    let waited = since(&watched, "inkundla_outbox_wait_seconds_sum");
    assert!((7.0..8.0).contains(&waited), "{waited}");
    assert_eq!(figure(&watched, "inkundla_streams"), 1.0);

    let teacher = Client::at(server.address);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(teacher.post("/signin", &form).status, 303);
    phone.does(&[("act", "resign"), ("side", "second")]);
    let result = format!("/e/{key}/rounds/1/boards/2/result");
    assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    let drafted = teacher.post(&format!("/e/{key}/rounds/draft"), &[]);
    assert_eq!(drafted.status, 303, "{}", drafted.text());
    assert_eq!(
        since(&metrics_page(), "inkundla_pairing_seconds_count"),
        1.0
    );
    drop(stream);
    let is_gone = || figure(&metrics_page(), "inkundla_streams") == 0.0;
    assert!((0..6_000).any(|_| is_gone() || {
        std::thread::sleep(std::time::Duration::from_millis(20));
        false
    }));
    // Patterns only: no code, no key, no name.
    let all = metrics_page();
    for secret in [key.as_str(), &codes[0], "Khumalo", "Mokoena"] {
        assert!(!all.contains(secret), "{secret} is told");
    }
}

#[test]
fn a_log_for_programs_has_a_line_for_each_request_and_no_names() {
    let folder = tempfile::tempdir().unwrap();
    let database = in_folder(folder.path());
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
    let log = folder.path().join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--no-backups"])
        .args(["--log", "json", "--database", &database])
        .env("RUST_LOG", "trace")
        .stderr(fs::File::create(&log).unwrap());
    let server = Server::by(&mut command);
    let teacher = Client::at(server.address);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    let signed_in = teacher.post("/signin", &form);
    let number = signed_in.header("x-request-id");
    let wrong = [
        ("name", "Ms Khumalo\n{\"place\":\"forged\"}"),
        ("phrase", "kept to myself"),
    ];
    teacher.post("/signin", &wrong);
    let lost = [
        ("name", "Ms Khumalo"),
        ("code", "QXZW KJVH"),
        ("phrase", "five black oxen"),
    ];
    teacher.post("/recover", &lost);
    let phone = Phone::recording(Client::at(server.address), &codes[0], "Mr Botha\nforged");
    assert_eq!(phone.plays("E1").status, 200);
    phone.does(&[("act", "undo"), ("reason", "a slip of the hand")]);
    let people = format!("/e/{key}/people/invite");
    let link = teacher
        .post(&people, &[("role", "helper")])
        .all("#link")
        .remove(0);
    let secret = link.rsplit('/').next().unwrap().to_owned();
    let helper = Client::at(server.address);
    helper.post(&format!("/join/{secret}"), &[("name", "Ms Zulu")]);
    teacher.get(&format!("/e/{key}/find?q=Mokoena"));
    let logged = fs::read_to_string(&log).unwrap();
    let mut answered = 0;
    for line in logged.lines() {
        let line: serde_json::Value =
            serde_json::from_str(line).unwrap_or_else(|_| panic!("no object: {line}"));
        assert_ne!(line["place"], "forged");
        if line["message"] == "answered" {
            answered += 1;
            assert!(line["status"].is_u64() && line["ms"].is_u64(), "{line}");
            assert!(
                line["span"]["number"].as_str().unwrap().contains('-'),
                "{line}"
            );
        }
    }
    assert!(answered >= 8, "{answered} requests");
    assert!(logged.contains(&number), "{number} can be looked for");
    let cookies = [teacher.cookies(), phone.client.cookies(), helper.cookies()].concat();
    let cookies = cookies.iter().map(|(_, value)| value.as_str());
    let others = [
        PHRASE,
        "three+cows",
        "kept to myself",
        "kept+to",
        "five black",
        "QXZW",
        "Khumalo",
        "Botha",
        "Zulu",
        "Mokoena",
        "slip of the",
        &codes[0],
        &key,
        &secret,
    ];
    for secret in cookies.filter(|value| value.len() > 8).chain(others) {
        let line = logged.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret} is logged");
    }
}

#[cfg(unix)]
#[test]
fn a_check_tells_of_files_that_others_can_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let database = in_folder(folder.path());
    drop(desk(&database));
    let settings = folder.path().join("inkundla.toml");
    let text = "listen = \"127.0.0.1:0\"\nno-backups = true\n";
    let file = folder.path().join("test.db");
    let replica = "replica = \"postgres://inkundla:s3cret@127.0.0.1:1/hall\"\n";
    let check_config = |mode: u32, text: &str| {
        fs::write(&settings, text).unwrap();
        for path in [&settings, &file] {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        }
        let checked = Command::new(env!("CARGO_BIN_EXE_inkundla"))
            .args(["serve", "--check", "--database", &database, "--config"])
            .arg(&settings)
            .output()
            .unwrap();
        String::from_utf8(checked.stdout).unwrap()
    };
    let open = check_config(0o644, text);
    let of_database = format!("can read {}: chmod 600", file.display());
    assert!(open.contains(&of_database), "{open}");
    assert!(!open.contains("inkundla.toml"), "no secret in it: {open}");
    let open = check_config(0o644, &[text, replica].concat());
    assert!(open.contains("inkundla.toml: chmod 600"), "{open}");
    assert!(!open.contains("s3cret"), "{open}");
    assert!(!check_config(0o600, &[text, replica].concat()).contains("can read"));
}

/// The role of a server need not own its tables: whoever makes and changes them
/// is another.
#[test]
fn a_role_that_may_not_change_tables_serves_and_cannot_rewrite_records() {
    let (owner, name) = empty_database();
    let (key, codes) = post_a_round(&desk(&owner), ClockPolicy::Off);
    let role = format!("serves_{name}");
    let mut admin = PgConnection::establish(&owner).unwrap();
    let grants = include_str!("../../docs/operations/role.sql").replace("inkundla_server", &role);
    admin.batch_execute(&grants).unwrap();
    let at = owner.split_once('@').map_or(owner.as_str(), |(_, at)| at);
    let url = format!("postgres://{role}@{}", at.trim_start_matches("postgres://"));
    let server_of = Server::with(&["--listen", "127.0.0.1:0", "--database", &url]);
    let phone = Phone::recording(Client::at(server_of.address), &codes[0], "Ms N");
    assert_eq!(phone.plays("E1").status, 200);
    let teacher = Client::at(server_of.address);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(teacher.post("/signin", &form).status, 303);
    assert_eq!(teacher.get(&format!("/e/{key}/round-control")).status, 200);
    let result = format!("/e/{key}/rounds/1/boards/2/result");
    assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    through_every_write_path(&url, &key);
    let mut conn = PgConnection::establish(&url).unwrap();
    for statement in [
        "UPDATE entries SET event = '{}'",
        "DELETE FROM seals",
        "CREATE TABLE mine (id BIGINT)",
        "ALTER TABLE entries DISABLE TRIGGER ALL",
        "DROP TRIGGER entries_stay_as_written ON entries",
        "DROP TABLE entries",
        "TRUNCATE entries",
        "UPDATE entries SET at_ms = 0",
        "UPDATE audit SET actor = ''",
        "DELETE FROM audit",
        "SET session_replication_role = replica",
    ] {
        let done = conn.batch_execute(statement);
        assert!(done.is_err(), "{statement} was done");
    }
    drop((server_of, conn, admin));
    let mut admin = PgConnection::establish(&service::postgres()).unwrap();
    let gone = format!("DROP DATABASE {name} WITH (FORCE); ");
    admin.batch_execute(&gone).unwrap();
    admin.batch_execute(&format!("DROP ROLE {role}")).unwrap();
}

/// What a server does for organisers: erases, restores, deletes.
fn through_every_write_path(url: &str, key: &str) {
    let desk = desk(url);
    let account = desk.account_named("Ms Khumalo").unwrap();
    let organiser = desk.organiser(&account, key).unwrap();
    desk.close_round(&organiser, RoundNo(1), now()).unwrap_err();
    let (copy, _) = desk.archive_event(&organiser, Vec::new(), now()).unwrap();
    let copy = std::io::Cursor::new(copy);
    let restored = desk
        .join(copy, KeyPolicy::KeepOrNew, &account, now())
        .unwrap();
    let erases = || {
        desk.right::<EraseNames>(&account, &restored, now())
            .unwrap()
    };
    let helper = desk.create_account("Mr Helper", PHRASE, now()).unwrap();
    let token = desk.open_session(helper, now()).unwrap();
    let helper = desk.account_of(&token, now()).unwrap().unwrap();
    let child = desk.entrants(&erases()).unwrap()[0].id;
    desk.erase_child(&erases(), child, now()).unwrap();
    desk.erase_person(&erases(), "Ms N", now()).unwrap();
    desk.erase_names(&erases(), now()).unwrap();
    let deletes = desk
        .right::<DeleteEvent>(&account, &restored, now())
        .unwrap();
    desk.delete_event(&deletes, now()).unwrap();
    desk.delete_account(&helper, now()).unwrap();
    desk.purge_erased();
}

//! Limits that the operator sets: each takes effect, and a wrong one stops the start.

use super::server::Server;
use super::web::harness::{Client, PHRASE};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::limits::{Limit, Limits};
use inkundla::store::Store;
use inkundla::system_time::now;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("test.db").display())
}

fn desk(folder: &Path) -> Desk {
    let store = Store::open(&database(folder)).unwrap();
    Desk::open(store, Hub::default()).unwrap()
}

fn limited(folder: &Path, limits: &str) -> Server {
    let base = ["--listen", "127.0.0.1:0", "--no-backups", "--database"];
    Server::with(&[&base[..], &[&database(folder), "--limit", limits]].concat())
}

#[test]
fn limits_are_documented_with_their_ranges() {
    let document = include_str!("../../docs/operations/limits.md");
    let rows = document.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, name, _, usual, from, to, _] = cells[..] else {
            return None;
        };
        let name = name.strip_prefix('`')?.strip_suffix('`')?;
        Some([name, usual, from, to].map(str::to_owned))
    });
    let known = Limit::ALL.map(|limit| {
        let range = limit.range();
        let numbers =
            [limit.usual(), *range.start(), *range.end()].map(|number| number.to_string());
        let [usual, from, to] = numbers;
        [limit.code().to_owned(), usual, from, to]
    });
    assert_eq!(rows.collect::<Vec<_>>(), known);
}

#[test]
fn a_limit_that_cannot_be_stops_the_start_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let serve = |args: &[&str], text: &str| -> Output {
        let file = folder.path().join("inkundla.toml");
        fs::write(&file, text).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
        command
            .args(["serve", "--check", "--config"])
            .arg(&file)
            .args(args);
        command.output().unwrap()
    };
    for (args, text, expected) in [
        (
            &["--limit", "events=0"][..],
            "",
            "events may be from 1 to 1000000, not 0",
        ),
        (&["--limit", "phones=3"], "", "there is no limit `phones`"),
        (&["--limit", "events"], "", "NAME=NUMBER"),
        (
            &[],
            "[limits]\ncode-seconds = 1\n",
            "code-seconds may be from 5 to 3600, not 1",
        ),
        (&[], "[limits]\nphones = 1\n", "there is no limit `phones`"),
        (&[], "[limits]\nevents = \"many\"\n", "line 2"),
    ] {
        let output = serve(args, text);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?} {text}: {said}");
        assert!(
            said.contains(expected) && said.lines().count() == 1,
            "{said}"
        );
    }
}

#[test]
fn a_flag_goes_before_the_environment_and_the_file() {
    let folder = tempfile::tempdir().unwrap();
    desk(folder.path())
        .create_account("Ms Khumalo", PHRASE, now())
        .unwrap();
    let file = folder.path().join("inkundla.toml");
    fs::write(
        &file,
        "[limits]\nsign-in-attempts = 50\nsource-attempts = 100\n",
    )
    .unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--no-backups",
            "--database",
        ])
        .arg(database(folder.path()))
        .args([
            "--config",
            &file.display().to_string(),
            "--limit",
            "sign-in-attempts=3",
        ]);
    let server = Server::by(&mut command);
    let client = Client::at(server.address);
    let wrong = [("name", "Ms Khumalo"), ("phrase", "seven wrong words")];
    let answers: Vec<u16> = (0..5)
        .map(|_| client.post("/signin", &wrong).status)
        .collect();
    assert_eq!(answers, [401, 401, 401, 429, 429]);
}

#[test]
fn an_account_organises_no_more_events_than_the_limit() {
    let folder = tempfile::tempdir().unwrap();
    desk(folder.path())
        .create_account("Ms Khumalo", PHRASE, now())
        .unwrap();
    let server = limited(folder.path(), "events=1");
    let client = Client::at(server.address);
    let form = [("name", "Ms Khumalo"), ("phrase", PHRASE)];
    assert_eq!(client.post("/signin", &form).status, 303);
    assert_eq!(client.post("/demo", &[]).status, 303);
    let form = client.get("/new").form("/new");
    let form = form.iter().filter(|(name, _)| name != "name");
    let form = form.map(|(name, value)| (name.as_str(), value.as_str()));
    let second: Vec<_> = form.chain([("name", "Second cup")]).collect();
    let refused = client.post("/new", &second);
    assert!(
        refused.sees("organises as many events as this server allows"),
        "{}: {}",
        refused.status,
        refused.text()
    );
}

#[test]
fn a_source_that_asks_too_fast_is_told_to_wait() {
    let folder = tempfile::tempdir().unwrap();
    desk(folder.path())
        .create_account("Ms Khumalo", PHRASE, now())
        .unwrap();
    let server = limited(folder.path(), "requests=1");
    let client = Client::at(server.address);
    let answers: Vec<_> = (0..200).map(|_| client.get("/rules")).collect();
    let refused: Vec<_> = answers.iter().filter(|page| page.status == 429).collect();
    assert!(!refused.is_empty(), "200 requests within some seconds");
    assert_eq!(refused[0].header("retry-after"), "1");
    assert!(refused[0].sees("Too many requests come from your network"));
    assert_eq!(answers[0].status, 200);
}

#[test]
fn a_settings_file_has_the_same_limits() {
    let of_file: Limits = toml::from_str("events = 5\nrequests = 10\n").unwrap();
    let of_flag: Limits = "events=5,requests=10".parse().unwrap();
    assert_eq!(of_file, of_flag);
}

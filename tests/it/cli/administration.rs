//! The operator's commands: events, accounts and the history of a whole server.

mod acts;

use super::{DATABASE, Folder, err, out, status};
use serde_json::Value;

/// A demo that has stopped, and the key of its event.
fn server() -> (Folder, String) {
    let folder = Folder::new();
    let demo = folder.demo();
    let key = demo.key().to_owned();
    drop(demo);
    (folder, key)
}

/// What a command prints.
fn prints(folder: &Folder, args: &[&str]) -> String {
    let done = folder.run(&[args, &DATABASE].concat());
    assert_eq!(status(&done), 0, "{args:?}: {}", err(&done));
    out(&done)
}

fn json(folder: &Folder, args: &[&str]) -> Vec<Value> {
    let text = prints(folder, &[args, &["--json"]].concat());
    serde_json::from_str(&text).unwrap()
}

/// Creates an account from standard input.
fn adds(folder: &Folder, name: &str) {
    let args = [&["user", "add", name][..], &DATABASE].concat();
    let done = folder.run_with_input(&args, "seven blue cattle\n");
    assert_eq!(status(&done), 0, "{}", err(&done));
}

#[test]
fn events_are_listed_given_away_stripped_of_names_and_deleted() {
    let (folder, key) = server();
    let event = |what: &str| json(&folder, &["event", "list"])[0][what].clone();
    assert_eq!(event("key"), *key);
    assert_eq!((event("players"), event("named")), (24.into(), 24.into()));
    assert_eq!(
        (event("rounds"), event("state")),
        (3.into(), "running".into())
    );
    assert_eq!(event("people"), "demo");
    let csv = prints(&folder, &["event", "list"]);
    assert!(
        csv.starts_with("key,name,state,players,named,rounds,people\r\n"),
        "{csv}"
    );

    adds(&folder, "Ms Khumalo");
    let said = prints(&folder, &["event", "give", &key, "--to", "Ms Khumalo"]);
    assert_eq!(said, format!("Ms Khumalo runs the event {key}.\n"));
    assert_eq!(event("people"), "demo; Ms Khumalo");

    let refused = [&["event", "erase-names", &key][..], &DATABASE].concat();
    let refused = folder.run_with_input(&refused, "no\n");
    assert_eq!(status(&refused), 1);
    assert_eq!(event("named"), 24, "nothing was changed");
    prints(&folder, &["event", "erase-names", &key, "--yes"]);
    assert_eq!(event("named"), 0);
    prints(&folder, &["event", "delete", &key, "--yes"]);
    assert!(json(&folder, &["event", "list"]).is_empty());
    prints(&folder, &["check"]);
}

#[test]
fn an_event_with_open_boards_is_not_finished() {
    let (folder, key) = server();
    let done = folder.run(&[&["event", "finish", &key][..], &DATABASE].concat());
    assert_eq!(status(&done), 1);
    assert!(err(&done).contains("board"), "{}", err(&done));
    let strange = folder.run(&[&["event", "give", &key, "--to", "Nobody"][..], &DATABASE].concat());
    assert_eq!(status(&strange), 1);
    assert!(err(&strange).contains("there is no account Nobody"));
}

#[test]
fn accounts_are_listed_and_signed_out() {
    let (folder, _) = server();
    adds(&folder, "=Ms Khumalo");
    let accounts = json(&folder, &["user", "list"]);
    assert_eq!(
        (&accounts[0]["name"], &accounts[0]["events"]),
        (&"demo".into(), &1.into())
    );
    assert_eq!(accounts[1]["sessions"], 0);
    let csv = prints(&folder, &["user", "list"]);
    assert!(csv.contains("\r\n'=Ms Khumalo,"), "no formula: {csv}");
    let said = prints(&folder, &["user", "sign-out", "demo"]);
    assert!(said.starts_with("demo is signed out in "), "{said}");
    assert_eq!(json(&folder, &["user", "list"])[0]["sessions"], 0);
}

#[test]
fn the_audit_log_of_the_server_is_printed_the_newest_line_first() {
    let (folder, key) = server();
    adds(&folder, "Ms Khumalo");
    let lines = json(&folder, &["audit"]);
    assert_eq!(lines[0]["action"], "account.created");
    assert!(lines.iter().any(|line| line["event"] == *key));
    let posted = ["audit", "--action", "round.posted", "--limit", "2"];
    let posted = json(&folder, &posted);
    assert_eq!(posted.len(), 2);
    assert_eq!(
        (&posted[0]["subject"], &posted[1]["subject"]),
        (&"round 3".into(), &"round 2".into())
    );
}

#[test]
fn the_audit_log_is_filtered_by_time_person_and_event() {
    let (folder, key) = server();
    adds(&folder, "Ms Khumalo");
    prints(
        &folder,
        &["user", "rename", "Ms Khumalo", "--to", "Ms Dube"],
    );
    let count = |args: &[&str]| json(&folder, &[&["audit"], args].concat()).len();
    let all = count(&[]);
    assert_eq!(count(&["--since", "2001-01-01"]), all);
    assert_eq!(count(&["--until", "2001-01-01"]), 0);
    assert_eq!(count(&["--since", "2999-01-01T00:00:00+02:00"]), 0);
    // The creation under the former name, and the new name.
    assert_eq!(count(&["--user", "Ms Dube"]), 2);
    let of_event = count(&["--event", &key]);
    assert!(of_event > 10 && of_event < all, "{of_event} of {all}");
    let csv = prints(&folder, &["audit", "--limit", "1"]);
    assert!(
        csv.starts_with("id,time,who,role,account,event,action,subject,reason\r\n"),
        "{csv}"
    );
    assert!(
        csv.contains("command line,,,,account.renamed,Ms Dube"),
        "{csv}"
    );
    for odd in [["--since", "yesterday"], ["--action", "round.psoted"]] {
        let odd = folder.run(&[&["audit"], &odd[..]].concat());
        assert_eq!((status(&odd), err(&odd).lines().count()), (2, 1));
    }
}

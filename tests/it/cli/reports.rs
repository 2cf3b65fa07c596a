//! Report files on the command line: exit status, messages, and output that nobody reads.

use super::{Folder, err, out, status};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Stdio;

fn report(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/reports");
    folder.join(name).to_str().unwrap().to_owned()
}

/// An account, and an event from a report file; its key.
fn event(folder: &Folder, file: &str) -> String {
    folder.run_with_input(&["user", "add", "Ms Khumalo"], "three cows in a row\n");
    let done = folder.run(&["import", "trf", file, "--owner", "Ms Khumalo"]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    let said = out(&done);
    let key = said
        .split('(')
        .nth(1)
        .and_then(|rest| rest.split(')').next());
    key.unwrap().to_owned()
}

#[test]
fn pair_refuses_a_file_without_a_number_of_rounds_or_with_all_of_them_paired() {
    let folder = Folder::new();
    let path = folder.path().join("rank.trf");
    let text = fs::read_to_string(report("rank.trf")).unwrap();
    fs::write(&path, text.replace("XXR 5\n", "")).unwrap();
    let done = folder.run(&["pair", "rank.trf"]);
    assert_eq!((status(&done), out(&done)), (2, String::new()));
    assert!(
        err(&done).contains("there is no number of rounds"),
        "{}",
        err(&done)
    );
    assert!(err(&done).contains("142 9"), "{}", err(&done));
    // What is paired already can be compared without it.
    assert_eq!(status(&folder.run(&["check", "rank.trf"])), 0);
    let done = folder.run(&["pair", &report("lichess_13_players.trf")]);
    assert_eq!((status(&done), out(&done)), (1, String::new()));
    assert!(
        err(&done).contains("all 10 rounds are paired already"),
        "{}",
        err(&done)
    );
}

#[test]
fn another_pairing_system_is_refused_with_its_place() {
    let folder = Folder::new();
    for command in ["pair", "check"] {
        let done = folder.run(&[command, &report("other_system.trf")]);
        assert_eq!((status(&done), out(&done)), (2, String::new()), "{command}");
        let said = "line 1, column 5: \"OTHER_SWISS\" is no pairing system that is known here";
        assert!(err(&done).contains(said), "{command}: {}", err(&done));
    }
    let call = [
        "import",
        "trf",
        &report("other_system.trf"),
        "--owner",
        "Ms Khumalo",
    ];
    assert!(err(&folder.run(&call)).contains("OTHER_SWISS"));
    assert_eq!(
        status(&folder.run(&["standings", &report("other_system.trf")])),
        0
    );
}

#[test]
fn names_that_everybody_sees_whole_are_listed_and_missing_records_named() {
    let folder = Folder::new();
    let line = |number: u32, name: &str| format!("001 {number:4}      {name:33}{:33}0.0\n", "");
    let names = ["Botha", "Nkosi,", "Zulu, Ayanda"];
    let lines = (1..).zip(names).map(|(number, name)| line(number, name));
    let text = format!("012 Cup\nXXR 3\n{}", lines.collect::<String>());
    fs::write(folder.path().join("cup.trf"), text).unwrap();
    folder.run_with_input(&["user", "add", "Ms Khumalo"], "three cows in a row\n");
    let done = folder.run(&["import", "trf", "cup.trf", "--owner", "Ms Khumalo"]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    let said = "Everybody sees these names whole: Botha, Nkosi.";
    assert!(err(&done).contains(said), "{}", err(&done));
    let done = folder.run(&["export", "records", "Cup", "--round", "9"]);
    assert_eq!((status(&done), out(&done)), (1, String::new()));
    assert!(err(&done).contains("there is no round 9"), "{}", err(&done));
}

#[test]
fn what_cannot_be_read_has_one_status_in_every_command() {
    let folder = Folder::new();
    folder.run_with_input(&["user", "add", "Ms Khumalo"], "three cows in a row\n");
    fs::write(folder.path().join("none.trf"), "no report").unwrap();
    let teams = report("teams_three_points.trf");
    for file in ["none.trf", "nowhere.trf", ".", &teams] {
        for command in [&["pair", file][..], &["check", file], &["standings", file]] {
            let done = folder.run(command);
            assert_eq!(
                (status(&done), out(&done)),
                (2, String::new()),
                "{command:?}"
            );
            assert!(
                err(&done).starts_with("inkundla: "),
                "{command:?}: {}",
                err(&done)
            );
        }
    }
    let said = err(&folder.run(&["check", &teams]));
    assert!(
        said.contains("line 6, column 5: matches and byes of teams"),
        "{said}"
    );
    for command in [
        &["import", "trf", "nowhere.trf", "--owner", "Ms Khumalo"][..],
        &["import", "trf", "none.trf", "--owner", "Ms Khumalo"],
        &[
            "import",
            "tournament",
            "nowhere.json",
            "--owner",
            "Ms Khumalo",
        ],
        &["import", "results", "cup", "nowhere.csv"],
        &["import", "records", "nowhere.txt"],
        &["record", "verify", "nowhere.txt"],
        &["record", "verify", "none.trf"],
        &["record", "verify", "none.trf", "--key", "x"],
        &["check", "--database", "sqlite:nowhere.db"],
    ] {
        let done = folder.run(command);
        assert_eq!(
            (status(&done), out(&done)),
            (2, String::new()),
            "{command:?}: {}",
            err(&done)
        );
        assert_eq!(err(&done).lines().count(), 1, "{command:?}: {}", err(&done));
    }
}

#[test]
fn teams_that_have_all_met_get_a_sentence() {
    let done = Folder::new().run(&["pair", &report("teams_have_met.trf")]);
    assert_eq!(status(&done), 1);
    let said = err(&done);
    assert!(
        said.starts_with("inkundla: no legal pairing: not everybody can have an opponent"),
        "{said}"
    );
    assert_eq!(said.lines().count(), 1, "{said}");
}

/// Calls of every command that ends by itself.
fn calls() -> Vec<Vec<String>> {
    let files = [
        "numbers_duplicate.trf",
        "rank.trf",
        "lichess_9_players.trf",
        "teams_have_met.trf",
    ];
    let mut calls = Vec::new();
    for file in files.map(report) {
        for command in ["pair", "check", "standings"] {
            calls.push(vec![command.to_owned(), file.clone()]);
        }
    }
    let explained = ["pair", &report("rank.trf"), "--explain", "--why-not", "1-2"];
    calls.push(explained.map(str::to_owned).into());
    for call in [
        "",
        "--help",
        "--version",
        "nonsense",
        "generate --players 8 --rounds 3",
        "generate --players 8 --rounds 3 --check 2",
        "rules list",
        "rules show umlabalaba",
        "rules show nonsense",
        "moves camelot",
        "perft reversi 2",
        "replay reversi --moves f5",
        "replay reversi --moves a1",
        "words status",
        "words missing zu",
        "record verify none.txt",
        "record verify none.txt --key x",
        "check --database sqlite:event.db",
        "migrate",
        "export standings cup",
        "export pairings cup",
        "export trf cup",
        "export records",
        "export tournament nobody",
        "import cup none.csv",
        "import trf none.trf --owner x",
        "import results cup none.csv",
        "user add x",
        "user delete nobody",
        "ready 127.0.0.1:1",
        "serve --check --listen 127.0.0.1:0",
        "backup -o copy.inkundla",
        "restore none.inkundla",
        "doctor --database sqlite:event.db",
        "publish cup -o out",
    ] {
        let words = call
            .split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>();
        // Without words the program would open a browser.
        if !words.is_empty() {
            calls.push(words);
        }
    }
    calls
}

/// A descriptor that takes nothing, or whose reader is gone.
fn unread(kind: &str) -> Stdio {
    match kind {
        "full" => File::options()
            .write(true)
            .open("/dev/full")
            .unwrap()
            .into(),
        _ => {
            let (reader, writer) = std::io::pipe().unwrap();
            drop(reader);
            writer.into()
        }
    }
}

#[test]
fn no_command_panics_where_output_is_closed_or_full() {
    let folder = Folder::new();
    for call in calls() {
        let words = call.iter().map(String::as_str).collect::<Vec<_>>();
        for kind in ["full", "closed"] {
            let both = [(true, true), (true, false), (false, true)];
            for (is_out, is_err) in both {
                let mut command = folder.inkundla(&words);
                let sink = |is_unread: bool| {
                    if is_unread {
                        unread(kind)
                    } else {
                        Stdio::null()
                    }
                };
                command
                    .stdin(Stdio::null())
                    .stdout(sink(is_out))
                    .stderr(sink(is_err));
                let status = command.status().unwrap().code();
                assert!(
                    matches!(status, Some(0..=2)),
                    "{call:?}, {kind} {is_out} {is_err}: {status:?}"
                );
            }
        }
    }
}

#[test]
fn output_that_was_not_written_is_a_failure() {
    let folder = Folder::new();
    for call in [
        &["check", &report("rank.trf")][..],
        &["pair", &report("rank.trf")],
        &["standings", &report("rank.trf")],
        &["migrate"],
        &["rules", "list"],
    ] {
        let done = folder
            .inkundla(call)
            .stdout(unread("full"))
            .output()
            .unwrap();
        assert_eq!(status(&done), 1, "{call:?}");
        assert!(
            err(&done).contains("could not be written"),
            "{call:?}: {}",
            err(&done)
        );
    }
}

#[test]
fn rounds_that_are_not_by_the_rules_are_named_at_the_import() {
    let folder = Folder::new();
    folder.run_with_input(&["user", "add", "Ms Khumalo"], "three cows in a row\n");
    let import = |file: &str| {
        let done = folder.run(&[
            "import",
            "trf",
            &report(file),
            "--name",
            "Cup",
            "--owner",
            "Ms Khumalo",
        ]);
        assert_eq!(status(&done), 0, "{}", err(&done));
        err(&done)
    };
    let said = import("lichess_9_players.trf");
    assert!(
        said.contains("Not paired as the rules say, and kept as they are: rounds "),
        "{said}"
    );
    assert!(said.contains("Names without a comma"), "{said}");
    let said = import("rank.trf");
    assert!(!said.contains("Not paired as the rules say"), "{said}");
}

#[test]
fn unusual_results_come_in_and_go_out_as_they_are() {
    let folder = Folder::new();
    for (file, expected) in [("both_lost.trf", "0-0"), ("half_and_loss.trf", "1/2-0")] {
        let key = event(&folder, &report(file));
        let pairings = out(&folder.run(&["export", "pairings", &key]));
        let row = pairings
            .lines()
            .find(|row| row.starts_with("1,1,"))
            .unwrap();
        assert!(row.ends_with(&format!(",{expected}")), "{row}");
        let back = out(&folder.run(&["export", "trf", &key, "--line-end", "lf"]));
        let text = fs::read_to_string(report(file)).unwrap();
        let round = |text: &str| {
            let lines = text.lines().filter(|line| line.starts_with("001"));
            lines
                .map(|line| line.get(80..).unwrap().to_owned())
                .collect::<Vec<_>>()
        };
        let points = |text: &str| {
            round(text)
                .iter()
                .map(|line| (line[..4].to_owned(), line[9..].to_owned()))
                .collect::<Vec<_>>()
        };
        assert_eq!(points(&back), points(&text), "{back}");
        let checked = folder.run(&["check", "--database", "sqlite:inkundla.db"]);
        assert_eq!(status(&checked), 0, "{}{}", out(&checked), err(&checked));
    }
}

#[test]
fn a_round_that_is_not_there_is_refused_in_every_export() {
    let folder = Folder::new();
    let key = event(&folder, &report("last_control.trf"));
    for call in [
        &["export", "standings", &key, "--after", "99"][..],
        &["export", "teams", &key, "--after", "3"],
        &["export", "pairings", &key, "--round", "9"],
    ] {
        let done = folder.run(call);
        assert_eq!((status(&done), out(&done)), (1, String::new()), "{call:?}");
        assert!(
            err(&done).starts_with("inkundla: there is no round "),
            "{}",
            err(&done)
        );
    }
    let done = folder.run(&["export", "standings", &key, "--after", "2"]);
    assert_eq!(status(&done), 0);
    let done = folder.run(&["export", "standings", &key, "--school", "Nowhere"]);
    assert_eq!((status(&done), out(&done)), (1, String::new()));
    assert!(err(&done).contains("is of the school “Nowhere”"));
}

/// Debug words, such as `CannotAllMeet { pairs: 0 }`, are for programmers.
#[test]
fn no_error_message_shows_the_words_of_the_source() {
    fn files(folder: &std::path::Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files(&path, found);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    files(
        &PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut found,
    );
    assert!(found.len() > 500);
    for path in found {
        let text = fs::read_to_string(&path).unwrap();
        for attribute in text.split("#[error(").skip(1) {
            let attribute = attribute.split(")]").next().unwrap();
            assert!(!attribute.contains("?}"), "{}: {attribute}", path.display());
        }
        let is_cli = path.components().any(|part| part.as_os_str() == "cli");
        assert!(!(is_cli && text.contains(":?}")), "{}", path.display());
    }
}

//! The program as it is called in a terminal.

mod administration;
mod alterations;
mod backup;
mod doctor;
mod endings;
mod engine_calls;
mod events;
mod exit_statuses;
mod export;
mod import_notes;
mod lists;
mod locked;
mod manual;
mod official;
mod order;
mod publish;
mod records_taken_over;
mod report_files;
mod reports;
mod rules;
mod words;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use tempfile::TempDir;

/// The event of the demo.
const DEMO: &str = "Demo school cup";
/// Where the demo is kept.
const DATABASE: [&str; 2] = ["--database", "sqlite:inkundla-demo.db"];

/// A folder in which the program runs.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn inkundla(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
        command
            .args(args)
            .current_dir(self.path())
            .env_remove("INKUNDLA_DATABASE")
            .env_remove("INKUNDLA_LISTEN");
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.inkundla(args).output().unwrap()
    }

    fn run_with_input(&self, args: &[&str], input: &str) -> Output {
        let mut child = self
            .inkundla(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(input.as_bytes()).unwrap();
        drop(stdin);
        child.wait_with_output().unwrap()
    }

    /// A demo that serves.
    fn demo(&self) -> Demo {
        let listen = ["demo", "--listen", "127.0.0.1:0"];
        let child = self.inkundla(&listen).stdout(Stdio::piped()).spawn();
        let mut child = child.unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut said = String::new();
        while !said.contains("Umpire:") {
            said.push_str(&lines.next().expect(&said).unwrap());
            said.push('\n');
        }
        Demo { child, said }
    }
}

/// A demo that serves until it is dropped.
struct Demo {
    child: Child,
    said: String,
}

impl Demo {
    /// The rest of the line that begins with some words.
    fn value_after(&self, words: &str) -> &str {
        let line = self
            .said
            .lines()
            .find(|line| line.trim().starts_with(words));
        line.unwrap_or_else(|| panic!("{words} in {}", self.said))
            .trim()[words.len()..]
            .trim()
    }

    fn key(&self) -> &str {
        self.value_after("For everybody:")
            .rsplit('/')
            .next()
            .unwrap()
    }

    fn get(&self, path: &str) -> String {
        String::from_utf8(self.get_bytes(path)).unwrap()
    }

    fn get_bytes(&self, path: &str) -> Vec<u8> {
        let address = format!("{}{path}", self.value_after("This machine:"));
        let mut answer = ureq::get(address).call().unwrap();
        answer.body_mut().read_to_vec().unwrap()
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        let _is_gone_already = self.child.kill();
        let _is_gone_already = self.child.wait();
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn status(output: &Output) -> i32 {
    output.status.code().unwrap()
}

#[test]
fn every_command_explains_itself() {
    let folder = Folder::new();
    let commands: [&[&str]; 18] = [
        &[],
        &["serve"],
        &["demo"],
        &["import"],
        &["export"],
        &["export", "standings"],
        &["export", "players"],
        &["publish"],
        &["backup"],
        &["restore"],
        &["migrate"],
        &["user", "add"],
        &["rules"],
        &["rules", "list"],
        &["rules", "show"],
        &["moves"],
        &["perft"],
        &["replay"],
    ];
    for command in commands {
        let help = folder.run(&[command, &["--help"]].concat());
        assert_eq!(status(&help), 0, "{command:?}");
        assert!(out(&help).contains("Usage: inkundla"), "{command:?}");
    }
    assert!(out(&folder.run(&["--version"])).starts_with("inkundla "));
}

#[test]
fn a_wrong_call_is_told_from_a_deed_that_failed() {
    let folder = Folder::new();
    for wrong in [
        &["exprot"][..],
        &["export", "standings"],
        &["import", "abc"],
        &["serve", "--listen", "nowhere"],
        &["export", "standings", "abc", "--after", "0"],
    ] {
        assert_eq!(status(&folder.run(wrong)), 2, "{wrong:?}");
    }
    let failed = folder.run(&["export", "standings", "abc"]);
    assert_eq!(status(&failed), 1);
    assert!(err(&failed).contains("there is no database inkundla.db"));
    assert!(!folder.path().join("inkundla.db").exists());
    folder.run(&["migrate"]);
    let failed = folder.run(&["export", "standings", "abc"]);
    assert_eq!(status(&failed), 1);
    assert!(
        err(&failed).contains("there is no event abc"),
        "{}",
        err(&failed)
    );
}

/// What takes a database, each as somebody would call it.
const WITH_DATABASE: [&[&str]; 11] = [
    &["migrate"],
    &["check"],
    &["export", "standings", "cup"],
    &["export", "players", "cup"],
    &["publish", "cup", "-o", "out"],
    &["backup", "-o", "copy.inkundla"],
    &["user", "add", "Ms Khumalo"],
    &["user", "passphrase", "Ms Khumalo"],
    &["demo", "--listen", "127.0.0.1:0"],
    &["serve", "--listen", "127.0.0.1:0"],
    &["serve", "--check", "--listen", "127.0.0.1:0"],
];

#[test]
fn what_is_no_database_of_ours_is_named_and_left_alone_by_every_command() {
    let folder = Folder::new();
    let list = "number,name\n1,Thandiwe\n".repeat(100);
    fs::write(folder.path().join("list.csv"), &list).unwrap();
    fs::create_dir(folder.path().join("school")).unwrap();
    for command in WITH_DATABASE {
        for (database, expected) in [
            (
                "list.csv",
                "for the database in that file write sqlite:list.csv",
            ),
            (
                "./school",
                "for the database in that file write sqlite:./school",
            ),
            (
                "sqlite:list.csv",
                "list.csv` is not a database of Inkundla; name another",
            ),
            (
                "sqlite:school",
                "school` is a folder; name a file in it, as in",
            ),
            ("sqlite:", "`sqlite:` names no database; write sqlite:PATH"),
            (
                "postgress://u:pw@h/d",
                "names no database; write sqlite:PATH",
            ),
            ("mysql://u:pw@h/d", "names no database; write sqlite:PATH"),
        ] {
            let call = [command, &["--database", database]].concat();
            let done = folder.run(&call);
            let said = out(&done) + &err(&done);
            assert_ne!(status(&done), 0, "{call:?}: {said}");
            assert!(said.contains(expected), "{call:?}: {said}");
            assert!(!said.contains("pw"), "{call:?}: {said}");
        }
    }
    let wrong = [
        "user",
        "passphrase",
        "Ms Khumalo",
        "--database",
        "sqlite:a.db",
    ];
    assert!(err(&folder.run(&wrong)).contains("there is no database a.db"));
    assert_eq!(
        fs::read_to_string(folder.path().join("list.csv")).unwrap(),
        list
    );
    let mut left: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    left.sort();
    assert_eq!(left, ["list.csv", "school"], "nothing was made");
    assert_eq!(
        fs::read_dir(folder.path().join("school")).unwrap().count(),
        0
    );
}

#[test]
fn migrating_twice_changes_nothing() {
    let folder = Folder::new();
    for _ in 0..2 {
        let done = folder.run(&["migrate"]);
        assert_eq!(status(&done), 0, "{}", err(&done));
        assert_eq!(
            out(&done),
            "The tables of sqlite:inkundla.db are up to date.\n"
        );
    }
}

#[test]
fn the_demo_is_made_once_and_its_standings_leave_by_every_door_alike() {
    let folder = Folder::new();
    let demo = folder.demo();
    let key = demo.key().to_owned();
    assert!(demo.said.contains("Making the demo"), "{}", demo.said);
    assert_eq!(demo.value_after("Pass-phrase:"), "three red cows");
    let page = demo.get(&format!("/e/{key}/standings"));
    assert!(page.contains("Not final: 8 boards to come"));
    assert!(page.contains("Thandeka M.") && !page.contains("Mabizela"));

    let export = |args: &[&str]| folder.run(&[&["export", "standings"], args, &DATABASE].concat());
    for (query, args) in [
        ("", &[key.as_str(), "--csv", "--alias"][..]),
        ("?excel=1", &[DEMO, "--csv", "--alias", "--excel"]),
        ("?after=1", &[key.as_str(), "--alias", "--after", "1"]),
    ] {
        let file = export(args);
        assert_eq!(status(&file), 0, "{}", err(&file));
        let page = demo.get_bytes(&format!("/e/{key}/standings.csv{query}"));
        assert_eq!(file.stdout, page, "{query}");
    }
    export(&[&key, "-o", "full.csv"]);
    let full = fs::read_to_string(folder.path().join("full.csv")).unwrap();
    assert!(full.contains("Thandeka Mabizela") && full.lines().count() == 25);
    drop(demo);

    let again = folder.demo();
    assert!(!again.said.contains("Making the demo"), "{}", again.said);
    assert_eq!(again.key(), key);
}

#[test]
fn a_demo_does_not_move_into_somebody_elses_database() {
    let folder = Folder::new();
    let made = folder.run_with_input(&["user", "add", "Ms Khumalo"], "three cows in a row\n");
    assert_eq!(status(&made), 0, "{}", err(&made));
    let args = [
        "demo",
        "--listen",
        "127.0.0.1:0",
        "--database",
        "sqlite:inkundla.db",
    ];
    let refused = folder.run(&args);
    assert_eq!(status(&refused), 1);
    assert!(err(&refused).contains("in use, but not by a demo"));
}

#[test]
fn a_list_of_players_comes_in_and_goes_out() {
    let folder = Folder::new();
    drop(folder.demo());
    let import = |args: &[&'static str]| [&["import", DEMO], args, &DATABASE].concat();

    fs::write(
        folder.path().join("more.csv"),
        "name,school\nSizwe Ndaba,Umlazi\n",
    )
    .unwrap();
    let dry = folder.run(&import(&["more.csv", "--dry-run"]));
    assert_eq!(status(&dry), 0, "{}", err(&dry));
    assert!(
        out(&dry).starts_with("Would be entered in Demo school cup"),
        "{}",
        out(&dry)
    );
    assert!(
        err(&dry).contains("everybody sees \"Sizwe N.\" of \"Sizwe Ndaba\""),
        "{}",
        err(&dry)
    );
    let other = folder.run(&import(&["more.csv", "--dry-run", "--family-first"]));
    assert_eq!((status(&other), err(&other).as_str()), (0, ""));
    let done = folder.run(&import(&["more.csv"]));
    assert!(out(&done).ends_with(": 1.\n"), "{}", out(&done));

    let list = "name,grade,telephone\nPutri Prinsloo,enam,1\nSizwe Ndaba,,2\nAgus Meyer,5,3\n";
    let bad = folder.run_with_input(&import(&["-"]), list);
    assert_eq!(status(&bad), 1);
    assert!(out(&bad).ends_with(": 1.\n"), "{}", out(&bad));
    for said in [
        "Ignored columns: telephone.",
        "Row 2: There is no grade “enam”. Grades are R (or RR) and 1 to 12.",
        "Row 3: Sizwe Ndaba may be player 25, who is entered already.",
        "2 rows were not imported",
    ] {
        assert!(err(&bad).contains(said), "{said} in {}", err(&bad));
    }
    let none = folder.run_with_input(&import(&["-"]), "school,grade\nUmlazi,5\n");
    assert_eq!(status(&none), 1);
    assert!(
        err(&none).contains("No column has names."),
        "{}",
        err(&none)
    );

    let players = folder.run(&[&["export", "players", DEMO][..], &DATABASE].concat());
    let players = out(&players);
    assert!(players.starts_with(
        "given name,family name,school,grade,rating,gender,year of birth,consent\r\n"
    ));
    assert!(
        players.ends_with("Sizwe,Ndaba,Umlazi,,,,,\r\nAgus,Meyer,,5,,,,\r\n"),
        "{players}"
    );
}

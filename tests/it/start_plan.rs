//! `serve --check` and `serve` come to the same end with any settings, and a start that fails leaves nothing behind.

mod cases;
mod world;

use super::web::harness::PATIENCE;
use cases::{Case, Database, Folder, Key, Pem, Port, cases};
use proptest::test_runner::{Config, TestRunner};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use world::World;

/// What a start comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Starts,
    Waits,
    Ends(i32),
}

/// The end that `--check` announces by its exit status.
fn announced(status: i32) -> End {
    match status {
        0 => End::Starts,
        3 => End::Waits,
        other => End::Ends(other),
    }
}

fn serve(folder: &Path, arguments: &[String]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
    command.arg("serve").args(arguments).current_dir(folder);
    command.env_remove("RUST_LOG");
    command
}

/// Starts a server and waits until it is open, waits for its database or has ended; then kills it.
fn end_of(mut command: Command) -> (End, Vec<String>) {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (heard, hears) = mpsc::channel();
    let pipes: [Box<dyn Read + Send>; 2] = [
        Box::new(child.stdout.take().unwrap()),
        Box::new(child.stderr.take().unwrap()),
    ];
    for pipe in pipes {
        let heard = heard.clone();
        std::thread::spawn(move || {
            for line in BufReader::new(pipe).lines().map_while(Result::ok) {
                let _over = heard.send(line);
            }
        });
    }
    drop(heard);
    let mut lines = Vec::new();
    let end = loop {
        match hears.recv_timeout(PATIENCE) {
            Ok(line) if line.starts_with("Inkundla is open") => break Some(End::Starts),
            Ok(line) if line.contains("tried again every second") => break Some(End::Waits),
            Ok(line) => lines.push(line),
            Err(mpsc::RecvTimeoutError::Disconnected) => break None,
            Err(mpsc::RecvTimeoutError::Timeout) => panic!("neither open nor over: {lines:?}"),
        }
    };
    if end.is_some() {
        child.kill().unwrap();
    }
    let status = child.wait().unwrap();
    (
        end.unwrap_or_else(|| End::Ends(status.code().unwrap())),
        lines,
    )
}

/// The files of a folder, without those that SQLite keeps beside an open database.
fn files(folder: &Path) -> BTreeSet<String> {
    let names = fs::read_dir(folder).unwrap();
    let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    names
        .filter(|name| !name.ends_with("-wal") && !name.ends_with("-shm"))
        .collect()
}

/// As many cases, by four threads at once.
fn try_cases(cases_of_each: u32) {
    let world = World::new();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let config = Config {
                    cases: cases_of_each,
                    failure_persistence: None,
                    ..Config::default()
                };
                let found = TestRunner::new(config).run(&cases(), |case| world.agree_on(&case));
                found.unwrap_or_else(|why| panic!("{why}"));
            });
        }
    });
}

#[test]
fn a_check_comes_to_the_same_end_as_a_start_with_any_settings() {
    try_cases(9);
}

#[test]
#[ignore = "the long form: 400 settings"]
fn a_check_comes_to_the_same_end_as_a_start_with_many_settings() {
    try_cases(100);
}

/// Each of these was once answered differently by the two.
#[test]
fn a_check_and_a_start_agree_where_they_once_did_not() {
    let world = World::new();
    let usual = Case {
        database: Database::New,
        listen: Port::Any,
        metrics: None,
        metrics_is_listen: false,
        pem: None,
        key: None,
        backups: None,
        streams: None,
        replica: false,
        in_file: false,
    };
    let with = |change: &dyn Fn(&mut Case)| {
        let mut case = usual.clone();
        change(&mut case);
        case
    };
    let cases = [
        with(&|case| case.database = Database::NewRelative),
        with(&|case| case.database = Database::Served),
        with(&|case| case.database = Database::FolderToCome),
        with(&|case| case.database = Database::Here),
        with(&|case| case.streams = Some(0)),
        with(&|case| case.listen = Port::Taken),
        with(&|case| {
            case.listen = Port::Free;
            case.metrics = Some(Port::Any);
            case.metrics_is_listen = true;
        }),
        with(&|case| case.pem = Some(Pem::OfAnother)),
        with(&|case| case.pem = Some(Pem::Missing)),
        with(&|case| case.key = Some(Key::NoFolder)),
        with(&|case| case.key = Some(Key::Broken)),
        with(&|case| case.backups = Some(Folder::InFile)),
        with(&|case| case.database = Database::Away),
    ];
    for case in cases {
        let agreed = world.agree_on(&case);
        agreed.unwrap_or_else(|why| panic!("{case:?}: {why}"));
    }
}

#[test]
fn a_misspelt_variable_stops_the_start_as_a_misspelt_name_in_the_file_does() {
    let folder = tempfile::tempdir().unwrap();
    for more in [&[][..], &["--check".to_owned()]] {
        let mut command = serve(folder.path(), more);
        let refused = command.env("INKUNDLA_STRAEMS", "1").output().unwrap();
        assert_eq!(refused.status.code(), Some(2));
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(
            said.contains("INKUNDLA_STRAEMS") && said.lines().count() == 1,
            "{said}"
        );
    }
    assert!(files(folder.path()).is_empty());
    // One of another command is right.
    let listen = ["--listen".to_owned(), "127.0.0.1:0".to_owned()];
    let mut command = serve(folder.path(), &listen);
    command.env("INKUNDLA_FOLDER", "elsewhere");
    assert_eq!(end_of(command).0, End::Starts);
}

#[test]
fn on_a_full_disk_nothing_starts_and_nothing_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let script = "mount -t tmpfs -o size=64k none \"$0\" && cd \"$0\" && \
                  ! dd if=/dev/zero of=fill bs=1k 2>/dev/null && before=$(ls) && \
                  for more in --check --log=text; do \"$@\" $more; echo \"status $?\"; done; \
                  [ \"$before\" = \"$(ls)\" ] && echo nothing left";
    let mut command = Command::new("unshare");
    if std::env::var("USER").is_ok_and(|user| user != "root") {
        command.arg("--map-root-user");
    }
    command
        .args(["--mount", "sh", "-c", script])
        .arg(folder.path());
    command.args([
        env!("CARGO_BIN_EXE_inkundla"),
        "serve",
        "--listen",
        "127.0.0.1:0",
    ]);
    let done = command.output().unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    let errors = String::from_utf8_lossy(&done.stderr).into_owned();
    assert_eq!(said.matches("status 1\n").count(), 2, "{said}{errors}");
    assert!(said.contains("nothing left"), "{said}{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(errors.contains("No space left on device"), "{errors}");
}

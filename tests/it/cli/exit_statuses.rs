//! Each exit status in the reference is the status of a real call.

use super::official::Played;
use super::{Folder, err, status};
use inkundla::cli::exit_status::{ENGINE_CALLS, EXIT_STATUSES};
use std::fs;
use std::net::TcpListener;
use std::path::Path;

/// A folder with files of each kind, right and wrong, and a database with a closed round.
struct Files {
    folder: Folder,
    key: String,
    /// The address of a port that another program holds.
    taken: String,
    _listener: TcpListener,
}

impl Files {
    fn new() -> Files {
        let played = Played::round();
        let records = played.export(&[]);
        let (folder, key) = (played.folder, played.key);
        drop(played.desk);
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        write("records.txt", &records);
        write("altered.txt", &records.replace("turn=E8", "turn=E7"));
        write("nonsense.txt", "nothing of the kind\n");
        write("players.csv", "given,family\nThandi,Zulu\n");
        write("doubtful.csv", "given,family\nThandi,Zulu\n,\nSipho,\n");
        for report in ["rank.trf", "lichess_13_players.trf"] {
            let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/reports");
            fs::copy(fixtures.join(report), folder.path().join(report)).unwrap();
        }
        let rank = fs::read_to_string(folder.path().join("rank.trf")).unwrap();
        write("thirds.trf", &format!("BBW  0.3\n{rank}"));
        write("results.csv", "round,board,result\n1,1,1-0\n");
        let export = ["export", "tournament", &key, "-o", "cup.json"];
        let done = folder.run(&[&export[..], &["--database", "sqlite:hall.db"]].concat());
        assert_eq!(status(&done), 0, "{}", err(&done));
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let taken = listener.local_addr().unwrap().to_string();
        Files {
            folder,
            key,
            taken,
            _listener: listener,
        }
    }
}

/// A call of each command for each of its statuses. `KEY` is the event, `TAKEN` an address in use.
const CALLS: [(&str, i32, &str); 42] = [
    (
        "serve",
        0,
        "serve --check --listen 127.0.0.1:0 --database sqlite:hall.db",
    ),
    (
        "serve",
        1,
        "serve --check --listen TAKEN --database sqlite:hall.db",
    ),
    ("serve", 2, "serve --check --listen nowhere"),
    (
        "serve",
        3,
        "serve --check --listen 127.0.0.1:0 --database postgres://nobody@127.0.0.1:1/none",
    ),
    ("ready", 1, "ready 127.0.0.1:1"),
    (
        "import",
        0,
        "import KEY players.csv --database sqlite:hall.db",
    ),
    (
        "import",
        1,
        "import KEY doubtful.csv --database sqlite:hall.db",
    ),
    (
        "import records",
        0,
        "import records records.txt --database sqlite:before.db",
    ),
    (
        "import records",
        1,
        "import records altered.txt --database sqlite:before.db",
    ),
    (
        "import records",
        2,
        "import records nonsense.txt --database sqlite:before.db",
    ),
    (
        "import trf",
        1,
        "import trf rank.trf --owner Nobody --database sqlite:hall.db",
    ),
    (
        "import trf",
        2,
        "import trf nonsense.txt --owner Nobody --database sqlite:hall.db",
    ),
    (
        "import tournament",
        1,
        "import tournament cup.json --owner Nobody --database sqlite:hall.db",
    ),
    (
        "import tournament",
        2,
        "import tournament none.json --owner Nobody --database sqlite:hall.db",
    ),
    (
        "import results",
        1,
        "import results Nothing results.csv --database sqlite:hall.db",
    ),
    (
        "import results",
        2,
        "import results KEY none.csv --database sqlite:hall.db",
    ),
    ("pair", 0, "pair rank.trf"),
    ("pair", 1, "pair lichess_13_players.trf"),
    ("pair", 2, "pair nonsense.txt"),
    ("check", 0, "check rank.trf"),
    ("check", 1, "check lichess_13_players.trf"),
    ("check", 2, "check nonsense.txt"),
    ("record verify", 0, "record verify records.txt"),
    ("record verify", 1, "record verify altered.txt"),
    ("record verify", 2, "record verify nonsense.txt"),
    ("standings", 0, "standings rank.trf"),
    ("standings", 1, "standings thirds.trf"),
    ("standings", 2, "standings nonsense.txt"),
    ("generate", 0, "generate --players 4 --rounds 2 --seed 1"),
    (
        "generate",
        1,
        "generate --players 4 --rounds 2 --seed 1 -o nowhere/out.trf",
    ),
    ("rebuild", 0, "rebuild --database sqlite:hall.db"),
    ("log verify", 1, "log verify nonsense.txt"),
    ("best", 0, "best reversi --nodes 100"),
    ("best", 2, "best reversi --nodes 100 --turns z9"),
    ("replay", 0, "replay reversi --moves f5d6"),
    ("replay", 2, "replay reversi --moves a1"),
    ("words missing", 0, "words missing en"),
    ("words import", 1, "words import nonsense.txt"),
    (ENGINE_CALLS, 0, "--dutch rank.trf -p"),
    (ENGINE_CALLS, 1, "--dutch lichess_13_players.trf -p"),
    (ENGINE_CALLS, 3, "--dutch nonsense.txt -p"),
    (ENGINE_CALLS, 5, "--dutch none.trf -p"),
];

/// Statuses that other tests show, which prepare more.
const ELSEWHERE: [(&str, i32, &str); 10] = [
    ("ready", 0, "unit.rs"),
    ("doctor", 0, "cli/doctor.rs"),
    ("doctor", 1, "cli/doctor.rs"),
    ("import trf", 0, "cli/reports.rs"),
    ("import tournament", 0, "cli/export.rs"),
    ("import results", 0, "cli/export.rs"),
    ("rebuild", 1, "cli/alterations.rs"),
    ("log verify", 0, "cli/alterations.rs"),
    ("words missing", 1, "cli/words.rs"),
    ("words import", 0, "cli/words.rs"),
];

#[test]
fn each_status_of_the_reference_is_that_of_a_call() {
    let files = Files::new();
    for (command, expected, call) in CALLS {
        let call = call
            .replace("KEY", &files.key)
            .replace("TAKEN", &files.taken);
        let words: Vec<&str> = call.split(' ').collect();
        let done = files.folder.run(&words);
        assert_eq!(status(&done), expected, "{command}: {call}: {}", err(&done));
    }
    let shown = |command: &str, number: u8| {
        let is_meant = |one: &(&str, i32, &str)| (one.0, one.1) == (command, i32::from(number));
        CALLS.iter().chain(&ELSEWHERE).any(is_meant)
    };
    for statuses in &EXIT_STATUSES {
        for (number, meaning) in statuses.meanings {
            // No call leads to an unexpected error.
            let is_unexpected = (statuses.command, *number) == (ENGINE_CALLS, 2);
            let command = statuses.command;
            assert!(
                is_unexpected || shown(command, *number),
                "{command} {number}: {meaning}"
            );
        }
    }
}

//! Faults around the program: a full disk, a clock that jumps, a stopped process, a database server
//! that goes away. Nothing acknowledged is lost, and the program recovers by itself.

use super::postgres::Postgres;
use super::server::Server;
use super::web::harness::{Client, PATIENCE};
use super::web::umpire::{Phone, post_a_round};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::games::RecordedGame;
use inkundla::referee::{ClockPolicy, Event, Pause};
use inkundla::store::Store;
use inkundla::tournament::{BoardNo, RoundNo};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

const HOUR: i64 = 3_600_000;
const YEAR: i64 = 365 * 24 * HOUR;

fn desk(database: &str) -> Desk {
    Desk::open(Store::open(database).unwrap(), Hub::default()).unwrap()
}

fn in_file(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

pub fn recorded_at(database: &str, key: &str, board: u16) -> RecordedGame {
    let desk = desk(database);
    let seat = desk.board_context(key, RoundNo(1), BoardNo(board)).unwrap();
    let recorded = desk.recorded_game(&seat).expect("the record replays");
    let numbers: Vec<u32> = recorded.entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(
        numbers,
        (1..=recorded.game.seq).collect::<Vec<_>>(),
        "each once, without gaps"
    );
    let found = desk.check().unwrap().findings;
    assert!(found.is_empty(), "{found:?}");
    recorded
}

fn pauses(recorded: &RecordedGame) -> Vec<&Pause> {
    let entries = recorded.entries.iter();
    let pause = entries.filter_map(|entry| match &entry.event {
        Event::Paused { pause, .. } => Some(pause),
        _ => None,
    });
    pause.collect()
}

/// The first legal turn, or the last one back when the game is over.
fn next(phone: &Phone) -> (String, Vec<(&'static str, String)>) {
    let page = phone.page();
    let seen = page.attributes("#live", "data-seq")[0].clone();
    let form = match page.all("form.noscript option").into_iter().next() {
        Some(turn) => vec![("act", "turn".to_owned()), ("turn", turn)],
        None => vec![("act", "undo".to_owned()), ("reason", "again".to_owned())],
    };
    (seen, form)
}

fn sends(phone: &Phone, seen: &str, form: &[(&'static str, String)]) -> (u16, String) {
    let form: Vec<(&str, &str)> = form
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    let answer = phone.sends(seen, &form);
    (answer.status, answer.text())
}

#[test]
fn a_full_disk_is_told_and_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let (kept, small) = (folder.path().join("kept"), folder.path().join("small"));
    std::fs::create_dir_all(&kept).unwrap();
    std::fs::create_dir_all(&small).unwrap();
    let (key, codes) = post_a_round(&desk(&in_file(&kept.join("hall.db"))), ClockPolicy::Off);
    // A disk of its own that nobody else sees.
    let script =
        "mount -t tmpfs -o size=3m none \"$1\" && cp \"$0\"/* \"$1\" && shift && exec \"$@\"";
    let mut command = Command::new("unshare");
    if std::env::var("USER").is_ok_and(|user| user != "root") {
        command.arg("--map-root-user");
    }
    command
        .args(["--mount", "sh", "-c", script])
        .args([&kept, &small]);
    command.arg(env!("CARGO_BIN_EXE_inkundla"));
    command.args([
        "serve",
        "--no-backups",
        "--listen",
        "127.0.0.1:0",
        "--database",
    ]);
    let server = Server::by(command.arg(in_file(&small.join("hall.db"))));
    let inside = |name: &str| {
        let folder = small.strip_prefix("/").unwrap();
        Path::new("/proc")
            .join(server.id().to_string())
            .join("root")
            .join(folder)
            .join(name)
    };
    let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms Naidoo");
    let (seen, form) = next(&phone);
    assert_eq!(sends(&phone, &seen, &form).0, 200);

    fill(&inside("fill"));
    // What is in the log already may still be written over.
    let mut refused = None;
    for _ in 0..2_000 {
        let (seen, form) = next(&phone);
        let (status, text) = sends(&phone, &seen, &form);
        if status != 200 {
            refused = Some((seen, form, status, text));
            break;
        }
    }
    let (seen, form, status, text) = refused.expect("a full disk takes no turns for ever");
    assert_eq!(status, 503, "{text}");
    assert!(text.contains("disk is full"), "{text}");
    assert_eq!(
        next(&phone).0,
        seen,
        "nothing half-written; reading goes on"
    );

    std::fs::remove_file(inside("fill")).unwrap();
    let (status, text) = sends(&phone, &seen, &form);
    assert_eq!(status, 200, "{text}");
    let last: u32 = next(&phone).0.parse().unwrap();
    // SQLite follows links to where they lead outside: it gets files of its own.
    for name in ["hall.db", "hall.db-wal"] {
        std::fs::copy(inside(name), folder.path().join(name)).unwrap();
    }
    let copy = in_file(&folder.path().join("hall.db"));
    assert_eq!(recorded_at(&copy, &key, 1).game.seq, last);
}

/// Fills the disk to the last byte.
fn fill(file: &PathBuf) {
    let mut file = std::fs::File::create(file).unwrap();
    for size in [65_536, 4_096, 512, 1] {
        while file.write(&vec![7; size]).is_ok_and(|written| written > 0) {}
    }
}

/// The real program with a wall clock that the test sets.
pub struct Faked {
    pub server: Server,
    offset: PathBuf,
}

impl Faked {
    fn start(folder: &Path, database: &str) -> Faked {
        Faked::start_at("+0", folder, database)
    }

    /// The same with a clock that is wrong from the beginning.
    pub fn start_at(ahead: &str, folder: &Path, database: &str) -> Faked {
        let offset = folder.join("offset");
        std::fs::write(&offset, ahead).unwrap();
        let library = crate::service::value("faketime", "TEST_FAKETIME");
        let mut command = Command::new(env!("CARGO_BIN_EXE_inkundla"));
        command
            .env("LD_PRELOAD", library)
            .env("FAKETIME_TIMESTAMP_FILE", &offset)
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            .args([
                "serve",
                "--no-backups",
                "--listen",
                "127.0.0.1:0",
                "--database",
                database,
            ]);
        Faked {
            server: Server::by(&mut command),
            offset,
        }
    }

    fn jumps(&self, offset: &str) {
        // In one step: the program reads the file at any moment.
        let new = self.offset.with_extension("new");
        std::fs::write(&new, offset).unwrap();
        std::fs::rename(new, &self.offset).unwrap();
    }
}

#[test]
fn a_wall_clock_that_jumps_takes_no_time_from_anybody() {
    let folder = tempfile::tempdir().unwrap();
    let database = in_file(&folder.path().join("hall.db"));
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::MINUTE);
    let faked = Faked::start(folder.path(), &database);
    let phone = Phone::recording(Client::at(faked.server.address), &codes[0], "Ms Naidoo");
    assert_eq!(phone.plays("E1").status, 200);
    for (offset, jumped) in [
        ("+1h", HOUR),
        ("-1h", -2 * HOUR),
        ("+2h", 3 * HOUR),
        ("+365d", YEAR - 2 * HOUR),
        ("-365d", -2 * YEAR),
    ] {
        faked.jumps(offset);
        // The game is paused as of before the jump; the turn shows that play has
        // gone on at the board, and the next player has the whole minute.
        let (seen, form) = next(&phone);
        assert_eq!(sends(&phone, &seen, &form).0, 200, "{offset}");
        let left = &phone.page().attributes(".clock", "data-left-ms")[0];
        let left: i64 = left.parse().unwrap();
        assert!(
            (20_000..=60_000).contains(&left),
            "{offset}: {left} ms of the minute"
        );
        let recorded = recorded_at(&database, &key, 1);
        match pauses(&recorded).last() {
            Some(Pause::ClockJumped { jump_ms }) => {
                let off = (jump_ms - jumped).abs();
                assert!(off < 120_000, "{offset}: {jump_ms}");
            }
            other => panic!("{offset}: {other:?}"),
        }
        if offset == "+365d" {
            // A card of last year lets nobody new in; who records goes on.
            let card = format!("/u/{}", codes[0]);
            let stranger = Client::at(faked.server.address).get(&card);
            assert_eq!(stranger.status, 410, "{}", stranger.text());
        }
    }
}

#[test]
fn a_process_that_was_stopped_for_a_moment_goes_on() {
    stopped_for(Duration::from_secs(2), 0);
}

#[test]
#[ignore = "the long form: a minute"]
fn a_process_that_was_stopped_for_a_minute_takes_no_time_from_anybody() {
    stopped_for(Duration::from_secs(60), 1);
}

fn stopped_for(time: Duration, expected: usize) {
    let folder = tempfile::tempdir().unwrap();
    let database = in_file(&folder.path().join("hall.db"));
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::MINUTE);
    let server = Server::start_with(&database);
    let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms Naidoo");
    assert_eq!(phone.plays("E1").status, 200);
    server.signal("STOP");
    std::thread::sleep(time);
    server.signal("CONT");
    let (seen, form) = next(&phone);
    if sends(&phone, &seen, &form).0 != 200 {
        assert_eq!(phone.does(&[("act", "resume")]).status, 200);
        let (seen, form) = next(&phone);
        assert_eq!(sends(&phone, &seen, &form).0, 200);
    }
    assert_eq!(pauses(&recorded_at(&database, &key, 1)).len(), expected);
}

#[test]
fn a_postgresql_that_stops_under_load_and_comes_back_has_lost_nothing() {
    let mut postgres = Postgres::start();
    let database = postgres.url.clone();
    let (key, codes) = post_a_round(&desk(&database), ClockPolicy::Off);
    let server = Server::start_with(&database);
    let phone = Phone::recording(Client::at(server.address), &codes[0], "Ms Naidoo");
    let watch = format!("http://{}/e/{key}", server.address);
    let mut acknowledged = 0;
    for _ in 0..3 {
        for _ in 0..5 {
            acknowledged = acknowledged.max(play(&phone).expect("it takes turns"));
        }
        postgres.does("stop");
        let (status, text) = sends(
            &phone,
            "0",
            &[("act", "turn".to_owned()), ("turn", "E1".to_owned())],
        );
        assert_eq!(status, 503, "{watch}: {text}");
        postgres.does("start");
        let end = Instant::now() + PATIENCE;
        while play(&phone).is_none() {
            assert!(Instant::now() < end, "it goes on by itself");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
    assert!(recorded_at(&database, &key, 1).game.seq >= acknowledged);
}

/// One turn; the number of its entry once it is acknowledged.
pub fn play(phone: &Phone) -> Option<u32> {
    let page = phone.page();
    if page.status != 200 {
        return None;
    }
    let (seen, form) = next(phone);
    let (status, text) = sends(phone, &seen, &form);
    // A balancer says 502 where a server ended before it answered.
    assert!(matches!(status, 200 | 502 | 503), "{status}: {text}");
    (status == 200).then(|| seen.parse::<u32>().unwrap() + 1)
}

#[test]
fn a_damaged_database_is_named_at_the_start_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hall.db");
    post_a_round(&desk(&in_file(&file)), ClockPolicy::Off);
    let mut bytes = std::fs::read(&file).unwrap();
    let (from, to) = (bytes.len() / 3, bytes.len() / 2);
    bytes[from..to].fill(0x5a);
    std::fs::write(&file, &bytes).unwrap();
    let answer = Command::new(env!("CARGO_BIN_EXE_inkundla"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--database",
            &in_file(&file),
        ])
        .output()
        .unwrap();
    assert_eq!(answer.status.code(), Some(1));
    let said = String::from_utf8(answer.stderr).unwrap();
    assert!(
        said.contains("is damaged") && said.contains("restore the last backup"),
        "{said}"
    );
    assert_eq!(
        std::fs::read(&file).unwrap(),
        bytes,
        "it is left as it was found"
    );
}

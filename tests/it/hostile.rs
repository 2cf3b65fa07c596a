//! Hostile files: larger than memory, wider than any list, in
//! broken encodings. Each is refused quickly, with a message, and in little memory.

use super::crash::desk;
use super::web::umpire::post_a_round;
use flate2::Compression;
use flate2::write::GzEncoder;
use inkundla::desk::archives::event_keys::EventKeys;
use inkundla::desk::archives::{inspect, inspect_within};
use inkundla::formats::entrants_csv::{self, Headless};
use inkundla::formats::{ImportProblem, record, tournament_json, trf};
use inkundla::referee::ClockPolicy;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::process::Command;
use std::time::{Duration, Instant};

/// The limit of address space in kilobytes, including the program's own code.
const MEMORY: &str = "1000000";
/// The time limit for a debug build on a busy machine.
const SOON: Duration = Duration::from_secs(120);

#[test]
fn a_file_of_two_gigabytes_is_refused_in_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let (key, _) = post_a_round(
        &desk(&format!(
            "sqlite:{}",
            folder.path().join("test.db").display()
        )),
        ClockPolicy::Off,
    );
    // A sparse file with some bytes in front takes no room on the disk.
    let mut file = File::create(folder.path().join("huge")).unwrap();
    file.write_all(b"012 Zone cup\n").unwrap();
    file.seek(SeekFrom::Start(2 * 1024 * 1024 * 1024)).unwrap();
    file.write_all(b"\n").unwrap();
    drop(file);
    let owner = ["--owner", "Ms Khumalo"];
    let calls: [&[&str]; 8] = [
        &["import", &key, "huge"],
        &["import", "results", &key, "huge"],
        &["import", "records", "huge"],
        &["import", "trf", "huge", owner[0], owner[1]],
        &["import", "tournament", "huge", owner[0], owner[1]],
        &["restore", "huge", "--yes"],
        &["replay", "huge"],
        &["pair", "huge"],
    ];
    for call in calls {
        let without = ["replay", "pair"].contains(&call[0]);
        let database: &[&str] = if without {
            &[]
        } else {
            &["--database", "sqlite:test.db"]
        };
        let began = Instant::now();
        let done = Command::new("sh")
            .args(["-c", "ulimit -v \"$0\"; exec \"$@\"", MEMORY])
            .arg(env!("CARGO_BIN_EXE_inkundla"))
            .args(call)
            .args(database)
            .current_dir(folder.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        let code = done.status.code();
        assert!(matches!(code, Some(1 | 2)), "{call:?}: {code:?} {said}");
        assert!(
            !said.contains("panicked") && said.len() < 2_000,
            "{call:?}: {said}"
        );
        assert!(!said.contains("unexpected argument"), "{call:?}: {said}");
        let took = began.elapsed();
        assert!(took < SOON, "{call:?}: {took:?}");
    }
}

/// Hostile lists by name.
fn lists() -> Vec<(&'static str, Vec<u8>)> {
    let names = b"Given name,Family name\nThandi,Mokoena\n";
    let with = |more: Vec<u8>| [names.to_vec(), more].concat();
    let utf16: Vec<u8> = "Given name,Family name\n"
        // Without a byte order mark the byte order is unknown.
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    vec![
        ("a million columns", "x,".repeat(1_000_000).into_bytes()),
        (
            "a million columns below",
            with("x,".repeat(1_000_000).into_bytes()),
        ),
        (
            "a quote that never closes",
            with([b"\"".to_vec(), vec![b'x'; 2_000_000]].concat()),
        ),
        ("nothing but quotes", vec![b'"'; 2_000_000]),
        (
            "a million quoted commas",
            "\",\"".repeat(500_000).into_bytes(),
        ),
        ("zeros", vec![0; 2_000_000]),
        ("a zero in a name", with(b"Si\0pho,Dlamini\n".to_vec())),
        ("two bytes a letter", utf16),
        ("a million empty lines", vec![b'\n'; 1_000_000]),
        ("a million carriage returns", with(vec![b'\r'; 1_000_000])),
        ("one cell without end", vec![b'x'; 2_000_000]),
        (
            "a hundred thousand brackets",
            "[{\"a\":".repeat(100_000).into_bytes(),
        ),
    ]
}

#[test]
fn hostile_files_are_read_or_refused_quickly_with_a_position() {
    for (what, bytes) in lists() {
        let began = Instant::now();
        let list = entrants_csv::read(&bytes, &[], Headless::Guess);
        let ready = list.as_ref().map_or(0, |list| list.ready().count());
        assert!(ready <= 2, "{what}: {ready}");
        assert!(trf::read(&bytes).is_err(), "{what} is a report file");
        assert!(tournament_json::read(&bytes).is_err(), "{what} is an event");
        assert!(
            !record::read(&bytes).faults.is_empty(),
            "{what} is a record"
        );
        let took = began.elapsed();
        println!("{what}: {took:?}");
        assert!(took < SOON, "{what}: {took:?}");
    }
    let problem = |bytes: &[u8]| {
        let fault = entrants_csv::read(bytes, &[], Headless::Guess).err();
        fault.map(|fault| (fault.row, fault.what))
    };
    let by_name = |name: &str| {
        lists()
            .into_iter()
            .find(|(what, _)| *what == name)
            .unwrap()
            .1
    };
    let open = problem(&by_name("a quote that never closes"));
    assert!(
        matches!(open, Some((Some(3), ImportProblem::OpenQuote))),
        "{open:?}"
    );
    let zero = problem(&by_name("a zero in a name"));
    assert!(
        matches!(zero, Some((None, ImportProblem::NotText))),
        "{zero:?}"
    );
    // It is read, and has no player.
    let wide = problem(&by_name("two bytes a letter"));
    assert!(
        matches!(wide, Some((None, ImportProblem::Empty))),
        "{wide:?}"
    );
}

/// A decompression bomb: a few kilobytes that unpack to a hundred megabytes of rows.
fn bomb() -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    let head = "{\"inkundla_archive\":1,\"program\":\"0.1.0\",\"made_at_ms\":0}\n";
    packed.write_all(head.as_bytes()).unwrap();
    let blanks = " ".repeat(1_000_000);
    for _ in 0..100 {
        let row = format!("{{\"table\":\"x\",{blanks}\"row\":{{}}}}\n");
        packed.write_all(row.as_bytes()).unwrap();
    }
    packed.finish().unwrap()
}

#[test]
fn a_decompression_bomb_is_not_unpacked_completely() {
    let bomb = bomb();
    assert!(bomb.len() < 200_000, "{} bytes", bomb.len());
    let message = |most| {
        inspect_within(bomb.as_slice(), most)
            .err()
            .unwrap()
            .to_string()
    };
    let whole = inspect(bomb.as_slice(), EventKeys::default())
        .err()
        .unwrap()
        .to_string();
    assert!(whole.contains("101"), "read to its end: {whole}");
    assert!(
        message(5_000_000).contains('5') && !message(5_000_000).contains("101"),
        "{}",
        message(5_000_000)
    );
    // An endless line is not read to its end.
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(&vec![b'x'; 50_000_000]).unwrap();
    let line = packed.finish().unwrap();
    let began = Instant::now();
    assert!(inspect(line.as_slice(), EventKeys::default()).is_err());
    assert!(began.elapsed() < SOON);
}

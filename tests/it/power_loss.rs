//! The power is cut: what was written but not flushed may be on the disk, or in
//! part, or not at all.
//!
//! `strace` writes down what the real program writes and flushes while two phones
//! record. Disks are then made as a power cut could have left them at many moments:
//! all that was flushed, and of what was not, some sectors and others not.

use super::crash::desk;
use super::fault_injection::{play, recorded_at};
use super::server::Server;
use super::web::harness::Client;
use super::web::umpire::{Phone, post_a_round};
use inkundla::referee::ClockPolicy;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What a disk writes whole or not at all.
const SECTOR: usize = 512;

/// One thing that the program asked of the disk.
struct Step {
    at: f64,
    file: File,
    deed: Deed,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum File {
    Database,
    Log,
}

enum Deed {
    Write { offset: usize, bytes: Vec<u8> },
    Cut { length: usize },
    Flush,
}

/// A turn that a phone was promised is kept.
struct Promise {
    at: f64,
    board: u16,
    seq: u32,
}

#[test]
fn what_was_acknowledged_is_there_after_a_power_cut_at_any_moment() {
    survives_power_cuts(40, 60);
}

#[test]
#[ignore = "the long form: a thousand cuts"]
fn what_was_acknowledged_is_there_after_a_thousand_power_cuts() {
    survives_power_cuts(400, 1_000);
}

fn survives_power_cuts(turns: usize, cuts: u64) {
    let folder = tempfile::tempdir().unwrap();
    let name = |file| match file {
        File::Database => folder.path().join("test.db"),
        File::Log => folder.path().join("test.db-wal"),
    };
    let url = format!("sqlite:{}", name(File::Database).display());
    let (key, codes) = post_a_round(&desk(&url), ClockPolicy::Off);
    let start: HashMap<File, Vec<u8>> = [File::Database, File::Log]
        .into_iter()
        .map(|file| (file, fs::read(name(file)).unwrap_or_default()))
        .collect();

    let (steps, promises) = watched(folder.path(), &url, &codes, turns);
    let cut = |seed: u64, trusts_flushes: bool| {
        let mut chance = SmallRng::seed_from_u64(seed);
        let moment = chance.random_range(0..steps.len());
        let disk = after_a_cut(&start, &steps[..moment], trusts_flushes, &mut chance);
        let promised = |board| {
            let before = promises.iter().filter(|p| p.at < steps[moment].at);
            let of_board = before.filter(|p| p.board == board).map(|p| p.seq);
            of_board.max().unwrap_or_default()
        };
        (disk, [promised(1), promised(2)])
    };
    for seed in 0..cuts {
        let (disk, promised) = cut(seed, true);
        let kept = kept_on(&disk, &key);
        assert!(
            kept[0] >= promised[0] && kept[1] >= promised[1],
            "cut {seed}: entries {promised:?} were acknowledged, {kept:?} are kept"
        );
    }
    // The trial would find a program that does not wait for the disk.
    let loses = |seed| {
        let (disk, promised) = cut(seed, false);
        let kept = std::panic::catch_unwind(|| kept_on(&disk, &key));
        kept.map_or(true, |kept| kept[0] < promised[0] || kept[1] < promised[1])
    };
    assert!((0..20).any(loses), "a disk that forgets loses nothing?");
}

/// Lets two phones record over the real program under `strace`: all that it
/// asked of the disk, and what it acknowledged.
fn watched(folder: &Path, url: &str, codes: &[String], turns: usize) -> (Vec<Step>, Vec<Promise>) {
    let log = folder.join("strace.log");
    let database = folder.join("test.db");
    crate::service::need("strace");
    let mut strace = Command::new("strace");
    strace
        .args(["-f", "-y", "-ttt", "-xx", "--seccomp-bpf", "-s", "100000"])
        .args([
            "-e",
            "trace=pwrite64,write,writev,pwritev,ftruncate,fsync,fdatasync",
        ])
        .arg("-P")
        .arg(&database)
        .arg("-P")
        .arg(folder.join("test.db-wal"))
        .arg("-o")
        .arg(&log)
        .arg(env!("CARGO_BIN_EXE_inkundla"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", url]);
    let watched = Watched(Server::by(&mut strace));
    let phones: Vec<Phone> = codes
        .iter()
        .map(|code| Phone::recording(Client::at(watched.0.address), code, "Ms N"))
        .collect();
    let promises = std::thread::scope(|scope| {
        let players: Vec<_> = (1..)
            .zip(&phones)
            .map(|(board, phone)| {
                scope.spawn(move || {
                    let turn = |_| Promise {
                        seq: play(phone).expect("the disk is well"),
                        at: now(),
                        board,
                    };
                    (0..turns).map(turn).collect::<Vec<_>>()
                })
            })
            .collect();
        let all = players.into_iter().flat_map(|p| p.join().unwrap());
        all.collect::<Vec<_>>()
    });
    drop(watched);
    let steps = steps_of(&fs::read_to_string(log).unwrap());
    assert!(steps.len() > turns * 4, "{} steps were seen", steps.len());
    (steps, promises)
}

fn now() -> f64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.unwrap().as_secs_f64()
}

/// `strace` with the program that it watches, which would outlive it.
pub struct Watched(pub Server);

impl Drop for Watched {
    fn drop(&mut self) {
        let id = self.0.id();
        let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
        for child in children.unwrap_or_default().split_whitespace() {
            let _gone_already = Command::new("kill").args(["-s", "KILL", child]).status();
        }
        // It writes its last line when the program is gone.
        let is_at_work = || {
            let stat = fs::read_to_string(format!("/proc/{id}/stat"));
            stat.is_ok_and(|stat| !stat.contains(") Z "))
        };
        while is_at_work() {
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

/// Reads lines like `12 1700000000.123456 pwrite64(4<\x2f…>, "\x00…", 24, 4096) = 24`.
/// Of a call that another thread's came between, the second half closes it: a write
/// counts from its first half, a flush from its second.
fn steps_of(log: &str) -> Vec<Step> {
    let mut begun: HashMap<&str, File> = HashMap::new();
    let mut steps = Vec::new();
    for line in log.lines() {
        let Some((thread, rest)) = line.split_once(' ') else {
            continue;
        };
        let (at, call) = rest.trim_start().split_once(' ').unwrap();
        let at: f64 = at.parse().unwrap();
        if call.starts_with("<... fsync") || call.starts_with("<... fdatasync") {
            let file = begun.remove(thread).unwrap();
            steps.push(Step {
                at,
                file,
                deed: Deed::Flush,
            });
            continue;
        }
        let Some((name, arguments)) = call.split_once('(') else {
            continue;
        };
        if call.starts_with("<...") || call.starts_with("+++") || call.starts_with("---") {
            continue;
        }
        let (descriptor, arguments) = arguments.split_once('>').unwrap();
        let path = String::from_utf8(unhex(descriptor.split_once('<').unwrap().1)).unwrap();
        let file = match path.rsplit_once('.').unwrap().1 {
            "db" => File::Database,
            "db-wal" => File::Log,
            other => panic!("{other} is written to"),
        };
        let arguments = arguments.trim_start_matches([',', ' ']);
        let deed = match name {
            "fsync" | "fdatasync" if call.ends_with("<unfinished ...>") => {
                begun.insert(thread, file);
                continue;
            }
            "fsync" | "fdatasync" => Deed::Flush,
            "ftruncate" => Deed::Cut {
                length: first_number(arguments),
            },
            "pwrite64" => {
                let (bytes, places) = arguments[1..].split_once("\", ").unwrap();
                let (length, offset) = places.split_once(", ").unwrap();
                let bytes = unhex(bytes);
                assert_eq!(
                    bytes.len(),
                    first_number(length),
                    "the whole write is logged"
                );
                Deed::Write {
                    offset: first_number(offset),
                    bytes,
                }
            }
            other => panic!("{other} is not reckoned with"),
        };
        steps.push(Step { at, file, deed });
    }
    steps
}

fn first_number(text: &str) -> usize {
    let digits = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    text[..digits].parse().unwrap()
}

fn unhex(text: &str) -> Vec<u8> {
    text.split("\\x")
        .skip(1)
        .map(|byte| u8::from_str_radix(byte, 16).unwrap())
        .collect()
}

/// What may be on the disk when the power goes after these steps.
fn after_a_cut(
    start: &HashMap<File, Vec<u8>>,
    steps: &[Step],
    trusts_flushes: bool,
    chance: &mut SmallRng,
) -> HashMap<File, Vec<u8>> {
    let mut disk = start.clone();
    for (&file, content) in &mut disk {
        let last_flush = steps
            .iter()
            .rposition(|step| step.file == file && matches!(step.deed, Deed::Flush));
        let flushed = last_flush.filter(|_| trusts_flushes).unwrap_or_default();
        for (number, step) in steps.iter().enumerate().filter(|(_, s)| s.file == file) {
            let is_safe = number < flushed;
            match &step.deed {
                Deed::Write { offset, bytes } => {
                    for (sector, part) in bytes.chunks(SECTOR).enumerate() {
                        if is_safe || chance.random_bool(0.5) {
                            put(content, offset + sector * SECTOR, part);
                        }
                    }
                }
                Deed::Cut { length } if is_safe || chance.random_bool(0.5) => {
                    content.resize(*length, 0);
                }
                Deed::Cut { .. } | Deed::Flush => {}
            }
        }
    }
    disk
}

fn put(content: &mut Vec<u8>, offset: usize, part: &[u8]) {
    let end = offset + part.len();
    if content.len() < end {
        content.resize(end, 0);
    }
    content[offset..end].copy_from_slice(part);
}

/// Opens what is on the disk: how many entries of each board are there, each
/// once and whole.
fn kept_on(disk: &HashMap<File, Vec<u8>>, key: &str) -> [u32; 2] {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("test.db"), &disk[&File::Database]).unwrap();
    fs::write(folder.path().join("test.db-wal"), &disk[&File::Log]).unwrap();
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    [1, 2].map(|board| recorded_at(&url, key, board).game.seq)
}

//! Runs every parser of untrusted bytes over the files of `fixtures/corpus`,
//! unchanged and with random mutations: nothing panics or hangs.
//! A file that once caused a failure is added there and stays.

use inkundla::formats::archive::ArchiveReader;
use inkundla::formats::entrants_csv::{self, Headless};
use inkundla::formats::{pairings_csv, record, tournament_json, trf};
use inkundla::rules::Ruleset;
use std::path::Path;

type Reader = fn(&[u8]);

/// Folders and the parsers of their files.
const READERS: [(&str, Reader); 6] = [
    ("players", players),
    ("reports", report),
    ("events", event),
    ("records", records),
    ("backups", backup),
    ("positions", positions),
];

fn players(bytes: &[u8]) {
    if let Ok(reading) = entrants_csv::read(bytes, &[], Headless::Guess) {
        let _texts = (
            reading.faults().count(),
            reading.ready().count(),
            reading.questions().count(),
        );
    }
}

fn report(bytes: &[u8]) {
    if let Ok(read) = trf::read(bytes) {
        let text = trf::write(&read, trf::Version::default(), trf::LineEnd::default());
        assert!(
            trf::read(text.as_bytes()).is_ok(),
            "what was read is written as it can be read"
        );
    }
}

fn event(bytes: &[u8]) {
    if let Ok(whole) = tournament_json::read(bytes) {
        let again = tournament_json::read(tournament_json::write(&whole).as_bytes());
        let again = again.expect("what was read is written as it can be read");
        let _any_answer_will_do = pairings_csv::read(bytes, &again.tournament);
    }
}

fn records(bytes: &[u8]) {
    let reading = record::read(bytes);
    let text = record::write(&reading.records);
    assert_eq!(record::read(text.as_bytes()).records, reading.records);
}

fn backup(bytes: &[u8]) {
    let Ok(mut reader) = ArchiveReader::begin(bytes) else {
        return;
    };
    while let Ok(Some(_)) = reader.next_row() {}
}

fn positions(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for line in text.lines() {
        for name in super::fuzz::RULES {
            let rules = Ruleset::from_code(name).unwrap();
            if let Ok(position) = rules.read(line) {
                assert!(rules.read(&position.text()).is_ok(), "{name}: {line}");
            }
            let _any_answer_will_do = rules.start().play(line).is_ok();
        }
    }
}

/// The files of a folder and some fixtures of other tests, by name.
fn kept(folder: &str) -> Vec<(String, Vec<u8>)> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let mut files: Vec<_> = std::fs::read_dir(fixtures.join("corpus").join(folder))
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    if folder == "players" {
        files.extend(["people/demo.csv", "people/class_list.csv"].map(|file| fixtures.join(file)));
    }
    files.sort();
    let read =
        |path: &std::path::PathBuf| (path.display().to_string(), std::fs::read(path).unwrap());
    let mut kept: Vec<_> = files.iter().map(read).collect();
    if folder == "reports" {
        let wish = trf::generate::GenerateOptions::usual(12, 5, 4);
        let made = trf::generate::generate(&wish);
        let text = trf::write(&made, trf::Version::default(), trf::LineEnd::default());
        kept.push(("generated".to_owned(), text.into_bytes()));
    }
    kept
}

/// Random numbers from a fixed seed.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

const PIECES: [&[u8]; 14] = [
    b"",
    b"\0",
    b"\"",
    b"\n",
    b"\r\n",
    b",",
    b";",
    b"-1",
    b"99999999999999999999",
    b"{",
    b"[",
    b"\xff\xfe",
    b"\xc3\x28",
    b"=1+1",
];

/// A file mutated by a few cuts, copies and insertions.
fn slipped(file: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = file.to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len() + 1);
        let end = (at + chance.below(12)).min(bytes.len());
        match chance.below(4) {
            0 => drop(bytes.splice(at..end, PIECES[chance.below(PIECES.len())].iter().copied())),
            1 => bytes.truncate(at),
            2 => {
                let copy = bytes[at..end].to_vec();
                bytes.splice(at..at, copy);
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << chance.below(8);
                }
            }
        }
    }
    bytes
}

fn read_all(slips: usize) {
    for (folder, read) in READERS {
        let files = kept(folder);
        assert!(files.len() > 1 || folder == "positions", "{folder}");
        for (name, bytes) in files {
            read(&bytes);
            let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
            // Large files are tested for their size only.
            let slips = if bytes.len() > 20_000 {
                slips / 50
            } else {
                slips
            };
            for number in 0..slips {
                let slipped = slipped(&bytes, &mut chance);
                let held = std::panic::catch_unwind(|| read(&slipped));
                assert!(
                    held.is_ok(),
                    "{name}, slip {number}: {:?}",
                    String::from_utf8_lossy(&slipped)
                );
            }
        }
    }
}

#[test]
fn corpus_files_are_read_or_refused_with_mutations() {
    read_all(40);
}

#[test]
#[ignore = "the long form"]
fn corpus_files_are_read_or_refused_with_very_many_mutations() {
    read_all(4_000);
}

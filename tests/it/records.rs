//! Record files: the text format round-trips, JSON is written, and
//! every alteration is found.

mod altered;
mod costly;
pub mod left_out;
mod python;
mod random;

use crate::common::story::{Story, umpire};
use chrono::{DateTime, Utc};
use inkundla::formats::Names;
use inkundla::formats::record::*;
use inkundla::referee::*;
use inkundla::rules::BySide;
use inkundla::tournament::{BoardNo, RoundNo};

/// The key of the event.
pub const EVENT: &str = "k7f3m2ab";
/// The seed of its signing key.
pub const SEED: [u8; 32] = [9; 32];

/// The record of a game on a board of round 1.
pub fn game(board: u16, entries: &[Entry]) -> GameRecord {
    let player = |number: u16, name: &str| Player {
        number,
        name: name.to_owned(),
    };
    let mut salts = 0;
    let mut texts = Vec::new();
    let sealed: Vec<Entry> = entries
        .iter()
        .map(|entry| {
            let (entry, beside) = entry.sealed(|kind, words| beside(kind, words, &mut salts));
            texts.extend(beside);
            entry
        })
        .collect();
    texts.dedup();
    let mut known = std::collections::BTreeSet::new();
    texts.retain(|text| known.insert(text.mark()));
    let mut game = GameRecord {
        round: RoundNo(1),
        board: BoardNo(board),
        players: BySide {
            first: player(2 * board - 1, "Thandi M."),
            second: player(2 * board, "Sipho \"the\nkid\" D."),
        },
        origin: None,
        texts,
        entries: Vec::new(),
    };
    let mut last = game.root(EVENT);
    for entry in &sealed {
        last = chained(&last, entry).unwrap();
        game.entries.push(HashedEntry {
            entry: entry.clone(),
            hash: last,
        });
    }
    game
}

/// A text with a salt: names share one in all their entries, other texts have one each.
fn beside(kind: TextKind, words: &str, salts: &mut u8) -> ErasableText {
    let salt = match kind {
        TextKind::Name => [7; 16],
        TextKind::Words => {
            *salts = salts.wrapping_add(1);
            [*salts; 16]
        }
    };
    ErasableText::new(kind, Salt(salt), words)
}

/// A file with some games and a signed round.
pub fn file(games: Vec<GameRecord>) -> Records {
    let boards = games.iter().map(|game| SealedBoard {
        board: game.board,
        head: game.entries.last().map(|last| (last.entry.seq, last.hash)),
        result: replay(&game.hashed_entries())
            .ok()
            .and_then(|game| scored(&game))
            .map(|scored| scored.result),
    });
    let statement = Statement {
        event: EVENT.to_owned(),
        link: SealLink::following(None, vec![RoundNo(1)]),
        round: RoundNo(1),
        at: noon(),
        boards: boards.collect(),
    };
    Records {
        names: Names::Alias,
        events: vec![EventRecords {
            key: EVENT.to_owned(),
            name: "Umlazi Open".to_owned(),
            part: Part::default(),
            seals: vec![sign(&statement, &SEED)],
            games,
        }],
    }
}

pub fn noon() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_262_400, 0).unwrap()
}

/// A short game with a penalty card, a turn taken back, a pause and an end.
pub fn short_game() -> Vec<Entry> {
    let mut story = Story::begin();
    story.plays(&["E1", "R4", "E8"]);
    story.ok(Command::TakeBack("wrong point".into()));
    story.wait(70);
    story.ok(Command::ShowCard(
        inkundla::rules::Side::First,
        Card::Yellow,
        Offence::Delay,
    ));
    story.ok(Command::Pause(Pause::Umpire {
        reason: "the bell – \"lunch\"".into(),
    }));
    story.ok(Command::Resume);
    story.plays(&["E8"]);
    story.ok(Command::AgreeDraw);
    story.entries
}

fn faults(text: &str) -> Vec<String> {
    let reading = read(text.as_bytes());
    reading.faults.iter().map(ToString::to_string).collect()
}

#[test]
fn a_file_is_read_by_people() {
    let text = write(&file(vec![game(4, &short_game())]));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..11],
        [
            "inkundla record 2",
            "names alias",
            "",
            "event k7f3m2ab \"Umlazi Open\"",
            "holds games 1 statements 1",
            "",
            "game round 1 board 4",
            "first 7 \"Thandi M.\"",
            "second 8 \"Sipho \\\"the\\nkid\\\" D.\"",
            "ruleset umlabalaba",
            "clock starts=every-turn seconds=60",
        ]
    );
    let marks: Vec<String> = lines[12..15]
        .iter()
        .map(|line| format!("\"~{}\"", line.split(' ').nth(1).unwrap()))
        .collect();
    let salt = |byte: &str| byte.repeat(16);
    let beside = |line: &str| line.replace(line.split(' ').nth(1).unwrap(), "~");
    assert_eq!(
        [lines[12], lines[13], lines[14]].map(beside),
        [
            format!("name ~ {} \"Ms Khumalo\"", salt("07")),
            format!("text ~ {} \"wrong point\"", salt("01")),
            format!("text ~ {} \"the bell – \\\"lunch\\\"\"", salt("02")),
        ]
    );
    let without_hash: Vec<&str> = lines[15..26]
        .iter()
        .map(|line| line.rsplit_once(' ').unwrap().0)
        .collect();
    let [by, wrong, bell] = marks.try_into().unwrap();
    let at = format!("2026-09-21T14:13:20.000Z umpire {by}");
    let later = format!("2026-09-21T14:14:30.000Z umpire {by}");
    assert_eq!(
        without_hash,
        [
            format!("1 {at} started ruleset=umlabalaba clock.starts=every-turn clock.seconds=60"),
            format!("2 {at} turn-played turn=E1"),
            format!("3 {at} turn-played turn=R4"),
            format!("4 {at} turn-played turn=E8"),
            format!("5 {at} turn-taken-back turn=E8 reason={wrong}"),
            format!("6 {later} card-shown side=first card=yellow offence=delay"),
            format!("7 {later} paused pause.why=umpire pause.reason={bell} used_ms=0"),
            format!("8 {later} resumed"),
            format!("9 {later} turn-played turn=E8"),
            format!("10 {later} ended outcome=drawn ground.by=agreement"),
            "result".to_owned(),
        ]
    );
    assert_eq!(lines[25], "result 1/2-1/2");
    assert_eq!(
        lines[26..34],
        [
            "",
            "seal",
            "> inkundla round 2",
            "> event k7f3m2ab",
            "> statement 1 -",
            "> closed 1",
            "> round 1",
            "> at 2026-11-21T12:00:00.000Z",
        ]
    );
    assert_eq!(faults(&text), [""; 0]);
}

#[test]
fn the_text_is_read_back_the_same() {
    let unstarted = [Entry {
        seq: 1,
        at: noon(),
        by: umpire(),
        event: Event::Ended {
            outcome: Outcome::NotPlayed,
            ground: Ground::Absence,
        },
    }];
    let mut moved = game(3, &short_game());
    moved.origin = Some("other".to_owned());
    let mut last = moved.root(EVENT);
    for written in &mut moved.entries {
        last = chained(&last, &written.entry).unwrap();
        written.hash = last;
    }
    let records = file(vec![game(1, &short_game()), game(2, &unstarted), moved]);
    let reading = read(write(&records).as_bytes());
    assert_eq!(reading.faults, []);
    assert_eq!(reading.records, records);
    let crlf = write(&records).replace('\n', "\r\n");
    assert_eq!(read(crlf.as_bytes()).records, records);
    assert_eq!(
        faults(&crlf),
        [""; 0],
        "a mail program may change the ends of lines"
    );
    let value: serde_json::Value = serde_json::from_str(&write_json(&records)).unwrap();
    assert_eq!(value["events"][0]["games"][1]["result"], "0-0 forfeit");
    assert_eq!(hashes(&write_json(&records)), written_hashes(&records));
}

/// The hashes of all entries in the JSON format.
pub fn hashes(json: &str) -> Vec<String> {
    let value: serde_json::Value = serde_json::from_str(json).unwrap();
    let all = |value: &serde_json::Value, name: &str| value[name].as_array().unwrap().clone();
    let events = all(&value, "events").into_iter();
    let games = events.flat_map(|event| all(&event, "games"));
    let entries = games.flat_map(|game| all(&game, "entries"));
    let hashes = entries.map(|entry| entry["hash"].as_str().unwrap().to_owned());
    hashes.collect()
}

pub fn written_hashes(records: &Records) -> Vec<String> {
    let games = records.events.iter().flat_map(|event| &event.games);
    let entries = games.flat_map(|game| &game.entries);
    entries.map(|written| written.hash.to_string()).collect()
}

#[test]
fn records_as_json_are_written_and_not_read() {
    let json = write_json(&file(vec![game(1, &short_game())]));
    let reading = read(json.as_bytes());
    assert!(reading.records.events.is_empty());
    assert_eq!(
        faults(&json),
        ["line 1, column 1: this is no file of records; one begins with `inkundla record 2`"]
    );
}

#[test]
fn files_that_are_no_records_are_refused() {
    let first = |bytes: &[u8]| read(bytes).faults[0].to_string();
    let no = "line 1, column 1: this is no file of records; one begins with `inkundla record 2`";
    assert_eq!(first(b""), no);
    assert_eq!(first(b"PK\x03\x04"), no);
    assert_eq!(
        first(b"\xff\xfe"),
        "line 1, column 1: the file is no text (UTF-8)"
    );
    assert_eq!(
        first(b"inkundla record 3\n"),
        "line 1, column 1: the file has version 3; this program knows version 2"
    );
    assert_eq!(first(b"{\"format\":"), no);
}

#[test]
fn all_faults_are_listed_with_line_and_column() {
    let text = "inkundla record 2\n\
        names all\n\
        event k7 Umlazi\n\
        event k7 \"Umlazi\"\n\
        boat\n\
        game round 1 board x\n\
        game round 1 board 1\n\
        first 01 \"A\"\n\
        first 1 \"A\" B\n\
        second 2 \"B\"\n\
        1 2026-11-21T09:00:00Z umpire \"A\" resumed\n\
        1 2026-11-21T09:00:00.000Z boss \"A\" resumed\n\
        1 2026-11-21T09:00:00.000Z umpire \"A\" danced\n\
        1 2026-11-21T09:00:00.000Z umpire \"A\" resumed x=1 00\n\
        1 2026-11-21T09:00:00.000Z umpire \"A\" resumed 00\n\
        seal\n";
    let found = faults(text);
    let places: Vec<&str> = found
        .iter()
        .map(|fault| fault.split_once(": ").unwrap().0)
        .collect();
    assert_eq!(
        places,
        [
            "line 1, column 1",
            "line 2, column 7",
            "line 3, column 10",
            "line 5, column 1",
            "line 6, column 20",
            "line 7, column 1",
            "line 7, column 1",
            "line 8, column 7",
            "line 9, column 13",
            "line 11, column 3",
            "line 12, column 28",
            "line 13, column 39",
            "line 14, column 39",
            "line 15, column 47",
            "line 16, column 1",
        ],
        "{}",
        found.join("\n")
    );
}

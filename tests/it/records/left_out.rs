//! Omissions and changes in a file, and the faults and notes that report them.

use super::{EVENT, SEED, game, noon, short_game};
use inkundla::formats::Names;
use inkundla::formats::record::*;
use inkundla::tournament::{BoardNo, RoundNo};

/// Three closed and signed rounds of two boards.
pub fn three_rounds() -> Records {
    let mut event = EventRecords {
        key: EVENT.to_owned(),
        name: "Umlazi Open".to_owned(),
        part: Part::default(),
        games: Vec::new(),
        seals: Vec::new(),
    };
    for round in (1..=3).map(RoundNo) {
        let mut boards = Vec::new();
        for board in [1, 2] {
            let mut game = game(board, &short_game());
            game.round = round;
            let mut last = game.root(EVENT);
            for written in &mut game.entries {
                last = chained(&last, &written.entry).unwrap();
                written.hash = last;
            }
            boards.push(SealedBoard {
                board: BoardNo(board),
                head: Some((10, last)),
                result: Some(inkundla::tournament::PairingResult::Drawn),
            });
            event.games.push(game);
        }
        let last = event.seals.last().map(|seal| seal.statement.as_str());
        let closed = (1..=round.0).map(RoundNo).collect();
        let statement = Statement {
            event: EVENT.to_owned(),
            link: SealLink::following(last, closed),
            round,
            at: noon(),
            boards,
        };
        event.seals.push(sign(&statement, &SEED));
    }
    Records {
        names: Names::Alias,
        events: vec![event],
    }
}

fn faults_and_notes(text: &str) -> (Vec<String>, Vec<String>) {
    let reading = read(text.as_bytes());
    let without_place = |fault: &RecordFault| {
        let fault = fault.to_string();
        fault.split_once(": ").unwrap().1.to_owned()
    };
    let faults = reading.faults.iter().map(without_place).collect();
    let notes = reading.notes.iter().map(ToString::to_string).collect();
    (faults, notes)
}

/// A file with changed games and statements that declares itself complete.
fn changed(change: impl Fn(&mut EventRecords)) -> String {
    let mut records = three_rounds();
    change(&mut records.events[0]);
    write(&records)
}

/// The line of an entry of the first game.
fn line_of(text: &str, entry: u32) -> usize {
    let begin = format!("{entry} 20");
    text.lines()
        .position(|line| line.starts_with(&begin))
        .unwrap()
}

fn edited(edit: impl Fn(&mut Vec<&str>, &dyn Fn(u32) -> usize)) -> String {
    let text = changed(|_| ());
    let mut lines: Vec<&str> = text.lines().collect();
    edit(&mut lines, &|entry| line_of(&text, entry));
    lines.join("\n") + "\n"
}

fn without(lines: &mut Vec<&str>, line: usize) {
    lines.remove(line);
}

const NAMES: &str = "names of players and of the event are not covered: nobody would notice others";
const KEY: &str = "the key of the signatures stands in the file itself: compare it with one that you have \
     from the event, or use --key";

#[test]
fn a_complete_file_is_valid_and_lists_what_it_does_not_prove() {
    let (faults, notes) = faults_and_notes(&changed(|_| ()));
    assert_eq!(
        (faults, notes),
        (vec![], vec![KEY.to_owned(), NAMES.to_owned()])
    );
}

/// Each change with its faults; the declared counts are unchanged.
#[test]
fn every_omission_exchange_or_change_is_reported() {
    let table: [(&str, String, &[&str]); 11] = [
        (
            "a game",
            changed(|event| drop(event.games.remove(3))),
            &["round 2 board 2: it was signed with 10 entries, and is not in the file"],
        ),
        (
            "a round",
            changed(|event| {
                event.games.retain(|game| game.round != RoundNo(2));
                event.seals.remove(1);
            }),
            &[
                "statement 2 of the event is not in the file",
                "round 2 was closed when this was signed, and no statement about it is in the file",
            ],
        ),
        (
            "one seal",
            changed(|event| drop(event.seals.remove(0))),
            &[
                "statement 1 of the event is not in the file",
                "round 1 was closed when this was signed, and no statement about it is in the file",
            ],
        ),
        (
            "two seals",
            changed(|event| drop(event.seals.drain(..2))),
            &[
                "statement 1 of the event is not in the file, nor those up to 2",
                "round 1 was closed when this was signed, and no statement about it is in the file",
                "round 2 was closed when this was signed, and no statement about it is in the file",
            ],
        ),
        (
            "seals in another order",
            changed(|event| event.seals.swap(1, 2)),
            &[
                "statement 2 of the event is not in the file",
                "statement 2 does not follow the one before it: one was exchanged or moved",
            ],
        ),
        (
            "a deleted line",
            edited(|lines, of| without(lines, of(5))),
            &["entry 6 stands where entry 5 should (4 more follow from it)"],
        ),
        (
            "an altered entry",
            edited(|lines, of| {
                lines[of(4)] = "4 2026-09-21T14:13:20.000Z umpire \"\" resumed 0980"
            }),
            &[
                "here should be a hash of 64 digits, 0-9 and a-f",
                "entry 5 stands where entry 4 should (3 more follow from it)",
            ],
        ),
        (
            "swapped entries",
            edited(|lines, of| lines.swap(of(4), of(5))),
            &["entry 5 stands where entry 4 should (4 more follow from it)"],
        ),
        (
            "entries cut off",
            edited(|lines, of| without(lines, of(10))),
            &[
                "the entries say otherwise: the result is \"*\"",
                "round 1 board 1: the end was cut off: entry 10 was signed, the record ends with 9",
            ],
        ),
        (
            "the end of the file",
            edited(|lines, _| lines.truncate(lines.len() - 12)),
            &["the file says that it holds 3 statements, and has 2"],
        ),
        (
            "all seals",
            edited(|lines, _| {
                let first = lines.iter().position(|line| *line == "seal").unwrap();
                lines.truncate(first);
            }),
            &["the file says that it holds 3 statements, and has 0"],
        ),
    ];
    for (what, text, expected) in table {
        assert_eq!(faults_and_notes(&text).0, expected, "{what}\n{text}");
    }
}

/// A file without all signed parts looks like an unsigned one.
#[test]
fn a_file_without_any_signature_says_that_it_proves_nothing() {
    let (faults, notes) = faults_and_notes(&changed(|event| event.seals.clear()));
    assert_eq!(faults, [""; 0]);
    let unsigned = "no signature: this proves nothing against whoever has had the whole file";
    assert!(notes[0].starts_with("event ") && notes[0].ends_with(unsigned));
    assert_eq!(notes[1..], [NAMES]);
}

#[test]
fn changed_names_are_not_noticed_and_a_note_says_so() {
    let text = changed(|_| ()).replace("Thandi M.", "Sipho D.");
    let (faults, notes) = faults_and_notes(&text);
    assert_eq!(faults, [""; 0]);
    assert!(notes.contains(&NAMES.to_owned()));
}

#[test]
fn entries_after_the_signature_are_reported_as_unsigned() {
    let text = changed(|event| {
        let mut open = game(1, &short_game());
        open.round = RoundNo(4);
        let mut last = open.root(EVENT);
        for written in &mut open.entries {
            last = chained(&last, &written.entry).unwrap();
            written.hash = last;
        }
        event.games.push(open);
    });
    let (faults, notes) = faults_and_notes(&text);
    assert_eq!(faults, [""; 0]);
    assert!(notes[1].starts_with("round 4 board 1: not signed as far as it goes here"));
}

#[test]
fn a_partial_file_is_noted_and_checked_against_its_signatures() {
    let part = |change: fn(&mut EventRecords)| {
        changed(|event| {
            event.part = Part {
                round: Some(RoundNo(2)),
                board: None,
            };
            event.games.retain(|game| game.round == RoundNo(2));
            event.seals = vec![event.seals[1].clone()];
            change(event);
        })
    };
    let (faults, notes) = faults_and_notes(&part(|_| ()));
    assert_eq!(faults, [""; 0]);
    assert!(
        notes[0].contains("a part of the event (round 2)"),
        "{notes:?}"
    );
    let (faults, _) = faults_and_notes(&part(|event| drop(event.games.remove(0))));
    assert_eq!(
        faults,
        ["round 2 board 1: it was signed with 10 entries, and is not in the file"]
    );
}

#[test]
fn the_chain_holds_without_the_texts_that_were_erased() {
    let mut records = three_rounds();
    records.events[0].games[0].texts.clear();
    let (faults, notes) = faults_and_notes(&write(&records));
    assert_eq!(faults, [""; 0]);
    assert!(
        notes.contains(&"3 texts were erased; the chain holds without them".to_owned()),
        "{notes:?}"
    );
    let game = &read(write(&records).as_bytes()).records.events[0].games[0];
    let opened = game.opened();
    assert_eq!(opened[0].by.name, "");
    assert!(format!("{:?}", opened[4].event).contains("[…]"));
}

#[test]
fn a_text_without_an_entry_is_noticed() {
    let text = changed(|event| {
        let other = inkundla::referee::ErasableText::new(
            inkundla::referee::TextKind::Words,
            inkundla::referee::Salt([9; 16]),
            "put in",
        );
        event.games[0].texts.push(other);
    });
    assert_eq!(
        faults_and_notes(&text).0,
        ["round 1 board 1: no entry has this text"]
    );
}

/// A file whose entries contain texts in place of commitments.
#[test]
fn texts_in_place_of_commitments_are_refused() {
    let old = changed(|event| {
        for game in &mut event.games {
            let mut last = game.root(EVENT);
            game.texts.clear();
            for (written, entry) in game.entries.iter_mut().zip(short_game()) {
                last = chained(&last, &entry).unwrap();
                *written = HashedEntry { entry, hash: last };
            }
        }
        event.seals.clear();
    });
    let (faults, _) = faults_and_notes(&old);
    assert!(
        faults[0].ends_with("entry 1 holds a text where a commitment should stand"),
        "{faults:?}"
    );
    let old = old.replace("inkundla record 2", "inkundla record 1");
    let (faults, _) = faults_and_notes(&old);
    assert_eq!(
        faults,
        ["the file has version 1; this program knows version 2"]
    );
}

//! Archives of the previous version, which stored texts inside the hash chain.

use super::*;
use inkundla::desk::archives::{KeyPolicy, inspect, restore};
use inkundla::formats::archive::{ArchiveReader, ArchiveWriter, Row};
use std::io::Cursor;

/// Columns and tables that were added together with separate texts, or later.
const LATER_COLUMNS: [(&str, &str); 10] = [
    ("games", "chain_form"),
    ("games", "recorder_salt"),
    ("games", "erasures"),
    ("games", "rechained_at_ms"),
    ("games", "rechained_by"),
    ("games", "rechained_seq"),
    ("games", "rechained_head"),
    ("audit", "role"),
    ("audit", "account"),
    ("invitations", "guests"),
];
const LATER_TABLES: [&str; 2] = ["texts", "former_words"];

/// An archive in the form of the previous version.
fn as_before(archive: &[u8]) -> Vec<u8> {
    let mut reader = ArchiveReader::begin(archive).unwrap();
    let mut writer = ArchiveWriter::begin(Vec::new(), reader.head()).unwrap();
    while let Some((table, mut row)) = reader.next_row().unwrap() {
        if LATER_TABLES.contains(&table.as_str()) {
            continue;
        }
        row.retain(|column, _| !LATER_COLUMNS.contains(&(table.as_str(), column.as_str())));
        writer.row(&table, &row).unwrap();
    }
    writer.finish().unwrap().0
}

/// A played and signed round whose records have the first form.
struct Before {
    entries: Vec<Entry>,
    key: String,
    whole: Vec<u8>,
    event: Vec<u8>,
}

fn before(base: &Base) -> Before {
    let (desk, key, codes) = talked_about(base);
    let right = organiser(&desk, &key);
    does(&desk, &codes[0], Command::AgreeDraw);
    does(&desk, &codes[1], Command::Resume);
    does(&desk, &codes[1], Command::AgreeDraw);
    desk.close_round(&right, RoundNo(1), now()).unwrap();
    let entries = entries(&desk, &key);
    to_the_first_form(base, &desk, &key, &[3; 32]);
    let whole = desk.archive(Vec::new(), now()).unwrap().0;
    let event = desk.archive_event(&right, Vec::new(), now()).unwrap().0;
    Before {
        entries,
        key,
        whole: as_before(&whole),
        event: as_before(&event),
    }
}

fn entries(desk: &Desk, key: &str) -> Vec<Entry> {
    let seat = desk.seat(key, RoundNo(1), BoardNo(1)).unwrap();
    desk.recorded_game(&seat).unwrap().entries
}

/// Checks that the record is complete and rechained, and that its texts are separate.
fn is_chained_anew(desk: &Desk, store: &Store, key: &str, before: &Before) {
    assert_eq!(entries(desk, key), before.entries);
    holds(desk, key);
    let event = desk.event(key).unwrap();
    let records = desk
        .records(&event, Which::default(), Names::Alias)
        .unwrap();
    let games = &records.events[0].games;
    let anew = games[0].rechained.as_ref().unwrap();
    assert_eq!(anew.seq as usize, before.entries.len());
    let all = everything(store);
    let mut hashed = all.lines().filter(|line| line.contains("by_whom"));
    assert!(hashed.all(|line| !line.contains("Naidoo") && !line.contains("oved")));
}

fn has_the_earlier_form(archive: &[u8]) {
    let mut reader = ArchiveReader::begin(archive).unwrap();
    let mut entries = Vec::<Row>::new();
    while let Some((table, row)) = reader.next_row().unwrap() {
        assert!(table != "texts", "{row:?}");
        if table == "entries" {
            entries.push(row);
        }
    }
    let entries = format!("{entries:?}");
    assert!(
        entries.contains("Naidoo") && entries.contains("moved twice"),
        "{entries}"
    );
}

#[test]
fn a_database_is_restored_from_an_archive_of_the_previous_version() {
    on_both(|base| {
        let before = before(base);
        has_the_earlier_form(&before.whole);
        inspect(Cursor::new(&before.whole)).unwrap();
        on_both(|new| {
            restore(&new.store, Cursor::new(before.whole.clone())).unwrap();
            let desk = Desk::open(new.store.clone(), Hub::default()).unwrap();
            is_chained_anew(&desk, &new.store, &before.key, &before);
            let event = desk.event(&before.key).unwrap();
            let records = desk
                .records(&event, Which::default(), Names::Alias)
                .unwrap();
            let seals = &records.events[0].seals;
            assert_eq!(seals.len(), 2, "signed anew");
        });
    });
}

#[test]
fn an_event_joins_from_an_archive_of_the_previous_version() {
    on_both(|base| {
        let before = before(base);
        has_the_earlier_form(&before.event);
        on_both(|new| {
            let desk = Desk::open(new.store.clone(), Hub::default()).unwrap();
            let (taken, _) = a_posted_round(&desk);
            let account = desk.account_named("Ms Khumalo").unwrap();
            let archive = || Cursor::new(before.event.clone());
            let key = desk
                .join(archive(), KeyPolicy::Keep, &account, now())
                .unwrap();
            assert_eq!(key, before.key);
            is_chained_anew(&desk, &new.store, &key, &before);
            // A second copy of the event, under another key.
            let other = desk
                .join(archive(), KeyPolicy::KeepOrNew, &account, now())
                .unwrap();
            assert!(other != key && other != taken);
            is_chained_anew(&desk, &new.store, &other, &before);
        });
    });
}

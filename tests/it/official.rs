//! Official records at the desk: checked, signed, exported and imported, on both
//! databases and between them.

use super::store::base::{Base, on_both};
use super::web::umpire::{a_posted_round, organiser, plays};
use inkundla::change_feed::Hub;
use inkundla::desk::Desk;
use inkundla::desk::record_files::{NotTaken, Which};
use inkundla::formats::{Names, record};
use inkundla::rules::Side;
use inkundla::system_time::now;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo, Scored};

const TURNS: [&str; 5] = ["E1", "R4", "E8", "R6", "E7xR4"];

/// A desk with a posted round of two boards: the key, and the boards' codes.
fn open(base: &Base) -> (Desk, String, Vec<String>) {
    let desk = Desk::open(base.store.clone(), Hub::default()).unwrap();
    let (key, codes) = a_posted_round(&desk);
    (desk, key, codes)
}

fn won() -> Option<Scored> {
    Some(Scored {
        result: PairingResult::Won(Side::First),
        shot: None,
    })
}

/// The records of an event as a file.
fn taken_away(desk: &Desk, key: &str) -> Vec<u8> {
    let event = desk.event(key).unwrap();
    let records = desk.records(&event, Which::default(), Names::Alias);
    record::write(&records.unwrap()).into_bytes()
}

#[test]
fn check_accepts_an_untouched_record_and_finds_an_altered_entry() {
    on_both(|base| {
        let (desk, key, codes) = open(base);
        plays(&desk, &codes[0], &TURNS);
        assert_eq!(desk.check().unwrap().findings, []);
        assert_eq!(record::read(&taken_away(&desk, &key)).faults, []);
        base.unguarded(
            "UPDATE entries SET event = '{\"event\":\"turn-played\",\"turn\":\"E3\"}' WHERE seq = 2",
        );
        let found = desk.check().unwrap().findings;
        assert!(!found.is_empty(), "an altered entry is found");
        let faults = record::read(&taken_away(&desk, &key)).faults;
        assert!(
            faults
                .iter()
                .any(|fault| fault.to_string().contains("entry 2")),
            "{faults:?}"
        );
    });
}

#[test]
fn a_closed_round_is_signed_and_signed_again_when_a_result_is_corrected() {
    on_both(|base| {
        let (desk, key, codes) = open(base);
        let right = organiser(&desk, &key);
        plays(&desk, &codes[0], &TURNS);
        let board = |n| (RoundNo(1), BoardNo(n));
        desk.enter_result(&right, board(1), won(), "lights out", now())
            .unwrap();
        desk.enter_result(&right, board(2), won(), "", now())
            .unwrap();
        desk.close_round(&right, RoundNo(1), now()).unwrap();
        let seal = |desk: &Desk| desk.last_seal(right.event(), RoundNo(1)).unwrap().unwrap();
        let first = seal(&desk);
        assert!(first.is_genuine(), "{}", first.statement);
        let drawn = Scored {
            result: PairingResult::Drawn,
            shot: None,
        };
        desk.correct_result(&right, board(2), drawn, "mixed up", now())
            .unwrap();
        let second = seal(&desk);
        assert!(second.is_genuine() && second.statement != first.statement);
        assert_eq!(second.public_key, desk.public_key(right.event()).unwrap());
        let checked = desk.check().unwrap();
        assert_eq!((checked.findings, checked.seals), (vec![], 2));
        assert_eq!(record::read(&taken_away(&desk, &key)).faults, []);
    });
}

#[test]
fn records_go_from_each_database_to_each() {
    on_both(|from| {
        let (desk, key, codes) = open(from);
        plays(&desk, &codes[0], &TURNS);
        plays(&desk, &codes[1], &TURNS[..2]);
        let file = taken_away(&desk, &key);
        on_both(|to| {
            let (desk, key, codes) = open(to);
            let right = organiser(&desk, &key);
            let records = record::read(&file).records.events.remove(0);
            let weighed = desk.preview_records(&right, &records).unwrap().unwrap();
            assert_eq!((weighed.games, weighed.entries, weighed.known), (2, 9, 0));
            let before = desk.records(right.event(), Which::default(), Names::Alias);
            assert!(before.unwrap().events[0].games.is_empty(), "only weighed");
            let taken = desk
                .import_records(&right, &records, now())
                .unwrap()
                .unwrap();
            assert_eq!(taken, weighed);
            assert_eq!(desk.check().unwrap().findings, []);
            let again = desk
                .import_records(&right, &records, now())
                .unwrap()
                .unwrap();
            assert_eq!((again.games, again.known), (0, 2));
            // After another turn the file is outdated and cannot be imported.
            plays(&desk, &codes[0], &["R5"]);
            let late = desk.import_records(&right, &records, now()).unwrap();
            assert_eq!(late.unwrap_err()[0].why, NotTaken::OtherRecord);
        });
    });
}

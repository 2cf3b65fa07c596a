use super::{EVENT, SEED, faults, file, game, noon, short_game};
use inkundla::formats::record::*;
use inkundla::referee::*;
use inkundla::tournament::{BoardNo, PairingResult, RoundNo};

fn text() -> String {
    write(&file(vec![game(1, &short_game())]))
}

/// The only fault of a text, without its position.
fn only(text: &str) -> String {
    let found = faults(text);
    assert_eq!(found.len(), 1, "{found:#?}");
    found[0].split_once(": ").unwrap().1.to_owned()
}

#[test]
fn an_altered_entry_is_named() {
    let altered = text().replace("7 2026-09-21T14:14:30.000Z", "7 2026-09-21T14:14:31.000Z");
    assert_eq!(
        only(&altered),
        "round 1 board 1: entry 7 was altered, or the one before it: its hash does not fit"
    );
    let altered = text().replace("lunch", "Lunch");
    assert_eq!(
        only(&altered),
        "round 1 board 1: the text or its salt was altered: it does not fit its commitment"
    );
    let altered = text().replace("offence=delay", "offence=noise");
    assert!(only(&altered).contains("entry 6 was altered"));
    let altered = text().replace("turn-played turn=R4", "turn-played turn=R5");
    assert!(only(&altered).contains("entry 3 was altered"));
}

#[test]
fn an_entry_taken_out_is_noticed_even_when_the_rest_is_numbered_anew() {
    let mut record = game(1, &short_game());
    record.entries.remove(5);
    let found = faults(&write(&file(vec![record.clone()])));
    assert!(
        found
            .iter()
            .any(|fault| fault.contains("entry 7 stands where entry 6 should"))
    );
    for (seq, written) in (1..).zip(&mut record.entries) {
        written.entry.seq = seq;
    }
    let found = faults(&write(&file(vec![record])));
    assert!(found[0].contains("entry 6 was altered"), "{found:#?}");
}

#[test]
fn a_recomputed_chain_does_not_match_the_signature() {
    let records = file(vec![game(1, &short_game())]);
    let mut entries = short_game();
    entries[1].event = Event::TurnPlayed { turn: "E2".into() };
    let mut forged = file(vec![game(1, &entries)]);
    forged.events[0].seals = records.events[0].seals.clone();
    assert_eq!(
        only(&write(&forged)),
        "round 1 board 1: entry 10 is not the one that was signed"
    );
    let mut cut = file(vec![game(1, &short_game()[..9])]);
    cut.events[0].seals = records.events[0].seals.clone();
    assert_eq!(
        only(&write(&cut)),
        "round 1 board 1: the end was cut off: entry 10 was signed, the record ends with 9"
    );
    let longer = |mut records: Records| {
        let mut entries = short_game();
        entries.push(Entry {
            seq: 11,
            at: noon(),
            by: crate::common::story::umpire(),
            event: Event::Reopened { reason: "x".into() },
        });
        records.events[0].games = vec![game(1, &entries)];
        faults(&write(&records))
    };
    assert_eq!(
        longer(records),
        [""; 0],
        "a record may go on after it was signed"
    );
}

#[test]
fn an_altered_statement_or_signature_is_noticed() {
    let altered = text().replace("> at 2026-11-21T12", "> at 2026-11-21T13");
    assert!(only(&altered).starts_with("the signature is wrong"));
    let other = Statement {
        event: "other".to_owned(),
        link: SealLink::following(None, vec![RoundNo(1)]),
        round: RoundNo(1),
        at: noon(),
        boards: vec![SealedBoard {
            board: BoardNo(2),
            head: None,
            result: Some(PairingResult::Drawn),
        }],
    };
    let mut records = file(vec![game(1, &short_game())]);
    records.events[0].seals = vec![sign(&other, &SEED)];
    assert_eq!(only(&write(&records)), "the statement is of another event");
    records.events[0].seals[0].signature[0] ^= 1;
    assert!(
        faults(&write(&records))
            .iter()
            .any(|fault| fault.contains("signature is wrong"))
    );
}

#[test]
fn a_signed_result_follows_from_the_record() {
    let records = file(vec![game(1, &short_game())]);
    let mut statement = Statement::parse(&records.events[0].seals[0].statement).unwrap();
    statement.boards[0].result = Some(PairingResult::DoubleForfeit);
    let mut forged = records;
    forged.events[0].seals = vec![sign(&statement, &SEED)];
    assert_eq!(
        only(&write(&forged)),
        "round 1 board 1: the result that was signed does not follow from the record"
    );
}

#[test]
fn lines_around_the_entries_cannot_contradict_them() {
    for (was, is, expected) in [
        (
            "ruleset umlabalaba\n",
            "ruleset reversi\n",
            "the ruleset is",
        ),
        (
            "clock starts=every-turn seconds=60",
            "clock starts=off",
            "the clock is",
        ),
        ("result 1/2-1/2", "result 1-0", "the result is"),
        ("first 1 ", "first 3 ", "the root is not that of this game"),
        (
            "board 1\nfirst",
            "board 2\nfirst",
            "the root is not that of this game",
        ),
    ] {
        let altered = text().replacen(was, is, 1);
        assert!(faults(&altered)[0].contains(expected), "{expected}");
    }
    let altered = text().replace(&format!("event {EVENT} \""), "event other \"");
    let found = faults(&altered);
    assert!(found[0].contains("the root is not that"), "{found:#?}");
}

#[test]
fn the_same_board_or_event_twice_is_noticed() {
    let mut records = file(vec![game(1, &short_game())]);
    let again = records.events[0].games[0].clone();
    records.events[0].games.push(again);
    assert_eq!(only(&write(&records)), "this is here a second time");
    let again = records.events[0].clone();
    records.events[0].games.pop();
    records.events.push(EventRecords {
        games: vec![],
        seals: vec![],
        ..again
    });
    assert_eq!(only(&write(&records)), "this is here a second time");
}

#[test]
fn a_turn_that_is_not_legal_is_noticed_even_with_the_right_hash() {
    let mut entries = short_game();
    entries[2].event = Event::TurnPlayed { turn: "E1".into() };
    let found = faults(&write(&file(vec![game(1, &entries)])));
    assert!(
        found[0].contains("round 1 board 1: entry 3 cannot follow"),
        "{found:#?}"
    );
}

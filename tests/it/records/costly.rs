//! Files that would be replayed again and again: the work grows with the size of the file, not with its square.

use super::{EVENT, SEED, faults, file, game, noon};
use crate::common::story::Story;
use inkundla::formats::record::*;
use inkundla::formats::step_budget::StepBudget;
use inkundla::referee::Command;
use inkundla::tournament::{BoardNo, RoundNo};

/// A game in which one turn is played and taken back again and again.
fn long_game(entries: usize) -> GameRecord {
    let mut story = Story::begin();
    while story.entries.len() < entries {
        story.plays(&["E1"]);
        story.ok(Command::TakeBack("again".into()));
    }
    game(1, &story.entries)
}

/// Statements that sign the game after each of its entries.
fn with_statements(game: GameRecord, count: usize) -> Records {
    let heads: Vec<_> = game
        .entries
        .iter()
        .map(|one| (one.entry.seq, one.hash))
        .collect();
    let mut records = file(vec![game]);
    let mut seals: Vec<Seal> = Vec::new();
    for (head, _) in heads.iter().rev().cycle().zip(0..count) {
        let last = seals.last().map(|seal| seal.statement.as_str());
        let statement = Statement {
            event: EVENT.to_owned(),
            link: SealLink::following(last, vec![RoundNo(1)]),
            round: RoundNo(1),
            at: noon(),
            boards: vec![SealedBoard {
                board: BoardNo(1),
                head: Some(*head),
                result: None,
            }],
        };
        seals.push(sign(&statement, &SEED));
    }
    records.events[0].seals = seals;
    records
}

#[test]
fn a_game_is_replayed_once_however_many_statements_sign_it() {
    let text = write(&with_statements(long_game(800), 60));
    // Replayed once for each statement it would be fifty thousand steps.
    let steps = StepBudget::of(MOST_STEPS);
    assert!(read_within(text.as_bytes(), &steps).faults.is_empty());
    assert!(MOST_STEPS - steps.left() < 1_000, "{}", steps.left());
}

#[test]
fn a_board_stands_in_a_statement_once() {
    let mut records = file(vec![long_game(20)]);
    let statement = Statement::parse(&records.events[0].seals[0].statement).unwrap();
    let twice = Statement {
        boards: [statement.boards.clone(), statement.boards.clone()].concat(),
        ..statement
    };
    assert_eq!(Statement::parse(&twice.text()), None);
    records.events[0].seals = vec![sign(&twice, &SEED)];
    assert_eq!(faults(&write(&records)).len(), 1);
}

#[test]
fn nothing_behind_a_false_signature_is_checked() {
    let mut records = with_statements(long_game(40), 40);
    records.events[0].seals[0].signature = [1; 64];
    let steps = StepBudget::of(MOST_STEPS);
    let read = read_within(write(&records).as_bytes(), &steps);
    assert_eq!(read.faults.count(), 1, "{:?}", read.faults);
    assert!(MOST_STEPS - steps.left() < 50, "{}", steps.left());
}

#[test]
fn a_file_ends_with_its_steps() {
    let text = write(&with_statements(long_game(40), 40));
    let read = read_within(text.as_bytes(), &StepBudget::of(60));
    assert!(
        read.faults
            .iter()
            .any(|fault| fault.what == RecordProblem::TooLarge)
    );
}

//! Verifies signed statements against the games of the file, and against each other.

use super::encoding::called;
use super::outcome::GameOutcome;
use super::parsed::{ParsedEvent, ParsedGame};
use super::seal::{SealedBoard, Statement};
use super::{FilePosition, RecordFault, RecordProblem};
use crate::Faults;
use crate::step_budget::StepBudget;
use inkundla_core::referee::Hash;
use inkundla_core::tournament::{BoardNo, RoundNo, Scored};
use std::collections::{BTreeMap, BTreeSet};

/// The games of an event.
pub(super) type Boards<'a> = BTreeMap<(RoundNo, BoardNo), CheckedGame<'a>>;

/// A game that was replayed once, however many statements sign it.
pub(super) struct CheckedGame<'a> {
    pub(super) found: &'a ParsedGame,
    /// The index of the fault that broke its chain.
    pub(super) fault: Option<usize>,
    /// The outcome before the first entry and after each one that can be replayed.
    pub(super) outcomes: Vec<GameOutcome>,
}

/// Verifies all statements about an event.
///
/// The first false signature ends it: nothing behind that line is what the event signed.
pub(super) fn verify(
    event: &ParsedEvent,
    boards: &Boards<'_>,
    budget: &StepBudget,
    faults: &mut Faults<RecordFault>,
) {
    let (mut missing, mut statements) = (BTreeSet::new(), Vec::new());
    for (place, seal) in &event.seals {
        if !seal.is_genuine() {
            faults.push(place.fault(RecordProblem::Signature));
            return;
        }
        let Some(statement) = Statement::parse(&seal.statement) else {
            faults.push(place.fault(RecordProblem::NoStatement));
            continue;
        };
        if statement.event != event.key {
            faults.push(place.fault(RecordProblem::OtherEvent));
        }
        if !budget.take(statement.boards.len() as u64 + 1) {
            return faults.push(place.fault(RecordProblem::TooLarge));
        }
        for sealed in &statement.boards {
            let which = (statement.round, sealed.board);
            let Some((fault, board)) = fault_of((event, boards), &statement, sealed) else {
                continue;
            };
            let broken = boards.get(&board).and_then(|game| game.fault);
            match broken.and_then(|at| faults.get_mut(at)) {
                Some(broken) => broken.more += 1,
                None if boards.contains_key(&board) || missing.insert(which) => {
                    faults.push(place.fault(fault));
                }
                None => {}
            }
        }
        statements.push((*place, seal.statement.as_str(), statement));
    }
    if event.part.is_all() {
        in_order(&statements, faults);
    }
}

/// The problem of a board in a statement.
fn fault_of(
    (event, boards): (&ParsedEvent, &Boards<'_>),
    statement: &Statement,
    sealed: &SealedBoard,
) -> Option<(RecordProblem, (RoundNo, BoardNo))> {
    let which = (statement.round, sealed.board);
    let fault = match boards.get(&which) {
        Some(found) => as_signed(found, statement, sealed)?,
        None if event.part.has(statement.round, sealed.board) => RecordProblem::NoGame {
            game: called(statement.round, sealed.board),
            signed: sealed.head?.0,
        },
        None => return None,
    };
    Some((fault, which))
}

fn as_signed(
    CheckedGame {
        found, outcomes, ..
    }: &CheckedGame<'_>,
    statement: &Statement,
    sealed: &SealedBoard,
) -> Option<RecordProblem> {
    let (signed, hash) = sealed.head?;
    let game = called(statement.round, sealed.board);
    let entries = &found.game.entries;
    let Some(upto) = entries.get(..signed as usize) else {
        return Some(RecordProblem::Cut {
            game,
            signed,
            found: entries.last().map_or(0, |last| last.entry.seq),
        });
    };
    if upto.last().map(|last| last.hash) != Some(hash) {
        return Some(RecordProblem::NotAsSigned { game, seq: signed });
    }
    // An entry that cannot be replayed has its own fault.
    let played = outcomes.get(signed as usize)?;
    let result = sealed.result.map(|result| Scored { result, shot: None });
    (!played.agrees(result)).then_some(RecordProblem::ResultNotAsSigned { game })
}

/// Verifies the links of statements: none is missing before the last,
/// each follows the previous one, and each closed round has one.
fn in_order(statements: &[(FilePosition, &str, Statement)], faults: &mut Faults<RecordFault>) {
    let rounds: BTreeSet<RoundNo> = statements.iter().map(|(.., one)| one.round).collect();
    let (mut last, mut text, mut unsigned) = (0, None, BTreeSet::new());
    for (place, words, statement) in statements {
        let link = &statement.link;
        let number = link.number;
        if number > last + 1 {
            let (first, last) = (last + 1, number - 1);
            faults.push(place.fault(RecordProblem::NoSeal { first, last }));
        } else if number <= last || link.before != text.map(Hash::of) {
            faults.push(place.fault(RecordProblem::NotAfter(number)));
        }
        for round in link.closed.iter().filter(|round| !rounds.contains(round)) {
            if unsigned.insert(*round) {
                faults.push(place.fault(RecordProblem::NoRound(round.0)));
            }
        }
        (last, text) = (number, Some(*words));
    }
}

//! Verifies signed statements against the games of the file, and against each other.

use super::encoding::called;
use super::parsed::{ParsedEvent, ParsedGame};
use super::seal::{SealedBoard, Statement};
use super::{FilePosition, RecordFault, RecordProblem, agrees};
use crate::Faults;
use inkundla_core::referee::{Game, Hash};
use inkundla_core::tournament::{BoardNo, RoundNo, Scored};
use std::collections::{BTreeMap, BTreeSet};

/// The games of an event, each with the index of the fault that broke its chain.
pub(super) type Boards = BTreeMap<(RoundNo, BoardNo), Option<usize>>;

/// Verifies all statements about an event.
pub(super) fn verify(event: &ParsedEvent, boards: &Boards, faults: &mut Faults<RecordFault>) {
    let (mut missing, mut statements) = (BTreeSet::new(), Vec::new());
    for (place, seal) in &event.seals {
        if !seal.is_genuine() {
            faults.push(place.fault(RecordProblem::Signature));
        }
        let Some(statement) = Statement::parse(&seal.statement) else {
            faults.push(place.fault(RecordProblem::NoStatement));
            continue;
        };
        if statement.event != event.key {
            faults.push(place.fault(RecordProblem::OtherEvent));
        }
        for sealed in &statement.boards {
            let which = (statement.round, sealed.board);
            let Some((fault, board)) = fault_of(event, &statement, sealed) else {
                continue;
            };
            match boards
                .get(&board)
                .copied()
                .flatten()
                .and_then(|at| faults.get_mut(at))
            {
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
    event: &ParsedEvent,
    statement: &Statement,
    sealed: &SealedBoard,
) -> Option<(RecordProblem, (RoundNo, BoardNo))> {
    let which = (statement.round, sealed.board);
    let is_meant = |found: &&ParsedGame| (found.game.round, found.game.board) == which;
    let fault = match event.games.iter().find(is_meant) {
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
    found: &ParsedGame,
    statement: &Statement,
    sealed: &SealedBoard,
) -> Option<RecordProblem> {
    let (signed, hash) = sealed.head?;
    let game = called(statement.round, sealed.board);
    if let (None, Some(anew)) = (&statement.after, &found.game.rechained) {
        // The former hashes are gone, but the last of them may be known.
        let is_other = anew.seq == signed && anew.head.is_some_and(|head| head != hash);
        return is_other.then_some(RecordProblem::NotAsSigned { game, seq: signed });
    }
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
    let played = upto
        .iter()
        .try_fold(Game::scheduled(), |played, written| {
            played.apply(&written.entry)
        })
        .ok()?; // reported as a fault of the entry
    let result = sealed.result.map(|result| Scored { result, shot: None });
    (!agrees(&played, result)).then_some(RecordProblem::ResultNotAsSigned { game })
}

/// Verifies the links of statements of version 2: none is missing before the last,
/// each follows the previous one, and each closed round has one.
fn in_order(statements: &[(FilePosition, &str, Statement)], faults: &mut Faults<RecordFault>) {
    let rounds: BTreeSet<RoundNo> = statements.iter().map(|(.., one)| one.round).collect();
    let (mut last, mut text, mut unsigned) = (0, None, BTreeSet::new());
    for (place, words, statement) in statements {
        let Some(after) = &statement.after else {
            continue;
        };
        let number = after.number;
        if number > last + 1 {
            let (first, last) = (last + 1, number - 1);
            faults.push(place.fault(RecordProblem::NoSeal { first, last }));
        } else if number <= last || after.before != text.map(Hash::of) {
            faults.push(place.fault(RecordProblem::NotAfter(number)));
        }
        for round in after.closed.iter().filter(|round| !rounds.contains(round)) {
            if unsigned.insert(*round) {
                faults.push(place.fault(RecordProblem::NoRound(round.0)));
            }
        }
        (last, text) = (number, Some(*words));
    }
}

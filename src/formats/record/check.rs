//! What a file can tell about itself: that numbers, hashes and signatures hold,
//! and that every game follows from its entries.

use super::seal::{SealedBoard, Statement};
use super::{
    Found, FoundEvent, FoundGame, Place, RecordFault, RecordProblem, Seal, agrees, chained, text,
};
use crate::referee::{Game, Hash};
use crate::tournament::{BoardNo, RoundNo, Scored};
use std::collections::BTreeSet;

pub(super) fn check(found: &Found, faults: &mut Vec<RecordFault>) {
    let mut keys = BTreeSet::new();
    for event in &found.events {
        if !keys.insert(&event.key) {
            faults.push(event.place.fault(RecordProblem::Twice));
        }
        let mut boards = BTreeSet::new();
        for game in &event.games {
            if !boards.insert((game.game.round, game.game.board)) {
                faults.push(game.place.fault(RecordProblem::Twice));
            }
            check_game(event, game, faults);
        }
        for (place, seal) in &event.seals {
            check_seal(event, *place, seal, faults);
        }
    }
}

fn check_game(event: &FoundEvent, found: &FoundGame, faults: &mut Vec<RecordFault>) {
    let game = &found.game;
    let name = called(game.round, game.board);
    let root = game.root(&event.key);
    let (place, written) = found.root.unwrap_or((found.place, root));
    if found.root.is_none() {
        faults.push(place.fault(RecordProblem::Missing("the line `root`")));
    }
    if written != root {
        faults.push(place.fault(RecordProblem::Root { game: name.clone() }));
    }
    chain(found, written, faults);
    replays(found, faults);
    if let Some((ruleset, clock)) = game.begun() {
        let ruleset = (found.ruleset.as_ref(), ruleset.to_owned(), "ruleset");
        compare(ruleset, found.place, faults);
        compare((found.clock.as_ref(), clock, "clock"), found.place, faults);
    } else if let Some(place) = found.ruleset.as_ref().map(|(place, _)| *place) {
        faults.push(place.fault(RecordProblem::OutOfPlace));
    } else if let Some((place, _)) = found.clock {
        faults.push(place.fault(RecordProblem::OutOfPlace));
    }
    let result = text::result(game).to_owned();
    compare(
        (found.result.as_ref(), result, "result"),
        found.place,
        faults,
    );
}

/// A line around the entries, against what follows from them.
fn compare<T: PartialEq + std::fmt::Debug>(
    (written, told, what): (Option<&(Place, T)>, T, &'static str),
    place: Place,
    faults: &mut Vec<RecordFault>,
) {
    match written {
        None => faults.push(place.fault(RecordProblem::Missing(match what {
            "ruleset" => "the line `ruleset`",
            "clock" => "the line `clock`",
            _ => "the line `result`",
        }))),
        Some((_, written)) if *written == told => {}
        Some((place, _)) => {
            let says = format!("the {what} is {told:?}");
            faults.push(place.fault(RecordProblem::NotFromEntries(says)));
        }
    }
}

/// Each entry is held against the hash that stands at the one before, so that
/// every altered entry is named, not only the first.
fn chain(found: &FoundGame, root: Hash, faults: &mut Vec<RecordFault>) {
    let game = &found.game;
    let mut before = root;
    let places = found.entries.iter();
    for ((expected, written), place) in (1..).zip(&game.entries).zip(places) {
        let seq = written.entry.seq;
        if seq != expected {
            let what = RecordProblem::Number {
                expected,
                found: seq,
            };
            faults.push(place.fault(what));
        }
        if chained(&before, &written.entry) != Some(written.hash) {
            let game = called(game.round, game.board);
            faults.push(place.fault(RecordProblem::Altered { game, seq }));
        }
        before = written.hash;
    }
}

/// Only the first entry that cannot follow: after it there is no game to go on from.
fn replays(found: &FoundGame, faults: &mut Vec<RecordFault>) {
    let mut game = Game::scheduled();
    for (written, place) in found.game.entries.iter().zip(&found.entries) {
        game = match game.apply(&written.entry) {
            Ok(game) => game,
            Err(corrupt) => {
                let what = RecordProblem::Impossible {
                    game: called(found.game.round, found.game.board),
                    seq: corrupt.seq,
                    why: corrupt.why,
                };
                return faults.push(place.fault(what));
            }
        };
    }
}

fn check_seal(event: &FoundEvent, place: Place, seal: &Seal, faults: &mut Vec<RecordFault>) {
    if !seal.is_genuine() {
        faults.push(place.fault(RecordProblem::Signature));
    }
    let Some(statement) = Statement::parse(&seal.statement) else {
        return faults.push(place.fault(RecordProblem::NoStatement));
    };
    if statement.event != event.key {
        faults.push(place.fault(RecordProblem::OtherEvent));
    }
    for sealed in &statement.boards {
        let is_meant = |found: &&FoundGame| {
            (found.game.round, found.game.board) == (statement.round, sealed.board)
        };
        if let Some(found) = event.games.iter().find(is_meant)
            && let Some(what) = as_signed(found, statement.round, sealed)
        {
            faults.push(place.fault(what));
        }
    }
}

fn as_signed(found: &FoundGame, round: RoundNo, sealed: &SealedBoard) -> Option<RecordProblem> {
    let (signed, hash) = sealed.head?;
    let game = called(round, sealed.board);
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
    let told = upto
        .iter()
        .try_fold(Game::scheduled(), |told, written| {
            told.apply(&written.entry)
        })
        .ok()?; // that it does not replay is said of the entry
    let result = sealed.result.map(|result| Scored { result, shot: None });
    (!agrees(&told, result)).then_some(RecordProblem::ResultNotAsSigned { game })
}

fn called(round: RoundNo, board: BoardNo) -> String {
    format!("round {round} board {board}")
}

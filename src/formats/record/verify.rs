//! Verifies what a file proves about itself: numbers, hashes and signatures, and that every game
//! can be replayed from its entries.

use super::encoding::called;
use super::event_fields;
use super::outcome::GameOutcome;
use super::parsed::{ParsedEvent, ParsedFile, ParsedGame};
use super::verify_seals::{Boards, CheckedGame};
use super::{FilePosition, RecordFault, RecordProblem, chained, verify_seals, write_text};
use crate::Faults;
use crate::step_budget::StepBudget;
use inkundla_core::quoted;
use inkundla_core::referee::{Game, Hash, commitment};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::collections::btree_map::Entry;

pub(super) fn verify(found: &ParsedFile, budget: &StepBudget, faults: &mut Faults<RecordFault>) {
    let mut keys = BTreeSet::new();
    for event in &found.events {
        if !keys.insert(&event.key) {
            faults.push(event.place.fault(RecordProblem::Twice));
        }
        let mut boards = Boards::new();
        for game in &event.games {
            if !budget.take(game.game.entries.len() as u64 + 1) {
                return faults.push(game.place.fault(RecordProblem::TooLarge));
            }
            let mut own = Faults::default();
            let outcomes = check_game(event, game, &mut own);
            texts(game, &mut own);
            let place = (game.game.round, game.game.board);
            let checked = CheckedGame {
                found: game,
                fault: fold(own, faults),
                outcomes,
            };
            match boards.entry(place) {
                Entry::Vacant(free) => drop(free.insert(checked)),
                Entry::Occupied(_) => faults.push(game.place.fault(RecordProblem::Twice)),
            }
        }
        holds(event, faults);
        verify_seals::verify(event, &boards, budget, faults);
    }
}

/// Merges the faults of a game into the list. Faults that follow from a broken hash chain are
/// only counted at the fault that broke it. Returns the index of that one.
fn fold(own: Faults<RecordFault>, faults: &mut Faults<RecordFault>) -> Option<usize> {
    let breaks = |fault: &RecordFault| matches!(fault.what, RecordProblem::Number { .. });
    let alters = |fault: &RecordFault| matches!(fault.what, RecordProblem::Altered { .. });
    let first = own.iter().position(breaks).or(own.iter().position(alters));
    let Some(first) = first else {
        faults.extend(own);
        return None;
    };
    let is_broken = own.get(first).is_some_and(breaks);
    let mut at = 0;
    let mut more = 0;
    for (index, fault) in own.into_iter().enumerate() {
        let stays = match index.cmp(&first) {
            Ordering::Less => !is_of_lines(&fault),
            Ordering::Equal => {
                at = faults.len();
                true
            }
            Ordering::Greater => !is_broken && alters(&fault),
        };
        if stays { faults.push(fault) } else { more += 1 }
    }
    if let Some(fault) = faults.get_mut(at) {
        fault.more = more;
    }
    Some(at)
}

/// Whether it is about a line that is derived from the entries.
fn is_of_lines(fault: &RecordFault) -> bool {
    matches!(fault.what, RecordProblem::NotFromEntries(_))
}

/// Verifies the texts beside the entries against their commitments.
fn texts(found: &ParsedGame, faults: &mut Faults<RecordFault>) {
    let game = &found.game;
    let name = || called(game.round, game.board);
    let mut committed = BTreeSet::new();
    for (written, place) in game.entries.iter().zip(&found.entries) {
        for text in written.entry.texts() {
            match commitment(&text) {
                Some(commitment) => committed.insert(commitment.0),
                None => {
                    let (game, seq) = (name(), written.entry.seq);
                    faults.push(place.fault(RecordProblem::PlainText { game, seq }));
                    continue;
                }
            };
        }
    }
    for (text, place) in game.texts.iter().zip(&found.texts) {
        if !text.is_genuine() {
            faults.push(place.fault(RecordProblem::Text { game: name() }));
        } else if !committed.contains(&text.commitment.0) {
            faults.push(place.fault(RecordProblem::NoEntry { game: name() }));
        }
    }
}

/// Compares the counts that the file declares with its contents.
fn holds(event: &ParsedEvent, faults: &mut Faults<RecordFault>) {
    let Some((place, said)) = event.holds else {
        return;
    };
    for (what, said, found) in [
        ("games", said.games, event.games.len()),
        ("statements", said.statements, event.seals.len()),
    ] {
        if said != found {
            faults.push(place.fault(RecordProblem::Holds { what, said, found }));
        }
    }
}

/// Returns the outcome before the first entry and after each one that can be replayed.
fn check_game(
    event: &ParsedEvent,
    found: &ParsedGame,
    faults: &mut Faults<RecordFault>,
) -> Vec<GameOutcome> {
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
    let outcomes = replays(found, faults);
    if let Some((ruleset, clock)) = game.begun() {
        let ruleset = (found.ruleset.as_ref(), ruleset.to_owned(), "ruleset");
        compare(
            ruleset,
            found.place,
            |code| quoted(code).to_string(),
            faults,
        );
        let clock = (found.clock.as_ref(), clock, "clock");
        compare(clock, found.place, event_fields::of_fields, faults);
    } else if let Some(place) = found.ruleset.as_ref().map(|(place, _)| *place) {
        faults.push(place.fault(RecordProblem::OutOfPlace));
    } else if let Some((place, _)) = found.clock {
        faults.push(place.fault(RecordProblem::OutOfPlace));
    }
    let result = write_text::result(game).to_owned();
    compare(
        (found.result.as_ref(), result, "result"),
        found.place,
        |result| quoted(result).to_string(),
        faults,
    );
    outcomes
}

/// Compares a line around the entries with the value derived from them.
fn compare<T: PartialEq>(
    (written, derived, what): (Option<&(FilePosition, T)>, T, &'static str),
    place: FilePosition,
    shown: impl Fn(&T) -> String,
    faults: &mut Faults<RecordFault>,
) {
    match written {
        None => faults.push(place.fault(RecordProblem::Missing(match what {
            "ruleset" => "the line `ruleset`",
            "clock" => "the line `clock`",
            _ => "the line `result`",
        }))),
        Some((_, written)) if *written == derived => {}
        Some((place, _)) => {
            let says = format!("the {what} is {}", shown(&derived));
            faults.push(place.fault(RecordProblem::NotFromEntries(says)));
        }
    }
}

/// Verifies each entry against the hash written at the previous one, so that
/// every altered entry is reported, not only the first.
fn chain(found: &ParsedGame, root: Hash, faults: &mut Faults<RecordFault>) {
    let game = &found.game;
    let mut before = root;
    let places = found.entries.iter();
    let mut expected = 1;
    for (written, place) in game.entries.iter().zip(places) {
        let seq = written.entry.seq;
        if seq != expected {
            let what = RecordProblem::Number {
                expected,
                found: seq,
            };
            faults.push(place.fault(what));
        } else if chained(&before, &written.entry) != Some(written.hash) {
            let game = called(game.round, game.board);
            faults.push(place.fault(RecordProblem::Altered { game, seq }));
        }
        before = written.hash;
        expected = seq.saturating_add(1);
    }
}

/// Replays the game and reports the first impossible entry; after it there is no game to continue.
fn replays(found: &ParsedGame, faults: &mut Faults<RecordFault>) -> Vec<GameOutcome> {
    let mut game = Game::scheduled();
    let mut outcomes = vec![GameOutcome::of(&game)];
    for (written, place) in found.game.entries.iter().zip(&found.entries) {
        game = match game.apply(&written.entry) {
            Ok(game) => game,
            Err(corrupt) => {
                let what = RecordProblem::Impossible {
                    game: called(found.game.round, found.game.board),
                    seq: corrupt.seq,
                    why: corrupt.why,
                };
                faults.push(place.fault(what));
                return outcomes;
            }
        };
        outcomes.push(GameOutcome::of(&game));
    }
    outcomes
}

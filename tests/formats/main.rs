//! Tests of file formats. They depend only on the package `inkundla-formats`, so they build in
//! seconds.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::disallowed_methods,
    clippy::too_many_lines,
    unreachable_pub,
    missing_docs
)]

mod hostile_workbooks;
mod list_shapes;
mod not_kept;
mod trf_absences;
mod trf_adjustments;
mod trf_players;
mod trf_results;
mod trf_rounds;
mod workbooks;

use inkundla_formats::trf::{Trf, read};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

fn folder(name: &str) -> PathBuf {
    let home = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    home.join("fixtures").join(name)
}

/// The text of a report file in `fixtures/reports`.
fn report(name: &str) -> String {
    fs::read_to_string(folder("reports").join(name)).unwrap()
}

fn trf(text: &str) -> Trf {
    read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?} in\n{text}"))
}

/// The only fault of a file, as people read it.
fn only_fault(text: &str) -> String {
    match read(text.as_bytes()) {
        Err(faults) if faults.len() == 1 => faults[0].to_string(),
        other => panic!("{other:?}"),
    }
}

/// The pairs of a round by our system, the first mover in front; 0 for the bye.
fn paired(trf: &Trf, round: usize) -> BTreeSet<(u32, u32)> {
    let paired = inkundla_core::tournament::pairing::swiss::pair(&trf.field(round)).unwrap();
    let number = |place: usize| trf.players[place].number;
    let bye = paired.bye.map(|place| (number(place), 0));
    let pairs = paired.pairs.iter();
    let pairs = pairs.map(|(first, second)| (number(*first), number(*second)));
    pairs.chain(bye).collect()
}

/// The pairs of the next round.
fn next(trf: &Trf) -> BTreeSet<(u32, u32)> {
    paired(trf, trf.next_round())
}

/// The pairs of a round in the file; 0 for the bye.
fn posted(trf: &Trf, round: usize) -> BTreeSet<(u32, u32)> {
    let (pairs, bye) = trf.pairs_of(round);
    let bye = bye.map(|number| (number, 0));
    pairs.into_iter().chain(bye).collect()
}

//! Comments about deeds that the rules of pairing do not foresee: `### MPA @ Round 3`.

use super::model::{MOST_ROUNDS, Trf};
use super::trf_line::TrfLine;
use inkundla_core::tournament::{DepartureKind, RoundNo};

/// The most departures that are read.
const MOST: usize = 200;
/// The word of the comment about the round in which an event left the rules.
const LEFT: &str = "Left the rules";

/// Reads a comment, and returns whether it is one about a departure.
pub(super) fn read(line: &TrfLine, trf: &mut Trf) -> bool {
    let words = line.words(4);
    let text: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    let [kind @ .., "@", "Round", round] = text.as_slice() else {
        return false;
    };
    let round = round.parse().ok();
    let Some(round) = round.filter(|round| (1..=MOST_ROUNDS).contains(&u32::from(*round))) else {
        return false;
    };
    let (kind, round) = (kind.join(" "), RoundNo(round));
    if kind == LEFT {
        trf.by_the_book.left = Some(round);
        return true;
    }
    let kind = DepartureKind::from_code(&kind);
    if let Some(kind) = kind.filter(|_| trf.by_the_book.departures.len() < MOST) {
        trf.by_the_book.note(kind, round);
    }
    kind.is_some()
}

/// Writes the comments.
pub(super) fn lines(trf: &Trf) -> Vec<String> {
    let departures = trf.by_the_book.departures.iter();
    let departures = departures.map(|one| (one.kind.code(), one.round));
    let left = trf.by_the_book.left.map(|round| (LEFT, round));
    let all = departures.chain(left);
    all.map(|(what, round)| format!("### {what} @ Round {round}"))
        .collect()
}

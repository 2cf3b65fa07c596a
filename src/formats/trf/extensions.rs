//! Our extensions of the format, in comments that other programs skip:
//!
//! ```text
//! ### inkundla: apart-if-possible   1   5   12   34   57
//! ### inkundla: settled   3   12   34
//! ```
//!
//! The first has a first and a last round, like record 260, and then players of whom no two should
//! meet while a legal pairing remains. The second has a round and a manual pairing, with the player
//! who moves first in front. Other comments are ignored.

use super::fault::TrfFault;
use super::model::{MOST_PLAYERS, MOST_ROUNDS, Prohibition, SettledPair, Trf};
use super::number::numbers;
use super::trf_line::{TrfLine, Word};
use crate::Faults;

const MARK: &str = "inkundla:";
const APART: &str = "apart-if-possible";
const SETTLED: &str = "settled";

/// Reads a comment, if it is one of ours.
pub(super) fn comment(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    let words = line.words(4);
    let [mark, kind, values @ ..] = words.as_slice() else {
        return;
    };
    match (mark.text.as_str(), kind.text.as_str()) {
        (MARK, APART) => {
            let apart = prohibition(line, 2, values, faults);
            trf.apart_if_possible.push(apart);
        }
        (MARK, SETTLED) => trf.settled.extend(settled(line, values, faults)),
        _ => {}
    }
}

/// Reads `rounds` numbers of rounds (none, or a first and a last), then the players who must not meet.
pub(super) fn prohibition(
    line: &TrfLine,
    rounds: usize,
    words: &[Word],
    faults: &mut Faults<TrfFault>,
) -> Prohibition {
    let limits = words.iter().take(rounds);
    let limits = limits
        .filter_map(|word| line.number_in(word, 1, MOST_ROUNDS, faults))
        .collect::<Vec<_>>();
    let mut players = Vec::new();
    for word in words.iter().skip(rounds) {
        let number = line.number_in(word, 1, MOST_PLAYERS, faults);
        let at = line.at(word.column as usize);
        players.extend(number.map(|number| (at, number)));
    }
    let (from, to) = match limits.as_slice() {
        [from, to] => (*from, *to),
        _ => (1, MOST_ROUNDS),
    };
    Prohibition {
        rounds: from as usize..=to as usize,
        players,
    }
}

fn settled(line: &TrfLine, words: &[Word], faults: &mut Faults<TrfFault>) -> Option<SettledPair> {
    let [round, first, second] = words else {
        return None;
    };
    Some(SettledPair {
        at: line.at(first.column as usize),
        round: line.number_in(round, 1, MOST_ROUNDS, faults)?,
        first: line.number_in(first, 1, MOST_PLAYERS, faults)?,
        second: line.number_in(second, 1, MOST_PLAYERS, faults)?,
    })
}

/// Writes our comments.
pub(super) fn lines(trf: &Trf) -> Vec<String> {
    let apart = trf.apart_if_possible.iter();
    let apart = apart.map(|one| format!("### {MARK} {APART} {}", prohibited(one)));
    let settled = trf.settled.iter().map(|one| {
        let (first, second) = (one.first, one.second);
        format!("### {MARK} {SETTLED} {:3} {first:4} {second:4}", one.round)
    });
    apart.chain(settled).collect()
}

/// First and last round, and the players.
pub(super) fn prohibited(one: &Prohibition) -> String {
    let (from, to) = (one.rounds.start(), one.rounds.end());
    format!("{from:3} {to:3}{}", numbers(&one.players))
}

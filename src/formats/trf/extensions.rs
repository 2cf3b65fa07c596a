//! What no record of the format can say, in comments that other programs skip:
//!
//! ```text
//! ### inkundla: apart-if-possible   1   5   12   34   57
//! ### inkundla: settled   3   12   34
//! ```
//!
//! The first has a first and a last round, as 260 has, and then those of whom no two shall
//! meet as long as a legal pairing is left. The second has a round, and the two whose pair
//! was settled before it; who moves first stands in front. Any other comment is a comment.

use super::fault::TrfFault;
use super::model::{MOST_PLAYERS, MOST_ROUNDS, Prohibition, SettledPair, Trf};
use super::number::numbers;
use super::trf_line::{TrfLine, Word};
use crate::Faults;

const MARK: &str = "inkundla:";
const APART: &str = "apart-if-possible";
const SETTLED: &str = "settled";

/// Takes over a comment, if it is one of ours.
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

/// Numbers of rounds, none or a first and a last one, and then who must not meet.
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

/// The comments that tell it.
pub(super) fn lines(trf: &Trf) -> Vec<String> {
    let apart = trf.apart_if_possible.iter();
    let apart = apart.map(|one| format!("### {MARK} {APART} {}", prohibited(one)));
    let settled = trf.settled.iter().map(|one| {
        let (first, second) = (one.first, one.second);
        format!("### {MARK} {SETTLED} {:3} {first:4} {second:4}", one.round)
    });
    apart.chain(settled).collect()
}

/// In which rounds, and who.
pub(super) fn prohibited(one: &Prohibition) -> String {
    let (from, to) = (one.rounds.start(), one.rounds.end());
    format!("{from:3} {to:3}{}", numbers(&one.players))
}

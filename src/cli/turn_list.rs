//! Splits the text of a record into turns, as other programs and people write it.

use crate::rules::Ruleset;

/// The spellings of a pass in Reversi; a longer one precedes its prefix.
const PASSES: [&str; 5] = ["pass", "pa", "ps", "--", "@@"];

/// The turns of a record, separated by white space; those of Reversi may also follow each other
/// directly (`f5d6c3`).
pub(super) fn turns<'a>(rules: &Ruleset, record: &'a str) -> Vec<&'a str> {
    let words = record.trim_start_matches('\u{feff}').split_whitespace();
    if rules.facts().omits_passes {
        words.flat_map(joined).collect()
    } else {
        words.collect()
    }
}

/// Whether a turn is a pass of Reversi.
pub(super) fn is_pass(turn: &str) -> bool {
    PASSES.iter().any(|pass| pass.eq_ignore_ascii_case(turn))
}

/// Splits a word with several turns.
fn joined(mut word: &str) -> Vec<&str> {
    let mut turns = Vec::new();
    while !word.is_empty() {
        let (turn, rest) = word.split_at(first_turn(word));
        turns.push(turn);
        word = rest;
    }
    turns
}

/// The length of the first turn in a word; the whole word if it begins with none.
fn first_turn(word: &str) -> usize {
    let begins = |mark: &&&str| {
        let begin = word.get(..mark.len());
        begin.is_some_and(|begin| begin.eq_ignore_ascii_case(mark))
    };
    if let Some(mark) = PASSES.iter().chain([&"RC"]).find(begins) {
        return mark.len();
    }
    match word.as_bytes() {
        [letter, digit, rest @ ..] if letter.is_ascii_alphabetic() && digit.is_ascii_digit() => {
            2 + mistakes(rest)
        }
        _ => word.len(),
    }
}

/// The length of the marks for wrongly turned discs after a square, as in `!-g5!+f1`.
fn mistakes(rest: &[u8]) -> usize {
    match rest {
        [b'!', b'-' | b'+', letter, digit, rest @ ..]
            if letter.is_ascii_alphabetic() && digit.is_ascii_digit() =>
        {
            4 + mistakes(rest)
        }
        [b'!', ..] => 1,
        _ => 0,
    }
}

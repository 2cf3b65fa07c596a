//! Turns as text: `f5`, `--` for a pass, and `h5!-g5!+f1!+g4` for a turn with
//! mistakes (g5 was left unturned; f1 and g4 were turned wrongly).

use super::board::{self, BOARD, Square, bit, squares};
use super::position::{Reversi, Turn};
use crate::rules::{LOST_TURN, WhyNot};

const PASS: &str = "--";
/// The accepted notations of a pass.
const PASSES: [&str; 5] = [PASS, "pa", "ps", "pass", "@@"];

/// Writes a turn.
pub(super) fn write(position: &Reversi, turn: Turn) -> String {
    let Turn::Place { at, wrong } = turn else {
        return PASS.to_owned();
    };
    let due = position.outflanked(at);
    let mut text = String::from(board::name(at));
    if due == 0 && position.must_outflank() && wrong == 0 {
        text.push('!'); // B-07
    }
    squares(wrong & due).for_each(|missed| text += &format!("!-{}", board::name(missed)));
    squares(wrong & !due).for_each(|extra| text += &format!("!+{}", board::name(extra)));
    text
}

/// Parses a legal turn.
pub(super) fn read(position: &Reversi, text: &str) -> Result<Turn, WhyNot> {
    let text = text.trim();
    if PASSES.iter().any(|pass| pass.eq_ignore_ascii_case(text)) {
        return match position.squares() {
            0 => Ok(Turn::Pass),
            _ => Err(WhyNot::MayNotPass),
        };
    }
    if text == LOST_TURN {
        return Err(WhyNot::LostTurn);
    }
    if text.contains('!') {
        return Err(WhyNot::UmpireOnly);
    }
    let at = square(text)?;
    let named = board::name(at).to_owned();
    match position.squares() {
        legal if legal & bit(at) != 0 => Ok(Turn::Place { at, wrong: 0 }),
        0 => Err(WhyNot::MustPass),
        _ if position.occupied() & bit(at) != 0 => Err(WhyNot::Occupied(named)),
        _ => Err(WhyNot::OutflanksNothing(named)),
    }
}

/// Parses a turn with mistakes. R-11, B-03, B-07, B-08
pub(super) fn read_irregular(position: &Reversi, text: &str) -> Result<Turn, WhyNot> {
    let Some((first, mistakes)) = text.trim().split_once('!') else {
        return read(position, text);
    };
    let at = square(first)?;
    if position.occupied() & bit(at) != 0 {
        return Err(WhyNot::Occupied(board::name(at).to_owned()));
    }
    let mut wrong = 0;
    for mistake in mistakes.split('!').filter(|_| !mistakes.is_empty()) {
        wrong |= wrong_disc(position, at, mistake, wrong)?;
    }
    Ok(Turn::Place { at, wrong })
}

/// The bit of a wrongly turned disc, `-g5` or `+f1`, that is not in `named` yet.
fn wrong_disc(position: &Reversi, at: Square, mistake: &str, named: u64) -> Result<u64, WhyNot> {
    let due = position.outflanked(at);
    let named_disc = square(mistake.get(1..).unwrap_or_default())?;
    let may_be = match mistake.as_bytes()[0] {
        b'-' => due,
        b'+' => (position.occupied() | bit(at)) & !due,
        _ => return Err(WhyNot::Unreadable),
    };
    let disc = bit(named_disc) & may_be & !named;
    if disc == 0 {
        Err(WhyNot::NotWrong(board::name(named_disc).to_owned()))
    } else {
        Ok(disc)
    }
}

/// Parses the name of a square in either case.
fn square(name: &str) -> Result<Square, WhyNot> {
    let name = name.to_ascii_lowercase();
    BOARD.index_of(&name).ok_or(match name.as_bytes() {
        [b'a'..=b'z', b'0'..=b'9'] => WhyNot::NoSuchPoint(name),
        _ => WhyNot::Unreadable,
    })
}

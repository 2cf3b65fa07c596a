//! Reads one round of a player from a report file: the opponent, the side and the result code, of which some depend
//! on the others: a dash without an opponent is an absence.

use super::fault::{TrfFault, TrfProblem};
use super::model::MOST_PLAYERS;
use super::trf_line::{TrfLine, Word};
use super::{Mark, TrfEntry};
use crate::Faults;
use inkundla_core::rules::Side;

/// One round: opponent in four columns, side, result.
pub(super) fn entry(line: &TrfLine, column: usize, faults: &mut Faults<TrfFault>) -> TrfEntry {
    let against = Word {
        column: column as u32,
        text: line.part(column, column + 3),
    };
    let is_number = against.text.contains(|digit| digit != '0');
    let against = is_number
        .then(|| line.number_in(&against, 1, MOST_PLAYERS, faults))
        .flatten();
    let side = side(line, column + 5, faults);
    let letter = line.letter(column + 7);
    let mark = Mark::of(letter);
    if mark.is_none() {
        faults.push(line.fault(column + 7, TrfProblem::BadResult { found: letter }));
    }
    let mark = match mark.unwrap_or(Mark::Blank) {
        // As bbpPairings reads them: a player without an opponent was absent, or had asked for half
        // a point.
        Mark::ForfeitLoss if !is_number => Mark::Zero,
        Mark::Draw if !is_number && side.is_none() && letter == '=' => Mark::Half,
        mark => mark,
    };
    let is_wrong = match mark {
        Mark::Win | Mark::Draw | Mark::Loss | Mark::Adjourned => {
            against.is_none() || side.is_none()
        }
        Mark::ForfeitWin | Mark::ForfeitLoss | Mark::Blank => false,
        Mark::Half | Mark::Full | Mark::PairingBye | Mark::Zero => against.is_some(),
    };
    if is_wrong && is_number == against.is_some() {
        faults.push(line.fault(column + 7, TrfProblem::Contradiction { found: letter }));
    }
    TrfEntry {
        against,
        side,
        mark,
        at: line.at(column),
        unrated: matches!(letter.to_ascii_uppercase(), 'W' | 'D' | 'L'),
    }
}

fn side(line: &TrfLine, column: usize, faults: &mut Faults<TrfFault>) -> Option<Side> {
    match line.letter(column) {
        'w' | 'W' => Some(Side::First),
        'b' | 'B' => Some(Side::Second),
        '-' | ' ' => None,
        found => {
            faults.push(line.fault(column, TrfProblem::BadColour { found }));
            None
        }
    }
}

impl Mark {
    /// Parses a result code; TRF16 uses W, D, L for games too short to be rated.
    fn of(letter: char) -> Option<Mark> {
        Some(match letter.to_ascii_uppercase() {
            '1' | 'W' => Mark::Win,
            '=' | 'D' => Mark::Draw,
            '0' | 'L' => Mark::Loss,
            '+' => Mark::ForfeitWin,
            '-' => Mark::ForfeitLoss,
            'H' => Mark::Half,
            'F' => Mark::Full,
            'U' => Mark::PairingBye,
            'Z' => Mark::Zero,
            '?' => Mark::Adjourned,
            ' ' => Mark::Blank,
            _ => return None,
        })
    }
}

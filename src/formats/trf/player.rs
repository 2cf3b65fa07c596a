//! Records 001: the players and their rounds.

use super::fault::{TrfFault, TrfProblem};
use super::model::MOST_PLAYERS;
use super::trf_line::{TrfLine, Word};
use super::{Mark, TrfEntry, TrfPlayer};
use crate::Faults;
use inkundla_core::rules::Side;

/// The column of the first round, and the width of each round.
const FIRST_ROUND: usize = 92;
const ROUND: usize = 10;

pub(super) fn player(line: &TrfLine, faults: &mut Faults<TrfFault>) -> Option<TrfPlayer> {
    let number = Word {
        column: 5,
        text: line.part(5, 8),
    };
    let number = line.number_in(&number, 1, MOST_PLAYERS, faults);
    let points = points(line, faults);
    let rounds = (line.len() + 3).saturating_sub(FIRST_ROUND).div_ceil(ROUND);
    let entries = (0..rounds)
        .map(|round| entry(line, FIRST_ROUND + ROUND * round, faults))
        .collect::<Vec<_>>();
    Some(TrfPlayer {
        at: line.at(5),
        number: number?,
        sex: Some(line.letter(10).to_ascii_lowercase())
            .filter(|sex| matches!(sex, 'm' | 'f' | 'w')),
        title: line.part(11, 13),
        name: line.part(15, 47),
        // Some programs write 0 for a player without a rating.
        rating: line.part(49, 52).parse().ok().filter(|rating| *rating > 0),
        federation: line.part(54, 56),
        id: line.part(58, 68),
        birth: line.part(70, 79),
        points,
        rank: line.part(86, 89).parse().ok(),
        entries,
    })
}

fn points(line: &TrfLine, faults: &mut Faults<TrfFault>) -> Option<i32> {
    let text = line.part(81, 84);
    if text.is_empty() {
        return None;
    }
    line.points_in(&Word { column: 81, text }, faults)
}

/// One round: opponent in four columns, side, result.
fn entry(line: &TrfLine, column: usize, faults: &mut Faults<TrfFault>) -> TrfEntry {
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

impl TrfEntry {
    /// The result code in a file.
    pub(super) fn letter(&self) -> char {
        match (self.mark, self.unrated) {
            (Mark::Win, false) => '1',
            (Mark::Win, true) => 'W',
            (Mark::Draw, false) => '=',
            (Mark::Draw, true) => 'D',
            (Mark::Loss, false) => '0',
            (Mark::Loss, true) => 'L',
            (Mark::ForfeitWin, _) => '+',
            (Mark::ForfeitLoss, _) => '-',
            (Mark::Half, _) => 'H',
            (Mark::Full, _) => 'F',
            (Mark::PairingBye, _) => 'U',
            (Mark::Zero, _) => 'Z',
            (Mark::Adjourned, _) => '?',
            (Mark::Blank, _) => ' ',
        }
    }
}

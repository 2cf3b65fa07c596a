//! Records 001: the players and their rounds.

use super::TrfPlayer;
use super::event_facts::{FIRST_ROUND, ROUND};
use super::fault::TrfFault;
use super::model::MOST_PLAYERS;
use super::read_result::entry;
use super::trf_line::{TrfLine, Word};
use crate::Faults;

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

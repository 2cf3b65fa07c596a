//! 299: points given or taken away, and results that are worth other points for some players.
//!
//! Columns, from 1: 5 the result code that is worth other points, or blank for points given or taken
//! beside results; 8 to 11 match points of teams; 14 to 17 the points; 20 to 22 the round, or blank or
//! 0 for all; from 24 every five columns the number of a player, or none for all.

use super::fault::{TrfFault, TrfProblem};
use super::model::{MOST_PLAYERS, MOST_ROUNDS, TrfAdjustment};
use super::number::{decimal, numbers, tenths};
use super::trf_line::{TrfLine, Word};
use super::{At, Mark, Trf, TrfPlayer};
use crate::Faults;
use inkundla_core::tournament::{PointAdjustment, RoundNo, Tournament};

/// The result codes that can be worth other points.
const MARKS: [(char, Mark); 9] = [
    ('W', Mark::Win),
    ('D', Mark::Draw),
    ('L', Mark::Loss),
    ('+', Mark::ForfeitWin),
    ('-', Mark::ForfeitLoss),
    ('H', Mark::Half),
    ('F', Mark::Full),
    ('U', Mark::PairingBye),
    ('Z', Mark::Zero),
];

impl TrfAdjustment {
    fn is_of(&self, number: u32, round: usize) -> bool {
        let players = &self.players;
        let is_round = self.round.is_none_or(|one| one as usize == round);
        is_round && (players.is_empty() || players.iter().any(|(_, one)| *one == number))
    }
}

impl Trf {
    /// The points of a player given or taken in a round (from 1), beside those for the result, in tenths.
    pub(super) fn adjustment(&self, player: &TrfPlayer, round: usize) -> i32 {
        let mark = player.mark_in(round - 1);
        let own = self.adjustments.iter();
        let own = own.filter(|one| one.is_of(player.number, round));
        let points = own.filter_map(|one| match one.mark {
            None => Some(one.points),
            Some(of) => (of == mark).then(|| one.points - self.worth.of(mark)),
        });
        points.sum()
    }

    /// All points of a player in a round (from 1), in tenths.
    pub(super) fn points_in(&self, player: &TrfPlayer, round: usize) -> i32 {
        self.worth.of(player.mark_in(round - 1)) + self.adjustment(player, round)
    }

    /// The points of a player in all rounds that have an entry, in tenths.
    pub(super) fn total(&self, player: &TrfPlayer) -> i32 {
        let points = (1..=player.entries.len()).map(|round| self.points_in(player, round));
        points.fold(0, |total, points| (total + points).max(0))
    }

    /// The adjustments of an event, with faults for points that are not halves.
    pub(super) fn kept_adjustments(&self, faults: &mut Faults<TrfFault>) -> Vec<PointAdjustment> {
        let rounds = self.paired_rounds().max(self.last_adjusted());
        let mut kept = Vec::new();
        for (player, number) in self.players.iter().zip(self.start_numbers()) {
            for round in 1..=rounds {
                let points = self.adjustment(player, round);
                if points % 5 != 0 {
                    let place = self
                        .adjustments
                        .iter()
                        .find(|one| one.is_of(player.number, round));
                    let text = decimal(points);
                    let what = TrfProblem::NotPoints { text };
                    faults.extend(place.map(|one| one.at.fault(what)));
                } else if points != 0 {
                    kept.push(PointAdjustment {
                        number: number as u16,
                        halves: i16::try_from(points / 5).unwrap_or_default(),
                        round: RoundNo(round as u16),
                    });
                }
            }
        }
        kept
    }

    fn last_adjusted(&self) -> usize {
        let rounds = self.adjustments.iter().filter_map(|one| one.round);
        rounds.max().unwrap_or_default() as usize
    }
}

/// Reads record 299 of a file of players.
pub(super) fn read(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    let word = |from: usize, to: usize| Word {
        column: from as u32,
        text: line.part(from, to),
    };
    let mark = match line.letter(5) {
        ' ' => None,
        letter => match MARKS.iter().find(|(known, _)| *known == letter) {
            Some((_, mark)) => Some(*mark),
            None => {
                let text = letter.to_string();
                return faults.push(line.fault(5, TrfProblem::BadWord { text }));
            }
        },
    };
    let points = word(14, 17);
    let (sign, digits) = match points.text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, points.text.as_str()),
    };
    let number = tenths(digits).filter(|_| !digits.is_empty());
    let Some(points) = number.map(|points| sign * points) else {
        let text = points.text;
        return faults.push(line.fault(14, TrfProblem::NotPoints { text }));
    };
    let round = word(20, 22);
    let is_all = round.text.chars().all(|digit| digit == '0');
    let round = if is_all {
        None
    } else {
        let number = line.number_in(&round, 1, MOST_ROUNDS, faults);
        let Some(number) = number else { return };
        Some(number)
    };
    let mut players = Vec::new();
    for word in line.words(24) {
        if word.text.chars().any(|digit| digit != '0') {
            let number = line.number_in(&word, 1, MOST_PLAYERS, faults);
            let at = line.at(word.column as usize);
            players.extend(number.map(|number| (at, number)));
        }
    }
    trf.adjustments.push(TrfAdjustment {
        at: line.at(1),
        mark,
        points,
        round,
        players,
    });
}

/// The records 299 of a file.
pub(super) fn lines(trf: &Trf) -> impl Iterator<Item = String> {
    trf.adjustments.iter().map(|one| {
        let mark = MARKS.iter().find(|(_, mark)| Some(*mark) == one.mark);
        let mark = mark.map_or(' ', |(letter, _)| *letter);
        let sign = if one.points < 0 { "-" } else { "" };
        let points = format!("{sign}{}", decimal(one.points.abs()));
        let round = one.round.map(|round| round.to_string());
        let round = round.unwrap_or_default();
        format!(
            "299 {mark}        {points:>4}  {round:>3}{}",
            numbers(&one.players)
        )
    })
}

/// The records for the adjustments of an event, of one kind together.
pub(super) fn of_event(tournament: &Tournament) -> Vec<TrfAdjustment> {
    let mut all: Vec<TrfAdjustment> = Vec::new();
    for one in &tournament.options.adjustments {
        let (points, round) = (i32::from(one.halves) * 5, Some(u32::from(one.round.0)));
        let player = (At::default(), u32::from(one.number));
        let same = |known: &&mut TrfAdjustment| {
            (known.points, known.round) == (points, round) && !known.players.contains(&player)
        };
        match all.iter_mut().find(same) {
            Some(known) => known.players.push(player),
            None => all.push(TrfAdjustment {
                at: At::default(),
                mark: None,
                points,
                round,
                players: vec![player],
            }),
        }
    }
    all
}

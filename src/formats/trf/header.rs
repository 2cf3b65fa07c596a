//! Reads all records except 001: those of TRF16, TRF26, JaVaFo and bbpPairings.

use super::Mark;
use super::fault::{TrfFault, TrfProblem};
use super::model::{Acceleration, AnnouncedBye, MOST_PLAYERS, MOST_ROUNDS, Trf};
use super::trf_line::{TrfLine, Word};
use super::{adjustments, departures, extensions, team};
use crate::Faults;
use inkundla_core::rules::Side;

/// Free-text headers: place, dates, officials, methods, times.
const HEADERS: [&str; 18] = [
    "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132", "172",
    "182", "192", "202", "212", "222",
];

/// Reads one record other than 001.
pub(super) fn record(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    match line.part(1, 3).as_str() {
        "012" => trf.name = line.part(5, line.len()),
        "142" | "XXR" => trf.rounds = one_number(line, MOST_ROUNDS, faults).or(trf.rounds),
        "152" => initial(line, trf, faults),
        "162" => worth(line, trf, faults),
        "240" => byes(line, trf, faults),
        "250" => acceleration(line, trf, faults),
        "260" => prohibition(line, 2, trf, faults),
        "XXP" => prohibition(line, 0, trf, faults),
        "###" => {
            let is_known = extensions::comment(line, trf, faults) || departures::read(line, trf);
            trf.others.extend((!is_known).then(|| line.rest(1)));
        }
        "XXZ" => {
            for word in line.words(4) {
                let number = line.number_in(&word, 1, MOST_PLAYERS, faults);
                let at = line.at(word.column as usize);
                trf.absent.extend(number.map(|number| (at, number)));
            }
        }
        "XXA" => accelerated_player(line, trf, faults),
        "XXC" => choices(line, trf, faults),
        "XXS" => scores(line, trf, faults),
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => score(line, trf, faults),
        "299" => adjustments::read(line, trf, faults),
        tag @ ("013" | "300" | "310" | "320" | "330" | "352" | "362") => {
            team::record(line, trf, faults);
            // In a file of individual players 013 is kept unread.
            trf.others.extend((tag == "013").then(|| line.rest(1)));
        }
        // All other records do not affect individual pairings.
        tag if HEADERS.contains(&tag) => {
            match tag {
                "192" if trf.header(tag).is_none() => trf.system_at = line.at(5),
                "212" if trf.header(tag).is_none() => trf.tiebreaks_at = line.at(5),
                "202" if trf.header(tag).or(trf.header("212")).is_none() => {
                    trf.tiebreaks_at = line.at(5);
                }
                _ => {}
            }
            trf.headers.push((tag.to_owned(), line.rest(5)));
        }
        _ => trf.others.push(line.rest(1)),
    }
}

fn one_number(line: &TrfLine, most: u32, faults: &mut Faults<TrfFault>) -> Option<u32> {
    let word = line.words(4).into_iter().next()?;
    line.number_in(&word, 1, most, faults)
}

fn bad(line: &TrfLine, word: &Word) -> TrfFault {
    let what = TrfProblem::BadWord {
        text: word.text.clone(),
    };
    line.fault(word.column as usize, what)
}

fn initial(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    for word in line.words(4) {
        match word.text.as_str() {
            "W" | "w" => trf.initial = Some(Side::First),
            "B" | "b" => trf.initial = Some(Side::Second),
            _ => faults.push(bad(line, &word)),
        }
    }
}

/// XXC white1, black1, rank
fn choices(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    for word in line.words(4) {
        match word.text.as_str() {
            "white1" => trf.initial = Some(Side::First),
            "black1" => trf.initial = Some(Side::Second),
            "rank" => trf.by_rank = true,
            _ => faults.push(bad(line, &word)),
        }
    }
}

/// 162: a letter in column 6, its points in the next four columns; repeated every
/// nine columns.
fn worth(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    trf.worth_at = line.at(1);
    for column in (6..=line.len()).step_by(9) {
        let letter = line.letter(column);
        let word = Word {
            column: column as u32 + 1,
            text: line.part(column + 1, column + 4),
        };
        if letter == ' ' && word.text.is_empty() {
            continue;
        }
        let Some(points) = line.points_in(&word, faults) else {
            continue;
        };
        let worth = &mut trf.worth;
        match letter.to_ascii_uppercase() {
            'W' => worth.win = points,
            'D' => worth.draw = points,
            'L' => worth.loss = points,
            'A' | 'Z' => (worth.absent, worth.forfeit_loss) = (points, points),
            'P' => worth.pairing_bye = Some(points),
            'X' => worth.adjourned = Some(points),
            _ => faults.push(bad(
                line,
                &Word {
                    column: column as u32,
                    text: letter.to_string(),
                },
            )),
        }
    }
}

/// bbpPairings: one score each.
fn score(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    let Some(word) = line.words(4).into_iter().next() else {
        return;
    };
    let Some(points) = line.points_in(&word, faults) else {
        return;
    };
    trf.worth_at = line.at(1);
    let worth = &mut trf.worth;
    match line.letter(3) {
        'W' => worth.win = points,
        'D' => worth.draw = points,
        'L' => worth.loss = points,
        'Z' => worth.absent = points,
        'F' => worth.forfeit_loss = points,
        _ => worth.pairing_bye = Some(points),
    }
}

/// JaVaFo: `XXS W=3.0 D=1.0`
fn scores(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    trf.worth_at = line.at(1);
    for word in line.words(4) {
        let parts = word.text.split_once('=');
        let Some((name, points)) = parts.and_then(|(name, text)| {
            let points = super::number::tenths(&text.replace(',', "."))?;
            Some((name, points))
        }) else {
            faults.push(bad(line, &word));
            continue;
        };
        let worth = &mut trf.worth;
        match name {
            "W" | "WW" | "BW" => worth.win = points,
            "D" | "WD" | "BD" => worth.draw = points,
            "L" | "WL" | "BL" => worth.loss = points,
            "FW" => worth.forfeit_win = Some(points),
            "FL" => worth.forfeit_loss = points,
            "FPB" => worth.full = Some(points),
            "HPB" => worth.half = Some(points),
            "ZPB" => worth.absent = points,
            "PAB" => worth.pairing_bye = Some(points),
            _ => faults.push(bad(line, &word)),
        }
    }
}

/// 240: which bye, in which round, who.
fn byes(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    let mut words = line.words(4).into_iter();
    let (Some(kind), Some(round)) = (words.next(), words.next()) else {
        return;
    };
    let mark = match kind.text.as_str() {
        "F" => Mark::Full,
        "H" => Mark::Half,
        "Z" => Mark::Zero,
        _ => return faults.push(bad(line, &kind)),
    };
    let Some(round) = line.number_in(&round, 1, MOST_ROUNDS, faults) else {
        return;
    };
    for word in words {
        if let Some(number) = line.number_in(&word, 1, MOST_PLAYERS, faults) {
            trf.byes.push(AnnouncedBye {
                at: line.at(word.column as usize),
                round,
                number,
                mark,
            });
        }
    }
}

/// 250: points, first and last round, first and last player.
fn acceleration(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    let mut words = line.words(4);
    // Match points of teams may come first.
    if words.len() == 6 {
        words.remove(0);
    }
    let [points, first_round, last_round, first, last] = words.as_slice() else {
        let word = Word {
            column: 5,
            text: line.part(5, line.len()),
        };
        return faults.push(bad(line, &word));
    };
    let points = line.points_in(points, faults);
    let mut number = |word, most| line.number_in(word, 1, most, faults);
    let rounds = (
        number(first_round, MOST_ROUNDS),
        number(last_round, MOST_ROUNDS),
    );
    let players = (number(first, MOST_PLAYERS), number(last, MOST_PLAYERS));
    if let (Some(points), (Some(from), Some(to)), (Some(first), Some(last))) =
        (points, rounds, players)
    {
        trf.accelerations.push(Acceleration {
            at: line.at(1),
            points,
            rounds: from as usize..=to as usize,
            players: first..=last,
        });
    }
}

/// 260 with a first and a last round, XXP without: players who must not meet.
fn prohibition(line: &TrfLine, rounds: usize, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    let words = line.words(4);
    let found = extensions::prohibition(line, rounds, &words, faults);
    trf.prohibitions.push(found);
}

/// XXA: a player, and the virtual points in each round.
fn accelerated_player(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) {
    let mut words = line.words(4).into_iter();
    let Some(number) = words.next() else {
        return;
    };
    let Some(number) = line.number_in(&number, 1, MOST_PLAYERS, faults) else {
        return;
    };
    for (at, word) in words.take(MOST_ROUNDS as usize).enumerate() {
        match line.points_in(&word, faults) {
            None | Some(0) => {}
            Some(points) => trf.accelerations.push(Acceleration {
                at: line.at(1),
                points,
                rounds: at + 1..=at + 1,
                players: number..=number,
            }),
        }
    }
}

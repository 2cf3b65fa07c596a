//! Our extensions of the format, in comments that other programs skip:
//!
//! ```text
//! ### inkundla: apart-if-possible   1   5   12   34   57
//! ### inkundla: settled   3   12   34
//! ### inkundla: by-hand   4
//! ### inkundla: system groups 4 2 third-place
//! ### inkundla: boards   1   12    3    7
//! ### inkundla: rounds   5
//! ### inkundla: matches-of-two-games
//! ```
//!
//! The first has a first and a last round, like record 260, and then players of whom no two should
//! meet while a legal pairing remains. The second has a round and a manual pairing, with the player
//! who moves first in front. The third names a round whose pairs are not those of the system: the
//! organiser changed them, or corrected an earlier result after they were paired. The fourth names a
//! pairing system that no record names. The fifth has a round of a knockout, the players who move first in the
//! order of boards, and those without an opponent. The sixth is the number of rounds
//! played, if the last ones have no game. The seventh says that each match is two games in two rounds. Other comments are kept unread.

use super::fault::TrfFault;
use super::model::{MOST_PLAYERS, MOST_ROUNDS, Prohibition, SettledPair, Trf};
use super::number::numbers;
use super::trf_line::{TrfLine, Word};
use crate::Faults;
use inkundla_core::tournament::{FirstStage, Groups, Knockout, Losers, McMahon, Stages, System};

const MARK: &str = "inkundla:";
const APART: &str = "apart-if-possible";
const SETTLED: &str = "settled";
const BY_HAND: &str = "by-hand";
const SYSTEM: &str = "system";
const BOARDS: &str = "boards";
const ROUNDS: &str = "rounds";
const MATCHES: &str = "matches-of-two-games";
const THIRD_PLACE: &str = "third-place";
const TWO_GAMES: &str = "two-games";
const RESEEDS: &str = "reseeds";
const LOSERS: [(&str, Losers); 3] = [
    ("plate", Losers::Plate),
    ("double-elimination", Losers::Twice),
    ("double-elimination-twice", Losers::TwiceInFinal),
];

/// Reads a comment, and returns whether it is one of ours.
pub(super) fn comment(line: &TrfLine, trf: &mut Trf, faults: &mut Faults<TrfFault>) -> bool {
    let words = line.words(4);
    let [mark, kind, values @ ..] = words.as_slice() else {
        return false;
    };
    match (mark.text.as_str(), kind.text.as_str()) {
        (MARK, APART) => {
            let apart = prohibition(line, 2, values, faults);
            trf.apart_if_possible.push(apart);
        }
        (MARK, SETTLED) => trf.settled.extend(settled(line, values, faults)),
        (MARK, BY_HAND) => {
            let rounds = values.iter();
            let rounds = rounds.filter_map(|word| line.number_in(word, 1, MOST_ROUNDS, faults));
            trf.by_hand.extend(rounds);
        }
        (MARK, ROUNDS) => {
            let rounds = values.first();
            let rounds = rounds.and_then(|word| line.number_in(word, 1, MOST_ROUNDS, faults));
            trf.played = rounds.or(trf.played);
        }
        (MARK, MATCHES) => trf.two_games = true,
        (MARK, BOARDS) => {
            let numbers = values.iter();
            let mut numbers =
                numbers.filter_map(|word| line.number_in(word, 1, MOST_PLAYERS, faults));
            let round = numbers.next();
            trf.boards
                .extend(round.map(|round| (round, numbers.collect())));
        }
        (MARK, SYSTEM) => {
            let words: Vec<&str> = values.iter().map(|word| word.text.as_str()).collect();
            trf.system = system(&words).or(trf.system);
        }
        _ => return false,
    }
    true
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

/// Reads a pairing system; `None` if a newer program wrote one that is unknown here.
fn system(words: &[&str]) -> Option<System> {
    let (name, rest) = words.split_first()?;
    let number = |at: usize| {
        rest.get(at)?
            .parse::<u16>()
            .ok()
            .filter(|number| *number > 0)
    };
    let losers = LOSERS.iter().find(|(word, _)| rest.contains(word));
    let finals = Knockout {
        third_place: rest.contains(&THIRD_PLACE),
        two_games: rest.contains(&TWO_GAMES),
        losers: losers.map_or(Losers::Out, |(_, losers)| *losers),
        reseeds: rest.contains(&RESEEDS),
    };
    if let Some(first) = first_stage(name, number(2)) {
        return Some(System::Stages(Stages {
            first,
            rounds: number(0)?,
            finalists: number(1)?,
            finals,
        }));
    }
    Some(match *name {
        "swiss" => System::Swiss,
        "round-robin" => System::RoundRobin,
        "double-round-robin" => System::DoubleRoundRobin,
        "monrad" => System::Monrad,
        "knockout" => System::Knockout(finals),
        "groups" => System::Groups(Groups {
            groups: number(0)?,
            advance: number(1)?,
            finals,
        }),
        "mcmahon" => System::McMahon(McMahon { groups: number(0)? }),
        _ => return None,
    })
}

/// The system of a first stage by the name of the whole; `groups` are those of the McMahon system.
fn first_stage(name: &str, groups: Option<u16>) -> Option<FirstStage> {
    match name {
        "swiss-finals" => Some(FirstStage::Swiss),
        "monrad-finals" => Some(FirstStage::Monrad),
        "mcmahon-finals" => groups.map(|groups| FirstStage::McMahon(McMahon { groups })),
        _ => None,
    }
}

/// The words of a pairing system that no record names.
fn system_words(system: System) -> Option<String> {
    let finals = |how: Knockout| {
        let words = [
            (how.third_place, THIRD_PLACE),
            (how.two_games, TWO_GAMES),
            (how.reseeds, RESEEDS),
        ];
        let words = words.into_iter().filter(|(is_so, _)| *is_so);
        let losers = LOSERS.iter().filter(|(_, losers)| *losers == how.losers);
        let words = words.map(|(_, word)| word);
        let words = words.chain(losers.map(|(word, _)| *word));
        words.map(|word| format!(" {word}")).collect::<String>()
    };
    match system {
        System::Swiss => Some("swiss".to_owned()),
        System::RoundRobin => Some("round-robin".to_owned()),
        System::DoubleRoundRobin => Some("double-round-robin".to_owned()),
        System::Monrad => Some("monrad".to_owned()),
        System::Knockout(how) => Some(format!("knockout{}", finals(how))),
        System::Groups(how) => {
            let (groups, advance) = (how.groups, how.advance);
            Some(format!("groups {groups} {advance}{}", finals(how.finals)))
        }
        System::McMahon(how) => Some(format!("mcmahon {}", how.groups)),
        System::Stages(how) => {
            let (name, start) = match how.first {
                FirstStage::Swiss => ("swiss-finals", String::new()),
                FirstStage::Monrad => ("monrad-finals", String::new()),
                FirstStage::McMahon(start) => ("mcmahon-finals", format!(" {}", start.groups)),
            };
            let (rounds, finalists) = (how.rounds, how.finalists);
            let finals = finals(how.finals);
            Some(format!("{name} {rounds} {finalists}{start}{finals}"))
        }
        System::Teams(_) => None,
    }
}

/// Writes our comments.
pub(super) fn lines(trf: &Trf) -> Vec<String> {
    let apart = trf.apart_if_possible.iter();
    let apart = apart.map(|one| format!("### {MARK} {APART} {}", prohibited(one)));
    let settled = trf.settled.iter().map(|one| {
        let (first, second) = (one.first, one.second);
        format!("### {MARK} {SETTLED} {:3} {first:4} {second:4}", one.round)
    });
    let by_hand = trf.by_hand.iter();
    let by_hand = by_hand.map(|round| format!("### {MARK} {BY_HAND} {round:3}"));
    let system = trf.system.and_then(system_words);
    let system = system.map(|words| format!("### {MARK} {SYSTEM} {words}"));
    let played = trf.played.iter();
    let played = played.map(|rounds| format!("### {MARK} {ROUNDS} {rounds:3}"));
    let boards = trf.boards.iter().map(|(round, players)| {
        let players = players.iter().map(|number| format!(" {number:4}"));
        format!(
            "### {MARK} {BOARDS} {round:3}{}",
            players.collect::<String>()
        )
    });
    let lines = apart
        .chain(settled)
        .chain(by_hand)
        .chain(played)
        .chain(boards)
        .chain(trf.two_games.then(|| format!("### {MARK} {MATCHES}")));
    lines.chain(system).collect()
}

/// First and last round, and the players.
pub(super) fn prohibited(one: &Prohibition) -> String {
    let (from, to) = (one.rounds.start(), one.rounds.end());
    format!("{from:3} {to:3}{}", numbers(&one.players))
}

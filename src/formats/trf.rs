//! Tournament report files: TRF16 and TRF26, with the records that JaVaFo and
//! bbpPairings added; read and written. Lines may end in CR, LF or both.

mod constraints;
mod extensions;
mod fault;
mod from_tournament;
pub mod generate;
mod header;
mod into_swiss_field;
mod into_tournament;
mod line;
mod player;
mod scoring;
mod sheets;
mod team;
mod tiebreaks;
mod validate;
mod write;

pub use extensions::SettledPair;
pub use fault::{TrfFault, TrfProblem};
pub use from_tournament::of_event;
pub use scoring::TrfScoring;
pub use sheets::NotHalves;
pub use team::{ForfeitedMatch, LineUp, TeamBye, TeamPairs, TeamRecords, TrfTeam};
pub use tiebreaks::UnknownTiebreak;
pub use write::{LineEnd, Version, write};

use crate::Faults;
use inkundla_core::rules::Side;
use line::TrfLine;
use std::ops::RangeInclusive;

/// The most bytes of one file.
pub const MOST_BYTES: usize = 20_000_000;
/// The most lines of one file: ten for each player.
const MOST_LINES: u32 = 100_000;
/// The most bytes of one line: all numbers of players fit into it.
const MOST_LETTERS: usize = 65_536;
/// The highest number of a player: four columns.
const MOST_PLAYERS: u32 = 9_999;
/// The highest number of a round.
const MOST_ROUNDS: u32 = 999;

/// A tournament, as a file has it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trf {
    /// 012
    pub name: String,
    /// 001, in order of the numbers.
    pub players: Vec<TrfPlayer>,
    /// 142 or XXR: how many rounds were announced.
    pub rounds: Option<u32>,
    /// 152 or XXC.
    pub initial: Option<Side>,
    /// 162, XXS, BB*.
    pub worth: TrfScoring,
    /// Where the last record about the worth stands.
    pub worth_at: At,
    /// Headers that say nothing about pairings: tag and text, in their order.
    pub headers: Vec<(String, String)>,
    /// Where the text of the first record 212 begins.
    pub tiebreaks_at: At,
    /// 250, XXA.
    pub accelerations: Vec<Acceleration>,
    /// 260, XXP.
    pub prohibitions: Vec<Prohibition>,
    /// Our own comment: who shall not meet as long as a legal pairing is left.
    pub apart_if_possible: Vec<Prohibition>,
    /// Our own comment: pairs that were settled before their rounds were paired.
    pub settled: Vec<SettledPair>,
    /// 240.
    pub byes: Vec<AnnouncedBye>,
    /// XXZ: who is absent from the next round.
    pub absent: Vec<(At, u32)>,
    /// XXC rank: the ranks are the pairing numbers.
    pub by_rank: bool,
    /// 310, 320, 330, 300, 352, 362. Where there are any, numbers in other records are
    /// those of teams.
    pub teams: TeamRecords,
    /// Records that say nothing about pairings of single players, as they stand:
    /// ratings of federations, names of teams.
    pub others: Vec<String>,
}

/// Line and column, from 1. Where something stands does not make it another:
/// all places are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct At {
    /// The line.
    pub line: u32,
    /// The column, in characters.
    pub column: u32,
}

impl PartialEq for At {
    fn eq(&self, _other: &At) -> bool {
        true
    }
}

impl Eq for At {}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrfPlayer {
    /// Where in the file.
    pub at: At,
    /// The number.
    pub number: u32,
    /// `m`, `f` or `w`, where it is given.
    pub sex: Option<char>,
    /// The title.
    pub title: String,
    /// The name.
    pub name: String,
    /// The rating, if there is one.
    pub rating: Option<u32>,
    /// Three letters.
    pub federation: String,
    /// A number that the federation gave.
    pub id: String,
    /// `2012/00/00` or only the year.
    pub birth: String,
    /// In tenths.
    pub points: Option<i32>,
    /// The place.
    pub rank: Option<u32>,
    /// Round by round.
    pub entries: Vec<TrfEntry>,
}

/// One round of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrfEntry {
    /// Where in the file.
    pub at: At,
    /// The opponent's number.
    pub against: Option<u32>,
    /// One's own side.
    pub side: Option<Side>,
    /// The result.
    pub mark: Mark,
    /// Whether the game was too short to be rated: `W`, `D`, `L`.
    pub unrated: bool,
}

impl TrfEntry {
    /// A round without anything.
    pub const EMPTY: TrfEntry = TrfEntry {
        at: At { line: 0, column: 0 },
        against: None,
        side: None,
        mark: Mark::Blank,
        unrated: false,
    };
}

/// A bye announced for a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnnouncedBye {
    /// Where in the file.
    pub at: At,
    /// The round.
    pub round: u32,
    /// Who.
    pub number: u32,
    /// [`Mark::Full`], [`Mark::Half`] or [`Mark::Zero`].
    pub mark: Mark,
}

/// A result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `1` or `W`
    Win,
    /// `=` or `D`
    Draw,
    /// `0` or `L`
    Loss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `H`: half-point bye
    Half,
    /// `F`: full-point bye
    Full,
    /// `U`: the bye of the pairing
    PairingBye,
    /// `Z`: absent
    Zero,
    /// `?`: not finished; counts as a draw for the pairing
    Adjourned,
    /// Nothing: absent, or, with an opponent, not finished.
    Blank,
}

/// Virtual points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acceleration {
    /// Where in the file.
    pub at: At,
    /// In tenths.
    pub points: i32,
    /// In these rounds.
    pub rounds: RangeInclusive<usize>,
    /// For these players.
    pub players: RangeInclusive<u32>,
}

/// Who must not meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prohibition {
    /// In these rounds.
    pub rounds: RangeInclusive<usize>,
    /// None of these another of them; and where each stands.
    pub players: Vec<(At, u32)>,
}

/// Reads a file.
///
/// # Errors
/// All faults, in the order of the lines, of which the first are kept; then nothing
/// is taken over.
pub fn read(bytes: &[u8]) -> Result<Trf, Faults<TrfFault>> {
    if bytes.len() > MOST_BYTES {
        return Err(Faults::from(TrfFault {
            line: 1,
            column: 1,
            what: TrfProblem::TooLarge {
                bytes: bytes.len(),
                most: MOST_BYTES,
            },
        }));
    }
    let text = text(bytes);
    let mut trf = Trf::default();
    let mut faults = Faults::default();
    for (at, text) in (1..).zip(lines(&text)) {
        let text = text.trim_end();
        if let Some(what) = too_much(at, text) {
            let (line, column) = (at, 1);
            faults.push(TrfFault { line, column, what });
            break;
        }
        let line = TrfLine::new(at, text);
        match line.part(1, 3).as_str() {
            "" => {}
            "001" => trf.players.extend(player::player(&line, &mut faults)),
            _ => header::record(&line, &mut trf, &mut faults),
        }
    }
    validate::check(&mut trf, &mut faults);
    if faults.is_empty() {
        return Ok(trf);
    }
    faults.sort_by_key(|fault| (fault.line, fault.column));
    Err(faults)
}

/// Whether a line makes the file larger than any tournament: what comes after it
/// is not read.
fn too_much(at: u32, text: &str) -> Option<TrfProblem> {
    if at > MOST_LINES {
        return Some(TrfProblem::TooManyLines { most: MOST_LINES });
    }
    let most = MOST_LETTERS;
    (text.len() > most).then_some(TrfProblem::LineTooLong { most })
}

/// UTF-8, with or without a mark; else the letters of Western Europe.
pub fn text(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}

/// The lines, whether CR, LF or CRLF ends them.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let whole = rest?;
        let Some(end) = whole.find(['\r', '\n']) else {
            rest = None;
            return Some(whole);
        };
        let (line, after) = whole.split_at(end);
        let width = if after.starts_with("\r\n") { 2 } else { 1 };
        rest = Some(&after[width..]);
        Some(line)
    })
}

/// `1.5` as 15.
fn tenths(text: &str) -> Option<i32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_number = whole.len() + part.len() > 0 && whole.len() <= 5;
    if !is_number || !is_digits(whole) || !is_digits(part) {
        return None;
    }
    let whole = if whole.is_empty() {
        0
    } else {
        whole.parse::<i32>().ok()?
    };
    let mut digits = part.bytes();
    let tenth = digits.next().map_or(0, |byte| i32::from(byte - b'0'));
    digits
        .all(|byte| byte == b'0')
        .then_some(whole * 10 + tenth)
}

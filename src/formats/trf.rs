//! Tournament report files: TRF16 and TRF26, with the records that JaVaFo and
//! bbpPairings added. Lines may end in CR, LF or both.

mod fault;
mod field;
mod header;
mod line;
mod player;
mod whole;

pub use fault::{TrfFault, TrfProblem};

use crate::rules::Side;
use line::Line;
use std::ops::RangeInclusive;

/// The most bytes of one file.
pub const MOST_BYTES: usize = 20_000_000;
/// The highest number of a player: four columns.
const MOST_PLAYERS: u32 = 9_999;
/// The highest number of a round.
const MOST_ROUNDS: u32 = 999;

/// A tournament of individuals, as a file has it.
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
    pub worth: TrfWorth,
    accelerations: Vec<Acceleration>,
    prohibitions: Vec<Prohibition>,
    /// Line, column, round, player, which.
    byes: Vec<(u32, u32, usize, u32, Mark)>,
    /// Line, column, player.
    absent: Vec<(u32, u32, u32)>,
    /// XXC rank: the ranks are the pairing numbers.
    by_rank: bool,
    /// 192: accelerated by the Baku method.
    is_baku: bool,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrfPlayer {
    /// Where in the file, from 1.
    pub line: u32,
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The rating, if there is one.
    pub rating: Option<u32>,
    /// Three letters.
    pub federation: String,
    /// In tenths.
    pub points: Option<i32>,
    /// The place.
    pub rank: Option<u32>,
    /// Round by round.
    pub entries: Vec<Entry>,
}

/// One round of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The opponent's number.
    pub against: Option<u32>,
    /// One's own side.
    pub side: Option<Side>,
    /// The result.
    pub mark: Mark,
    column: u32,
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

/// What results are worth, in tenths; what is not told follows from the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrfWorth {
    /// A win.
    pub win: i32,
    /// A draw.
    pub draw: i32,
    /// A loss.
    pub loss: i32,
    /// Absent.
    pub absent: i32,
    /// Lost without a game.
    pub forfeit_loss: i32,
    /// Won without a game; a win if not told.
    pub forfeit_win: Option<i32>,
    /// The bye of the pairing; a win if not told.
    pub pairing_bye: Option<i32>,
    /// A full-point bye; a win if not told.
    pub full: Option<i32>,
    /// A half-point bye; a draw if not told.
    pub half: Option<i32>,
    /// An adjourned game; a draw if not told.
    pub adjourned: Option<i32>,
}

impl Default for TrfWorth {
    fn default() -> TrfWorth {
        TrfWorth {
            win: 10,
            draw: 5,
            loss: 0,
            absent: 0,
            forfeit_loss: 0,
            forfeit_win: None,
            pairing_bye: None,
            full: None,
            half: None,
            adjourned: None,
        }
    }
}

impl TrfWorth {
    fn set_win(&mut self, points: i32) {
        self.win = points;
    }

    fn set_draw(&mut self, points: i32) {
        self.draw = points;
    }

    fn set_loss(&mut self, points: i32) {
        self.loss = points;
    }

    fn set_absent(&mut self, points: i32) {
        self.absent = points;
        self.forfeit_loss = points;
    }

    /// The points for a result.
    pub fn of(&self, mark: Mark) -> i32 {
        match mark {
            Mark::Win => self.win,
            Mark::Draw => self.draw,
            Mark::Loss => self.loss,
            Mark::ForfeitWin => self.forfeit_win.unwrap_or(self.win),
            Mark::ForfeitLoss => self.forfeit_loss,
            Mark::Half => self.half.unwrap_or(self.draw),
            Mark::Full => self.full.unwrap_or(self.win),
            Mark::PairingBye => self.pairing_bye.unwrap_or(self.win),
            Mark::Zero | Mark::Blank => self.absent,
            Mark::Adjourned => self.adjourned.unwrap_or(self.draw),
        }
    }
}

/// Virtual points.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Acceleration {
    points: i32,
    rounds: RangeInclusive<usize>,
    players: RangeInclusive<u32>,
}

/// Who must not meet, with the column of each.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Prohibition {
    line: u32,
    rounds: RangeInclusive<usize>,
    players: Vec<(u32, u32)>,
}

/// Reads a file.
///
/// # Errors
/// All faults, in the order of the lines; then nothing is taken over.
pub fn read(bytes: &[u8]) -> Result<Trf, Vec<TrfFault>> {
    if bytes.len() > MOST_BYTES {
        return Err(vec![TrfFault {
            line: 1,
            column: 1,
            what: TrfProblem::TooLarge {
                bytes: bytes.len(),
                most: MOST_BYTES,
            },
        }]);
    }
    let text = text(bytes);
    let mut trf = Trf::default();
    let mut faults = Vec::new();
    for (at, text) in lines(&text).enumerate() {
        let line = Line::new(at as u32 + 1, text.trim_end());
        match line.part(1, 3).as_str() {
            "" | "###" => {}
            "001" => trf.players.extend(player::player(&line, &mut faults)),
            _ => header::record(&line, &mut trf, &mut faults),
        }
    }
    whole::check(&mut trf, &mut faults);
    if faults.is_empty() {
        return Ok(trf);
    }
    faults.sort_by_key(|fault| (fault.line, fault.column));
    Err(faults)
}

/// UTF-8, with or without a mark; else the letters of Western Europe.
fn text(bytes: &[u8]) -> String {
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

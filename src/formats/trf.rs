//! Parser and writer of FIDE tournament report files: TRF16 and TRF26, with the records that
//! JaVaFo and bbpPairings added. Lines may end in CR, LF or both.

mod adjustments;
mod constraints;
mod departures;
mod event_facts;
mod extensions;
mod fault;
mod from_tournament;
pub mod generate;
mod header;
mod into_swiss_field;
mod into_tournament;
mod kept_report;
mod merge;
mod model;
mod not_kept;
mod number;
mod paired_anew;
mod places;
mod player;
mod read_result;
mod result_entry;
mod scoring;
mod standings;
mod system;
mod team;
mod tiebreaks;
mod trf_line;
mod validate;
mod write;

pub use event_facts::{EventFacts, kind_of_tournament};
pub use fault::{TrfFault, TrfProblem};
pub use from_tournament::of_event;
pub use kept_report::{KeptLine, KeptReport};
pub use merge::{ReportForm, write_event};
pub use model::{
    Acceleration, AnnouncedBye, Prohibition, SettledPair, Trf, TrfAdjustment, TrfPlayer,
};
pub use not_kept::{NotKept, PlayerPart};
pub use paired_anew::{NumberPair, RoundDifference, Unpaired};
pub use places::{Uncompared, WrongPlace};
pub use result_entry::{At, Mark, TrfEntry};
pub use scoring::TrfScoring;
pub use standings::NotHalves;
pub use team::{ForfeitedMatch, LineUp, TeamBye, TeamPairs, TeamRecords, TrfTeam};
pub use tiebreaks::UnknownTiebreak;
pub use write::{LineEnd, Version, write};

use crate::Faults;
use trf_line::TrfLine;

/// The largest file in bytes.
pub const MOST_BYTES: usize = 20_000_000;
/// The most lines of a file: ten for each player.
const MOST_LINES: u32 = 100_000;
/// The longest line in bytes: the numbers of all players fit into it.
const MOST_LETTERS: usize = 65_536;

/// Reads a file.
///
/// # Errors
/// All faults of the file, in the order of lines.
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

/// The problem of a line that exceeds the limits; reading stops there.
fn too_much(at: u32, text: &str) -> Option<TrfProblem> {
    if at > MOST_LINES {
        return Some(TrfProblem::TooManyLines { most: MOST_LINES });
    }
    let most = MOST_LETTERS;
    (text.len() > most).then_some(TrfProblem::LineTooLong { most })
}

/// Decodes UTF-8 and UTF-16 by their byte order marks, UTF-8 without one, else Windows-1252.
pub fn text(bytes: &[u8]) -> String {
    if let Some((encoding, mark)) = encoding_rs::Encoding::for_bom(bytes) {
        let (text, _) = encoding.decode_without_bom_handling(&bytes[mark..]);
        return text.into_owned();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => {
            let (text, _) = encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes);
            text.into_owned()
        }
    }
}

/// Splits a text into lines that end in CR, LF or CRLF.
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

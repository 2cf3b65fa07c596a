//! Pairings and results as CSV, with stable columns:
//! `round,board,first_id,first,second_id,second,result`. A bye has no board and
//! no second player; its result is `bye`, `full`, `half` or `absent`. In events with groups or a knockout an
//! eighth column `part` has the group or stage, such as `semi-final`. The reader
//! uses only round, board, both start numbers and the result.

use super::Faults;
use super::entrants_csv::decode;
use super::{CsvWriter, Names, guarded};
use inkundla_core::quoted;
use inkundla_core::tournament::pairing::part_codes;
use inkundla_core::tournament::{
    BoardNo, DraftRound, EntrantId, PairingResult, RoundNo, Tournament,
};
use std::collections::BTreeMap;

const COLUMNS: &str = "round,board,first_id,first,second_id,second,result";
const PART: &str = "part";

/// The largest file in bytes.
pub const MOST_BYTES: usize = 2 * 1024 * 1024;

/// A result read from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entered {
    /// The round.
    pub round: RoundNo,
    /// The board.
    pub board: BoardNo,
    /// The result, without counted men.
    pub result: PairingResult,
}

/// A fault in a file of results.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("row {row}, column {column}: {what}")]
pub struct ResultFault {
    /// The line of the file, from 1.
    pub row: u32,
    /// The column's heading.
    pub column: &'static str,
    /// The problem.
    pub what: ResultProblem,
}

/// A problem of a file of results.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ResultProblem {
    /// The file is too large, or no text.
    #[error("the file is too large, or no text")]
    NotText,
    /// A heading is missing.
    #[error("there is no such heading")]
    NoColumn,
    /// Not a number.
    #[error("{} is not a number", quoted(.0))]
    NotANumber(String),
    /// The round has no such board, or is not being played.
    #[error("this round is not being played, or has no such board")]
    NoSuchBoard,
    /// Another player sits there.
    #[error("player {0} does not sit there")]
    SomebodyElse(u16),
    /// Not a valid result.
    #[error(
        "{} is no result; write 1-0, 0-1, 1/2-1/2, 1/2-0, 0-1/2 or 0-0, or 1-0, 0-1 or 0-0 with \"forfeit\" \
         behind it",
        quoted(.0)
    )]
    NoResult(String),
    /// The board has two rows.
    #[error("the board stands in row {0} already")]
    Twice(u32),
}

/// Writes all public rounds, or one of them.
pub fn write(tournament: &Tournament, only: Option<RoundNo>, names: Names) -> String {
    let mut csv = CsvWriter::with_commas();
    // Groups and stages of a knockout have a column of their own.
    let has_parts = tournament.options.system.has_finals();
    csv.line(COLUMNS.split(',').chain(has_parts.then_some(PART)));
    let closed = tournament.closed.iter();
    let closed = closed.map(|round| (round.number, round.all_boards(), &round.byes));
    let posted = tournament.posted().into_iter();
    let posted = posted.map(|round| (round.number, round.boards.clone(), &round.byes));
    for (round, boards, byes) in closed.chain(posted) {
        if only.is_some_and(|only| only != round) {
            continue;
        }
        let plan = DraftRound {
            number: round,
            pairings: boards.iter().map(|(pairing, _)| *pairing).collect(),
            byes: byes.clone(),
        };
        let codes = has_parts.then(|| part_codes(tournament, &plan));
        // No field at all in events without parts.
        let part = |board| {
            let codes = codes.iter();
            codes.map(move |codes| codes.get(&board).cloned().unwrap_or_default())
        };
        for (pairing, scored) in &boards {
            let players = [pairing.first, pairing.second].map(|id| who(tournament, names, id));
            let result = scored.as_ref().map_or("", |scored| scored.result.code());
            let part: Vec<String> = part(pairing.board).collect();
            csv.row((round.0, pairing.board.0, players, result, part));
        }
        for bye in byes {
            let player = who(tournament, names, bye.entrant);
            let part: Vec<&str> = has_parts.then_some("").into_iter().collect();
            csv.row((round.0, "", player, ["", ""], bye.kind.code(), part));
        }
    }
    csv.finish()
}

/// Number and name of an entrant.
pub(super) fn who(tournament: &Tournament, names: Names, id: EntrantId) -> (Option<u16>, String) {
    let Some(one) = tournament.entrant(id) else {
        return (None, String::new());
    };
    let name = one.name.in_file(names);
    (Some(one.number), guarded(&name).into_owned())
}

/// Reads the results of the round being played. Rows without a board or a result
/// are skipped, and so are rows of closed rounds with the same result.
///
/// # Errors
/// All faults of the file.
pub fn read(bytes: &[u8], tournament: &Tournament) -> Result<Vec<Entered>, Faults<ResultFault>> {
    let text = match decode(bytes, None) {
        // Only numbers and results are read, which every encoding has alike.
        Ok((text, _)) if text.len() <= MOST_BYTES => text,
        _ => return Err(Faults::from(fault(1, "round", ResultProblem::NotText))),
    };
    let first = text.lines().next().unwrap_or_default();
    let delimiter = match first {
        line if line.contains(';') => b';',
        line if line.contains('\t') => b'\t',
        _ => b',',
    };
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(text.as_bytes());
    let mut rows = reader.records().filter_map(Result::ok);
    let headings = rows.next().unwrap_or_default();
    let place = |column: &str| {
        headings
            .iter()
            .position(|heading| heading.trim().eq_ignore_ascii_case(column))
    };
    let needed = ["round", "board", "result"];
    let missing = needed.into_iter().filter(|column| place(column).is_none());
    let missing: Faults<ResultFault> = missing
        .map(|column| fault(1, column, ResultProblem::NoColumn))
        .collect();
    if !missing.is_empty() {
        return Err(missing);
    }
    let mut reading = Reading::default();
    for row in rows {
        let line = row.position().map_or(0, |position| position.line() as u32);
        let cell = |column| place(column).and_then(|at| row.get(at)).unwrap_or_default();
        reading.row(tournament, line, |column| cell(column).trim());
    }
    match reading.faults {
        faults if faults.is_empty() => Ok(reading.entered),
        faults => Err(faults),
    }
}

fn fault(row: u32, column: &'static str, what: ResultProblem) -> ResultFault {
    ResultFault { row, column, what }
}

#[derive(Default)]
struct Reading {
    entered: Vec<Entered>,
    faults: Faults<ResultFault>,
    seen: BTreeMap<(u16, u16), u32>,
}

impl Reading {
    fn row<'a>(
        &mut self,
        tournament: &Tournament,
        line: u32,
        cell: impl Fn(&'static str) -> &'a str,
    ) {
        if cell("board").is_empty() || cell("result").is_empty() {
            return;
        }
        let round = self.number(line, "round", cell("round"));
        let board = self.number(line, "board", cell("board"));
        let result = PairingResult::read(cell("result"));
        if result.is_none() {
            let what = ResultProblem::NoResult(cell("result").to_owned());
            self.faults.push(fault(line, "result", what));
        }
        let (Some(round), Some(board), Some(result)) = (round, board, result) else {
            return;
        };
        if let Some(first) = self.seen.insert((round, board), line) {
            self.faults
                .push(fault(line, "board", ResultProblem::Twice(first)));
        }
        if is_closed_with(tournament, round, board, result) {
            return;
        }
        let posted = tournament
            .posted()
            .filter(|posted| posted.number.0 == round);
        let pairing = posted.and_then(|posted| {
            let boards = posted.boards.iter();
            boards
                .map(|(pairing, _)| pairing)
                .find(|one| one.board.0 == board)
        });
        let Some(pairing) = pairing else {
            self.faults
                .push(fault(line, "board", ResultProblem::NoSuchBoard));
            return;
        };
        for (column, id) in [("first_id", pairing.first), ("second_id", pairing.second)] {
            let said = match cell(column) {
                "" => continue,
                text => self.number(line, column, text),
            };
            let sits = tournament.entrant(id).map(|one| one.number);
            if let Some(number) = said.filter(|number| Some(*number) != sits) {
                let what = ResultProblem::SomebodyElse(number);
                self.faults.push(fault(line, column, what));
            }
        }
        self.entered.push(Entered {
            round: RoundNo(round),
            board: BoardNo(board),
            result,
        });
    }

    fn number(&mut self, row: u32, column: &'static str, text: &str) -> Option<u16> {
        let number = text.parse().ok();
        if number.is_none() {
            let what = ResultProblem::NotANumber(text.to_owned());
            self.faults.push(fault(row, column, what));
        }
        number
    }
}

/// Whether a closed round already has this result, so that an exported file with
/// all rounds can be read again.
fn is_closed_with(tournament: &Tournament, round: u16, board: u16, result: PairingResult) -> bool {
    let closed = tournament.closed.iter().find(|one| one.number.0 == round);
    closed.is_some_and(|closed| {
        let mut boards = closed.boards.iter();
        boards.any(|(pairing, scored)| pairing.board.0 == board && scored.result == result)
    })
}

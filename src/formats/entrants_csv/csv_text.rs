//! Splits the text of a list into rows and cells.

use super::MOST_ROWS;
use crate::{ImportFault, ImportProblem};
use inkundla_core::codes;

/// The separator of columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Separator {
    /// `,`
    Comma,
    /// `;`, written by Excel in locales with a decimal comma.
    Semicolon,
    /// A tab, as in text pasted from a spreadsheet.
    Tab,
    /// `|`
    Bar,
}

codes!(Separator {
    Comma = "comma",
    Semicolon = "semicolon",
    Tab = "tab",
    Bar = "bar",
});

/// A row that is not blank.
#[derive(Clone, Debug)]
pub(super) struct CsvRow {
    /// The row, from 1, as a spreadsheet counts it: a cell with line breaks is in one row.
    pub(super) line: u32,
    /// Its cells, trimmed, with blanks for line breaks.
    pub(super) cells: Vec<String>,
}

impl CsvRow {
    pub(super) fn cell(&self, at: usize) -> &str {
        self.cells.get(at).map_or("", String::as_str)
    }
}

impl Separator {
    /// Detects the separator of a text: tabs before semicolons before bars before commas, because names
    /// may contain commas, but none of the others.
    pub(super) fn of(text: &str) -> Separator {
        // Excel's own line about it.
        let stated = text
            .lines()
            .next()
            .and_then(|line| line.trim().strip_prefix("sep="));
        match stated {
            Some(";") => return Separator::Semicolon,
            Some(",") => return Separator::Comma,
            Some("|") => return Separator::Bar,
            _ => {}
        }
        let begin = text.lines().take(20).collect::<Vec<_>>();
        let whole = begin.join("\n");
        let is_closed = whole.matches('"').count() % 2 == 0;
        let has = |c| {
            if is_closed {
                outside_quotes(&whole).any(|found| found == c)
            } else {
                begin
                    .iter()
                    .any(|line| outside_quotes(line).any(|found| found == c))
            }
        };
        let barred = begin
            .iter()
            .filter(|line| outside_quotes(line).any(|c| c == '|'));
        match (has('\t'), has(';'), barred.count() * 2 > begin.len()) {
            (true, ..) => Separator::Tab,
            (false, true, _) => Separator::Semicolon,
            (false, false, true) => Separator::Bar,
            (false, false, false) => Separator::Comma,
        }
    }

    fn byte(self) -> u8 {
        match self {
            Separator::Comma => b',',
            Separator::Semicolon => b';',
            Separator::Tab => b'\t',
            Separator::Bar => b'|',
        }
    }
}

fn outside_quotes(line: &str) -> impl Iterator<Item = char> {
    let mut quoted = false;
    line.chars().filter(move |c| {
        quoted ^= *c == '"';
        !quoted
    })
}

/// The most lines of one cell.
const MOST_LINES: usize = 40;

/// The rows that are not blank. A quoted cell may have line breaks.
///
/// # Errors
/// When a quotation mark never closes, or there are far more than [`MOST_ROWS`] rows.
pub(super) fn rows(text: &str, separator: Separator) -> Result<Vec<CsvRow>, ImportFault> {
    let mut rows = Vec::new();
    let mut lines = text.lines().peekable();
    let is_stated = lines
        .peek()
        .is_some_and(|line| line.trim().starts_with("sep=") && line.len() < 8);
    let mut row: u32 = 0;
    if is_stated {
        lines.next();
        row += 1;
    }
    while let Some(first) = lines.next() {
        row += 1;
        let open = || ImportFault {
            row: Some(row),
            column: None,
            what: ImportProblem::OpenQuote,
        };
        let mut written = first.to_owned();
        let mut count = 1;
        while let Quotes::Open = quotes(&written, separator) {
            let next = lines
                .next()
                .filter(|_| count < MOST_LINES)
                .ok_or_else(open)?;
            written.push('\n');
            written.push_str(next);
            count += 1;
        }
        // A mark that closes in the middle of a word of a later line is another one.
        if count > 1 && quotes(&written, separator) == Quotes::Stray {
            return Err(open());
        }
        if written.trim().is_empty() {
            continue;
        }
        let cells = cells(&written, separator)?;
        if cells.iter().any(|cell| !cell.is_empty()) {
            rows.push(CsvRow { line: row, cells });
        }
        // Even if every other row repeats the headings. The rest is not worth its split.
        if rows.len() > 2 * MOST_ROWS {
            super::check_row_count(rows.len() + lines.count() - 1)?;
            break;
        }
    }
    Ok(rows)
}

fn cells(line: &str, separator: Separator) -> Result<Vec<String>, ImportFault> {
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader
        .has_headers(false)
        .delimiter(separator.byte())
        .buffer_capacity(line.len().max(1));
    let record = reader
        .from_reader(line.as_bytes())
        .records()
        .next()
        .transpose();
    // Input that is UTF-8 cannot fail to be read.
    let record = record.map_err(|_| ImportFault::file(ImportProblem::NotText))?;
    Ok(record
        .iter()
        .flatten()
        .map(|cell| cell.trim().replace('\n', " "))
        .collect())
}

/// The quotation marks of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quotes {
    /// All cells that one opens are closed, before a separator or the end.
    Closed,
    /// A cell is closed before other letters.
    Stray,
    /// A cell is not closed.
    Open,
}

fn quotes(line: &str, separator: Separator) -> Quotes {
    let (mut inside, mut may_open, mut has_closed, mut is_stray) = (false, true, false, false);
    for c in line.chars() {
        let is_separator = c == char::from(separator.byte());
        match c {
            // A doubled quotation mark closes and opens again.
            '"' if inside => (inside, may_open, has_closed) = (false, true, true),
            '"' if may_open => (inside, has_closed) = (true, false),
            _ if inside => {}
            c => {
                is_stray |= has_closed && !is_separator && !c.is_whitespace();
                (may_open, has_closed) = (is_separator, has_closed && !is_separator);
            }
        }
    }
    match (inside, is_stray) {
        (true, _) => Quotes::Open,
        (false, true) => Quotes::Stray,
        (false, false) => Quotes::Closed,
    }
}

//! Decodes a pasted or uploaded list and splits it into rows and cells.

use super::MOST_ROWS;
use super::encodings::{Encoding, EncodingDoubt, first_words};
use super::sheets::{ReadSheet, is_workbook};
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

/// A decoded list.
pub(super) struct DecodedText {
    pub(super) text: String,
    pub(super) encoding: Encoding,
    /// Whether another encoding reads it as well; never if it was chosen.
    pub(super) doubt: Option<EncodingDoubt>,
    /// The sheet of a workbook, whose cells are separated by tabs.
    pub(super) sheet: Option<ReadSheet>,
}

impl DecodedText {
    fn new(text: &str, encoding: Encoding) -> DecodedText {
        DecodedText {
            text: with_line_feeds(text),
            encoding,
            doubt: None,
            sheet: None,
        }
    }
}

/// Decodes a file by a given encoding, or by the one detected. A workbook becomes the text of its first list, with
/// tabs between the cells.
///
/// # Errors
/// When it is neither text nor workbook, or in an unsupported encoding.
pub fn decode(bytes: &[u8], encoding: Option<Encoding>) -> Result<(String, Encoding), ImportFault> {
    decoded(bytes, encoding, None).map(|read| (read.text, read.encoding))
}

/// [`decode`] with the doubt about a detected encoding, and with the sheet of a workbook, by its name if one is given.
pub(super) fn decoded(
    bytes: &[u8],
    encoding: Option<Encoding>,
    sheet: Option<&str>,
) -> Result<DecodedText, ImportFault> {
    match bytes {
        [0xff, 0xfe, wide @ ..] => return decode_marked(wide, Encoding::Utf16Le),
        [0xfe, 0xff, wide @ ..] => return decode_marked(wide, Encoding::Utf16Be),
        book if is_workbook(book) => {
            let (text, sheet) = ReadSheet::of(book, sheet).map_err(ImportFault::file)?;
            return Ok(DecodedText {
                sheet: Some(sheet),
                ..DecodedText::new(&text, Encoding::Utf8)
            });
        }
        // RTF, HTML and XML, under whatever name a program saved them.
        text if [b"{\\rtf".as_slice(), b"<"]
            .iter()
            .any(|begin| text.trim_ascii_start().starts_with(begin)) =>
        {
            return Err(ImportFault::file(ImportProblem::NotText));
        }
        _ => {}
    }
    if let Some(wide) = encoding.filter(|one| one.is_wide()) {
        return decode_wide(bytes, wide);
    }
    if bytes.contains(&0) {
        return guess_wide(bytes);
    }
    let (encoding, doubt) = match encoding {
        Some(encoding) => (encoding, None),
        None => Encoding::detect(bytes),
    };
    let text = encoding.decode(bytes);
    let text = text.trim_start_matches('\u{feff}');
    let once = Some(text).filter(|_| encoding == Encoding::Utf8);
    let once = once.and_then(Encoding::encoded_once);
    Ok(DecodedText {
        doubt,
        ..DecodedText::new(once.as_deref().unwrap_or(text), encoding)
    })
}

/// Decodes UTF-16 after its byte order mark: our own files for Excel, and its “Unicode text”.
fn decode_marked(bytes: &[u8], wide: Encoding) -> Result<DecodedText, ImportFault> {
    let read = decode_wide(bytes, wide)?;
    Ok(DecodedText {
        encoding: Encoding::Utf8,
        ..read
    })
}

fn decode_wide(bytes: &[u8], wide: Encoding) -> Result<DecodedText, ImportFault> {
    let text = char::decode_utf16(wide.units(bytes)).collect::<Result<String, _>>();
    match text {
        Ok(text) if bytes.len().is_multiple_of(2) && !text.contains('\0') => {
            Ok(DecodedText::new(&text, wide))
        }
        _ => Err(ImportFault::file(ImportProblem::Utf16)),
    }
}

/// Decodes a text with zeros among its bytes: UTF-16 whose byte order mark is missing. Nothing says which byte comes
/// first, so the user decides; first the order with more zeros in the place of the higher byte.
fn guess_wide(bytes: &[u8]) -> Result<DecodedText, ImportFault> {
    let zeros = |begin: usize| {
        let half = bytes.iter().skip(begin).step_by(2);
        half.filter(|byte| **byte == 0).count()
    };
    let [even, odd] = [zeros(0), zeros(1)];
    if (even + odd) * 4 < bytes.len() {
        return Err(ImportFault::file(ImportProblem::NotText));
    }
    let orders = if odd >= even {
        [Encoding::Utf16Le, Encoding::Utf16Be]
    } else {
        [Encoding::Utf16Be, Encoding::Utf16Le]
    };
    let read = orders.map(|wide| decode_wide(bytes, wide));
    let readings = orders.iter().zip(&read).filter_map(|(wide, read)| {
        let words = first_words(&read.as_ref().ok()?.text);
        Some((*wide, words))
    });
    let readings = readings.collect();
    let likeliest = read.into_iter().find_map(Result::ok);
    let likeliest = likeliest.ok_or_else(|| ImportFault::file(ImportProblem::Utf16))?;
    Ok(DecodedText {
        doubt: Some(EncodingDoubt { readings }),
        ..likeliest
    })
}

/// Encodes a text such that [`decode`] returns it.
pub fn encode(text: &str, encoding: Encoding) -> Vec<u8> {
    encoding.encode(text)
}

/// Converts CR and CRLF to LF.
fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
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

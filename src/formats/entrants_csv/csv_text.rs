//! Decodes a pasted or uploaded list and splits it into rows and cells.

use crate::{ImportFault, ImportProblem};
use inkundla_core::codes;

/// The encoding of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// Windows-1252, as older versions of Excel save it.
    Windows1252,
}

/// The separator of columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Separator {
    /// `,`
    Comma,
    /// `;`, written by Excel in locales with a decimal comma.
    Semicolon,
    /// A tab, as in text pasted from a spreadsheet.
    Tab,
}

codes!(Separator {
    Comma = "comma",
    Semicolon = "semicolon",
    Tab = "tab",
});

/// A row that is not blank.
#[derive(Clone, Debug)]
pub(super) struct CsvRow {
    /// The line in the file, from 1.
    pub(super) line: u32,
    /// Its cells, trimmed.
    pub(super) cells: Vec<String>,
}

impl CsvRow {
    pub(super) fn cell(&self, at: usize) -> &str {
        self.cells.get(at).map_or("", String::as_str)
    }
}

/// Decodes a file by a given encoding, or by the one detected.
///
/// # Errors
/// When it is not text, or in an unsupported encoding.
pub fn decode(bytes: &[u8], encoding: Option<Encoding>) -> Result<(String, Encoding), ImportFault> {
    match bytes {
        [0xff, 0xfe, wide @ ..] => return decode_wide(wide, u16::from_le_bytes),
        [0xfe, 0xff, wide @ ..] => return decode_wide(wide, u16::from_be_bytes),
        // The magic numbers of xlsx and ods (ZIP), and of xls (OLE).
        [b'P', b'K', 3, 4, ..] | [0xd0, 0xcf, 0x11, 0xe0, ..] => {
            return Err(ImportFault::file(ImportProblem::NotText));
        }
        _ => {}
    }
    if bytes.contains(&0) {
        let zeros = bytes.iter().filter(|byte| **byte == 0).count();
        let what = if zeros * 4 >= bytes.len() {
            ImportProblem::Utf16
        } else {
            ImportProblem::NotText
        };
        return Err(ImportFault::file(what));
    }
    let found = || match std::str::from_utf8(bytes) {
        Ok(_) => Encoding::Utf8,
        Err(_) => Encoding::Windows1252,
    };
    let encoding = encoding.unwrap_or_else(found);
    let text = match encoding {
        Encoding::Utf8 => String::from_utf8_lossy(bytes),
        Encoding::Windows1252 => {
            encoding_rs::WINDOWS_1252
                .decode_without_bom_handling(bytes)
                .0
        }
    };
    let text = with_line_feeds(text.trim_start_matches('\u{feff}'));
    Ok((text, encoding))
}

/// Decodes UTF-16 after its byte order mark: our own files for Excel, and its “Unicode text”.
fn decode_wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<(String, Encoding), ImportFault> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units = pairs.iter().map(|pair| unit(*pair));
    let text = char::decode_utf16(units).collect::<Result<String, _>>();
    match text {
        Ok(text) if rest.is_empty() && !text.contains('\0') => {
            Ok((with_line_feeds(&text), Encoding::Utf8))
        }
        _ => Err(ImportFault::file(ImportProblem::Utf16)),
    }
}

/// Encodes a text such that [`decode`] returns it.
pub fn encode(text: &str, encoding: Encoding) -> Vec<u8> {
    match encoding {
        Encoding::Utf8 => text.as_bytes().to_vec(),
        Encoding::Windows1252 => encoding_rs::WINDOWS_1252.encode(text).0.into_owned(),
    }
}

/// Converts CR and CRLF to LF.
fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

impl Separator {
    /// Detects the separator of a text: tabs before semicolons before commas, because names
    /// may contain commas, but neither of the others.
    pub(super) fn of(text: &str) -> Separator {
        let has = |c| {
            text.lines()
                .take(20)
                .any(|line| outside_quotes(line).any(|found| found == c))
        };
        match (has('\t'), has(';')) {
            (true, _) => Separator::Tab,
            (false, true) => Separator::Semicolon,
            (false, false) => Separator::Comma,
        }
    }

    fn byte(self) -> u8 {
        match self {
            Separator::Comma => b',',
            Separator::Semicolon => b';',
            Separator::Tab => b'\t',
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

/// The rows that are not blank. Each line is a row: none of our columns contains
/// line breaks, so a quotation mark that is open at the end of a line was never closed.
pub(super) fn rows(text: &str, separator: Separator) -> Result<Vec<CsvRow>, ImportFault> {
    let mut rows = Vec::new();
    for (line, written) in (1..).zip(text.lines()) {
        if written.trim().is_empty() {
            continue;
        }
        if leaves_quote_open(written, separator) {
            return Err(ImportFault {
                row: Some(line),
                column: None,
                what: ImportProblem::OpenQuote,
            });
        }
        let cells = cells(written, separator)?;
        if cells.iter().any(|cell| !cell.is_empty()) {
            rows.push(CsvRow { line, cells });
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
        .map(|cell| cell.trim().to_owned())
        .collect())
}

/// Whether a quotation mark at the beginning of a cell is never closed.
fn leaves_quote_open(line: &str, separator: Separator) -> bool {
    let (mut inside, mut may_open) = (false, true);
    for c in line.chars() {
        match c {
            // A doubled quotation mark closes and opens again.
            '"' if inside => (inside, may_open) = (false, true),
            '"' if may_open => inside = true,
            _ if inside => {}
            c => may_open = c == char::from(separator.byte()),
        }
    }
    inside
}

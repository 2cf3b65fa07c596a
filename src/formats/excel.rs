//! CSV as Excel opens it with a double click, whatever the country it is set to.
//!
//! Excel splits a file at the list separator of Windows, which is a semicolon where numbers
//! are written with a comma, and takes its letters for those of an old code page. Tabs and
//! UTF-16 with a mark are split and read alike everywhere. See docs/CSV.md.

use super::{CsvWriter, with_byte_order_mark};
use std::borrow::Cow;

/// The same cells with tabs between them, in UTF-16 (little end first) with its mark. Numbers
/// get the decimal sign of the reader.
pub fn for_excel(csv: &str, decimal: char) -> Vec<u8> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_reader(csv.trim_start_matches('\u{feff}').as_bytes());
    let mut lines = CsvWriter::with_tabs();
    for record in reader.records().flatten() {
        lines.line(record.iter().map(|cell| localised(cell, decimal)));
    }
    let text = with_byte_order_mark(&lines.finish());
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

/// A number with the decimal sign of the reader; other cells as they are.
fn localised(cell: &str, decimal: char) -> Cow<'_, str> {
    if is_decimal(cell) {
        Cow::Owned(cell.replace('.', decimal.encode_utf8(&mut [0; 4])))
    } else {
        Cow::Borrowed(cell)
    }
}

/// `1.5`, `-0.25`
fn is_decimal(cell: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let parts = cell.trim_start_matches('-').split_once('.');
    parts.is_some_and(|(whole, part)| is_number(whole) && is_number(part))
}

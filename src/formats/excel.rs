//! CSV that Excel opens correctly with a double click in every locale.
//!
//! Excel splits a file at the list separator of Windows, which is a semicolon where numbers
//! have a decimal comma, and decodes it by an old code page. Tabs and UTF-16 with a byte order
//! mark are read alike in every locale. See docs/CSV.md.

use super::{CsvWriter, with_byte_order_mark};
use std::borrow::Cow;

/// Converts CSV into tab-separated UTF-16 (little-endian, with byte order mark). Numbers get the
/// decimal sign `decimal`.
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

/// A number with another decimal sign; other cells unchanged.
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

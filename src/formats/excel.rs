//! CSV as Excel opens it with a double click, whatever the country it is set to.
//!
//! Excel splits a file at the list separator of Windows, which is a semicolon where numbers
//! are written with a comma, and takes its letters for those of an old code page. Tabs and
//! UTF-16 with a mark are split and read alike everywhere. See docs/CSV.md.

/// The same cells with tabs between them, in UTF-16 (little end first) with its mark. Numbers
/// get the decimal sign of the reader.
pub fn for_excel(csv: &str, decimal: char) -> Vec<u8> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_reader(csv.trim_start_matches('\u{feff}').as_bytes());
    let mut text = String::from('\u{feff}');
    for record in reader.records().flatten() {
        for (at, cell) in record.iter().enumerate() {
            if at > 0 {
                text.push('\t');
            }
            push_cell(&mut text, cell, decimal);
        }
        text.push_str("\r\n");
    }
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

fn push_cell(text: &mut String, cell: &str, decimal: char) {
    if cell.contains(['\t', '"', '\r', '\n']) {
        text.push('"');
        text.push_str(&cell.replace('"', "\"\""));
        text.push('"');
    } else if is_decimal(cell) {
        text.extend(cell.chars().map(|c| if c == '.' { decimal } else { c }));
    } else {
        text.push_str(cell);
    }
}

/// `1.5`, `-0.25`
fn is_decimal(cell: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let parts = cell.trim_start_matches('-').split_once('.');
    parts.is_some_and(|(whole, part)| is_number(whole) && is_number(part))
}

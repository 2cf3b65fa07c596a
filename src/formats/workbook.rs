//! Writes tables as an XLSX workbook, one sheet each.
//!
//! Text cells are never formulas, and texts that another spreadsheet
//! would read as formulas are guarded as in CSV.

use super::guarded;
use super::table::{Cell, Table};
use rust_xlsxwriter::{
    DocProperties, ExcelDateTime, Format, FormatAlign, Workbook, Worksheet, XlsxError,
};
use std::collections::HashSet;

/// The longest name of a sheet that spreadsheets take.
const LONGEST_NAME: usize = 31;

/// The workbook could not be created.
#[derive(Debug, thiserror::Error)]
#[error("the workbook cannot be written")]
pub struct Unwritable(#[from] XlsxError);

/// Writes a workbook with its creation time in seconds since 1970.
///
/// # Errors
/// When a table exceeds the limits of XLSX.
pub fn write(tables: &[Table], made_at: i64) -> Result<Vec<u8>, Unwritable> {
    let mut book = Workbook::new();
    let made_at = ExcelDateTime::from_timestamp(made_at)?;
    book.set_properties(&DocProperties::new().set_creation_datetime(&made_at));
    let mut names = HashSet::new();
    for table in tables {
        let sheet = book.add_worksheet();
        sheet.set_name(name(&table.title, &mut names))?;
        fill(sheet, table)?;
    }
    Ok(book.save_to_buffer()?)
}

fn fill(sheet: &mut Worksheet, table: &Table) -> Result<(), XlsxError> {
    let head = Format::new().set_bold().set_text_wrap();
    let right = head.clone().set_align(FormatAlign::Right);
    for (column, heading) in (0u16..).zip(&table.columns) {
        let format = if heading.is_number() { &right } else { &head };
        sheet.write_string_with_format(0, column, guarded(&heading.text), format)?;
    }
    for (line, row) in (1u32..).zip(&table.rows) {
        for (column, cell) in (0u16..).zip(row) {
            match cell {
                Cell::Text(text) if text.is_empty() => continue,
                Cell::Text(text) => sheet.write_string(line, column, guarded(text))?,
                Cell::Figure { value, .. } => sheet.write_number(line, column, *value)?,
            };
        }
    }
    sheet.set_freeze_panes(1, 0)?.autofit();
    Ok(())
}

/// Makes a title a valid and unique name of a sheet.
fn name(title: &str, taken: &mut HashSet<String>) -> String {
    let plain = |sign: char| match sign {
        '[' | ']' | ':' | '*' | '?' | '/' | '\\' | '\'' => ' ',
        sign => sign,
    };
    let title: String = title.chars().map(plain).collect();
    let cut = |most: usize| title.chars().take(most).collect::<String>();
    let numbered = (2..).map(|number| format!("{} {number}", cut(LONGEST_NAME - 4).trim()));
    let mut names = std::iter::once(cut(LONGEST_NAME).trim().to_owned()).chain(numbered);
    let free = |name: &String| !name.is_empty() && taken.insert(name.to_lowercase());
    names.find(free).unwrap_or_default()
}

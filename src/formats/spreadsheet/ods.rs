//! Workbooks of LibreOffice and other programs with OpenDocument.

use super::clean_xml::{Element, EventBudget, Fate, Sieve, copied};
use super::package::{Package, packed};
use super::place::{MOST_ROWS, Merged, Place};
use super::sheet::{MOST_CELLS, Sheet, SheetNotes};
use super::values;
use crate::ImportProblem;
use calamine::{Ods, Reader};
use std::collections::HashMap;

/// The sheets that a workbook may have.
const MOST_SHEETS: usize = 100;

/// Reads the sheets.
///
/// # Errors
/// When the workbook is damaged or too large.
pub(super) fn read(
    mut package: Package<'_>,
    mut budget: EventBudget,
) -> Result<Vec<Sheet>, ImportProblem> {
    let content = package
        .part("content.xml")?
        .ok_or(ImportProblem::DamagedWorkbook)?;
    let mut sieve = ContentSieve::default();
    let content = copied(&content, &mut budget, &mut sieve)?;
    let copy = packed(&[
        (
            "mimetype".to_owned(),
            "application/vnd.oasis.opendocument.spreadsheet".to_owned(),
        ),
        ("META-INF/manifest.xml".to_owned(), "<manifest/>".to_owned()),
        ("content.xml".to_owned(), content),
    ])?;
    let mut book = Ods::new(copy).map_err(|_| ImportProblem::DamagedWorkbook)?;
    let mut left = MOST_CELLS;
    let tables = sieve.tables.into_iter().enumerate();
    let read = tables.map(|(at, table)| {
        let mut sheet = Sheet::new(table.name, table.is_hidden);
        let range = book.worksheet_range(&at.to_string());
        let range = range.map_err(|_| ImportProblem::DamagedWorkbook)?;
        let (top, start) = range.start().unwrap_or_default();
        for (row, column, value) in range.used_cells() {
            let counted = |at: usize, from: u32| u32::try_from(at).map_or(u32::MAX, |at| from + at);
            let place = Place {
                row: counted(row, top),
                column: counted(column, start),
            };
            sheet.add(place, values::text(value), &mut left)?;
        }
        sheet.noted(table.notes, &mut left)
    });
    read.collect()
}

/// A sheet as its copy passes by.
#[derive(Default)]
struct SheetCopy {
    name: String,
    is_hidden: bool,
    notes: SheetNotes,
    /// The last row with a value, from 1, and the widest.
    rows: u64,
    width: u64,
}

/// Copies the cells of a workbook, and counts what their repetitions come to.
#[derive(Default)]
struct ContentSieve {
    tables: Vec<SheetCopy>,
    /// The styles of sheets that are hidden.
    hidden: HashMap<String, bool>,
    style: String,
    /// The row that comes next, from 0.
    row: u32,
    /// The number of rows in the one that is open.
    repeated: u32,
    is_row_hidden: bool,
    column: u32,
    /// The cells of all sheets with their repetitions, as far as values stand behind them.
    cells: u64,
}

impl Sieve for ContentSieve {
    fn begin(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        Ok(match element.name {
            "office:document-content" => Fate::Kept("office:document-content", Vec::new()),
            "office:automatic-styles" | "office:body" | "office:spreadsheet" => Fate::Opened,
            "style:style" => {
                element
                    .attribute("name")
                    .unwrap_or_default()
                    .clone_into(&mut self.style);
                Fate::Opened
            }
            "style:table-properties" => {
                let is_hidden = element.attribute("display") == Some("false");
                self.hidden.insert(self.style.clone(), is_hidden);
                Fate::Dropped
            }
            "table:table" => self.table(element)?,
            "table:table-header-rows" | "table:table-row-group" | "table:table-rows" => {
                Fate::Opened
            }
            "table:table-row" => self.row(element)?,
            "table:table-cell" | "table:covered-table-cell" => self.cell(element)?,
            "text:p" => Fate::Text("text:p"),
            "text:span" | "text:a" => Fate::Text("text:span"),
            "text:s" | "text:tab" | "text:line-break" => Fate::Replaced(" "),
            _ => Fate::Dropped,
        })
    }

    fn end(&mut self, name: &str) -> Result<(), ImportProblem> {
        if name == "table:table-row" {
            self.row = self.row.saturating_add(self.repeated);
        }
        Ok(())
    }
}

impl ContentSieve {
    fn table(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        let text = |name: &str| element.attribute(name).unwrap_or_default();
        let at = self.tables.len();
        if at >= MOST_SHEETS {
            return Err(ImportProblem::LargeWorkbook);
        }
        self.tables.push(SheetCopy {
            name: text("name").to_owned(),
            is_hidden: self.hidden.get(text("style-name")).is_some_and(|is| *is),
            ..SheetCopy::default()
        });
        self.row = 0;
        Ok(Fate::Kept(
            "table:table",
            vec![("table:name", at.to_string())],
        ))
    }

    fn row(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        self.column = 0;
        self.repeated = element.count("number-rows-repeated")?.min(MOST_ROWS);
        self.is_row_hidden = !matches!(element.attribute("visibility"), None | Some("visible"));
        let repeated = self.repeated.to_string();
        Ok(Fate::Kept(
            "table:table-row",
            vec![("table:number-rows-repeated", repeated)],
        ))
    }

    fn cell(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        let repeated = element.count("number-columns-repeated")?;
        let place = Place {
            row: self.row,
            column: self.column,
        };
        self.column = self.column.saturating_add(repeated);
        let Some(table) = self.tables.last_mut() else {
            return Ok(Fate::Dropped);
        };
        let has_value = element.attribute("value-type").is_some();
        if self.is_row_hidden && has_value {
            self.cells += u64::from(self.repeated);
            if self.cells > MOST_CELLS as u64 {
                return Err(ImportProblem::LargeWorkbook);
            }
            let hidden = self.row + 1..=self.row.saturating_add(self.repeated);
            table.notes.hidden_rows.extend(hidden);
        }
        if self.is_row_hidden {
            return Ok(Fate::Dropped);
        }
        let mut attributes = vec![("table:number-columns-repeated", repeated.to_string())];
        if !has_value {
            if element.attribute("formula").is_some() {
                table.notes.unvalued.get_or_insert(place);
            }
            return Ok(Fate::Emptied("table:table-cell", attributes));
        }
        let spanned = element.count("number-rows-spanned")?;
        if let Some(more) = spanned.checked_sub(1).filter(|more| *more > 0) {
            table.notes.merged.push(Merged {
                first: place,
                last: place.row.saturating_add(more),
            });
        }
        self.measure()?;
        for (name, copied) in VALUES {
            let value = element.attribute(name);
            attributes.extend(value.map(|value| (copied, value.to_owned())));
        }
        Ok(Fate::Kept("table:table-cell", attributes))
    }

    /// Counts the cells that stand before the present one, repetitions and all, as a reader would lay them out.
    fn measure(&mut self) -> Result<(), ImportProblem> {
        let Some(table) = self.tables.last_mut() else {
            return Ok(());
        };
        let before = table.rows * table.width;
        table.rows = table
            .rows
            .max(u64::from(self.row) + u64::from(self.repeated));
        table.width = table.width.max(u64::from(self.column));
        self.cells += table.rows * table.width - before;
        if self.cells > MOST_CELLS as u64 {
            return Err(ImportProblem::LargeWorkbook);
        }
        Ok(())
    }
}

/// The attributes with the value of a cell, and their names in the copy.
const VALUES: [(&str, &str); 6] = [
    ("value-type", "office:value-type"),
    ("value", "office:value"),
    ("date-value", "office:date-value"),
    ("time-value", "office:time-value"),
    ("boolean-value", "office:boolean-value"),
    ("string-value", "office:string-value"),
];

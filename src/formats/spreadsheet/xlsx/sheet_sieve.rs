//! The cells of one sheet.

use crate::ImportProblem;
use crate::spreadsheet::clean_xml::{Element, Fate, Sieve};
use crate::spreadsheet::place::{Merged, Place};
use crate::spreadsheet::sheet::SheetNotes;

/// Copies the cells of a sheet that is not hidden, with the values of its formulas.
#[derive(Default)]
pub(super) struct SheetSieve {
    pub(super) notes: SheetNotes,
    /// The row that comes next, from 0, and the cell in it.
    row: u32,
    column: u32,
    /// The cell that is open.
    cell: Option<OpenCell>,
    is_hidden: bool,
}

struct OpenCell {
    place: Place,
    has_formula: bool,
    has_value: bool,
}

impl Sieve for SheetSieve {
    fn begin(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        Ok(match element.local_name() {
            "worksheet" => Fate::Kept("worksheet", Vec::new()),
            "sheetData" => Fate::Kept("sheetData", Vec::new()),
            "row" => self.row(element)?,
            "c" => self.cell(element)?,
            "f" => {
                if let Some(cell) = &mut self.cell {
                    cell.has_formula = true;
                }
                Fate::Dropped
            }
            "v" | "is" if self.is_hidden => {
                self.notes.hidden_rows.insert(self.row + 1);
                Fate::Dropped
            }
            "v" => Fate::Text("v"),
            "is" => Fate::Kept("is", Vec::new()),
            "mergeCells" => Fate::Opened,
            "mergeCell" => {
                self.notes
                    .merged
                    .extend(element.attribute("ref").and_then(Merged::parse));
                Fate::Dropped
            }
            other => of_text(other),
        })
    }

    fn text(&mut self, _: &str) {
        if let Some(cell) = &mut self.cell {
            cell.has_value = true;
        }
    }

    fn end(&mut self, name: &str) -> Result<(), ImportProblem> {
        match (name, self.cell.take()) {
            ("c", Some(cell)) if cell.has_formula && !cell.has_value => {
                self.notes.unvalued.get_or_insert(cell.place);
            }
            ("c", _) => {}
            ("row", _) => self.row += 1,
            (_, cell) => self.cell = cell,
        }
        Ok(())
    }
}

impl SheetSieve {
    fn row(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        if let Some(row) = element.attribute("r") {
            let place = Place::parse(&format!("A{row}")).ok_or(ImportProblem::DamagedWorkbook)?;
            self.row = place.row;
        }
        self.column = 0;
        self.is_hidden = matches!(element.attribute("hidden"), Some("1" | "true"));
        let row = (self.row + 1).to_string();
        Ok(Fate::Kept("row", vec![("r", row)]))
    }

    fn cell(&mut self, element: &Element<'_>) -> Result<Fate, ImportProblem> {
        let counted = Place {
            row: self.row,
            column: self.column,
        };
        let place = match element.attribute("r") {
            Some(name) => Place::parse(name),
            None => Place::parse(&counted.name()),
        };
        let place = place.ok_or(ImportProblem::DamagedWorkbook)?;
        self.column = place.column + 1;
        if self.is_hidden {
            return Ok(Fate::Opened);
        }
        self.cell = Some(OpenCell {
            place,
            has_formula: false,
            // A formula may result in a text without letters.
            has_value: element.attribute("t") == Some("str"),
        });
        let mut attributes = vec![("r", place.name())];
        // The name of an error is a text like others.
        let kind = element
            .attribute("t")
            .map(|kind| if kind == "e" { "str" } else { kind });
        let others = [("s", element.attribute("s")), ("t", kind)];
        let others = others
            .into_iter()
            .filter_map(|(name, value)| Some((name, value?.to_owned())));
        attributes.extend(others);
        Ok(Fate::Kept("c", attributes))
    }
}

/// Copies the text of a cell, without its fonts.
pub(super) fn of_text(name: &str) -> Fate {
    match name {
        "r" => Fate::Kept("r", Vec::new()),
        "t" => Fate::Text("t"),
        _ => Fate::Dropped,
    }
}

//! A sheet of a workbook as rows of texts.

use super::place::{Merged, Place};
use crate::ImportProblem;
use std::collections::{BTreeMap, BTreeSet};

/// The cells with values that one workbook may have.
pub(super) const MOST_CELLS: usize = 500_000;

/// A sheet of a workbook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sheet {
    /// Its name.
    pub(crate) name: String,
    /// Whether the workbook hides it.
    pub(crate) is_hidden: bool,
    /// The rows that have values, by their places from 0: cells by their columns from 0.
    pub(crate) rows: BTreeMap<u32, BTreeMap<u32, String>>,
    /// Rows from 1 that have values and that the sheet hides. They are not among the others.
    pub(crate) hidden_rows: BTreeSet<u32>,
    /// A cell with a formula whose value is not in the file.
    pub(crate) unvalued: Option<String>,
}

/// Facts about a sheet that its copy leaves out.
#[derive(Default)]
pub(super) struct SheetNotes {
    pub(super) hidden_rows: BTreeSet<u32>,
    pub(super) merged: Vec<Merged>,
    pub(super) unvalued: Option<Place>,
}

impl Sheet {
    pub(super) fn new(name: String, is_hidden: bool) -> Sheet {
        Sheet {
            name,
            is_hidden,
            ..Sheet::default()
        }
    }

    /// Adds a cell.
    ///
    /// # Errors
    /// When the workbook has too many.
    pub(super) fn add(
        &mut self,
        place: Place,
        text: String,
        left: &mut usize,
    ) -> Result<(), ImportProblem> {
        if text.trim().is_empty() {
            return Ok(());
        }
        *left = left.checked_sub(1).ok_or(ImportProblem::LargeWorkbook)?;
        self.rows
            .entry(place.row)
            .or_default()
            .insert(place.column, text);
        Ok(())
    }

    /// Applies the notes: a cell that covers those below it stands in each of their rows that has others.
    ///
    /// # Errors
    /// When the workbook has too many cells.
    pub(super) fn noted(
        mut self,
        notes: SheetNotes,
        left: &mut usize,
    ) -> Result<Sheet, ImportProblem> {
        for merged in &notes.merged {
            let Place { row, column } = merged.first;
            let cell = self.rows.get(&row).and_then(|row| row.get(&column));
            let Some(text) = cell.cloned() else { continue };
            for (_, cells) in self.rows.range_mut(row + 1..=merged.last) {
                *left = left.checked_sub(1).ok_or(ImportProblem::LargeWorkbook)?;
                cells.entry(column).or_insert_with(|| text.clone());
            }
        }
        self.hidden_rows = notes.hidden_rows;
        self.unvalued = notes.unvalued.map(Place::name);
        Ok(self)
    }
}

//! Guesses the columns of a list without a header.

use super::Layout;
use super::csv_text::{CsvRow, Separator};
use std::collections::HashSet;

/// How a list without a header is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Headless {
    /// By a guess. Two columns separated by commas are family and given name if the
    /// values of the second are unique, without digits and of at most two words,
    /// and most values of the first are single words; else they are
    /// name and school. Other lists are name, school, grade. A row without a
    /// comma is a full name.
    #[default]
    Guess,
    /// Family name, given name.
    FamilyThenGiven,
    /// Name, school, grade.
    NameThenSchool,
}

impl Headless {
    pub(super) fn layout(self, rows: &[CsvRow], separator: Separator) -> Layout {
        let columns = rows
            .iter()
            .map(|row| row.cells.len())
            .max()
            .unwrap_or_default();
        match (self, columns) {
            (_, 0 | 1) => Layout::NameOnly,
            (Headless::FamilyThenGiven, _) => Layout::FamilyThenGiven,
            (Headless::Guess, 2) if separator == Separator::Comma && are_names(rows) => {
                Layout::FamilyThenGiven
            }
            (Headless::Guess | Headless::NameThenSchool, _) => Layout::NameThenSchool,
        }
    }
}

/// Whether two columns look like `Mokoena, Thandiwe` rather than like a player
/// and a school. Rows with one cell do not count.
fn are_names(rows: &[CsvRow]) -> bool {
    let both = rows
        .iter()
        .filter(|row| !row.cell(0).is_empty() && !row.cell(1).is_empty())
        .collect::<Vec<_>>();
    let words = |cell: &str| cell.split_whitespace().count();
    let differ = both
        .iter()
        .map(|row| row.cell(1).to_lowercase())
        .collect::<HashSet<_>>()
        .len()
        == both.len();
    let single = both.iter().filter(|row| words(row.cell(0)) == 1).count();
    let is_short = |cell: &str| words(cell) <= 2 && !cell.contains(|c: char| c.is_ascii_digit());
    differ && both.iter().all(|row| is_short(row.cell(1))) && single * 2 > both.len()
}

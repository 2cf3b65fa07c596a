use super::Layout;
use super::text::{Row, Separator};
use std::collections::HashSet;

/// What a list without a header is taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Headless {
    /// We guess. Two columns parted by commas are family and given name if no
    /// value of the second comes twice, none of them has a digit or more than
    /// two words, and the first column is mostly single words; else they are
    /// name and school. Other lists are name, school, grade.
    #[default]
    Guess,
    /// Family name, given name.
    FamilyThenGiven,
    /// Name, school, grade.
    NameThenSchool,
}

impl Headless {
    pub(super) fn layout(self, rows: &[Row], separator: Separator) -> Layout {
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

/// Whether two columns look like `Mokoena, Thandiwe` rather than like a child and a school.
fn are_names(rows: &[Row]) -> bool {
    let second = rows
        .iter()
        .map(|row| row.cell(1))
        .filter(|cell| !cell.is_empty())
        .collect::<Vec<_>>();
    let words = |cell: &str| cell.split_whitespace().count();
    let differ = second
        .iter()
        .map(|cell| cell.to_lowercase())
        .collect::<HashSet<_>>()
        .len()
        == second.len();
    let single = rows.iter().filter(|row| words(row.cell(0)) == 1).count();
    let short = second
        .iter()
        .all(|cell| words(cell) <= 2 && !cell.contains(|c: char| c.is_ascii_digit()));
    differ && short && single * 2 > rows.len()
}

//! The submitted form of the preview.

use super::{section_offer, similar_schools};
use crate::desk::Fault;
use crate::desk::entrants::CorrectedList;
use crate::formats::entrants_csv::{MOST_BYTES, RawRow};
use crate::formats::{Column, ImportFault, ImportProblem};

/// The answer that a child's only name, a family name, is hidden from everybody.
pub(super) const HIDE: &str = "hide";

/// With the code of a grade behind it: the answer that this grade was meant.
pub(super) const GRADE: &str = "grade-";

/// Parses the fields in order: each `row` starts a row, to which the following fields belong. `player` is the word
/// that stands in the place of a given name that is hidden.
pub(super) fn corrected_list(fields: Vec<(String, String)>, player: &str) -> CorrectedList {
    let mut list = CorrectedList {
        new_sections: section_offer::answer(&fields),
        ..CorrectedList::default()
    };
    let mut schools = Vec::new();
    let mut grades: Vec<(u32, String)> = Vec::new();
    let mut hidden = Vec::new();
    for (name, value) in fields {
        let choice = name.strip_prefix("choice-");
        if let Some(row) = choice.and_then(|row| row.parse().ok()) {
            match value.as_str() {
                "keep" => list.distinct.push(row),
                "no-grade" => grades.push((row, String::new())),
                HIDE => hidden.push(row),
                answer if answer.starts_with(GRADE) => {
                    grades.push((row, answer.replacen(GRADE, "", 1)));
                }
                _ => list.skipped.push(row),
            }
        } else if name.starts_with(similar_schools::ANSWER) {
            schools.push(value);
        } else if name == "row" {
            list.rows.push(RawRow {
                row: value.parse().unwrap_or_default(),
                ..RawRow::default()
            });
        } else if let (ASKED, Some(row)) = (name.as_str(), list.rows.last_mut()) {
            row.is_unclear = true;
        } else if let (Some(column), Some(row)) = (Column::from_code(&name), list.rows.last_mut()) {
            *row.word_mut(column) = value;
        }
    }
    for row in &mut list.rows {
        if let Some((_, grade)) = grades.iter().find(|(number, _)| *number == row.row) {
            grade.clone_into(&mut row.grade);
        }
        if hidden.contains(&row.row) {
            hide(row, player);
        }
    }
    list.rows.sort_by_key(|row| row.row);
    for answer in &schools {
        similar_schools::rename(&mut list.rows, answer);
    }
    list
}

/// Makes the only name the family name, of which everybody sees one letter.
fn hide(row: &mut RawRow, player: &str) {
    if row.family.trim().is_empty() {
        row.family = std::mem::take(&mut row.given);
    }
    if row.given.trim().is_empty() {
        player.clone_into(&mut row.given);
    }
}

/// The fault of a form that is larger than the longest list.
pub(super) fn too_large() -> Fault {
    Fault::Import(ImportFault {
        row: None,
        column: None,
        what: ImportProblem::TooLarge {
            bytes: MOST_BYTES + 1,
            most: MOST_BYTES,
        },
    })
}

/// The field of a row whose family name the user must confirm.
const ASKED: &str = "asked";

/// The rows whose given and family names are swapped.
pub(super) enum Swapped {
    None,
    Row(u32),
    All,
}

/// Reads which names the pressed button swaps.
pub(super) fn swapped(fields: &[(String, String)]) -> Swapped {
    match fields.iter().find(|(name, _)| name == "swap") {
        None => Swapped::None,
        Some((_, row)) => row.parse().map_or(Swapped::All, Swapped::Row),
    }
}

impl Swapped {
    pub(super) fn is_none(&self) -> bool {
        matches!(self, Swapped::None)
    }

    /// Swaps the names. Whoever swaps has decided which is the family name.
    pub(super) fn swap(&self, list: &mut CorrectedList) {
        let is_meant = |row: &RawRow| match self {
            Swapped::None => false,
            Swapped::Row(one) => row.row == *one,
            Swapped::All => true,
        };
        for row in list.rows.iter_mut().filter(|row| is_meant(row)) {
            std::mem::swap(&mut row.given, &mut row.family);
            row.is_unclear = false;
        }
    }
}

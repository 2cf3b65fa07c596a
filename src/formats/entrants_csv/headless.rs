//! Guesses the columns of a list without a header.

use super::Layout;
use super::cells::grade;
use super::csv_text::{CsvRow, Separator};
use super::heading_words::is_of_school;
use crate::Column;
use inkundla_core::tournament::is_particle;
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

/// The columns of a list of players and schools; `None` if they may be something else.
pub(super) fn columns(rows: &[CsvRow]) -> Option<&'static [Column]> {
    if may_be_parts(rows)
        || may_have_headings(rows)
        || may_begin_with_schools(rows)
        || may_be_pairs(rows)
    {
        return None;
    }
    let are_grades = |at: usize| {
        let mut cells = rows.iter().map(|row| row.cell(at)).peekable();
        let is_grade = |cell: &str| !cell.is_empty() && grade(cell).is_ok();
        cells.peek().is_some() && cells.all(is_grade)
    };
    let (school, columns): (usize, &[Column]) = if are_grades(1) && !are_grades(2) {
        (2, &[Column::Name, Column::Grade, Column::School])
    } else {
        (1, &[Column::Name, Column::School, Column::Grade])
    };
    // A row without a name says nothing about schools.
    let people = rows.iter().filter(|row| !row.cell(0).is_empty());
    let mut schools = people.map(|row| row.cell(school));
    schools.all(may_be_school).then_some(columns)
}

/// Whether a cell may be a school: it has words, so it is no date, no number and no letter for a girl or boy, and no
/// address. What is read as a school is public.
fn may_be_school(cell: &str) -> bool {
    let count = |is: fn(char) -> bool| cell.chars().filter(|sign| is(*sign)).count();
    let (letters, digits) = (count(char::is_alphabetic), count(char::is_numeric));
    cell.is_empty() || letters > 1 && digits < 5 && !cell.contains('@')
}

/// Whether the second column may have whole names too, of a partner or a parent: two words or more that stand there
/// once, and no word of a school.
fn may_be_pairs(rows: &[CsvRow]) -> bool {
    let others: Vec<&str> = rows.iter().map(|row| row.cell(1)).collect();
    let differ: HashSet<String> = others.iter().map(|cell| cell.to_lowercase()).collect();
    let is_name = |cell: &&str| {
        cell.split_whitespace().count() > 1 && !cell.split_whitespace().any(is_of_school)
    };
    rows.len() > 2 && differ.len() == rows.len() && others.iter().all(is_name)
}

/// Whether the first column may have the schools, and the second one the names: it says the same more often, or has
/// the words of schools.
fn may_begin_with_schools(rows: &[CsvRow]) -> bool {
    let both = rows
        .iter()
        .filter(|row| !row.cell(0).is_empty() && !row.cell(1).is_empty());
    let both: Vec<&CsvRow> = both.collect();
    let differ = |at: usize| {
        let cells = both.iter().map(|row| row.cell(at).to_lowercase());
        cells.collect::<HashSet<_>>().len()
    };
    let schools = |at: usize| {
        let is_school = |row: &&&CsvRow| row.cell(at).split_whitespace().any(is_of_school);
        both.iter().filter(is_school).count()
    };
    differ(0) < differ(1) || schools(0) > schools(1)
}

/// Whether the first two columns may be given and family names in either order: single words beside
/// words that are no schools.
fn may_be_parts(rows: &[CsvRow]) -> bool {
    let both: Vec<(&str, &str)> = rows
        .iter()
        .map(|row| (row.cell(0), row.cell(1)))
        .filter(|(first, second)| !first.is_empty() && !second.is_empty())
        .collect();
    let words = |cell: &str| {
        cell.split_whitespace()
            .filter(|word| !is_particle(word))
            .count()
    };
    let single = both
        .iter()
        .filter(|(first, _)| words(first) == 1 && !first.contains(','));
    let single = single.count();
    let is_name = |cell: &str| {
        words(cell) <= 2
            && cell.chars().any(char::is_alphabetic)
            && !cell.contains(|sign: char| sign.is_numeric())
            && grade(cell).is_err()
    };
    let is_school = |cell: &str| cell.split_whitespace().any(is_of_school);
    // The first row may be headings in words that are not known.
    let people = both.get(usize::from(both.len() > 1)..).unwrap_or_default();
    let differ = both.iter().map(|(_, second)| second.to_lowercase());
    let differ = differ.collect::<HashSet<_>>().len();
    !both.is_empty()
        && single * 2 > both.len()
        && people.iter().all(|(_, second)| is_name(second))
        && !both.iter().any(|(_, second)| is_school(second))
        && differ * 2 > both.len()
}

/// Whether the first row may be headings in words that are not known: one word above whole names, beside what
/// stands in no other row and is no school.
fn may_have_headings(rows: &[CsvRow]) -> bool {
    let Some((first, people)) = rows.split_first() else {
        return false;
    };
    let words = |row: &CsvRow| row.cell(0).split_whitespace().count();
    let beside = first.cell(1);
    let is_new = people
        .iter()
        .all(|row| row.cell(1).to_lowercase() != beside.to_lowercase());
    let is_school = beside.split_whitespace().any(is_of_school);
    words(first) == 1
        && !people.is_empty()
        && people.iter().all(|row| words(row) > 1)
        && beside.chars().any(char::is_alphabetic)
        && is_new
        && !is_school
}

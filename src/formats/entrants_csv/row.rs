//! A row of a list of players, as it is written and as it is understood.

use crate::{Column, ImportFault, ImportProblem};
use inkundla_core::tournament::{About, EntrantId, EntrantName, Grade};

/// How the columns of a list were recognised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// By the header.
    Header,
    /// One name on each line.
    NameOnly,
    /// No header: family name, then given name.
    FamilyThenGiven,
    /// No header: name, school, perhaps grade.
    NameThenSchool,
    /// No header: somebody has named the columns.
    Chosen,
}

/// What somebody said who answers for a child, asked whether everybody may see its
/// whole name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consented {
    /// Yes.
    Given,
    /// No, which is noted too.
    Refused,
}

/// A player seen in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedRow {
    /// The line in the file, from 1.
    pub row: u32,
    /// The name as it was written.
    pub written: String,
    /// The name, if it can be one.
    pub name: Option<EntrantName>,
    /// The school, where one is given.
    pub school: Option<String>,
    /// The grade, where one is given.
    pub grade: Option<Grade>,
    /// Rating, gender and year of birth, where they are given.
    pub about: About,
    /// Whether the whole name may be shown, where somebody was asked.
    pub consent: Option<Consented>,
    /// The words as they were written, to be corrected.
    pub typed: RawRow,
    /// Whether the player can be entered.
    pub state: RowState,
}

/// The words about a player as somebody has written them, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RawRow {
    /// The line in the file, from 1.
    pub row: u32,
    /// Given names; the whole name where it could not be divided.
    pub given: String,
    /// Family name.
    pub family: String,
    /// School.
    pub school: String,
    /// Grade.
    pub grade: String,
    /// Rating.
    pub rating: String,
    /// Gender.
    pub gender: String,
    /// Year of birth.
    pub born: String,
    /// Whether the whole name may be shown.
    pub consent: String,
}

impl RawRow {
    /// The columns of [`RawRow::words`].
    pub const COLUMNS: [Column; 8] = [
        Column::GivenName,
        Column::FamilyName,
        Column::School,
        Column::Grade,
        Column::Rating,
        Column::Gender,
        Column::Born,
        Column::Consent,
    ];

    /// The word of a column; a whole name stands with the given names.
    pub fn word_mut(&mut self, column: Column) -> &mut String {
        match column {
            Column::Name | Column::GivenName => &mut self.given,
            Column::FamilyName => &mut self.family,
            Column::School => &mut self.school,
            Column::Grade => &mut self.grade,
            Column::Rating => &mut self.rating,
            Column::Gender => &mut self.gender,
            Column::Born => &mut self.born,
            Column::Consent => &mut self.consent,
        }
    }

    /// What is written, each with the code of its column.
    pub fn written(&self) -> impl Iterator<Item = (&'static str, &String)> {
        let words = RawRow::COLUMNS.map(Column::code).into_iter();
        let words = words.zip(self.words());
        words.filter(|(_, word)| !word.trim().is_empty())
    }

    /// Whether nothing is written there.
    pub fn is_blank(&self) -> bool {
        self.written().next().is_none()
    }

    /// All words, in the order of [`RawRow::COLUMNS`].
    pub fn words(&self) -> [&String; 8] {
        [
            &self.given,
            &self.family,
            &self.school,
            &self.grade,
            &self.rating,
            &self.gender,
            &self.born,
            &self.consent,
        ]
    }

    /// Whether there is more than name, school and grade.
    pub fn has_more(&self) -> bool {
        let more = [&self.rating, &self.gender, &self.born, &self.consent];
        more.iter().any(|words| !words.trim().is_empty())
    }
}

/// Whether a player of a list can be entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowState {
    /// Yes.
    Ready,
    /// A person must decide whether this is the same child.
    Question(Question),
    /// No: everything that is wrong with the row.
    Error(Vec<ImportFault>),
}

/// Is this the same child?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// As in an earlier row of the list.
    SameAsRow(u32),
    /// As somebody who is entered already.
    SameAsEntrant(EntrantId),
}

/// A fault of a row.
pub(super) fn fault(row: u32, column: Column, what: ImportProblem) -> ImportFault {
    ImportFault {
        row: Some(row),
        column: Some(column),
        what,
    }
}

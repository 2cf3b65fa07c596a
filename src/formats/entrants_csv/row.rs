//! A row of a list of players, raw and parsed.

use crate::{Column, ImportFault, ImportProblem};
use inkundla_core::tournament::{About, EntrantId, EntrantName, Grade, NameChoice};

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
    /// No header: the user assigned the columns.
    Chosen,
}

/// A guardian's answer to whether a child's full name may be public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consented {
    /// Yes.
    Given,
    /// No, which is recorded too.
    Refused,
}

/// A parsed row: one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedRow {
    /// The row, from 1, as a spreadsheet counts it.
    pub row: u32,
    /// The name as written.
    pub written: String,
    /// The name, if valid.
    pub name: Option<EntrantName>,
    /// The school, where one is given.
    pub school: Option<String>,
    /// The grade, where one is given.
    pub grade: Option<Grade>,
    /// Rating, gender and year of birth, where they are given.
    pub about: About,
    /// Whether the full name may be shown, where it was asked.
    pub consent: Option<Consented>,
    /// How outsiders see the player.
    pub shown_as: NameChoice,
    /// The name of a section, where one is given.
    pub section: Option<String>,
    /// The cells as written, to be corrected.
    pub typed: RawRow,
    /// Whether capitals showed which word is the family name.
    pub by_capitals: bool,
    /// Whether the player can be entered.
    pub state: RowState,
}

/// The unparsed cells of a row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RawRow {
    /// The line in the file, from 1.
    pub row: u32,
    /// Given names; the full name where it could not be split.
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
    /// Whether the full name may be shown.
    pub consent: String,
    /// How outsiders see the player: a code name, or that they see only a number.
    pub shown_as: String,
    /// Section of the event.
    pub section: String,
    /// Whether the user must confirm which word is the family name.
    pub is_unclear: bool,
}

impl RawRow {
    /// The columns of [`RawRow::words`].
    pub const COLUMNS: [Column; 10] = [
        Column::GivenName,
        Column::FamilyName,
        Column::School,
        Column::Grade,
        Column::Rating,
        Column::Gender,
        Column::Born,
        Column::Consent,
        Column::ShownAs,
        Column::Section,
    ];

    /// The cell of a column; full names share the cell of given names.
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
            Column::ShownAs => &mut self.shown_as,
            Column::Section => &mut self.section,
        }
    }

    /// The cell of a column; full names share the cell of given names.
    pub fn word(&self, column: Column) -> &str {
        let meant = if column == Column::Name {
            Column::GivenName
        } else {
            column
        };
        let mut words = RawRow::COLUMNS.into_iter().zip(self.words());
        let found = words.find(|(one, _)| *one == meant);
        found.map_or("", |(_, word)| word.as_str())
    }

    /// The cells that are not blank, each with the code of its column.
    pub fn written(&self) -> impl Iterator<Item = (&'static str, &String)> {
        let words = RawRow::COLUMNS.map(Column::code).into_iter();
        let words = words.zip(self.words());
        words.filter(|(_, word)| !word.trim().is_empty())
    }

    /// Whether all cells are blank.
    pub fn is_blank(&self) -> bool {
        self.written().next().is_none()
    }

    /// All cells, in the order of [`RawRow::COLUMNS`].
    pub fn words(&self) -> [&String; 10] {
        [
            &self.given,
            &self.family,
            &self.school,
            &self.grade,
            &self.rating,
            &self.gender,
            &self.born,
            &self.consent,
            &self.shown_as,
            &self.section,
        ]
    }

    /// Whether any cell besides name, school and grade is filled.
    pub fn has_more(&self) -> bool {
        let more = [
            &self.rating,
            &self.gender,
            &self.born,
            &self.consent,
            &self.shown_as,
            &self.section,
        ];
        more.iter().any(|words| !words.trim().is_empty())
    }
}

/// Whether a player of a list can be entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowState {
    /// Yes.
    Ready,
    /// The user must decide first.
    Question(Question),
    /// No: all faults of the row.
    Error(Vec<ImportFault>),
}

/// A decision about a row: whom the player may duplicate, or which word everybody may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// The player of an earlier row.
    SameAsRow(u32),
    /// An entrant of the event.
    SameAsEntrant(EntrantId),
    /// There is only a family name, which everybody would see.
    NoGivenName,
    /// A word in capitals may be the family name or initials.
    WhichIsFamily,
}

/// A fault of a row.
pub(super) fn fault(row: u32, column: Column, what: ImportProblem) -> ImportFault {
    ImportFault {
        row: Some(row),
        column: Some(column),
        what,
    }
}

//! Faults in a list of players, with the values that their sentences need.

use inkundla_core::codes;
use inkundla_core::tournament::BadName;
use std::fmt;

/// Something in a list of players that cannot be taken over.
///
/// `Display` is the English sentence: `Row 5: There is no grade “enam”. Grades are R (or RR) and 1 to 12.`
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct ImportFault {
    /// The line in the file, from 1; `None` when it is about the file.
    pub row: Option<u32>,
    /// The column; `None` when it is about the row or the file.
    pub column: Option<Column>,
    /// What is wrong.
    pub what: ImportProblem,
}

/// A column that we take over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Column {
    /// The name in one piece.
    Name,
    /// Given names.
    GivenName,
    /// Family name.
    FamilyName,
    /// School.
    School,
    /// Grade.
    Grade,
    /// Rating.
    Rating,
    /// Girl or boy.
    Gender,
    /// Year of birth.
    Born,
    /// Whether the whole name may be shown.
    Consent,
}

codes!(Column {
    Name = "name",
    GivenName = "given",
    FamilyName = "family",
    School = "school",
    Grade = "grade",
    Rating = "rating",
    Gender = "gender",
    Born = "born",
    Consent = "consent",
});

/// What is wrong with a list of players, with the values for the sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportProblem {
    /// Too much for one list.
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The most there may be.
        most: usize,
    },
    /// More players than one list may have.
    TooManyRows {
        /// How many.
        rows: usize,
        /// The most there may be.
        most: usize,
    },
    /// UTF-16, as Excel's "Unicode text" has it.
    Utf16,
    /// A workbook (xlsx, ods, xls) or another file that is no text.
    NotText,
    /// No rows with names.
    Empty,
    /// There is a header, but no column with names.
    NoNameColumn,
    /// A quotation mark is opened and never closed, or closed on another line.
    OpenQuote,
    /// The row has no name.
    NameMissing,
    /// The text cannot be a name.
    BadText {
        /// What was written there, cut to a readable length.
        value: String,
        /// Why not.
        why: BadName,
    },
    /// Something else stands where a number belongs.
    BadNumber {
        /// What was written there.
        value: String,
        /// The least number.
        least: u16,
        /// The greatest number.
        most: u16,
    },
    /// The gender is neither.
    BadGender {
        /// What was written there.
        value: String,
    },
    /// The consent is neither given nor refused.
    BadConsent {
        /// What was written there.
        value: String,
    },
    /// There is no such grade.
    BadGrade {
        /// What was written there.
        value: String,
    },
}

impl Column {
    /// The English name.
    pub fn name(self) -> &'static str {
        match self {
            Column::Name => "Name",
            Column::GivenName => "Given name",
            Column::FamilyName => "Family name",
            Column::School => "School",
            Column::Grade => "Grade",
            Column::Rating => "Rating",
            Column::Gender => "Gender",
            Column::Born => "Year of birth",
            Column::Consent => "Consent",
        }
    }
}

impl ImportFault {
    /// Something wrong with the whole file.
    pub(super) fn file(what: ImportProblem) -> ImportFault {
        ImportFault {
            row: None,
            column: None,
            what,
        }
    }
}

impl fmt::Display for ImportFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(row) = self.row {
            write!(f, "Row {row}: ")?;
        }
        let column = self.column.map_or("The text", Column::name);
        match &self.what {
            ImportProblem::TooLarge { bytes, most } => {
                write!(
                    f,
                    "The list has {bytes} bytes. The most is {most}. Import it in parts."
                )
            }
            ImportProblem::TooManyRows { rows, most } => {
                write!(
                    f,
                    "The list has {rows} rows; at most {most} are allowed. Import it in parts."
                )
            }
            ImportProblem::Utf16 => {
                f.write_str("The file is UTF-16. Save it as “CSV UTF-8” and try again.")
            }
            ImportProblem::NotText => f.write_str(
                "The file is not text. Save the spreadsheet as “CSV UTF-8” and try again.",
            ),
            ImportProblem::Empty => {
                f.write_str("There are no names in the list. Write one name on each line.")
            }
            ImportProblem::NoNameColumn => {
                f.write_str("No column has names. Write “name” above the column with the names.")
            }
            ImportProblem::OpenQuote => {
                f.write_str("A quotation mark opens here and never closes. Close it or remove it.")
            }
            ImportProblem::NameMissing => {
                f.write_str("The name is missing. Write a name or delete the row.")
            }
            ImportProblem::BadText { value, why } => bad_text(f, column, value, *why),
            ImportProblem::BadNumber { value, least, most } => write!(
                f,
                "{column} “{value}” is not a number from {least} to {most}."
            ),
            ImportProblem::BadGender { value } => {
                write!(f, "{column} “{value}” is neither f nor m.")
            }
            ImportProblem::BadConsent { value } => {
                write!(f, "{column} “{value}” is neither given nor refused.")
            }
            ImportProblem::BadGrade { value } => {
                write!(
                    f,
                    "There is no grade “{value}”. Grades are R (or RR) and 1 to 12."
                )
            }
        }
    }
}

fn bad_text(f: &mut fmt::Formatter<'_>, column: &str, value: &str, why: BadName) -> fmt::Result {
    match why {
        BadName::Empty => write!(f, "{column} is empty. Write a name or delete the row."),
        BadName::TooLong => write!(f, "{column} “{value}” is too long. Use at most 80 letters."),
        BadName::Unprintable => {
            write!(
                f,
                "{column} “{value}” has a sign that cannot be printed. Type it again."
            )
        }
    }
}

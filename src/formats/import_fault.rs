//! Faults in a list of players, with the values for their messages.

use inkundla_core::codes;
use inkundla_core::tournament::BadName;
use std::fmt;

/// A fault in a list of players.
///
/// `Display` is the English sentence: `Row 5: There is no grade “enam”. Grades are R (or RR) and 1 to 12.`
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct ImportFault {
    /// The line in the file, from 1; `None` for the whole file.
    pub row: Option<u32>,
    /// The column; `None` for the row or the file.
    pub column: Option<Column>,
    /// The problem.
    pub what: ImportProblem,
}

codes! {
    /// A column that is imported.
    #[derive(PartialOrd, Ord, Hash)]
    pub enum Column {
        Name = "name",
        GivenName = "given",
        FamilyName = "family",
        School = "school",
        Grade = "grade",
        Rating = "rating",
        Gender = "gender",
        Born = "born",
        Consent = "consent",
        ShownAs = "shown-as",
        Section = "section",
    }
}

/// A problem of a list of players, with the values for the message. `Display` is the English
/// message without row and column.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportProblem {
    /// The list has too many bytes.
    #[error("The list has {bytes} bytes. The most is {most}. Import it in parts.")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The limit.
        most: usize,
    },
    /// The list has too many players.
    #[error("The list has {rows} rows; at most {most} are allowed. Import it in parts.")]
    TooManyRows {
        /// Number of rows.
        rows: usize,
        /// The limit.
        most: usize,
    },
    /// UTF-16 without a byte order mark.
    #[error("The file is UTF-16. Save it as “CSV UTF-8” and try again.")]
    Utf16,
    /// Neither a text nor a workbook: a document, a web page, a picture.
    #[error(
        "The file is not a list. Save the list as a spreadsheet (XLSX or ODS) or as CSV and choose that file."
    )]
    NotText,
    /// A workbook of an older program (xls), or in its binary form (xlsb).
    #[error(
        "The file is in an old form of Excel (XLS). Open it, save it as “Excel Workbook (.xlsx)” and choose that file."
    )]
    OldWorkbook,
    /// A workbook with a password.
    #[error(
        "The file is locked with a password. Open it, save it without the password and choose that file."
    )]
    LockedWorkbook,
    /// A workbook that is cut off, or that no program wrote.
    #[error("The file is damaged. Open it, save it once more as XLSX or ODS and choose that file.")]
    DamagedWorkbook,
    /// A workbook that is too large when it is unpacked.
    #[error(
        "The spreadsheet is too large. Copy the rows with the names to a new file and import that one."
    )]
    LargeWorkbook,
    /// A workbook without the sheet that was asked for.
    #[error("The file has no sheet “{name}” with a list. It has “{names}”.")]
    NoSheet {
        /// The name.
        name: String,
        /// The names of its sheets.
        names: String,
    },
    /// A formula without its value.
    #[error(
        "In the sheet “{sheet}” the value of the formula in {cell} is missing. Open the file, save it once more and \
         choose that file."
    )]
    NoValue {
        /// The name of the sheet.
        sheet: String,
        /// The name of the cell.
        cell: String,
    },
    /// No rows with names.
    #[error("There are no names in the list. Write one name on each line.")]
    Empty,
    /// A header without a column of names.
    #[error("No column has names. Write “name” above the column with the names.")]
    NoNameColumn,
    /// Headings that do not say where the names are.
    #[error(
        "The headings “{headings}” do not say where the given name and the family name are. \
         Write “given name” and “family name”, or “surname and name”, above these columns."
    )]
    UnclearHeadings {
        /// The headings, separated by commas.
        headings: String,
    },
    /// A list without headings, of which it is not clear what its columns hold.
    #[error(
        "The list has no headings, and it is not clear what its columns hold. \
         Write headings in the first row, such as “given name”, “family name”, “school” and “grade”."
    )]
    UnclearColumns,
    /// A quotation mark is not closed.
    #[error("A quotation mark opens here and never closes. Close it or remove it.")]
    OpenQuote,
    /// The row has no name.
    #[error("The name is missing. Write a name or delete the row.")]
    NameMissing,
    /// The spreadsheet shows an error in the place of a value.
    #[error("“{value}” is an error of the spreadsheet. Write what belongs here.")]
    CellError {
        /// The error.
        value: String,
    },
    /// The text is not a valid name.
    #[error("{}", bad_text(value, *why))]
    BadText {
        /// The cell, shortened.
        value: String,
        /// Why it is refused.
        why: BadName,
    },
    /// Not a number, or out of range.
    #[error("“{value}” is not a number from {least} to {most}.")]
    BadNumber {
        /// The cell, shortened.
        value: String,
        /// The lower limit.
        least: u16,
        /// The upper limit.
        most: u16,
    },
    /// Not a gender.
    #[error("“{value}” is neither f nor m.")]
    BadGender {
        /// The cell, shortened.
        value: String,
    },
    /// Consent neither given nor refused.
    #[error("“{value}” is neither given nor refused.")]
    BadConsent {
        /// The cell, shortened.
        value: String,
    },
    /// A code name that another player has, or that is the name of a player.
    #[error("“{value}” is the name or the code name of another player. Choose another one.")]
    CodeNameTaken {
        /// The cell, shortened.
        value: String,
    },
    /// No section of the event.
    #[error("There is no section “{value}”.")]
    UnknownSection {
        /// The cell, shortened.
        value: String,
    },
    /// Not a grade.
    #[error("There is no grade “{value}”. Grades are R (or RR) and 1 to 12.")]
    BadGrade {
        /// The cell, shortened.
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
            Column::ShownAs => "Shown as",
            Column::Section => "Section",
        }
    }
}

impl ImportFault {
    /// A fault of the whole file.
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
        let what = &self.what;
        match what {
            ImportProblem::BadText { .. }
            | ImportProblem::BadNumber { .. }
            | ImportProblem::BadGender { .. }
            | ImportProblem::BadConsent { .. } => {
                let column = self.column.map_or("The text", Column::name);
                write!(f, "{column} {what}")
            }
            _ => write!(f, "{what}"),
        }
    }
}

fn bad_text(value: &str, why: BadName) -> String {
    match why {
        BadName::Empty => "is empty. Write a name or delete the row.".to_owned(),
        BadName::TooLong => format!("“{value}” is too long. Use at most 80 letters."),
        BadName::Unprintable => {
            format!("“{value}” has a sign that cannot be printed. Type it again.")
        }
    }
}

//! Options that override the guesses about a list.

use super::csv_text::Separator;
use super::encodings::Encoding;
use super::headings::is_name;
use super::{Headless, Layout};
use crate::{Column, ImportFault, ImportProblem};
use inkundla_core::tournament::NameOrder;

/// How to read a list. Missing options are detected.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReadOptions {
    /// The layout of a list without a header.
    pub headless: Headless,
    /// The separator of columns.
    pub separator: Option<Separator>,
    /// The name of the sheet of a workbook.
    pub sheet: Option<String>,
    /// The encoding.
    pub encoding: Option<Encoding>,
    /// The order of names with both parts in one cell.
    pub order: Option<NameOrder>,
    /// The meaning of the columns.
    pub columns: Option<ChosenColumns>,
}

/// The columns of a list as the user assigned them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChosenColumns {
    /// Whether the first row is a header.
    pub has_header: bool,
    /// The content of each column; `None` for ignored columns.
    pub columns: Vec<Option<Column>>,
}

/// A column of a list, as it was detected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DetectedColumn {
    /// Its first cells.
    pub sample: Vec<String>,
    /// The content; `None` for ignored columns.
    pub column: Option<Column>,
}

impl From<Headless> for ReadOptions {
    fn from(headless: Headless) -> ReadOptions {
        ReadOptions {
            headless,
            ..ReadOptions::default()
        }
    }
}

impl ChosenColumns {
    pub(super) fn layout(&self) -> Result<Layout, ImportFault> {
        match (
            self.columns.iter().flatten().copied().any(is_name),
            self.has_header,
        ) {
            (false, _) => Err(ImportFault::file(ImportProblem::NoNameColumn)),
            (true, true) => Ok(Layout::Header),
            (true, false) => Ok(Layout::Chosen),
        }
    }
}

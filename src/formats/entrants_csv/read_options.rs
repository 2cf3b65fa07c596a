//! Options for reading a list, for when the guesses are wrong.

use super::csv_text::{Encoding, Separator};
use super::headings::is_name;
use super::{Headless, Layout};
use crate::{Column, ImportFault, ImportProblem};
use inkundla_core::tournament::NameOrder;

/// How to read a list; what is not said is found out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReadOptions {
    /// What a list without a header is taken for.
    pub headless: Headless,
    /// What parts its columns.
    pub separator: Option<Separator>,
    /// How its letters are written.
    pub encoding: Option<Encoding>,
    /// Which part of a name comes first, where both stand in one cell.
    pub order: Option<NameOrder>,
    /// What its columns are.
    pub columns: Option<ChosenColumns>,
}

/// The columns of a list as somebody has named them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChosenColumns {
    /// Whether the first row is a header.
    pub has_header: bool,
    /// What is in each column; nothing that we take over in one without.
    pub columns: Vec<Option<Column>>,
}

/// A column of a list, as it was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DetectedColumn {
    /// What stands in its first rows.
    pub sample: Vec<String>,
    /// What it is taken for.
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

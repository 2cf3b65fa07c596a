//! Reads the sheets of workbooks, XLSX and ODS, as rows of texts.
//!
//! The parts of a workbook are unpacked within bounds and copied without all that a list does not need
//! ([`clean_xml`]). Only this copy goes to calamine, which knows what the cells mean.

mod clean_xml;
mod ods;
mod package;
mod place;
mod sheet;
mod values;
mod xlsx;

use crate::ImportProblem;
use clean_xml::EventBudget;
pub(crate) use package::is_package;
use package::{Package, WorkbookKind};
pub(crate) use sheet::Sheet;

/// Reads a workbook.
///
/// # Errors
/// When it is no workbook, damaged, locked, of an older program, or too large.
pub(crate) fn read(bytes: &[u8]) -> Result<Vec<Sheet>, ImportProblem> {
    let (package, kind) = Package::open(bytes)?;
    let budget = EventBudget::new();
    match kind {
        WorkbookKind::Xlsx => xlsx::read(package, budget),
        WorkbookKind::Ods => ods::read(package, budget),
    }
}

//! Rows as CSV, or as JSON for programs.

use super::output;
use crate::formats::CsvWriter;
use serde::Serialize;

#[derive(clap::Args)]
pub(super) struct RowsForm {
    /// JSON instead of CSV
    #[arg(long)]
    pub(super) json: bool,
}

/// Prints rows with the names of their fields.
pub(super) fn print_rows<R: Serialize>(form: &RowsForm, rows: &[R]) -> anyhow::Result<()> {
    if form.json {
        return output::print(&format!("{}\n", serde_json::to_string_pretty(rows)?));
    }
    let mut csv = CsvWriter::with_names();
    rows.iter().for_each(|row| csv.row(row));
    output::print(&csv.finish())
}

//! The lines of the report file that an event was made of.

use super::StoreError;
use inkundla_core::tournament::{EntrantId, TournamentId};

/// A line of a report file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportLine {
    /// Its number in the file, from 1.
    pub number: u32,
    /// The player whom it describes.
    pub entrant: Option<EntrantId>,
    /// The text with its line end.
    pub text: String,
}

/// Queries for the lines of report files.
pub trait ReportReads {
    /// The lines of an event in the order of the file; none for an event that was not imported.
    fn report_lines(&mut self, tournament: TournamentId) -> Result<Vec<ReportLine>, StoreError>;
}

/// Changes of the lines of report files.
pub trait ReportChanges {
    /// Stores the lines of a new event.
    fn keep_report(
        &mut self,
        tournament: TournamentId,
        lines: &[ReportLine],
    ) -> Result<(), StoreError>;
    /// Replaces the text of a line, or deletes the line.
    fn set_report_line(
        &mut self,
        tournament: TournamentId,
        number: u32,
        text: Option<&str>,
    ) -> Result<(), StoreError>;
}

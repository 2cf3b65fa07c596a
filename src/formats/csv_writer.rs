//! Writes CSV: RFC 4180, CRLF, quotes where they are needed.

use csv::{QuoteStyle, Terminator, WriterBuilder};
use std::borrow::Cow;

/// A CSV file in memory.
pub struct CsvWriter {
    file: csv::Writer<Vec<u8>>,
    /// Characters that make a cell quoted.
    separators: &'static [char],
}

impl CsvWriter {
    /// Separates cells by commas. Cells with semicolons and tabs are quoted too, so that a program
    /// which guesses the separator of a file, as [`crate::entrants_csv`] does, guesses right.
    pub fn with_commas() -> CsvWriter {
        CsvWriter::new(b',', &[',', ';', '\t'])
    }

    pub(crate) fn with_tabs() -> CsvWriter {
        CsvWriter::new(b'\t', &['\t'])
    }

    /// The `csv` crate would quote for one separator only, so cells are quoted here.
    fn new(separator: u8, separators: &'static [char]) -> CsvWriter {
        let mut builder = WriterBuilder::new();
        let builder = builder
            .delimiter(separator)
            .quote_style(QuoteStyle::Never)
            .terminator(Terminator::CRLF)
            .flexible(true);
        CsvWriter {
            file: builder.from_writer(Vec::new()),
            separators,
        }
    }

    /// Writes a line.
    pub fn line<C: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = C>) {
        // Writing into memory does not fail.
        for cell in cells {
            let _never_fails = self.file.write_field(&*self.quoted(cell.as_ref()));
        }
        let _never_fails = self.file.write_record(None::<&str>);
    }

    fn quoted<'a>(&self, cell: &'a str) -> Cow<'a, str> {
        if cell.contains(self.separators) || cell.contains(['"', '\r', '\n']) {
            Cow::Owned(format!("\"{}\"", cell.replace('"', "\"\"")))
        } else {
            Cow::Borrowed(cell)
        }
    }

    /// Returns the file.
    pub fn finish(self) -> String {
        let bytes = self.file.into_inner().unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }
}

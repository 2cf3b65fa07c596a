//! Writes CSV: RFC 4180, CRLF, quotes where they are needed.

use csv::{Terminator, WriterBuilder};
use serde::Serialize;

/// A CSV file in memory.
pub struct CsvWriter(csv::Writer<Vec<u8>>);

impl CsvWriter {
    /// Separates cells by commas. Cells with semicolons are quoted too, so that a program which
    /// guesses the separator of a file guesses right.
    pub fn with_commas() -> CsvWriter {
        // The crate quotes a cell that contains the mark of comments; this format has none.
        CsvWriter::of(WriterBuilder::new().comment(Some(b';')), false)
    }

    /// [`CsvWriter::with_commas`] with the names of the fields of the rows in the first line.
    pub fn with_names() -> CsvWriter {
        CsvWriter::of(WriterBuilder::new().comment(Some(b';')), true)
    }

    pub(crate) fn with_tabs() -> CsvWriter {
        CsvWriter::of(WriterBuilder::new().delimiter(b'\t'), false)
    }

    fn of(builder: &mut WriterBuilder, has_names: bool) -> CsvWriter {
        let builder = builder
            .terminator(Terminator::CRLF)
            .has_headers(has_names)
            .flexible(true);
        CsvWriter(builder.from_writer(Vec::new()))
    }

    /// Writes a line of cells.
    pub fn line<C: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = C>) {
        // Writing into memory does not fail.
        for cell in cells {
            let _never_fails = self.0.write_field(cell.as_ref());
        }
        let _never_fails = self.0.write_record(None::<&str>);
    }

    /// Writes a row: its fields in their order, those of nested rows and lists in their place.
    pub fn row(&mut self, row: impl Serialize) {
        let _never_fails = self.0.serialize(row);
    }

    /// Returns the file.
    pub fn finish(self) -> String {
        let bytes = self.0.into_inner().unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }
}

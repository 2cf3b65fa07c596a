//! Bytes in, values out; values in, text out. Pure: files are somebody else's.

pub mod archive;
pub mod bundle;
pub mod calendar;
pub mod cards_csv;
pub mod child_json;
pub mod entrants_csv;
mod excel;
mod fault;
mod faults;
mod guard;
pub mod history_csv;
pub mod open_json;
pub mod pairings_csv;
pub mod paper;
pub mod qr;
pub mod record;
pub mod standings_csv;
pub mod table;
pub mod teams_csv;
pub mod teams_json;
pub mod tournament_json;
pub mod trf;
pub mod workbook;

pub use excel::for_excel;
pub use fault::{Column, ImportFault, ImportProblem};
pub use faults::Faults;
pub use guard::{guarded, unguarded};

/// How much of a name is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// Given and family names: for the organiser.
    Full,
    /// The name outsiders see.
    Alias,
}

/// What stands before the first line, so that Excel reads the letters rightly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByteOrderMark {
    /// A mark.
    With,
    /// No mark: for other programs.
    Without,
}

impl ByteOrderMark {
    fn text(self) -> &'static str {
        match self {
            ByteOrderMark::With => "\u{feff}",
            ByteOrderMark::Without => "",
        }
    }
}

/// Lines of cells as CSV by RFC 4180: commas, CRLF, quotes where they are needed.
struct Csv(String);

impl Csv {
    fn new(mark: ByteOrderMark) -> Csv {
        Csv(mark.text().to_owned())
    }

    fn line<C: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = C>) {
        for (at, cell) in cells.into_iter().enumerate() {
            if at > 0 {
                self.0.push(',');
            }
            self.cell(cell.as_ref());
        }
        self.0.push_str("\r\n");
    }

    fn cell(&mut self, cell: &str) {
        if cell.contains([',', ';', '\t', '"', '\r', '\n']) {
            self.0.push('"');
            self.0.push_str(&cell.replace('"', "\"\""));
            self.0.push('"');
        } else {
            self.0.push_str(cell);
        }
    }
}

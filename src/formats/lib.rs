//! Reads bytes into values and writes values as text. Pure: nothing here opens a file.
//! What the page that checks records in a browser does without is left out of WebAssembly.

pub mod archive;
#[cfg(not(target_arch = "wasm32"))]
pub mod bundle;
#[cfg(not(target_arch = "wasm32"))]
pub mod calendar;
pub mod cards_csv;
pub mod child_json;
mod csv_writer;
pub mod entrants_csv;
mod excel;
mod fault_list;
mod guard;
pub mod history_csv;
mod import_fault;
mod json_schema;
pub mod open_json;
pub mod pairings_csv;
#[cfg(not(target_arch = "wasm32"))]
pub mod pdf;
#[cfg(not(target_arch = "wasm32"))]
pub mod picture;
#[cfg(not(target_arch = "wasm32"))]
pub mod qr;
#[cfg(not(target_arch = "wasm32"))]
pub mod qr_reader;
pub mod record;
#[cfg(not(target_arch = "wasm32"))]
pub mod record_codes;
pub mod standings_csv;
pub mod table;
pub mod teams_csv;
pub mod teams_json;
mod tiebreak_json;
pub mod tournament_json;
pub mod trf;
#[cfg(not(target_arch = "wasm32"))]
pub mod workbook;

pub use csv_writer::CsvWriter;
pub use excel::for_excel;
pub use fault_list::Faults;
pub use guard::{guarded, unguarded};
pub use import_fault::{Column, ImportFault, ImportProblem};
pub use inkundla_core::tournament::Names;

/// A CSV text behind a byte order mark, as programs need it that else take UTF-8 for the letters
/// of an old code page.
pub fn with_byte_order_mark(csv: &str) -> String {
    format!("\u{feff}{csv}")
}

//! Parsers and writers of all file formats. Pure: bytes in, values out; nothing here opens a file.
//! The WebAssembly build, which only checks records, leaves out the formats that it does not need.

pub mod archive;
#[cfg(not(target_arch = "wasm32"))]
pub mod calendar;
pub mod cards_csv;
pub mod child_json;
mod csv_injection;
mod csv_writer;
pub mod entered_json;
pub mod entrants_csv;
mod excel;
mod fault_list;
pub mod history_csv;
mod import_fault;
mod json_schema;
pub mod lists;
pub mod log_head;
pub mod log_json;
#[cfg(not(target_arch = "wasm32"))]
mod logo;
pub mod pairings_csv;
#[cfg(not(target_arch = "wasm32"))]
pub mod pdf;
#[cfg(not(target_arch = "wasm32"))]
pub mod picture;
pub mod prizes_csv;
pub mod public_json;
#[cfg(not(target_arch = "wasm32"))]
pub mod qr;
#[cfg(not(target_arch = "wasm32"))]
pub mod qr_reader;
pub mod record;
#[cfg(not(target_arch = "wasm32"))]
pub mod record_codes;
#[cfg(not(target_arch = "wasm32"))]
mod spreadsheet;
pub mod standings_csv;
pub mod step_budget;
pub mod table;
pub mod teams_csv;
pub mod teams_json;
#[cfg(not(target_arch = "wasm32"))]
mod text_shaping;
mod tiebreak_json;
pub mod tournament_json;
pub mod trf;
#[cfg(not(target_arch = "wasm32"))]
pub mod workbook;
#[cfg(not(target_arch = "wasm32"))]
pub mod zip_bundle;

use csv_injection::serialize_guarded;
pub use csv_injection::{guarded, unguarded};
pub use csv_writer::CsvWriter;
pub use excel::for_excel;
pub use fault_list::Faults;
pub use import_fault::{Column, ImportFault, ImportProblem};
pub use inkundla_core::tournament::Names;

/// Puts a byte order mark before a CSV text. Without it some programs read UTF-8 as an old code page.
pub fn with_byte_order_mark(csv: &str) -> String {
    format!("\u{feff}{csv}")
}

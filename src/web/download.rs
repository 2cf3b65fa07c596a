//! Answers that the browser saves as a file.

use crate::formats::for_excel;
use crate::i18n::Localizer;
use actix_web::HttpResponse;
use actix_web::http::header;
use serde::Deserialize;

/// The kind of a CSV file.
const CSV: &str = "text/csv; charset=utf-8";

/// The kind of a JSON file.
pub(super) const JSON: &str = "application/json; charset=utf-8";

/// The kind of a page.
pub(super) const HTML: &str = "text/html; charset=utf-8";

/// The kind of a PDF.
pub(super) const PDF: &str = "application/pdf";
/// The kind of files in one file.
pub(super) const ZIP: &str = "application/zip";
/// The kind of a copy of a database or an event.
pub(super) const BACKUP: &str = "application/octet-stream";
/// The kind of a calendar.
pub(super) const CALENDAR: &str = "text/calendar; charset=utf-8";
/// The kind of a workbook.
pub(super) const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// The kind of a CSV file as Excel opens it.
const CSV_FOR_EXCEL: &str = "text/csv; charset=utf-16";

/// In which form a CSV file is asked for. Every route of one takes it.
#[derive(Deserialize, Default, Debug)]
#[serde(default)]
pub struct CsvForm {
    excel: String,
    /// The older name of the same.
    bom: String,
}

impl CsvForm {
    /// Whether Excel is to open it with a double click.
    fn is_for_excel(&self) -> bool {
        self.excel == "1" || self.bom == "1"
    }
}

/// The address of a CSV file in the form for Excel.
pub(super) fn excel_address(address: &str) -> String {
    let joint = if address.contains('?') { '&' } else { '?' };
    format!("{address}{joint}excel=1")
}

/// A CSV text as a file of that name, in the form that is asked for.
pub(super) fn csv(t: &Localizer, file: &str, text: String, form: &CsvForm) -> HttpResponse {
    if !form.is_for_excel() {
        return download(file, CSV, text);
    }
    // Any figure shows the decimal sign of the language.
    let has_comma = t.figure("0.5").contains(',');
    let decimal = if has_comma { ',' } else { '.' };
    download(file, CSV_FOR_EXCEL, for_excel(&text, decimal))
}

/// A text, or other bytes, as a file of that name.
pub(super) fn download(file: &str, kind: &'static str, bytes: impl Into<Vec<u8>>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, kind))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{file}\""),
        ))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(bytes.into())
}

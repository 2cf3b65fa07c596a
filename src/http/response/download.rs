//! Responses that the browser saves as a file.

use crate::formats::for_excel;
use crate::i18n::Localizer;
use actix_web::HttpResponse;
use actix_web::http::header;
use serde::Deserialize;

pub(crate) const TEXT: &str = "text/plain; charset=utf-8";
const CSV: &str = "text/csv; charset=utf-8";

pub(crate) const JSON: &str = "application/json; charset=utf-8";

pub(crate) const HTML: &str = "text/html; charset=utf-8";

pub(crate) const PDF: &str = "application/pdf";
pub(crate) const ZIP: &str = "application/zip";
pub(crate) const BACKUP: &str = "application/octet-stream";
pub(crate) const CALENDAR: &str = "text/calendar; charset=utf-8";
pub(crate) const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// CSV in the form that Excel opens.
const CSV_FOR_EXCEL: &str = "text/csv; charset=utf-16";

/// The query of every route of a CSV file.
#[derive(Deserialize, Default, Debug)]
#[serde(default)]
pub struct CsvForm {
    excel: String,
}

impl CsvForm {
    fn is_for_excel(&self) -> bool {
        self.excel == "1"
    }
}

/// A CSV text as a download, in the requested form.
pub(crate) fn csv(t: &Localizer, file: &str, text: String, form: &CsvForm) -> HttpResponse {
    if !form.is_for_excel() {
        return download(file, CSV, text);
    }
    // The decimal separator of the language.
    let has_comma = t.figure("0.5").contains(',');
    let decimal = if has_comma { ',' } else { '.' };
    download(file, CSV_FOR_EXCEL, for_excel(&text, decimal))
}

/// Bytes as a download with this file name.
pub(crate) fn download(file: &str, kind: &'static str, bytes: impl Into<Vec<u8>>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, kind))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{file}\""),
        ))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(bytes.into())
}

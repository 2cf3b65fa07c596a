//! What the browser keeps instead of showing it.

use actix_web::HttpResponse;
use actix_web::http::header;

/// The kind of a CSV file.
pub(super) const CSV: &str = "text/csv; charset=utf-8";

/// The kind of a JSON file.
pub(super) const JSON: &str = "application/json; charset=utf-8";

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

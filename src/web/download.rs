//! What the browser keeps instead of showing it.

use actix_web::HttpResponse;
use actix_web::http::header;

/// The kind of a CSV file.
pub(super) const CSV: &str = "text/csv; charset=utf-8";

/// A text as a file of that name.
pub(super) fn download(file: &str, kind: &'static str, text: String) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, kind))
        .insert_header((
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{file}\""),
        ))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text)
}

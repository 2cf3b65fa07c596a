//! Compressing what is light to send and worth the time: files once for all,
//! and the page that an umpire opens over a bad network. The rest goes through
//! the server's own compressor, which is faster and packs less.

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// Whether somebody can read gzip.
pub(super) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    accepted
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("gzip"))
}

/// The bytes by gzip; `None` when there is no memory for it.
pub(super) fn gzip(bytes: &[u8]) -> Option<Bytes> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes).ok()?;
    packed.finish().ok().map(Bytes::from)
}

/// An answer that is packed already.
pub(super) fn answer(mime: &'static str, packed: Bytes) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, mime))
        .insert_header((header::CONTENT_ENCODING, "gzip"))
        .insert_header((header::VARY, "accept-encoding"))
        .body(packed)
}

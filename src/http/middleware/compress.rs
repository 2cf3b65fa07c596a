//! Gzip compression of responses: best for what is rendered once for many and for the umpire's page, which is
//! loaded over bad networks; fast for what is rendered for one reader. Files and streams are compressed by the
//! server's own middleware.

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::Bytes;
use flate2::write::GzEncoder;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};
use std::cell::RefCell;
use std::io::Write;

/// Whether the client accepts gzip.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    accepted
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("gzip"))
}

/// Compresses well; `None` when there is no memory for it.
pub(crate) fn gzip_best(bytes: &[u8]) -> Option<Bytes> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes).ok()?;
    packed.finish().ok().map(Bytes::from)
}

/// Compresses as small as possible. Slow: for what is compressed once and loaded by every phone.
pub(crate) fn gzip_smallest(bytes: &[u8]) -> Option<Bytes> {
    let mut packed = Vec::new();
    let (options, format) = (zopfli::Options::default(), zopfli::Format::Gzip);
    zopfli::compress(options, format, bytes, &mut packed).ok()?;
    Some(packed.into())
}

/// A gzip header without file name, time and operating system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

thread_local! {
    // Creating a compressor clears a quarter of a megabyte, which takes as long as compressing a page: so each
    // thread keeps one.
    static FAST: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// Compresses fast; `None` when the result would not be smaller.
pub(crate) fn gzip_fast(bytes: &[u8]) -> Option<Bytes> {
    let mut packed = Vec::with_capacity(bytes.len());
    packed.extend_from_slice(&HEAD);
    let status = FAST.with_borrow_mut(|fast| {
        fast.reset();
        fast.compress_vec(bytes, &mut packed, FlushCompress::Finish)
    });
    if !matches!(status, Ok(Status::StreamEnd)) {
        return None;
    }
    let mut sum = Crc::new();
    sum.update(bytes);
    packed.extend_from_slice(&sum.sum().to_le_bytes());
    packed.extend_from_slice(&sum.amount().to_le_bytes());
    Some(packed.into())
}

/// A response with a compressed body.
pub(crate) fn answer(mime: &'static str, packed: Bytes) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, mime))
        .insert_header((header::CONTENT_ENCODING, "gzip"))
        .insert_header((header::VARY, "accept-encoding"))
        .body(packed)
}

#[cfg(test)]
mod tests {
    use super::gzip_fast;
    use std::io::Read;

    #[test]
    fn fast_gzip_round_trips() {
        for lines in [100, 20, 1_000] {
            let text = "three cows in a row\n".repeat(lines);
            let packed = gzip_fast(text.as_bytes()).unwrap();
            let mut read = String::new();
            let mut unpacked = flate2::read::GzDecoder::new(&packed[..]);
            unpacked.read_to_string(&mut read).unwrap();
            assert_eq!(read, text);
        }
        assert_eq!(gzip_fast(b"cow"), None);
    }
}

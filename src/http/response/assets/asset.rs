//! A static file embedded in the binary.

use crate::formats::record::hex;
use crate::http::middleware::compress;
use actix_web::web::Bytes;
use sha2::{Digest, Sha256};
use std::sync::OnceLock;

/// A static file embedded in the binary.
pub struct Asset {
    /// The name of the file.
    pub(super) name: &'static str,
    /// Its path: the name with the first bytes of its hash.
    pub(super) url: String,
    pub(super) mime: &'static str,
    pub(super) bytes: Bytes,
    packed: OnceLock<Option<Bytes>>,
}

impl Asset {
    /// A file, which names others by their URLs if they are among those known.
    pub(super) fn of(name: &'static str, bytes: &'static [u8], known: &[Asset]) -> Asset {
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        let (mime, is_text) = match ending {
            "js" => ("text/javascript; charset=utf-8", true),
            "css" => ("text/css; charset=utf-8", true),
            "svg" => ("image/svg+xml", false),
            "webp" => ("image/webp", false),
            _ => ("font/woff2", false),
        };
        let bytes = match std::str::from_utf8(bytes) {
            Ok(text) if is_text => Bytes::from(with_urls(without_comments(text), known)),
            _ => Bytes::from_static(bytes),
        };
        let mark = hex(&Sha256::digest(&bytes)[..4]);
        Asset {
            name,
            url: format!("/assets/{stem}.{mark}.{ending}"),
            mime,
            packed: OnceLock::new(),
            bytes,
        }
    }

    /// The gzipped bytes, compressed on the first request.
    pub(super) fn packed(&self) -> Option<&Bytes> {
        let packed = || compress::gzip_smallest(&self.bytes);
        self.packed.get_or_init(packed).as_ref()
    }
}

/// A text without comments and indentation. Our scripts and styles have only whole-line comments.
fn without_comments(text: &str) -> String {
    const COMMENTS: [&str; 2] = ["//", "/*"];
    let is_code =
        |line: &&str| !line.is_empty() && !COMMENTS.iter().any(|sign| line.starts_with(sign));
    let lines = text.lines().map(str::trim).filter(is_code);
    lines.collect::<Vec<_>>().join("\n")
}

/// A text in which `'./page.js'` and `url(court.woff2)` are URLs.
fn with_urls(text: String, known: &[Asset]) -> String {
    known.iter().fold(text, |text, Asset { name, url, .. }| {
        text.replace(&format!("'./{name}'"), &format!("'{url}'"))
            .replace(&format!("url({name})"), &format!("url({url})"))
    })
}

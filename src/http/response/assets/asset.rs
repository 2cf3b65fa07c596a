//! A static file embedded in the binary.

use crate::formats::record::hex;
use crate::http::middleware::compress;
use actix_web::web::Bytes;
use sha2::{Digest, Sha256};
use std::sync::OnceLock;

/// A static file embedded in the binary.
pub struct Asset {
    /// Its path: the name with the first bytes of its hash.
    pub url: String,
    pub(super) mime: &'static str,
    pub(super) bytes: Bytes,
    packed: OnceLock<Option<Bytes>>,
}

impl Asset {
    pub(super) fn new(
        name: &str,
        ending: &str,
        mime: &'static str,
        bytes: impl Into<Bytes>,
    ) -> Asset {
        let bytes = bytes.into();
        let mark = hex(&Sha256::digest(&bytes)[..4]);
        Asset {
            url: format!("/assets/{name}.{mark}.{ending}"),
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

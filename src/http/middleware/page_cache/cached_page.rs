//! The cache of public pages.

use crate::change_feed::{Cache, Freshness};
use crate::formats::record::hex;
use crate::http::middleware::compress;
use crate::http::response::download::HTML;
use crate::i18n::Language;
use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Bytes;
use metrics::counter;
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A language and a canonical address.
pub(super) type CacheKey = (Language, String);

const CAPACITY: usize = 2_000;
const MAX_BYTES: usize = 64 * 1024 * 1024;

/// The public pages in memory.
#[derive(Default)]
pub struct PageCache {
    slots: Cache<CacheKey, PageSlot, CAPACITY, MAX_BYTES>,
    made: AtomicU64,
}

/// A page, locked while it is being rendered.
pub(super) type PageSlot = tokio::sync::Mutex<Option<Arc<CachedPage>>>;

impl PageCache {
    /// A fresh page, unless it is being rendered.
    pub(super) fn get(&self, key: &CacheKey) -> Option<Arc<CachedPage>> {
        let slot = self.slots.get(key)?;
        let page = slot.try_lock().ok()?;
        page.as_ref().filter(|page| page.is_fresh()).map(Arc::clone)
    }

    /// The slot of a page, whether it has been rendered or not.
    pub(super) fn slot(&self, key: &CacheKey) -> Arc<PageSlot> {
        self.slots.get_or_default(key)
    }

    /// Removes the slot of a page that does not exist.
    pub(super) fn remove(&self, key: &CacheKey) {
        self.slots.remove_if(key, |_| true);
    }

    /// Counts a rendered page and its bytes.
    pub(super) fn count(&self, key: &CacheKey, page: &CachedPage) {
        self.made.fetch_add(1, Ordering::Relaxed);
        counter!("inkundla_pages_made_total").increment(1);
        self.slots.set_bytes(key, page.bytes());
    }

    /// The number of pages rendered so far.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// The number of pages in memory.
    pub fn cached(&self) -> usize {
        self.slots.count()
    }
}

/// A page with its headers, encoded for sending.
pub(super) struct CachedPage {
    mime: &'static str,
    packed: Option<Bytes>,
    plain: Bytes,
    tag: String,
    freshness: Freshness,
    offers: HashSet<String>,
}

impl CachedPage {
    pub(super) fn new(
        (mime, bytes): (&'static str, Vec<u8>),
        freshness: Freshness,
        offers: Vec<String>,
    ) -> CachedPage {
        let mark = hex(&Sha256::digest(&bytes)[..8]);
        CachedPage {
            mime,
            // Pictures are compressed already.
            packed: (mime == HTML)
                .then(|| compress::gzip_best(&bytes))
                .flatten(),
            plain: Bytes::from(bytes),
            // Weak, because the compressed and the plain page share it.
            tag: format!("W/\"{mark}\""),
            freshness,
            offers: offers.into_iter().collect(),
        }
    }

    /// Whether this query parameter has a page of its own.
    pub(super) fn offers(&self, pair: &str) -> bool {
        self.offers.contains(pair)
    }

    fn bytes(&self) -> usize {
        let packed = self.packed.as_ref().map_or(0, Bytes::len);
        let offers: usize = self.offers.iter().map(String::len).sum();
        packed + self.plain.len() + offers
    }

    pub(super) fn is_fresh(&self) -> bool {
        self.freshness.is_fresh()
    }

    /// The response to a browser that has pages with these entity tags.
    pub(super) fn answer(&self, etags: Option<&str>, takes_gzip: bool) -> HttpResponse {
        let is_known = etags.is_some_and(|etags| {
            let mut tags = etags.split(',').map(str::trim);
            tags.any(|tag| tag == self.tag)
        });
        let mut answer = match (&self.packed, is_known) {
            (_, true) => HttpResponse::NotModified().finish(),
            (Some(packed), false) if takes_gzip => compress::answer(self.mime, packed.clone()),
            _ => HttpResponse::Ok()
                .content_type(self.mime)
                .insert_header((header::VARY, "accept-encoding"))
                .body(self.plain.clone()),
        };
        if let Ok(tag) = header::HeaderValue::try_from(&self.tag) {
            answer.headers_mut().insert(header::ETAG, tag);
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invented_addresses_do_not_fill_the_memory() {
        let pages = PageCache::default();
        let key = |number: usize| (Language::English, format!("/e/K/{number}"));
        for number in 0..3 * CAPACITY {
            pages.slot(&key(number));
        }
        assert!(pages.cached() <= CAPACITY, "{}", pages.cached());
        let page = CachedPage::new(
            (HTML, vec![b'x'; 1_000_000]),
            Freshness::default(),
            Vec::new(),
        );
        for number in 0..100 {
            pages.slot(&key(number));
            pages.count(&key(number), &page);
        }
        assert_eq!(pages.made(), 100);
        assert!(
            pages.cached() <= MAX_BYTES / page.bytes(),
            "{}",
            pages.cached()
        );
    }
}

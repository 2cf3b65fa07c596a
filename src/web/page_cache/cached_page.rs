//! PageCache as they are kept: until something changes, and no more than fit.

use crate::i18n::Language;
use crate::web::compress;
use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::Bytes;
use metrics::counter;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::watch;

/// A language and an address in its one spelling.
pub(super) type CacheKey = (Language, String);

/// So many pages are kept at most.
const MOST: usize = 2_000;
/// So many bytes are kept at most.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// The pages that are ready.
#[derive(Default)]
pub struct PageCache {
    slots: Mutex<HashMap<CacheKey, Arc<Slot>>>,
    /// Counts each look at a page: who was looked at last has the highest.
    looks: AtomicU64,
    made: AtomicU64,
}

/// The place of one page.
#[derive(Default)]
pub(super) struct Slot {
    /// Held by who makes it.
    kept: tokio::sync::Mutex<Option<Arc<CachedPage>>>,
    looked_at: AtomicU64,
    bytes: AtomicUsize,
}

impl Slot {
    /// The page, once nobody makes it.
    pub(super) async fn kept(&self) -> tokio::sync::MutexGuard<'_, Option<Arc<CachedPage>>> {
        self.kept.lock().await
    }

    /// The page as it is, unless somebody makes it.
    fn fresh(&self) -> Option<Arc<CachedPage>> {
        let kept = self.kept.try_lock().ok()?;
        kept.as_ref().filter(|kept| kept.is_fresh()).map(Arc::clone)
    }
}

impl PageCache {
    /// A page that is ready.
    pub(super) fn ready(&self, place: &CacheKey) -> Option<Arc<CachedPage>> {
        let slots = self.slots();
        let slot = slots.get(place)?;
        slot.looked_at.store(self.look(), Ordering::Relaxed);
        slot.fresh()
    }

    /// The place of a page, ready or not.
    pub(super) fn slot(&self, place: &CacheKey) -> Arc<Slot> {
        let mut slots = self.slots();
        let slot = Arc::clone(slots.entry(place.clone()).or_default());
        slot.looked_at.store(self.look(), Ordering::Relaxed);
        make_room(&mut slots, (MOST, MOST_BYTES));
        slot
    }

    /// Gives the place of a page up that there is not.
    pub(super) fn forget(&self, place: &CacheKey) {
        self.slots().remove(place);
    }

    /// Counts a page that was made, and what it weighs.
    pub(super) fn weigh(&self, place: &CacheKey, kept: &CachedPage) {
        self.made.fetch_add(1, Ordering::Relaxed);
        counter!("inkundla_pages_made_total").increment(1);
        let mut slots = self.slots();
        if let Some(slot) = slots.get(place) {
            slot.bytes.store(kept.bytes(), Ordering::Relaxed);
        }
        make_room(&mut slots, (MOST, MOST_BYTES));
    }

    /// How many pages have been made so far.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// How many are kept.
    pub fn kept(&self) -> usize {
        self.slots().len()
    }

    fn look(&self) -> u64 {
        self.looks.fetch_add(1, Ordering::Relaxed)
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<CacheKey, Arc<Slot>>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Gives up the pages that were looked at longest ago, until no more than so many
/// of so many bytes are left.
fn make_room(slots: &mut HashMap<CacheKey, Arc<Slot>>, (most, most_bytes): (usize, usize)) {
    let weight = |slot: &Arc<Slot>| slot.bytes.load(Ordering::Relaxed);
    let mut bytes: usize = slots.values().map(weight).sum();
    if slots.len() <= most && bytes <= most_bytes {
        return;
    }
    let looked_at = |slot: &Arc<Slot>| slot.looked_at.load(Ordering::Relaxed);
    let mut oldest: Vec<(u64, CacheKey)> = slots
        .iter()
        .map(|(place, slot)| (looked_at(slot), place.clone()))
        .collect();
    oldest.sort_unstable_by_key(|(looked_at, _)| *looked_at);
    // Some more than has to be, so that not each new page sorts them all.
    for (_, place) in oldest {
        if slots.len() <= most - most / 8 && bytes <= most_bytes - most_bytes / 8 {
            return;
        }
        bytes -= slots.remove(&place).as_ref().map_or(0, weight);
    }
}

/// A page as it goes over the wire.
pub(super) struct CachedPage {
    packed: Option<Bytes>,
    plain: Bytes,
    tag: String,
    follows: Vec<watch::Receiver<u64>>,
    until: Option<Instant>,
    offers: HashSet<String>,
}

impl CachedPage {
    /// A page until something that it follows is announced, or until a moment.
    pub(super) fn new(
        text: &str,
        follows: Vec<watch::Receiver<u64>>,
        until: Option<Instant>,
        offers: Vec<String>,
    ) -> CachedPage {
        let hash = Sha256::digest(text.as_bytes());
        let mark: String = hash
            .iter()
            .take(8)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        CachedPage {
            packed: compress::gzip_best(text.as_bytes()),
            plain: Bytes::copy_from_slice(text.as_bytes()),
            // Weak: packed or plain, it is the same page.
            tag: format!("W/\"{mark}\""),
            follows,
            until,
            offers: offers.into_iter().collect(),
        }
    }

    /// Whether it offers to be asked for this.
    pub(super) fn offers(&self, pair: &str) -> bool {
        self.offers.contains(pair)
    }

    fn bytes(&self) -> usize {
        let packed = self.packed.as_ref().map_or(0, Bytes::len);
        let offers: usize = self.offers.iter().map(String::len).sum();
        packed + self.plain.len() + offers
    }

    /// Whether it would be made just so now.
    pub(super) fn is_fresh(&self) -> bool {
        let is_unchanged =
            |changes: &watch::Receiver<u64>| matches!(changes.has_changed(), Ok(false));
        self.until.is_none_or(|until| Instant::now() < until)
            && self.follows.iter().all(is_unchanged)
    }

    /// The answer to somebody who has pages with these marks already.
    pub(super) fn answer(&self, knows: Option<&str>, takes_gzip: bool) -> HttpResponse {
        let is_known = knows.is_some_and(|known| {
            let mut tags = known.split(',').map(str::trim);
            tags.any(|tag| tag == self.tag)
        });
        let mut answer = match (&self.packed, is_known) {
            (_, true) => HttpResponse::NotModified().finish(),
            (Some(packed), false) if takes_gzip => {
                compress::answer("text/html; charset=utf-8", packed.clone())
            }
            _ => HttpResponse::Ok()
                .content_type("text/html; charset=utf-8")
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

    fn place(number: usize) -> CacheKey {
        (Language::English, format!("/e/K/{number}"))
    }

    #[test]
    fn what_was_looked_at_longest_ago_goes_first() {
        let pages = PageCache::default();
        for number in 0..10 {
            let slot = pages.slot(&place(number));
            slot.bytes.store(1_000, Ordering::Relaxed);
        }
        pages.ready(&place(0));
        let mut slots = pages.slots();
        make_room(&mut slots, (100, 4_000));
        let left: HashSet<&CacheKey> = slots.keys().collect();
        let last = [place(0), place(8), place(9)];
        assert_eq!(left, last.iter().collect());
        make_room(&mut slots, (2, 4_000));
        let left: HashSet<&CacheKey> = slots.keys().collect();
        assert_eq!(left, [place(0), place(9)].iter().collect());
    }

    #[test]
    fn addresses_without_end_are_not_kept_without_end() {
        let pages = PageCache::default();
        for number in 0..3 * MOST {
            pages.slot(&place(number));
        }
        assert!(pages.kept() <= MOST, "{}", pages.kept());
        let text = "x".repeat(1_000_000);
        for number in 0..100 {
            let kept = CachedPage::new(&text, Vec::new(), None, Vec::new());
            pages.slot(&place(number));
            pages.weigh(&place(number), &kept);
        }
        assert_eq!(pages.made(), 100);
        let bytes: usize = pages
            .slots()
            .values()
            .map(|slot| slot.bytes.load(Ordering::Relaxed))
            .sum();
        assert!(bytes <= MOST_BYTES, "{bytes}");
    }
}

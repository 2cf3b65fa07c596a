//! The one cache of the program: a bounded map in memory. A cached value is validated before use:
//! by a [`Freshness`], or by a number that the caller compares with the store.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::watch;

/// The validity of a value: until one of its topics is announced, or until a deadline.
#[derive(Clone, Debug, Default)]
pub struct Freshness {
    /// The versions of the topics, from [`super::Hub::watch_version`]. Taken before the value is
    /// read, so that no change in between is missed.
    pub topics: Vec<watch::Receiver<u64>>,
    /// The deadline; `None` for never.
    pub until: Option<Instant>,
}

impl Freshness {
    /// For a value that depends on one topic.
    pub fn of(topic: watch::Receiver<u64>) -> Freshness {
        Freshness {
            topics: vec![topic],
            until: None,
        }
    }

    /// For a value that is read again now and depends on the same topics.
    #[must_use]
    pub fn renewed(&self) -> Freshness {
        let mut renewed = self.clone();
        renewed
            .topics
            .iter_mut()
            .for_each(watch::Receiver::mark_unchanged);
        renewed
    }

    /// For a value that was read before its topics were watched: it counts as stale.
    #[must_use]
    pub fn unsure(mut self) -> Freshness {
        self.topics
            .iter_mut()
            .for_each(watch::Receiver::mark_changed);
        self
    }

    /// Whether the value still holds.
    pub fn is_fresh(&self) -> bool {
        self.until.is_none_or(|until| Instant::now() < until)
            && (self.topics.iter()).all(|topic| matches!(topic.has_changed(), Ok(false)))
    }
}

/// A map of at most `CAPACITY` values and `MAX_BYTES` bytes, as [`Cache::set_bytes`] counts them.
/// When it is full, it evicts the least recently used values down to seven eighths, but none
/// that a caller holds.
#[derive(Debug)]
pub struct Cache<K, V, const CAPACITY: usize, const MAX_BYTES: usize = { usize::MAX }>(
    Mutex<Entries<K, V>>,
);

#[derive(Debug)]
struct Entries<K, V> {
    map: HashMap<K, Cached<V>>,
    /// Counts the uses of the cache, as the clock of the eviction.
    uses: u64,
    bytes: usize,
}

#[derive(Debug)]
struct Cached<V> {
    value: Arc<V>,
    last_use: u64,
    bytes: usize,
}

impl<V> Cached<V> {
    fn is_held(&self) -> bool {
        Arc::strong_count(&self.value) > 1
    }
}

impl<K, V, const C: usize, const B: usize> Default for Cache<K, V, C, B> {
    fn default() -> Self {
        let (map, uses, bytes) = (HashMap::new(), 0, 0);
        Cache(Mutex::new(Entries { map, uses, bytes }))
    }
}

impl<K: Eq + Hash, V, const CAPACITY: usize, const MAX_BYTES: usize>
    Cache<K, V, CAPACITY, MAX_BYTES>
{
    fn lock(&self) -> MutexGuard<'_, Entries<K, V>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value of a key.
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<Arc<V>>
    where
        K: Borrow<Q>,
    {
        self.lock().used(key)
    }

    /// The value of a key; a default one is inserted if there is none.
    pub fn get_or_default(&self, key: &K) -> Arc<V>
    where
        K: Clone,
        V: Default,
    {
        let mut entries = self.lock();
        entries.used(key).unwrap_or_else(|| {
            let value = Arc::default();
            entries.put(key.clone(), Arc::clone(&value));
            Self::evict(&mut entries);
            value
        })
    }

    /// Inserts a value, if there is none or the present one may be replaced.
    pub fn insert_if(&self, key: K, value: Arc<V>, may_replace: impl Fn(&V) -> bool) {
        let mut entries = self.lock();
        let cached = entries.map.get(&key);
        if cached.is_none_or(|cached| may_replace(&cached.value)) {
            entries.put(key, value);
            Self::evict(&mut entries);
        }
    }

    /// Removes the value of a key if `is_right` accepts it.
    pub fn remove_if(&self, key: &K, is_right: impl Fn(&Arc<V>) -> bool) {
        let mut entries = self.lock();
        if (entries.map.get(key)).is_some_and(|cached| is_right(&cached.value)) {
            let removed = entries.map.remove(key);
            entries.bytes -= removed.map_or(0, |cached| cached.bytes);
        }
    }

    /// Records how large a value has become.
    pub fn set_bytes(&self, key: &K, bytes: usize) {
        let mut entries = self.lock();
        if let Some(cached) = entries.map.get_mut(key) {
            let before = std::mem::replace(&mut cached.bytes, bytes);
            entries.bytes = entries.bytes - before + bytes;
            Self::evict(&mut entries);
        }
    }

    /// The number of values.
    pub fn count(&self) -> usize {
        self.lock().map.len()
    }

    /// Evicts more than needed, so that not every insertion sorts all values. A value that a caller
    /// holds stays: evicting it would free nothing, and the next request would build it again.
    fn evict(entries: &mut Entries<K, V>) {
        let (mut count, mut bytes) = (entries.map.len(), entries.bytes);
        if count <= CAPACITY && bytes <= MAX_BYTES {
            return;
        }
        let idle = entries.map.values().filter(|cached| !cached.is_held());
        let mut idle: Vec<(u64, usize)> = idle.map(|one| (one.last_use, one.bytes)).collect();
        idle.sort_unstable();
        let mut evicted_until = 0;
        for (last_use, of_this) in idle {
            let is_room = |used: usize, limit: usize| used <= limit - limit / 8;
            if is_room(count, CAPACITY) && is_room(bytes, MAX_BYTES) {
                break;
            }
            (count, bytes, evicted_until) = (count - 1, bytes - of_this, last_use);
        }
        let stays = |cached: &Cached<V>| cached.is_held() || cached.last_use > evicted_until;
        entries.map.retain(|_, cached| stays(cached));
        entries.bytes = entries.map.values().map(|cached| cached.bytes).sum();
    }
}

impl<K: Eq + Hash, V> Entries<K, V> {
    fn used<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<Arc<V>>
    where
        K: Borrow<Q>,
    {
        let cached = self.map.get_mut(key)?;
        self.uses += 1;
        cached.last_use = self.uses;
        Some(Arc::clone(&cached.value))
    }

    fn put(&mut self, key: K, value: Arc<V>) {
        self.uses += 1;
        let cached = Cached {
            value,
            last_use: self.uses,
            bytes: 0,
        };
        let before = self.map.insert(key, cached);
        self.bytes -= before.map_or(0, |before| before.bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::change_feed::{Hub, Topic};
    use std::time::Duration;

    fn keys<const B: usize>(cache: &Cache<u32, (), 8, B>) -> Vec<u32> {
        let mut keys: Vec<u32> = cache.lock().map.keys().copied().collect();
        keys.sort_unstable();
        keys
    }

    #[test]
    fn the_least_recently_used_are_evicted_first() {
        let cache = Cache::<u32, (), 8, 4_000>::default();
        for key in 0..8 {
            cache.get_or_default(&key);
        }
        cache.get(&0);
        cache.get_or_default(&8);
        assert_eq!(keys(&cache), [0, 3, 4, 5, 6, 7, 8]);
        for key in 0..8 {
            cache.set_bytes(&key, 1_000);
        }
        assert_eq!(keys(&cache), [0, 5, 6, 7, 8], "by their bytes");
    }

    #[test]
    fn a_value_that_is_held_is_not_evicted() {
        let cache = Cache::<u32, (), 8>::default();
        let held: Vec<Arc<()>> = (0..20).map(|key| cache.get_or_default(&key)).collect();
        assert_eq!(cache.count(), 20);
        drop(held);
        cache.get_or_default(&20);
        assert_eq!(keys(&cache), [14, 15, 16, 17, 18, 19, 20]);
    }

    #[test]
    fn bytes_are_counted_while_values_come_and_go() {
        let cache = Cache::<u32, (), 100, 1_000>::default();
        for key in (0..50).chain(0..50) {
            cache.insert_if(key, Arc::default(), |()| true);
            cache.set_bytes(&key, 90);
            cache.remove_if(&(key / 2), |_| key % 2 == 0);
            let entries = cache.lock();
            let bytes: usize = entries.map.values().map(|cached| cached.bytes).sum();
            assert_eq!(entries.bytes, bytes);
            assert!(bytes <= 1_000);
        }
    }

    #[test]
    fn a_value_replaces_another_only_if_it_may() {
        let cache = Cache::<&str, u32, 8>::default();
        let newer = |new: u32| cache.insert_if("key", Arc::new(new), |old| *old < new);
        newer(3);
        newer(2);
        assert_eq!(cache.get("key").as_deref(), Some(&3));
        newer(4);
        assert_eq!(cache.get("key").as_deref(), Some(&4));
    }

    #[test]
    fn a_value_is_fresh_until_its_topic_is_announced_or_its_time_is_over() {
        let hub = Hub::default();
        let mut freshness = Freshness::of(hub.watch_version(Topic::Hall(1)));
        assert!(freshness.is_fresh());
        hub.announce(Topic::Hall(2));
        assert!(freshness.is_fresh());
        freshness.until = Some(Instant::now() + Duration::from_secs(60));
        assert!(freshness.is_fresh());
        freshness.until = Some(Instant::now());
        assert!(!freshness.is_fresh());
        freshness.until = None;
        hub.announce(Topic::Hall(1));
        assert!(!freshness.is_fresh());
    }
}

//! The demos that play, in this process.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The demos that this process knows, by the key of the event, and whether each plays.
#[derive(Default)]
pub(in crate::desk) struct Demos(Mutex<BTreeMap<String, bool>>);

impl Demos {
    pub(super) fn plays(&self, key: &str) -> Option<bool> {
        self.with(|known| known.get(key).copied())
    }

    pub(super) fn set(&self, key: &str, plays: bool) {
        self.with(|known| known.insert(key.to_owned(), plays));
    }

    pub(super) fn playing(&self) -> Vec<String> {
        self.with(|known| {
            let playing = known.iter().filter(|(_, plays)| **plays);
            playing.map(|(key, _)| key.clone()).collect()
        })
    }

    pub(super) fn forget(&self, key: &str) {
        self.with(|known| known.remove(key));
    }

    fn with<T>(&self, look: impl FnOnce(&mut BTreeMap<String, bool>) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

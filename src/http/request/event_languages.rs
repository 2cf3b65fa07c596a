//! Cache of the languages of events, and of who plays in them.

use crate::change_feed::{Cache, Freshness};
use crate::desk::events::EventWords;
use std::sync::Arc;

/// The words of events, cached until the event changes.
#[derive(Default)]
pub struct EventLanguages(Cache<String, (EventWords, Freshness), 4_096>);

impl EventLanguages {
    /// The words of the event with a key; `None` if they must be looked up.
    pub(crate) fn get(&self, key: &str) -> Option<EventWords> {
        let cached = self.0.get(key)?;
        cached.1.is_fresh().then_some(cached.0)
    }

    pub(crate) fn insert(&self, key: String, words: EventWords, freshness: Freshness) {
        let value = Arc::new((words, freshness));
        self.0.insert_if(key, value, |_| true);
    }
}

//! Cache of the languages of events.

use crate::change_feed::{Cache, Freshness};
use crate::i18n::Language;
use std::sync::Arc;

/// The languages of events, cached until the event changes.
#[derive(Default)]
pub struct EventLanguages(Cache<String, (Option<Language>, Freshness), 4_096>);

impl EventLanguages {
    /// The language of the event with a key; `None` if it must be looked up.
    pub(super) fn get(&self, key: &str) -> Option<Option<Language>> {
        let cached = self.0.get(key)?;
        cached.1.is_fresh().then_some(cached.0)
    }

    pub(super) fn insert(&self, key: String, language: Option<Language>, freshness: Freshness) {
        let value = Arc::new((language, freshness));
        self.0.insert_if(key, value, |_| true);
    }
}

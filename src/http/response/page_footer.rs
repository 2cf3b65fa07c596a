//! The foot of every page: the languages on offer, and how much of a translation its speakers have confirmed.

use crate::http::response::page_context::Page;
use crate::i18n::{Language, catalog};

impl Page {
    /// The hint that the translation is mostly unconfirmed, with the confirmed share.
    pub fn mostly_unconfirmed(&self) -> Option<String> {
        let share = catalog::confirmed(self.t.language());
        let percent = share.confirmed * 100 / share.all.max(1);
        let is_most = self.t.language().is_written() && share.confirmed * 2 < share.all;
        is_most.then(|| self.t.msg_arg("words-quiet", "percent", percent))
    }

    /// The languages on offer: those with enough translated messages, and the current one.
    pub fn languages(&self) -> impl Iterator<Item = &'static Language> {
        let chosen = self.t.language();
        let known = Language::ALL.iter();
        known.filter(move |known| known.is_written() || **known == chosen)
    }

    /// Whether the page is in this language.
    pub fn speaks(&self, language: &Language) -> bool {
        self.t.language() == *language
    }
}

//! Speakers who help to translate: the messages on the pages that they opened, and those that still need an
//! answer.

use crate::http::request::percent_encoding::escaped_but;
use crate::i18n::speaker_answers::Answer;
use crate::i18n::{Language, Recording, catalog};
use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The cookie of a speaker's browser.
pub(crate) const SPEAKER: &str = "words";
/// The message of a page's footer to a speaker, which does not count as a message of the page.
pub(crate) const FOOTER: &str = "words-help";
/// The number of speakers whose pages are recorded.
const MOST_SPEAKERS: usize = 64;
/// The number of pages of each speaker.
const MOST_PAGES: usize = 8;

/// The pages that speakers opened last, with the messages on them.
#[derive(Default)]
pub struct SeenPages(Mutex<VecDeque<(String, VecDeque<SeenPage>)>>);

struct SeenPage {
    address: String,
    language: Language,
    recording: Arc<Recording>,
}

impl SeenPages {
    /// Starts to record a page that a speaker opens.
    pub(crate) fn begin(&self, speaker: &str, address: &str, language: Language) -> Arc<Recording> {
        let mut seen = self.seen();
        let at = seen.iter().position(|(known, _)| known == speaker);
        let (name, mut pages) = at
            .and_then(|at| seen.remove(at))
            .unwrap_or_else(|| (speaker.to_owned(), VecDeque::new()));
        pages.retain(|page| page.address != address || page.language != language);
        pages.truncate(MOST_PAGES - 1);
        let recording = Arc::new(Recording::default());
        pages.push_front(SeenPage {
            address: address.to_owned(),
            language,
            recording: Arc::clone(&recording),
        });
        seen.push_front((name, pages));
        seen.truncate(MOST_SPEAKERS);
        recording
    }

    /// The messages on a page when the speaker last opened it.
    pub(crate) fn of(
        &self,
        speaker: &str,
        address: &str,
        language: Language,
    ) -> Option<Arc<Recording>> {
        let seen = self.seen();
        let (_, pages) = seen.iter().find(|(known, _)| known == speaker)?;
        let is_it = |page: &&SeenPage| page.address == address && page.language == language;
        Some(Arc::clone(&pages.iter().find(is_it)?.recording))
    }

    fn seen(&self) -> MutexGuard<'_, VecDeque<(String, VecDeque<SeenPage>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The footer of a page for a speaker.
#[derive(Clone)]
pub struct WordsHelp {
    recording: Arc<Recording>,
    open: Arc<HashSet<&'static str>>,
    /// The address of the page, encoded for a query.
    of: String,
}

impl WordsHelp {
    /// Counts the messages of a page that are in `open`.
    pub(crate) fn of(
        recording: Arc<Recording>,
        open: HashSet<&'static str>,
        address: &str,
    ) -> WordsHelp {
        WordsHelp {
            recording,
            open: Arc::new(open),
            of: in_query(address),
        }
    }

    /// The number of messages, as far as the page is rendered, that the speaker has not answered.
    pub fn count(&self) -> usize {
        self.recording
            .count(|id| self.open.contains(id) && id != FOOTER)
    }

    /// The page that asks about them.
    pub fn href(&self) -> String {
        format!("/words?of={}", self.of)
    }
}

/// Encodes an address as the value of a query parameter.
pub(crate) fn in_query(address: &str) -> String {
    escaped_but(address, b"/-_.~")
}

/// Whether a message needs answers in a language: nobody has confirmed its translation.
pub(crate) fn is_asked(language: Language, id: &str) -> bool {
    let own = catalog::words(language, id);
    language != Language::English && own.is_none_or(|words| !words.is_confirmed)
}

/// Whether the English text has changed since the translation.
pub(crate) fn is_older(language: Language, id: &str) -> bool {
    catalog::words(language, id).is_some_and(|words| words.is_older)
}

/// The messages of a language with an up-to-date answer.
pub(crate) fn answered(language: Language, answers: &[Answer]) -> HashSet<&str> {
    let of_language = answers.iter().filter(|one| one.language == language);
    let today = of_language.filter(|one| is_of_today(one));
    today.map(|one| one.id.as_str()).collect()
}

/// Whether neither the English text nor the translation has changed since the answer.
pub(crate) fn is_of_today(answer: &Answer) -> bool {
    let words = catalog::words(answer.language, &answer.id);
    let words = words.map_or("", |words| words.text.as_str());
    answer.words == words
        && catalog::english_fingerprint(&answer.id).as_deref() == Some(answer.english.as_str())
}

//! Speakers who help with the words: which messages the pages said that they looked at, and which
//! of them are still to be asked.

use crate::i18n::answers::Answer;
use crate::i18n::{Language, Recording, catalog};
use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The cookie of a speaker's browser.
pub(super) const SPEAKER: &str = "words";
/// What the footer of a page says to a speaker, which is not among the words of the page.
pub(super) const FOOTER: &str = "words-help";
/// The number of speakers whose pages are remembered.
const MOST_SPEAKERS: usize = 64;
/// The number of pages of each.
const MOST_PAGES: usize = 8;

/// The pages that speakers have looked at last, with what was said on them.
#[derive(Default)]
pub struct SeenPages(Mutex<VecDeque<(String, VecDeque<SeenPage>)>>);

struct SeenPage {
    address: String,
    language: Language,
    recording: Arc<Recording>,
}

impl SeenPages {
    /// A page that a speaker looks at now.
    pub(super) fn begin(&self, speaker: &str, address: &str, language: Language) -> Arc<Recording> {
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

    /// What was said on a page when the speaker looked at it last.
    pub(super) fn of(
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

/// What the footer of a page shows to a speaker.
#[derive(Clone)]
pub struct WordsHelp {
    recording: Arc<Recording>,
    open: Arc<HashSet<&'static str>>,
    /// The address of the page as a value of a query.
    of: String,
}

impl WordsHelp {
    /// What is counted of a page that a speaker looks at: its messages that are `open`.
    pub(super) fn of(
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

    /// How many messages of the page, as far as it is made, the speaker has not answered.
    pub fn count(&self) -> usize {
        self.recording
            .count(|id| self.open.contains(id) && id != FOOTER)
    }

    /// Where they are asked.
    pub fn href(&self) -> String {
        format!("/words?of={}", self.of)
    }
}

/// A text as the value of a query.
pub(super) fn in_query(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let letters = text.bytes().map(|byte| {
        if plain(byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    });
    letters.collect()
}

/// Whether speakers are asked about a message of a language: nobody has confirmed it yet.
pub(super) fn is_asked(language: Language, id: &str) -> bool {
    let own = catalog::words(language, id);
    language != Language::English && own.is_none_or(|words| !words.is_confirmed)
}

/// The messages of a language that the answers are about as they stand today.
pub(super) fn answered(language: Language, answers: &[Answer]) -> HashSet<&str> {
    let of_language = answers.iter().filter(|one| one.language == language);
    let today = of_language.filter(|one| is_of_today(one));
    today.map(|one| one.id.as_str()).collect()
}

/// Whether neither the English nor the words have changed since.
pub(super) fn is_of_today(answer: &Answer) -> bool {
    let words = catalog::words(answer.language, &answer.id);
    let words = words.map_or("", |words| words.text.as_str());
    answer.words == words
        && catalog::english_fingerprint(&answer.id).as_deref() == Some(answer.english.as_str())
}

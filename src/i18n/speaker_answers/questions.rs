//! The file of questions for a speaker with a text editor or on paper: every unconfirmed message
//! as an answer to be edited.

use super::super::{Language, catalog, glossary_in};
use super::Speaker;
use super::file::{NO_WORDS, moment_text, speaker_text};
use std::fmt::Write;

/// Writes the unconfirmed messages of a language with their English texts and glossary terms,
/// each answered *not sure*, for a speaker and a time in milliseconds since 1970 (UTC). Translations
/// that are older than their English texts come first.
/// [`read`](super::read) accepts the file as it is.
pub fn questions(language: Language, speaker: &Speaker, at: i64) -> String {
    let mut file = format!(
        "### Words of Inkundla, {}: what no two speakers have confirmed yet.
### For each sentence change “not sure” to “right”, or to “better” and write better words behind the =.
### What stands between curly brackets stays as it is. Leave what you cannot tell.
### The file is taken in by: inkundla words import FILE

## language: {}
## speaker: {}
## at: {}
",
        language.name(),
        language.tag(),
        speaker_text(speaker),
        moment_text(at),
    );
    let is_older = |id: &str| catalog::words(language, id).is_some_and(|words| words.is_older);
    let others = catalog::english_ids().filter(|id| !is_older(id));
    for id in catalog::older(language).chain(others) {
        let own = catalog::words(language, id);
        if own.is_some_and(|words| words.is_confirmed) {
            continue;
        }
        let own = own.map_or("", |words| words.text.as_str());
        let _never_fails_on_text = write_question(&mut file, language, id, own);
    }
    file
}

fn write_question(file: &mut String, language: Language, id: &str, own: &str) -> std::fmt::Result {
    let english = catalog::words(Language::English, id);
    let english = english.map_or("", |words| words.text.as_str());
    writeln!(file, "\n# not sure")?;
    if catalog::words(language, id).is_some_and(|words| words.is_older) {
        writeln!(
            file,
            "# the English has changed since these words were written"
        )?;
    }
    for line in english.lines() {
        writeln!(file, "# in English: {line}")?;
    }
    for term in glossary_in(language, own) {
        let (concept, term, exact) = (term.concept, term.term, term.exact);
        writeln!(file, "# in the rules: {term} ({concept}): “{exact}”")?;
    }
    writeln!(file, "# english: {}", catalog::fingerprint(english))?;
    for line in own.lines() {
        writeln!(file, "# instead of: {line}")?;
    }
    match own {
        "" => writeln!(file, "{id} = {NO_WORDS}"),
        own => writeln!(file, "{id} = {own}"),
    }
}

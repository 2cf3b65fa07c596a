//! A glossary of the games' terms in published rules of each language, shown to speakers beside a
//! message that they review.

use super::Language;

/// A term of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GlossaryTerm {
    /// Its meaning in English.
    pub concept: &'static str,
    /// The number of the rules in which it occurs.
    pub rules: &'static str,
    /// The term, or several separated by commas or slashes.
    pub term: &'static str,
    /// A quotation from the rules.
    pub exact: &'static str,
}

/// The shortest word that is searched for: shorter ones are parts of many others.
const SHORTEST: usize = 3;
/// The most terms shown beside one message.
const MOST: usize = 3;

/// The glossary of a language.
pub fn glossary(language: Language) -> impl Iterator<Item = GlossaryTerm> {
    let lines = include_str!("glossary.tsv").lines();
    let rows = lines.filter(|line| !line.starts_with('#'));
    rows.filter_map(move |line| {
        let mut columns = line.split('\t');
        let concept = columns.next()?;
        (columns.next()? == language.tag()).then_some(())?;
        Some(GlossaryTerm {
            concept,
            rules: columns.next()?,
            term: columns.next()?,
            exact: columns.next()?,
        })
    })
}

/// The terms that occur in a sentence of the language, at most three.
pub fn glossary_in(language: Language, sentence: &str) -> Vec<GlossaryTerm> {
    let sentence = sentence.to_lowercase();
    let is_in = |term: &GlossaryTerm| {
        let alike = term.term.split([',', '/', ';', '(', ')']);
        let mut words = alike.map(|word| word.trim().to_lowercase());
        words.any(|word| word.chars().count() >= SHORTEST && begins_a_word(&sentence, &word))
    };
    let mut found: Vec<GlossaryTerm> = Vec::new();
    for term in glossary(language).filter(is_in) {
        if found.len() < MOST && found.iter().all(|one| one.term != term.term) {
            found.push(term);
        }
    }
    found
}

/// Whether a word of the sentence begins with `word`, after a prefix of at most two letters.
fn begins_a_word(sentence: &str, word: &str) -> bool {
    let mut words = sentence.split(|c: char| !c.is_alphabetic() && c != ' ' && c != '-');
    words.any(|part| {
        part.match_indices(word).any(|(at, _)| {
            let before = part.get(..at).unwrap_or_default();
            let letters = before.chars().rev().take_while(|c| c.is_alphabetic());
            letters.count() <= 2
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_found_in_a_sentence() {
        let found = glossary_in(Language::Zulu, "Isibhamu! Thinta inkomo edutshuliwe");
        let terms: Vec<(&str, &str)> = found.iter().map(|one| (one.term, one.rules)).collect();
        assert_eq!(terms, [("isibhamu", "000")]);
        let found = glossary_in(Language::Afrikaans, "Skiet een van die koeie");
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!(glossary_in(Language::Zulu, "Gcina"), []);
        assert_eq!(glossary(Language::English).count(), 0);
    }
}

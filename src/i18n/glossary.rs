//! Words of the games as the rules in each language have them, to stand beside a sentence that
//! speakers confirm.

use super::Language;

/// One word of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GlossaryTerm {
    /// What it means, in English.
    pub concept: &'static str,
    /// The number of the rules that have it.
    pub rules: &'static str,
    /// The word, or several with commas or slashes between them.
    pub term: &'static str,
    /// The words around it in the rules.
    pub exact: &'static str,
}

/// The shortest word that is looked for in sentences: shorter ones are parts of many others.
const SHORTEST: usize = 3;
/// The most terms that stand beside one sentence.
const MOST: usize = 3;

/// The words of the rules in a language.
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

/// The words of the rules that stand in a sentence of the language, three at most.
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

/// Whether a word of the sentence begins like this, or with letters of a prefix before it.
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
    fn the_words_of_the_rules_stand_beside_a_sentence_that_has_them() {
        let found = glossary_in(Language::Zulu, "Isibhamu! Thinta inkomo edutshuliwe");
        let terms: Vec<(&str, &str)> = found.iter().map(|one| (one.term, one.rules)).collect();
        assert_eq!(terms, [("isibhamu", "000")]);
        let found = glossary_in(Language::Afrikaans, "Skiet een van die koeie");
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!(glossary_in(Language::Zulu, "Gcina"), []);
        assert_eq!(glossary(Language::English).count(), 0);
    }
}

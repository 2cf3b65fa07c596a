//! Words in capitals.

/// Whether a word is written in capitals, as family names are in some lists. A single letter is an
/// initial.
pub fn is_capitals(word: &str) -> bool {
    letters(word) > 1
        && word
            .chars()
            .filter(|c| c.is_alphabetic())
            .all(char::is_uppercase)
}

/// Number of letters of a word, without hyphens and full stops.
pub(super) fn letters(word: &str) -> usize {
    word.chars().filter(|c| c.is_alphabetic()).count()
}

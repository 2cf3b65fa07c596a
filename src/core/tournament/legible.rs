//! Characters that a reader cannot see, and the composed form of text.

use icu_normalizer::ComposingNormalizerBorrowed;
use std::borrow::Cow;

/// Normalises a text to NFC, so that a composed and a decomposed `ë` are equal.
pub fn composed(text: &str) -> Cow<'_, str> {
    ComposingNormalizerBorrowed::new_nfc().normalize(text)
}

/// Zero-width characters, soft hyphens and changes of direction could make a text look like another
/// one; U+FFFD stands for a letter that a program has lost.
pub(super) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffd}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// Normalises user input: single spaces, NFC, and no invisible characters.
pub fn legible(text: &str) -> String {
    let words = text.split_whitespace();
    let words = words.map(|word| word.chars().filter(|c| !is_hidden(*c)).collect::<String>());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    composed(&words.join(" ")).into_owned()
}

//! Characters that a reader cannot see, and the composed form of text.

use icu_normalizer::ComposingNormalizerBorrowed;
use std::borrow::Cow;

/// Normalises a text to NFC, so that a composed and a decomposed `ë` are equal.
pub fn composed(text: &str) -> Cow<'_, str> {
    ComposingNormalizerBorrowed::new_nfc().normalize(text)
}

/// Whether a reader cannot see a character: zero-width characters, soft hyphens and changes of direction could make a text look like another
/// one; U+FFFD stands for a letter that a program has lost.
pub fn is_hidden(c: char) -> bool {
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

/// Normalises a text of several lines: NFC, no invisible characters, no spaces at the ends of lines.
/// Spaces at their beginnings stay.
pub fn legible_lines(text: &str) -> String {
    let visible = |c: char| match c {
        '\t' => Some(' '),
        c => (!is_hidden(c)).then_some(c),
    };
    let line = |line: &str| {
        let line: String = line.chars().filter_map(visible).collect();
        line.trim_end().to_owned()
    };
    let lines: Vec<String> = text.lines().map(line).collect();
    composed(lines.join("\n").trim_matches('\n')).into_owned()
}

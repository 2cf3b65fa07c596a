//! Folds text for comparison that ignores accents and case.

use icu_normalizer::DecomposingNormalizerBorrowed;

/// Lower-case letters without accents, composed or decomposed. Letters in their own right, such as
/// clicks, stay.
pub fn plain(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase);
    let apart = DecomposingNormalizerBorrowed::new_nfd().normalize_iter(letters);
    apart.filter(|sign| !is_mark(*sign)).map(bare).collect()
}

/// Whether a character is a combining mark or an apostrophe.
fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}' | '\'' | '’' | '‘' | '`')
}

/// The plain letter for one with a stroke, or without its dot, which Unicode does not decompose.
fn bare(sign: char) -> char {
    match sign {
        'đ' => 'd',
        'ħ' => 'h',
        'ı' => 'i',
        'ł' => 'l',
        'ø' => 'o',
        other => other,
    }
}

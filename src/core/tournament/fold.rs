//! Folds text for comparison: accents and capitals make no difference.

use icu_normalizer::DecomposingNormalizerBorrowed;

/// Small letters without their accents, however these were typed. Letters of their
/// own, such as clicks, stay.
pub fn plain(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase);
    let apart = DecomposingNormalizerBorrowed::new_nfd().normalize_iter(letters);
    apart.filter(|sign| !is_mark(*sign)).map(bare).collect()
}

/// What stands on, below or between letters and is no letter itself.
fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}' | '\'' | '’' | '‘' | '`')
}

/// The letter that people type for one with a stroke through it, or without its
/// dot: these are no letters with an accent to Unicode.
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

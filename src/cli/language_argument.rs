//! A language as an argument of a command.

use crate::i18n::Language;

/// The language of a tag.
///
/// # Errors
/// A sentence with the tags of all languages.
pub(super) fn language(tag: &str) -> Result<Language, String> {
    Language::by_tag(tag).ok_or_else(|| {
        let known: Vec<&str> = Language::ALL.iter().map(|known| known.tag()).collect();
        format!("{tag} is none of {}", known.join(", "))
    })
}

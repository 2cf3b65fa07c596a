//! Missing messages of a language fall back to English.

use inkundla_i18n::{Language, Localizer, catalog};
use std::collections::BTreeSet;

const SOTHO: Language = Language::Sotho;

#[test]
fn missing_messages_fall_back_to_english() {
    let english = Localizer::of(Language::English).unwrap();
    for language in Language::ALL.iter().copied() {
        let t = Localizer::of(language).unwrap();
        for id in catalog::missing(language).unwrap() {
            assert_eq!(t.msg(&id), english.msg(&id), "{id} in {}", language.tag());
        }
    }
}

#[test]
fn fallback_messages_keep_english_plural_forms() {
    // In Sepedi the plural category `one` includes zero.
    assert_eq!(Language::Pedi.plural_forms(), ["one", "other"]);
    let english = Localizer::of(Language::English).unwrap();
    let t = Localizer::of(Language::Pedi).unwrap();
    for n in [0, 1, 2, 11] {
        let said = t.plural("phones-done", n);
        assert_eq!(said, english.plural("phones-done", n));
    }
}

#[test]
fn every_file_of_messages_is_a_language() {
    let folder = std::fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap();
    let names = folder.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let files: BTreeSet<String> = names.filter(|name| name.ends_with(".ftl")).collect();
    let known = Language::ALL.iter();
    let known: BTreeSet<String> = known.map(|one| format!("{}.ftl", one.tag())).collect();
    assert_eq!(files, known);
}

#[test]
fn a_language_is_offered_on_every_page_once_a_third_of_it_is_written() {
    let tags: Vec<&str> = Language::written().iter().map(|one| one.tag()).collect();
    assert_eq!(tags, ["en", "af", "id", "xh", "zu"]);
    assert_eq!((SOTHO.is_written(), SOTHO.page_tag()), (false, "en"));
    assert_eq!(Language::Zulu.page_tag(), "zu");
}

#[test]
fn a_browser_gets_an_untranslated_language_only_without_an_alternative() {
    let accepted = |header: &str| Language::accepted(header).map(Language::tag);
    assert_eq!(accepted("st"), Some("st"));
    assert_eq!(accepted("st-ZA,st;q=0.9,en;q=0.8"), Some("st"));
    assert_eq!(accepted("st,zu;q=0.8,en;q=0.5"), Some("zu"));
    assert_eq!(accepted("en,st;q=0.8"), Some("en"));
    assert_eq!(accepted("nso"), Some("nso"));
    assert_eq!(accepted("fr"), None);
}

#[test]
fn every_language_has_its_plural_forms() {
    for language in Language::ALL.iter().copied() {
        let forms = language.plural_forms();
        let is_known = matches!(forms, ["other"] | ["one", "other"]);
        assert!(is_known, "{}: {forms:?}", language.tag());
    }
}

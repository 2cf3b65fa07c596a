//! The plural categories of the languages.

use super::language::PerLanguage;
use super::{Language, Localizer};
use std::collections::BTreeSet;

impl Language {
    /// Its plural categories, in the order of CLDR: `one`, `other`.
    pub fn plural_forms(self) -> &'static [&'static str] {
        static KNOWN: PerLanguage<Vec<&'static str>> = PerLanguage::new();
        KNOWN.of(self, || plural_forms(self))
    }
}

/// The plural categories of a language, found by formatting sample numbers.
fn plural_forms(language: Language) -> Vec<&'static str> {
    const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    const ID: &str = "probe";
    let forms = FORMS.map(|form| format!("    [{form}] {form}\n"));
    let probe = format!("{ID} = {{ $n ->\n{}   *[none] none\n}}\n", forms.concat());
    let Ok(probe) = Localizer::of_text(language, probe) else {
        return vec!["other"];
    };
    let asked: BTreeSet<String> = (0..=200).map(|n| probe.plural(ID, n)).collect();
    let has = |form: &&str| *form == "other" || asked.contains(*form);
    FORMS.into_iter().filter(has).collect()
}

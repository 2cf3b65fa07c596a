//! The message catalogue, for translators and checks.

use super::language::PerLanguage;
use super::message_file::SourceFile;
use super::{BadMessages, Language};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use sha2::{Digest, Sha256};
use std::collections::{BTreeSet, HashMap, HashSet};

/// The comment of a message whose translation no speaker has confirmed.
pub(crate) const UNREVIEWED: &str = "unreviewed";
/// The comment of a message whose English text has changed since it was translated.
pub(crate) const OLDER: &str = "older than the English";

/// A parsed message of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogMessage {
    /// Its id.
    pub id: String,
    /// The variables of its text.
    pub values: BTreeSet<String>,
    /// Whether a speaker has yet to confirm it.
    pub is_unreviewed: bool,
}

/// The source text of a message in the file of a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageText {
    /// The text after the `=`, trimmed.
    pub text: String,
    /// Whether it comes from a published source, or two speakers confirmed it, and the English
    /// text has not changed since.
    pub is_confirmed: bool,
    /// Whether the English text has changed since the translation.
    pub is_older: bool,
}

/// The progress of a translation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Number of confirmed messages.
    pub confirmed: usize,
    /// Number of translated messages.
    pub written: usize,
    /// Number of translations that are older than their English texts.
    pub older: usize,
    /// Number of English messages.
    pub all: usize,
}

impl Share {
    /// The percentage of confirmed messages, rounded down.
    pub fn percent_confirmed(self) -> usize {
        100 * self.confirmed / self.all.max(1)
    }
}

/// The length of a [`fingerprint`] in digits.
pub const FINGERPRINT_DIGITS: usize = 12;

/// A short hash of a text, by which a change is noticed.
pub fn fingerprint(words: &str) -> String {
    let digest = Sha256::digest(words.as_bytes());
    let digits = digest.iter().map(|byte| format!("{byte:02x}"));
    digits.take(FINGERPRINT_DIGITS / 2).collect()
}

/// The [`fingerprint`] of the English text of a message.
pub fn english_fingerprint(id: &str) -> Option<String> {
    words(Language::English, id).map(|words| fingerprint(&words.text))
}

/// The text of a message in a language; `None` if it falls back to English.
pub fn words(language: Language, id: &str) -> Option<&'static MessageText> {
    read(language).words.get(id)
}

/// The ids of the English messages, in their order.
pub fn english_ids() -> impl Iterator<Item = &'static str> {
    read(Language::English).ids.iter().copied()
}

/// The index of a message among the English ones.
pub(crate) fn place(id: &str) -> Option<usize> {
    read(Language::English).places.get(id).copied()
}

/// The English messages before an index, the nearest first.
pub(crate) fn ids_before(place: usize) -> impl Iterator<Item = &'static str> {
    let ids = &read(Language::English).ids;
    ids.iter().take(place).rev().copied()
}

/// The progress of a language. English counts as confirmed.
pub fn confirmed(language: Language) -> Share {
    let words = &read(language).words;
    Share {
        confirmed: words.values().filter(|one| one.is_confirmed).count(),
        written: words.len(),
        older: words.values().filter(|one| one.is_older).count(),
        all: read(Language::English).words.len(),
    }
}

/// The message file of a language.
#[derive(Default)]
struct Catalog {
    ids: Vec<&'static str>,
    places: HashMap<&'static str, usize>,
    words: HashMap<&'static str, MessageText>,
}

/// The message file of a language, read at first use.
fn read(language: Language) -> &'static Catalog {
    static READ: PerLanguage<Catalog> = PerLanguage::new();
    let language = match language {
        Language::Stretched => Language::English,
        other => other,
    };
    READ.of(language, || catalog(language.messages()))
}

fn catalog(text: &'static str) -> Catalog {
    let file = SourceFile::of(text);
    let mut catalog = Catalog::default();
    for (place, message) in file.messages.iter().enumerate() {
        let comment: Vec<&str> = file.comment_of(message).map(str::trim).collect();
        let is_older = comment.contains(&OLDER);
        let text = message.text.clone();
        catalog.ids.push(message.id);
        catalog.places.insert(message.id, place);
        let words = MessageText {
            text,
            is_confirmed: !is_older && !comment.contains(&UNREVIEWED),
            is_older,
        };
        catalog.words.insert(message.id, words);
    }
    catalog
}

/// The messages of a language, in the order of its file.
pub fn messages(language: Language) -> Result<Vec<CatalogMessage>, BadMessages> {
    let resource = parser::parse(language.messages())
        .map_err(|(_, errors)| BadMessages::new(language, &errors))?;
    let found = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(of(message)),
        _ => None,
    });
    Ok(found.collect())
}

/// The ids of untranslated messages.
pub fn missing(language: Language) -> Result<Vec<String>, BadMessages> {
    let own: HashSet<String> = messages(language)?.into_iter().map(|one| one.id).collect();
    let english = messages(Language::English)?.into_iter().map(|one| one.id);
    Ok(english.filter(|id| !own.contains(id)).collect())
}

/// The ids of unconfirmed messages.
pub fn unreviewed(language: Language) -> Result<Vec<String>, BadMessages> {
    let open = messages(language)?
        .into_iter()
        .filter(|one| one.is_unreviewed);
    Ok(open.map(|one| one.id).collect())
}

/// The ids of the translations that are older than their English texts, in the order of English.
pub fn older(language: Language) -> impl Iterator<Item = &'static str> {
    english_ids().filter(move |id| words(language, id).is_some_and(|words| words.is_older))
}

fn of(message: &Message<&str>) -> CatalogMessage {
    let mut values = BTreeSet::new();
    if let Some(text) = &message.value {
        values_of(text, &mut values);
    }
    let comment = message.comment.as_ref();
    CatalogMessage {
        id: message.id.name.to_owned(),
        values,
        is_unreviewed: comment.is_some_and(|comment| {
            let mut lines = comment.content.iter();
            lines.any(|line| [UNREVIEWED, OLDER].contains(&line.trim()))
        }),
    }
}

fn values_of(text: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &text.elements {
        if let PatternElement::Placeable { expression } = element {
            values_of_expression(expression, values);
        }
    }
}

fn values_of_expression(expression: &Expression<&str>, values: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => values_of_inline(inline, values),
        Expression::Select { selector, variants } => {
            values_of_inline(selector, values);
            for variant in variants {
                values_of(&variant.value, values);
            }
        }
    }
}

fn values_of_inline(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => values_of_expression(expression, values),
        _ => {}
    }
}

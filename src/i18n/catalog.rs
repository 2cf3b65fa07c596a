//! The message catalogue, for translators and checks.

use super::{BadMessages, Language};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeSet, HashSet};

/// The comment of a message whose words no speaker has confirmed yet.
const UNREVIEWED: &str = "unreviewed";

/// A message as it is written in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogMessage {
    /// Its id.
    pub id: String,
    /// The values that its text asks for.
    pub values: BTreeSet<String>,
    /// Whether a speaker still has to confirm it.
    pub is_unreviewed: bool,
}

/// The messages of a language, in the order of its file.
///
/// # Errors
/// When the file is not well-formed.
pub fn messages(language: Language) -> Result<Vec<CatalogMessage>, BadMessages> {
    let resource = parser::parse(language.messages())
        .map_err(|(_, errors)| BadMessages::new(language, &errors))?;
    let found = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(of(message)),
        _ => None,
    });
    Ok(found.collect())
}

/// The ids that English has and this language has not.
///
/// # Errors
/// As [`messages`].
pub fn missing(language: Language) -> Result<Vec<String>, BadMessages> {
    let own: HashSet<String> = messages(language)?.into_iter().map(|one| one.id).collect();
    let english = messages(Language::English)?.into_iter().map(|one| one.id);
    Ok(english.filter(|id| !own.contains(id)).collect())
}

/// The ids whose words a speaker of the language still has to confirm.
///
/// # Errors
/// As [`messages`].
pub fn unreviewed(language: Language) -> Result<Vec<String>, BadMessages> {
    let open = messages(language)?
        .into_iter()
        .filter(|one| one.is_unreviewed);
    Ok(open.map(|one| one.id).collect())
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
            lines.any(|line| line.trim() == UNREVIEWED)
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

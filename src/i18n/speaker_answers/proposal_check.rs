//! Checks whether a proposed translation can replace the text of a message.

pub(super) mod answer_problem;
mod shape;

use super::super::{Language, catalog};
use answer_problem::{AnswerProblem, PLURALS};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::{self, ErrorKind, ParserError};
use inkundla_core::tournament::composed;
use shape::{MessageShape, SelectExpression};

/// The deepest nesting of curly brackets.
const DEEPEST: usize = 8;

/// Checks a text that is proposed for a message (the source after the `=`), and returns
/// it normalised: trimmed, and on one line unless it has forms.
///
/// Its variables must be those of English. A variable that English shows in all forms must be shown
/// in every form, except that the form `one` may spell out its number. A variable that English shows
/// in its default form must be shown in the default form. A variable that English only selects by
/// may be left out. Numbers select among the plural categories of the language; other selectors have
/// the forms of English.
///
/// # Errors
/// The first problem.
pub fn check(language: Language, id: &str, text: &str) -> Result<String, AnswerProblem> {
    let english = catalog::words(Language::English, id);
    let english = english.ok_or_else(|| AnswerProblem::NoSuchMessage(id.to_owned()))?;
    let most = 3 * english.text.chars().count() + 80;
    let text = tidy(text);
    if text.chars().count() > most {
        return Err(AnswerProblem::TooLong { most });
    }
    let (own, asked) = (shape_of(&text)?, shape_of(&english.text)?);
    own.names_only(&asked)?;
    own.shows_all(&asked)?;
    forms(language, &own, &asked)?;
    Ok(text)
}

/// Checks a text without comparing it with English.
pub(super) fn check_alone(text: &str) -> Result<(), AnswerProblem> {
    shape_of(text).map(drop)
}

/// Normalises a text.
fn tidy(text: &str) -> String {
    let text = composed(text);
    let lines = text.lines().map(str::trim_end);
    let mut lines = lines.filter(|line| !line.is_empty());
    if !text.contains("->") {
        return lines.map(str::trim_start).collect::<Vec<_>>().join(" ");
    }
    let Some(first) = lines.next() else {
        return String::new();
    };
    let mut tidy = first.trim_start().to_owned();
    for line in lines {
        tidy.push('\n');
        if !line.starts_with([' ', '}']) {
            tidy.push_str("    ");
        }
        tidy.push_str(line);
    }
    tidy
}

/// Parses a text that must be one message and nothing else.
fn shape_of(text: &str) -> Result<MessageShape, AnswerProblem> {
    if text.is_empty() {
        return Err(AnswerProblem::Empty);
    }
    if text.contains(is_hidden) {
        return Err(AnswerProblem::Hidden);
    }
    if is_nested_deep(text) {
        return Err(AnswerProblem::Unreadable);
    }
    let message = format!("message = {text}\n");
    let parsed = parser::parse(message.as_str()).map_err(|(_, errors)| unreadable(&errors))?;
    match parsed.body.as_slice() {
        [Entry::Message(message)] if message.attributes.is_empty() => {
            let text = message.value.as_ref().ok_or(AnswerProblem::Empty)?;
            MessageShape::of(text)
        }
        _ => Err(AnswerProblem::Foreign),
    }
}

/// Whether brackets are nested deeper than any message needs. The parser is recursive, so this
/// protects its stack.
fn is_nested_deep(text: &str) -> bool {
    let mut depth = 0_usize;
    text.chars().any(|c| {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth > DEEPEST
    })
}

/// Invisible characters and controls of text direction.
pub(super) fn is_hidden(c: char) -> bool {
    c != '\n'
        && (c.is_control()
            || matches!(
                c,
                '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{feff}'
            )
            || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
            || matches!(c, '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'))
}

fn unreadable(errors: &[ParserError]) -> AnswerProblem {
    match errors.first().map(|error| &error.kind) {
        Some(ErrorKind::MissingDefaultVariant) => AnswerProblem::NoOtherForm,
        _ => AnswerProblem::Unreadable,
    }
}

/// Checks that every selection has valid forms.
fn forms(
    language: Language,
    own: &MessageShape,
    asked: &MessageShape,
) -> Result<(), AnswerProblem> {
    for SelectExpression { by, words } in &own.choices {
        let of_english = asked.words_of(by);
        let is_by_word = of_english
            .iter()
            .any(|form| !PLURALS.contains(&form.as_str()));
        let known: Vec<String> = if is_by_word {
            of_english.into_iter().collect()
        } else {
            let plurals = language.plural_forms().iter();
            plurals.map(|form| (*form).to_owned()).collect()
        };
        if let Some(form) = words.iter().find(|form| !known.contains(form)) {
            let form = form.clone();
            return Err(AnswerProblem::UnknownForm { form, known });
        }
        let missing = known.iter().find(|form| !words.contains(*form));
        if let Some(form) = missing.filter(|_| is_by_word) {
            return Err(AnswerProblem::MissingForm(form.clone()));
        }
    }
    Ok(())
}

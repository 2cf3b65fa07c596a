//! Whether the words that somebody proposes for a message can stand in its place.

mod shape;

use super::super::{Language, catalog};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::{self, ErrorKind, ParserError};
use inkundla_core::tournament::composed;
use shape::{Choice, MessageShape};

/// Why words cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerProblem {
    /// English has no message with this id.
    NoSuchMessage(String),
    /// There are no words.
    Empty,
    /// There are more characters than this.
    TooLong {
        /// The most there may be.
        most: usize,
    },
    /// There are `<` or `>`, which begin and end markup.
    Markup,
    /// There is a character that cannot be seen, or that turns the direction of the text.
    Hidden,
    /// A curly bracket is not closed, or what stands between two is not understood.
    Unreadable,
    /// None of the forms has the star, by which the one for all other cases is known.
    NoOtherForm,
    /// Something stands between brackets that English does not have there: other than a value.
    Foreign,
    /// English has no such value.
    UnknownValue {
        /// Its name.
        name: String,
        /// The values of the English words.
        known: Vec<String>,
    },
    /// A value is not shown that English shows.
    MissingValue(String),
    /// There is no such form of this message in this language.
    UnknownForm {
        /// What the form is called.
        form: String,
        /// The forms there are.
        known: Vec<String>,
    },
    /// A form is missing that English has, and that no other can stand for.
    MissingForm(String),
}

/// The forms that a number can ask for in any language.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The most brackets in brackets.
const DEEPEST: usize = 8;

/// Checks words that are proposed for a message, as they would stand behind its `=`, and gives
/// them back as they are kept: without blanks at the ends, and on one line where there are no forms.
///
/// The values are those of English: each that English shows whatever the number is, is shown in
/// every form (the form for one may say its number in a word); each that English shows in its form
/// for all other cases, is shown there too. One by which English only chooses a form may be left out. A number may choose among the forms that the
/// language has; whatever else English chooses by has the forms of English.
///
/// # Errors
/// The first thing that is wrong with them.
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

/// Checks what can be told of words without the English ones.
pub(super) fn check_alone(text: &str) -> Result<(), AnswerProblem> {
    shape_of(text).map(drop)
}

/// Words as they are kept.
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

/// What words are made of, if they are those of a message and of nothing else.
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

/// Whether there are more brackets in brackets than any message needs: the parser calls itself for each.
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

/// Characters that nobody sees, and those that turn the direction of a text.
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

/// Whether every choice is between forms that there are.
fn forms(
    language: Language,
    own: &MessageShape,
    asked: &MessageShape,
) -> Result<(), AnswerProblem> {
    for Choice { by, words } in &own.choices {
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

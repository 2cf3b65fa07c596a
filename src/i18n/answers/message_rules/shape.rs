//! What the words of a message are made of.

use super::{AnswerProblem, PLURALS};
use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use std::collections::BTreeSet;

/// A choice between forms.
pub(super) struct Choice {
    /// The value that decides.
    pub(super) by: String,
    /// The forms that are words: `one`, `first`. Numbers may always be told apart.
    pub(super) words: BTreeSet<String>,
}

/// The values in the words of a message, and what it chooses by.
#[derive(Default)]
pub(super) struct MessageShape {
    /// The values that are shown in some form.
    shown: BTreeSet<String>,
    /// The values that are shown whatever form is chosen; one that chose a form of its own counts as
    /// shown in it.
    always: BTreeSet<String>,
    /// The values that are shown where always the form for all other cases is chosen.
    otherwise: BTreeSet<String>,
    /// The choices between forms.
    pub(super) choices: Vec<Choice>,
    /// Texts between quotation marks and brackets.
    literals: BTreeSet<String>,
}

impl MessageShape {
    pub(super) fn of(text: &Pattern<&str>) -> Result<MessageShape, AnswerProblem> {
        let mut shape = MessageShape::default();
        for element in &text.elements {
            match element {
                PatternElement::TextElement { value } => no_markup(value)?,
                PatternElement::Placeable { expression } => shape.add(expression)?,
            }
        }
        Ok(shape)
    }

    fn add(&mut self, expression: &Expression<&str>) -> Result<(), AnswerProblem> {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                for values in [&mut self.shown, &mut self.always, &mut self.otherwise] {
                    values.insert(id.name.to_owned());
                }
                Ok(())
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                no_markup(value)?;
                self.literals.insert((*value).to_owned());
                Ok(())
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => self.choose(id.name, variants),
            _ => Err(AnswerProblem::Foreign),
        }
    }

    fn choose(&mut self, by: &str, variants: &[Variant<&str>]) -> Result<(), AnswerProblem> {
        let mut always: Option<BTreeSet<String>> = None;
        let mut words = BTreeSet::new();
        for variant in variants {
            let mut form = MessageShape::of(&variant.value)?;
            if !variant.default {
                // The form for one may say it in a word.
                form.always.insert(by.to_owned());
            }
            if let VariantKey::Identifier { name } = variant.key {
                words.insert(name.to_owned());
            }
            always = Some(match always {
                Some(before) => before.intersection(&form.always).cloned().collect(),
                None => form.always,
            });
            if variant.default {
                self.otherwise.extend(form.otherwise);
            }
            self.shown.extend(form.shown);
            self.choices.extend(form.choices);
            self.literals.extend(form.literals);
        }
        self.always.extend(always.unwrap_or_default());
        let by = by.to_owned();
        self.choices.push(Choice { by, words });
        Ok(())
    }

    /// The words among which a value chooses.
    pub(super) fn words_of(&self, by: &str) -> BTreeSet<String> {
        let choices = self.choices.iter().filter(|choice| choice.by == by);
        choices.flat_map(|choice| choice.words.clone()).collect()
    }

    /// Whether these words name nothing but what those of English name.
    pub(super) fn names_only(&self, english: &MessageShape) -> Result<(), AnswerProblem> {
        let is_shown = |name: &str| english.shown.contains(name);
        let mut chosen = self.choices.iter().map(|choice| &choice.by);
        let chosen = chosen.find(|name| !is_shown(name) && !english.chooses_by(name));
        // What English only chooses by is a number, or a word of the program that nobody is to read.
        let mut shown = self.shown.iter();
        let shown = shown.find(|name| !is_shown(name) && !english.counts_by(name));
        if let Some(name) = chosen.or(shown) {
            let chosen = english.choices.iter().map(|choice| &choice.by);
            let known: BTreeSet<String> = english.shown.iter().chain(chosen).cloned().collect();
            return Err(AnswerProblem::UnknownValue {
                name: name.clone(),
                known: known.into_iter().collect(),
            });
        }
        if self.literals.is_subset(&english.literals) {
            Ok(())
        } else {
            Err(AnswerProblem::Foreign)
        }
    }

    /// Whether these words show what those of English show.
    pub(super) fn shows_all(&self, english: &MessageShape) -> Result<(), AnswerProblem> {
        let mut missing = english.always.difference(&self.always);
        let mut missing_otherwise = english.otherwise.difference(&self.otherwise);
        match missing.next().or_else(|| missing_otherwise.next()) {
            Some(name) => Err(AnswerProblem::MissingValue(name.clone())),
            None => Ok(()),
        }
    }

    fn chooses_by(&self, name: &str) -> bool {
        self.choices.iter().any(|choice| choice.by == name)
    }

    /// Whether a value chooses among forms of numbers.
    fn counts_by(&self, name: &str) -> bool {
        let words = self.words_of(name);
        self.chooses_by(name) && words.iter().all(|form| PLURALS.contains(&form.as_str()))
    }
}

fn no_markup(text: &str) -> Result<(), AnswerProblem> {
    if text.contains(['<', '>']) {
        Err(AnswerProblem::Markup)
    } else {
        Ok(())
    }
}

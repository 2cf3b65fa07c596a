//! The variables, selections and literals of a message.

use super::answer_problem::{AnswerProblem, PLURALS};
use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use std::collections::BTreeSet;

/// A selection between forms.
pub(super) struct SelectExpression {
    /// The variable that selects.
    pub(super) by: String,
    /// The keys that are words: `one`, `first`. Keys that are numbers are always allowed.
    pub(super) words: BTreeSet<String>,
}

/// The structure of a message.
#[derive(Default)]
pub(super) struct MessageShape {
    /// The variables that are shown in some form.
    shown: BTreeSet<String>,
    /// The variables that are shown in every form. A selector counts as shown in the forms other
    /// than the default.
    always: BTreeSet<String>,
    /// The variables that are shown if every selection takes its default.
    otherwise: BTreeSet<String>,
    /// The selections.
    pub(super) choices: Vec<SelectExpression>,
    /// String literals.
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
                // The form `one` may spell out the number.
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
        self.choices.push(SelectExpression { by, words });
        Ok(())
    }

    /// The keys among which a variable selects.
    pub(super) fn words_of(&self, by: &str) -> BTreeSet<String> {
        let choices = self.choices.iter().filter(|choice| choice.by == by);
        choices.flat_map(|choice| choice.words.clone()).collect()
    }

    /// Checks that it uses only the variables and literals of English.
    pub(super) fn names_only(&self, english: &MessageShape) -> Result<(), AnswerProblem> {
        let is_shown = |name: &str| english.shown.contains(name);
        let mut chosen = self.choices.iter().map(|choice| &choice.by);
        let chosen = chosen.find(|name| !is_shown(name) && !english.chooses_by(name));
        // A variable by which English only selects is a number, or an internal code that is never shown.
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

    /// Checks that it shows the variables of English.
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

    /// Whether a variable selects plural forms.
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

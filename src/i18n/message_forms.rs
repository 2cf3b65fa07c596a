//! Messages without Fluent syntax, for speakers who review them: their forms (one, other),
//! each as texts and variables.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// A piece of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Text.
    Text(String),
    /// A variable, by its name.
    Value(String),
}

/// One form of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// The key of the variant, such as `one`; `None` for the only form of a message.
    pub key: Option<String>,
    /// Whether it is the default variant.
    pub is_default: bool,
    /// Its text and variables.
    pub pieces: Vec<Piece>,
}

/// All forms of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forms {
    /// The variable that selects the form, if there are several.
    pub by: Option<String>,
    /// The forms.
    pub forms: Vec<Form>,
}

impl Form {
    /// The source text: variables in curly brackets.
    pub fn source(&self) -> String {
        let pieces = self.pieces.iter().map(|piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Value(name) => format!("{{ ${name} }}"),
        });
        pieces.collect()
    }
}

impl Forms {
    /// Parses the source text of a message; `None` if it is more complex than
    /// forms of one sentence: forms within text, or nested forms.
    pub fn of(words: &str) -> Option<Forms> {
        let file = format!("m = {words}\n");
        let parsed = parser::parse(file.as_str()).ok()?;
        let [Entry::Message(message)] = parsed.body.as_slice() else {
            return None;
        };
        let pattern = message.value.as_ref()?;
        if let [
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            },
        ] = pattern.elements.as_slice()
        {
            let InlineExpression::VariableReference { id } = selector else {
                return None;
            };
            let forms = variants.iter().map(|variant| {
                let (VariantKey::Identifier { name: key }
                | VariantKey::NumberLiteral { value: key }) = &variant.key;
                Some(Form {
                    key: Some((*key).to_owned()),
                    is_default: variant.default,
                    pieces: pieces(&variant.value)?,
                })
            });
            let forms = forms.collect::<Option<Vec<Form>>>()?;
            let by = Some(id.name.to_owned());
            return Some(Forms { by, forms });
        }
        let only = Form {
            key: None,
            is_default: true,
            pieces: pieces(pattern)?,
        };
        let forms = vec![only];
        Some(Forms { by: None, forms })
    }

    /// The source text of the same forms with other texts, in order.
    pub fn with_texts(&self, texts: &[String]) -> String {
        let on_one_line = |text: &String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let Some(by) = &self.by else {
            return texts.first().map(on_one_line).unwrap_or_default();
        };
        let mut words = format!("{{ ${by} ->\n");
        for (form, text) in self.forms.iter().zip(texts) {
            let star = if form.is_default { "   *" } else { "    " };
            let key = form.key.as_deref().unwrap_or("other");
            words.push_str(&format!("{star}[{key}] {}\n", on_one_line(text)));
        }
        words + "}"
    }
}

fn pieces(pattern: &Pattern<&str>) -> Option<Vec<Piece>> {
    let pieces = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(Piece::Value(id.name.to_owned())),
        PatternElement::Placeable { .. } => None,
    });
    pieces.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_split_into_forms_and_put_together_again() {
        let words = "{ $n ->\n    [one] One cow of { $name }.\n   *[other] { $n } cows.\n}";
        let forms = Forms::of(words).expect("forms of one sentence");
        assert_eq!(forms.by.as_deref(), Some("n"));
        let sources: Vec<String> = forms.forms.iter().map(Form::source).collect();
        assert_eq!(sources, ["One cow of { $name }.", "{ $n } cows."]);
        assert_eq!(forms.with_texts(&sources), words);
        let plain = Forms::of("Tap { $point } now").expect("one sentence");
        assert_eq!(plain.forms.len(), 1);
        let typed = ["Tap\r\nnow { $point }".to_owned()];
        assert_eq!(plain.with_texts(&typed), "Tap now { $point }");
    }

    #[test]
    fn complex_messages_have_no_forms() {
        let within = "You have { $n ->\n    [one] one cow\n   *[other] cows\n} left.";
        assert_eq!(Forms::of(within), None);
        assert_eq!(Forms::of("{ -term }"), None);
        assert_eq!(Forms::of("a\nb = c"), None);
    }
}

//! Why a proposed text is refused.

/// Why a proposed text is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerProblem {
    /// English has no message with this id.
    NoSuchMessage(String),
    /// The text is empty.
    Empty,
    /// The text is too long.
    TooLong {
        /// The limit in characters.
        most: usize,
    },
    /// The text contains `<` or `>`, the delimiters of markup.
    Markup,
    /// The text contains an invisible or a bidirectional control character.
    Hidden,
    /// A syntax error, such as a curly bracket that is not closed.
    Unreadable,
    /// No variant is marked as default by a star.
    NoOtherForm,
    /// A placeable that the English text does not have and that is not a variable.
    Foreign,
    /// The English text has no such variable.
    UnknownValue {
        /// Its name.
        name: String,
        /// The variables of the English text.
        known: Vec<String>,
    },
    /// A variable of the English text is missing.
    MissingValue(String),
    /// The language, or the message, has no such form.
    UnknownForm {
        /// The key of the form.
        form: String,
        /// The valid keys.
        known: Vec<String>,
    },
    /// A form of the English text is missing, and no other can replace it.
    MissingForm(String),
}

/// The plural categories of all languages.
pub(super) const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

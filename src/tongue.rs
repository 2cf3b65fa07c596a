//! The words the program speaks: a message id and its values in, a sentence out.

mod language;
mod speak;
mod speak_files;
mod speak_game;
mod speak_official;
mod speak_record;
mod speak_round;
mod speak_rules;
mod speak_swiss;
mod speak_tournament;
mod speak_why;
pub mod words;

pub use language::Language;
pub use speak::{Sentence, Speak, clock_text, time_text};
pub use speak_game::{EndTold, TurnTold};
pub use speak_record::EventTold;
pub use speak_round::{ObstacleTold, ResultTold, WarningTold, score_text};
pub use speak_swiss::{BracketWords, SwissWhyNotTold, brackets_told, why_not_told};
pub use speak_tournament::{WithoutRow, games_text};
pub use speak_why::{stage_told, why_bye_told, why_told};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::parser::ParserError;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// A value inside a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// Text, taken as it is.
    Text(String),
    /// A number, by which plural forms are chosen.
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

macro_rules! numbers {
    ($($t:ty),*) => { $(impl From<$t> for Value {
        fn from(number: $t) -> Value {
            Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
        }
    }
    // Templates hand over what they show by reference.
    impl From<&$t> for Value {
        fn from(number: &$t) -> Value {
            Value::from(*number)
        }
    })* };
}
numbers!(u8, u16, u32, u64, usize, i32, i64);

/// One language's words.
pub struct Tongue {
    language: Language,
    bundle: FluentBundle<Arc<FluentResource>>,
}

/// The words of every language there is. Each is read when it is first spoken:
/// reading all of them takes longer than all else at the start.
pub struct Tongues {
    english: Arc<FluentResource>,
    read: Vec<(Language, OnceLock<Arc<Tongue>>)>,
}

impl Tongues {
    /// Reads the fallback.
    ///
    /// # Errors
    /// When its message file is not well-formed.
    pub fn open() -> Result<Tongues, BadMessages> {
        let known = Language::ALL.iter().copied().chain([Language::Stretched]);
        Ok(Tongues {
            english: resource(Language::English)?,
            read: known.map(|language| (language, OnceLock::new())).collect(),
        })
    }

    /// The words of a language; those of the fallback if its message file is
    /// broken, which no test lets pass.
    pub fn of(&self, language: Language) -> Arc<Tongue> {
        let read = || {
            let tongue = Tongue::over(language, &self.english);
            Arc::new(tongue.unwrap_or_else(|_| Tongue::speaking(Language::English, &self.english)))
        };
        let mut known = self.read.iter();
        let slot = known.find(|(known, _)| *known == language);
        slot.map_or_else(read, |(_, slot)| Arc::clone(slot.get_or_init(read)))
    }
}

/// A message file that cannot be used; the build is broken.
#[derive(Debug, thiserror::Error)]
#[error("messages of {language}: {why}")]
pub struct BadMessages {
    language: &'static str,
    why: String,
}

impl BadMessages {
    fn new(language: Language, errors: &[ParserError]) -> BadMessages {
        BadMessages {
            language: language.tag(),
            why: errors.first().map_or_else(String::new, ToString::to_string),
        }
    }
}

impl Tongue {
    /// The words of a language.
    ///
    /// # Errors
    /// When its message file is not well-formed.
    pub fn of(language: Language) -> Result<Tongue, BadMessages> {
        Tongue::over(language, &resource(Language::English)?)
    }

    /// The words of a language, and English where it has none.
    fn over(language: Language, english: &Arc<FluentResource>) -> Result<Tongue, BadMessages> {
        let mut tongue = Tongue::speaking(language, english);
        match language {
            Language::English => {}
            Language::Stretched => {
                let bundle = &mut tongue.bundle;
                bundle.set_transform(Some(|text| Cow::from(language::stretched(text))));
            }
            _ => tongue.bundle.add_resource_overriding(resource(language)?),
        }
        Ok(tongue)
    }

    /// The plural forms of a language, with English words.
    fn speaking(language: Language, english: &Arc<FluentResource>) -> Tongue {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // Isolation marks are for mixed directions; none of our languages needs them.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(Arc::clone(english));
        Tongue { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without values.
    pub fn say(&self, id: &str) -> String {
        self.tell(id, &[])
    }

    /// A message with one value.
    pub fn with(&self, id: &str, name: &'static str, value: impl Into<Value>) -> String {
        self.tell(id, &[(name, value.into())])
    }

    /// A message with its number, called `n`.
    pub fn count(&self, id: &str, n: impl Into<Value>) -> String {
        self.with(id, "n", n)
    }

    /// A sentence made elsewhere.
    pub fn speak(&self, what: &impl Speak) -> String {
        let Sentence { id, values } = what.sentence(self);
        self.tell(id, &values)
    }

    /// A figure with the sign that divides whole from part in this language.
    pub fn figure(&self, value: impl std::fmt::Display) -> String {
        value.to_string().replace('.', &self.say("decimal-sign"))
    }

    /// A message with its values. An unknown id is shown as it is, so that it
    /// is seen and reported; the tests walk all of them.
    pub fn tell(&self, id: &str, values: &[(&'static str, Value)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(id)
            .and_then(|message| message.value())
        else {
            return id.to_owned();
        };
        let args: FluentArgs<'_> = values
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Text(text) => FluentValue::from(text.as_str()),
                    Value::Number(number) => FluentValue::from(*number),
                };
                (*name, value)
            })
            .collect();
        let told = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut Vec::new());
        one_full_stop(told.into_owned())
    }
}

/// A short name ends with a full stop (`Thandiwe M.`); where the sentence ends
/// with it, one is enough. Three stops are three.
fn one_full_stop(told: String) -> String {
    if !told.contains("..") {
        return told;
    }
    let stops = told.split_inclusive(|c| c != '.');
    let piece = |piece: &str| match piece.strip_prefix("..") {
        Some(rest) if !rest.starts_with('.') => format!(".{rest}"),
        _ => piece.to_owned(),
    };
    stops.map(piece).collect()
}

fn resource(language: Language) -> Result<Arc<FluentResource>, BadMessages> {
    let parsed = FluentResource::try_new(language.messages().to_owned());
    parsed
        .map(Arc::new)
        .map_err(|(_, errors)| BadMessages::new(language, &errors))
}

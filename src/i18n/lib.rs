//! Localised messages: from a message id and its arguments to a sentence.

pub mod catalog;
mod game_event_messages;
mod game_messages;
mod glossary;
mod import_fault_messages;
mod language;
mod localize;
mod message_file;
mod message_forms;
mod message_recorder;
mod pairing_explanation_messages;
mod pairing_messages;
mod places;
mod plural_forms;
mod record_fault_messages;
mod round_part_messages;
mod rules_fault_messages;
mod short_result;
pub mod speaker_answers;
mod swiss_messages;
mod tournament_fault_messages;

pub use game_event_messages::EventMessage;
pub use game_messages::{EndMessage, TurnMessage, clause_text};
pub use glossary::{GlossaryTerm, glossary, glossary_in};
pub use import_fault_messages::first_sentences;
pub use language::Language;
pub use localize::{Localize, Message, clock_text, time_text};
pub use message_forms::{Form, Forms, Piece};
pub use message_recorder::{Recording, UsedMessage};
pub use pairing_explanation_messages::{explain_bye, explain_pairing, stage_name, tie_stage};
pub use pairing_messages::{ObstacleMessage, ResultMessage, WarningMessage, score_text};
pub use places::{Place, all_messages, messages_of, place_of};
pub use round_part_messages::{ByeMessage, group_name, part_name};
pub use short_result::short_result;
pub use swiss_messages::{
    BracketWords, SwissWhyNotMessage, brackets_text, pairing_rules_text, why_not_text,
};
pub use tournament_fault_messages::WithoutRow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::parser::ParserError;
use inkundla_core::tournament::Audience;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// Text, inserted as it is.
    Text(String),
    /// A number, which selects plural forms.
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<&&str> for Value {
    fn from(text: &&str) -> Value {
        Value::from(*text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
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
    // Templates pass arguments by reference.
    impl From<&$t> for Value {
        fn from(number: &$t) -> Value {
            Value::from(*number)
        }
    })* };
}
numbers!(u8, u16, u32, u64, usize, i32, i64);

/// The beginning of the id of a message that replaces another one in events of adults.
pub const ADULTS: &str = "adults-";

/// Formats messages in one language.
pub struct Localizer {
    language: Language,
    bundle: Arc<FluentBundle<Arc<FluentResource>>>,
    /// English with its own plural rules, for missing messages.
    fallback: Option<Arc<FluentBundle<Arc<FluentResource>>>>,
    /// Whether messages of [`ADULTS`] go before the others.
    is_for_adults: bool,
    /// Records the messages of one request, for a speaker who reviews them.
    recording: Option<Arc<Recording>>,
}

/// The localizers of all languages. A message file is parsed at first use,
/// because parsing all of them would take most of the start-up time.
pub struct Localizers {
    english: Arc<FluentResource>,
    parsed: Vec<ParsedLanguage>,
}

/// The localizers of a language, for children and for adults.
struct ParsedLanguage {
    language: Language,
    children: OnceLock<Arc<Localizer>>,
    adults: OnceLock<Arc<Localizer>>,
}

impl Localizers {
    /// Parses the English messages, the fallback of all others.
    pub fn open() -> Result<Localizers, BadMessages> {
        let known = Language::ALL.iter().copied().chain([Language::Stretched]);
        Ok(Localizers {
            english: resource(Language::English)?,
            parsed: known
                .map(|language| ParsedLanguage {
                    language,
                    children: OnceLock::new(),
                    adults: OnceLock::new(),
                })
                .collect(),
        })
    }

    /// The localizer of a language. Falls back to English if the message file
    /// cannot be parsed, which the tests exclude.
    pub fn of(&self, language: Language) -> Arc<Localizer> {
        let parse = || {
            let localizer = Localizer::with_fallback(language, &self.english);
            Arc::new(
                localizer.unwrap_or_else(|_| Localizer::over(Language::English, &self.english)),
            )
        };
        let slot = self.parsed.iter().find(|known| known.language == language);
        slot.map_or_else(parse, |slot| Arc::clone(slot.children.get_or_init(parse)))
    }

    /// The localizer of a language for an event.
    pub fn of_audience(&self, language: Language, audience: Audience) -> Arc<Localizer> {
        if audience == Audience::Children {
            return self.of(language);
        }
        let parse = || Arc::new(self.of(language).for_adults());
        let slot = self.parsed.iter().find(|known| known.language == language);
        slot.map_or_else(parse, |slot| Arc::clone(slot.adults.get_or_init(parse)))
    }
}

/// A message file that cannot be parsed: a broken build.
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

impl Localizer {
    /// Parses the messages of a language.
    pub fn of(language: Language) -> Result<Localizer, BadMessages> {
        Localizer::with_fallback(language, &resource(Language::English)?)
    }

    /// Parses the messages of a text, without a fallback.
    pub fn of_text(language: Language, messages: String) -> Result<Localizer, BadMessages> {
        let parsed = FluentResource::try_new(messages);
        let parsed = parsed.map_err(|(_, errors)| BadMessages::new(language, &errors))?;
        Ok(Localizer::over(language, &Arc::new(parsed)))
    }

    /// The messages of a language, with English for missing ones.
    fn with_fallback(
        language: Language,
        english: &Arc<FluentResource>,
    ) -> Result<Localizer, BadMessages> {
        match language {
            Language::English => Ok(Localizer::over(language, english)),
            Language::Stretched => {
                let mut bundle = bundle_of(language, english);
                bundle.set_transform(Some(|text| Cow::from(language::stretched(text))));
                Ok(Localizer {
                    bundle: Arc::new(bundle),
                    ..Localizer::over(language, english)
                })
            }
            _ => {
                let mut localizer = Localizer::over(language, &resource(language)?);
                let fallback = || Arc::new(bundle_of(Language::English, english));
                localizer.fallback = language.lacks_some().then(fallback);
                Ok(localizer)
            }
        }
    }

    /// The messages of one resource, with the plural rules of a language.
    fn over(language: Language, messages: &Arc<FluentResource>) -> Localizer {
        Localizer {
            language,
            bundle: Arc::new(bundle_of(language, messages)),
            fallback: None,
            is_for_adults: false,
            recording: None,
        }
    }

    /// The same localizer, which records each message that it formats.
    #[must_use]
    pub fn recording(&self, recording: Arc<Recording>) -> Localizer {
        Localizer {
            language: self.language,
            bundle: Arc::clone(&self.bundle),
            fallback: self.fallback.clone(),
            is_for_adults: self.is_for_adults,
            recording: Some(recording),
        }
    }

    /// The same localizer for an event of adults.
    #[must_use]
    pub fn for_adults(&self) -> Localizer {
        Localizer {
            language: self.language,
            bundle: Arc::clone(&self.bundle),
            fallback: self.fallback.clone(),
            is_for_adults: true,
            recording: self.recording.clone(),
        }
    }

    /// Determines the plural rules, the decimal sign and the `lang` attribute.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments.
    pub fn msg(&self, id: &str) -> String {
        self.msg_with(id, &[])
    }

    /// A message with one argument.
    pub fn msg_arg(&self, id: &str, name: &'static str, value: impl Into<Value>) -> String {
        self.msg_with(id, &[(name, value.into())])
    }

    /// A message whose plural form depends on its argument `n`.
    pub fn plural(&self, id: &str, n: impl Into<Value>) -> String {
        self.msg_arg(id, "n", n)
    }

    /// The message of a domain value.
    pub fn localize(&self, value: &impl Localize) -> String {
        self.format(&value.message(self))
    }

    /// Formats a message.
    pub fn format(&self, message: &Message) -> String {
        self.msg_with(message.id, &message.args)
    }

    /// A number with the decimal sign of this language.
    pub fn figure(&self, value: impl std::fmt::Display) -> String {
        value.to_string().replace('.', &self.msg("decimal-sign"))
    }

    /// A message with its arguments. An unknown id is returned as it is, so that it
    /// is noticed; the tests check all ids in the sources.
    pub fn msg_with(&self, id: &str, args: &[(&'static str, Value)]) -> String {
        let of_adults = self.is_for_adults.then(|| format!("{ADULTS}{id}"));
        let bundles = [Some(&self.bundle), self.fallback.as_ref()];
        let found = bundles.into_iter().flatten().find_map(|bundle| {
            let mut ids = of_adults.as_deref().into_iter().chain([id]);
            ids.find_map(|id| Some((id, bundle, bundle.get_message(id)?.value()?)))
        });
        let Some((id, bundle, pattern)) = found else {
            return id.to_owned();
        };
        if let Some(recording) = &self.recording {
            recording.note(id, args);
        }
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Text(text) => FluentValue::from(text.as_str()),
                    Value::Number(number) => FluentValue::from(*number),
                };
                (*name, value)
            })
            .collect();
        let text = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        one_full_stop(text.into_owned())
    }
}

/// A bundle of messages with the plural rules of a language.
fn bundle_of(
    language: Language,
    messages: &Arc<FluentResource>,
) -> FluentBundle<Arc<FluentResource>> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
    // Isolation marks are for bidirectional text; none of our languages needs them.
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(Arc::clone(messages));
    bundle
}

/// An alias ends with a full stop (`Thandiwe M.`). At the end of a sentence
/// the double stop becomes one; an ellipsis of three stays.
fn one_full_stop(text: String) -> String {
    if !text.contains("..") {
        return text;
    }
    let stops = text.split_inclusive(|c| c != '.');
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

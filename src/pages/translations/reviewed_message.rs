//! One message under review: in the speaker's language and in English, with its context.

use crate::http::response::messages_to_review::{is_of_today, is_older};
use crate::i18n::speaker_answers::{Answer, Opinion};
use crate::i18n::{Form, Forms, Language, Localizer, UsedMessage, catalog, glossary_in, place_of};

pub(super) use crate::i18n::Piece;

pub(super) struct ReviewedMessage {
    pub(super) id: String,
    /// The translation; empty if there is none.
    pub(super) own: Vec<MessageForm>,
    pub(super) english: Vec<MessageForm>,
    /// The sentence on the page, if the message has arguments.
    pub(super) filled: Option<String>,
    /// The fields for a better wording.
    pub(super) fields: Vec<WordingField>,
    /// The placeholders that have to be kept.
    pub(super) values: String,
    /// Terms of the rules that occur in the translation, with their sentences.
    pub(super) glossary: Vec<String>,
    pub(super) where_it_stands: String,
    pub(super) when: String,
    /// The number of other speakers who confirmed the translation.
    pub(super) others: Option<String>,
    /// The speaker's earlier answer, also about an older wording, or else that the translation is
    /// older than its English.
    pub(super) before: Option<String>,
}

/// One plural form of a message.
pub(super) struct MessageForm {
    /// The plural category; `None` for the only form.
    pub(super) label: Option<String>,
    pub(super) pieces: Vec<Piece>,
}

/// A field for a better wording of one form.
pub(super) struct WordingField {
    pub(super) name: String,
    pub(super) label: String,
    pub(super) text: String,
}

/// How a better wording is entered: a field per form, or one field with the source text.
pub(super) enum WordingInput {
    Forms(Forms),
    Written(String),
}

/// Messages with more forms are edited as source text.
const MOST_FORMS: usize = 6;

impl WordingInput {
    /// Based on the translation, or on the English text if there is none.
    pub(super) fn of(language: Language, id: &str) -> WordingInput {
        let words = catalog::words(language, id).or_else(|| catalog::words(Language::English, id));
        let text = words.map_or("", |words| words.text.as_str());
        match Forms::of(text) {
            Some(forms) if forms.forms.len() <= MOST_FORMS => WordingInput::Forms(forms),
            _ => WordingInput::Written(text.to_owned()),
        }
    }

    /// The submitted wording in the syntax of message files.
    pub(super) fn text(&self, typed: &[String]) -> String {
        match self {
            WordingInput::Forms(forms) => forms.with_texts(typed),
            WordingInput::Written(_) => {
                typed.first().cloned().unwrap_or_default().replace('\r', "")
            }
        }
    }

    fn fields(&self, t: &Localizer, typed: Option<&[String]>) -> Vec<WordingField> {
        let of = |place: usize, label: String, text: String| WordingField {
            name: format!("form{place}"),
            label,
            text: typed
                .and_then(|typed| typed.get(place).cloned())
                .unwrap_or(text),
        };
        match self {
            WordingInput::Forms(forms) => {
                let forms = forms.forms.iter().enumerate();
                forms
                    .map(|(place, form)| of(place, label(t, form), form.source()))
                    .collect()
            }
            WordingInput::Written(text) => vec![of(0, t.msg("words-written"), text.clone())],
        }
    }
}

fn label(t: &Localizer, form: &Form) -> String {
    match form.key.as_deref() {
        None => t.msg("words-better"),
        Some(_) => t.msg_arg(
            "words-better-form",
            "form",
            form_name(t, form).unwrap_or_default(),
        ),
    }
}

/// The plural category or case of a form.
fn form_name(t: &Localizer, form: &Form) -> Option<String> {
    let key = form.key.as_deref()?;
    Some(match key {
        "one" => t.msg("words-form-one"),
        _ if form.is_default => t.msg("words-form-other"),
        key => key.to_owned(),
    })
}

fn shown(t: &Localizer, text: &str) -> Vec<MessageForm> {
    let Some(forms) = Forms::of(text) else {
        return vec![MessageForm {
            label: None,
            pieces: vec![Piece::Text(text.to_owned())],
        }];
    };
    let forms = forms.forms.into_iter().map(|form| MessageForm {
        label: form_name(t, &form),
        pieces: form.pieces,
    });
    forms.collect()
}

impl ReviewedMessage {
    pub(super) fn of(
        (t, english): (&Localizer, &Localizer),
        id: &str,
        said: &UsedMessage,
        typed: Option<&[String]>,
    ) -> ReviewedMessage {
        let language = t.language();
        let own = catalog::words(language, id).map(|words| words.text.as_str());
        let of_english = catalog::words(Language::English, id);
        let of_english = of_english.map_or("", |words| words.text.as_str());
        let place = place_of(id);
        let filled = (!said.args.is_empty()).then(|| match own {
            Some(_) => t.msg_with(id, &said.args),
            None => english.msg_with(id, &said.args),
        });
        let terms = glossary_in(language, own.unwrap_or_default());
        let terms = terms.iter().map(|term| {
            let args = [
                ("term", term.term.into()),
                ("exact", term.exact.into()),
                ("rules", term.rules.into()),
            ];
            t.msg_with("words-glossary", &args)
        });
        ReviewedMessage {
            id: id.to_owned(),
            own: own.map(|text| shown(t, text)).unwrap_or_default(),
            english: shown(english, of_english),
            filled,
            fields: WordingInput::of(language, id).fields(t, typed),
            values: values(of_english),
            glossary: terms.collect(),
            where_it_stands: place.title(t),
            when: place.when(t),
            others: None,
            before: is_older(language, id).then(|| t.msg("words-older")),
        }
    }

    /// Adds the earlier answers about this message.
    pub(super) fn with_answers(
        mut self,
        t: &Localizer,
        speaker: &str,
        answers: &[Answer],
    ) -> ReviewedMessage {
        let of_message = answers
            .iter()
            .filter(|one| one.id == self.id && one.language == t.language());
        let of_message: Vec<&Answer> = of_message.collect();
        let of_others = of_message.iter().filter(|one| {
            one.speaker.token != speaker && one.opinion == Opinion::Right && is_of_today(one)
        });
        let rights = of_others.count();
        self.others = (rights > 0).then(|| t.plural("words-others-right", rights));
        let mine = of_message.iter().find(|one| one.speaker.token == speaker);
        let before = mine.map(|mine| {
            let english = catalog::english_fingerprint(&mine.id);
            match &mine.opinion {
                _ if english.as_deref() != Some(mine.english.as_str()) => {
                    t.msg("words-english-changed")
                }
                _ if !is_of_today(mine) => t.msg("words-changed"),
                Opinion::Right => t.msg("words-said-right"),
                Opinion::NotSure => t.msg("words-said-not-sure"),
                Opinion::Better(text) => t.msg_arg("words-said-better", "text", text.as_str()),
            }
        });
        self.before = before.or(self.before);
        self
    }
}

/// The placeholders of a message, without duplicates.
fn values(text: &str) -> String {
    let mut found: Vec<&str> = Vec::new();
    for part in text.split("{ $").skip(1) {
        let name = part.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
        let name = name.into_iter().next().unwrap_or_default();
        if !found.contains(&name) {
            found.push(name);
        }
    }
    let typed: Vec<String> = found.iter().map(|name| format!("{{ ${name} }}")).collect();
    typed.join(", ")
}

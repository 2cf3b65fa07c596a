//! Typed text and authors' names. Hashed entries contain commitments instead, so that
//! the texts can be erased without breaking the hash chain. The bytes are specified in
//! `docs/RECORD.md`.

use super::{Call, Entry, Event, Ground, Hash, Irregularity, Pause, Salt};
use crate::codes;

/// The replacement of an erased text.
pub const ERASED: &str = "[…]";
/// The prefix of a commitment in the place of a text.
const MARK: char = '~';

/// The kind of an erasable text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextKind {
    /// The name of an entry's author.
    Name,
    /// A reason or any other typed text.
    Words,
}

codes!(TextKind {
    Name = "name",
    Words = "text",
});

/// A text that is stored outside the hash chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ErasableText {
    /// The commitment in the entry.
    pub commitment: Hash,
    /// The salt of the commitment.
    pub salt: Salt,
    /// The kind of text.
    pub kind: TextKind,
    /// The text itself.
    pub text: String,
}

impl ErasableText {
    /// A text with its commitment.
    pub fn new(kind: TextKind, salt: Salt, text: &str) -> ErasableText {
        ErasableText {
            commitment: Hash::committed(&salt, text),
            salt,
            kind,
            text: text.to_owned(),
        }
    }

    /// Whether the text matches its commitment.
    pub fn is_genuine(&self) -> bool {
        Hash::committed(&self.salt, &self.text) == self.commitment
    }

    /// The replacement of the text in a hashed entry.
    pub fn mark(&self) -> String {
        format!("{MARK}{}", self.commitment)
    }
}

/// Parses a commitment in the place of a text; `None` for plain text.
pub fn commitment(text: &str) -> Option<Hash> {
    text.strip_prefix(MARK)?.parse().ok()
}

impl Entry {
    /// Every nonempty text of the entry, with its kind.
    pub fn texts_mut(&mut self) -> Vec<(TextKind, &mut String)> {
        let mut texts = vec![(TextKind::Name, &mut self.by.name)];
        texts.extend(words_of(&mut self.event).map(|words| (TextKind::Words, words)));
        texts.retain(|(_, text)| !text.is_empty());
        texts
    }

    /// Every nonempty text of the entry.
    pub fn texts(&self) -> Vec<String> {
        let mut entry = self.clone();
        let texts = entry.texts_mut().into_iter();
        texts.map(|(_, text)| std::mem::take(text)).collect()
    }

    /// The entry to hash, with commitments for its texts, and the texts.
    /// `text` creates a commitment.
    #[must_use]
    pub fn sealed(
        &self,
        mut text: impl FnMut(TextKind, &str) -> ErasableText,
    ) -> (Entry, Vec<ErasableText>) {
        let mut entry = self.clone();
        let mut texts = Vec::new();
        for (kind, words) in entry.texts_mut() {
            let one = text(kind, words);
            *words = one.mark();
            texts.push(one);
        }
        (entry, texts)
    }

    /// The entry with its known texts restored. [`ERASED`] replaces the others; an
    /// erased name becomes empty.
    #[must_use]
    pub fn opened<'a>(mut self, known: impl Fn(&Hash) -> Option<&'a str>) -> Entry {
        for (kind, words) in self.texts_mut() {
            let Some(commitment) = commitment(words) else {
                continue;
            };
            *words = match (known(&commitment), kind) {
                (Some(text), _) => text.to_owned(),
                (None, TextKind::Words) => ERASED.to_owned(),
                (None, TextKind::Name) => String::new(),
            };
        }
        self
    }
}

/// The typed text of an event; no event has more than one.
fn words_of(event: &mut Event) -> Option<&mut String> {
    match event {
        Event::TurnTakenBack { reason, .. }
        | Event::TurnCorrected { reason, .. }
        | Event::PositionSetUp { reason, .. }
        | Event::SetUpTakenBack { reason }
        | Event::TimeAdjusted { reason, .. }
        | Event::Paused {
            pause: Pause::Umpire { reason },
            ..
        }
        | Event::CardTakenBack { reason, .. }
        | Event::AppealDecided { reason, .. }
        | Event::Ended {
            ground: Ground::Adjudication { reason },
            ..
        }
        | Event::Reopened { reason } => Some(reason),
        Event::IllegalTurn {
            what: Irregularity::Other(words),
            ..
        }
        | Event::OrganiserCalled {
            about: Call::Other(words),
        }
        | Event::CallAnswered { reply: words, .. }
        | Event::AppealNoted { words, .. } => Some(words),
        Event::Started { .. }
        | Event::TurnPlayed { .. }
        | Event::TurnRestored { .. }
        | Event::PutRight { .. }
        | Event::ClockCalled
        | Event::Paused { .. }
        | Event::Resumed
        | Event::CardShown { .. }
        | Event::TurnLost
        | Event::IllegalTurn { .. }
        | Event::DrawClaimed { .. }
        | Event::DrawOffered { .. }
        | Event::DrawDeclined { .. }
        | Event::NoticeGiven { .. }
        | Event::TakeBackAsked { .. }
        | Event::TakeBackAgreed { .. }
        | Event::TakeBackDeclined { .. }
        | Event::OrganiserCalled { .. }
        | Event::CallSeen { .. }
        | Event::AppealWithdrawn { .. }
        | Event::Ended { .. }
        | Event::ResultAgreed { .. } => None,
    }
}

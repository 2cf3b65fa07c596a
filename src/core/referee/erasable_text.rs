//! Words that people type, and the names of who wrote. A hashed entry holds a
//! commitment in their place, so that they can be erased and the chain still
//! holds. The bytes are promised in `docs/RECORD.md`.

use super::{Call, Entry, Event, Ground, Hash, Irregularity, Pause};
use crate::codes;
use std::fmt;

/// What stands where a text was erased.
pub const ERASED: &str = "[…]";
/// What a commitment begins with in the place of a text.
const MARK: char = '~';

/// Sixteen random bytes, without which nobody can try texts against a commitment.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Salt(pub [u8; 16]);

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Salt({self})")
    }
}

/// What a text is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextKind {
    /// The name of who wrote an entry.
    Name,
    /// A reason, or anything else that was typed.
    Words,
}

codes!(TextKind {
    Name = "name",
    Words = "text",
});

/// A text that stands beside the chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ErasableText {
    /// What the entry holds in its place.
    pub commitment: Hash,
    /// What it was salted with.
    pub salt: Salt,
    /// What it is.
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

    /// Whether it is the text that was committed to.
    pub fn is_genuine(&self) -> bool {
        Hash::committed(&self.salt, &self.text) == self.commitment
    }

    /// What stands in its place in an entry.
    pub fn mark(&self) -> String {
        mark(&self.commitment)
    }
}

fn mark(commitment: &Hash) -> String {
    format!("{MARK}{commitment}")
}

/// The commitment that stands in the place of a text; `None` for plain words.
pub fn commitment(text: &str) -> Option<Hash> {
    text.strip_prefix(MARK)?.parse().ok()
}

impl Entry {
    /// Every text in the entry, with what it is. An empty one is no text.
    pub fn texts_mut(&mut self) -> Vec<(TextKind, &mut String)> {
        let mut texts = vec![(TextKind::Name, &mut self.by.name)];
        texts.extend(words_of(&mut self.event).map(|words| (TextKind::Words, words)));
        texts.retain(|(_, text)| !text.is_empty());
        texts
    }

    /// Every text in the entry.
    pub fn texts(&self) -> Vec<String> {
        let mut entry = self.clone();
        let texts = entry.texts_mut().into_iter();
        texts.map(|(_, text)| std::mem::take(text)).collect()
    }

    /// The entry as it is hashed, and the texts that stand beside it. `text`
    /// commits to one.
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

    /// The entry with the texts that are still known; [`ERASED`] stands for the
    /// others, and nothing for a name.
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

/// What somebody typed; no event has more than one such text.
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
        | Event::OrganiserCalled { .. }
        | Event::CallSeen { .. }
        | Event::AppealWithdrawn { .. }
        | Event::Ended { .. }
        | Event::ResultAgreed { .. } => None,
    }
}

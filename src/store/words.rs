//! Speakers who help with the words of their language, and what they say of them.

use super::schema::word_answers;
use super::{Digest, StoreError};
use diesel::prelude::*;

/// Somebody who has opened the address for speakers. They have no account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker {
    /// Their name by chance, made from the secret in their cookie: says nothing of who they are.
    pub speaker: String,
    /// The digest of the address that they have opened.
    pub link: Digest,
    /// Their name or initials; may be empty.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub since_ms: i64,
}

/// What a speaker says of one message.
#[derive(Clone, PartialEq, Eq, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = word_answers, treat_none_as_null = true)]
pub struct WordAnswer {
    /// Who, as in [`Speaker`].
    pub speaker: String,
    /// The tag of the language.
    pub language: String,
    /// The id of the message.
    pub message: String,
    /// The name or initials of the speaker; may be empty.
    pub name: String,
    /// The fingerprint of the English that stood beside it.
    pub english: String,
    /// The words that were asked about, as they stood in the file of messages.
    pub words: String,
    /// `right`, `better` or `not-sure`.
    pub opinion: String,
    /// The better words, as they would stand in a file of messages.
    pub better: Option<String>,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// What can be asked.
pub trait WordReads {
    /// A speaker by the name that chance gave them.
    ///
    /// # Errors
    /// [`StoreError::Missing`], and those of the database.
    fn speaker(&mut self, speaker: &str) -> Result<Speaker, StoreError>;
    /// How many speakers there are.
    ///
    /// # Errors
    /// Those of the database.
    fn speaker_count(&mut self) -> Result<i64, StoreError>;
    /// The answers of one speaker, or of all, in all languages: ordered by language, message and
    /// speaker.
    ///
    /// # Errors
    /// Those of the database.
    fn word_answers(&mut self, speaker: Option<&str>) -> Result<Vec<WordAnswer>, StoreError>;
    /// The answers of all speakers to one message of a language, ordered by speaker.
    ///
    /// # Errors
    /// Those of the database.
    fn word_answers_to(
        &mut self,
        language: &str,
        message: &str,
    ) -> Result<Vec<WordAnswer>, StoreError>;
    /// How many answers there are.
    ///
    /// # Errors
    /// Those of the database.
    fn word_answer_count(&mut self) -> Result<i64, StoreError>;
}

/// What is kept of them.
pub trait WordWrites {
    /// Keeps a speaker, in place of what was known of them before.
    ///
    /// # Errors
    /// Those of the database.
    fn keep_speaker(&mut self, speaker: &Speaker) -> Result<(), StoreError>;
    /// Forgets the speakers who have opened another address than this, not what they said.
    ///
    /// # Errors
    /// Those of the database.
    fn forget_speakers_but(&mut self, link: &Digest) -> Result<(), StoreError>;
    /// Keeps an answer, in place of the one before of the same speaker to the same message.
    ///
    /// # Errors
    /// Those of the database.
    fn keep_word_answer(&mut self, answer: &WordAnswer) -> Result<(), StoreError>;
    /// Takes the last answer of a speaker in a language back: which message it was about.
    ///
    /// # Errors
    /// [`StoreError::Missing`] where there is none, and those of the database.
    fn drop_last_word_answer(
        &mut self,
        speaker: &str,
        language: &str,
    ) -> Result<String, StoreError>;
}

//! Speakers who review the translations into their language, and their answers.

use super::schema::translation_answers;
use super::{Digest, StoreError};
use diesel::prelude::*;

/// Somebody who has opened the link for speakers. They have no account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker {
    /// A random name derived from the secret in their cookie. It identifies no person.
    pub speaker: String,
    /// The digest of the link that they opened.
    pub link: Digest,
    /// Their name or initials; may be empty.
    pub name: String,
    /// When they opened it, in milliseconds since 1970.
    pub since_ms: i64,
}

/// A speaker's answer about the translation of one message.
#[derive(Clone, PartialEq, Eq, Debug, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = translation_answers, treat_none_as_null = true)]
pub struct WordAnswer {
    /// The speaker, as in [`Speaker`].
    pub speaker: String,
    /// The language tag.
    pub language: String,
    /// The message id.
    pub message: String,
    /// The name or initials of the speaker; may be empty.
    pub name: String,
    /// The fingerprint of the English text that was shown with it.
    pub english: String,
    /// The translation that was asked about, as in the message file.
    pub words: String,
    /// `right`, `better` or `not-sure`.
    pub opinion: String,
    /// The proposed translation, as it would be written in a message file.
    pub better: Option<String>,
    /// The time of the answer, in milliseconds since 1970.
    pub at_ms: i64,
}

/// Queries for speakers and their answers.
pub trait WordReads {
    /// A speaker by their random name.
    ///
    /// # Errors
    /// [`StoreError::Missing`].
    fn speaker(&mut self, speaker: &str) -> Result<Speaker, StoreError>;
    /// The number of speakers.
    fn speaker_count(&mut self) -> Result<i64, StoreError>;
    /// The answers of one speaker (or of all) in all languages, by language, message and speaker.
    fn word_answers(&mut self, speaker: Option<&str>) -> Result<Vec<WordAnswer>, StoreError>;
    /// The answers of all speakers to one message of a language, by speaker.
    fn word_answers_to(
        &mut self,
        language: &str,
        message: &str,
    ) -> Result<Vec<WordAnswer>, StoreError>;
    /// The number of answers.
    fn word_answer_count(&mut self) -> Result<i64, StoreError>;
}

/// Writes of speakers and their answers.
pub trait WordWrites {
    /// Inserts or replaces a speaker.
    fn keep_speaker(&mut self, speaker: &Speaker) -> Result<(), StoreError>;
    /// Deletes the speakers who opened another link than this. Their answers stay.
    fn forget_speakers_but(&mut self, link: &Digest) -> Result<(), StoreError>;
    /// Inserts or replaces the answer of a speaker to a message.
    fn keep_word_answer(&mut self, answer: &WordAnswer) -> Result<(), StoreError>;
    /// Deletes the last answer of a speaker in a language, and returns the id of its message.
    ///
    /// # Errors
    /// [`StoreError::Missing`] if there is none.
    fn drop_last_word_answer(
        &mut self,
        speaker: &str,
        language: &str,
    ) -> Result<String, StoreError>;
}

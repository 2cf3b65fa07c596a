//! Speakers who confirm translations: the link by which they join, their answers, and answers that
//! are imported from files.

use super::rate_limit::{Rate, source};
use super::secret;
use super::{Desk, Fault};
use crate::desk::fault::FormProblem;
use crate::i18n::Language;
use crate::i18n::speaker_answers::{self, Answer, Opinion};
use crate::store::{Account, Digest, Speaker, StoreError, WordAnswer};
use chrono::{DateTime, Utc};
use std::collections::HashMap;
use std::net::IpAddr;

/// The setting that stores the link for speakers.
const LINK: &str = "words-link";
/// Maximum number of speakers of one link.
pub const MOST_SPEAKERS: i64 = 300;
/// Maximum number of stored answers: about seventy speakers who have answered everything.
pub const MOST_ANSWERS: i64 = 200_000;
/// New speakers from one source.
const JOIN_RATE: Rate = Rate::new(60, 10_000);
/// Answers of one speaker: a whole language at once, then one per second.
const ANSWER_RATE: Rate = Rate::new(6_000, 1_000);

/// The outcome of an import of answers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ImportedAnswers {
    /// Number of new answers.
    pub new: usize,
    /// Number of answers that were skipped, as the same or a later one was stored.
    pub known: usize,
}

impl Desk {
    /// The secret of the link by which speakers join, if there is one.
    pub fn speakers_link(&self) -> Result<Option<String>, Fault> {
        let kept = self.store.read(|db| db.setting(LINK))?;
        Ok(kept.and_then(|kept| String::from_utf8(kept).ok()))
    }

    /// Creates the link for speakers, or replaces it, which ends the access of present speakers.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`] for all but the owner of the server.
    pub fn renew_speakers_link(&self, account: &Account) -> Result<(), Fault> {
        self.check_owner(account)?;
        let link = secret::link();
        let digest = secret::digest(&link);
        self.store.write(move |tx| {
            tx.set_setting(LINK, link.as_bytes())?;
            tx.forget_speakers_but(&digest)
        })?;
        Ok(())
    }

    /// Checks the secret of a link for speakers.
    ///
    /// # Errors
    /// [`Fault::InvitationOver`] for a wrong one.
    pub fn opens_for_speakers(&self, link: &str) -> Result<(), Fault> {
        self.digest_of_link(link).map(drop)
    }

    fn digest_of_link(&self, link: &str) -> Result<Digest, Fault> {
        let kept = self.speakers_link()?.map(|kept| secret::digest(&kept));
        kept.filter(|kept| *kept == secret::digest(link))
            .ok_or(Fault::InvitationOver)
    }

    /// Adds a speaker and returns the secret for their browser. A browser with a secret keeps it,
    /// so that the speaker stays the same.
    ///
    /// # Errors
    /// [`Fault::InvitationOver`]; [`Fault::TooOften`]; [`Fault::WordsFull`]; [`Fault::Form`].
    pub fn let_speaker_in(
        &self,
        (link, name): (&str, &str),
        known: Option<&str>,
        (from, at): (Option<IpAddr>, DateTime<Utc>),
    ) -> Result<String, Fault> {
        let link = self.digest_of_link(link)?;
        let name = name.trim();
        if name.chars().count() > speaker_answers::Speaker::LONGEST_NAME
            || name.chars().any(char::is_control)
        {
            return Err(Fault::form("name", FormProblem::TooLong));
        }
        if let Some(from) = from {
            let counted = (format!("speaker {}", source(from)), JOIN_RATE);
            self.rate_limit.take(&[counted], at)?;
        }
        let token = known.map_or_else(secret::token, str::to_owned);
        let speaker = Speaker {
            speaker: speaker_of(&token),
            link,
            name: name.to_owned(),
            since_ms: at.timestamp_millis(),
        };
        let is_new = self.speaker(&token)?.is_none();
        if is_new && self.store.read(|db| db.speaker_count())? >= MOST_SPEAKERS {
            return Err(Fault::WordsFull);
        }
        self.store.write(move |tx| tx.keep_speaker(&speaker))?;
        Ok(token)
    }

    /// The speaker whose browser has this secret, if their link is still valid.
    pub fn speaker(&self, token: &str) -> Result<Option<Speaker>, Fault> {
        let speaker = speaker_of(token);
        match self.store.read(move |db| db.speaker(&speaker)) {
            Ok(speaker) => Ok(Some(speaker)),
            Err(StoreError::Missing) => Ok(None),
            Err(other) => Err(other.into()),
        }
    }

    /// The answers of a speaker, or of all, in languages that still exist.
    pub fn word_answers(&self, speaker: Option<&str>) -> Result<Vec<Answer>, Fault> {
        let speaker = speaker.map(str::to_owned);
        let rows = self
            .store
            .read(move |db| db.word_answers(speaker.as_deref()))?;
        Ok(rows.into_iter().filter_map(answer_of).collect())
    }

    /// The answers of all speakers to one message of a language.
    pub fn word_answers_to(&self, language: Language, id: &str) -> Result<Vec<Answer>, Fault> {
        let id = id.to_owned();
        let rows = self
            .store
            .read(move |db| db.word_answers_to(language.tag(), &id))?;
        Ok(rows.into_iter().filter_map(answer_of).collect())
    }

    /// Stores an answer, in place of an earlier one of the same speaker to the same message.
    ///
    /// # Errors
    /// [`Fault::TooOften`]; [`Fault::WordsFull`].
    pub fn answer_words(&self, answer: &Answer) -> Result<(), Fault> {
        let at = DateTime::from_timestamp_millis(answer.at).unwrap_or_default();
        let counted = (format!("words {}", answer.speaker.token), ANSWER_RATE);
        self.rate_limit.take(&[counted], at)?;
        self.check_room_for(1)?;
        let row = row_of(answer);
        self.store.write(move |tx| tx.keep_word_answer(&row))?;
        Ok(())
    }

    /// Deletes the last answer of a speaker in a language, and returns the id of its message.
    ///
    /// # Errors
    /// [`Fault::NotFound`] when there is none.
    pub fn undo_word_answer(&self, speaker: &str, language: Language) -> Result<String, Fault> {
        let speaker = speaker.to_owned();
        let last = self
            .store
            .write(move |tx| tx.drop_last_word_answer(&speaker, language.tag()))?;
        Ok(last)
    }

    /// Imports answers. Of two answers of one speaker to one message the later counts.
    ///
    /// # Errors
    /// [`Fault::NotAllowed`] for all but the owner of the server; [`Fault::WordsFull`].
    pub fn import_answers(
        &self,
        account: &Account,
        found: &[Answer],
    ) -> Result<ImportedAnswers, Fault> {
        self.check_owner(account)?;
        let rows: Vec<WordAnswer> = found.iter().map(row_of).collect();
        self.check_room_for(rows.len())?;
        let taken = self.store.write(move |tx| {
            let mut taken = ImportedAnswers::default();
            let mut known: HashMap<_, i64> = HashMap::new();
            for kept in tx.word_answers(None)? {
                known.insert((kept.speaker, kept.language, kept.message), kept.at_ms);
            }
            for row in &rows {
                let key = (
                    row.speaker.clone(),
                    row.language.clone(),
                    row.message.clone(),
                );
                if known.get(&key).is_some_and(|at_ms| *at_ms >= row.at_ms) {
                    taken.known += 1;
                    continue;
                }
                tx.keep_word_answer(row)?;
                known.insert(key, row.at_ms);
                taken.new += 1;
            }
            Ok(taken)
        })?;
        Ok(taken)
    }

    fn check_owner(&self, account: &Account) -> Result<(), Fault> {
        let is_owner = self.is_owner(account)?;
        is_owner.then_some(()).ok_or(Fault::NotAllowed)
    }

    /// Checks that `more` answers can be stored.
    fn check_room_for(&self, more: usize) -> Result<(), Fault> {
        let kept = self.store.read(|db| db.word_answer_count())?;
        let more = i64::try_from(more).unwrap_or(i64::MAX);
        if kept.saturating_add(more) > MOST_ANSWERS {
            return Err(Fault::WordsFull);
        }
        Ok(())
    }
}

/// The random identity of the speaker with this secret. It is exported in files and opens nothing.
fn speaker_of(token: &str) -> String {
    secret::hex(&secret::digest(token).0[..8])
}

fn row_of(answer: &Answer) -> WordAnswer {
    let (opinion, better) = match &answer.opinion {
        Opinion::Right => ("right", None),
        Opinion::Better(text) => ("better", Some(text.clone())),
        Opinion::NotSure => ("not-sure", None),
    };
    WordAnswer {
        speaker: answer.speaker.token.clone(),
        language: answer.language.tag().to_owned(),
        message: answer.id.clone(),
        name: answer.speaker.name.clone().unwrap_or_default(),
        english: answer.english.clone(),
        words: answer.words.clone(),
        opinion: opinion.to_owned(),
        better,
        at_ms: answer.at,
    }
}

fn answer_of(row: WordAnswer) -> Option<Answer> {
    Some(Answer {
        language: Language::by_tag(&row.language)?,
        id: row.message,
        speaker: speaker_answers::Speaker {
            token: row.speaker,
            name: Some(row.name).filter(|name| !name.is_empty()),
        },
        english: row.english,
        words: row.words,
        opinion: match (row.opinion.as_str(), row.better) {
            ("right", _) => Opinion::Right,
            ("better", Some(text)) => Opinion::Better(text),
            _ => Opinion::NotSure,
        },
        at: row.at_ms,
    })
}

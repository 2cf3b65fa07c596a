//! Queries for speakers and their answers.

use super::{Conn, one};
use crate::schema::{speakers, translation_answers};
use crate::speakers::{Speaker, WordAnswer, WordReads, WordWrites};
use crate::{Digest, StoreError};
use diesel::prelude::*;

impl WordReads for Conn {
    fn speaker(&mut self, speaker: &str) -> Result<Speaker, StoreError> {
        let (speaker, link, name, since_ms): (String, Vec<u8>, String, i64) =
            speakers::table.find(speaker).get_result(self)?;
        Ok(Speaker {
            speaker,
            link: Digest::try_from(link)?,
            name,
            since_ms,
        })
    }

    fn speaker_count(&mut self) -> Result<i64, StoreError> {
        Ok(speakers::table.count().get_result(self)?)
    }

    fn word_answers(&mut self, speaker: Option<&str>) -> Result<Vec<WordAnswer>, StoreError> {
        let mut asked = translation_answers::table
            .order((
                translation_answers::language,
                translation_answers::message,
                translation_answers::speaker,
            ))
            .select(WordAnswer::as_select())
            .into_boxed();
        if let Some(speaker) = speaker {
            asked = asked.filter(translation_answers::speaker.eq(speaker));
        }
        Ok(asked.load(self)?)
    }

    fn word_answers_to(
        &mut self,
        language: &str,
        message: &str,
    ) -> Result<Vec<WordAnswer>, StoreError> {
        Ok(translation_answers::table
            .filter(translation_answers::language.eq(language))
            .filter(translation_answers::message.eq(message))
            .order(translation_answers::speaker)
            .select(WordAnswer::as_select())
            .load(self)?)
    }

    fn word_answer_count(&mut self) -> Result<i64, StoreError> {
        Ok(translation_answers::table.count().get_result(self)?)
    }
}

impl WordWrites for Conn {
    fn keep_speaker(&mut self, speaker: &Speaker) -> Result<(), StoreError> {
        let row = (
            speakers::speaker.eq(&speaker.speaker),
            speakers::link.eq(speaker.link.bytes()),
            speakers::name.eq(&speaker.name),
            speakers::since_ms.eq(speaker.since_ms),
        );
        one(diesel::insert_into(speakers::table)
            .values(row)
            .on_conflict(speakers::speaker)
            .do_update()
            .set((
                speakers::link.eq(speaker.link.bytes()),
                speakers::name.eq(&speaker.name),
            ))
            .execute(self))
    }

    fn forget_speakers_but(&mut self, link: &Digest) -> Result<(), StoreError> {
        let others = speakers::table.filter(speakers::link.ne(link.bytes()));
        diesel::delete(others).execute(self)?;
        Ok(())
    }

    fn keep_word_answer(&mut self, answer: &WordAnswer) -> Result<(), StoreError> {
        one(diesel::insert_into(translation_answers::table)
            .values(answer)
            .on_conflict((
                translation_answers::speaker,
                translation_answers::language,
                translation_answers::message,
            ))
            .do_update()
            .set(answer)
            .execute(self))
    }

    fn drop_last_word_answer(
        &mut self,
        speaker: &str,
        language: &str,
    ) -> Result<String, StoreError> {
        let last: String = translation_answers::table
            .filter(translation_answers::speaker.eq(speaker))
            .filter(translation_answers::language.eq(language))
            .order((
                translation_answers::at_ms.desc(),
                translation_answers::message.desc(),
            ))
            .select(translation_answers::message)
            .first(self)?;
        let row = translation_answers::table.find((speaker, language, &last));
        one(diesel::delete(row).execute(self))?;
        Ok(last)
    }
}

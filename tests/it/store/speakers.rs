//! Speakers and their answers, in both databases.

use super::base::*;
use inkundla::store::*;

fn speaker(name: &str, link: u32) -> Speaker {
    Speaker {
        speaker: name.to_owned(),
        link: digest(link),
        name: "T".to_owned(),
        since_ms: NOON,
    }
}

fn answer(speaker: &str, message: &str, better: Option<&str>, at_ms: i64) -> WordAnswer {
    WordAnswer {
        speaker: speaker.to_owned(),
        language: "zu".to_owned(),
        message: message.to_owned(),
        name: "T".to_owned(),
        english: "0123456789ab".to_owned(),
        words: "Yeqela".to_owned(),
        opinion: better.map_or("right", |_| "better").to_owned(),
        better: better.map(str::to_owned),
        at_ms,
    }
}

fn keep(base: &Base, answer: WordAnswer) -> Result<(), StoreError> {
    base.store.write(move |tx| tx.keep_word_answer(&answer))
}

/// A speaker and an answer, for copies of everything.
pub fn filled(base: &Base) {
    keep(base, answer("one", "skip", Some("Eqa"), NOON)).unwrap();
    let kept = base.store.write(|tx| tx.keep_speaker(&speaker("one", 1)));
    kept.unwrap();
}

#[test]
fn a_speaker_has_one_answer_to_each_message_and_takes_the_last_one_back() {
    on_both(|base| {
        keep(base, answer("one", "skip", Some("Eqa"), NOON)).unwrap();
        keep(base, answer("one", "skip", None, NOON + 1)).unwrap();
        keep(base, answer("one", "nav", None, NOON + 2)).unwrap();
        keep(base, answer("two", "skip", None, NOON + 3)).unwrap();
        let all = base.store.read(|db| db.word_answers(None)).unwrap();
        let expected = [
            answer("one", "nav", None, NOON + 2),
            answer("one", "skip", None, NOON + 1),
            answer("two", "skip", None, NOON + 3),
        ];
        assert_eq!(all, expected, "the later stands in place of the former");
        let to = base.store.read(|db| db.word_answers_to("zu", "skip"));
        assert_eq!(to.unwrap(), expected[1..]);
        let mine = base.store.read(|db| db.word_answers(Some("two"))).unwrap();
        assert_eq!(mine, expected[2..]);
        let back = || base.store.write(|tx| tx.drop_last_word_answer("one", "zu"));
        assert_eq!(back().unwrap(), "nav");
        assert_eq!(back().unwrap(), "skip");
        assert!(matches!(back(), Err(StoreError::Missing)));
        assert_eq!(base.store.read(|db| db.word_answer_count()).unwrap(), 1);
        let mut odd = answer("one", "skip", None, NOON);
        odd.opinion = "perhaps".to_owned();
        assert!(keep(base, odd).is_err(), "only the three opinions");
    });
}

#[test]
fn an_address_that_is_made_anew_ends_those_who_came_by_the_former() {
    on_both(|base| {
        let keep = |speaker: Speaker| {
            let kept = base.store.write(move |tx| tx.keep_speaker(&speaker));
            kept.unwrap();
        };
        keep(speaker("one", 1));
        keep(speaker("two", 1));
        keep(speaker("two", 2));
        assert_eq!(base.store.read(|db| db.speaker_count()).unwrap(), 2);
        base.store
            .write(|tx| tx.forget_speakers_but(&digest(2)))
            .unwrap();
        let found = base.store.read(|db| db.speaker("two")).unwrap();
        assert_eq!(found, speaker("two", 2));
        let gone = base.store.read(|db| db.speaker("one"));
        assert!(matches!(gone, Err(StoreError::Missing)));
    });
}

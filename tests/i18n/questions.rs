//! The file of questions for a speaker with a text editor.

use inkundla_core::tournament::Audience;
use inkundla_i18n::speaker_answers::{Answer, Opinion, Speaker, merge, questions, read};
use inkundla_i18n::{ADULTS, Language, Localizers, Place, Recording, catalog, messages_of};
use std::collections::BTreeSet;
use std::sync::Arc;

fn asked(language: Language) -> String {
    let speaker = Speaker {
        token: "a1".to_owned(),
        name: Some("Thandi M.".to_owned()),
    };
    questions(language, &speaker, 1_795_000_000_000)
}

#[test]
fn exactly_the_unconfirmed_messages_are_asked() {
    for language in Language::ALL.iter().copied() {
        let share = catalog::confirmed(language);
        let asked = asked(language);
        if share.confirmed == share.all {
            assert!(read(&asked).is_err(), "{}", language.tag());
            continue;
        }
        let answers = read(&asked).unwrap();
        assert_eq!(answers.len(), share.all - share.confirmed);
        for answer in &answers {
            let own = catalog::words(language, &answer.id);
            assert!(own.is_none_or(|words| !words.is_confirmed), "{}", answer.id);
            assert_eq!(answer.words, own.map_or("", |words| &words.text));
            assert_eq!(
                (answer.language, &answer.opinion),
                (language, &Opinion::NotSure)
            );
            assert_eq!(answer.speaker.name.as_deref(), Some("Thandi M."));
        }
    }
}

#[test]
fn a_question_is_answered_by_editing_it() {
    let id = read(&asked(Language::Zulu)).unwrap().remove(0).id;
    let words = &catalog::words(Language::Zulu, &id).unwrap().text;
    let zulu = asked(Language::Zulu);
    let right = read(&zulu.replacen("# not sure", "# right", 1))
        .unwrap()
        .remove(0);
    assert_eq!(
        (&right.id, &right.words, &right.opinion),
        (&id, words, &Opinion::Right)
    );
    let better = zulu.replacen("# not sure", "# better", 1);
    let better = better.replacen(
        &format!("\n{id} = {words}\n"),
        &format!("\n{id} = Okunye\n"),
        1,
    );
    let better = read(&better).unwrap().remove(0);
    assert_eq!(better.opinion, Opinion::Better("Okunye".to_owned()));
    assert_eq!(&better.words, words);
    // A missing translation is filled in.
    let none = asked(Language::Sotho);
    let written = none.replacen("# not sure", "# better", 1);
    let written = written.replacen("skip = { \"\" }", "skip = Tlola", 1);
    let answer = read(&written).unwrap().remove(0);
    assert_eq!(answer.opinion, Opinion::Better("Tlola".to_owned()));
    assert_eq!((answer.id.as_str(), answer.words.as_str()), ("skip", ""));
}

#[test]
fn translations_older_than_their_english_are_asked_first() {
    let language = Language::Indonesian;
    let older: Vec<&str> = catalog::older(language).collect();
    assert!(!older.is_empty());
    let answers = read(&asked(language)).unwrap();
    let first: Vec<&str> = answers.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(first[..older.len()], older);
}

#[test]
fn glossary_terms_are_written_beside_a_question() {
    let zulu = asked(Language::Zulu);
    let blocks: Vec<&str> = zulu.split("\n\n").collect();
    let with_words: Vec<&&str> = blocks
        .iter()
        .filter(|block| block.contains("\n# in the rules: "))
        .collect();
    assert!(with_words.len() > 20, "{}", with_words.len());
    for block in with_words {
        let own = block.rsplit("\n# english: ").next().unwrap_or_default();
        for line in block.lines() {
            let Some(term) = line.strip_prefix("# in the rules: ") else {
                continue;
            };
            let is_of_it = |term: &inkundla_i18n::GlossaryTerm| {
                line.starts_with(&format!("# in the rules: {} (", term.term))
            };
            assert!(
                inkundla_i18n::glossary_in(Language::Zulu, own)
                    .iter()
                    .any(is_of_it),
                "{term} in {block}"
            );
        }
    }
}

#[test]
fn whatever_a_page_can_say_to_children_or_adults_is_asked_and_comes_back() {
    let mut for_adults = 0;
    for language in Language::ALL.iter().copied() {
        let localizers = Localizers::open().unwrap();
        let mut said = BTreeSet::new();
        for audience in [Audience::Children, Audience::Adults] {
            let t = localizers.of_audience(language, audience);
            for id in catalog::english_ids() {
                let recording = Arc::new(Recording::default());
                t.recording(Arc::clone(&recording)).msg(id);
                said.extend(recording.messages().into_iter().map(|used| used.id));
            }
        }
        let listed = Place::ALL.into_iter().flat_map(messages_of);
        assert_eq!(
            listed.map(str::to_owned).collect::<BTreeSet<_>>(),
            said,
            "{}",
            language.tag()
        );
        let open = |id: &String| catalog::words(language, id).is_none_or(|one| !one.is_confirmed);
        let open: BTreeSet<String> = said.iter().filter(|id| open(id)).cloned().collect();
        if open.is_empty() {
            continue;
        }
        let answers = read(&asked(language)).unwrap();
        let ids: BTreeSet<String> = answers.iter().map(|one| one.id.clone()).collect();
        assert_eq!(ids, open, "{}", language.tag());
        for_adults += ids.iter().filter(|id| id.starts_with(ADULTS)).count();
        // What a speaker says of words for adults comes into the same file.
        if language == Language::Zulu {
            let id = format!("{ADULTS}privacy-all");
            let right = answers.iter().find(|one| one.id == id).unwrap().clone();
            let better = Answer {
                opinion: Opinion::Better("Abadlali bonke".to_owned()),
                ..right
            };
            let merged = merge(language, language.messages(), &[better]);
            assert!(merged.text.contains(&format!("\n{id} = Abadlali bonke\n")));
        }
    }
    assert!(for_adults > 0);
}

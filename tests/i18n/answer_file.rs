//! The file format of answers.

use inkundla_i18n::speaker_answers::{Answer, FileProblem, Opinion, Speaker, read, write};
use inkundla_i18n::{Language, Localizer, catalog};
use proptest::prelude::*;

fn answer(id: &str, opinion: Opinion) -> Answer {
    let words = catalog::words(Language::Zulu, id);
    Answer {
        language: Language::Zulu,
        id: id.to_owned(),
        speaker: Speaker {
            token: "a1".to_owned(),
            name: Some("Thandi M.".to_owned()),
        },
        english: catalog::english_fingerprint(id).unwrap_or_else(|| "0".repeat(12)),
        words: words.map_or_else(String::new, |words| words.text.clone()),
        opinion,
        at: 1_795_000_000_123,
    }
}

#[test]
fn a_file_is_read_as_it_was_written() {
    let forms = "{ $n ->\n    [one] inkomo { $n }\n   *[other] izinkomo { $n }\n}";
    let mut nameless = answer("stage-of", Opinion::Better(forms.to_owned()));
    nameless.speaker.name = None;
    let mut wordless = answer("skip", Opinion::NotSure);
    wordless.words = String::new();
    let answers = [
        answer("player", Opinion::Right),
        answer("quiet-each", Opinion::NotSure),
        nameless,
        wordless,
        answer("phones-done", Opinion::Right),
    ];
    let written = write(&answers);
    assert_eq!(read(&written).unwrap(), answers);
    assert_eq!(write(&read(&written).unwrap()), written);
    // As saved by an editor on Windows.
    let windows = format!("\u{feff}{}", written.replace('\n', "\r\n"));
    assert_eq!(read(&windows).unwrap(), answers);
    // It is a valid message file.
    assert!(Localizer::of_text(Language::Zulu, written).is_ok());
}

#[test]
fn answers_look_as_a_person_can_write_them() {
    let mut one = answer("player", Opinion::Better("Umdlali wethu".to_owned()));
    one.english = "0123456789ab".to_owned();
    let written = write(&[one]);
    let expected = "
# better
# language: zu
# speaker: a1 Thandi M.
# at: 2026-11-18T11:06:40.123Z
# english: 0123456789ab
# instead of: Umdlali
player = Umdlali wethu
";
    assert!(written.ends_with(expected), "{written}");
}

/// The fault of a file that begins with a valid answer.
fn refused(rest: &str) -> (usize, FileProblem) {
    let good = write(&[answer("player", Opinion::Right)]);
    let before = good.lines().count();
    let fault = read(&format!("{good}{rest}")).unwrap_err();
    (fault.line - before, fault.what)
}

fn block(opinion: &str, words: &str) -> String {
    let english = catalog::english_fingerprint("skip").unwrap();
    format!(
        "\n# {opinion}\n# language: zu\n# speaker: b2\n# at: 2026-11-18T10:06:40Z\n# english: {english}\n{words}\n"
    )
}

#[test]
fn a_hostile_file_is_refused_with_its_line() {
    let words = |text: &str| refused(&block("better", &format!("skip = {text}")));
    for hostile in [
        "<script>alert(1)</script>",
        "{ $secret }",
        "{ player }",
        "{",
        "{ \"\\u202E\" }",
        &"long ".repeat(100),
    ] {
        let (line, what) = words(hostile);
        assert_eq!(line, 7, "{hostile}");
        assert!(
            matches!(&what, FileProblem::Words { id, .. } if id == "skip"),
            "{hostile}: {what:?}"
        );
    }
    assert_eq!(words("a\u{202e}b"), (7, FileProblem::NotAnAnswer));
    assert_eq!(refused("\n\u{7}\n"), (2, FileProblem::NotAnAnswer));
    assert_eq!(refused("-term = a\n").1, FileProblem::NotAnAnswer);
    assert_eq!(refused("\n.attribute = a\n"), (2, FileProblem::NotAnAnswer));
    assert_eq!(refused("\n1skip = a\n"), (2, FileProblem::NotAnAnswer));
    // Deep nesting is refused before the recursive parser runs.
    let deep = format!("skip = {}", "{".repeat(100_000));
    let (line, what) = refused(&block("not sure", &deep));
    assert_eq!(line, 7);
    assert!(matches!(what, FileProblem::Words { .. }), "{what:?}");
}

#[test]
fn an_answer_has_all_its_fields() {
    let whole = block("right", "skip = Yeqela");
    assert!(read(&whole).is_ok());
    let without = |line: &str| {
        let kept = whole.lines().filter(|one| !one.starts_with(line));
        let kept: Vec<&str> = kept.collect();
        read(&kept.join("\n")).unwrap_err().what
    };
    let missing = [
        ("# language", "language"),
        ("# speaker", "speaker"),
        ("# at", "at"),
        ("# english", "english"),
        ("# right", "right, better, not sure"),
    ];
    for (line, name) in missing {
        assert_eq!(without(line), FileProblem::Comment(name));
    }
    for (from, to, name) in [
        ("zu", "en-XA", "language"),
        ("b2", "b/2", "speaker"),
        ("2026-11-18", "1926-11-18", "at"),
        ("# right", "# right\n# better", "right, better, not sure"),
    ] {
        let fault = read(&whole.replacen(from, to, 1)).unwrap_err();
        assert_eq!(fault.what, FileProblem::Comment(name), "{from}");
    }
    let none = read("### Nothing\n").unwrap_err();
    assert_eq!((none.line, none.what), (1, FileProblem::NoAnswers));
}

#[test]
fn answers_to_an_outdated_text_are_only_checked_for_syntax() {
    let old = |text: &str| {
        block("better", &format!("skip = {text}"))
            .replace("# english: ", "# english: 0")
            .replacen(
                &catalog::english_fingerprint("skip").unwrap(),
                &catalog::english_fingerprint("skip").unwrap()[1..],
                1,
            )
    };
    assert!(read(&old("{ $gone }")).is_ok());
    assert!(read(&old("<b>")).is_err());
    assert!(read(&block("better", "gone-long-ago = a { $b }")).is_ok());
}

#[test]
fn faults_have_messages_in_every_language() {
    for language in Language::ALL.iter().copied() {
        let t = Localizer::of(language).unwrap();
        let fault = read(&block("better", "skip = <")).unwrap_err();
        let said = t.localize(&fault);
        assert!(said.contains('7') && said.contains("skip"), "{said}");
    }
}

fn any_answer() -> impl Strategy<Value = Answer> {
    let ids: Vec<String> = catalog::messages(Language::English)
        .unwrap()
        .into_iter()
        .map(|one| one.id)
        .collect();
    let languages = prop::sample::select(Language::ALL);
    let name = prop::option::of("[A-Za-z0-9ëõŠ.][A-Za-z0-9ëõŠ.: =#]{0,20}[A-Za-z0-9.#=]");
    (
        prop::sample::select(ids),
        languages,
        "[A-Za-z0-9_-]{1,64}",
        name,
        0..3_u8,
        0..253_402_300_799_999_i64,
        any::<bool>(),
    )
        .prop_map(|(id, language, token, name, kind, at, has_words)| {
            let own = catalog::words(language, &id);
            let english = &catalog::words(Language::English, &id).unwrap().text;
            let own = own.map_or_else(|| english.clone(), |words| words.text.clone());
            let opinion = match kind {
                0 => Opinion::Right,
                1 => Opinion::Better(own.clone()),
                _ => Opinion::NotSure,
            };
            let is_asked = has_words || opinion == Opinion::Right;
            Answer {
                english: catalog::english_fingerprint(&id).unwrap(),
                language,
                id,
                speaker: Speaker { token, name },
                words: if is_asked { own } else { String::new() },
                opinion,
                at,
            }
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn writing_what_was_read_changes_nothing(answers in prop::collection::vec(any_answer(), 1..20)) {
        let written = write(&answers);
        let read_again = read(&written).unwrap();
        prop_assert_eq!(&read_again, &answers);
        prop_assert_eq!(write(&read_again), written);
    }
}

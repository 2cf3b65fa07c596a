//! Merging answers of speakers into a message file.

use inkundla_i18n::speaker_answers::{
    Answer, AnswerProblem, Left, MergeOutcome, Merged, Opinion, Speaker, merge,
};
use inkundla_i18n::{Language, catalog};

const FILE: &str = "### What Inkundla says.

# unreviewed
skip = Yeqela

# A sentence about who plays.
# unreviewed
player = Umdlali

## Odd spacing stays.


# unreviewed
print=Phrinta
share = Yabelana
# unreviewed
stage-of =
    { $n ->
        [one] kokunye
       *[other] koku-{ $n }
    }
# Unattached.

menu = Imenyu";

fn answer(who: &str, id: &str, words: &str, opinion: Opinion) -> Answer {
    Answer {
        language: Language::Zulu,
        id: id.to_owned(),
        speaker: Speaker {
            token: who.to_owned(),
            name: None,
        },
        english: catalog::english_fingerprint(id).unwrap_or_default(),
        words: words.to_owned(),
        opinion,
        at: 1000,
    }
}

fn right(who: &str, id: &str, words: &str) -> Answer {
    answer(who, id, words, Opinion::Right)
}

fn better(who: &str, id: &str, words: &str, text: &str) -> Answer {
    answer(who, id, words, Opinion::Better(text.to_owned()))
}

fn merged(answers: &[Answer]) -> Merged {
    merge(Language::Zulu, FILE, answers)
}

fn outcomes(merged: &Merged) -> Vec<(&str, &MergeOutcome)> {
    let steps = merged.steps.iter();
    steps
        .map(|step| (step.id.as_str(), &step.outcome))
        .collect()
}

fn left(who: &str, why: Left) -> MergeOutcome {
    let speaker = who.to_owned();
    MergeOutcome::Left { speaker, why }
}

#[test]
fn two_different_speakers_confirm() {
    let done = merged(&[
        right("a", "player", "Umdlali"),
        right("b", "player", "Umdlali"),
    ]);
    let expected = FILE.replace("plays.\n# unreviewed\n", "plays.\n");
    assert_eq!(done.text, expected);
    assert_eq!(outcomes(&done), [("player", &MergeOutcome::Confirmed)]);
}

#[test]
fn an_answer_says_that_a_translation_is_not_older_than_its_english() {
    let older = FILE.replace(
        "plays.\n# unreviewed\n",
        "plays.\n# older than the English\n",
    );
    let answers = [right("a", "player", "Umdlali")];
    let done = merge(Language::Zulu, &older, &answers);
    let mark = format!("# right once: {}\n", catalog::fingerprint("a"));
    let expected = FILE.replace(
        "plays.\n# unreviewed\n",
        &format!("plays.\n# unreviewed\n{mark}"),
    );
    assert_eq!(done.text, expected);
}

#[test]
fn one_speaker_twice_does_not_confirm() {
    let once = merged(&[
        right("a", "player", "Umdlali"),
        right("a", "player", "Umdlali"),
    ]);
    let mark = format!("# right once: {}\n", catalog::fingerprint("a"));
    let expected = FILE.replace(
        "plays.\n# unreviewed\n",
        &format!("plays.\n# unreviewed\n{mark}"),
    );
    assert_eq!(once.text, expected);
    assert_eq!(outcomes(&once), [("player", &MergeOutcome::RightOnce)]);
    // The same speaker in a second file does not confirm either.
    let again = merge(
        Language::Zulu,
        &once.text,
        &[right("a", "player", "Umdlali")],
    );
    assert_eq!(
        (again.text.as_str(), again.steps),
        (once.text.as_str(), vec![])
    );
    // Another speaker does.
    let second = merge(
        Language::Zulu,
        &once.text,
        &[right("b", "player", "Umdlali")],
    );
    assert_eq!(
        second.text,
        FILE.replace("plays.\n# unreviewed\n", "plays.\n")
    );
}

#[test]
fn better_words_wait_for_another_speaker() {
    let proposal = better("a", "skip", "Yeqela", "Yeqela kokuqukethwe");
    let done = merged(std::slice::from_ref(&proposal));
    let mark = catalog::fingerprint("a");
    let expected = FILE.replace(
        "skip = Yeqela\n",
        &format!("# right once: {mark}\nskip = Yeqela kokuqukethwe\n"),
    );
    assert_eq!(done.text, expected);
    let replaced = MergeOutcome::Replaced {
        from: "Yeqela".to_owned(),
        to: "Yeqela kokuqukethwe".to_owned(),
    };
    let said = [("skip", &replaced), ("skip", &MergeOutcome::RightOnce)];
    assert_eq!(outcomes(&done), said);
    // The proposer cannot confirm the text, and merging the file twice changes nothing.
    let again = merge(Language::Zulu, &done.text, std::slice::from_ref(&proposal));
    assert_eq!(
        (again.text.as_str(), again.steps),
        (done.text.as_str(), vec![])
    );
    let own = merge(
        Language::Zulu,
        &done.text,
        &[right("a", "skip", "Yeqela kokuqukethwe")],
    );
    assert_eq!(own.text, done.text);
    let other = right("b", "skip", "Yeqela kokuqukethwe");
    let confirmed = FILE.replace(
        "# unreviewed\nskip = Yeqela\n",
        "skip = Yeqela kokuqukethwe\n",
    );
    let second = merge(Language::Zulu, &done.text, std::slice::from_ref(&other));
    assert_eq!(second.text, confirmed);
    // Both at once, in any order.
    assert_eq!(merged(&[other, proposal]).text, confirmed);
    // Two speakers with the same proposal.
    let both = ["a", "b"].map(|who| better(who, "skip", "Yeqela", "Yeqela kokuqukethwe"));
    assert_eq!(merged(&both).text, confirmed);
}

#[test]
fn different_proposals_are_left_to_people() {
    let done = merged(&[
        better("a", "skip", "Yeqela", "Yeqa"),
        better("b", "skip", "Yeqela", "Dlula"),
    ]);
    assert_eq!(done.text, FILE);
    let proposed = |text: &str| Left::Different {
        proposed: text.to_owned(),
    };
    let (a, b) = (left("a", proposed("Yeqa")), left("b", proposed("Dlula")));
    assert_eq!(outcomes(&done), [("skip", &a), ("skip", &b)]);
}

#[test]
fn confirmed_words_are_not_replaced_by_one_speaker() {
    let confirmed = Left::IsConfirmed {
        proposed: "Hlukanisa".to_owned(),
    };
    let done = merged(&[better("a", "share", "Yabelana", "Hlukanisa")]);
    assert_eq!(done.text, FILE);
    assert_eq!(outcomes(&done), [("share", &left("a", confirmed.clone()))]);
    // Nor a text that two speakers confirm in the same file.
    let done = merged(&[
        better("a", "skip", "Yeqela", "Hlukanisa"),
        right("b", "skip", "Yeqela"),
        right("c", "skip", "Yeqela"),
    ]);
    assert_eq!(done.text, FILE.replacen("# unreviewed\n", "", 1));
    let said = [
        ("skip", &MergeOutcome::Confirmed),
        ("skip", &left("a", confirmed)),
    ];
    assert_eq!(outcomes(&done), said);
}

#[test]
fn outdated_answers_are_left() {
    let mut old_english = right("a", "skip", "Yeqela");
    old_english.english = "0".repeat(12);
    let done = merged(&[
        old_english,
        right("a", "player", "Umdlali omdala"),
        better("b", "player", "Umdlali omdala", "Umdlali omusha"),
        right("c", "gone-long-ago", "Yebo"),
        answer("d", "skip", "Yeqela", Opinion::NotSure),
    ]);
    assert_eq!(done.text, FILE);
    let expected = [
        ("skip", left("a", Left::EnglishChanged)),
        ("player", left("b", Left::WordsChanged)),
        ("player", left("a", Left::WordsChanged)),
        ("gone-long-ago", left("c", Left::NoSuchMessage)),
    ];
    let expected: Vec<(&str, &MergeOutcome)> =
        expected.iter().map(|(id, said)| (*id, said)).collect();
    assert_eq!(outcomes(&done), expected);
}

#[test]
fn invalid_texts_are_not_merged() {
    let done = merged(&[better("a", "skip", "Yeqela", "<b>Yeqela</b>")]);
    assert_eq!(done.text, FILE);
    let refused = Left::Refused(AnswerProblem::Markup);
    assert_eq!(outcomes(&done), [("skip", &left("a", refused))]);
    let done = merged(&[better("a", "skip", "Yeqela", "Yeqela\nplayer = x")]);
    assert_eq!(done.text, FILE);
}

#[test]
fn the_last_answer_of_a_speaker_counts() {
    let mut later = better("a", "skip", "Yeqela", "Dlula");
    later.at = 2000;
    let done = merged(&[later, better("a", "skip", "Yeqela", "Yeqa")]);
    assert!(done.text.contains("skip = Dlula\n"), "{}", done.text);
}

#[test]
fn forms_are_replaced_and_everything_else_stays() {
    let words = "{ $n ->\n        [one] kokunye\n       *[other] koku-{ $n }\n    }";
    let new = "{ $n ->\n    [one] inkomo { $n }\n   *[other] izinkomo ezingu-{ $n }\n}";
    let done = merged(&[
        better("a", "stage-of", words, new),
        right("b", "stage-of", new),
        right("a", "print", "Phrinta"),
        right("b", "print", "Phrinta"),
    ]);
    let expected = FILE.replace("# unreviewed\nprint", "print").replace(
        &format!("# unreviewed\nstage-of =\n    {words}"),
        &format!("stage-of = {new}"),
    );
    assert_eq!(done.text, expected);
}

#[test]
fn new_messages_are_inserted_in_the_order_of_english() {
    // English: skip, sign-in, sign-out, close, cancel, print, share …
    let done = merged(&[
        better("a", "sign-out", "", "Phuma"),
        better("a", "sign-in", "", "Ngena"),
        better("b", "sign-in", "", "Ngena"),
        right("c", "close", "Vala"),
    ]);
    let mark = catalog::fingerprint("a");
    let expected = FILE.replace(
        "skip = Yeqela\n",
        &format!(
            "skip = Yeqela\nsign-in = Ngena\n# unreviewed\n# right once: {mark}\nsign-out = Phuma\n"
        ),
    );
    assert_eq!(done.text, expected);
    assert!(outcomes(&done).contains(&("close", &left("c", Left::WordsChanged))));
    let empty = merge(
        Language::Zulu,
        "### Nothing yet.\n",
        &[
            better("a", "menu", "", "Imenyu"),
            better("a", "skip", "", "Yeqela"),
        ],
    );
    let expected = format!(
        "### Nothing yet.\n# unreviewed\n# right once: {mark}\nskip = Yeqela\n# unreviewed\n# right once: {mark}\nmenu = Imenyu\n"
    );
    assert_eq!(empty.text, expected);
}

#[test]
fn all_words_of_a_language_are_confirmed_by_two() {
    let zulu = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/zu.ftl")).unwrap();
    let messages = catalog::messages(Language::Zulu).unwrap();
    let words = |id: &str| catalog::words(Language::Zulu, id).unwrap().text.clone();
    let of = |who: &str| -> Vec<Answer> {
        let each = messages.iter();
        each.map(|one| right(who, &one.id, &words(&one.id)))
            .collect()
    };
    let once = merge(Language::Zulu, &zulu, &of("a"));
    let marked = |text: &str| {
        text.lines()
            .filter(|line| line.starts_with("# right once:"))
            .count()
    };
    let unreviewed = catalog::unreviewed(Language::Zulu).unwrap().len();
    assert_eq!(marked(&once.text), unreviewed);
    let twice = merge(Language::Zulu, &once.text, &of("b"));
    let expected: String = zulu
        .split_inclusive('\n')
        .filter(|line| !["# unreviewed\n", "# older than the English\n"].contains(line))
        .collect();
    assert_eq!(twice.text, expected);
}

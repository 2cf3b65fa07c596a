//! Answers of speakers on the command line.

use super::{Folder, err, out, status};
use inkundla::i18n::speaker_answers::{Answer, Opinion, Speaker, write};
use inkundla::i18n::{Language, catalog};
use std::fs;

/// The words of the program itself, in a folder of their own.
fn with_words() -> Folder {
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("words")).unwrap();
    for tag in ["en", "zu", "xh"] {
        let words = Language::by_tag(tag).unwrap().messages();
        fs::write(folder.path().join(format!("words/{tag}.ftl")), words).unwrap();
    }
    folder
}

fn words_of(folder: &Folder, tag: &str) -> String {
    fs::read_to_string(folder.path().join(format!("words/{tag}.ftl"))).unwrap()
}

fn answer(who: &str, language: Language, id: &str, opinion: Opinion) -> Answer {
    Answer {
        language,
        id: id.to_owned(),
        speaker: Speaker {
            token: who.to_owned(),
            name: Some(who.to_uppercase()),
        },
        english: catalog::english_fingerprint(id).unwrap(),
        words: catalog::words(language, id).unwrap().text.clone(),
        opinion,
        at: 1_795_000_000_000,
    }
}

/// Unconfirmed messages of a language that have no forms and no values.
fn unconfirmed(language: Language) -> Vec<String> {
    let ids = catalog::unreviewed(language).unwrap().into_iter();
    let is_plain = |id: &String| !catalog::words(language, id).unwrap().text.contains('{');
    ids.filter(is_plain).collect()
}

fn send(folder: &Folder, name: &str, answers: &[Answer]) {
    fs::write(folder.path().join(name), write(answers)).unwrap();
}

#[test]
fn answers_of_three_people_come_into_the_files() {
    let folder = with_words();
    let (zulu, xhosa) = (Language::Zulu, Language::Xhosa);
    let ids = unconfirmed(zulu);
    let [one, two, three, ..] = ids.as_slice() else {
        panic!("too few: {ids:?}")
    };
    let other = &unconfirmed(xhosa)[0];
    let better = |text: &str| Opinion::Better(text.to_owned());
    let thandi = [
        answer("thandi", zulu, one, Opinion::Right),
        answer("thandi", zulu, two, better("Amagama amahle")),
        answer("thandi", zulu, three, better("Lokhu")),
    ];
    let sipho = [
        answer("sipho", zulu, one, Opinion::Right),
        answer("sipho", zulu, three, better("Okunye")),
    ];
    let nomsa = [
        answer("nomsa", xhosa, other, Opinion::Right),
        answer("nomsa", zulu, one, Opinion::NotSure),
    ];
    send(&folder, "thandi.ftl", &thandi);
    send(&folder, "sipho.ftl", &sipho);
    send(&folder, "nomsa.ftl", &nomsa);
    let call = [
        "words",
        "import",
        "thandi.ftl",
        "sipho.ftl",
        "nomsa.ftl",
        "--into",
        "words",
    ];

    let before = (words_of(&folder, "zu"), words_of(&folder, "xh"));
    let tried = folder.run(&[&call[..], &["--dry-run"]].concat());
    assert_eq!(status(&tried), 0, "{}", err(&tried));
    assert!(
        out(&tried).contains("nothing was written"),
        "{}",
        out(&tried)
    );
    assert_eq!((words_of(&folder, "zu"), words_of(&folder, "xh")), before);

    let done = folder.run(&call);
    let said = out(&done);
    assert_eq!(status(&done), 0, "{}", err(&done));
    let zulu_now = words_of(&folder, "zu");
    let line_of = |id: &str| {
        let mut lines = zulu_now.lines();
        lines
            .position(|line| line.starts_with(&format!("{id} =")))
            .unwrap()
    };
    let lines: Vec<&str> = zulu_now.lines().collect();
    assert_ne!(lines[line_of(one) - 1], "# unreviewed");
    let mark = format!("# right once: {}", catalog::fingerprint("thandi"));
    assert_eq!(lines[line_of(two) - 1], mark);
    assert_eq!(lines[line_of(two)], format!("{two} = Amagama amahle"));
    assert!(
        before
            .0
            .contains(&format!("# unreviewed\n{}\n", lines[line_of(three)]))
    );
    let at = format!(
        "zu.ftl:{} {one}: confirmed by two speakers",
        line_of(one) + 1
    );
    assert!(said.contains(&at), "{at}: {said}");
    for part in [
        "“Lokhu”",
        "“Okunye”",
        "left, from THANDI",
        "7 answers read: 1 confirmed, 2 right once, 1 replaced, 2 left",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(words_of(&folder, "xh").contains(&catalog::fingerprint("nomsa")));

    // The same files again change nothing.
    let again = folder.run(&call);
    assert_eq!(status(&again), 0, "{}", err(&again));
    assert_eq!(words_of(&folder, "zu"), zulu_now);
    // And the file is one of ours still, with that message confirmed.
    let unreviewed = |text: &str| text.lines().filter(|line| *line == "# unreviewed").count();
    assert_eq!(unreviewed(&zulu_now), unreviewed(&before.0) - 1);
}

#[test]
fn a_hostile_file_is_refused_and_nothing_is_written() {
    let folder = with_words();
    let ids = unconfirmed(Language::Zulu);
    let good = [answer("thandi", Language::Zulu, &ids[0], Opinion::Right)];
    send(&folder, "good.ftl", &good);
    let hostile = Opinion::Better("<script>alert(1)</script>".to_owned());
    let bad = [
        good[0].clone(),
        answer("x", Language::Zulu, &ids[1], hostile),
    ];
    send(&folder, "bad.ftl", &bad);
    let before = words_of(&folder, "zu");
    let refused = folder.run(&["words", "import", "good.ftl", "bad.ftl", "--into", "words"]);
    assert_eq!(status(&refused), 1);
    let line = write(&bad).lines().count();
    let said = err(&refused);
    assert!(
        said.contains(&format!("bad.ftl: Line {line}: {}", ids[1])),
        "{said}"
    );
    assert_eq!(words_of(&folder, "zu"), before);
    let left = fs::read_dir(folder.path().join("words")).unwrap().count();
    assert_eq!(left, 3, "something was left in the folder");
}

#[test]
fn words_come_only_into_the_sources_of_this_program() {
    let folder = with_words();
    let id = &unconfirmed(Language::Zulu)[0];
    send(
        &folder,
        "good.ftl",
        &[answer("a", Language::Zulu, id, Opinion::Right)],
    );
    let nowhere = folder.run(&["words", "import", "good.ftl"]);
    assert_eq!(status(&nowhere), 1);
    assert!(err(&nowhere).contains("--into"), "{}", err(&nowhere));
    fs::write(folder.path().join("words/en.ftl"), "skip = Skip\n").unwrap();
    let other = folder.run(&["words", "import", "good.ftl", "--into", "words"]);
    assert_eq!(status(&other), 1);
    assert!(err(&other).contains("build it again"), "{}", err(&other));
}

#[test]
fn the_status_tells_how_much_is_confirmed() {
    let said = Folder::new().run(&["words", "status"]);
    assert_eq!(status(&said), 0);
    let said = out(&said);
    assert_eq!(said.lines().count(), Language::ALL.len());
    let zulu = said.lines().find(|line| line.starts_with("zu ")).unwrap();
    let share = catalog::confirmed(Language::Zulu);
    assert!(
        zulu.contains(&format!("{} of {}", share.confirmed, share.all)),
        "{zulu}"
    );
    assert!(said.contains("English           100 %"), "{said}");
    let older = catalog::older(Language::Zulu).count();
    assert!(
        zulu.contains(&format!("{older} older than the English")),
        "{zulu}"
    );
    let listed = out(&Folder::new().run(&["words", "older", "zu"]));
    assert_eq!(listed.lines().count(), older);
}

#[test]
fn a_speaker_with_an_editor_answers_the_exported_file() {
    let folder = with_words();
    for who in ["Thandi M.", "Sipho D."] {
        let call = ["words", "export", "zu", "--speaker", who, "-o", who];
        assert_eq!(status(&folder.run(&call)), 0);
        let file = folder.path().join(who);
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, text.replacen("# not sure", "# right", 2)).unwrap();
    }
    let open = catalog::unreviewed(Language::Zulu).unwrap().len();
    let done = folder.run(&[
        "words",
        "import",
        "Thandi M.",
        "Sipho D.",
        "--into",
        "words",
    ]);
    let expected = format!(
        "{} answers read: 2 confirmed, 0 right once, 0 replaced, 0 left",
        2 * open
    );
    assert!(
        out(&done).contains(&expected),
        "{}{}",
        out(&done),
        err(&done)
    );
}

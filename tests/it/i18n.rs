//! The sources use exactly the messages of the message file.

use inkundla::i18n::{ADULTS, Language, Localizer, catalog};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn texts(folder: &str, ending: &str, out: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            texts(path.to_str().unwrap(), ending, out);
        } else if path.extension().is_some_and(|found| found == ending) {
            let name = path.display().to_string();
            out.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
}

fn is_id(text: &str) -> bool {
    text.len() > 2
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// All string literals that could be message ids.
fn quoted() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    texts(root.join("templates").to_str().unwrap(), "html", &mut files);
    texts(root.join("src").to_str().unwrap(), "rs", &mut files);
    let words = files.iter().flat_map(|(_, text)| text.split('"').skip(1));
    words
        .filter(|word| is_id(word))
        .map(str::to_owned)
        .collect()
}

/// Ids in positions where only an id is possible, with their files.
fn spoken() -> Vec<(String, String)> {
    const CALLS: [&str; 6] = [
        ".msg(\"",
        ".msg_with(\"",
        ".msg_arg(\"",
        ".plural(\"",
        "Message::new(\"",
        "plain(\"",
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    texts(root.join("templates").to_str().unwrap(), "html", &mut files);
    texts(root.join("src").to_str().unwrap(), "rs", &mut files);
    let mut ids = Vec::new();
    for (name, text) in &files {
        for call in CALLS {
            for (at, _) in text.match_indices(call) {
                let id = text[at + call.len()..].split('"').next().unwrap();
                if is_id(id) {
                    ids.push((id.to_owned(), name.clone()));
                }
            }
        }
    }
    ids
}

/// Prefixes of ids that are built at run time: `format!("game-{}", …)`.
fn made() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    texts(root.join("src").to_str().unwrap(), "rs", &mut files);
    let begun = files
        .iter()
        .flat_map(|(_, text)| text.split("format!(\"").skip(1));
    let begun = begun.filter_map(|rest| rest.split('"').next()?.split_once('{'));
    begun
        .map(|(id, _)| id.to_owned())
        .filter(|id| is_id(id) && id.ends_with('-'))
        .collect()
}

fn written() -> BTreeSet<String> {
    let text = include_str!("../../src/i18n/en.ftl");
    let ids = text
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id);
    ids.filter(|id| is_id(id)).map(str::to_owned).collect()
}

#[test]
fn a_sentence_ends_with_one_full_stop() {
    let t = Localizer::of(Language::English).unwrap();
    let formatted = |why: &str| t.msg_arg("refusal-bad-position", "why", why);
    let said = |end: &str| format!("This position is not possible in this game: {end}");
    assert_eq!(formatted("Thandiwe M."), said("Thandiwe M."));
    assert_eq!(formatted("Thandiwe"), said("Thandiwe."));
    assert_eq!(formatted("wait.."), said("wait..."));
}

#[test]
fn every_used_message_exists() {
    let written = written();
    let missing: Vec<_> = spoken()
        .into_iter()
        .filter(|(id, _)| !written.contains(id))
        .collect();
    assert!(missing.is_empty(), "not in en.ftl: {missing:#?}");
}

#[test]
fn every_message_is_used() {
    let (quoted, made) = (quoted(), made());
    let is_used = |id: &str| quoted.contains(id) || made.iter().any(|made| id.starts_with(made));
    // Words for adults are said where those are that they replace.
    let unused: Vec<String> = written()
        .into_iter()
        .filter(|id| !is_used(id.strip_prefix(ADULTS).unwrap_or(id)))
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

#[test]
fn no_message_id_is_duplicated() {
    let text = include_str!("../../src/i18n/en.ftl");
    let mut seen = BTreeSet::new();
    for line in text.lines() {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| is_id(id)) {
            assert!(seen.insert(id.to_owned()), "{id} is written twice");
        }
    }
}

#[test]
fn plurals_follow_the_number() {
    let t = Localizer::of(Language::English).unwrap();
    assert_eq!(
        t.msg_with(
            "fault-missing-results",
            &[("n", 1.into()), ("boards", "4".into())]
        ),
        "1 result is missing: board 4."
    );
    assert_eq!(
        t.msg_with(
            "fault-missing-results",
            &[("n", 2.into()), ("boards", "4, 7".into())]
        ),
        "2 results are missing: boards 4, 7."
    );
}

#[test]
fn a_number_has_the_decimal_sign_of_its_language() {
    let figure = |language| Localizer::of(language).unwrap().figure("−53.722");
    assert_eq!(figure(Language::English), "−53.722");
    assert_eq!(figure(Language::Afrikaans), "−53,722");
    assert_eq!(figure(Language::Indonesian), "−53,722");
}

#[test]
fn an_unknown_id_is_shown_as_it_is() {
    let t = Localizer::of(Language::English).unwrap();
    assert_eq!(t.msg("no-such-message"), "no-such-message");
}

/// The languages that have every message. The others fall back to English.
const WHOLE: [Language; 5] = [
    Language::English,
    Language::Afrikaans,
    Language::Indonesian,
    Language::Xhosa,
    Language::Zulu,
];

#[test]
fn every_language_has_the_messages_and_variables_of_english() {
    let english = catalog::messages(Language::English).unwrap();
    for language in Language::ALL.iter().copied() {
        let missing = catalog::missing(language).unwrap();
        assert!(
            missing.is_empty() || !WHOLE.contains(&language),
            "missing in {}: {missing:#?}",
            language.tag()
        );
        let written = catalog::messages(language).unwrap();
        for one in &written {
            let same = english.iter().find(|known| known.id == one.id);
            let same =
                same.unwrap_or_else(|| panic!("{} is not in English: {}", one.id, language.tag()));
            let is_known = one.values.is_subset(&same.values);
            assert!(is_known, "{} in {}", one.id, language.tag());
        }
        let ids: BTreeSet<&str> = written.iter().map(|one| one.id.as_str()).collect();
        assert_eq!(
            ids.len(),
            written.len(),
            "an id stands twice in {}",
            language.tag()
        );
    }
}

/// The page divides the text at the first colon.
#[test]
fn no_name_of_a_format_ends_within_brackets() {
    for language in WHOLE {
        for message in catalog::messages(language).unwrap() {
            if message.id.starts_with("system-") {
                let text = Localizer::of(language).unwrap().msg(&message.id);
                let (name, _) = text.split_once(": ").unwrap_or((&text, ""));
                let count = |sign| name.matches(sign).count();
                assert_eq!(count('('), count(')'), "{name}");
            }
        }
    }
}

#[test]
fn no_language_counts_zero_as_one() {
    // In isiZulu the plural category `one` includes zero.
    for language in Language::ALL.iter().copied() {
        let t = Localizer::of(language).unwrap();
        let (none, one) = (t.plural("delay-minutes", 0), t.plural("delay-minutes", 1));
        assert_ne!(none, one, "{}", language.tag());
    }
}

#[test]
fn stretched_text_is_longer_and_keeps_its_variables() {
    let t = Localizer::of(Language::Stretched).unwrap();
    let english = Localizer::of(Language::English).unwrap();
    let refusal = t.msg_arg("whynot-occupied", "point", "A1");
    assert!(refusal.contains("A1"), "{refusal}");
    assert!(
        refusal.chars().count() * 10
            > english
                .msg_arg("whynot-occupied", "point", "A1")
                .chars()
                .count()
                * 14,
        "{refusal}"
    );
}

/// Terms of the games from published sources, and wrong translations of them.
#[test]
fn game_terms_are_those_of_the_published_sources() {
    let own: [(&str, &[&str], &[&str]); 4] = [
        (
            include_str!("../../src/i18n/af.ftl"),
            &[
                "koei", "kruising", "mill", "skiet", "skuif", "vlieg", "beurt", "gelykop",
                "opponent",
            ],
            &["trekking", " paring "],
        ),
        (
            include_str!("../../src/i18n/id.ftl"),
            &[
                "token",
                "titik",
                "garis tangkapan",
                "giliran",
                "seri",
                "ilobolo",
                "lawan",
                "bergerak bebas",
            ],
            &["Penerbangan", "penerbangan", "Menggambar"],
        ),
        (
            include_str!("../../src/i18n/xh.ftl"),
            &[
                "idiski",
                "isikwere",
                "umchasi",
                "umdlali",
                "ithuba",
                "ntshukumo",
            ],
            &["Dweba", "zoba "],
        ),
        (
            include_str!("../../src/i18n/zu.ftl"),
            &["ilobolo", "abelusi", "ibhuto", "isibhamu"],
            &["Dweba", "dweba", "sigayo"],
        ),
    ];
    for (text, words, traps) in own {
        let said: String = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .collect::<Vec<_>>()
            .join("\n");
        for word in words {
            assert!(said.contains(word), "nobody says {word}");
        }
        for trap in traps {
            assert!(!said.contains(trap), "{trap} means something else");
        }
    }
}

/// The messages of a text, by id.
fn by_id(messages: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in messages.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =").filter(|(id, _)| is_id(id)) {
            Some((id, text)) => found.push((id.to_owned(), text.to_owned())),
            None => {
                if let Some((_, text)) = found.last_mut() {
                    text.push_str(line);
                }
            }
        }
    }
    found
}

/// The messages of a language that replace others in events of adults, by the id of the other.
fn for_adults(language: Language) -> Vec<(String, String)> {
    let all = by_id(language.messages()).into_iter();
    let own = all.filter_map(|(id, text)| Some((id.strip_prefix(ADULTS)?.to_owned(), text)));
    own.collect()
}

#[test]
fn the_words_for_adults_replace_known_messages_in_every_language_and_name_no_child() {
    let known = by_id(Language::English.messages());
    let english = for_adults(Language::English);
    for tag in ["en", "af", "id", "xh", "zu"] {
        let language = Language::by_tag(tag).unwrap();
        let own = for_adults(language);
        let ids =
            |all: &[(String, String)]| all.iter().map(|one| one.0.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&own), ids(&english), "{tag}");
        let t = Localizer::of(language).unwrap();
        let adults = t.for_adults();
        assert_ne!(
            adults.msg("player-remove-hint"),
            t.msg("player-remove-hint"),
            "{tag}"
        );
        for (id, text) in &own {
            let plain = known.iter().find(|(known, _)| known == id);
            let plain = &plain.unwrap_or_else(|| panic!("{tag}: no message {id}")).1;
            for part in plain.split("{ $").skip(1) {
                let variable = part.split([' ', '}']).next().unwrap();
                let is_shown = text.contains(&format!("${variable}"));
                assert!(
                    is_shown || id == "names-overdue-short",
                    "{tag} {id}: {variable}"
                );
            }
            for child in [
                "child", "girl", " boy", "parent", "kind ", "kinders", "anak", "ngane",
            ] {
                assert!(!text.to_lowercase().contains(child), "{tag} {id}: {text}");
            }
        }
    }
}

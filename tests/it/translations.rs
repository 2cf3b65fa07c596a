//! Translations that are older than their English texts. `src/i18n/fingerprints.tsv` has a fingerprint of each
//! English text and of its translations as they were when they were last compared. It is made anew, and
//! translations whose English alone has changed are marked `# older than the English`, by
//!
//! ```sh
//! cargo test --locked --test it places::make -- --ignored
//! ```
//!
//! Whoever translates again, or finds that a translation still says the same, deletes the mark.

use inkundla::i18n::{Language, catalog};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const MARK: &str = "# older than the English";
const HEAD: &str =
    "# Fingerprints of texts when they were last compared: see tests/it/translations.rs";
/// The column of a language without the message.
const NONE: &str = "-";
const DIGITS: usize = 8;

/// A message: its fingerprints, English first.
type Fingerprints = Vec<String>;

/// The fingerprints when the texts were last compared, and the mark then.
#[derive(Clone, Copy)]
struct Pair<'a> {
    english: &'a str,
    own: &'a str,
}

/// Whether a translation is older than its English text.
fn is_older(then: Option<Pair>, now: Pair, is_marked: bool) -> bool {
    match then {
        Some(then) if then.own != now.own => false,
        Some(then) if then.english != now.english => true,
        _ => is_marked,
    }
}

/// English, and the languages that have messages.
fn languages() -> Vec<Language> {
    let all = Language::ALL.iter().copied();
    let written = all.filter(|language| catalog::confirmed(*language).written > 0);
    let others = written.filter(|language| *language != Language::English);
    [Language::English].into_iter().chain(others).collect()
}

fn now(id: &str) -> Fingerprints {
    let languages = languages().into_iter();
    let texts = languages.map(|language| catalog::words(language, id));
    let of = |text: &str| catalog::fingerprint(text)[..DIGITS].to_owned();
    let texts = texts.map(|words| words.map_or(NONE.to_owned(), |words| of(&words.text)));
    texts.collect()
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("src/i18n")
        .join(name)
}

fn kept(table: &str) -> BTreeMap<&str, Vec<&str>> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let columns = lines.map(|line| line.split('\t').collect::<Vec<_>>());
    columns.map(|line| (line[0], line[1..].to_vec())).collect()
}

/// The messages whose mark is wrong, with the mark that they should have.
fn wrong_marks(table: &str) -> Vec<(Language, &'static str, bool)> {
    let kept = kept(table);
    let mut wrong = Vec::new();
    for id in catalog::english_ids() {
        let now = now(id);
        for (at, language) in languages().into_iter().enumerate().skip(1) {
            let Some(words) = catalog::words(language, id) else {
                continue;
            };
            let then = kept.get(id).and_then(|then| {
                let (english, own) = (then.first()?, then.get(at)?);
                Some(Pair { english, own })
            });
            let (english, own) = (&now[0], &now[at]);
            let is_older = is_older(then, Pair { english, own }, words.is_older);
            if is_older != words.is_older {
                wrong.push((language, id, is_older));
            }
        }
    }
    wrong
}

/// A message file with the mark of a message set or removed.
fn marked(text: &str, id: &str, is_older: bool) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let begins =
        |line: &&str| line.starts_with(id) && line[id.len()..].trim_start().starts_with('=');
    let at = lines.iter().position(begins).unwrap();
    let comment = lines[..at].iter().rev();
    let comment = comment.take_while(|line| line.starts_with('#') && !line.starts_with("##"));
    let first = at - comment.count();
    if let Some(mark) = (first..at).find(|line| lines[*line] == MARK) {
        lines.remove(mark);
    }
    if is_older {
        let unreviewed = (first..at).find(|line| lines[*line] == "# unreviewed");
        lines.insert(unreviewed.unwrap_or(at), MARK);
    }
    lines.join("\n") + "\n"
}

/// Makes the table anew and marks the translations that are older than their English texts.
pub fn compare() {
    let table = fs::read_to_string(path("fingerprints.tsv")).unwrap_or_default();
    for (language, id, is_older) in wrong_marks(&table) {
        let file = path(&format!("{}.ftl", language.tag()));
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, marked(&text, id, is_older)).unwrap();
    }
    let tags: Vec<&str> = languages().iter().map(|language| language.tag()).collect();
    let mut table = format!("{HEAD}\n# id\t{}\n", tags.join("\t"));
    for id in catalog::english_ids() {
        table += &format!("{id}\t{}\n", now(id).join("\t"));
    }
    fs::write(path("fingerprints.tsv"), table).unwrap();
}

#[test]
fn a_translation_whose_english_alone_has_changed_is_marked() {
    let table = include_str!("../../src/i18n/fingerprints.tsv");
    let wrong = wrong_marks(table);
    let named: Vec<String> = wrong
        .iter()
        .map(|(language, id, is_older)| {
            let what = if *is_older { "has no" } else { "still has the" };
            format!("{id} in {}.ftl {what} mark", language.tag())
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "translate these again, then see the head of tests/it/translations.rs: {named:#?}"
    );
}

#[test]
fn every_message_has_its_fingerprints() {
    let kept = kept(include_str!("../../src/i18n/fingerprints.tsv"));
    let missing: Vec<&str> = catalog::english_ids()
        .filter(|id| {
            kept.get(id)
                .is_none_or(|then| then.len() != languages().len())
        })
        .collect();
    assert!(
        missing.is_empty(),
        "see the head of tests/it/translations.rs: {missing:#?}"
    );
}

#[test]
fn only_a_change_of_the_english_alone_makes_a_translation_older() {
    let pair = |english, own| Pair { english, own };
    let then = Some(pair("a", "b"));
    assert!(is_older(then, pair("x", "b"), false), "English changed");
    assert!(!is_older(then, pair("x", "y"), false), "both changed");
    assert!(!is_older(then, pair("a", "y"), true), "translated again");
    assert!(is_older(then, pair("a", "b"), true), "still older");
    assert!(!is_older(then, pair("a", "b"), false), "compared by hand");
    assert!(!is_older(None, pair("a", "b"), false), "new");
}

#[test]
fn a_mark_is_set_and_removed_in_a_message_file() {
    let file = "# Terms.\n\n# Of a board.\n# unreviewed\nboard = bord\nboards = borde\n";
    let older = marked(&marked(file, "board", true), "boards", true);
    assert_eq!(
        older,
        "# Terms.\n\n# Of a board.\n# older than the English\n# unreviewed\nboard = bord\n\
         # older than the English\nboards = borde\n"
    );
    assert_eq!(marked(&older, "board", true), older);
    assert_eq!(
        marked(&marked(&older, "board", false), "boards", false),
        file
    );
}

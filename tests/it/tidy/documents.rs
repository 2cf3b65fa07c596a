//! Rules of wording for the documents: a teacher or an engineer reads each sentence once.

use super::{PHRASES, has_phrase};
use inkundla::i18n::{Forms, Language, Piece, catalog};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The longest sentence, in words.
const MOST_WORDS: usize = 32;

/// Phrases that documents avoid besides [`PHRASES`], and what to write instead.
const DOCUMENT_PHRASES: [(&str, &str); 14] = [
    ("whoever", "a person who"),
    ("whatever", "the noun"),
    ("those of", "the noun again"),
    ("those who", "people who"),
    ("those that", "the noun again"),
    ("that what", "that the …"),
    ("of what", "of the …"),
    ("what it", "a noun, or a sentence of its own"),
    ("what they", "a noun, or a sentence of its own"),
    ("what the", "a noun, or a sentence of its own"),
    ("what was", "a noun, or a sentence of its own"),
    ("what has", "a noun, or a sentence of its own"),
    ("what is", "a noun, or a sentence of its own"),
    ("as far as it is", "if it is"),
];

/// Words that begin a question, or make a noun clause of the subject.
const QUESTION_WORDS: [&str; 5] = ["How", "Those", "What", "Whether", "Who"];

/// The parts of each record of a decision, in this order.
const PARTS: [&str; 4] = [
    "**Context.**",
    "**Options",
    "**Outcome",
    "**Consequences.**",
];

/// A document without its code.
struct Document {
    name: String,
    text: String,
}

/// A paragraph, an item of a list or a cell of a table.
struct Block {
    line: usize,
    is_cell: bool,
    text: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Markdown files of the project, sorted by name.
fn documents() -> Vec<Document> {
    let mut files: Vec<PathBuf> = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
        .iter()
        .map(|name| root().join(name))
        .collect();
    for folder in ["docs", "migrations", "release", "src", "templates"] {
        super::find(&root().join(folder), "md", &mut files);
    }
    files.sort();
    let document = |file: &PathBuf| Document {
        name: file.strip_prefix(root()).unwrap().display().to_string(),
        text: fs::read_to_string(file).unwrap(),
    };
    files.iter().map(document).collect()
}

/// The text of a list's item, without its mark.
fn item(line: &str) -> Option<&str> {
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = if number.len() < line.len() {
        number.strip_prefix(". ")
    } else {
        None
    };
    rest.or_else(|| line.strip_prefix("- "))
        .or_else(|| line.strip_prefix("* "))
}

/// Whether a line is no prose: a heading, a quotation, a picture or a comment.
fn is_aside(line: &str) -> bool {
    line.is_empty() || line.starts_with(['#', '>', '<']) || line.starts_with("![")
}

impl Document {
    /// The lines outside blocks of code, with their numbers.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut is_code = false;
        self.text.lines().enumerate().filter_map(move |(at, line)| {
            let line = line.trim();
            let is_fence = line.starts_with("```");
            is_code ^= is_fence;
            (!is_code && !is_fence).then_some((at + 1, line))
        })
    }

    fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        let mut previous = 0;
        for (line, text) in self.lines() {
            if is_aside(text) {
                continue;
            }
            if text.starts_with('|') {
                blocks.extend(text.trim_matches('|').split('|').map(|cell| Block {
                    line,
                    is_cell: true,
                    text: cell.trim().to_owned(),
                }));
                continue;
            }
            match (item(text), blocks.last_mut()) {
                (None, Some(block)) if previous + 1 == line && !block.is_cell => {
                    block.text.push(' ');
                    block.text.push_str(text);
                }
                (begin, _) => blocks.push(Block {
                    line,
                    is_cell: false,
                    text: begin.unwrap_or(text).to_owned(),
                }),
            }
            previous = line;
        }
        blocks
    }

    /// The register quotes the law in its tables.
    fn quotes(&self, block: &Block) -> bool {
        block.is_cell && self.name == "docs/LAW.md"
    }
}

/// Text without the addresses of its links, and with one word for each piece of code.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for (at, part) in text.split('`').enumerate() {
        plain.push_str(if at % 2 == 0 { part } else { "CODE" });
    }
    let mut rest = plain.as_str();
    let mut without = String::new();
    while let Some((before, after)) = rest.split_once("](") {
        without.push_str(before);
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    without.push_str(rest);
    without.replace('[', "")
}

/// The sentences of a plain text, each as its words. In a cell a semicolon separates them, too.
fn sentences(text: &str, is_cell: bool) -> Vec<Vec<&str>> {
    let mut sentences = vec![Vec::new()];
    let mut is_over = false;
    for word in text.split_whitespace() {
        let begin = word.trim_start_matches(['*', '(', '“', '"']);
        if is_over && !begin.starts_with(char::is_lowercase) {
            sentences.push(Vec::new());
        }
        is_over = word
            .trim_end_matches(['*', ')', '”', '"'])
            .ends_with(['.', '!', '?']);
        if word.contains(char::is_alphanumeric) {
            sentences.last_mut().unwrap().push(word);
        }
        if is_cell && word.ends_with(';') {
            sentences.push(Vec::new());
        }
    }
    sentences
}

#[test]
fn sentences_of_documents_are_short_and_in_plain_words() {
    let mut faults = Vec::new();
    for document in documents() {
        for block in document.blocks() {
            if document.quotes(&block) {
                continue;
            }
            let text = plain(&block.text);
            for sentence in sentences(&text, block.is_cell) {
                let place = format!("{}:{}", document.name, block.line);
                if sentence.len() > MOST_WORDS {
                    let begin = sentence[..6].join(" ");
                    faults.push(format!("{place}: {} words: {begin} …", sentence.len()));
                }
                let words = sentence.join(" ").to_lowercase();
                let is_question = words.ends_with('?');
                let begin = sentence.first().copied().unwrap_or_default();
                if QUESTION_WORDS.contains(&begin) && !is_question {
                    faults.push(format!("{place}: begins with “{begin}”; write a noun"));
                }
                let phrases = PHRASES.iter().chain(&DOCUMENT_PHRASES);
                for (phrase, instead) in phrases.filter(|(phrase, _)| has_phrase(&words, phrase)) {
                    if !(is_question && phrase.starts_with("what")) {
                        faults.push(format!("{place}: “{phrase}”; write {instead}"));
                    }
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{}\n{} in all",
        faults.join("\n"),
        faults.len()
    );
}

#[test]
fn sentences_end_where_the_next_begins() {
    let text = plain("See [the `page`](a.md). It is *short.* “Why?” it asks. It lasts 2.5 s.");
    let counts: Vec<usize> = sentences(&text, false).iter().map(Vec::len).collect();
    assert_eq!(counts, [3, 3, 3, 4]);
    assert_eq!(sentences("as in a list; the next", true).len(), 2);
}

#[test]
fn each_decision_has_its_context_options_outcome_and_consequences() {
    for document in documents() {
        let is_record = document.name.starts_with("docs/decisions/0");
        let places: Vec<_> = PARTS.iter().map(|part| document.text.find(part)).collect();
        assert!(
            !is_record || places.iter().all(Option::is_some) && places.is_sorted(),
            "{}: {places:?}",
            document.name
        );
    }
}

/// Whether words are a label of a page: its text, without marks, and perhaps a number.
fn is_label(words: &str, pieces: &[Piece]) -> bool {
    let is_mark = |c: char| c.is_whitespace() || "()✓✗⚠".contains(c);
    let texts = pieces.iter().filter_map(|piece| match piece {
        Piece::Text(text) => Some(text.trim_matches(is_mark)),
        Piece::Value(_) => None,
    });
    let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    let [label] = texts[..] else { return false };
    words.strip_prefix(label).is_some_and(|rest| {
        let rest = rest.trim_matches(is_mark);
        rest.is_empty() || rest.parse::<u32>().is_ok()
    })
}

/// The words in italics that stand for something on a page. A path of menus names several.
fn named(document: &Document) -> BTreeSet<String> {
    let text: Vec<String> = document
        .blocks()
        .iter()
        .map(|block| plain(&block.text).replace("**", ""))
        .collect();
    let italics = text
        .iter()
        .flat_map(|text| text.split('*').skip(1).step_by(2));
    italics
        .flat_map(|words| words.split(" → "))
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_handbook_names_buttons_as_the_pages_do() {
    let labels: Vec<Vec<Piece>> = catalog::english_ids()
        .filter_map(|id| Forms::of(&catalog::words(Language::English, id)?.text))
        .flat_map(|forms| forms.forms)
        .map(|form| form.pieces)
        .collect();
    let documents = documents();
    let handbook = documents
        .iter()
        .find(|document| document.name == "docs/HANDBOOK.md")
        .unwrap();
    let named = named(handbook);
    assert!(named.len() > 60, "{}", named.len());
    let unknown: Vec<_> = named
        .iter()
        .filter(|words| !labels.iter().any(|pieces| is_label(words, pieces)))
        .collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

/// Whether a piece of code is the path of a file in the repository. Others are addresses, or files that users have.
fn is_path(code: &str) -> bool {
    let folders = [
        "src/",
        "tests/",
        "docs/",
        "templates/",
        "fixtures/",
        "release/",
    ];
    let is_plain = |c: char| c.is_alphanumeric() || "_-./".contains(c);
    folders.iter().any(|folder| code.starts_with(folder))
        && code.chars().all(is_plain)
        && !code.contains("TAG")
}

#[test]
fn files_and_links_of_documents_exist() {
    let mut missing = Vec::new();
    for document in documents() {
        let folder = root().join(&document.name);
        let folder = folder.parent().unwrap();
        let is_log = document.name.starts_with("docs/measurements/");
        for (line, text) in document.lines() {
            let codes = text.split('`').skip(1).step_by(2);
            let paths = codes.filter(|code| is_path(code) && !is_log);
            let gone = paths.filter(|path| {
                let has = |end: &str| root().join(format!("{path}{end}")).exists();
                !has("") && !has(".rs")
            });
            let links = text
                .split("](")
                .skip(1)
                .filter_map(|rest| rest.split(')').next());
            let files = links.filter_map(|link| link.split('#').next());
            let broken = files.filter(|file| !file.contains("://") && !folder.join(file).exists());
            missing.extend(
                gone.chain(broken)
                    .map(|file| format!("{}:{line}: {file}", document.name)),
            );
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

//! Rules of naming and wording, checked on the text of the sources.

mod documents;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The number of types in `src` that may share one name.
const SAME_NAME: usize = 3;

/// Names that a trait or a macro of a library asks for.
const FOREIGN_NAMES: [&str; 1] = ["Error"];

/// Phrases that an English-speaking engineer stumbles over, and what to write instead.
const PHRASES: [(&str, &str); 12] = [
    ("told", "reported, shown, distinguished"),
    ("so many", "a number"),
    ("so long", "while, until"),
    ("all the same", "anyway"),
    ("be it", "whether"),
    ("what it stands before", "the inner service"),
    ("is nothing that", "is not, cannot"),
    ("there where", "where"),
    ("those of the store", "which errors, and when"),
    ("those of the desk", "which errors, and when"),
    ("those of the guard", "which errors, and when"),
    ("those of whom", "players who"),
];

/// Beginnings of doc comments that make a noun clause of what should be a noun or a sentence.
const BEGINNINGS: [(&str, &str); 6] = [
    ("What ", "a noun"),
    ("Those ", "a noun"),
    ("So many ", "Number of"),
    ("How many ", "Number of"),
    ("How much ", "a noun"),
    ("Who ", "a noun"),
];

/// Whether a text in small letters has a phrase as whole words.
fn has_phrase(text: &str, phrase: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        !before.is_some_and(is_letter) && !after.is_some_and(is_letter)
    })
}

struct Source {
    name: String,
    text: String,
}

impl Source {
    /// The comments, each with its line number and without its slashes.
    fn comments(&self) -> impl Iterator<Item = (usize, bool, &str)> {
        self.text.lines().enumerate().filter_map(|(at, line)| {
            let line = line.trim_start();
            let doc = line
                .strip_prefix("///")
                .or_else(|| line.strip_prefix("//!"));
            let comment = doc.or_else(|| line.strip_prefix("//"))?;
            Some((at + 1, doc.is_some(), comment.trim()))
        })
    }
}

/// Finds the files below a folder with an extension.
pub fn find(folder: &Path, extension: &str, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(&path, extension, out);
        } else if path.extension().is_some_and(|found| found == extension) {
            out.push(path);
        }
    }
}

/// The Rust files below `src`, sorted by name.
fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    find(&root, "rs", &mut files);
    files.sort();
    let source = |file: &PathBuf| Source {
        name: file.strip_prefix(&root).unwrap().display().to_string(),
        text: fs::read_to_string(file).unwrap(),
    };
    files.iter().map(source).collect()
}

/// The name of the type that a line declares. An indented `type` belongs to a trait.
fn declared_type(line: &str) -> Option<&str> {
    let code = line.trim_start();
    let is_indented = code.len() < line.len();
    let code = match code.strip_prefix("pub(") {
        Some(rest) => rest.split_once(") ")?.1,
        None => code.strip_prefix("pub ").unwrap_or(code),
    };
    let (keyword, rest) = code.split_once(' ')?;
    let is_type = match keyword {
        "struct" | "enum" | "union" | "trait" => true,
        "type" => !is_indented,
        _ => false,
    };
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
    is_type.then(|| &rest[..end.unwrap_or(rest.len())])
}

#[test]
fn no_type_name_is_declared_more_than_three_times() {
    let sources = sources();
    let mut declared: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for source in &sources {
        for name in source.text.lines().filter_map(declared_type) {
            declared.entry(name).or_default().push(&source.name);
        }
    }
    let is_fault = |(name, files): &(&str, Vec<&str>)| {
        files.len() > SAME_NAME && !FOREIGN_NAMES.contains(name)
    };
    let faults: Vec<_> = declared.into_iter().filter(is_fault).collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn comments_are_written_in_plain_words() {
    let mut faults = Vec::new();
    for source in sources() {
        let mut previous = 0;
        for (line, is_doc, comment) in source.comments() {
            let words = comment.to_lowercase();
            let phrases = PHRASES
                .iter()
                .filter(|(phrase, _)| has_phrase(&words, phrase));
            // Help texts of the command line and comments that go on over lines are sentences.
            let is_first = is_doc && !source.name.starts_with("cli/") && previous + 1 < line;
            let begins = |(words, _): &&(&str, &str)| is_first && comment.starts_with(words);
            for (phrase, instead) in phrases.chain(BEGINNINGS.iter().filter(begins)) {
                faults.push(format!(
                    "{}:{line}: “{}”; write {instead}",
                    source.name,
                    phrase.trim()
                ));
            }
            previous = line;
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
fn only_the_name_decides_between_full_name_and_alias() {
    for source in sources() {
        let is_home = source.name == "core/tournament/name.rs";
        let decides =
            source.text.contains("Names::Alias =>") || source.text.contains("Names::Full =>");
        assert!(
            is_home || !decides,
            "{}: use EntrantName::display or in_file",
            source.name
        );
    }
}

/// Types that carry a request, or the board that it is about. Values of other types play parts, such as the square
/// `from` which a man moves.
const NAMED_BY_TYPE: [&str; 4] = ["Context", "Path", "Query", "Upload"];

/// The words of a type's name in small letters: `round` and `path` of `RoundPath`.
fn words_of_type(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for letter in name.chars() {
        match words.last_mut() {
            Some(word) if !letter.is_uppercase() => word.push(letter),
            _ => words.push(letter.to_lowercase().collect()),
        }
    }
    words
}

/// Whether the last open bracket of a text is a round one.
fn is_in_round_brackets(text: &str) -> bool {
    let mut closed = 0_usize;
    for sign in text.bytes().rev() {
        match sign {
            b')' | b'}' | b']' => closed += 1,
            b'(' | b'{' | b'[' if closed == 0 => return sign == b'(',
            b'(' | b'{' | b'[' => closed -= 1,
            _ => {}
        }
    }
    false
}

/// The parameters of functions that share no word with their type.
fn misnamed_parameters(text: &str) -> Vec<String> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut misnamed = Vec::new();
    for (at, _) in text.match_indices(": ") {
        let name = text[..at]
            .rsplit(|c| !is_name(c))
            .next()
            .unwrap_or_default();
        let before = text[..at - name.len()].trim_end();
        let of = text[at + 2..].trim_start_matches('&');
        let of = ["Path<", "Query<"]
            .iter()
            .fold(of, |of, wrap| of.strip_prefix(wrap).unwrap_or(of));
        let of = &of[..of.find(|c| !is_name(c)).unwrap_or(of.len())];
        let is_parameter =
            before.ends_with(['(', ',']) && !name.is_empty() && is_in_round_brackets(before);
        let words = words_of_type(of);
        let is_held = words.len() > 1
            && words.last().is_some_and(|last| {
                NAMED_BY_TYPE
                    .iter()
                    .any(|held| held.to_lowercase() == *last)
            });
        if is_parameter
            && is_held
            && !name
                .split('_')
                .any(|word| words.iter().any(|of| of == word))
        {
            misnamed.push(format!("{name}: {of}"));
        }
    }
    misnamed
}

#[test]
fn a_parameter_shares_a_word_with_its_type() {
    let sample =
        "fn f(visitor: &RequestContext, round_path: Path<RoundPath>, place: Path<RoundPath>)";
    assert_eq!(
        misnamed_parameters(sample),
        ["visitor: RequestContext", "place: RoundPath"]
    );
    let misnamed: Vec<String> = sources()
        .iter()
        .flat_map(|source| {
            misnamed_parameters(&source.text)
                .into_iter()
                .map(|one| format!("{}: {one}", source.name))
        })
        .collect();
    assert!(misnamed.is_empty(), "{}", misnamed.join("\n"));
}

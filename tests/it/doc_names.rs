//! What the documents say is held by a test, is held by one that there is.

use std::fs;
use std::path::{Path, PathBuf};

fn at_home(place: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(place)
}

fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

/// What stands between back quotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// Three words and more, as tests are called.
fn is_test(name: &str) -> bool {
    let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    name.matches('_').count() > 2 && name.chars().all(is_word)
}

#[test]
fn every_test_that_a_document_names_exists() {
    let mut all = String::new();
    for folder in ["tests/core", "tests/it", "src"] {
        sources(&at_home(folder), &mut all);
    }
    let mut missing = Vec::new();
    for (document, least) in [("SECURITY.md", 120), ("RELIABILITY.md", 4), ("DATA.md", 0)] {
        let text = fs::read_to_string(at_home("docs").join(document)).unwrap();
        let tests: Vec<&str> = quoted(&text).filter(|name| is_test(name)).collect();
        assert!(tests.len() >= least, "{document}: {}", tests.len());
        let is_gone = |name: &&str| !all.contains(&format!("fn {name}("));
        missing.extend(
            tests
                .into_iter()
                .filter(is_gone)
                .map(|name| format!("{document}: {name}")),
        );
        let files = quoted(&text).filter(|name| name.ends_with(".rs") && !name.contains("src/"));
        let tests = ["tests/core", "tests/it"].map(at_home);
        let is_gone = |name: &&str| !tests.iter().any(|folder| folder.join(name).is_file());
        missing.extend(
            files
                .filter(is_gone)
                .map(|name| format!("{document}: {name}")),
        );
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// The list at the end of the page on security has a row for each of its numbers.
#[test]
fn no_number_of_the_list_of_security_is_left_out() {
    let text = fs::read_to_string(at_home("docs/SECURITY.md")).unwrap();
    let (_, list) = text.split_once("## The list, line by line").unwrap();
    let rows = list.lines().filter_map(|line| line.strip_prefix("| "));
    let numbers = rows.filter_map(|row| row.split(' ').next()?[1..].parse::<u32>().ok());
    assert_eq!(numbers.collect::<Vec<_>>(), (1..=94).collect::<Vec<_>>());
}

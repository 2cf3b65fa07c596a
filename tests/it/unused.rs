//! Every public function and constant has a caller outside the tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Without a caller. With the first three, tests set up in one step what pages do in several;
/// `touch_code` is for the page of the phones, which shows the time that it stores.
const FOR_TESTS: [&str; 4] = ["at_least_every", "enter_result", "showing", "touch_code"];

/// All files below a folder whose names end like this, without those of tests.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        let name = path.display().to_string();
        if path.is_dir() {
            let inside = fs::read_dir(&path).unwrap().flatten();
            open.extend(inside.map(|entry| entry.path()));
        } else if name.ends_with(ending) && !name.ends_with("tests.rs") && !name.contains("/tests/")
        {
            found.push(path);
        }
    }
    found
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty())
}

/// The name that a line defines: a function or a constant.
fn defined(line: &str) -> Option<&str> {
    let mut words =
        words(line).skip_while(|word| ["pub", "async", "crate", "super", "in"].contains(word));
    match (words.next()?, words.next()?) {
        ("const", "fn") => words.next(),
        ("fn" | "const", name) => Some(name),
        _ => None,
    }
}

/// Counts where each word stands, but for definitions of that name.
fn count(text: &str, uses: &mut BTreeMap<String, u32>) {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    for line in lines {
        let own = defined(line);
        for word in words(line).filter(|word| Some(*word) != own) {
            *uses.entry(word.to_owned()).or_default() += 1;
        }
    }
}

#[test]
fn public_functions_have_callers_outside_the_tests() {
    let (mut uses, mut public) = (BTreeMap::new(), BTreeSet::new());
    for path in files("src", ".rs") {
        let text = fs::read_to_string(path).unwrap();
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let mut in_trait = false;
        for line in text.lines() {
            in_trait = line.starts_with("pub trait ") || (in_trait && !line.starts_with('}'));
            let is_public =
                line.trim_start().starts_with("pub ") || (in_trait && line.starts_with("    fn "));
            public.extend(defined(line).filter(|_| is_public).map(str::to_owned));
        }
        count(text, &mut uses);
    }
    for path in [files("benches", ".rs"), files("templates", ".html")].concat() {
        count(&fs::read_to_string(path).unwrap(), &mut uses);
    }
    assert!(public.len() > 500, "{}", public.len());
    let unused = public.iter().filter(|name| !uses.contains_key(*name));
    let unused: Vec<&str> = unused.map(String::as_str).collect();
    assert_eq!(
        unused, FOR_TESTS,
        "delete them, and what tests do with them"
    );
}

//! Files that import each other in a circle cannot be read one by one. No circle has more than three
//! files, and each that remains has its reason in [`remaining`]. A path such as `super::name` within
//! the code counts like a `use` statement.

mod remaining;

use remaining::REMAINING;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const LARGEST: usize = 3;
/// The most circles that may remain.
const MOST: usize = 5;

/// A source file: the crate's root folder, its module path below it, and its text.
struct Source {
    root: String,
    module: Vec<String>,
    text: String,
}

type Sources = BTreeMap<String, Source>;

fn sources(folder: &Path, root: &Path, out: &mut Sources) {
    let is_package = |folder: &Path| folder.join("lib.rs").exists();
    let root = if is_package(folder) { folder } else { root };
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, root, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let below = path.strip_prefix(root).unwrap().with_extension("");
            let module = below.iter().map(|part| part.to_string_lossy().into_owned());
            let module = module.filter(|name| !["lib", "main", "mod"].contains(&name.as_str()));
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap();
            let code = code
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            let source = Source {
                root: root.to_string_lossy().into_owned(),
                module: module.collect(),
                text: code.collect::<Vec<_>>().join("\n"),
            };
            out.insert(path.to_string_lossy().into_owned(), source);
        }
    }
}

/// The use statements of a text, without `use` and `;`, and whether each is a re-export.
fn uses(text: &str) -> Vec<(bool, String)> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("use ") {
        let line = rest[..at].rsplit('\n').next().unwrap_or_default().trim();
        let is_statement = line.is_empty() || line.starts_with("pub");
        let end = rest[at..].find(';').map_or(rest.len(), |end| at + end);
        if is_statement && end > at + 4 {
            let path = rest[at + 4..end].split_whitespace().collect::<Vec<_>>();
            found.push((line.starts_with("pub"), path.join(" ")));
            rest = &rest[end..];
        } else {
            rest = &rest[at + 4..];
        }
    }
    found
}

/// The paths that stand within code, such as `super::name` or `child::name`.
fn inline_paths(text: &str) -> Vec<Vec<String>> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    for line in text.lines() {
        let code = without_strings(line);
        // `pub(in crate::desk)` says who may use an item, not what the item uses.
        let code = match code.split_once(')') {
            Some((audience, item)) if audience.trim_start().starts_with("pub(") => item,
            _ => code.as_str(),
        };
        let code = code.trim_start().trim_start_matches("pub ");
        if code.starts_with("use ") || code.starts_with("mod ") {
            continue;
        }
        for path in code.split(|c: char| !is_word(c) && c != ':') {
            let parts: Vec<String> = path.split("::").map(str::to_owned).collect();
            let is_path = parts.len() > 1 && parts.iter().all(|part| !part.is_empty());
            found.extend(is_path.then_some(parts));
        }
    }
    found
}

/// A line of code without the contents of its strings.
fn without_strings(line: &str) -> String {
    let parts = line.split('"').step_by(2);
    parts.collect::<Vec<_>>().join("\"")
}

/// The paths of a tree such as `a::{b, c::{self, d as e}}`.
fn paths(tree: &str, prefix: &[String], out: &mut Vec<Vec<String>>) {
    let tree = tree.trim();
    if let Some((head, inner)) = tree.split_once('{') {
        let mut prefix = prefix.to_vec();
        let head = head.split("::").map(str::trim);
        let named = head.filter(|part| !["", "self"].contains(part));
        prefix.extend(named.map(str::to_owned));
        let inner = inner.strip_suffix('}').unwrap_or(inner);
        let (mut depth, mut start) = (0, 0);
        for (at, letter) in inner.char_indices() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    paths(&inner[start..at], &prefix, out);
                    start = at + 1;
                }
                _ => {}
            }
        }
        paths(&inner[start..], &prefix, out);
    } else if !tree.is_empty() {
        let name = tree.split(" as ").next().unwrap();
        let mut path = prefix.to_vec();
        let parts = name.split("::").filter(|part| *part != "self");
        path.extend(parts.map(str::to_owned));
        out.push(path);
    }
}

struct Files {
    sources: Sources,
    /// The file of each module, by crate and path.
    of_module: BTreeMap<(String, Vec<String>), String>,
}

impl Files {
    fn read() -> Files {
        let mut found = Sources::new();
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        sources(&src, &src, &mut found);
        let of_module = found
            .iter()
            .map(|(file, source)| ((source.root.clone(), source.module.clone()), file.clone()));
        let of_module = of_module.collect();
        Files {
            sources: found,
            of_module,
        }
    }

    /// A path of a use statement of a file from the root of its crate; nothing for other crates.
    fn absolute(&self, file: &str, path: &[String]) -> Option<Vec<String>> {
        let source = &self.sources[file];
        let mut base = match path.first()?.as_str() {
            "crate" => Vec::new(),
            "super" => source.module.clone(),
            first => {
                let mut child = source.module.clone();
                child.push(first.to_owned());
                let key = (source.root.clone(), child);
                return self.of_module.get(&key).map(|_| {
                    let mut whole = source.module.clone();
                    whole.extend(path.iter().cloned());
                    whole
                });
            }
        };
        let mut rest = path;
        while rest.first().is_some_and(|part| part == "super") {
            base.pop();
            rest = &rest[1..];
        }
        let rest = rest.iter().filter(|part| *part != "crate").cloned();
        base.extend(rest);
        Some(base)
    }

    /// The file that a path ends in. A name that a module only hands on counts for where it is from.
    fn target(&self, root: &str, path: &[String], hops: usize) -> Option<String> {
        let longest = (0..=path.len())
            .rev()
            .find(|many| self.file(root, &path[..*many]).is_some())?;
        let file = self.file(root, &path[..longest])?;
        let Some(name) = path.get(longest).filter(|_| hops > 0) else {
            return Some(file.clone());
        };
        for (_, tree) in uses(&self.sources[file].text)
            .iter()
            .filter(|(is_pub, _)| *is_pub)
        {
            let mut handed_on = Vec::new();
            paths(tree, &[], &mut handed_on);
            let from = handed_on.iter().find(|from| from.last() == Some(name));
            if let Some(from) = from.and_then(|from| self.absolute(file, from)) {
                return self.target(root, &from, hops - 1);
            }
        }
        Some(file.clone())
    }

    fn file(&self, root: &str, module: &[String]) -> Option<&String> {
        self.of_module.get(&(root.to_owned(), module.to_vec()))
    }

    fn imports(&self) -> BTreeMap<&str, BTreeSet<String>> {
        let of = |file: &str| {
            let source = &self.sources[file];
            let mut all = Vec::new();
            for (is_re_export, tree) in uses(&source.text) {
                if !is_re_export {
                    paths(&tree, &[], &mut all);
                }
            }
            all.extend(inline_paths(&source.text));
            let all = all.iter().filter_map(|path| self.absolute(file, path));
            let targets = all.filter_map(|path| self.target(&source.root, &path, 4));
            targets.filter(|target| target != file).collect()
        };
        let files = self.sources.keys();
        files.map(|file| (file.as_str(), of(file))).collect()
    }
}

/// Everything that can be reached from a file.
fn reached<'a>(from: &'a str, imports: &'a BTreeMap<&str, BTreeSet<String>>) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        for next in &imports[file] {
            if seen.insert(next.as_str()) {
                open.push(next);
            }
        }
    }
    seen
}

/// The sets of files of which each reaches all others.
fn circles(files: &Files) -> Vec<Vec<String>> {
    let imports = files.imports();
    let reach: BTreeMap<&str, BTreeSet<&str>> = imports
        .keys()
        .map(|file| (*file, reached(file, &imports)))
        .collect();
    let src = format!("{}/src/", env!("CARGO_MANIFEST_DIR"));
    let mut circles = BTreeSet::new();
    for (file, seen) in reach.iter().filter(|(file, seen)| seen.contains(**file)) {
        let circle = seen.iter().filter(|other| reach[**other].contains(file));
        let circle = circle.map(|other| other.replace(&src, ""));
        circles.insert(circle.collect::<Vec<_>>());
    }
    circles.into_iter().collect()
}

#[test]
fn no_more_than_three_files_import_each_other_in_a_circle() {
    let circles = circles(&Files::read());
    let large = circles.iter().filter(|circle| circle.len() > LARGEST);
    let faults: Vec<String> = large
        .map(|circle| format!("{} files: {}", circle.len(), circle.join(", ")))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_circle_that_remains_has_its_reason() {
    let found = circles(&Files::read());
    assert!(found.len() <= MOST, "{} circles", found.len());
    let known: Vec<&[&str]> = REMAINING.iter().map(|(files, _)| *files).collect();
    let is_new = |circle: &&Vec<String>| !known.iter().any(|files| circle.iter().eq(files.iter()));
    let new: Vec<String> = found
        .iter()
        .filter(is_new)
        .map(|circle| circle.join(", "))
        .collect();
    assert!(
        new.is_empty(),
        "circles without a reason:\n{}",
        new.join("\n")
    );
    let is_gone = |files: &&[&str]| !found.iter().any(|circle| circle.iter().eq(files.iter()));
    let gone: Vec<String> = known
        .into_iter()
        .filter(is_gone)
        .map(|files| files.join(", "))
        .collect();
    assert!(
        gone.is_empty(),
        "reasons without a circle:\n{}",
        gone.join("\n")
    );
}

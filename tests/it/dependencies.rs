//! What other people's work is inside, and on what terms.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Licences that ask for no more than their text and a name.
const PERMISSIVE: [&str; 14] = [
    "0BSD",
    "Apache-2.0",
    "BSD-1-Clause",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "PostgreSQL",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

fn at_home(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// Packages and their licences, as `cargo tree` follows edges of these kinds.
fn packages(edges: &str) -> Vec<(String, String)> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--prefix", "none"])
        .args(["--edges", edges, "--format", "{p}|{l}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stderr(Stdio::inherit())
        .output()
        .unwrap();
    let listing = String::from_utf8(output.stdout).unwrap();
    let split = |line: &str| {
        let (name, licence) = line.split_once('|').unwrap();
        (name.to_owned(), licence.trim_end_matches(" (*)").to_owned())
    };
    let packages: BTreeSet<_> = listing.lines().map(split).collect();
    assert!(packages.len() > 100, "{} packages", packages.len());
    packages.into_iter().collect()
}

/// Whether `(MIT OR GPL-3.0) AND Zlib` can be had for permissive terms only.
fn is_permissive(licence: &str) -> bool {
    let licence = licence.replace('/', " OR ");
    let expression = spdx::Expression::parse_mode(&licence, spdx::ParseMode::LAX);
    expression.is_ok_and(|expression| {
        expression.evaluate(|asked| {
            let id = asked.license.id().map(|id| id.name);
            id.is_some_and(|id| PERMISSIVE.contains(&id))
        })
    })
}

#[test]
fn licences_are_read_as_they_are_meant() {
    for good in [
        "MIT",
        "MIT/Apache-2.0",
        "(MIT OR GPL-3.0) AND Zlib",
        "Apache-2.0 WITH LLVM-exception",
    ] {
        assert!(is_permissive(good), "{good}");
    }
    for bad in ["GPL-3.0", "MIT AND MPL-2.0", "AGPL-3.0-only", "no licence"] {
        assert!(!is_permissive(bad), "{bad}");
    }
}

#[test]
fn everything_inside_is_permissively_licensed() {
    let others = packages("normal,build")
        .into_iter()
        .filter(|(_, licence)| !is_permissive(licence));
    assert_eq!(others.collect::<Vec<_>>(), Vec::new());
}

/// What the tests are built with is not shipped; a licence that asks for the
/// changes to its own files only does no harm there.
#[test]
fn tests_are_built_with_permissive_or_file_by_file_licences() {
    let others = packages("normal,build,dev")
        .into_iter()
        .filter(|(_, licence)| licence != "MPL-2.0" && !is_permissive(licence));
    assert_eq!(others.collect::<Vec<_>>(), Vec::new());
}

#[test]
fn everything_comes_from_the_registry_and_is_known_by_its_hash() {
    let lock: toml::Table = at_home("Cargo.lock").parse().unwrap();
    for package in lock["package"].as_array().unwrap() {
        let text = |key: &str| package.get(key).and_then(|value| value.as_str());
        let name = text("name").unwrap();
        if name.starts_with(env!("CARGO_PKG_NAME")) {
            continue;
        }
        let source = text("source").unwrap_or("a folder");
        assert_eq!(
            source, "registry+https://github.com/rust-lang/crates.io-index",
            "{name}"
        );
        assert_eq!(text("checksum").unwrap_or_default().len(), 64, "{name}");
    }
}

#[test]
fn every_dependency_has_its_reason() {
    let reasons = at_home("docs/decisions/0001-dependencies.md");
    let reasons: Vec<&str> = reasons
        .split(|c: char| !c.is_alphanumeric() && !matches!(c, '-' | '_'))
        .collect();
    for folder in ["", "src/core/", "src/formats/", "src/store/"] {
        let manifest: toml::Table = at_home(&format!("{folder}Cargo.toml")).parse().unwrap();
        for table in ["dependencies", "dev-dependencies"] {
            let Some(table) = manifest.get(table) else {
                continue;
            };
            let others = table.as_table().unwrap().keys();
            for name in others.filter(|name| !name.starts_with("inkundla-")) {
                assert!(reasons.contains(&name.as_str()), "{name} has no reason");
            }
        }
    }
}

/// The core is a library that others can use: what a small program would take with it is listed here, and clocks,
/// randomness and files are not among it.
#[test]
fn the_core_takes_little_with_it() {
    let output = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--locked",
            "--offline",
            "--prefix",
            "none",
            "--depth",
            "1",
        ])
        .args([
            "--package",
            "inkundla-core",
            "--edges",
            "normal",
            "--format",
            "{p} {f}",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let listing = String::from_utf8(output.stdout).unwrap();
    let taken = listing.lines().skip(1);
    let taken = taken.filter_map(|line| line.split(' ').next());
    let known = BTreeSet::from([
        "chrono",
        "icu_normalizer",
        "rustc-hash",
        "serde",
        "sha2",
        "thiserror",
        "unicode-security",
    ]);
    let unknown = taken
        .filter(|name| !known.contains(name))
        .collect::<Vec<_>>();
    assert_eq!(unknown, Vec::<&str>::new());
    let chrono = listing
        .lines()
        .find(|line| line.starts_with("chrono "))
        .unwrap();
    assert!(!chrono.contains("clock"), "{chrono}");
}

/// It can be published as it stands, and it compiles for a browser.
#[test]
#[ignore = "the long form: compiles the core twice more"]
fn the_core_can_be_published_and_compiled_for_the_browser() {
    let target = tempfile::tempdir().unwrap();
    let cargo = |words: &[&str]| {
        let done = Command::new(env!("CARGO"))
            .args(words)
            .args(["--package", "inkundla-core", "--target-dir"])
            .arg(target.path())
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(done.status.success(), "cargo {words:?}: {said}");
    };
    cargo(&["publish", "--dry-run", "--allow-dirty"]);
    let has_target = Command::new("rustup")
        .args(["target", "add", "wasm32-unknown-unknown"])
        .output()
        .is_ok_and(|done| done.status.success());
    assert!(
        has_target,
        "the target wasm32-unknown-unknown is missing: rustup target add wasm32-unknown-unknown"
    );
    cargo(&["build", "--target", "wasm32-unknown-unknown"]);
}

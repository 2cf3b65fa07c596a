//! What is inside, as a list that programs read (CycloneDX), and what is known to be
//! wrong with it.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

fn at_home(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// The packages of `Cargo.lock`, with the hash of each.
fn locked() -> BTreeMap<(String, String), String> {
    let lock: toml::Table = at_home("Cargo.lock").parse().unwrap();
    let packages = lock["package"].as_array().unwrap().iter();
    let known = packages.map(|package| {
        let text = |key: &str| {
            let value = package.get(key).and_then(toml::Value::as_str);
            value.unwrap_or_default().to_owned()
        };
        ((text("name"), text("version")), text("checksum"))
    });
    known.collect()
}

/// The bill as the downloads have it.
fn bill() -> Value {
    let output = Command::new("python3")
        .args(["release/bill", "x86_64-unknown-linux-gnu"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("CARGO_NET_OFFLINE", "true")
        .stderr(Stdio::inherit())
        .output();
    let output = output.expect("python3 is needed for this test (apt-get install python3)");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_bill_of_all_that_is_inside_is_written() {
    let bill = bill();
    let components = bill["components"].as_array().unwrap();
    let refs: BTreeSet<&str> = components.iter().map(|one| text(one, "bom-ref")).collect();
    assert_eq!(refs.len(), components.len(), "each once");
    for one in components {
        let name = text(one, "name");
        if !name.starts_with("inkundla-") {
            assert_eq!(text(&one["hashes"][0], "content").len(), 64, "{name}");
        }
        let licence = text(&one["licenses"][0], "expression");
        assert!(
            spdx::Expression::parse(licence).is_ok(),
            "{name}: {licence}"
        );
    }
    let itself = text(&bill["metadata"]["component"], "bom-ref");
    for row in bill["dependencies"].as_array().unwrap() {
        let of = text(row, "ref");
        assert!(of == itself || refs.contains(of), "{of}");
        for needed in row["dependsOn"].as_array().unwrap() {
            assert!(refs.contains(needed.as_str().unwrap()), "{needed}");
        }
    }
    let has = |name: &str| components.iter().any(|one| text(one, "name") == name);
    for inside in ["actix-web", "libsqlite3-sys", "pq-src", "rustls"] {
        assert!(has(inside), "{inside}");
    }
    for outside in ["fantoccini", "proptest", "ureq"] {
        assert!(!has(outside), "{outside} is for tests only");
    }
}

/// `1.44.2` as numbers; what stands behind them counts for nothing.
fn numbers(version: &str) -> [u64; 3] {
    let plain = version.split(['-', '+']).next().unwrap();
    let mut parts = plain.split('.').map(|part| part.parse().unwrap());
    [(); 3].map(|()| parts.next().unwrap_or_default())
}

/// Whether two versions are of one line, which keeps what it promised.
fn is_same_line(one: [u64; 3], other: [u64; 3]) -> bool {
    one[0] == other[0] && (one[0] > 0 || one[1] == other[1])
}

fn is_good(version: &str, fixed: &[&str]) -> bool {
    let version = numbers(version);
    let last = fixed.iter().map(|first| numbers(first)).max();
    fixed
        .iter()
        .map(|first| numbers(first))
        .any(|first| version >= first && (is_same_line(version, first) || Some(first) == last))
}

#[test]
fn versions_are_compared_as_they_are_meant() {
    let fixed = ["0.9.3", "0.10.1"];
    for good in [
        "0.9.3",
        "0.9.12",
        "0.10.1",
        "0.10.3",
        "0.11.0",
        "1.0.0-rc.1",
    ] {
        assert!(is_good(good, &fixed), "{good}");
    }
    for bad in ["0.8.9", "0.9.2", "0.10.0"] {
        assert!(!is_good(bad, &fixed), "{bad}");
    }
    assert!(!is_good("9.9.9", &[]), "no version is good");
}

#[test]
fn no_version_inside_is_known_to_be_bad() {
    let list: toml::Table = at_home("fixtures/advisories.toml").parse().unwrap();
    let locked = locked();
    for row in list["advisory"].as_array().unwrap() {
        let text = |key: &str| row.get(key).and_then(toml::Value::as_str);
        let (id, package) = (text("id").unwrap(), text("package").unwrap());
        let fixed = row["fixed"].as_array().unwrap().iter();
        let fixed: Vec<&str> = fixed.map(|one| one.as_str().unwrap()).collect();
        let of_it = locked.keys().filter(|(name, _)| name == package);
        let versions: Vec<&str> = of_it.map(|(_, version)| version.as_str()).collect();
        assert!(
            !versions.is_empty(),
            "{id}: {package} is not inside any more"
        );
        let bad: Vec<&&str> = versions
            .iter()
            .filter(|one| !is_good(one, &fixed))
            .collect();
        match text("accepted") {
            Some(why) => assert!(why.len() > 40 && !bad.is_empty(), "{id} {package}: {why}"),
            None => assert!(bad.is_empty(), "{id} is in {package} {bad:?}"),
        }
    }
}

//! What is inside, as a list that programs read (CycloneDX), and what is known to be
//! wrong with it.

use serde_json::{Value, json};
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

/// What cargo knows of the packages and of who needs whom.
fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--offline", "--format-version", "1"])
        .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stderr(Stdio::inherit())
        .output()
        .unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Who is needed by whom in what is shipped: without what only tests need.
fn needs(metadata: &Value) -> BTreeMap<&str, Vec<&str>> {
    let is_shipped = |dependency: &&Value| {
        let kinds = dependency["dep_kinds"].as_array().unwrap();
        kinds.iter().any(|kind| text(kind, "kind") != "dev")
    };
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap();
    let all: BTreeMap<&str, Vec<&str>> = nodes
        .iter()
        .map(|node| {
            let needed = node["deps"].as_array().unwrap().iter().filter(is_shipped);
            let needed = needed.map(|dependency| text(dependency, "pkg")).collect();
            (text(node, "id"), needed)
        })
        .collect();
    let mut shipped = BTreeMap::new();
    let mut waiting = vec![text(&metadata["resolve"], "root")];
    while let Some(one) = waiting.pop() {
        if !shipped.contains_key(one) {
            waiting.extend(&all[one]);
            shipped.insert(one, all[one].clone());
        }
    }
    shipped
}

/// The whole bill.
fn bill() -> Value {
    let (metadata, hashes) = (metadata(), locked());
    let needs = needs(&metadata);
    let packages: BTreeMap<&str, &Value> = metadata["packages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|package| (text(package, "id"), package))
        .collect();
    let address = |id: &str| {
        let package = packages[id];
        format!(
            "pkg:cargo/{}@{}",
            text(package, "name"),
            text(package, "version")
        )
    };
    let root = text(&metadata["resolve"], "root");
    let component = |id: &str| {
        let package = packages[id];
        let (name, version) = (text(package, "name"), text(package, "version"));
        let hash = &hashes[&(name.to_owned(), version.to_owned())];
        // The house's own packages come with the sources, not from a registry.
        let is_ours = package["source"].is_null();
        let hashes = json!([{"alg": "SHA-256", "content": hash}]);
        json!({
            "type": "library",
            "bom-ref": address(id),
            "name": name,
            "version": version,
            "purl": address(id),
            "licenses": [{"expression": text(package, "license").replace('/', " OR ")}],
            "hashes": if is_ours { json!([]) } else { hashes },
        })
    };
    let others = needs.keys().filter(|id| **id != root);
    let dependencies = needs.iter().map(|(id, needed)| {
        let needed: BTreeSet<String> = needed.iter().map(|one| address(one)).collect();
        json!({"ref": address(id), "dependsOn": needed})
    });
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {
            "type": "application",
            "bom-ref": address(root),
            "name": env!("CARGO_PKG_NAME"),
            "version": env!("CARGO_PKG_VERSION"),
            "licenses": [{"expression": env!("CARGO_PKG_LICENSE")}],
        }},
        "components": others.map(|id| component(id)).collect::<Vec<_>>(),
        "dependencies": dependencies.collect::<Vec<_>>(),
    })
}

/// Left in `target/inkundla.cdx.json`, to go with a release.
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
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/inkundla.cdx.json");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, serde_json::to_string_pretty(&bill).unwrap()).unwrap();
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

//! `docs/LAW.md` names code and tests that exist.
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// What stands in back quotes in the section of this family.
fn quoted() -> Vec<String> {
    let register = read("docs/LAW.md");
    let section = register
        .split("\n## ")
        .find(|section| section.starts_with("The morabaraba family"))
        .unwrap();
    section
        .split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_test_in_the_register_exists() {
    let quoted = quoted();
    let tests: Vec<_> = quoted
        .iter()
        .filter_map(|text| text.split_once("::"))
        .collect();
    assert!(tests.len() > 80);
    for (module, test) in tests {
        let source = read(&format!("tests/it/law_mill/{module}.rs"));
        assert!(source.contains(&format!("fn {test}(")), "{module}::{test}");
    }
}

#[test]
fn every_code_place_in_the_register_exists() {
    let quoted = quoted();
    let places: Vec<_> = quoted
        .iter()
        .filter_map(|text| text.split_once(".rs: "))
        .collect();
    assert!(places.len() > 60);
    for (file, names) in places {
        let source = read(&format!("src/rules/{file}.rs"));
        for name in names.split(", ") {
            let defined = ["fn", "const"]
                .iter()
                .any(|word| source.contains(&format!("{word} {name}")));
            assert!(defined, "{file}.rs: {name}");
        }
    }
}

//! `docs/DATA.md` says for each column of the database who may see it; no column is missing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const CLASSES: [&str; 6] = [
    "public",
    "organisers",
    "operator",
    "own",
    "server",
    "secret",
];

fn at_home(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// Tables and columns of diesel's schema.
pub fn columns() -> Vec<(String, String, String)> {
    let mut found = Vec::new();
    let files = ["src/store/schema.rs", "src/store/schema/log_tables.rs"];
    let text = files.map(at_home).concat();
    for table in text.split("diesel::table! {").skip(1) {
        let mut lines = table.lines().map(str::trim).filter(|line| !line.is_empty());
        let (name, _key) = lines.next().unwrap().split_once(" (").unwrap();
        for line in lines.take_while(|line| *line != "}") {
            let (column, kind) = line.split_once(" -> ").unwrap();
            found.push((name.to_owned(), column.to_owned(), kind.to_owned()));
        }
    }
    assert!(found.len() > 80, "{} columns", found.len());
    found
}

/// The readers of each column by `docs/DATA.md`.
pub fn documented_classes() -> BTreeMap<(String, String), Vec<String>> {
    let mut documented: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for line in at_home("docs/DATA.md").lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, table, class, columns, _how_long, _] = cells[..] else {
            continue;
        };
        if !CLASSES.contains(&class) {
            continue; // the heading
        }
        for column in columns.split(", ") {
            let place = (table.to_owned(), column.to_owned());
            documented.entry(place).or_default().push(class.to_owned());
        }
    }
    documented
}

#[test]
fn every_column_has_a_class_of_readers() {
    let mut documented = documented_classes();
    for (table, column, _) in columns() {
        let place = (table, column);
        let classes = documented.remove(&place).unwrap_or_default();
        assert_eq!(classes.len(), 1, "{place:?}: {classes:?}");
    }
    assert_eq!(documented, BTreeMap::new(), "columns that are not there");
}

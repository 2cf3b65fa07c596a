//! The files of `fixtures`.

use std::path::{Path, PathBuf};

/// The path of a file below `fixtures`, from whichever package the tests are built.
pub fn path(name: &str) -> PathBuf {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let root = folders.find(|folder| folder.join("fixtures").is_dir());
    root.unwrap().join("fixtures").join(name)
}

/// The rows of a table of `fixtures/law`, without its head.
pub fn law_table(name: &str) -> Vec<Vec<String>> {
    let table = std::fs::read_to_string(path("law").join(name)).unwrap();
    let cells = |line: &str| line.split('\t').map(str::to_owned).collect();
    table.lines().skip(1).map(cells).collect()
}

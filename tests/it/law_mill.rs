//! The laws of the morabaraba family; `docs/LAW.md` names the test of each clause.
mod vectors;

/// The rows of a table of `fixtures/law`, without its head.
fn fixture(name: &str) -> Vec<Vec<String>> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures/law")
        .join(name);
    let table = std::fs::read_to_string(path).unwrap();
    let cells = |line: &str| line.split('\t').map(str::to_owned).collect();
    table.lines().skip(1).map(cells).collect()
}

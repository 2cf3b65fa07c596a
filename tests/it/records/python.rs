//! The Python program in docs/RECORD.md, which checks a record without Inkundla.

use crate::web::umpire::{Hall, plays};
use std::path::Path;
use std::process::{Command, Output};

/// The Python program between the two markers in the document.
fn program() -> String {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/RECORD.md");
    let text = std::fs::read_to_string(place).unwrap();
    let mut programs = text.split("```python\n").skip(1);
    let program = programs.next().expect("a Python program in docs/RECORD.md");
    assert_eq!(programs.next(), None, "one program");
    program.split("```").next().unwrap().to_owned()
}

fn checks(folder: &Path, file: &str) -> Output {
    let answer = Command::new("python3")
        .args(["-c", &program(), file])
        .current_dir(folder)
        .output();
    answer.expect("python3 is needed for this test (apt-get install python3)")
}

#[test]
fn the_python_program_of_the_document_checks_an_exported_record() {
    let hall = Hall::open();
    plays(
        &hall.app.desk,
        &hall.codes[0],
        &["E1", "R4", "E8", "R6", "E7xR4"],
    );
    plays(&hall.app.desk, &hall.codes[1], &["E1"]);
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", hall.app.database().display());
    let done = Command::new(env!("CARGO_BIN_EXE_inkundla"))
        .args(["export", "records", "--json", "-o", "records.json"])
        .args([&hall.key, "--database", &database])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let answer = checks(folder.path(), "records.json");
    assert!(
        answer.status.success(),
        "{}",
        String::from_utf8_lossy(&answer.stderr)
    );

    let text = std::fs::read_to_string(folder.path().join("records.json")).unwrap();
    for (was, is) in [("E8", "E7"), ("Ms Naidoo", "Ms Naidu")] {
        assert!(text.contains(was), "{text}");
        let altered = text.replace(was, is);
        std::fs::write(folder.path().join("altered.json"), altered).unwrap();
        let answer = checks(folder.path(), "altered.json");
        let refusal = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert!(refusal.contains("AssertionError"), "{was}: {refusal}");
    }
}

//! The remarks of an import about the parts of a report file that an event does not keep.

use super::{Folder, err, status};
use std::fs;

#[test]
fn parts_that_an_event_does_not_keep_are_named() {
    let folder = Folder::new();
    folder.run_with_input(&["user", "add", "Ms Khumalo"], "three cows in a row\n");
    let players =
        "001    1      Nkosi, Sipho                           RSA\n001    2      Dube, Ayanda\n";
    let import = |name: &str, records: &str| {
        fs::write(
            folder.path().join("cup.trf"),
            format!("012 {name}\nXXR 3\n{records}{players}"),
        )
        .unwrap();
        let done = folder.run(&["import", "trf", "cup.trf", "--owner", "Ms Khumalo"]);
        assert_eq!(status(&done), 0, "{}", err(&done));
        err(&done)
    };
    let said = import("Cup", "022 Durban\n102 One\n102 Two\n");
    assert!(!said.contains("does not keep"), "{said}");
    // More than an event keeps: then its records and parts are named.
    let many = "### a long comment that nobody reads\n".repeat(90_000);
    let many = many.replace("nobody reads", &"nobody reads ".repeat(4));
    let said = import(
        "Other cup",
        &format!("022 Durban\n102 One\n102 Two\n{many}"),
    );
    let expected =
        "The event does not keep: the records ### (90000), 022, 102 (2); federations (1).";
    assert!(said.contains(expected), "{said}");
}

//! `inkundla export --excel`.

use super::{DATABASE, DEMO, Folder, err, status};
use inkundla::formats::for_excel;
use std::fs;

#[test]
fn every_csv_export_has_the_form_for_excel() {
    let folder = Folder::new();
    drop(folder.demo());
    for what in ["standings", "teams", "matches", "pairings", "players"] {
        let export = |args: &[&str]| {
            let done = folder.run(&[&["export", what, DEMO], args, &DATABASE].concat());
            assert_eq!(status(&done), 0, "{what}: {}", err(&done));
            done.stdout
        };
        let plain = String::from_utf8(export(&[])).unwrap();
        let excel = export(&["--excel"]);
        assert_eq!(excel[..2], [0xff, 0xfe], "{what}");
        assert_eq!(excel, for_excel(&plain, '.'), "{what}");
        assert_eq!(excel, export(&["--bom"]), "the older name of the option");
        assert!(export(&["--excel", "-o", "file.csv"]).is_empty());
        assert_eq!(fs::read(folder.path().join("file.csv")).unwrap(), excel);
    }
}

//! `inkundla export --excel` and `--category`.

use super::{DATABASE, DEMO, Folder, err, out, status};
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
        assert!(export(&["--excel", "-o", "file.csv"]).is_empty());
        assert_eq!(fs::read(folder.path().join("file.csv")).unwrap(), excel);
    }
}

#[test]
fn the_standings_of_a_category_that_the_organiser_chose() {
    let folder = Folder::new();
    drop(folder.demo());
    let whole = folder.run(&[&["export", "tournament", DEMO], &DATABASE[..]].concat());
    let categories = "\"categories\": [{\"name\": \"Big ones\", \"grade_from\": 6}, {\"name\": \"Small ones\", \"grade_to\": 5}]";
    let text = out(&whole);
    assert!(text.contains("\"categories\": []"), "{text}");
    let text = text.replace("\"categories\": []", categories);
    let text = text.replace(
        "\"name\": \"Demo school cup\"",
        "\"name\": \"With categories\"",
    );
    fs::write(folder.path().join("event.json"), text).unwrap();
    let account = ["--owner", "demo"];
    let done = folder.run(
        &[
            &["import", "tournament", "event.json"],
            &account[..],
            &DATABASE,
        ]
        .concat(),
    );
    assert_eq!(status(&done), 0, "{}", err(&done));
    let standings = |more: &[&str]| {
        let call = [
            &["export", "standings", "With categories"],
            more,
            &DATABASE[..],
        ]
        .concat();
        let done = folder.run(&call);
        (status(&done), out(&done), err(&done))
    };
    let lines = |text: &str| text.lines().count() - 1;
    let [all, big, small] = [&[][..], &["--category", "big ones"], &["--category", "2"]]
        .map(|more| lines(&standings(more).1));
    assert!(big > 0 && small > 0, "{big} {small}");
    assert_eq!(big + small, all);
    let (status, _, why) = standings(&["--category", "Tall ones"]);
    assert_eq!(status, 1);
    assert!(
        why.contains("the event has no category “Tall ones”, only: Big ones, Small ones"),
        "{why}"
    );
}

//! Report files on the command line come back to the byte, and an import says what breaks the rules.

use super::{Folder, err, out, status};
use std::fs;
use std::path::{Path, PathBuf};

fn fixtures(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures")
        .join(folder);
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|end| end == "trf"))
        .collect();
    files.sort();
    files
}

/// A folder with an account.
fn hall() -> Folder {
    let folder = Folder::new();
    folder.run_with_input(&["user", "add", "Ms Khumalo"], "three cows in a row\n");
    folder
}

/// Imports a file; `None` if it is refused. Else the key, and what was said.
fn import(folder: &Folder, file: &str) -> Option<(String, String)> {
    let call = ["import", "trf", file, "--owner", "Ms Khumalo"];
    let done = folder.run(&call);
    let said = out(&done);
    let key = said
        .split('(')
        .nth(1)
        .and_then(|rest| rest.split(')').next());
    (status(&done) == 0).then(|| (key.unwrap().to_owned(), err(&done)))
}

#[test]
fn files_come_back_to_the_byte() {
    let folder = hall();
    let files = fixtures("reports/whole");
    assert!(files.len() > 6);
    for path in files {
        let file = path.to_str().unwrap();
        let (key, said) = import(&folder, file).unwrap_or_else(|| panic!("{file}"));
        let done = folder.run(&["export", "trf", &key]);
        assert_eq!(status(&done), 0, "{file}: {}", err(&done));
        let whole = fs::read(&path).unwrap();
        assert_eq!(out(&done), String::from_utf8(whole).unwrap(), "{file}");
        for word in ["not in an export", "An export has", "does not keep"] {
            assert!(!said.contains(word), "{file}: {said}");
        }
    }
}

#[test]
fn every_file_that_is_accepted_comes_back_but_for_comments_about_its_rounds() {
    let folder = hall();
    let files = ["reports", "pairing/whole"].map(fixtures);
    let mut read = 0;
    for path in files.into_iter().flatten() {
        let file = path.to_str().unwrap();
        let Some((key, said)) = import(&folder, file) else {
            continue;
        };
        let text = String::from_utf8(fs::read(&path).unwrap()).unwrap();
        let exported = out(&folder.run(&["export", "trf", &key]));
        let (mut added, mut left) = (Vec::new(), exported.as_str());
        let mut rest = text.as_str();
        while !left.is_empty() {
            let end = left.find(['\r', '\n']).map_or(left.len(), |at| at + 1);
            let (line, after) = left.split_at(end);
            match rest.strip_prefix(line) {
                Some(shorter) => rest = shorter,
                None => added.push(line.trim()),
            }
            left = after;
        }
        assert_eq!(rest, "", "{file}");
        for line in added.into_iter().filter(|line| !line.is_empty()) {
            assert!(line.starts_with("### Import @ Round"), "{file}: {line}");
            assert!(
                said.contains(&format!("An export has the line: {line}")),
                "{file}: {said}"
            );
        }
        read += 1;
    }
    assert!(read > 40, "{read}");
}

#[test]
fn pairs_and_places_against_the_rules_are_told_with_their_players() {
    let folder = hall();
    let whole =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/reports/whole/round_robin.trf");
    let text = fs::read_to_string(whole).unwrap();
    // The sides of the first game are exchanged, and two players have each other's place.
    let line = |line: &str| match line.get(..8) {
        Some("001    1") => line
            .replacen("   4 w 1", "   4 b 1", 1)
            .replace("2.0    1 ", "2.0    4 "),
        Some("001    4") => line
            .replacen("   1 b 0", "   1 w 0", 1)
            .replace("1.0    4 ", "1.0    1 "),
        _ => line.to_owned(),
    };
    let text: Vec<String> = text.lines().map(line).collect();
    fs::write(folder.path().join("cup.trf"), text.join("\n")).unwrap();
    let (_, said) = import(&folder, "cup.trf").unwrap();
    let pair = "Round 1: the file has Delta, Di (4) – Alpha, Ann (1), the rules Alpha, Ann (1) – Delta, Di (4).";
    assert!(said.contains(pair), "{said}");
    let place = "Alpha, Ann (1) has place 4 in the file; the tie-breaks give place 1.";
    assert!(said.contains(place), "{said}");
    let done = folder.run(&["check", "cup.trf"]);
    assert_eq!(status(&done), 1);
    assert!(
        out(&done).contains("place of 1: - 4\nplace of 1: + 1\n"),
        "{}",
        out(&done)
    );
    assert!(out(&done).contains("2 places differ."), "{}", out(&done));
}

#[test]
fn values_of_missing_records_and_letters_of_older_programs_are_told() {
    let folder = hall();
    let line = b"012 Caf\xe9\n001    1      Nkosi, Andr\xe9\n001    2      Dube, Ayanda\n";
    fs::write(folder.path().join("cup.trf"), line).unwrap();
    let (_, said) = import(&folder, "cup.trf").unwrap();
    let taken = "The file does not say it, and we take: no number of rounds (142), Swiss system (192), the tie-breaks";
    assert!(said.contains(taken), "{said}");
    assert!(said.contains("an export is in UTF-8"), "{said}");
}

//! `inkundla import` with lists as schools write them: what is unclear is refused with what to write.

use super::{DATABASE, DEMO, Folder, err, out, status};
use std::path::Path;
use std::process::Output;

fn file(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/lists");
    folder.join(name).to_str().unwrap().to_owned()
}

struct Event(Folder);

impl Event {
    fn new() -> Event {
        let folder = Folder::new();
        drop(folder.demo());
        Event(folder)
    }

    fn import(&self, args: &[&str]) -> Output {
        self.0.run(&[&["import", DEMO], args, &DATABASE].concat())
    }

    fn import_text(&self, text: &str) -> Output {
        self.0
            .run_with_input(&[&["import", DEMO, "-"], &DATABASE[..]].concat(), text)
    }

    /// The last `count` lines of the exported players.
    fn last(&self, count: usize) -> Vec<String> {
        let players = self
            .0
            .run(&[&["export", "players", DEMO][..], &DATABASE].concat());
        let lines: Vec<String> = out(&players).lines().map(str::to_owned).collect();
        lines[lines.len() - count..].to_vec()
    }
}

#[test]
fn headings_of_real_lists_are_understood() {
    for (name, expected) in [
        (
            "a-learner-name-surname.csv",
            [
                "Nomsa,Khumalo,,6,,,,",
                "Nomsa,Zwane,,6,,,,",
                "Pieter,Botha,,7,,,,",
            ]
            .as_slice(),
        ),
        (
            "b-surname-first-learner.csv",
            &[
                "Nomsa,Khumalo,,6,,,,",
                "Nomsa,Zwane,,6,,,,",
                "Pieter,Botha,,7,,,,",
            ],
        ),
        (
            "c-student-first-last.csv",
            &[
                "Nomsa,Khumalo,Umlazi Primary,,,,,",
                "Nomsa,Zwane,Umlazi Primary,,,,,",
            ],
        ),
        (
            "d-first-last.csv",
            &["Nomsa,Khumalo,,,,,,", "Pieter,Botha,,,,,,"],
        ),
        (
            "e-class-then-grade.csv",
            &["Nomsa,Khumalo,,6,,,,", "Pieter,Botha,,7,,,,"],
        ),
        (
            "f-club.csv",
            &[
                "Nomsa,Khumalo,Umlazi Chess Club,,1510,,,",
                "Pieter,Botha,Durban North,,,,,",
            ],
        ),
        (
            "g-first-name-s.csv",
            &["Nomsa,Khumalo,,6,,,,", "Pieter,Botha,,7,,,,"],
        ),
        (
            "g-full-names.csv",
            &["Nomsa,Khumalo,,6,,,,", "Pieter,Botha,,7,,,,"],
        ),
        (
            "alt-enter.csv",
            &[
                "Nomsa,Khumalo,Umlazi Primary,,,,,",
                "Pieter,Botha,Umlazi Primary,,,,,",
                "Thabo,Zwane,Umlazi Primary,,,,,",
            ],
        ),
        (
            "header-break.csv",
            &[
                "Nomsa,Khumalo,Umlazi Primary,,,,,",
                "Pieter,Botha,Umlazi Primary,,,,,",
            ],
        ),
    ] {
        let event = Event::new();
        let done = event.import(&[&file(name)]);
        assert_eq!(status(&done), 0, "{name}: {}", err(&done));
        assert_eq!(event.last(expected.len()), expected, "{name}");
    }
}

#[test]
fn what_cannot_be_seen_is_asked_about_or_refused() {
    let event = Event::new();
    let done = event.import(&[&file("nbsp.csv")]);
    assert_eq!(status(&done), 1);
    let said = err(&done);
    for row in [3, 4, 6, 7, 10, 12] {
        assert!(
            said.contains(&format!("Row {row}: ")) && said.contains("may be the child in row"),
            "{row}: {said}"
        );
    }
    for row in [5, 8] {
        assert!(said.contains(&format!("Row {row}: Name ")), "{row}: {said}");
    }
    assert!(out(&done).ends_with(": 3.\n"), "{}", out(&done));
}

#[test]
fn names_with_apostrophes_go_round_byte_for_byte() {
    let event = Event::new();
    let done = event.import(&[&file("names.csv")]);
    assert_eq!(status(&done), 0, "{}", err(&done));
    let first = event.last(6);
    assert!(first[0].starts_with("'Mamello,Mokoena,"), "{first:?}");
    let again = Event::new();
    let list = format!("given name,family name,school\n{}", first.join("\n"));
    let done = again.import_text(&list);
    assert_eq!(status(&done), 0, "{}", err(&done));
    assert_eq!(again.last(6), first);
}

#[test]
fn a_question_is_a_refusal_that_says_what_to_write() {
    let event = Event::new();
    let before = event.last(1);
    let unclear = event.import_text("Surname,Grade\nKhumalo,6\n");
    assert_eq!(status(&unclear), 1);
    assert!(
        err(&unclear).contains("Write “given name” and “family name”"),
        "{}",
        err(&unclear)
    );
    assert_eq!(event.last(1), before);
    let open = event.import_text("Name,Surname,School\n,Nkosi,North\nSipho,Dube,North\n");
    assert_eq!(status(&open), 1);
    assert!(
        err(&open).contains("Row 2: Nkosi has no given name"),
        "{}",
        err(&open)
    );
    assert_eq!(event.last(1), ["Sipho,Dube,North,,,,,"]);
    let initials = event.import_text("AJ Nkosi\n\"Nkosi, KB\"\n");
    assert!(
        err(&initials).contains("Row 1: which word of AJ Nkosi is the family name?"),
        "{}",
        err(&initials)
    );
    assert_eq!(event.last(1), ["KB,Nkosi,,,,,,"]);
    let old = event.0.path().join("old.csv");
    std::fs::write(&old, b"name\nZo\x89 Nel\n").unwrap();
    let old = old.to_str().unwrap();
    let unsure = event.import(&[old]);
    assert_eq!(status(&unsure), 1);
    assert!(
        err(&unsure).contains("--encoding ibm850 (Zoë)"),
        "{}",
        err(&unsure)
    );
    let sure = event.import(&[old, "--encoding", "ibm850"]);
    assert_eq!(status(&sure), 0, "{}", err(&sure));
    assert_eq!(event.last(1), ["Zoë,Nel,,,,,,"]);
}

#[test]
fn two_columns_of_names_without_headings_are_entered_only_in_a_stated_order() {
    let event = Event::new();
    let text = "Sipho,Nkosi\nThandi,Mokoena\n";
    let refused = event.import_text(text);
    assert_eq!(status(&refused), 1);
    assert!(
        err(&refused).contains("--family-first or --given-first") && out(&refused).is_empty(),
        "{}",
        err(&refused)
    );
    let list = event.0.path().join("two.csv");
    std::fs::write(&list, text).unwrap();
    let entered = event.import(&[list.to_str().unwrap(), "--given-first"]);
    assert_eq!(status(&entered), 0, "{}", err(&entered));
    assert_eq!(event.last(2), ["Sipho,Nkosi,,,,,,", "Thandi,Mokoena,,,,,,"]);
}

#[test]
fn a_workbook_is_imported_and_several_lists_in_it_are_refused() {
    let event = Event::new();
    let plain = event.import(&[&file("shapes/12-plain.xlsx")]);
    assert_eq!(status(&plain), 0, "{}", err(&plain));
    assert_eq!(err(&plain).lines().next(), Some("Sheet: Sheet."));
    assert_eq!(
        event.last(1),
        ["Nomvula Grace,Khumalo,Umlazi Primary,R,,,,"]
    );
    let classes = file("shapes/23-a-sheet-for-each-class.xlsx");
    let several = event.import(&[&classes]);
    assert_eq!(status(&several), 1);
    assert!(
        err(&several).contains("--sheet \"6A\", or --sheet \"6B\""),
        "{}",
        err(&several)
    );
    // The children of this sheet are entered already.
    let dry = event.import(&[&classes, "--sheet", "7A", "--dry-run"]);
    assert_eq!(
        (status(&dry), err(&dry).contains("Sheet: 7A.")),
        (1, true),
        "{}{}",
        out(&dry),
        err(&dry)
    );
    let none = event.import(&[&classes, "--sheet", "8A"]);
    assert!(
        status(&none) == 1 && err(&none).contains("“6A”, “6B”, “7A”"),
        "{}",
        err(&none)
    );
}

#[test]
fn sections_that_the_event_does_not_have_are_added_or_left_out_only_if_that_is_said() {
    let list = "Name,Section\nThabo Nkosi,Girls\nLwazi Zulu,Boys\n";
    let event = Event::new();
    let refused = event.import_text(list);
    assert_eq!(status(&refused), 1);
    assert!(
        err(&refused).contains("--add-sections"),
        "{}",
        err(&refused)
    );
    let path = event.0.path().join("list.csv");
    std::fs::write(&path, list).unwrap();
    let path = path.to_str().unwrap();
    // The demo has rounds.
    let late = event.import(&[path, "--add-sections"]);
    assert_eq!(status(&late), 1);
    assert!(
        err(&late).contains("takes no new sections"),
        "{}",
        err(&late)
    );
    let entered = event.import(&[path, "--leave-out-sections"]);
    assert_eq!(status(&entered), 0, "{}", err(&entered));
    assert_eq!(event.last(2), ["Thabo,Nkosi,,,,,,", "Lwazi,Zulu,,,,,,"]);
}

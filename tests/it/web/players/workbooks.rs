//! Lists in workbooks, on the page of the players and with a new event.

use super::{App, event, in_list, ready};
use crate::web::harness::{Client, Page};
use std::fs;
use std::path::Path;

fn shape(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/lists/shapes");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let is_meant = |file: &std::path::PathBuf| file.to_str().unwrap().ends_with(name);
    fs::read(files.into_iter().find(is_meant).unwrap()).unwrap()
}

fn uploaded(organiser: &Client, event: &str, name: &str) -> Page {
    organiser.upload(
        &format!("{event}/players/check"),
        "file",
        "list.csv",
        &shape(name),
    )
}

/// Presses a button of the form with the columns.
fn pressed(organiser: &Client, event: &str, page: &Page, button: (&str, &str)) -> Page {
    let check = format!("{event}/players/check");
    let form = page.form(&check);
    let form = form.iter().map(|(name, value)| (&**name, &**value));
    let form: Vec<(&str, &str)> = form.chain([button]).collect();
    organiser.post_parts(&check, &form)
}

#[test]
fn a_workbook_is_checked_and_entered_like_a_pasted_list() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    for name in ["-plain.xlsx", "-plain.ods"] {
        let page = uploaded(&organiser, &event, name);
        assert_eq!(
            ready(&page)[0],
            "Thandiwe Mokoena Thandiwe M. Umlazi Primary 6",
            "{}",
            page.text()
        );
        assert_eq!(
            ready(&page)[5],
            "Nomvula Grace Khumalo Nomvula K. Umlazi Primary R"
        );
        assert!(page.sees("The sheet “Sheet"), "{}", page.text());
        assert!(!page.sees("columns as separated by"), "{}", page.text());
    }
    let page = uploaded(&organiser, &event, "-plain.xlsx");
    let entered = super::added(&organiser, &event, &page, &[]);
    assert_eq!(entered.status, 303, "{}", entered.text());
    assert_eq!(in_list(&organiser, &event).len(), 6);
}

#[test]
fn several_sheets_are_a_question_and_hidden_rows_are_named() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = uploaded(&organiser, &event, "-a-sheet-for-each-class.xlsx");
    assert!(page.sees("Which sheet has the players?"), "{}", page.text());
    assert_eq!(page.all("#sheets .chosen"), ["This sheet : 6A"]);
    assert_eq!(
        ready(&page),
        ["Thandiwe Mokoena Thandiwe M.", "Sipho Nkosi Sipho N."]
    );
    let other = pressed(&organiser, &event, &page, ("sheet", "2"));
    assert_eq!(other.all("#sheets .chosen"), ["This sheet : 7A"]);
    assert_eq!(
        ready(&other),
        ["Liam O'Brien Liam O.", "Nomvula Grace Khumalo Nomvula K."]
    );
    // Another answer keeps the sheet, and the first one can be chosen again.
    let again = pressed(&organiser, &event, &other, ("order", "family-first"));
    assert_eq!(again.all("#sheets .chosen"), ["This sheet : 7A"]);
    let first = pressed(&organiser, &event, &again, ("sheet", "0"));
    assert_eq!(ready(&first), ready(&page));

    let page = uploaded(&organiser, &event, "-filtered-rows.xlsx");
    assert!(
        page.sees("hidden in the file and are left out: 3, 5, 7."),
        "{}",
        page.text()
    );
    assert_eq!(ready(&page).len(), 3);
    let page = uploaded(&organiser, &event, "-notes-before-the-list.xlsx");
    assert!(
        page.sees("These sheets are left out: “Codes”, “Notes”."),
        "{}",
        page.text()
    );
    let page = uploaded(&organiser, &event, "-two-columns-without-headings.ods");
    assert_eq!(page.status, 422);
    assert_eq!(page.attributes("#list [name=separator]", "value"), ["tab"]);
}

#[test]
fn files_that_are_no_lists_say_what_to_do() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let old = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and so on".as_slice();
    let locked: Vec<u8> = "EncryptedPackage"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for (bytes, words) in [
        (old.to_vec(), "old form of Excel (XLS)"),
        ([old, &locked].concat(), "locked with a password"),
        (b"PK\x03\x04 and so on".to_vec(), "The file is damaged"),
        (b"%PDF-1.4 \0\x01\x02".to_vec(), "The file is not a list"),
        (
            shape("-formulas-never-calculated.xlsx"),
            "formula in A2 is missing",
        ),
    ] {
        let page = organiser.upload(
            &format!("{event}/players/check"),
            "file",
            "list.xlsx",
            &bytes,
        );
        assert!(
            page.status == 422 && page.sees(words),
            "{words}: {}",
            page.text()
        );
        assert_eq!(page.all("textarea[name=list]"), [""], "{words}");
    }
}

#[test]
fn a_new_event_takes_a_file_with_its_players() {
    let app = App::start();
    let organiser = app.organiser();
    let page = organiser.get("/new");
    assert_eq!(
        page.attributes("form[action='/new'] input[type=file]", "name"),
        ["file"]
    );
    let form = page.form("/new");
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let page = organiser.upload_all("/new", "file", &[shape("-plain.xlsx")], &form);
    assert_eq!(page.status, 200, "{}", page.text());
    assert_eq!(ready(&page).len(), 6, "{}", page.text());

    // Without a file, and with a list that was typed.
    let others = form.iter().copied().filter(|(name, _)| *name != "list");
    let typed: Vec<(&str, &str)> = others.chain([("list", "Sipho Nkosi")]).collect();
    let page = organiser.post_parts("/new", &typed);
    assert_eq!(ready(&page), ["Sipho Nkosi Sipho N."]);

    // A form that is not right yet keeps the list of the file.
    let unnamed = form.iter().copied().filter(|(name, _)| *name != "name");
    let unnamed: Vec<(&str, &str)> = unnamed.chain([("name", "")]).collect();
    let page = organiser.upload_all("/new", "file", &[shape("-plain.ods")], &unnamed);
    assert_eq!(page.status, 422, "{}", page.text());
    assert!(
        page.all("textarea[name=list]")
            .concat()
            .contains("Thandiwe Mokoena")
    );
}

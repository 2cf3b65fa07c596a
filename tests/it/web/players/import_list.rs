//! Lists that are parsed with other options than detected, counted while pasted, and returned with
//! their problems.

use super::{App, added, checked, event, in_list, ready};
use crate::web::excel::assert_excel_form;
use crate::web::harness::{Client, Page};

/// The list as parsed by the page, with some fields of its form changed.
fn read_again(organiser: &Client, event: &str, page: &Page, changed: &[(&str, &str)]) -> Page {
    let check = format!("{event}/players/check");
    let mut form = page.form(&check);
    form.retain(|(name, _)| changed.iter().all(|(known, _)| known != name));
    let form = form.iter().map(|(name, value)| (&**name, &**value));
    let form: Vec<(&str, &str)> = form.chain(changed.iter().copied()).collect();
    organiser.post_parts(&check, &form)
}

#[test]
fn columns_are_named_by_hand_and_what_was_chosen_is_kept() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let list = "North,6,Thandiwe Mokoena\nSouth,7,Sipho Dlamini\nSouth,x,Ayanda Nkosi";
    let page = checked(&organiser, &event, list);
    assert!(
        page.sees("columns as separated by comma and the letters as UTF-8"),
        "{}",
        page.text()
    );
    assert_eq!(
        page.all("#how label").len(),
        6,
        "separator, letters, header, three columns"
    );
    let named = [
        ("column", "school"),
        ("column", "grade"),
        ("column", "name"),
    ];
    let page = read_again(&organiser, &event, &page, &named);
    let rows = ready(&page);
    assert_eq!(
        rows,
        [
            "Thandiwe Mokoena Thandiwe M. North 6",
            "Sipho Dlamini Sipho D. South 7"
        ]
    );
    assert!(page.sees("1 to fix"), "{}", page.text());
    assert_eq!(page.attributes("#how[open]", "id"), ["how"]);
    assert_eq!(
        page.all("#how select[name=column] option[selected]"),
        ["School", "Grade", "Name"]
    );

    // With a header the first row is no player.
    let header = [named.as_slice(), &[("header", "yes")]].concat();
    let page = read_again(&organiser, &event, &page, &header);
    assert_eq!(ready(&page), ["Sipho Dlamini Sipho D. South 7"]);
    let nobody = [("column", ""), ("column", "school"), ("column", "")];
    let page = read_again(&organiser, &event, &page, &nobody);
    assert_eq!(page.status, 422);
    assert_eq!(page.all("textarea[name=list]"), [list.replace('\n', " ")]);
}

#[test]
fn separator_and_encoding_are_shown_and_changed() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let check = format!("{event}/players/check");
    let page = organiser.upload(&check, "file", "old.csv", b"name\nZo\xeb van Wyk");
    assert!(page.sees("letters as Windows-1252"), "{}", page.text());
    assert!(ready(&page).concat().contains("Zoë"));
    let wrong = read_again(&organiser, &event, &page, &[("encoding", "utf-8")]);
    assert!(!ready(&wrong).concat().contains("Zoë"));

    let page = checked(&organiser, &event, "Zoë van Wyk;North");
    let wrong = read_again(&organiser, &event, &page, &[("encoding", "windows-1252")]);
    assert!(wrong.sees("ZoÃ«"), "{}", wrong.text());
    let right = read_again(&organiser, &event, &wrong, &[("encoding", "utf-8")]);
    assert!(ready(&right).concat().contains("Zoë"));

    // Other columns mean other things: the old names are forgotten.
    let page = read_again(&organiser, &event, &page, &[("separator", "comma")]);
    assert!(
        page.sees("columns as separated by comma"),
        "{}",
        page.text()
    );
    assert_eq!(page.all("#how select[name=column]").len(), 1);
    let name = page.all("#how select[name=column] option[selected]");
    assert_eq!(name, ["Name"]);
}

#[test]
fn a_column_that_is_left_out_is_told_by_its_heading_alone() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let list = "name,id number,school\nThandiwe Mokoena,0801015009087,North";
    let page = checked(&organiser, &event, list);
    let labels = page.all("#how label:has([name=column])");
    assert!(
        labels[0].starts_with("Column 1: name, Thandiwe Mokoena"),
        "{labels:?}"
    );
    assert!(
        labels[1].starts_with("Column 2: id number Leave out"),
        "{labels:?}"
    );
    assert!(
        page.sees("The column “id number” is left out."),
        "{}",
        page.text()
    );
}

#[test]
fn a_list_is_counted_while_it_is_pasted_and_nothing_is_entered() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let check = format!("{event}/players/check");
    let counted = |list: &str| {
        let answer = organiser.part_of_parts(&check, &[("list", list)]);
        (answer.status, answer.body)
    };
    let count_line = |words: &str| (200, words.to_owned());
    assert_eq!(counted("Thandiwe Mokoena"), count_line("1 player"));
    let doubtful = "name,grade\nThandiwe Mokoena,6\nSipho Dlamini,x\nThandiwe Mokoena,6";
    assert_eq!(counted(doubtful), count_line("3 players, 2 to check"));
    let (status, words) = counted("school,grade\nNorth,6");
    assert!(status == 200 && words.contains("name"), "{words}");
    assert!(in_list(&organiser, &event).is_empty());
    let page = organiser.get(&format!("{event}/players"));
    let place = page.attributes("textarea[data-counted]", "data-counted");
    assert_eq!(page.attributes("output", "id"), place);
}

#[test]
fn rows_with_problems_are_downloaded_as_they_stand_on_the_page() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let list = "name,school,grade\nThandiwe Mokoena,North,6\nSipho Dlamini,North,x\n\
        Thandiwe Mokoena,North,6\n=cmd(1),North,y";
    let page = checked(&organiser, &event, list);
    let button = page.attributes("button[formaction]", "formaction");
    let plain = format!("{event}/players/problems.csv");
    assert_eq!(button, [plain.clone(), format!("{plain}?excel=1")]);
    let form = page.form(&format!("{event}/players/add"));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (&**n, &**v)).collect();
    let file = organiser.post(&button[0], &form);
    assert_eq!(file.header("content-type"), "text/csv; charset=utf-8");
    let lines: Vec<&str> = file.body.lines().collect();
    assert_eq!(lines.len(), 4, "{}", file.body);
    let heads =
        "given name,family name,school,grade,rating,gender,year of birth,consent,row,what is wrong";
    assert_eq!(lines[0].trim_start_matches('\u{feff}'), heads);
    assert!(
        lines[1].starts_with("Sipho,Dlamini,North,x,,,,,3,"),
        "{}",
        lines[1]
    );
    assert!(
        lines[2].starts_with("Thandiwe,Mokoena,North,6,,,,,4,"),
        "{}",
        lines[2]
    );
    assert!(lines[3].starts_with("'=cmd(1),,North,y"), "{}", lines[3]);
    let excel = organiser.post(&button[1], &form);
    assert_excel_form(&excel, &file);
    assert!(in_list(&organiser, &event).is_empty());

    // Put right in a spreadsheet, the file is read as it is.
    let right = file.body.replace(",x,", ",7,").replace(",y,", ",8,");
    assert_eq!(added(&organiser, &event, &page, &[]).status, 200);
    let page = checked(&organiser, &event, &right);
    assert!(page.sees("2 ready"), "{}", page.text());
    assert!(page.sees("1 question"), "{}", page.text());
}

//! Names on the page where a list is checked: nothing wrong gets in, and no family name gets out.

use super::{App, added, checked, event, in_list, ready, with_players};
use crate::web::harness::{Client, Page};

const MIXED: &str = "Name,School\nThandiwe Mokoena,North\nNKOSI Sipho,North\nLerato Dlamini,North\n\
    Henk SWANEPOEL,North\nD’OLIVEIRA Leila,North\nAyanda Zulu,North\nNomvula Khumalo,North";

/// Presses a button of the preview that does not enter anybody.
fn pressed(organiser: &Client, event: &str, page: &Page, button: (&str, &str)) -> Page {
    let add = format!("{event}/players/add");
    let mut form = page.form(&add);
    form.push((button.0.to_owned(), button.1.to_owned()));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    organiser.post(&add, &form)
}

#[test]
fn all_aliases_are_visible_and_a_family_name_in_capitals_is_none_of_them() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, MIXED);
    let aliases = page.all("table.ready td.alias");
    let expected = [
        "Thandiwe M.",
        "Sipho N.",
        "Lerato D.",
        "Henk S.",
        "Leila D.",
        "Ayanda Z.",
        "Nomvula K.",
    ];
    assert_eq!(aliases, expected, "{}", page.text());
    assert!(
        page.sees("In 3 rows the family name was in capitals"),
        "{}",
        page.text()
    );
    assert!(page.all("details .alias").is_empty(), "none is folded away");
}

#[test]
fn ready_rows_are_edited_and_swapped_before_they_are_entered() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(
        &organiser,
        &event,
        "Mokoena Thandiwe\nDlamini Sipho\nBotha Pieter",
    );
    let swapped = pressed(&organiser, &event, &page, ("swap", "all"));
    let names = [
        "Thandiwe Mokoena Thandiwe M.",
        "Sipho Dlamini Sipho D.",
        "Pieter Botha Pieter B.",
    ];
    assert_eq!(ready(&swapped), names);
    let one = pressed(&organiser, &event, &swapped, ("swap", "2"));
    assert_eq!(ready(&one)[1], "Dlamini Sipho Dlamini S.");
    assert!(
        in_list(&organiser, &event).is_empty(),
        "nobody is entered by a swap"
    );
    assert_eq!(
        added(&organiser, &event, &swapped, &[("family", "Mokoena-Nel")]).status,
        303
    );
    assert!(
        in_list(&organiser, &event)
            .concat()
            .contains("Thandiwe Mokoena-Nel")
    );
}

#[test]
fn a_script_gets_the_aliases_of_the_boxes_as_they_are_now() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, "Sipho Dlamini");
    let add = format!("{event}/players/add");
    let form = [
        ("row", "1"),
        ("given", "Sipho"),
        ("family", "Dube"),
        ("row", "2"),
        ("given", "Zoë"),
        ("family", "Nel"),
    ];
    let answer = organiser.part(&add, &form);
    assert_eq!(answer.body, "1\tSipho Du.\n2\tZoë N.");
    assert_eq!(in_list(&organiser, &event).len(), 1);
}

#[test]
fn a_row_without_a_given_name_is_a_question_and_is_not_entered_without_an_answer() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(
        &organiser,
        &event,
        "Name,Surname,School\nSipho,Dube,North\n,Nkosi,North",
    );
    assert!(page.sees("Row 3: No given name."), "{}", page.text());
    assert_eq!(ready(&page).len(), 1);
    let left = added(&organiser, &event, &page, &[]);
    assert!(left.sees("Row 3: No given name."), "{}", left.text());
    assert_eq!(in_list(&organiser, &event).len(), 1);
    let typed = added(&organiser, &event, &left, &[("given", "Ayanda")]);
    assert_eq!(typed.status, 303, "{}", typed.text());
    let other = checked(&organiser, &event, "Name,Surname\n,Suharto");
    assert_eq!(
        added(&organiser, &event, &other, &[("choice-2", "keep")]).status,
        303
    );
    assert_eq!(in_list(&organiser, &event).len(), 3);
}

#[test]
fn initials_or_a_short_family_name_in_capitals_are_asked_about() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, "Thandiwe Mokoena\nAJ Nkosi\nNEL Anna");
    assert_eq!(page.all(".fix").len(), 2, "{}", page.text());
    let left = added(&organiser, &event, &page, &[]);
    assert_eq!(
        left.all(".fix").len(),
        2,
        "no answer, not entered: {}",
        left.text()
    );
    let swapped = pressed(&organiser, &event, &left, ("swap", "3"));
    let done = added(&organiser, &event, &swapped, &[("choice-2", "keep")]);
    assert_eq!(done.status, 303, "{}", done.text());
    let names = in_list(&organiser, &event).concat();
    assert!(
        names.contains("AJ Nkosi") && names.contains("Anna NEL"),
        "{names}"
    );
}

#[test]
fn headings_that_are_not_understood_are_asked_about_with_a_choice_for_each_column() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, "Blarg,Surname,Grade\nNomsa,Khumalo,6");
    assert_eq!(page.status, 422);
    assert!(
        page.sees("do not say where the given name and the family name are"),
        "{}",
        page.text()
    );
    assert!(
        page.all("form[action$='/players/add']").is_empty(),
        "nothing to enter yet"
    );
    assert_eq!(page.all("#how[open] select[name=column]").len(), 3);
    let check = format!("{event}/players/check");
    let mut form = page.form(&check);
    let blarg = form.iter_mut().find(|(name, _)| name == "column");
    blarg.unwrap().1 = "given".to_owned();
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let page = organiser.post_parts(&check, &form);
    assert_eq!(
        ready(&page),
        ["Nomsa Khumalo Nomsa K.  6"],
        "{}",
        page.text()
    );
}

#[test]
fn lines_above_the_headings_and_columns_that_are_left_out_are_told() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let list = "Umlazi Primary\nLearners 2026\n\nLearner Name,Learner Surname,Identity Number,Cell of parent\nNomsa,Khumalo,0000000000001,082";
    let page = checked(&organiser, &event, list);
    assert!(
        page.sees("“Umlazi Primary” “Learners 2026”"),
        "{}",
        page.text()
    );
    assert!(
        page.sees("These columns are left out: “Identity Number”, “Cell of parent”."),
        "{}",
        page.text()
    );
    assert_eq!(
        page.all(".colmap .off b"),
        ["Identity Number", "Cell of parent"]
    );
    assert_eq!(ready(&page), ["Nomsa Khumalo Nomsa K."]);
}

#[test]
fn letters_of_an_old_program_are_shown_and_asked_about_where_they_are_unsure() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let check = format!("{event}/players/check");
    let sure = organiser.upload(&check, "file", "old.csv", b"name\nZo\xeb van Wyk");
    assert!(
        sure.sees("check that these names are right: Zoë")
            || sure.sees("Check that these names are right: Zoë")
    );
    assert!(sure.all("#letters").is_empty());
    // ë of MS-DOS is â on an old Mac.
    let page = organiser.upload(&check, "file", "old.csv", b"name\nZo\x89 van Wyk");
    let words = page.all("#letters b");
    assert!(
        words.contains(&"Zoë".to_owned()) && words.contains(&"Zoâ".to_owned()),
        "{words:?}"
    );
    let mut form = page.form(&check);
    form.push(("letters".to_owned(), "macintosh".to_owned()));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let page = organiser.post_parts(&check, &form);
    assert_eq!(ready(&page), ["Zoâ van Wyk Zoâ V."], "{}", page.text());
    assert!(page.all("#letters").is_empty(), "answered");
}

#[test]
fn given_and_family_name_are_swapped_on_the_page_of_a_player() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, "Mokoena Thandiwe");
    let player = organiser.get(&format!("{event}/players"));
    let player = player.attributes("table.checkin tbody a", "href").remove(0);
    let mut form = organiser.get(&player).form(&player);
    form.push(("swap".to_owned(), "1".to_owned()));
    let form: Vec<(&str, &str)> = form.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let answer = organiser.post(&player, &form);
    assert_eq!(answer.status, 303, "{}", answer.text());
    let to = answer.header("location");
    assert_eq!(to.split('?').next(), Some(player.as_str()), "{to}");
    let page = organiser.get(&player);
    assert!(page.sees("Thandiwe M."), "{}", page.text());
    let empty = organiser.post(&player, &[("given", ""), ("family", "Mokoena")]);
    assert_eq!(empty.status, 422);
    assert!(empty.sees("The given name is missing."), "{}", empty.text());
    assert!(
        organiser.get(&player).sees("Thandiwe M."),
        "nothing has changed"
    );
}

#[test]
fn the_button_for_more_players_opens_their_box() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(&organiser, "Thandiwe Mokoena");
    let players = format!("{event}/players");
    let page = organiser.get(&players);
    assert!(page.attributes("details#add[open]", "id").is_empty());
    let button = page.attributes(".act a[href$='#add']", "href").remove(0);
    let page = organiser.get(button.trim_end_matches("#add"));
    assert_eq!(page.attributes("details#add[open]", "id"), ["add"]);
}

#[test]
fn a_school_has_one_spelling_whatever_a_later_list_says() {
    let app = App::start();
    let organiser = app.organiser();
    let event = with_players(
        &organiser,
        "name,school\nThandiwe Mokoena,Umlazi Primary\nSipho Zulu,Umlazi Primary",
    );
    let page = checked(
        &organiser,
        &event,
        "name,school\nAyanda Nkosi,umlazi primary\nPieter Botha,UMLAZI  PRIMARY",
    );
    assert_eq!(added(&organiser, &event, &page, &[]).status, 303);
    for place in ["players.csv", "standings.csv", "players"] {
        let body = organiser.get(&format!("{event}/{place}")).body;
        assert!(
            !body.contains("umlazi primary") && !body.contains("UMLAZI"),
            "{place}: {body}"
        );
    }
    assert_eq!(
        organiser
            .get(&format!("{event}/players.csv"))
            .body
            .matches("Umlazi Primary")
            .count(),
        4
    );
}

#[test]
fn a_childs_only_name_can_be_hidden_from_everybody() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, "Name,Surname\nSipho,Dube\n,Nkosi");
    assert!(
        page.sees("Hide this child’s name: everybody sees “Player N.”"),
        "{}",
        page.text()
    );
    let done = added(&organiser, &event, &page, &[("choice-3", "hide")]);
    assert_eq!(done.status, 303, "{}", done.text());
    let names = in_list(&organiser, &event).concat();
    assert!(names.contains("Player Nkosi"), "{names}");
    let public = checked(&organiser, &event, "Name,Surname\nAyanda,Zulu");
    assert_eq!(ready(&public)[0], "Ayanda Zulu Ayanda Z.");
}

#[test]
fn a_grade_that_is_nearly_read_is_offered() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(
        &organiser,
        &event,
        "Name,Surname,Grade\nSipho,Dube,enam\nZoë,Nel,6th grade\nAyanda,Zulu,13",
    );
    let answers = page.all(".fix .ask label");
    let asked = ["Grade\u{a0}6", "No grade", "Leave this child out"];
    let expected = [&asked[..], &asked[..], &asked[1..]].concat();
    let expected: Vec<String> = expected
        .iter()
        .map(|one| one.replace('\u{a0}', " "))
        .collect();
    assert_eq!(answers, expected);
    let answers = [
        ("choice-2", "grade-6"),
        ("choice-3", "grade-6"),
        ("choice-4", "no-grade"),
    ];
    let done = added(&organiser, &event, &page, &answers);
    assert_eq!(done.status, 303, "{}", done.text());
    let list = in_list(&organiser, &event);
    assert_eq!(list.len(), 3, "{list:?}");
    let with_grade = list.iter().filter(|row| row.contains("6")).count();
    assert_eq!(with_grade, 2, "{list:?}");
}

#[test]
fn two_columns_without_headings_can_be_read_the_other_way() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let page = checked(&organiser, &event, "Mokoena, Thandiwe\nDlamini, Sipho");
    assert!(
        page.sees("We read each row as: family name, given name."),
        "{}",
        page.text()
    );
    let check = format!("{event}/players/check");
    let form = page.form(&check);
    let other = page.attributes("button[name=headless]", "value");
    let form = form.iter().map(|(n, v)| (n.as_str(), v.as_str()));
    let form: Vec<(&str, &str)> = form.chain([("headless", &*other[0])]).collect();
    let page = organiser.post_parts(&check, &form);
    assert!(
        page.sees("We read each row as: name, school, grade."),
        "{}",
        page.text()
    );
}

#[test]
fn the_word_at_fault_in_a_row_to_mend_is_marked() {
    let app = App::start();
    let organiser = app.organiser();
    let event = event(&organiser);
    let list = "Name,Surname,School,Grade\nZoe,Nel,North,enam\n,Nkosi,North,5\nAyanda,Zulu,North,7";
    let page = checked(&organiser, &event, list);
    let marked = page.attributes(".fixes [aria-invalid=true]", "name");
    assert_eq!(marked, ["grade", "given"], "{}", page.text());
    assert!(page.all(".ready [aria-invalid]").is_empty());
}

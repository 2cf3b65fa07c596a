//! The public page that checks a file of records.

use super::harness::{Client, Page};
use super::umpire::{Hall, Phone};

fn check(client: &Client, fields: &[(&str, &str)]) -> Page {
    client.post_parts("/check", fields)
}

/// An event with a recorded game, and the file of its records.
fn records() -> (Hall, String) {
    let hall = Hall::open();
    let phone = hall.umpire("Ms Naidoo");
    for turn in ["E1", "R4", "E8"] {
        phone.plays(turn);
    }
    phone.does(&[("act", "resign"), ("side", "first")]);
    let teacher = hall.app.signed_in("Ms Khumalo");
    let text = teacher.get(&format!("/e/{}/records.txt", hall.key)).body;
    (hall, text)
}

#[test]
fn anybody_sees_what_a_record_proves_and_what_not_and_replays_it() {
    let (hall, text) = records();
    let visitor = hall.app.visitor();
    let about = visitor.get(&format!("/e/{}/about", hall.key));
    assert!(about.attributes("a", "href").contains(&"/check".to_owned()));
    assert_eq!(visitor.get("/check").status, 200);
    let page = visitor.upload("/check", "file", "records.txt", text.as_bytes());
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.sees("Unchanged"), "{}", page.text());
    assert!(
        page.sees("Turns played again here: 3. Games: 1."),
        "{}",
        page.text()
    );
    let not_proved = page.all(".proof .warn").join(" ");
    assert!(
        not_proved.contains("no signature") || not_proved.contains("No signature"),
        "{not_proved}"
    );
    assert!(
        not_proved.contains("what the umpire tapped"),
        "{not_proved}"
    );
    assert_eq!(page.attributes(".turns li", "data-men").len(), 4);
    assert!(page.sees("Thandiwe M"), "{}", page.text());
    assert!(!page.sees("Mokoena"), "the file has aliases");
    assert!(page.all("select[name=game]").is_empty(), "one game only");
}

#[test]
fn hidden_characters_in_names_of_a_file_turn_no_text_around() {
    let (hall, text) = records();
    let turned = text
        .replace("Thandiwe M", "Tha\u{202e}ndi\u{2066}we M")
        .replace("Zone cup", "Zone\u{202e} cup");
    assert!(turned.matches('\u{202e}').count() > 1, "{text}");
    let page = check(&hall.app.visitor(), &[("text", &turned)]);
    assert!(page.sees("Thandiwe M"), "{}", page.text());
    let shown = page.body.split("<textarea").next().unwrap();
    assert!(!shown.contains(['\u{202e}', '\u{2066}']), "{}", page.text());
}

#[test]
fn the_first_change_is_named_with_its_line_and_what_follows_is_counted() {
    let (hall, text) = records();
    let visitor = hall.app.visitor();
    let changed = text.replacen("R4", "R5", 1);
    assert_ne!(changed, text);
    let page = check(&visitor, &[("text", &changed)]);
    assert!(
        page.sees("Changed") && !page.sees("Unchanged"),
        "{}",
        page.text()
    );
    let faults = page.all(".proof .bad");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(
        faults[0].contains("Line ") && faults[0].contains("was altered"),
        "{faults:?}"
    );
    assert!(
        page.all(".turns li").is_empty(),
        "what was changed is not shown as a game"
    );
    assert!(page.all(".proof .ok").is_empty());
}

#[test]
fn another_game_of_the_file_is_chosen_without_choosing_the_file_again() {
    let hall = Hall::open();
    for code in &hall.codes[..2] {
        Phone::recording(hall.app.visitor(), code, "Ms Naidoo").plays("E1");
    }
    let teacher = hall.app.signed_in("Ms Khumalo");
    let text = teacher.get(&format!("/e/{}/records.txt", hall.key)).body;
    let visitor = hall.app.visitor();
    let page = check(&visitor, &[("text", &text)]);
    assert_eq!(
        page.all("select[name=game] option").len(),
        2,
        "{}",
        page.text()
    );
    assert!(page.all(".stepped h2")[0].contains("board 1"));
    let kept = page.all("textarea[name=text]").remove(0);
    assert!(kept.contains("board 2") || !kept.is_empty());
    let again = check(&visitor, &[("text", &text), ("game", "1")]);
    assert!(
        again.all(".stepped h2")[0].contains("board 2"),
        "{}",
        again.text()
    );
    let beyond = check(&visitor, &[("text", &text), ("game", "99")]);
    assert_eq!(beyond.status, 200);
    assert!(beyond.all(".stepped").is_empty());
}

#[test]
fn a_file_without_records_or_too_large_is_refused_with_a_message() {
    let (hall, _) = records();
    let visitor = hall.app.visitor();
    let page = check(&visitor, &[("text", "three red cows")]);
    assert!(page.sees("Not a record"), "{}", page.text());
    let page = check(&visitor, &[("text", "  ")]);
    assert_eq!(page.status, 422);
    assert!(
        page.sees("Choose a file, or paste its text."),
        "{}",
        page.text()
    );
    let page = check(&visitor, &[("text", &"x".repeat(2 * 1024 * 1024 + 1))]);
    assert_eq!(page.status, 422);
    assert!(page.sees("too large"), "{}", page.text());
}

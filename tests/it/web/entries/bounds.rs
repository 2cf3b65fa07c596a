//! When the form takes entries, how many, from whom, and how long they are kept.

use super::super::rounds::Hall;
use super::{CHILD, SETTINGS, enters, form_path, open, settles, with};
use chrono::TimeDelta;
use inkundla::desk::Fault;
use inkundla::desk::registration::{FormOutcome, SentForm};
use inkundla::desk::rights::EraseNames;
use inkundla::store::Store;
use inkundla::system_time::{self, now};
use std::net::{IpAddr, Ipv4Addr};

#[test]
fn a_closed_form_says_when_it_opens_and_takes_nothing() {
    let (hall, path, visitor) = open();
    let tomorrow = now() + TimeDelta::days(1);
    let opens = system_time::field(tomorrow);
    settles(&hall, &with(&SETTINGS, &[("opens", &opens)]));
    let page = visitor.get(&path);
    assert!(page.sees("Entries open on"), "{}", page.text());
    assert!(page.sees(&system_time::time_of_day(tomorrow)));
    assert!(page.all("form.card").is_empty());
    let refused = visitor.post(&path, &CHILD);
    assert_eq!(refused.status, 422);
    let yesterday = system_time::field(now() - TimeDelta::days(1));
    settles(&hall, &with(&SETTINGS, &[("closes", &yesterday)]));
    assert!(visitor.get(&path).sees("The time for entries is over"));
    settles(&hall, &with(&SETTINGS, &[("open", "")]));
    assert!(visitor.get(&path).sees("Entries are closed"));
    assert_eq!(visitor.post(&path, &CHILD).status, 422);
    // Times in the wrong order, and a fee that is no number.
    for changed in [
        vec![("opens", opens.as_str()), ("closes", yesterday.as_str())],
        vec![("fee", "thirty")],
        vec![("places", "0")],
    ] {
        let form = with(&SETTINGS, &changed);
        assert_eq!(
            hall.post("/entries/settings", &form).status,
            422,
            "{changed:?}"
        );
    }
}

#[test]
fn a_new_link_ends_the_former_one() {
    let (hall, path, visitor) = open();
    let receipt = enters(&visitor, &path, &[]);
    hall.post_and_look("/entries/link", &[]);
    let new = form_path(&hall);
    assert_ne!(new, path);
    assert_eq!(visitor.get(&path).status, 404);
    assert_eq!(visitor.post(&path, &CHILD).status, 404);
    assert_eq!(visitor.get(&new).status, 200);
    assert_eq!(visitor.get(&receipt).status, 200);
    assert_eq!(visitor.get(&hall.path("/entry/0123")).status, 404);
}

#[test]
fn entries_of_a_source_and_of_a_form_are_bounded() {
    let (hall, path, visitor) = open();
    let code = path.rsplit('/').next().unwrap();
    let list = |count: usize| {
        let names = (0..count).map(|n| format!("Nomsa {}, 5\n", letters(n)));
        SentForm {
            list: names.collect(),
            school: "Umthombo Primary".to_owned(),
            contact: "Mr Ndlovu".to_owned(),
            reach: "082 555 0199".to_owned(),
            has_agreed: true,
            ..SentForm::default()
        }
    };
    let at = now();
    let send = |last: u8, count: usize| {
        let from = IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        (hall.app.desk).register((&hall.key, code), Some(from), &list(count), at)
    };
    assert!(matches!(send(1, 201), Err(Fault::Form { .. })));
    for _ in 0..2 {
        assert!(matches!(send(1, 200), Ok(FormOutcome::Taken(_))));
    }
    assert!(matches!(send(1, 1), Err(Fault::TooManyEntries)));
    // Others are not kept out, until the event is full.
    for source in 2..14 {
        assert!(matches!(send(source, 200), Ok(FormOutcome::Taken(_))));
        assert!(matches!(
            send(source, 200),
            Ok(FormOutcome::Taken(_)) | Err(_)
        ));
    }
    assert!(matches!(send(100, 1), Err(Fault::TooManyEntries)));
    let page = visitor.post(&path, &CHILD);
    assert!(page.sees("Too many entries"), "{}", page.text());
}

/// A number as a name of letters.
fn letters(number: usize) -> String {
    let letter = |n: usize| char::from(b'a' + u8::try_from(n % 26).unwrap());
    format!("K{}{}", letter(number / 26), letter(number))
}

#[test]
fn entries_and_settings_go_with_the_names_of_the_event() {
    let (hall, path, visitor) = open();
    settles(&hall, &with(&SETTINGS, &[("note", "Pay Mr Ndlovu")]));
    let receipt = enters(&visitor, &path, &[]);
    let desk = &hall.app.desk;
    let account = desk.account_named("Ms Khumalo").unwrap();
    let right = desk.right::<EraseNames>(&account, &hall.key, now());
    desk.erase_names(&right.unwrap(), now()).unwrap();
    assert!(desk.check().unwrap().findings.is_empty());
    assert_eq!(visitor.get(&receipt).status, 404);
    let page = hall.get("/entries/settings");
    assert!(!page.body.contains("Ndlovu"), "{}", page.text());
    for text in rows(&hall) {
        assert!(
            !text.contains("Khoza") && !text.contains("Ndlovu"),
            "{text}"
        );
    }
}

/// All rows of the tables of entries and of the texts of the log, as text.
fn rows(hall: &Hall) -> Vec<String> {
    use inkundla::store::archive::Table;
    let store = Store::open(&format!("sqlite:{}", hall.app.database().display())).unwrap();
    let mut all = Vec::new();
    for table in ["registrations", "registration_settings", "log_texts"] {
        let table = Table::named(table).unwrap();
        let rows = store.read(|db| {
            let mut own = Vec::new();
            db.rows(table, None, &mut |row| {
                own.push(serde_json::to_string(&row).unwrap());
                Ok(())
            })?;
            Ok(own)
        });
        all.append(&mut rows.unwrap());
    }
    all
}

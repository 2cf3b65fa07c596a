//! Grade R and the year before it, which are no numbers: the same words on every page, in every file and on paper.

use super::{App, event, with_players};
use crate::web::papers::{bytes, read};
use calamine::{Data, Reader, Xlsx};
use std::io::Cursor;

const LIST: &str = "Name,Surname,School,Grade\nThandiwe,Mokoena,North,Gr RR\nSipho,Nkosi,South,R\nAnna,Botha,North,1\n\
    Liam,Khoza,South,0";

#[test]
fn grade_r_and_rr_are_right_in_every_output() {
    let app = App::start();
    let teacher = app.organiser();
    let event = with_players(&teacher, LIST);
    assert_eq!(
        teacher.post(&format!("{event}/rounds/draft"), &[]).status,
        303
    );
    assert_eq!(
        teacher.post(&format!("{event}/rounds/1/post"), &[]).status,
        303
    );
    for board in 1..=2 {
        let result = format!("{event}/rounds/1/boards/{board}/result");
        assert_eq!(teacher.post(&result, &[("result", "1-0")]).status, 303);
    }
    assert_eq!(
        teacher.post(&format!("{event}/rounds/draft"), &[]).status,
        303
    );
    let text = |path: &str| String::from_utf8(bytes(&teacher, &format!("{event}{path}"))).unwrap();

    let list = text("/players.csv");
    for row in [
        "Thandiwe,Mokoena,North,RR",
        "Sipho,Nkosi,South,R,",
        "Anna,Botha,North,1,",
        "Liam,Khoza,South,R,",
    ] {
        assert!(list.contains(row), "{row} in {list}");
    }
    let standings = text("/standings.csv");
    assert!(
        standings.contains("Thandiwe Mokoena,North,,RR,"),
        "{standings}"
    );
    assert!(standings.contains("Sipho Nkosi,South,,R,"), "{standings}");
    let json = text("/event.json");
    for grade in ["\"grade\": \"RR\"", "\"grade\": \"R\"", "\"grade\": 1,"] {
        assert!(json.contains(grade), "{grade} in {json}");
    }

    let mut book: Xlsx<_> =
        Xlsx::new(Cursor::new(bytes(&teacher, &format!("{event}/event.xlsx")))).unwrap();
    let sheet = book.worksheet_range("Players").unwrap();
    let grades: Vec<String> = sheet
        .rows()
        .skip(1)
        .filter_map(|row| match row.last() {
            Some(Data::String(code)) => Some(code.clone()),
            Some(Data::Float(number)) => Some(number.to_string()),
            _ => None,
        })
        .collect();
    for grade in ["RR", "R", "1"] {
        assert!(grades.contains(&grade.to_owned()), "{grades:?}");
    }
    assert!(
        !grades
            .iter()
            .any(|grade| ["0", "-1"].contains(&grade.as_str())),
        "{grades:?}"
    );

    for page in ["/players", "/standings", "/find"] {
        let shown = teacher.get(&format!("{event}{page}"));
        let shown = shown.text().replace('\u{a0}', " ");
        assert!(
            shown.contains("Grade RR") && shown.contains("Grade R"),
            "{page}: {shown}"
        );
        assert!(
            !shown.contains("Grade 0") && !shown.contains("Grade -1"),
            "{page}: {shown}"
        );
    }
    for paper in [
        "/print/winners.pdf",
        "/print/certificates.pdf?who=categories",
    ] {
        let leaves = read(&bytes(&teacher, &format!("{event}{paper}")))
            .join(" ")
            .replace('\u{a0}', " ");
        assert!(leaves.contains("Grade R"), "{paper}: {leaves}");
        assert!(
            !leaves.contains("Grade 0") && !leaves.contains("Grade -1"),
            "{paper}: {leaves}"
        );
    }
}

#[test]
fn every_row_of_a_list_shows_what_is_kept_of_it() {
    let app = App::start();
    let teacher = app.organiser();
    let event = event(&teacher);
    let list = "Name,Surname,Grade,Rating,Sex,Year of birth,Consent\nThandiwe,Mokoena,RR,1200,girl,2020,given\n\
        Sipho,Nkosi,R,,boy,2019,\nAnna,Botha,13,1100,f,2014,no";
    let page = super::checked(&teacher, &event, list);
    let values = |name: &str| page.attributes(&format!("table.ready input[name={name}]"), "value");
    assert_eq!(values("grade"), ["RR", "R"]);
    assert_eq!(values("rating"), ["1200", ""]);
    assert_eq!(values("gender"), ["girl", "boy"]);
    assert_eq!(values("born"), ["2020", "2019"]);
    assert_eq!(values("consent"), ["given", ""]);
    let heads = page.all("table.ready thead th");
    assert!(
        heads.ends_with(&["Rating", "Girl or boy", "Year of birth", "Consent"].map(str::to_owned)),
        "{heads:?}"
    );
    assert_eq!(
        page.attributes(".fix input[name=rating]", "value"),
        ["1100"]
    );
    assert_eq!(
        page.attributes("table.ready input[name=row]", "value"),
        ["2", "3"]
    );
}

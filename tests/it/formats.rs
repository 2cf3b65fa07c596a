//! Import of lists of players, export of standings.

mod csv_output;
mod event_files;
mod lists;
mod own_export;
mod qr_pictures;
mod report_lines;
mod school_cups;
mod team_trf;
mod teams;
mod trf_constraints;
mod wide_lists;

use crate::common::hall::entrant;
use inkundla::formats::entrants_csv::{
    self, Encoding, Headless, Layout, MOST_BYTES, ParsedList, Question, RowState, Separator,
};
use inkundla::formats::{Column, ImportProblem};
use inkundla::tournament::{BadName, EntrantId, EntrantName, Grade};

fn read(text: &str) -> ParsedList {
    entrants_csv::read(text.as_bytes(), &[], Headless::Guess).unwrap()
}

fn refused(bytes: &[u8]) -> ImportProblem {
    entrants_csv::read(bytes, &[], Headless::Guess)
        .unwrap_err()
        .what
}

/// Name, school and grade of each row.
fn players(reading: &ParsedList) -> Vec<(String, String, Option<i8>)> {
    let player = |sighting: &entrants_csv::ParsedRow| {
        let name = sighting
            .name
            .as_ref()
            .map(|name| format!("{}|{}", name.given(), name.family()));
        let school = sighting.school.clone().unwrap_or_default();
        (
            name.unwrap_or_default(),
            school,
            sighting.grade.map(Grade::number),
        )
    };
    reading.rows.iter().map(player).collect()
}

fn names(reading: &ParsedList) -> Vec<String> {
    players(reading)
        .into_iter()
        .map(|(name, ..)| name)
        .collect()
}

fn sentences(reading: &ParsedList) -> Vec<String> {
    reading.faults().map(ToString::to_string).collect()
}

#[test]
fn one_name_on_each_line_is_enough() {
    let reading = read("Thandiwe Mokoena\n\n  Sipho   Dlamini \nMadonna");
    assert_eq!(reading.layout, Layout::NameOnly);
    assert_eq!(
        names(&reading),
        ["Thandiwe|Mokoena", "Sipho|Dlamini", "Madonna|"]
    );
    assert_eq!(
        reading.rows.iter().map(|one| one.row).collect::<Vec<_>>(),
        [1, 3, 4]
    );
    assert_eq!(reading.ready().count(), 3);
}

#[test]
fn family_name_comma_given_name_is_understood_without_a_header() {
    let reading = read("Mokoena, Thandiwe\nDlamini, Sipho\nvan der Merwe, Jan Pieter");
    assert_eq!(reading.layout, Layout::FamilyThenGiven);
    assert_eq!(
        names(&reading),
        [
            "Thandiwe|Mokoena",
            "Sipho|Dlamini",
            "Jan Pieter|van der Merwe"
        ]
    );
    // Mixed rows with and without a comma.
    let reading = read("Thandiwe Mokoena\nMadonna\nDlamini, Sipho");
    assert_eq!(
        names(&reading),
        ["Thandiwe|Mokoena", "Madonna|", "Sipho|Dlamini"]
    );
}

#[test]
fn player_and_school_are_distinguished_from_family_and_given_name() {
    for text in [
        "Thandiwe Mokoena, Hillview Primary\nSipho Dlamini, Umlazi High",
        "Thandiwe, Hillview\nSipho, Hillview",
        "Thandiwe, Hillview Primary School\nSipho, Umlazi",
    ] {
        let reading = read(text);
        assert_eq!(reading.layout, Layout::NameThenSchool, "{text}");
        assert!(players(&reading)[0].1.starts_with("Hillview"));
    }
    // The user can choose the layout.
    let other = entrants_csv::read(
        b"Thandiwe, Hillview\nSipho, Hillview",
        &[],
        Headless::FamilyThenGiven,
    )
    .unwrap();
    assert_eq!(names(&other), ["Hillview|Thandiwe", "Hillview|Sipho"]);
}

#[test]
fn name_school_and_grade_need_no_header() {
    let reading = read("Thandiwe Mokoena, Hillview Primary, 6\nSipho Dlamini, Umlazi High, Gr 8");
    let mokoena = (
        "Thandiwe|Mokoena".to_owned(),
        "Hillview Primary".to_owned(),
        Some(6),
    );
    assert_eq!(players(&reading)[0], mokoena);
    assert_eq!(players(&reading)[1].2, Some(8));
}

#[test]
fn headers_are_known_in_five_languages() {
    for header in [
        "name,school,grade",
        "Naam;Skool;Graad",
        "NAMA\tSEKOLAH\tKELAS",
        "Igama,Isikolo,Ibanga",
        "igama eligcwele,isikole,ibanga",
    ] {
        let separator = header
            .chars()
            .find(|c| ",;\t".contains(*c))
            .unwrap()
            .to_string();
        let row = ["Thandiwe Mokoena", "Hillview", "6"].join(&separator);
        let reading = read(&format!("\u{feff}{header}\r\n{row}\r\n"));
        assert_eq!(reading.layout, Layout::Header, "{header}");
        assert_eq!(
            players(&reading),
            [(
                "Thandiwe|Mokoena".to_owned(),
                "Hillview".to_owned(),
                Some(6)
            )],
            "{header}"
        );
    }
    for header in [
        "First name,Surname",
        "Naam,Van",
        "Nama depan,Nama keluarga",
        "Igama,Ifani",
        "Igama,Isibongo",
    ] {
        assert_eq!(
            names(&read(&format!("{header}\nThandiwe,Mokoena"))),
            ["Thandiwe|Mokoena"],
            "{header}"
        );
    }
}

#[test]
fn ignored_columns_are_reported() {
    let reading = read(
        "No,Surname,Name,ID number,Birth date,Phone,School\n1,Mokoena,Thandiwe,0801,2014-02-03,082,Hillview",
    );
    assert_eq!(reading.ignored, ["No", "ID number", "Birth date", "Phone"]);
    assert_eq!(
        players(&reading),
        [("Thandiwe|Mokoena".to_owned(), "Hillview".to_owned(), None)]
    );
    assert!(!format!("{reading:?}").contains("0801"));
}

#[test]
fn all_faults_are_listed_with_row_column_and_cure() {
    let long = "x".repeat(100);
    let text = format!(
        "name,school,grade\nThandiwe Mokoena,Hillview,six\n,Hillview,6\n{long},{long},13\nSipho Dlamini,Umlazi,R\nLerato Mofokeng,,\n"
    );
    let reading = read(&text);
    let cut = format!("{}…", "x".repeat(40));
    assert_eq!(
        sentences(&reading),
        [
            "Row 2: There is no grade “six”. Grades are R (or RR) and 1 to 12.".to_owned(),
            "Row 3: The name is missing. Write a name or delete the row.".to_owned(),
            format!("Row 4: Name “{cut}” is too long. Use at most 80 letters."),
            format!("Row 4: School “{cut}” is too long. Use at most 80 letters."),
            "Row 4: There is no grade “13”. Grades are R (or RR) and 1 to 12.".to_owned(),
        ]
    );
    assert_eq!(
        reading.ready().map(|one| one.row).collect::<Vec<_>>(),
        [5, 6]
    );
    let first = reading.faults().next().unwrap();
    assert_eq!((first.row, first.column), (Some(2), Some(Column::Grade)));
}

#[test]
fn grades_are_read_as_people_write_them() {
    for (written, grade) in [
        ("6", 6),
        ("Gr 6", 6),
        ("Gr. 6", 6),
        ("graad 12", 12),
        ("Kelas 4", 4),
        ("6A", 6),
        ("grade7b", 7),
        ("R", 0),
        ("0", 0),
    ] {
        assert_eq!(
            players(&read(&format!("name,grade\nThandiwe,{written}")))[0].2,
            Some(grade),
            "{written}"
        );
    }
    for written in ["13", "RRR", "six", "-1", "6.5", "6 7", "999999"] {
        let reading = read(&format!("name,grade\nThandiwe,{written}"));
        assert_eq!(reading.faults().count(), 1, "{written}");
    }
}

#[test]
fn windows_1252_is_decoded() {
    let reading = entrants_csv::read(
        b"name,school\nRen\xe9 M\xfcller,L\x92\xe9cole",
        &[],
        Headless::Guess,
    )
    .unwrap();
    assert_eq!(reading.encoding, Encoding::Windows1252);
    assert_eq!(
        players(&reading)[0],
        ("René|Müller".to_owned(), "L’école".to_owned(), None)
    );
    assert_eq!(read("René Müller").encoding, Encoding::Utf8);
}

#[test]
fn files_that_cannot_be_read_say_what_to_do() {
    // An incomplete unit at the end, and no byte order mark.
    assert_eq!(refused(b"\xff\xfen\0a\0m\0e"), ImportProblem::Utf16);
    assert_eq!(refused(b"\xff\xfe\0\xd8"), ImportProblem::Utf16);
    assert_eq!(
        refused(b"PK\x03\x04rest of a workbook"),
        ImportProblem::DamagedWorkbook
    );
    assert_eq!(refused(b""), ImportProblem::Empty);
    assert_eq!(refused(b"\n , \n"), ImportProblem::Empty);
    assert_eq!(refused(b"name,school\n"), ImportProblem::Empty);
    assert_eq!(
        refused(b"school,grade\nHillview,6"),
        ImportProblem::NoNameColumn
    );
    assert_eq!(
        refused(b"name,school\n\"Thandiwe,Hillview\nSipho,Umlazi\n"),
        ImportProblem::OpenQuote
    );
    assert_eq!(
        refused(&vec![b'x'; MOST_BYTES + 1]),
        ImportProblem::TooLarge {
            bytes: MOST_BYTES + 1,
            most: MOST_BYTES
        }
    );
    let many = "Thandiwe Mokoena\n".repeat(2_001);
    assert_eq!(
        refused(many.as_bytes()),
        ImportProblem::TooManyRows {
            rows: 2_001,
            most: 2_000
        }
    );
    // Of very many only the first are split.
    let very_many = "Given name,Family name\nThandiwe,Mokoena\n".repeat(20_000);
    assert_eq!(
        refused(very_many.as_bytes()),
        ImportProblem::TooManyRows {
            rows: 39_999,
            most: 2_000
        }
    );
    let fault = entrants_csv::read(b"\"open\nline\n", &[], Headless::Guess).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "Row 1: A quotation mark opens here and never closes. Close it or remove it."
    );
}

#[test]
fn the_separator_is_found_even_beside_commas_in_names() {
    let reading = read("name;school\nMokoena, Thandiwe;Hillview\n\"Dlamini; Sipho\";Umlazi");
    assert_eq!(reading.separator, Separator::Semicolon);
    assert_eq!(names(&reading), ["Thandiwe|Mokoena", "Dlamini;|Sipho"]);
    let reading = read("name,school\n\"Mokoena, Thandiwe\",Hillview");
    assert_eq!(
        (reading.separator, names(&reading)),
        (Separator::Comma, vec!["Thandiwe|Mokoena".to_owned()])
    );
    assert_eq!(
        read("Thandiwe Mokoena\tHillview\t6").separator,
        Separator::Tab
    );
}

#[test]
fn possible_duplicates_become_questions() {
    let mut entered = entrant(7);
    entered.name = EntrantName::parse("Lerato", "Maseko").unwrap();
    let text = "name,school\nSipho Dlamini,Umlazi\nSIPHO  dlamini,umlazi\nSipho Dlamini,Hillview\nLerato Maseko,Umlazi";
    let reading = entrants_csv::read(text.as_bytes(), &[entered], Headless::Guess).unwrap();
    let states = reading
        .rows
        .iter()
        .map(|one| one.state.clone())
        .collect::<Vec<_>>();
    assert_eq!(
        states,
        [
            RowState::Ready,
            RowState::Question(Question::SameAsRow(2)),
            // Different schools are different players.
            RowState::Ready,
            RowState::Question(Question::SameAsEntrant(EntrantId(7))),
        ]
    );
    assert_eq!(reading.questions().count(), 2);
}

#[test]
fn names_with_invisible_characters_are_refused() {
    let reading = read("name\nTha\u{202e}ndiwe");
    let fault = reading.faults().next().unwrap();
    assert!(matches!(
        &fault.what,
        ImportProblem::BadText {
            why: BadName::Unprintable,
            ..
        }
    ));
}

/// Tabs and UTF-16, which Excel reads correctly in every locale.
#[test]
fn a_list_for_excel_has_tabs_in_utf_16_and_is_read_back() {
    let csv = "name,school,points\r\n\"Müller, Zoë\",\"St \"\"A\"\"\",1.5\r\n";
    let wide = inkundla::formats::for_excel(csv, ',');
    assert_eq!(wide[..2], [0xff, 0xfe]);
    let units = wide
        .chunks(2)
        .map(|two| u16::from_le_bytes([two[0], two[1]]));
    let text: String = char::decode_utf16(units).map(Result::unwrap).collect();
    let expected = "\u{feff}name\tschool\tpoints\r\nMüller, Zoë\t\"St \"\"A\"\"\"\t1,5\r\n";
    assert_eq!(text, expected);
    let back = entrants_csv::read(&wide, &[], Headless::Guess).unwrap();
    assert_eq!(back.separator, Separator::Tab);
    let (name, school, _) = &players(&back)[0];
    assert_eq!((name.as_str(), school.as_str()), ("Zoë|Müller", "St \"A\""));
    let big = text
        .encode_utf16()
        .flat_map(u16::to_be_bytes)
        .collect::<Vec<_>>();
    let back = entrants_csv::read(&big, &[], Headless::Guess).unwrap();
    assert_eq!(players(&back).len(), 1);
}

#[test]
fn a_cell_that_a_reader_could_split_is_quoted() {
    let mut csv = inkundla::formats::CsvWriter::with_commas();
    csv.line([
        "plain",
        "",
        "a,b",
        "a;b",
        "a\tb",
        "say \"hi\"",
        "two\r\nlines",
    ]);
    csv.line(["one"]);
    let lines = "plain,,\"a,b\",\"a;b\",a\tb,\"say \"\"hi\"\"\",\"two\r\nlines\"\r\none\r\n";
    assert_eq!(csv.finish(), lines);
    let again = "plain\t\ta,b\ta;b\t\"a\tb\"\t\"say \"\"hi\"\"\"\t\"two\r\nlines\"\r\none\r\n";
    let wide: Vec<u8> = format!("\u{feff}{again}")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(inkundla::formats::for_excel(lines, '.'), wide);
}

//! Lists as they come: titles, line breaks, capitals, unseen characters and old encodings.

use super::heading_tests::{list, names, pair};
use super::{Headless, Layout, Question, RawRow, ReadOptions, RowState, check, read};
use crate::ImportProblem;
use inkundla_core::tournament::{EntrantName, NameOrder};

#[test]
fn lines_above_the_headings_are_told_and_repeated_headings_are_no_players() {
    let text = "Umlazi Primary School\nClass list 2026\n\nName,Surname,Grade\nNomsa,Khumalo,6\nName,Surname,Grade\nPieter,Botha,7";
    let read = list(text);
    assert_eq!(
        names(text),
        [pair("Nomsa", "Khumalo"), pair("Pieter", "Botha")]
    );
    assert_eq!(
        read.titles,
        [
            "Umlazi Primary School",
            "Class list 2026",
            "Name Surname Grade"
        ]
    );
    assert_eq!((read.layout, read.rows[0].row), (Layout::Header, 5));
    let text = "Learner,,Class\nName,Surname,\nNomsa,Khumalo,6";
    assert_eq!(names(text), [pair("Nomsa", "Khumalo")]);
    let text = "sep=;\nName;Surname\nNomsa;Khumalo";
    assert_eq!(names(text), [pair("Nomsa", "Khumalo")]);
}

#[test]
fn a_cell_may_have_line_breaks() {
    let text = "\"Name of\nplayer\",School,Remarks\n\"Nomsa Khumalo\",Umlazi Primary,\"late\ncomes by taxi\"\n\
        \"Pieter\nBotha\",Umlazi Primary,\nThabo Zwane,Umlazi Primary,";
    assert_eq!(
        names(text),
        [
            pair("Nomsa", "Khumalo"),
            pair("Pieter", "Botha"),
            pair("Thabo", "Zwane")
        ]
    );
    assert_eq!(list(text).rows[2].row, 4);
    for text in [
        "Name\n\"Nomsa\nPieter\n",
        "Name,School\n\"Nomsa,North\nSipho,South\n\"Pieter,North\n",
    ] {
        let fault = read(text.as_bytes(), &[], Headless::Guess).unwrap_err();
        assert_eq!(
            (fault.row, fault.what),
            (Some(2), ImportProblem::OpenQuote),
            "{text}"
        );
    }
}

#[test]
fn the_word_in_capitals_is_the_family_name_row_by_row() {
    let text = "Thandiwe Mokoena\nNKOSI Sipho\nHenk SWANEPOEL\nD’OLIVEIRA Leila\nLerato Dlamini";
    let aliases = |text: &str| -> Vec<String> {
        list(text)
            .rows
            .iter()
            .filter_map(|row| Some(row.name.as_ref()?.alias()))
            .collect()
    };
    let expected = [
        "Thandiwe M.",
        "Sipho N.",
        "Henk S.",
        "Leila D.",
        "Lerato D.",
    ];
    assert_eq!(aliases(text), expected);
    let with_school = text.replace('\n', ",North,5\n") + ",North,5";
    assert_eq!(aliases(&with_school), expected);
    assert_eq!(aliases(&format!("name\n{text}")), expected);
    assert_eq!(
        list(text).rows.iter().filter(|row| row.by_capitals).count(),
        3
    );
    // Initials or a short family name: asked.
    let read = list("Thandiwe Mokoena\nAJ Nkosi\nLEE Anna");
    let asked = RowState::Question(Question::WhichIsFamily);
    assert_eq!(read.rows.iter().filter(|row| row.state == asked).count(), 2);
}

#[test]
fn a_name_without_capitals_among_names_that_begin_with_capitals_is_a_question() {
    let text = "NKOSI Sipho\nThandiwe Mokoena\nDLAMINI Zanele\n\"Botha, Jan\"";
    let asked = RowState::Question(Question::WhichIsFamily);
    for text in [text.to_owned(), format!("Name\n{text}")] {
        let states: Vec<bool> = list(&text)
            .rows
            .iter()
            .map(|row| row.state == asked)
            .collect();
        assert_eq!(states, [false, true, false, false], "{text}");
    }
    // The order that the user then chooses is for the names that were asked about.
    let options = ReadOptions {
        order: Some(NameOrder::GivenFirst),
        ..ReadOptions::default()
    };
    let text = "NKOSI Sipho\nThandiwe Mokoena\nDLAMINI Zanele";
    let read = read(text.as_bytes(), &[], options).unwrap();
    let names = read.rows.iter().filter_map(|row| row.name.as_ref());
    let aliases: Vec<String> = names.map(EntrantName::alias).collect();
    assert_eq!(aliases, ["Sipho N.", "Thandiwe M.", "Zanele D."]);
}

#[test]
fn a_row_without_a_given_name_is_a_question() {
    for text in [
        "Name,Surname\nSipho,Dube\n,Nkosi",
        "Surname,Name\nDube,Sipho\nNkosi,",
        "Surname and name\nDube Sipho\nNkosi",
        "Name\nSipho Dube\n\"Nkosi,\"",
    ] {
        let read = list(text);
        let row = &read.rows[1];
        assert_eq!(
            row.state,
            RowState::Question(Question::NoGivenName),
            "{text}"
        );
        assert_eq!(
            (row.typed.given.as_str(), row.typed.family.as_str()),
            ("", "Nkosi"),
            "{text}"
        );
    }
    assert_eq!(list("Sukarno\nSuharto").ready().count(), 2);
}

#[test]
fn unseen_characters_and_other_apostrophes_make_no_other_child() {
    let text = "Name,School\nNomsa Khumalo,Umlazi\nNomsa\u{a0}Khumalo,Umlazi\nNomsa\u{202f}Khumalo,Umlazi\n\
        Nomsa Kh\u{ad}umalo,Umlazi\nNaledi O’Brien,Umlazi\nNaledi O'Brien,Umlazi\nAnna-Marie Nel,Umlazi\nAnna‑Marie Nel,Umlazi";
    let read = list(text);
    let states: Vec<&RowState> = read.rows.iter().map(|row| &row.state).collect();
    assert_eq!(*states[1], RowState::Question(Question::SameAsRow(2)));
    assert_eq!(*states[2], RowState::Question(Question::SameAsRow(2)));
    assert!(matches!(states[3], RowState::Error(_)));
    assert_eq!(*states[5], RowState::Question(Question::SameAsRow(6)));
    assert_eq!(*states[7], RowState::Question(Question::SameAsRow(8)));
}

#[test]
fn old_encodings_are_detected_or_asked_about() {
    use super::Encoding::{Cp437, Cp850, MacRoman, Windows1252};
    let wanted = "René Müller, Zoë, Hélène D’Oliveira, Ngũ".replace(", Ngũ", "");
    let bytes = super::encode(&wanted, Windows1252);
    assert_eq!(super::Encoding::detect(&bytes), (Windows1252, None));
    let bytes = super::encode("Name\nRené Ümit", MacRoman);
    assert_eq!(super::Encoding::detect(&bytes).0, MacRoman);
    let read_as = |bytes: &[u8]| read(bytes, &[], Headless::Guess).unwrap();
    for old in [Cp850, Cp437] {
        let bytes = super::encode("Name\nRené Müller\nZoë Nel", old);
        let read = read_as(&bytes);
        assert_eq!(
            read.rows[0].name.as_ref().unwrap().to_string(),
            "René Müller",
            "{old:?}"
        );
    }
    // ë of MS-DOS is â on a Mac: nobody can know.
    let doubt = read_as(b"Name\nZo\x89 Nel").doubt.unwrap();
    let read: Vec<&str> = doubt
        .readings
        .iter()
        .map(|(_, words)| words[0].as_str())
        .collect();
    assert!(read.contains(&"Zoë") && read.contains(&"Zoâ"), "{read:?}");
    assert_eq!(read_as("Name\nZoë Nel".as_bytes()).doubt, None);
    assert!(matches!(
        list("Name\nZo\u{fffd} Nel").rows[0].state,
        RowState::Error(_)
    ));
}

#[test]
fn columns_without_headings_that_may_be_given_and_family_names_are_asked_about() {
    for text in [
        "Nkosi;Sipho\nMokoena;Thandiwe",
        "Nkosi\tSipho\nvan Wyk\tPieter",
        "Sipho\tvan der Merwe\nPieter\tNkosi",
        "Nkosi,Sipho\nMokoena,Thandiwe\nBotha,Sipho",
        "Nkosi,Sipho,5\nMokoena,Thandiwe,6",
        "1,Sipho,Nkosi,5\n2,Thandiwe,Mokoena,6",
        "Sipho,Nkosi,Umlazi Primary,5",
        "Name1,Name2\nSipho,Nkosi\nThandi,Mokoena",
        "Spieler,Verein\nSipho Nkosi,Nord",
    ] {
        let fault = read(text.as_bytes(), &[], Headless::Guess).unwrap_err();
        assert_eq!(fault.what, ImportProblem::UnclearColumns, "{text}");
        let columns = super::read_columns(text.as_bytes(), Headless::Guess).unwrap();
        assert_eq!((columns.layout, columns.rows.len()), (Layout::Chosen, 0));
        assert!(columns.columns.iter().all(|column| column.column.is_none()));
        assert!(read(text.as_bytes(), &[], Headless::NameThenSchool).is_ok());
    }
    for text in [
        "Thandiwe;Umlazi Primary\nSipho;Marula High",
        "Thandiwe\tHillview\nSipho\tHillview\nPieter\tMarula\nAnna\tMarula",
        "Thandiwe Mokoena;Hillview\nSipho Nkosi;Marula",
        "NKOSI Sipho,North,5\nMokoena Thandiwe,South,6",
        "Thandi,Nord\nSipho Nkosi,Nord\nLerato Dlamini,Sued",
    ] {
        assert_eq!(list(text).layout, Layout::NameThenSchool, "{text}");
    }
    let row = list("Thandiwe Mokoena;5\nSipho Nkosi;6").rows.remove(0);
    assert_eq!(
        (row.grade.map(|grade| grade.number()), row.school),
        (Some(5), None)
    );
}

#[test]
fn sums_and_signatures_at_the_end_are_no_players() {
    let text = "First Name,Surname,Grade\nThandiwe,Mokoena,6\nTotal,Nkosi,6\nLerato,Dlamini,6\nTotal: ,,3\nSignature:,____,\n";
    let read = list(text);
    assert_eq!(names(text).len(), 3, "a name in the middle stays");
    assert_eq!(read.titles, ["Total: 3", "Signature: ____"]);
}

#[test]
fn a_given_name_in_capitals_beside_another_family_name_is_asked_about() {
    let text =
        "First Name,Surname\nNKOSI,Sipho\nThandiwe,Mokoena\nTJ,Botha\nLERATO,DLAMINI\nAnna,NEL";
    let asked = RowState::Question(Question::WhichIsFamily);
    let states: Vec<bool> = list(text)
        .rows
        .iter()
        .map(|row| row.state == asked)
        .collect();
    assert_eq!(states, [true, false, false, false, false]);
    // What the user has looked at is not asked again.
    let typed: Vec<RawRow> = list(text).rows.into_iter().map(|row| row.typed).collect();
    let settled = RawRow {
        is_unclear: false,
        ..typed[0].clone()
    };
    assert_eq!(check(&[settled], &[])[0].state, RowState::Ready);
}

#[test]
fn two_names_in_one_word_are_asked_about_and_bars_separate_columns() {
    let asked = RowState::Question(Question::WhichIsFamily);
    for name in [
        "Nkosi/Sipho",
        "Sipho_Nkosi",
        "sipho.nkosi@umlazi.example",
        "Nkosi=Sipho",
    ] {
        assert_eq!(
            list(&format!("Name\n{name}\nAnna Nel")).rows[0].state,
            asked,
            "{name}"
        );
    }
    assert_eq!(
        list("Name\nJ.P.\nSt.\nAnna-Marie\nD'Arcy").ready().count(),
        4
    );
    let text = "Surname|Name|Grade\nKhumalo|Nomsa|6";
    assert_eq!(names(text), [pair("Nomsa", "Khumalo")]);
    let text = "Name,Surname,Remark\nNomsa,Khumalo,a|b\nPieter,Botha,";
    assert_eq!(names(text)[0], pair("Nomsa", "Khumalo"));
}

#[test]
fn letters_that_were_encoded_twice_are_mended_and_other_documents_refused() {
    let text = "Name,School\nZoë Müller,Hoërskool Prôtea\nHélène D’Oliveira,Één";
    let twice = super::Encoding::Windows1252.decode(text.as_bytes());
    assert_ne!(twice, text);
    assert_eq!(names(&twice), names(text));
    assert_eq!(names("Name\nÃlvaro Nel"), [pair("Ãlvaro", "Nel")]);
    for document in [
        "{\\rtf1 Sipho Nkosi}",
        "<table><tr><td>Name",
        "\n<?xml version='1.0'?>",
    ] {
        let fault = read(document.as_bytes(), &[], Headless::Guess).unwrap_err();
        assert_eq!(fault.what, ImportProblem::NotText, "{document}");
    }
}

#[test]
fn a_sign_is_no_given_name_and_no_value() {
    for given in ["-", ".", "?", "—"] {
        let read = list(&format!("Name,Surname\nSipho,Dube\n{given},Nkosi"));
        let asked = RowState::Question(Question::NoGivenName);
        assert_eq!(read.rows[1].state, asked, "{given}");
    }
    let read = list("Name,School,Grade,Rating,Gender\nSipho Dube,-,-,–,n/a\nAnna Nel,N/A,N/A,-,-");
    let first = &read.rows[0];
    assert_eq!(
        (read.ready().count(), &first.school, first.grade),
        (2, &None, None)
    );
}

//! Lists in workbooks, as spreadsheet programs write them.

use inkundla_formats::ImportProblem;
use inkundla_formats::entrants_csv::{Headless, ParsedList, ReadOptions, decode, read};
use rust_xlsxwriter::{ExcelDateTime, Format, Formula, Workbook, Worksheet};
use std::io::{Cursor, Write};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Packs parts into an archive.
pub fn archive(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        archive
            .start_file(*name, SimpleFileOptions::default())
            .unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// An ODS file with these tables.
pub fn ods(tables: &str) -> Vec<u8> {
    let content = format!(
        "<?xml version=\"1.0\"?><office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\" \
         xmlns:style=\"s\"><office:automatic-styles><style:style style:name=\"off\"><style:table-properties \
         table:display=\"false\"/></style:style></office:automatic-styles><office:body><office:spreadsheet>{tables}\
         </office:spreadsheet></office:body></office:document-content>"
    );
    let manifest = "<manifest:manifest xmlns:manifest=\"m\"/>";
    archive(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", manifest),
        ("content.xml", &content),
    ])
}

/// A cell of an ODS file.
fn cell(text: &str) -> String {
    format!(
        "<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
    )
}

fn book(fill: impl Fn(&mut Worksheet)) -> Vec<u8> {
    let mut book = Workbook::new();
    fill(book.add_worksheet());
    book.save_to_buffer().unwrap()
}

fn rows(sheet: &mut Worksheet, rows: &[&[&str]]) {
    for (row, cells) in (0..).zip(rows) {
        for (column, cell) in (0..).zip(*cells) {
            match cell.parse::<f64>() {
                Ok(number) => sheet.write_number(row, column, number).unwrap(),
                Err(_) if cell.is_empty() => continue,
                Err(_) => sheet.write_string(row, column, *cell).unwrap(),
            };
        }
    }
}

fn list(bytes: &[u8]) -> ParsedList {
    read(bytes, &[], Headless::Guess).unwrap()
}

fn refused(bytes: &[u8]) -> ImportProblem {
    read(bytes, &[], Headless::Guess).unwrap_err().what
}

/// Row, name, school, grade and year of birth of each player.
fn players(list: &ParsedList) -> Vec<String> {
    let player = |row: &inkundla_formats::entrants_csv::ParsedRow| {
        let name = row
            .name
            .as_ref()
            .map(|name| format!("{}|{}", name.given(), name.family()));
        let grade = row.grade.map(|grade| grade.code()).unwrap_or_default();
        let born = row
            .about
            .born
            .map(|year| year.to_string())
            .unwrap_or_default();
        let parts = [
            row.row.to_string(),
            name.unwrap_or_default(),
            row.school.clone().unwrap_or_default(),
            grade,
            born,
        ];
        parts.join("/").trim_end_matches('/').to_owned()
    };
    list.rows.iter().map(player).collect()
}

fn text(bytes: &[u8]) -> String {
    decode(bytes, None).unwrap().0
}

#[test]
fn a_workbook_is_read_like_a_text_with_its_rows_counted_as_shown() {
    let bytes = book(|sheet| {
        rows(
            sheet,
            &[
                &["Umlazi Primary", "", ""],
                &[],
                &[
                    "",
                    "Surname",
                    "Name",
                    "Grade",
                    "Born in (year)",
                    "ID number",
                ],
                &["", "Mokoena", "Thandiwe", "6", "2014", "1405030000087"],
                &[
                    "",
                    "O'Brien \"Bri\"",
                    "Zoë",
                    "Gr 7",
                    "2013",
                    "1305030000087",
                ],
            ],
        );
        sheet.write_string(6, 1, "Nkosi").unwrap();
        sheet.write_string(6, 2, "Sipho").unwrap();
        sheet.write_string(6, 3, "R").unwrap();
    });
    let read = list(&bytes);
    assert_eq!(
        players(&read),
        [
            "4/Thandiwe|Mokoena//6/2014",
            "5/Zoë|O'Brien \"Bri\"//7/2013",
            "7/Sipho|Nkosi//R",
        ]
    );
    assert_eq!(read.titles, ["Umlazi Primary"]);
    assert_eq!(read.ignored, ["ID number"]);
    assert!(!text(&bytes).contains(".0"), "{}", text(&bytes));
}

#[test]
fn dates_truths_and_formulas_have_the_texts_that_the_program_shows() {
    let bytes = book(|sheet| {
        let day = Format::new().set_num_format("dd/mm/yyyy");
        rows(
            sheet,
            &[&["Name", "Date", "Paid", "Whole"], &["Thandiwe Mokoena"]],
        );
        let date = ExcelDateTime::from_ymd(2014, 5, 3).unwrap();
        sheet.write_datetime_with_format(1, 1, &date, &day).unwrap();
        sheet.write_boolean(1, 2, true).unwrap();
        let formula = Formula::new("=A2&\" x\"").set_result("Thandiwe x");
        sheet.write_formula(1, 3, formula).unwrap();
    });
    assert_eq!(
        text(&bytes),
        "Name\tDate\tPaid\tWhole\nThandiwe Mokoena\t2014-05-03\tTRUE\tThandiwe x"
    );
    let table = format!(
        "<table:table table:name=\"a\"><table:table-row>{}<table:table-cell office:value-type=\"float\" \
         office:value=\"6\"><text:p>6,0</text:p></table:table-cell><table:table-cell office:value-type=\"date\" \
         office:date-value=\"2014-05-03\"/><table:table-cell office:value-type=\"boolean\" \
         office:boolean-value=\"true\"/></table:table-row></table:table>",
        cell(
            "Zo&#235;<text:s text:c=\"9999999999\"/>Nel<office:annotation><text:p>no</text:p></office:annotation>"
        )
    );
    assert_eq!(text(&ods(&table)), "Zoë Nel\t6\t2014-05-03\tTRUE");
}

#[test]
fn the_sheet_with_the_list_is_found_and_others_are_named() {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet().set_name("Read me").unwrap();
    rows(sheet, &[&["Fill in the next sheet, please"]]);
    let sheet = book.add_worksheet().set_name("Gr 6").unwrap();
    rows(sheet, &[&["Name", "Surname"], &["Thandiwe", "Mokoena"]]);
    let sheet = book.add_worksheet().set_name("Gr 7").unwrap();
    rows(sheet, &[&["Name", "Surname"], &["Sipho", "Nkosi"]]);
    let sheet = book
        .add_worksheet()
        .set_name("Old")
        .unwrap()
        .set_hidden(true);
    rows(sheet, &[&["Name", "Surname"], &["Left", "School"]]);
    book.add_worksheet().set_name("Empty").unwrap();
    let bytes = book.save_to_buffer().unwrap();
    let first = list(&bytes);
    assert_eq!(players(&first), ["2/Thandiwe|Mokoena"]);
    let sheet = first.sheet.unwrap();
    let names: Vec<&str> = sheet.lists.iter().map(|one| one.name.as_str()).collect();
    assert_eq!((names, sheet.now), (vec!["Gr 6", "Gr 7"], 0));
    assert_eq!(sheet.left_out, ["Old", "Read me"]);
    assert!(sheet.is_doubtful());
    let asked = |name: &str| ReadOptions {
        sheet: Some(name.to_owned()),
        ..ReadOptions::default()
    };
    let other = read(&bytes, &[], asked("Gr 7")).unwrap();
    assert_eq!(players(&other), ["2/Sipho|Nkosi"]);
    let none = read(&bytes, &[], asked("Gr 8")).unwrap_err().to_string();
    assert!(none.contains("“Gr 8”") && none.contains("“Gr 7”"), "{none}");
}

#[test]
fn hidden_rows_stay_out_and_are_named() {
    let bytes = book(|sheet| {
        rows(
            sheet,
            &[
                &["Name", "Surname"],
                &["Thandiwe", "Mokoena"],
                &["Hidden", "Child"],
                &["Sipho", "Nkosi"],
            ],
        );
        sheet.set_row_hidden(2).unwrap();
        // A hidden row without anything is not worth a word.
        sheet.set_row_hidden(7).unwrap();
    });
    let read = list(&bytes);
    assert_eq!(players(&read), ["2/Thandiwe|Mokoena", "4/Sipho|Nkosi"]);
    assert_eq!(read.sheet.unwrap().sheet().unwrap().hidden_rows, [3]);
    let row = |of: &str, name: &str, family: &str| {
        format!(
            "<table:table-row {of}>{}{}</table:table-row>",
            cell(name),
            cell(family)
        )
    };
    let table = [
        row("", "Name", "Surname"),
        row("table:visibility=\"filter\"", "Hidden", "Child"),
        "<table:table-row table:number-rows-repeated=\"3\"><table:table-cell \
         table:number-columns-repeated=\"1024\"/></table:table-row>"
            .to_owned(),
        row("", "Sipho", "Nkosi"),
        "<table:table-row table:number-rows-repeated=\"1048570\"><table:table-cell \
         table:number-columns-repeated=\"1024\"/></table:table-row>"
            .to_owned(),
    ];
    let table = format!(
        "<table:table table:name=\"a\">{}</table:table>",
        table.concat()
    );
    let read = list(&ods(&table));
    assert_eq!(players(&read), ["6/Sipho|Nkosi"]);
    assert_eq!(read.sheet.unwrap().sheet().unwrap().hidden_rows, [2]);
}

#[test]
fn a_cell_over_several_rows_stands_in_each_of_them() {
    let bytes = book(|sheet| {
        rows(
            sheet,
            &[
                &["School", "Learner", "Learner"],
                &["", "Name", "Surname"],
                &["", "Thandiwe", "Mokoena"],
                &["", "Sipho", "Nkosi"],
                &[],
                &["", "Anna", "Nel"],
            ],
        );
        let format = Format::new();
        sheet.merge_range(0, 0, 1, 0, "School", &format).unwrap();
        sheet
            .merge_range(2, 0, 4, 0, "Umlazi Primary", &format)
            .unwrap();
    });
    assert_eq!(
        players(&list(&bytes)),
        [
            "3/Thandiwe|Mokoena/Umlazi Primary",
            "4/Sipho|Nkosi/Umlazi Primary",
            "6/Anna|Nel",
        ]
    );
    let table = format!(
        "<table:table table:name=\"a\"><table:table-row>{}{}</table:table-row><table:table-row><table:table-cell \
         table:number-rows-spanned=\"2\" office:value-type=\"string\"><text:p>Umlazi Primary</text:p>\
         </table:table-cell>{}</table:table-row><table:table-row><table:covered-table-cell/>{}</table:table-row>\
         </table:table>",
        cell("School"),
        cell("Name"),
        cell("Thandiwe Mokoena"),
        cell("Sipho Nkosi")
    );
    assert_eq!(
        players(&list(&ods(&table))),
        [
            "2/Thandiwe|Mokoena/Umlazi Primary",
            "3/Sipho|Nkosi/Umlazi Primary",
        ]
    );
}

#[test]
fn a_formula_without_its_value_is_no_name() {
    let sheet = "<worksheet><sheetData><row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>Name</t></is></c></row>\
                 <row r=\"2\"><c r=\"A2\"><f>B2</f><v></v></c></row></sheetData></worksheet>";
    let fault = read(&xlsx(sheet), &[], Headless::Guess)
        .unwrap_err()
        .to_string();
    assert!(
        fault.contains("A2") && fault.contains("save it once more"),
        "{fault}"
    );
    let table = "<table:table table:name=\"a\"><table:table-row><table:table-cell table:formula=\"of:=1\"/>\
                 <table:table-cell office:value-type=\"string\"><text:p>Name</text:p></table:table-cell>\
                 </table:table-row></table:table>";
    assert!(matches!(refused(&ods(table)), ImportProblem::NoValue { cell, .. } if cell == "A1"));
}

/// A workbook of Excel with one sheet, as other programs abbreviate it.
pub fn xlsx(sheet: &str) -> Vec<u8> {
    archive(&[
        (
            "xl/workbook.xml",
            "<x:workbook xmlns:r=\"r\"><x:sheets><x:sheet name=\"One\" sheetId=\"1\" r:id=\"a\"/></x:sheets></x:workbook>",
        ),
        (
            "xl/_rels/workbook.xml.rels",
            "<Relationships><Relationship Id=\"a\" Type=\"x/worksheet\" Target=\"/xl/worksheets/Sheet1.xml\"/>\
             </Relationships>",
        ),
        ("xl\\worksheets\\sheet1.xml", sheet),
    ])
}

#[test]
fn each_kind_of_file_that_is_no_list_says_what_to_do() {
    let ole = |name: &str| {
        let mut bytes = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".to_vec();
        bytes.extend(name.encode_utf16().flat_map(u16::to_le_bytes));
        bytes
    };
    let mime = "application/vnd.oasis.opendocument.";
    let manifest = "<manifest><file-entry><encryption-data/></file-entry></manifest>";
    for (bytes, problem) in [
        (ole("Workbook"), ImportProblem::OldWorkbook),
        (ole("EncryptedPackage"), ImportProblem::LockedWorkbook),
        (
            archive(&[("xl/workbook.bin", "")]),
            ImportProblem::OldWorkbook,
        ),
        (
            archive(&[("word/document.xml", "<a/>")]),
            ImportProblem::NotText,
        ),
        (
            archive(&[("mimetype", &format!("{mime}text"))]),
            ImportProblem::NotText,
        ),
        (archive(&[("photo.jpg", "")]), ImportProblem::NotText),
        (archive(&[]), ImportProblem::NotText),
        (
            archive(&[
                ("mimetype", &format!("{mime}spreadsheet")),
                ("META-INF/manifest.xml", manifest),
            ]),
            ImportProblem::LockedWorkbook,
        ),
        (
            b"PK\x03\x04rest of a workbook".to_vec(),
            ImportProblem::DamagedWorkbook,
        ),
        (book(|_| ()), ImportProblem::Empty),
        (
            b"\xff\xd8\xff\xe0\0\x10JFIF\0".to_vec(),
            ImportProblem::NotText,
        ),
    ] {
        assert_eq!(refused(&bytes), problem);
    }
}

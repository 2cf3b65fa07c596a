//! Lists in the shapes that schools have them, each beside its right reading.
//!
//! A file `NAME.txt` says what is asked about the list as a whole, then gives a line for each child: given name, family
//! name, school, grade, rating, gender, year of birth, consent. `?` marks a row that is asked about, `!` one with a fault.

use super::folder;
use inkundla_core::tournament::{Gender, Grade};
use inkundla_formats::entrants_csv::{
    Consented, Headless, ParsedList, ParsedRow, RawRow, RowState, read,
};
use inkundla_formats::{Column, ImportProblem};
use std::fs;

/// The reading of a file as its neighbour writes it.
fn reading(bytes: &[u8]) -> String {
    match read(bytes, &[], Headless::Guess) {
        Ok(list) => of_list(&list),
        Err(fault) => match fault.what {
            ImportProblem::UnclearHeadings { .. } | ImportProblem::NoNameColumn => {
                "asks: headings".to_owned()
            }
            ImportProblem::UnclearColumns => "asks: columns".to_owned(),
            ImportProblem::NoValue { .. } => "asks: refused: value".to_owned(),
            other => format!("refused: {other}"),
        },
    }
}

fn of_list(list: &ParsedList) -> String {
    let sheet = list.sheet.as_ref();
    let asks = [
        (list.order.is_some(), "order"),
        (list.doubt.is_some(), "encoding"),
        (sheet.is_some_and(|sheet| sheet.is_doubtful()), "sheet"),
    ];
    let asks: Vec<&str> = asks
        .iter()
        .filter(|(is, _)| *is)
        .map(|(_, ask)| *ask)
        .collect();
    let mut lines = vec![format!(
        "asks: {}",
        if asks.is_empty() {
            "nothing".to_owned()
        } else {
            asks.join(", ")
        }
    )];
    if let Some(left_out) = sheet
        .map(|sheet| &sheet.left_out)
        .filter(|names| !names.is_empty())
    {
        lines.push(format!("left out: {}", left_out.join(", ")));
    }
    let hidden = sheet
        .and_then(|sheet| sheet.sheet())
        .map(|sheet| &sheet.hidden_rows);
    if let Some(hidden) = hidden.filter(|rows| !rows.is_empty()) {
        let rows: Vec<String> = hidden.iter().map(u32::to_string).collect();
        lines.push(format!("hidden: {}", rows.join(" ")));
    }
    lines.extend(list.rows.iter().map(of_row));
    lines.join("\n")
}

fn of_row(row: &ParsedRow) -> String {
    let typed = &row.typed;
    let (mark, cells) = match &row.state {
        RowState::Error(_) => {
            // No list here has another name for outsiders.
            let columns = RawRow::COLUMNS.into_iter();
            let columns = columns.filter(|one| *one != Column::ShownAs);
            let cells = columns.map(|one| typed.word(one).to_owned());
            ("! ", cells.collect::<Vec<String>>())
        }
        state => {
            let mark = if *state == RowState::Ready { "" } else { "? " };
            let name = row.name.as_ref().unwrap();
            let number =
                |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
            let consent = match row.consent {
                Some(Consented::Given) => "given",
                Some(Consented::Refused) => "refused",
                None => "",
            };
            (
                mark,
                vec![
                    name.given().to_owned(),
                    name.family().to_owned(),
                    row.school.clone().unwrap_or_default(),
                    row.grade.map(Grade::code).unwrap_or_default().to_owned(),
                    number(row.about.rating),
                    row.about
                        .gender
                        .map(Gender::code)
                        .unwrap_or_default()
                        .to_owned(),
                    number(row.about.born),
                    consent.to_owned(),
                    row.section.clone().unwrap_or_default(),
                ],
            )
        }
    };
    format!("{mark}{}", cells.join("|").trim_end_matches('|'))
}

#[test]
fn every_shape_of_a_list_is_read_right_or_asked_about() {
    let mut files: Vec<_> = fs::read_dir(folder("lists/shapes"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    let (readings, lists): (Vec<_>, Vec<_>) = files
        .into_iter()
        .partition(|file| file.extension().is_some_and(|end| end == "txt"));
    assert!(
        lists.len() >= 60 && lists.len() == readings.len(),
        "{} lists",
        lists.len()
    );
    let mut wrong = Vec::new();
    for (list, expected) in lists.iter().zip(&readings) {
        let read = reading(&fs::read(list).unwrap());
        let expected = fs::read_to_string(expected).unwrap();
        if read.trim_end() != expected.trim_end() {
            wrong.push(format!(
                "{}\nis read as\n{read}\ninstead of\n{expected}",
                list.display()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

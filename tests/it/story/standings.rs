//! The standings on the page equal those in the CSV file.

use crate::browser::Browser;
use inkundla::i18n::Localizer;

/// Compares the page with the file for twelve boards after two rounds.
pub async fn match_their_file(teacher: &Browser, words: &Localizer, base: &str, key: &str) {
    teacher.goto(&format!("{base}/e/{key}/standings")).await;
    teacher.picture("standings").await;
    teacher.fits().await;
    assert!(
        teacher
            .text("main")
            .await
            .contains(&words.msg("standings-official")),
        "the last round is closed"
    );
    let csv = teacher.script("const r = new XMLHttpRequest(); r.open('GET', 'standings.csv', false); r.send(); return r.responseText").await;
    let csv = csv.as_str().unwrap();
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 24);
    let page: Vec<Vec<String>> = serde_json::from_value(teacher.script(PAGE_ROWS).await).unwrap();
    let decimals = |row: &Vec<String>| row.iter().map(|cell| as_decimal(cell)).collect();
    let page: Vec<Vec<String>> = page.iter().map(decimals).collect();
    let file: Vec<Vec<String>> = rows.iter().map(file_row).collect();
    assert_eq!(page, file, "the same, figure by figure");
    let points: f64 = rows.iter().map(|row| row[6].parse::<f64>().unwrap()).sum();
    assert_eq!(points, 24.0, "two rounds of twelve boards");
}

/// Rank, name, points, games and tie-breaks of each row, including those collapsed on a phone.
const PAGE_ROWS: &str = "return [...document.querySelectorAll('.standings tbody tr')] \
    .map((row) => [...row.children].filter((cell) => !cell.querySelector('.beads')) \
    .map((cell) => (cell.querySelector('.who a') || cell).textContent.trim()))";

/// The same values of a row of the file.
fn file_row(row: &csv::StringRecord) -> Vec<String> {
    let games = format!("{}–{}–{}", &row[8], &row[9], &row[10]);
    let figures = row.iter().skip(13).step_by(2);
    [&row[0], &row[2], &row[6], &games]
        .into_iter()
        .chain(figures)
        .map(str::to_owned)
        .collect()
}

/// A value of the page in the format of the file: `1½` is `1.5`, a shared place `3=` is `3`.
fn as_decimal(cell: &str) -> String {
    let parts = [("½", ".5"), ("¼", ".25"), ("¾", ".75")];
    match (cell, parts.iter().find(|(part, _)| cell.ends_with(part))) {
        ("–", _) => String::new(),
        (_, Some((part, decimal))) => match cell.trim_end_matches(part) {
            "" => format!("0{decimal}"),
            whole => format!("{whole}{decimal}"),
        },
        (_, None) => cell.trim_end_matches('=').to_owned(),
    }
}

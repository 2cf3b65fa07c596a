//! The standings on the page equal those in the CSV file.

use super::run;
use crate::browser::Browser;
use crate::web::umpire::Hall;
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

/// Doubles the games of every row, and counts the lines of beads and of each first word of a name.
const LINES: &str = "const lines = (all) => new Set(all.map((box) => Math.round(box.top))).size; \
    return [...document.querySelectorAll('.standings tbody tr')].map((row) => { \
    const beads = row.querySelector('.beads'); \
    beads.innerHTML = [...beads.children].slice(0, 3).map((bead) => bead.outerHTML.repeat(2)).join(''); \
    const word = document.createRange(); const text = row.querySelector('.who a').firstChild; \
    word.setStart(text, 0); word.setEnd(text, text.data.search(/ |$/)); \
    const middles = [...beads.children].map((bead) => { const box = bead.getBoundingClientRect(); \
    return { top: box.top + box.height / 2 }; }); \
    return [lines(middles), lines([...word.getClientRects()])]; })";

#[test]
fn six_games_and_the_words_of_a_name_stay_on_one_line_of_a_phone() {
    run(async {
        let hall = Hall::demo();
        let phone = Browser::open("standings-lines", (360, 740)).await;
        for language in ["en", "zu", "xh", "af", "id"] {
            let place = format!("/e/{}/standings?lang={language}", hall.key);
            let url = format!("http://{}{place}", hall.app.address());
            phone.goto(&url).await;
            let lines: Vec<[u8; 2]> = serde_json::from_value(phone.script(LINES).await).unwrap();
            assert!(lines.len() > 12, "{language}");
            phone.fits().await;
            let split = lines.iter().position(|lines| *lines != [1, 1]);
            assert_eq!(split, None, "{language}: {lines:?}");
            // The winner stands highest, also where a shared place needs more lines.
            let tops = "return [...document.querySelectorAll('.podium li')] \
                .map((one) => Math.round(one.getBoundingClientRect().top))";
            let tops: Vec<i64> = serde_json::from_value(phone.script(tops).await).unwrap();
            assert!(
                tops[1..].iter().all(|top| *top > tops[0]),
                "{language}: {tops:?}"
            );
        }
        phone.close().await;
    });
}

//! CSV files for Excel: tab-separated UTF-16 with the same cells as the plain file.

use super::harness::{Client, Page};
use super::rights::ROUTES;
use super::{rounds, systems, umpire};
use inkundla::referee::{Card, Command, Offence};
use inkundla::rules::Side;
use std::collections::BTreeSet;

/// The cells of a CSV file.
fn cells(text: &str, separator: u8) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new();
    let mut reader = reader
        .has_headers(false)
        .delimiter(separator)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let rows = reader.records().map(|row| row.unwrap());
    rows.map(|row| row.iter().map(str::to_owned).collect())
        .collect()
}

/// The file is UTF-16LE with a byte order mark, and has the cells of the plain file, separated by
/// tabs.
pub fn assert_excel_form(excel: &Page, plain: &Page) {
    assert_eq!((excel.status, plain.status), (200, 200));
    assert_eq!(excel.header("content-type"), "text/csv; charset=utf-16");
    assert_eq!(plain.header("content-type"), "text/csv; charset=utf-8");
    let file = "content-disposition";
    assert_eq!(excel.header(file), plain.header(file));
    assert_eq!(excel.bytes[..2], [0xff, 0xfe]);
    let (units, rest) = excel.bytes.as_chunks::<2>();
    assert!(rest.is_empty());
    let units: Vec<u16> = units.iter().map(|unit| u16::from_le_bytes(*unit)).collect();
    let name = plain.header(file);
    let is_table = ["standings-", "schools-", "teams-", "boards-"]
        .iter()
        .any(|begin| name.contains(&format!("\"{begin}")));
    let has_mark = plain.bytes.starts_with(b"\xef\xbb\xbf");
    assert_eq!(has_mark, !is_table, "{name}: a byte order mark");
    let excel = cells(&String::from_utf16(&units).unwrap(), b'\t');
    let plain = cells(&plain.body, b',');
    assert!(plain.len() > 1 && plain[0].len() > 1, "{plain:?}");
    assert_eq!(excel, plain);
}

/// Downloads every CSV file linked from a page, plain and for Excel. Returns their paths.
fn files_of(client: &Client, page: &str) -> BTreeSet<String> {
    let links = client.get(page).attributes("a[href*='.csv']", "href");
    let (excel, plain): (Vec<String>, Vec<String>) =
        links.into_iter().partition(|link| link.contains("excel=1"));
    assert!(!plain.is_empty(), "{page} links no file");
    assert_eq!(excel.len(), plain.len(), "{page}: {plain:?}, {excel:?}");
    let mut paths = BTreeSet::new();
    for (excel, plain) in excel.iter().zip(&plain) {
        let form = if plain.contains('?') {
            "&excel=1"
        } else {
            "?excel=1"
        };
        assert_eq!(*excel, format!("{plain}{form}"), "{page}");
        assert_excel_form(&client.get(excel), &client.get(plain));
        let path = plain.split('?').next().unwrap_or_default();
        paths.insert(path.split('/').skip(3).collect::<Vec<_>>().join("/"));
    }
    paths
}

#[test]
fn every_csv_file_is_offered_for_excel_too() {
    let teams = rounds::Hall::with(&rounds::EIGHT);
    let settings = [("system", "teams-swiss"), ("boards", "2"), ("rounds", "2")];
    systems::settle(&teams, &settings);
    systems::play_to_the_end(&teams);
    assert_eq!(teams.post("/prizes", &[("usual", "1")]).status, 303);
    let singles = umpire::Hall::open();
    let card = Command::ShowCard(Side::First, Card::Yellow, Offence::Misconduct);
    umpire::plays(&singles.app.desk, &singles.codes[0], &["E1"]);
    singles.does(1, card);
    super::entries::entered(&singles);
    let organiser = singles.app.signed_in("Ms Khumalo");
    let parent = teams.app.visitor();
    let pages = [
        (&teams.organiser, &teams.key, "/files"),
        (&teams.organiser, &teams.key, "/prizes"),
        (&teams.organiser, &teams.key, "/history?board=1"),
        (&teams.organiser, &teams.key, "/standings?school=School+1"),
        (&parent, &teams.key, "/finals?after=1"),
        (&parent, &teams.key, "/standings/boards"),
        (&parent, &teams.key, "/standings?after=1"),
        (&parent, &teams.key, "/standings/schools?best=1"),
        (&organiser, &singles.key, "/cards"),
        (&organiser, &singles.key, "/history"),
        (&organiser, &singles.key, "/entries"),
    ];
    let mut offered = BTreeSet::new();
    for (client, key, page) in pages {
        offered.extend(files_of(client, &format!("/e/{key}{page}")));
    }
    let routes = ROUTES.iter().filter(|(method, ..)| *method == "get");
    let routes = routes.filter_map(|(_, path, _)| path.strip_prefix("/e/{key}/"));
    let files = routes.filter(|path| path.ends_with(".csv"));
    assert_eq!(offered, files.map(str::to_owned).collect());
}

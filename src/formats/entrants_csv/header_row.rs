//! Finds the row with the headings, perhaps below a title.

use super::cells::grade;
use super::csv_text::CsvRow;
use super::headings::{Heading, speaks_of_names};

/// The most lines of titles above the headings.
const MOST_ABOVE: usize = 20;

/// First words of lines that close a list, in the languages of the program.
const CLOSING: [&str; 15] = [
    "total",
    "totals",
    "grand total",
    "signature",
    "signatures",
    "signed",
    "totaal",
    "handtekening",
    "jumlah",
    "tanda tangan",
    "isamba",
    "isiyonke",
    "sayina",
    "ukusayina",
    "itotali",
];

/// Lines between groups of players, in the languages of the program.
const GROUPS: [&str; 14] = [
    "girls",
    "boys",
    "seuns",
    "dogters",
    "meisies",
    "amantombazane",
    "amantombazana",
    "abafana",
    "amakhwenkwe",
    "perempuan",
    "laki-laki",
    "siswa perempuan",
    "siswa laki-laki",
    "mixed",
];

/// Takes the lines above the headings, repeated headings, lines between groups, and sums and signatures at the end out of a list. Returns them
/// as written, and whether the first row that is left has headings.
pub(super) fn take_titles(rows: &mut Vec<CsvRow>) -> (Vec<String>, bool) {
    let closing = take_closing(rows);
    let (mut titles, has_header) = take_headings(rows);
    rows.retain(|row| {
        let is_group = is_group(row);
        if is_group {
            titles.push(text(row));
        }
        !is_group
    });
    (titles.into_iter().chain(closing).collect(), has_header)
}

/// Whether a row has nothing but the name of a group: `Girls`, `Grade 6`, `Graad 6A:`.
fn is_group(row: &CsvRow) -> bool {
    if written(row) != 1 {
        return false;
    }
    let text = text(row);
    let text = text.trim_matches(|sign: char| !sign.is_alphanumeric());
    let is_grade = text.contains(char::is_numeric)
        && text.starts_with(char::is_alphabetic)
        && grade(text).is_ok();
    is_grade || GROUPS.contains(&text.to_lowercase().as_str())
}

/// Takes sums and signatures from the end of a list, as written.
fn take_closing(rows: &mut Vec<CsvRow>) -> Vec<String> {
    let last = rows.iter().rposition(|row| !is_closing(row));
    let players = last.map_or(0, |last| last + 1);
    rows.drain(players..).map(|row| text(&row)).collect()
}

fn is_closing(row: &CsvRow) -> bool {
    let first = row.cells.iter().find(|cell| !cell.is_empty());
    first.is_some_and(|cell| {
        let words = cell
            .trim_matches(|sign: char| !sign.is_alphabetic())
            .to_lowercase();
        CLOSING.contains(&words.as_str()) || is_explained(&cell.to_lowercase())
    })
}

/// `Signature of the principal:`, `Total learners: 6`.
fn is_explained(cell: &str) -> bool {
    let says_more = |rest: &str| rest.contains([':', '_', '…']) || rest.starts_with(" of ");
    let mut rests = CLOSING.iter().filter_map(|word| cell.strip_prefix(word));
    rests.any(|rest| !rest.starts_with(char::is_alphanumeric) && says_more(rest))
}

fn take_headings(rows: &mut Vec<CsvRow>) -> (Vec<String>, bool) {
    let Some(mut at) = (0..rows.len().min(MOST_ABOVE)).find(|at| is_header(&rows[*at], *at, rows))
    else {
        return (Vec::new(), false);
    };
    // Of two rows, such as "Learner" above "Name, Surname", the one with more.
    let known = |at: usize| rows.get(at).map_or((false, 0), understood);
    if rows
        .get(at + 1)
        .is_some_and(|row| is_header(row, at + 1, rows))
        && known(at + 1) >= known(at).max((true, 2))
    {
        at += 1;
    }
    let above: Vec<CsvRow> = rows.drain(..at).collect();
    let mut first = true;
    let mut repeated = Vec::new();
    rows.retain(|row| {
        let is_again = !std::mem::take(&mut first) && is_repeated(row);
        if is_again {
            repeated.push(text(row));
        }
        !is_again
    });
    (above.iter().map(text).chain(repeated).collect(), true)
}

fn text(row: &CsvRow) -> String {
    let cells = row.cells.iter().filter(|cell| !cell.is_empty());
    let cells: Vec<&str> = cells.map(String::as_str).collect();
    cells.join(" ")
}

/// Whether it has names, and the number of headings that are understood.
fn understood(row: &CsvRow) -> (bool, usize) {
    let headings: Vec<Heading> = row.cells.iter().map(|cell| Heading::of(cell)).collect();
    let known = headings.iter().filter(|one| one.is_known()).count();
    (headings.iter().any(|one| one.is_name()), known)
}

fn written(row: &CsvRow) -> usize {
    row.cells.iter().filter(|cell| !cell.is_empty()).count()
}

fn is_header(row: &CsvRow, at: usize, rows: &[CsvRow]) -> bool {
    let is_number =
        |cell: &String| !cell.is_empty() && cell.chars().all(|sign| sign.is_ascii_digit());
    if row.cells.iter().any(is_number) {
        return false;
    }
    let (has_names, known) = understood(row);
    let written = written(row);
    let width = rows
        .iter()
        .map(|row| row.cells.len())
        .max()
        .unwrap_or_default();
    let certain = row.cells.iter().filter(|cell| speaks_of_names(cell));
    if certain.count() > usize::from(at > 0) {
        return true;
    }
    match (has_names, at) {
        (true, 0) => true,
        // Below other lines one word may be a child's name.
        (true, _) => known >= 2 && known * 2 >= written || known == 1 && written == 1 && width == 1,
        (false, 0) => known > 0 && known * 2 >= written && width > 1,
        (false, _) => known >= 2 && known == written,
    }
}

/// Whether a row is the headings once more, as on each page of a printed list.
fn is_repeated(row: &CsvRow) -> bool {
    let first = row.cells.iter().find(|cell| !cell.is_empty());
    if !first.is_some_and(|cell| Heading::of(cell).is_known()) {
        return false;
    }
    let (has_names, known) = understood(row);
    has_names && known >= 2 && known == written(row)
}

//! Strips numbers and bullets of lists that were pasted from a document.

use super::csv_text::CsvRow;

const BULLETS: [char; 9] = ['•', '·', '*', '-', '–', '—', '▪', '◦', '‣'];

/// Strips the numbering of a column if all its cells have one. A first column of nothing
/// but numbers is removed if `may_go`.
pub(super) fn strip(rows: &mut [CsvRow], at: usize, may_go: bool) {
    let Some(bare) = without_numbers(rows, at).or_else(|| without_bullets(rows, at)) else {
        return;
    };
    let is_all = bare.iter().all(String::is_empty);
    match (is_all, may_go && at == 0) {
        (true, true) => {
            for row in rows {
                row.cells.remove(0);
            }
        }
        (true, false) => {}
        (false, _) => {
            for (row, bare) in rows.iter_mut().zip(bare) {
                row.cells[at] = bare;
            }
        }
    }
}

/// The cells without their numbers, if all have one and the numbers ascend.
fn without_numbers(rows: &[CsvRow], at: usize) -> Option<Vec<String>> {
    let numbered = rows.iter().map(|row| number(row.cell(at)));
    let numbered: Vec<(u16, bool, &str)> = numbered.collect::<Option<_>>()?;
    let counts = numbered.windows(2).all(|pair| pair[0].0 < pair[1].0);
    // A single "1 Thandi" may be anything, but "1. Thandi" is numbered.
    let is_list = numbered.len() > 1 || numbered.iter().all(|(_, has_sign, _)| *has_sign);
    let bare = || numbered.iter().map(|(_, _, rest)| (*rest).to_owned());
    (counts && is_list).then(|| bare().collect())
}

/// `1. Thandi`, `1) Thandi`, `1 Thandi`: the number, whether punctuation follows it, and
/// the rest.
fn number(cell: &str) -> Option<(u16, bool, &str)> {
    let digits = cell.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = cell.split_at_checked(digits)?;
    let bare = rest.trim_start_matches(['.', ')', ':', ']']);
    let has_sign = bare.len() < rest.len();
    let ends = has_sign || bare.is_empty() || bare.starts_with(char::is_whitespace);
    let bare = bare.trim_start();
    let bare = bare.strip_prefix("- ").unwrap_or(bare).trim_start();
    Some((number.parse().ok().filter(|_| ends)?, has_sign, bare))
}

fn without_bullets(rows: &[CsvRow], at: usize) -> Option<Vec<String>> {
    let bare = |row: &CsvRow| {
        let bare = row.cell(at).strip_prefix(BULLETS)?;
        let is_bullet = bare.starts_with(char::is_whitespace) || row.cell(at).starts_with('•');
        is_bullet.then(|| bare.trim_start().to_owned())
    };
    let all: Vec<String> = rows.iter().map(bare).collect::<Option<_>>()?;
    (!all.is_empty()).then_some(all)
}

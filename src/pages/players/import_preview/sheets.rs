//! The question which sheet of a workbook has the list, and notes about the sheets.

use crate::formats::entrants_csv::ReadSheet;
use crate::i18n::Localizer;

/// The most numbers of hidden rows that are named.
const MOST_NAMED: usize = 20;

/// The question; the answers are the sheets in their order.
pub(super) struct SheetQuestion {
    pub(super) answers: Vec<SheetAnswer>,
}

pub(super) struct SheetAnswer {
    pub(super) name: String,
    /// The number of its rows, in words.
    pub(super) rows: String,
    /// Whether it was read.
    pub(super) is_now: bool,
}

impl SheetQuestion {
    /// The question; `None` if only one sheet may be the list.
    pub(super) fn of(t: &Localizer, read: &ReadSheet) -> Option<SheetQuestion> {
        let answers = read.lists.iter().enumerate().map(|(at, sheet)| {
            let rows = sheet.text.lines().filter(|line| !line.trim().is_empty());
            SheetAnswer {
                name: sheet.name.clone(),
                rows: t.plural("check-sheet-rows", rows.count()),
                is_now: at == read.now,
            }
        });
        read.is_doubtful().then(|| SheetQuestion {
            answers: answers.collect(),
        })
    }
}

/// Which sheet was read, and what of the workbook was not.
pub(super) fn notes(t: &Localizer, read: &ReadSheet) -> Vec<String> {
    let mut notes = Vec::new();
    let Some(sheet) = read.sheet() else {
        return notes;
    };
    notes.push(t.msg_arg("check-sheet-now", "sheet", sheet.name.clone()));
    if !read.left_out.is_empty() {
        let values = [
            ("n", read.left_out.len().into()),
            ("sheets", read.left_out.join("”, “").into()),
        ];
        notes.push(t.msg_with("check-sheets-left-out", &values));
    }
    if !sheet.hidden_rows.is_empty() {
        let named = sheet.hidden_rows.iter().take(MOST_NAMED);
        let mut rows: Vec<String> = named.map(u32::to_string).collect();
        if sheet.hidden_rows.len() > MOST_NAMED {
            rows.push("…".to_owned());
        }
        let values = [
            ("n", sheet.hidden_rows.len().into()),
            ("rows", rows.join(", ").into()),
        ];
        notes.push(t.msg_with("check-hidden-rows", &values));
    }
    notes
}

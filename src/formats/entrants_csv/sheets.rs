//! The sheet of a workbook that has the list, as a text with tabs between the cells.

use crate::ImportProblem;

/// A sheet of a workbook that may be the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListSheet {
    /// Its name.
    pub name: String,
    /// Its rows, each on a line, with tabs between the cells.
    pub text: String,
    /// The rows from 1 that the sheet hides, which are left out.
    pub hidden_rows: Vec<u32>,
}

/// The sheet of a workbook that was read, among the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadSheet {
    /// The sheets that may be the list, in their order.
    pub lists: Vec<ListSheet>,
    /// The place of the one that was read.
    pub now: usize,
    /// The names of sheets that are no lists, or that the workbook hides.
    pub left_out: Vec<String>,
}

impl ReadSheet {
    /// The sheet that was read.
    pub fn sheet(&self) -> Option<&ListSheet> {
        self.lists.get(self.now)
    }

    /// Whether other sheets may be the list as well.
    pub fn is_doubtful(&self) -> bool {
        self.lists.len() > 1
    }
}

/// Whether the bytes are a workbook or another file that is no text by its first letters.
#[cfg(not(target_arch = "wasm32"))]
pub fn is_workbook(bytes: &[u8]) -> bool {
    crate::spreadsheet::is_package(bytes)
}

/// The build that only checks records reads no workbooks.
#[cfg(target_arch = "wasm32")]
pub fn is_workbook(_: &[u8]) -> bool {
    false
}

#[cfg(target_arch = "wasm32")]
impl ReadSheet {
    pub(super) fn of(_: &[u8], _: Option<&str>) -> Result<(String, ReadSheet), ImportProblem> {
        Err(ImportProblem::NotText)
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod of_workbook {
    use super::{ImportProblem, ListSheet, ReadSheet};
    use crate::entrants_csv::csv_text::{self, Separator};
    use crate::entrants_csv::{MOST_BYTES, header_row};
    use crate::spreadsheet::{self, Sheet};
    use std::collections::BTreeSet;

    /// A sheet with its text.
    struct Candidate {
        sheet: Sheet,
        text: String,
        is_list: bool,
    }

    impl ReadSheet {
        /// The text of a sheet: the one of this name, or the first with headings of names, or the first with anything.
        ///
        /// # Errors
        /// When the workbook cannot be read, has no such sheet, or a value is missing in it.
        pub(in crate::entrants_csv) fn of(
            bytes: &[u8],
            name: Option<&str>,
        ) -> Result<(String, ReadSheet), ImportProblem> {
            let sheets = spreadsheet::read(bytes)?;
            let mut left = MOST_BYTES;
            let mut left_out = Vec::new();
            let mut found = Vec::new();
            for sheet in sheets {
                if sheet.rows.is_empty() && sheet.hidden_rows.is_empty() {
                    continue;
                }
                if sheet.is_hidden {
                    left_out.push(sheet.name);
                    continue;
                }
                let text = text(&sheet, &mut left)?;
                found.push(Candidate {
                    is_list: has_headings(&text),
                    sheet,
                    text,
                });
            }
            // Where some have headings, the others are no lists; a name is looked for among all.
            let has_lists = name.is_none() && found.iter().any(|one| one.is_list);
            let (lists, others): (Vec<_>, Vec<_>) =
                found.into_iter().partition(|one| one.is_list || !has_lists);
            left_out.extend(others.into_iter().map(|one| one.sheet.name));
            let now = match name {
                None => 0,
                Some(name) => {
                    let is_meant = |one: &Candidate| one.sheet.name == name;
                    lists
                        .iter()
                        .position(is_meant)
                        .ok_or_else(|| no_sheet(name, &lists))?
                }
            };
            let meant = lists.get(now).ok_or(ImportProblem::Empty)?;
            if let Some(cell) = meant.sheet.unvalued.clone() {
                let sheet = meant.sheet.name.clone();
                return Err(ImportProblem::NoValue { sheet, cell });
            }
            let text = meant.text.clone();
            let lists = lists.into_iter().map(ListSheet::from).collect();
            Ok((
                text,
                ReadSheet {
                    lists,
                    now,
                    left_out,
                },
            ))
        }
    }

    impl From<Candidate> for ListSheet {
        fn from(one: Candidate) -> ListSheet {
            ListSheet {
                name: one.sheet.name,
                text: one.text,
                hidden_rows: one.sheet.hidden_rows.into_iter().collect(),
            }
        }
    }

    fn no_sheet(name: &str, sheets: &[Candidate]) -> ImportProblem {
        let names: Vec<&str> = sheets.iter().map(|one| one.sheet.name.as_str()).collect();
        ImportProblem::NoSheet {
            name: name.to_owned(),
            names: names.join("”, “"),
        }
    }

    /// The rows on their lines. Columns without any value are left out.
    ///
    /// # Errors
    /// When the text has more than the bytes that are left.
    fn text(sheet: &Sheet, left: &mut usize) -> Result<String, ImportProblem> {
        let used: BTreeSet<u32> = sheet
            .rows
            .values()
            .flat_map(|row| row.keys().copied())
            .collect();
        let mut text = String::new();
        let mut line = 0;
        for (row, cells) in &sheet.rows {
            text.extend((line..*row).map(|_| '\n'));
            line = *row;
            let last = cells.keys().last();
            let mut written = String::new();
            for column in used.iter().take_while(|column| Some(*column) <= last) {
                if !written.is_empty() || column > used.first().unwrap_or(column) {
                    written.push('\t');
                }
                written.push_str(&cell(cells.get(column).map_or("", String::as_str)));
            }
            text.push_str(&written);
            if text.len() > *left {
                return Err(ImportProblem::LargeWorkbook);
            }
        }
        *left -= text.len();
        Ok(text)
    }

    /// A cell between tabs.
    fn cell(text: &str) -> String {
        let plain: String = text
            .chars()
            .map(|sign| if sign.is_control() { ' ' } else { sign })
            .collect();
        let plain = plain.trim();
        if plain.contains('"') {
            format!("\"{}\"", plain.replace('"', "\"\""))
        } else {
            plain.to_owned()
        }
    }

    /// Whether a text has a row with headings of names.
    fn has_headings(text: &str) -> bool {
        let Ok(mut rows) = csv_text::rows(text, Separator::Tab) else {
            return false;
        };
        header_row::take_titles(&mut rows).1
    }
}

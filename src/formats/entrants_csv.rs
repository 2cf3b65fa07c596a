//! Lists of players: from a file or pasted text into [`ParsedRow`]s, and back.
//!
//! # Accepted input
//! Workbooks (XLSX and ODS), and texts: UTF-8 (with or without a byte order mark), Windows-1252 and older encodings; commas, semicolons or tabs;
//! a header in English, Afrikaans, Indonesian, isiXhosa or isiZulu, perhaps below a title, or none.
//! Unknown columns are listed in [`ParsedList::ignored`] and not stored:
//! we keep no telephone, identity number or birth date of a child.
//!
//! # Without a header
//! One column is a name, `Thandiwe Mokoena` or `Mokoena, Thandiwe`. More columns
//! are name, school, grade. With two columns separated by commas, `Mokoena, Thandiwe`
//! could be a name, or a player and a school; [`Headless::Guess`] documents the guess,
//! and [`ParsedList::layout`] reports it, so that the user can correct it.

mod cells;
mod code_names;
mod column_choice;
mod columns;
mod csv_text;
mod decode;
#[cfg(test)]
mod doubt_tests;
mod duplicates;
mod encodings;
mod header_row;
#[cfg(test)]
mod heading_tests;
mod heading_words;
mod headings;
mod headless;
#[cfg(test)]
mod list_tests;
mod name_order;
mod nearly_grade;
mod numbering;
mod read_name;
mod read_options;
mod row;
mod sheets;
mod whole_names;

pub use cells::NOT_SHOWN;
pub use csv_text::Separator;
pub use decode::{decode, encode};
pub use encodings::{Encoding, EncodingDoubt};
pub use headless::Headless;
pub use name_order::DetectedOrder;
pub use nearly_grade::nearly_grade;
pub use read_options::{ChosenColumns, DetectedColumn, ReadOptions};
pub use row::{Consented, Layout, ParsedRow, Question, RawRow, RowState};
pub use sheets::{ListSheet, ReadSheet, is_workbook};

use super::lists::{List, ListRow, ListedPlayer, OPTIONAL, Output};
use super::{Column, CsvWriter, ImportFault, ImportProblem, Names, guarded};
use columns::Columns;
use inkundla_core::tournament::{Entrant, EntrantId, Options};

/// The largest list in bytes.
pub const MOST_BYTES: usize = 2 * 1024 * 1024;

/// The largest number of players in one list.
pub const MOST_ROWS: usize = 2_000;

/// A parsed list of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedList {
    /// The detected or chosen encoding.
    pub encoding: Encoding,
    /// The detected or chosen separator of columns.
    pub separator: Separator,
    /// How the columns were recognised.
    pub layout: Layout,
    /// The headings of ignored columns.
    pub ignored: Vec<String>,
    /// Lines that are no players: titles above the headings, and headings that are repeated.
    pub titles: Vec<String>,
    /// Some words whose letters depend on the encoding, if it is not UTF-8.
    pub old_words: Option<Vec<String>>,
    /// Why the encoding is uncertain, if it is.
    pub doubt: Option<EncodingDoubt>,
    /// The sheet that was read, if it was a workbook.
    pub sheet: Option<ReadSheet>,
    /// The detected order of names, where the user should confirm it.
    pub order: Option<DetectedOrder>,
    /// All columns of the list.
    pub columns: Vec<DetectedColumn>,
    /// The players, one for each row that is not blank.
    pub rows: Vec<ParsedRow>,
}

impl ParsedList {
    /// All faults, row by row.
    pub fn faults(&self) -> impl Iterator<Item = &ImportFault> {
        self.rows.iter().flat_map(|row| match &row.state {
            RowState::Error(faults) => faults.as_slice(),
            RowState::Ready | RowState::Question(_) => &[],
        })
    }

    /// The players who can be entered.
    pub fn ready(&self) -> impl Iterator<Item = &ParsedRow> {
        self.rows.iter().filter(|row| row.state == RowState::Ready)
    }

    /// The players whom the user must confirm as new.
    pub fn questions(&self) -> impl Iterator<Item = &ParsedRow> {
        self.rows
            .iter()
            .filter(|row| matches!(row.state, RowState::Question(_)))
    }
}

/// Parses a list of players and compares it with the entrants of the event.
///
/// # Errors
/// When the list cannot be read as a whole; faults of single rows are in the
/// [`ParsedList`].
pub fn read(
    bytes: &[u8],
    entrants: &[Entrant],
    options: impl Into<ReadOptions>,
) -> Result<ParsedList, ImportFault> {
    let options = options.into();
    if bytes.len() > MOST_BYTES {
        return Err(ImportFault::file(ImportProblem::TooLarge {
            bytes: bytes.len(),
            most: MOST_BYTES,
        }));
    }
    let mut list = SplitList::of(bytes, &options)?;
    let (separator, rows) = (list.separator, &list.rows);
    let columns = Columns::of(rows, list.has_header, separator, &options)?;
    let header = usize::from(columns.layout == Layout::Header);
    let people = rows.get(header..).unwrap_or_default();
    let mut players: Vec<ParsedRow> = people.iter().map(|row| columns.parse_row(row)).collect();
    if players.is_empty() {
        return Err(ImportFault::file(ImportProblem::Empty));
    }
    check_row_count(players.len())?;
    duplicates::question(&mut players, entrants);
    code_names::refuse_taken(&mut players, entrants);
    Ok(ParsedList {
        encoding: list.encoding,
        separator,
        layout: columns.layout,
        order: columns.order_question(people, &players),
        columns: columns.detected(rows),
        ignored: columns.ignored,
        titles: std::mem::take(&mut list.titles),
        old_words: list.old_words.take(),
        doubt: list.doubt.take(),
        sheet: list.sheet.take(),
        rows: players,
    })
}

/// A list whose headings do not say what the columns hold: the columns to ask about, without players.
///
/// # Errors
/// When the list cannot be read as a whole.
pub fn read_columns(
    bytes: &[u8],
    options: impl Into<ReadOptions>,
) -> Result<ParsedList, ImportFault> {
    let list = SplitList::of(bytes, &options.into())?;
    let columns = if list.has_header {
        Columns::guessed(&list.rows)
    } else {
        Columns::unknown()
    };
    Ok(ParsedList {
        encoding: list.encoding,
        separator: list.separator,
        layout: columns.layout,
        order: None,
        columns: columns.detected(&list.rows),
        ignored: Vec::new(),
        titles: list.titles,
        old_words: list.old_words,
        doubt: list.doubt,
        sheet: list.sheet,
        rows: Vec::new(),
    })
}

/// Refuses more than [`MOST_ROWS`] rows.
fn check_row_count(rows: usize) -> Result<(), ImportFault> {
    let fault = ImportProblem::TooManyRows {
        rows,
        most: MOST_ROWS,
    };
    (rows <= MOST_ROWS)
        .then_some(())
        .ok_or(ImportFault::file(fault))
}

/// The rows of a list, before their columns are understood.
struct SplitList {
    encoding: Encoding,
    old_words: Option<Vec<String>>,
    doubt: Option<EncodingDoubt>,
    sheet: Option<ReadSheet>,
    separator: Separator,
    titles: Vec<String>,
    has_header: bool,
    rows: Vec<csv_text::CsvRow>,
}

impl SplitList {
    fn of(bytes: &[u8], options: &ReadOptions) -> Result<SplitList, ImportFault> {
        let read = decode::decoded(bytes, options.encoding, options.sheet.as_deref())?;
        let of_sheet = read.sheet.as_ref().map(|_| Separator::Tab);
        let separator = of_sheet
            .or(options.separator)
            .unwrap_or_else(|| Separator::of(&read.text));
        let mut rows = csv_text::rows(&read.text, separator)?;
        let (titles, has_header) = match &options.columns {
            Some(chosen) if !chosen.has_header => (Vec::new(), false),
            chosen => {
                let (titles, is_found) = header_row::take_titles(&mut rows);
                (titles, is_found || chosen.is_some())
            }
        };
        // A heading that is not known as one yet may be among them.
        check_row_count(rows.len().saturating_sub(1))?;
        columns::without_numbering(&mut rows, has_header, options);
        Ok(SplitList {
            encoding: read.encoding,
            old_words: read.encoding.old_words(&read.text),
            doubt: read.doubt,
            sheet: read.sheet,
            separator,
            titles,
            has_header,
            rows,
        })
    }
}

/// Checks rows that the user corrected, as [`read`] would. Blank rows are skipped.
pub fn check(typed: &[RawRow], entrants: &[Entrant]) -> Vec<ParsedRow> {
    let columns = Columns::in_parts();
    let written = typed.iter().filter(|typed| !typed.is_blank());
    let checked = written.map(|typed| {
        let cells = typed.words().map(|words| words.trim().to_owned()).to_vec();
        let line = typed.row;
        let mut row = columns.parse_row(&csv_text::CsvRow { line, cells });
        if typed.is_unclear && row.state == RowState::Ready {
            row.typed.is_unclear = true;
            row.state = RowState::Question(Question::WhichIsFamily);
        }
        row
    });
    let mut players: Vec<ParsedRow> = checked.collect();
    duplicates::question(&mut players, entrants);
    code_names::refuse_taken(&mut players, entrants);
    players
}

/// Writes faulty rows unchanged, each with its number and its fault, to be corrected in a
/// spreadsheet and imported again.
pub fn write_problems(rows: &[(RawRow, String)]) -> String {
    let mut csv = CsvWriter::with_commas();
    let columns = ListedPlayer::columns(&Options::automatic()).into_iter();
    let columns = columns.filter(|one| one.outputs.contains(&Output::Csv));
    let columns = columns.map(|one| one.code).zip(RawRow::COLUMNS);
    let is_used = |(code, column): &(&str, Column)| {
        let mut words = rows.iter().map(|(typed, _)| typed.word(*column));
        !OPTIONAL.contains(code) || words.any(|word| !word.is_empty())
    };
    let columns: Vec<(&str, Column)> = columns.filter(is_used).collect();
    let codes = columns.iter().map(|(code, _)| *code);
    csv.line(codes.chain(["row", "what is wrong"]));
    for (typed, what) in rows {
        let words = columns.iter().map(|(_, column)| typed.word(*column));
        csv.row((
            words.map(guarded).collect::<Vec<_>>(),
            typed.row,
            guarded(what),
        ));
    }
    csv.finish()
}

/// Writes entrants such that [`read`] returns the same data, but for a family name that the given names repeat. For
/// entrants in `refused` consent to
/// show the full name was refused.
pub fn write<'a>(entrants: impl IntoIterator<Item = &'a Entrant>, refused: &[EntrantId]) -> String {
    List::players(&Options::automatic(), entrants, Names::Full, refused).csv()
}

/// [`write()`] for the sections of an event: the name of each with its entrants.
pub fn write_sections(sections: &[(String, Vec<Entrant>)], refused: &[EntrantId]) -> String {
    let mut list = List::players(&Options::automatic(), [], Names::Full, refused);
    for (section, entrants) in sections {
        let players = List::players(&Options::automatic(), entrants, Names::Full, refused);
        let rows = players.rows.into_iter();
        list.rows.extend(rows.map(|one| one.in_section(section)));
    }
    list.csv()
}

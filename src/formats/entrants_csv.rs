//! Lists of players: from a file or pasted text into [`ParsedRow`]s, and back.
//!
//! # What is understood
//! UTF-8 (with or without a mark) and Windows-1252; commas, semicolons or tabs;
//! a header in English, Afrikaans, Indonesian, isiXhosa or isiZulu, or none.
//! Columns we have no use for are named in [`ParsedList::ignored`] and go nowhere:
//! of children we keep no telephone, identity number or birth date.
//!
//! # Without a header
//! One column is a name, `Thandiwe Mokoena` or `Mokoena, Thandiwe`. More columns
//! are name, school, grade. With two columns parted by commas, `Mokoena, Thandiwe`
//! could be a name or a child and a school; [`Headless::Guess`] says how we guess,
//! and [`ParsedList::layout`] says what we took it for, so that a person can choose.

mod cells;
mod columns;
mod csv_text;
mod duplicates;
mod headings;
mod headless;
mod name_order;
mod numbering;
mod read_options;
mod row;

pub use csv_text::{Encoding, Separator, decode, encode};
pub use headless::Headless;
pub use name_order::DetectedOrder;
pub use read_options::{ChosenColumns, DetectedColumn, ReadOptions};
pub use row::{Consented, Layout, ParsedRow, Question, RawRow, RowState};

use super::{CsvWriter, ImportFault, ImportProblem, guarded};
use columns::Columns;
use inkundla_core::tournament::{Entrant, EntrantId, Gender, Grade};

/// The largest list.
pub const MOST_BYTES: usize = 2 * 1024 * 1024;

/// The most players in one list.
pub const MOST_ROWS: usize = 2_000;

/// A list of players as it was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedList {
    /// How its letters are written.
    pub encoding: Encoding,
    /// What parts its columns.
    pub separator: Separator,
    /// What was found where.
    pub layout: Layout,
    /// The headings of columns that are not taken over.
    pub ignored: Vec<String>,
    /// Which part of the names comes first, where somebody should say.
    pub order: Option<DetectedOrder>,
    /// All its columns.
    pub columns: Vec<DetectedColumn>,
    /// The players, one for each row that is not blank.
    pub rows: Vec<ParsedRow>,
}

impl ParsedList {
    /// Everything that is wrong, row by row.
    pub fn faults(&self) -> impl Iterator<Item = &ImportFault> {
        self.rows.iter().flat_map(|sighting| match &sighting.state {
            RowState::Error(faults) => faults.as_slice(),
            RowState::Ready | RowState::Question(_) => &[],
        })
    }

    /// The players who can be entered.
    pub fn ready(&self) -> impl Iterator<Item = &ParsedRow> {
        self.rows
            .iter()
            .filter(|sighting| sighting.state == RowState::Ready)
    }

    /// The players about whom a person must decide.
    pub fn questions(&self) -> impl Iterator<Item = &ParsedRow> {
        self.rows
            .iter()
            .filter(|sighting| matches!(sighting.state, RowState::Question(_)))
    }
}

/// Reads a list of players, to be entered beside those who are entered already.
///
/// # Errors
/// When the whole list cannot be read; what is wrong with single rows is in the
/// [`ParsedList`].
pub fn read(
    bytes: &[u8],
    entered: &[Entrant],
    manner: impl Into<ReadOptions>,
) -> Result<ParsedList, ImportFault> {
    let manner = manner.into();
    if bytes.len() > MOST_BYTES {
        return Err(ImportFault::file(ImportProblem::TooLarge {
            bytes: bytes.len(),
            most: MOST_BYTES,
        }));
    }
    let (text, encoding) = csv_text::decode(bytes, manner.encoding)?;
    let separator = manner.separator.unwrap_or_else(|| Separator::of(&text));
    let mut rows = csv_text::rows(&text, separator)?;
    columns::without_numbering(&mut rows, &manner);
    let columns = Columns::of(&rows, separator, &manner)?;
    let heard = columns.heard(&rows);
    let header = usize::from(columns.layout == Layout::Header);
    let people = rows.get(header..).unwrap_or_default();
    let mut sightings: Vec<ParsedRow> = people.iter().map(|row| columns.sighting(row)).collect();
    let order = columns.order_question(people, &sightings);
    match sightings.len() {
        0 => return Err(ImportFault::file(ImportProblem::Empty)),
        rows if rows > MOST_ROWS => {
            return Err(ImportFault::file(ImportProblem::TooManyRows {
                rows,
                most: MOST_ROWS,
            }));
        }
        _ => duplicates::question(&mut sightings, entered),
    }
    Ok(ParsedList {
        encoding,
        separator,
        layout: columns.layout,
        ignored: columns.ignored,
        order,
        columns: heard,
        rows: sightings,
    })
}

/// Checks players whose words were corrected by hand, as [`read`] would. Blank
/// rows are passed over.
pub fn check(typed: &[RawRow], entered: &[Entrant]) -> Vec<ParsedRow> {
    let columns = Columns::in_parts();
    let written = typed.iter().filter(|typed| !typed.is_blank());
    let rows = written.map(|typed| csv_text::CsvRow {
        line: typed.row,
        cells: typed.words().map(|words| words.trim().to_owned()).to_vec(),
    });
    let mut sightings: Vec<ParsedRow> = rows.map(|row| columns.sighting(&row)).collect();
    duplicates::question(&mut sightings, entered);
    sightings
}

/// The headings of a list that we write.
const WRITTEN: [&str; 8] = [
    "given name",
    "family name",
    "school",
    "grade",
    "rating",
    "gender",
    "year of birth",
    "consent",
];

/// Writes rows as they were typed, each with its number and what is wrong with it: to be put
/// right in a spreadsheet and read again.
pub fn write_problems(rows: &[(RawRow, String)]) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(WRITTEN.into_iter().chain(["row", "what is wrong"]));
    for (typed, what) in rows {
        let words = typed.words().map(|words| guarded(words));
        let row = typed.row.to_string();
        let words = words.iter().map(AsRef::as_ref);
        csv.line(words.chain([row.as_str(), guarded(what).as_ref()]));
    }
    csv.finish()
}

/// Writes entrants so that [`read`] gives back the same about each; `refused` are those
/// for whom somebody said no, who are not asked again.
pub fn write<'a>(entrants: impl IntoIterator<Item = &'a Entrant>, refused: &[EntrantId]) -> String {
    let mut csv = CsvWriter::with_commas();
    csv.line(WRITTEN);
    for entrant in entrants {
        let grade = entrant.grade.map(Grade::code);
        csv.line([
            guarded(entrant.name.given()).as_ref(),
            guarded(entrant.name.family()).as_ref(),
            guarded(entrant.school.as_deref().unwrap_or_default()).as_ref(),
            grade.as_deref().unwrap_or_default(),
            &number(entrant.about.rating),
            entrant.about.gender.map_or("", Gender::code),
            &number(entrant.about.born),
            match entrant.name.is_public() {
                true => "given",
                false if refused.contains(&entrant.id) => "refused",
                false => "",
            },
        ]);
    }
    csv.finish()
}

fn number(number: Option<u16>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

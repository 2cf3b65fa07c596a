//! The lists of an event. A list describes each of its columns once, and all its outputs follow from that: pages,
//! walls, published pages, papers, workbooks, CSV, JSON and the schema of the JSON.

mod board_standings;
mod entries;
mod files;
mod players;
mod standings;
mod team_standings;

pub use board_standings::RankedAtBoard;
pub use entries::ListedEntry;
pub(super) use files::{JsonRow, definition};
pub use players::ListedPlayer;
pub use standings::RankedPlayer;

use super::Names;
use inkundla_core::tournament::tiebreak::{Figure, Value};
use inkundla_core::tournament::{Entrant, Grade, Options, Tiebreak};

/// An output of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Output {
    /// The page of the server.
    Page,
    /// The wall of the hall.
    Wall,
    /// The published pages.
    Published,
    /// Papers and workbooks.
    Paper,
    /// CSV.
    Csv,
    /// The JSON of the API.
    Json,
}

/// A row of a list.
pub trait ListRow: Sized {
    /// The name of its JSON Schema.
    const SCHEMA: &'static str;

    /// The columns of the list in an event with these options. Each output has its columns in this order.
    fn columns(options: &Options) -> Vec<Column<Self>>;
}

/// A column of a list with rows `R`.
pub struct Column<R> {
    /// The name in CSV.
    pub code: &'static str,
    /// The name in JSON.
    pub json_code: &'static str,
    /// The message of the heading.
    pub heading: &'static str,
    /// The message of a longer heading for the page; empty if there is none.
    pub long_heading: &'static str,
    /// The outputs that have the column.
    pub outputs: &'static [Output],
    /// The kind and the values of its cells.
    pub content: Content<R>,
    /// The description in the JSON Schema.
    about: &'static str,
}

/// The kind of the cells of a column, and their values from a row.
pub enum Content<R> {
    /// The place, and whether it is shared.
    Rank(fn(&R) -> (u16, bool)),
    /// The same, where a row may have no place.
    Place(fn(&R) -> (Option<u16>, bool)),
    /// A number.
    Number(fn(&R) -> u16),
    /// The rating, if there is one and it may be shown.
    Rating(fn(&R) -> Option<u16>),
    /// Yes or no.
    Flag(fn(&R) -> bool),
    /// The points by which the list is ordered.
    Score(fn(&R) -> Value),
    /// Other points.
    Points(fn(&R) -> Value),
    /// A player, and the name that may be shown.
    Player(fn(&R) -> (&Entrant, Names)),
    /// The name of a team.
    Team(fn(&R) -> String),
    /// The school, if it is known.
    School(fn(&R) -> Option<String>),
    /// The grade, if it is known.
    Grade(fn(&R) -> Option<Grade>),
    /// The numbers of won, drawn and lost games.
    Tally(fn(&R) -> String),
    /// An amount of money, and the same in hundredths.
    Amount(fn(&R) -> (String, i64)),
    /// Another text.
    Text(fn(&R) -> String),
    /// The result of each round. Only pages draw it.
    Rounds,
    /// The tie-breaks, a column for each.
    Tiebreaks(Vec<Tiebreak>, fn(&R) -> &[Figure]),
}

/// Columns, one a line: the code `as` the name in JSON, `:` the heading and `/` that of the page, the outputs, the
/// content, `=>` the description in the JSON Schema.
macro_rules! columns {
    ($($code:literal $(as $json:literal)? $(: $heading:literal $(/ $long:literal)?)?
        [$($output:ident)*] $content:expr $(=> $about:literal)?;)*) => {{
        use $crate::lists::{Column, Content::*, Output::*};
        vec![$(Column {
            code: $code,
            json_code: [$($json,)? $code][0],
            heading: concat!($($heading)?),
            long_heading: concat!($($($long)?)?),
            outputs: &[$($output),*],
            content: $content,
            about: concat!($($about)?),
        }),*]
    }};
}
use columns;

/// The columns that are left out where no row has a value.
pub(super) const OPTIONAL: [&str; 2] = ["section", "shown as"];

/// A list with its columns and rows.
pub struct List<R> {
    columns: Vec<Column<R>>,
    /// The rows, in order.
    pub rows: Vec<R>,
}

impl<R: ListRow> List<R> {
    /// A list of an event with these options.
    pub(super) fn of(options: &Options, rows: Vec<R>) -> List<R> {
        let columns = R::columns(options);
        List { columns, rows }
    }

    /// The columns of an output. Only JSON has a column of ratings where nobody has one. A column of sections or
    /// of other names outside is left out where there are none.
    pub fn columns(&self, output: Output) -> Vec<&Column<R>> {
        let has_values = |one: &&Column<R>| match one.content {
            Content::Rating(of) => {
                output == Output::Json || self.rows.iter().any(|row| of(row).is_some())
            }
            Content::Text(of) if OPTIONAL.contains(&one.code) => {
                self.rows.iter().any(|row| !of(row).is_empty())
            }
            _ => true,
        };
        let columns = self.columns.iter();
        columns
            .filter(|one| one.outputs.contains(&output))
            .filter(has_values)
            .collect()
    }
}

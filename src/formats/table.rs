//! A table of localised texts, the common input of PDF and spreadsheets.

/// Rows under headings.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<C = Cell> {
    /// The title; in a workbook the name of the sheet.
    pub title: String,
    /// The headings.
    pub columns: Vec<Heading>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<Vec<C>>,
    /// Sentences below the table.
    pub notes: Vec<String>,
    /// Whether its cells are filled in by hand.
    pub is_form: bool,
}

/// The heading of a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The text.
    pub text: String,
    /// The kind of the cells below it.
    pub kind: ColumnKind,
}

/// A kind of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnKind {
    /// Texts.
    Words,
    /// Schools.
    School,
    /// Numbers of won, drawn and lost games.
    Tally,
    /// The result of each round.
    Rounds,
    /// Numbers.
    Number,
    /// The points by which the list is ordered.
    Score,
    /// The values of a tie-break.
    Tiebreak,
}

/// A cell.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Text. A spreadsheet never calculates it.
    Text(String),
    /// A number.
    Figure {
        /// The number as it is displayed.
        shown: String,
        /// The value for calculations.
        value: f64,
    },
}

impl<C> Table<C> {
    /// A table without rows.
    pub fn under(title: String, columns: Vec<Heading>) -> Table<C> {
        Table {
            title,
            columns,
            rows: Vec::new(),
            notes: Vec::new(),
            is_form: false,
        }
    }

    /// The same table with other cells.
    pub fn map<D>(self, cell: impl Fn(C) -> D) -> Table<D> {
        let rows = self.rows.into_iter();
        Table {
            title: self.title,
            columns: self.columns,
            rows: rows
                .map(|row| row.into_iter().map(&cell).collect())
                .collect(),
            notes: self.notes,
            is_form: self.is_form,
        }
    }

    /// Removes all columns of schools.
    #[must_use]
    pub fn without_schools(mut self) -> Table<C> {
        let stays = self.columns.iter().map(|one| !one.is_school());
        let stays: Vec<bool> = stays.collect();
        let mut of_columns = stays.iter();
        self.columns.retain(|_| of_columns.next() == Some(&true));
        for row in &mut self.rows {
            let mut of_row = stays.iter();
            row.retain(|_| of_row.next() == Some(&true));
        }
        self
    }

    /// The cells of a row, each with its heading.
    pub fn beside<'a>(&'a self, row: &'a [C]) -> impl Iterator<Item = (&'a Heading, &'a C)> {
        self.columns.iter().zip(row)
    }
}

impl Heading {
    /// The heading of a column of text.
    pub fn words(text: String) -> Heading {
        let kind = ColumnKind::Words;
        Heading { text, kind }
    }

    /// The heading of a column of schools.
    pub fn school(text: String) -> Heading {
        let kind = ColumnKind::School;
        Heading { text, kind }
    }

    /// The heading of a column of numbers.
    pub fn number(text: String) -> Heading {
        let kind = ColumnKind::Number;
        Heading { text, kind }
    }

    /// Whether the column holds schools.
    pub fn is_school(&self) -> bool {
        self.kind == ColumnKind::School
    }

    /// Whether the column holds the points by which the list is ordered.
    pub fn is_score(&self) -> bool {
        self.kind == ColumnKind::Score
    }

    /// Whether the column holds numbers, which are right-aligned.
    pub fn is_number(&self) -> bool {
        matches!(
            self.kind,
            ColumnKind::Number | ColumnKind::Score | ColumnKind::Tiebreak
        )
    }
}

impl Cell {
    /// The displayed text.
    pub fn shown(&self) -> &str {
        match self {
            Cell::Text(text) => text,
            Cell::Figure { shown, .. } => shown,
        }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(text)
    }
}

impl From<u16> for Cell {
    fn from(number: u16) -> Cell {
        Cell::Figure {
            shown: number.to_string(),
            value: f64::from(number),
        }
    }
}

//! A table of localised texts, the common input of PDF and spreadsheets.

/// Rows under headings.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Table {
    /// The title; in a workbook the name of the sheet.
    pub title: String,
    /// The headings.
    pub columns: Vec<Heading>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<Vec<Cell>>,
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
    /// Whether the column holds numbers, which are right-aligned.
    pub is_number: bool,
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

impl Table {
    /// A table without rows.
    pub fn under(title: String, columns: Vec<Heading>) -> Table {
        Table {
            title,
            columns,
            ..Table::default()
        }
    }

    /// Removes all columns with a heading.
    #[must_use]
    pub fn without(mut self, heading: &str) -> Table {
        let stays: Vec<bool> = self.columns.iter().map(|one| one.text != heading).collect();
        let mut of_columns = stays.iter();
        self.columns.retain(|_| of_columns.next() == Some(&true));
        for row in &mut self.rows {
            let mut of_row = stays.iter();
            row.retain(|_| of_row.next() == Some(&true));
        }
        self
    }

    /// The cells of a row, each with its heading.
    pub fn beside<'a>(&'a self, row: &'a [Cell]) -> impl Iterator<Item = (&'a Heading, &'a Cell)> {
        self.columns.iter().zip(row)
    }
}

impl Heading {
    /// The heading of a column of text.
    pub fn words(text: String) -> Heading {
        let is_number = false;
        Heading { text, is_number }
    }

    /// The heading of a column of numbers.
    pub fn number(text: String) -> Heading {
        let is_number = true;
        Heading { text, is_number }
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

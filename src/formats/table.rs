//! A table with all its words said: what paper and spreadsheets show alike.

/// Rows under headings.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Table {
    /// What it is called; in a workbook its sheet is.
    pub title: String,
    /// The headings.
    pub columns: Vec<Heading>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<Vec<Cell>>,
    /// Sentences below it.
    pub notes: Vec<String>,
    /// Whether hands write into it on paper.
    pub is_form: bool,
}

/// What stands above a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// Its words.
    pub text: String,
    /// Whether the column has numbers, which stand at the right.
    pub is_number: bool,
}

/// What stands in a column.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Words. A spreadsheet never calculates them.
    Text(String),
    /// A number.
    Figure {
        /// As people write it.
        shown: String,
        /// As programs count with it.
        value: f64,
    },
}

impl Table {
    /// A table without rows yet.
    pub fn under(title: String, columns: Vec<Heading>) -> Table {
        Table {
            title,
            columns,
            ..Table::default()
        }
    }

    /// The same without the columns under a heading.
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

    /// The cells of a row, each with what stands above it.
    pub fn beside<'a>(&'a self, row: &'a [Cell]) -> impl Iterator<Item = (&'a Heading, &'a Cell)> {
        self.columns.iter().zip(row)
    }
}

impl Heading {
    /// Above words.
    pub fn words(text: String) -> Heading {
        let is_number = false;
        Heading { text, is_number }
    }

    /// Above numbers.
    pub fn number(text: String) -> Heading {
        let is_number = true;
        Heading { text, is_number }
    }
}

impl Cell {
    /// What people read.
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

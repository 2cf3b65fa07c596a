//! Detects which column of a list holds what, by its heading or its contents.

use super::cells::{
    YEARS, consent, gender, grade, is_cell_error, number, rating, school, shortened, shown_as,
};
use super::column_choice::Headings;
use super::csv_text::{CsvRow, Separator};
use super::headings::{Heading, is_name};
use super::read_name::ReadName;
use super::row::fault;
use super::whole_names::WholeNames;
use super::{
    ChosenColumns, DetectedColumn, DetectedOrder, Headless, Layout, ParsedRow, Question, RawRow,
    ReadOptions, RowState, headless, name_order, numbering,
};
use crate::{Column, ImportFault, ImportProblem, unguarded};
use inkundla_core::tournament::{About, BadName, EntrantName, NameOrder};

fn cell_error(text: &str) -> ImportProblem {
    let value = text.to_owned();
    ImportProblem::CellError { value }
}

/// The most columns that are reported: a sheet with more is no list of players.
const MOST_COLUMNS: usize = 40;

/// Strips numbers and bullets from names. The first row of people is that behind the headings.
pub(super) fn without_numbering(rows: &mut [CsvRow], has_header: bool, options: &ReadOptions) {
    let Some(first) = rows.first() else { return };
    let is_name = |at: usize| match &options.columns {
        Some(chosen) => chosen
            .columns
            .get(at)
            .is_some_and(|column| column.is_some_and(is_name)),
        None => Heading::of(first.cell(at)).is_name(),
    };
    let at = (0..first.cells.len()).find(|at| is_name(*at));
    let people = rows.get_mut(usize::from(has_header)..).unwrap_or_default();
    let at = if has_header { at.unwrap_or(0) } else { 0 };
    numbering::strip(people, at, !has_header);
}

/// The recognised columns of a list.
pub(super) struct Columns {
    pub(super) layout: Layout,
    pub(super) ignored: Vec<String>,
    found: Vec<(Column, usize)>,
    /// How names with both parts in one cell are read.
    whole: WholeNames,
    /// Whether a given name in capitals beside another family name is asked about: not in rows that the user corrected.
    asks_about_capitals: bool,
}

impl Columns {
    pub(super) fn of(
        rows: &[CsvRow],
        has_header: bool,
        separator: Separator,
        options: &ReadOptions,
    ) -> Result<Columns, ImportFault> {
        let columns = Columns::found(rows, has_header, separator, options)?;
        Ok(columns.in_order(rows, options.order))
    }

    fn found(
        rows: &[CsvRow],
        has_header: bool,
        separator: Separator,
        options: &ReadOptions,
    ) -> Result<Columns, ImportFault> {
        let headings = Headings::of(rows).zip(rows.first());
        let Some((headings, first)) = headings else {
            return Err(ImportFault::file(ImportProblem::Empty));
        };
        if let Some(chosen) = &options.columns {
            return Columns::as_chosen(first, chosen);
        }
        if has_header {
            return Ok(Columns::named(first, &headings.columns()?, Layout::Header));
        }
        let layout = options.headless.layout(rows, separator);
        if options.headless == Headless::Guess && layout == Layout::NameThenSchool {
            return headless::columns(rows)
                .map(|order| Columns::at(layout, order))
                .ok_or(ImportFault::file(ImportProblem::UnclearColumns));
        }
        Ok(Columns::without_header(layout))
    }

    /// The columns of a list without headings, to ask about all of them.
    pub(super) fn unknown() -> Columns {
        Columns::at(Layout::Chosen, &[])
    }

    /// The columns as far as they are understood, to ask about them.
    pub(super) fn guessed(rows: &[CsvRow]) -> Columns {
        let first = rows.first();
        let width = first.map_or(0, |row| row.cells.len());
        let meant = |at: usize| match Heading::of(first.map_or("", |row| row.cell(at))) {
            Heading::Of(column) => Some(column),
            Heading::Ordered(_) => Some(Column::Name),
            _ => None,
        };
        let mut columns = Columns::at(Layout::Header, &[]);
        for at in 0..width {
            if let Some(column) = meant(at).filter(|column| columns.place(*column).is_none()) {
                columns.found.push((column, at));
            }
        }
        columns
    }

    /// Sets the order of names: the chosen one, or that of the list.
    fn in_order(mut self, rows: &[CsvRow], said: Option<NameOrder>) -> Columns {
        if self.layout == Layout::FamilyThenGiven && said == Some(NameOrder::GivenFirst) {
            self.found = [Column::GivenName, Column::FamilyName]
                .into_iter()
                .zip(0..)
                .collect();
        }
        self.asks_about_capitals = true;
        let Some(at) = self.place(Column::Name) else {
            self.whole.order = said;
            return self;
        };
        let is_header = self.layout == Layout::Header;
        let (head, people) = rows.split_at(usize::from(is_header).min(rows.len()));
        let names = people.iter().map(|row| row.cell(at));
        self.whole = WholeNames::of(head.first().map(|row| row.cell(at)), names, said);
        self
    }

    /// The order of names to be confirmed, if any.
    pub(super) fn order_question(
        &self,
        people: &[CsvRow],
        seen: &[ParsedRow],
    ) -> Option<DetectedOrder> {
        let at = self.place(Column::Name);
        name_order::question(self.layout, self.whole.order, at, people, seen)
    }

    /// The columns as the user assigned them, whatever the headings are.
    fn as_chosen(first: &CsvRow, chosen: &ChosenColumns) -> Result<Columns, ImportFault> {
        let mut columns = Columns::named(first, &chosen.columns, chosen.layout()?);
        if !chosen.has_header {
            columns.ignored.clear();
        }
        Ok(columns)
    }

    fn named(first: &CsvRow, meant: &[Option<Column>], layout: Layout) -> Columns {
        let mut columns = Columns::at(layout, &[]);
        let has_parts = meant.contains(&Some(Column::FamilyName));
        let count = first.cells.len().max(meant.len());
        for at in 0..count {
            let cell = first.cell(at);
            // "Name" beside "Surname" is the given name.
            let column = meant.get(at).copied().flatten().map(|column| match column {
                Column::Name if has_parts => Column::GivenName,
                column => column,
            });
            match column {
                Some(column) if columns.place(column).is_none() => columns.found.push((column, at)),
                // Cells without a heading are identified by their place.
                _ if cell.is_empty() => {}
                _ => columns.ignored.push(cell.to_owned()),
            }
        }
        columns
    }

    fn without_header(layout: Layout) -> Columns {
        let order: &[Column] = match layout {
            Layout::FamilyThenGiven => &[Column::FamilyName, Column::GivenName],
            Layout::NameOnly => &[Column::Name],
            Layout::NameThenSchool | Layout::Header | Layout::Chosen => {
                &[Column::Name, Column::School, Column::Grade]
            }
        };
        Columns::at(layout, order)
    }

    /// The first columns of a list.
    fn at(layout: Layout, order: &[Column]) -> Columns {
        Columns {
            layout,
            ignored: Vec::new(),
            found: order.iter().copied().zip(0..).collect(),
            whole: WholeNames::default(),
            asks_about_capitals: false,
        }
    }

    /// Given name, family name, school, grade and the rest, each in its own cell.
    pub(super) fn in_parts() -> Columns {
        Columns::at(Layout::Header, &RawRow::COLUMNS)
    }

    /// All columns with their first cells and their meaning.
    pub(super) fn detected(&self, rows: &[CsvRow]) -> Vec<DetectedColumn> {
        let count = rows.iter().map(|row| row.cells.len()).max();
        let taken = |at| self.found.iter().find(|(_, place)| *place == at);
        // Cells of ignored columns are not shown: they may be a child's personal data.
        let shown = |column: Option<Column>| match (self.layout, column) {
            (Layout::Header, None) => 1,
            _ => 2,
        };
        let columns = (0..count.unwrap_or_default().min(MOST_COLUMNS)).map(|at| {
            let column = taken(at).map(|(column, _)| *column);
            let cells = rows.iter().take(shown(column)).map(|row| row.cell(at));
            DetectedColumn {
                sample: cells.map(str::to_owned).collect(),
                column,
            }
        });
        columns.collect()
    }

    fn place(&self, column: Column) -> Option<usize> {
        self.found
            .iter()
            .find(|(found, _)| *found == column)
            .map(|(_, at)| *at)
    }

    fn text<'a>(&self, row: &'a CsvRow, column: Column) -> &'a str {
        let text = unguarded(self.place(column).map_or("", |at| row.cell(at))).trim();
        // A formula that found nothing.
        if text == "#N/A" { "" } else { text }
    }

    /// Parses a row, with all its faults.
    pub(super) fn parse_row(&self, row: &CsvRow) -> ParsedRow {
        let mut faults = Vec::new();
        let read = self.name(row).map_err(|fault| faults.push(fault)).ok();
        let school = self.parsed(row, Column::School, school, &mut faults);
        let grade = self.parsed(row, Column::Grade, grade, &mut faults);
        let about = About {
            rating: self.parsed(row, Column::Rating, rating, &mut faults),
            born: self.parsed(row, Column::Born, |cell| number(cell, &YEARS), &mut faults),
            gender: self.parsed(row, Column::Gender, gender, &mut faults),
        };
        let consent = self.parsed(row, Column::Consent, consent, &mut faults);
        let shown_as = self.parsed(row, Column::ShownAs, shown_as, &mut faults);
        ParsedRow {
            row: row.line,
            written: self.written(row),
            typed: self.typed(row, read.as_ref()),
            by_capitals: read.as_ref().is_some_and(|read| read.by_capitals),
            state: match read.as_ref().and_then(|read| read.question) {
                _ if !faults.is_empty() => RowState::Error(faults),
                Some(question) => RowState::Question(question),
                None => RowState::Ready,
            },
            name: read.map(|read| read.name),
            school,
            grade,
            about,
            consent,
            shown_as: shown_as.unwrap_or_default(),
            section: Some(self.text(row, Column::Section).to_owned())
                .filter(|section| !section.is_empty()),
        }
    }

    /// Parses a cell; a problem becomes a fault.
    fn parsed<T>(
        &self,
        row: &CsvRow,
        column: Column,
        parse: impl Fn(&str) -> Result<Option<T>, ImportProblem>,
        faults: &mut Vec<ImportFault>,
    ) -> Option<T> {
        let text = self.text(row, column);
        let read = if is_cell_error(text) {
            Err(cell_error(text))
        } else {
            parse(text)
        };
        read.unwrap_or_else(|what| {
            faults.push(fault(row.line, column, what));
            None
        })
    }

    fn name(&self, row: &CsvRow) -> Result<ReadName, ImportFault> {
        let whole = self.text(row, Column::Name);
        let (given, family) = (
            self.text(row, Column::GivenName),
            self.text(row, Column::FamilyName),
        );
        let cells = [
            (Column::Name, whole),
            (Column::GivenName, given),
            (Column::FamilyName, family),
        ];
        if let Some((column, text)) = cells.into_iter().find(|(_, text)| is_cell_error(text)) {
            return Err(fault(row.line, column, cell_error(text)));
        }
        let (column, parsed) = match self.place(Column::Name) {
            Some(_) if !whole.is_empty() => (Column::Name, self.whole.read(whole)),
            // A row without a comma among rows with one.
            None if self.layout == Layout::FamilyThenGiven
                && (given.is_empty() || family.is_empty()) =>
            {
                (Column::Name, self.whole.read(&format!("{given}{family}")))
            }
            None if self.layout == Layout::FamilyThenGiven => (
                Column::Name,
                ReadName::of_cells(given, family, self.whole.by_capitals),
            ),
            _ => {
                let is_given =
                    EntrantName::parse(given, "").is_err_and(|why| why != BadName::Empty);
                let column = if is_given {
                    Column::GivenName
                } else {
                    Column::FamilyName
                };
                let read = if self.asks_about_capitals {
                    ReadName::of_columns(given, family)
                } else {
                    ReadName::of_parts(given, family)
                };
                (column, read)
            }
        };
        parsed.map_err(|why| match why {
            BadName::Empty => fault(row.line, Column::Name, ImportProblem::NameMissing),
            why => fault(
                row.line,
                column,
                ImportProblem::BadText {
                    value: shortened(&self.written(row)),
                    why,
                },
            ),
        })
    }

    /// The raw cells of a row, with full names split where possible.
    fn typed(&self, row: &CsvRow, read: Option<&ReadName>) -> RawRow {
        let (given, family) = match read {
            Some(read) if read.question == Some(Question::NoGivenName) => ("", read.name.given()),
            Some(read) => (read.name.given(), read.name.family()),
            None if self.place(Column::Name).is_some() => (self.text(row, Column::Name), ""),
            None => (
                self.text(row, Column::GivenName),
                self.text(row, Column::FamilyName),
            ),
        };
        RawRow {
            row: row.line,
            given: given.to_owned(),
            family: family.to_owned(),
            school: self.text(row, Column::School).to_owned(),
            grade: self.text(row, Column::Grade).to_owned(),
            rating: self.text(row, Column::Rating).to_owned(),
            gender: self.text(row, Column::Gender).to_owned(),
            born: self.text(row, Column::Born).to_owned(),
            consent: self.text(row, Column::Consent).to_owned(),
            shown_as: self.text(row, Column::ShownAs).to_owned(),
            section: self.text(row, Column::Section).to_owned(),
            is_unclear: read.is_some_and(|read| read.question == Some(Question::WhichIsFamily)),
        }
    }

    fn written(&self, row: &CsvRow) -> String {
        let parts = [Column::Name, Column::GivenName, Column::FamilyName]
            .map(|column| self.text(row, column));
        parts
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }
}

//! Detects which column of a list holds what, by its heading or its contents.

use super::cells::{RATINGS, YEARS, consent, gender, grade, number, school, shortened};
use super::csv_text::{CsvRow, Separator};
use super::headings::{heading, is_name};
use super::row::fault;
use super::{
    ChosenColumns, DetectedColumn, DetectedOrder, Layout, ParsedRow, RawRow, ReadOptions, RowState,
    name_order, numbering,
};
use crate::{Column, ImportFault, ImportProblem, unguarded};
use inkundla_core::tournament::{About, BadName, EntrantName, NameOrder};
use std::ops::RangeInclusive;

/// The most columns that are reported: a sheet with more is no list of players.
const MOST_COLUMNS: usize = 40;

/// Takes the numbers and bullets of a list out of the names in it.
pub(super) fn without_numbering(rows: &mut [CsvRow], manner: &ReadOptions) {
    let Some(first) = rows.first() else { return };
    let meant: Vec<Option<Column>> = match &manner.columns {
        Some(chosen) => chosen.columns.clone(),
        None => first.cells.iter().map(|cell| heading(cell)).collect(),
    };
    let at = meant.iter().position(|column| column.is_some_and(is_name));
    let has_header = match &manner.columns {
        Some(chosen) => chosen.has_header,
        None => at.is_some(),
    };
    let people = rows.get_mut(usize::from(has_header)..).unwrap_or_default();
    numbering::strip(
        people,
        if has_header { at.unwrap_or(0) } else { 0 },
        !has_header,
    );
}

/// Where in a row to find what.
pub(super) struct Columns {
    pub(super) layout: Layout,
    pub(super) ignored: Vec<String>,
    found: Vec<(Column, usize)>,
    /// Which part of a name in one cell comes first.
    order: Option<NameOrder>,
}

impl Columns {
    pub(super) fn of(
        rows: &[CsvRow],
        separator: Separator,
        manner: &ReadOptions,
    ) -> Result<Columns, ImportFault> {
        let Some(first) = rows.first() else {
            return Err(ImportFault::file(ImportProblem::Empty));
        };
        let columns = Columns::found(first, rows, separator, manner)?;
        Ok(columns.in_order(rows, manner.order))
    }

    fn found(
        first: &CsvRow,
        rows: &[CsvRow],
        separator: Separator,
        manner: &ReadOptions,
    ) -> Result<Columns, ImportFault> {
        if let Some(chosen) = &manner.columns {
            return Columns::as_chosen(first, chosen);
        }
        let known = first
            .cells
            .iter()
            .filter(|cell| heading(cell).is_some())
            .count();
        let names = first
            .cells
            .iter()
            .filter_map(|cell| heading(cell))
            .any(is_name);
        match (known, names) {
            (1.., true) => Ok(Columns::by_header(first)),
            // "school, grade" is a header, but one without names.
            (2.., false) => Err(ImportFault {
                row: Some(first.line),
                column: None,
                what: ImportProblem::NoNameColumn,
            }),
            _ => Ok(Columns::without_header(
                manner.headless.layout(rows, separator),
            )),
        }
    }

    /// The same with the order that somebody has said, or that the list shows.
    fn in_order(mut self, rows: &[CsvRow], said: Option<NameOrder>) -> Columns {
        if self.layout == Layout::FamilyThenGiven && said == Some(NameOrder::GivenFirst) {
            self.found = [Column::GivenName, Column::FamilyName]
                .into_iter()
                .zip(0..)
                .collect();
        }
        let seen = self.place(Column::Name).and_then(|at| {
            let is_header = self.layout == Layout::Header;
            let (head, people) = rows.split_at(usize::from(is_header).min(rows.len()));
            let heading = head.first().map(|row| row.cell(at));
            name_order::seen(heading, people.iter().map(|row| row.cell(at)))
        });
        self.order = said.or(seen);
        self
    }

    /// What to ask about the order of names, if anything.
    pub(super) fn order_question(
        &self,
        people: &[CsvRow],
        seen: &[ParsedRow],
    ) -> Option<DetectedOrder> {
        let at = self.place(Column::Name);
        name_order::question(self.layout, self.order, at, people, seen)
    }

    fn by_header(first: &CsvRow) -> Columns {
        let meant: Vec<Option<Column>> = first.cells.iter().map(|cell| heading(cell)).collect();
        Columns::named(first, &meant, Layout::Header)
    }

    /// As somebody has named them, whatever stands above.
    fn as_chosen(first: &CsvRow, chosen: &ChosenColumns) -> Result<Columns, ImportFault> {
        let mut columns = Columns::named(first, &chosen.columns, chosen.layout()?);
        if !chosen.has_header {
            columns.ignored.clear();
        }
        Ok(columns)
    }

    fn named(first: &CsvRow, meant: &[Option<Column>], layout: Layout) -> Columns {
        let mut columns = Columns {
            layout,
            ignored: Vec::new(),
            found: Vec::new(),
            order: None,
        };
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
        Columns {
            layout,
            ignored: Vec::new(),
            found: order.iter().copied().zip(0..).collect(),
            order: None,
        }
    }

    /// Given name, family name, school, grade and the rest, each in its own cell.
    pub(super) fn in_parts() -> Columns {
        Columns {
            layout: Layout::Header,
            ignored: Vec::new(),
            found: RawRow::COLUMNS.into_iter().zip(0..).collect(),
            order: None,
        }
    }

    /// All columns of some rows, and what each was taken for.
    pub(super) fn heard(&self, rows: &[CsvRow]) -> Vec<DetectedColumn> {
        let count = rows.iter().map(|row| row.cells.len()).max();
        let taken = |at| self.found.iter().find(|(_, place)| *place == at);
        // What a heading leaves out is not shown: it may be the number of a child.
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
        unguarded(self.place(column).map_or("", |at| row.cell(at))).trim()
    }

    /// What a row says, with everything that is wrong with it.
    pub(super) fn sighting(&self, row: &CsvRow) -> ParsedRow {
        let mut faults = Vec::new();
        let name = self.name(row).map_err(|fault| faults.push(fault)).ok();
        let school = school(self.text(row, Column::School));
        let school = school.map_err(|(value, why)| {
            faults.push(fault(
                row.line,
                Column::School,
                ImportProblem::BadText { value, why },
            ));
        });
        let grade = grade(self.text(row, Column::Grade)).map_err(|value| {
            faults.push(fault(
                row.line,
                Column::Grade,
                ImportProblem::BadGrade { value },
            ));
        });
        let about = self.about(row, &mut faults);
        let consent = consent(self.text(row, Column::Consent)).unwrap_or_else(|value| {
            let what = ImportProblem::BadConsent { value };
            faults.push(fault(row.line, Column::Consent, what));
            None
        });
        ParsedRow {
            row: row.line,
            written: self.written(row),
            typed: self.typed(row, name.as_ref()),
            name,
            school: school.ok().flatten(),
            grade: grade.ok().flatten(),
            about,
            consent,
            state: if faults.is_empty() {
                RowState::Ready
            } else {
                RowState::Error(faults)
            },
        }
    }

    /// Rating, gender and year of birth.
    fn about(&self, row: &CsvRow, faults: &mut Vec<ImportFault>) -> About {
        let mut limited = |column, limits: &RangeInclusive<u16>| {
            let found = number(self.text(row, column), limits);
            found.unwrap_or_else(|value| {
                let (least, most) = (*limits.start(), *limits.end());
                let what = ImportProblem::BadNumber { value, least, most };
                faults.push(fault(row.line, column, what));
                None
            })
        };
        let rating = limited(Column::Rating, &RATINGS);
        let born = limited(Column::Born, &YEARS);
        let gender = gender(self.text(row, Column::Gender)).unwrap_or_else(|value| {
            let what = ImportProblem::BadGender { value };
            faults.push(fault(row.line, Column::Gender, what));
            None
        });
        About {
            rating,
            gender,
            born,
        }
    }

    fn name(&self, row: &CsvRow) -> Result<EntrantName, ImportFault> {
        let whole = self.text(row, Column::Name);
        let (given, family) = (
            self.text(row, Column::GivenName),
            self.text(row, Column::FamilyName),
        );
        let (column, parsed) = match self.place(Column::Name) {
            Some(_) if !whole.is_empty() => {
                (Column::Name, EntrantName::parse_ordered(whole, self.order))
            }
            Some(_) => (Column::Name, EntrantName::parse(given, family)),
            // A row without a comma among rows with one.
            None if self.layout == Layout::FamilyThenGiven
                && (given.is_empty() || family.is_empty()) =>
            {
                let whole = format!("{given}{family}");
                (Column::Name, EntrantName::parse_ordered(&whole, self.order))
            }
            None if EntrantName::parse(given, "").is_err_and(|why| why != BadName::Empty) => {
                (Column::GivenName, EntrantName::parse(given, family))
            }
            None => (Column::FamilyName, EntrantName::parse(given, family)),
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

    /// The words of a row, a name in one piece split where it can be.
    fn typed(&self, row: &CsvRow, name: Option<&EntrantName>) -> RawRow {
        let (given, family) = match name {
            Some(name) => (name.given(), name.family()),
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

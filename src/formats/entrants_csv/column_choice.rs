//! Decides which column of a list is taken for what, by its heading and its cells.

use super::cells::{YEARS, grade};
use super::csv_text::CsvRow;
use super::headings::Heading;
use crate::{Column, ImportFault, ImportProblem};

/// Columns with their headings.
pub(super) struct Headings<'a> {
    meant: Vec<Heading>,
    first: &'a CsvRow,
    people: &'a [CsvRow],
}

impl<'a> Headings<'a> {
    /// The headings of a list whose first row has them.
    pub(super) fn of(rows: &'a [CsvRow]) -> Option<Headings<'a>> {
        let (first, people) = rows.split_first()?;
        let width = rows.iter().map(|row| row.cells.len()).max()?;
        let meant = (0..width).map(|at| Heading::of(first.cell(at))).collect();
        Some(Headings {
            meant,
            first,
            people,
        })
    }

    /// The content of each column; `None` for the columns that are left out.
    ///
    /// # Errors
    /// When the names are not among them, or only a part.
    pub(super) fn columns(&self) -> Result<Vec<Option<Column>>, ImportFault> {
        let mut columns: Vec<Option<Column>> = vec![None; self.meant.len()];
        for column in [
            Column::School,
            Column::Grade,
            Column::Rating,
            Column::Gender,
            Column::Born,
            Column::Consent,
            Column::ShownAs,
            Column::Section,
        ] {
            let strong = self.places(|one| one == Heading::Of(column));
            let weak = self.places(|one| one == Heading::Weak(column) || one == Heading::Year);
            let fits = weak.into_iter().filter(|at| self.fits(*at, column));
            if let Some(at) = strong.into_iter().chain(fits).next() {
                columns[at] = Some(column);
            }
        }
        for (at, column) in self.names()? {
            columns[at] = Some(column);
        }
        Ok(columns)
    }

    /// The columns of names.
    fn names(&self) -> Result<Vec<(usize, Column)>, ImportFault> {
        let first = |places: Vec<usize>| places.into_iter().find(|at| self.has_letters(*at));
        let given = self.only(self.places(|one| one == Heading::Of(Column::GivenName)))?;
        let called = self.places(|one| one == Heading::Weak(Column::GivenName));
        let words = called.iter().copied().find(|at| !self.is_initials(*at));
        let called = words.or_else(|| first(called));
        let family = self.only(self.places(|one| one == Heading::Of(Column::FamilyName)))?;
        let ordered = first(self.places(|one| matches!(one, Heading::Ordered(_))));
        let whole = self.whole_names();
        let name = match (family, given) {
            (Some(_), None) => self.only(whole.clone())?,
            _ => whole.first().copied(),
        };
        let alone = |at: usize, column: Column| {
            let is_part = column == Column::GivenName || self.is_single(at);
            if is_part && self.has_unknown() {
                Err(self.unclear())
            } else {
                Ok(vec![(at, column)])
            }
        };
        match (family, given, name) {
            (Some(family), Some(given), _) => Ok(vec![
                (given, Column::GivenName),
                (family, Column::FamilyName),
            ]),
            // "Name" beside "Surname" is the given name.
            (Some(family), None, Some(name)) => Ok(vec![
                (name, Column::GivenName),
                (family, Column::FamilyName),
            ]),
            // "Surname and initials" beside "First name" are two halves.
            (None, _, _) if ordered.is_some() && (given.is_some() || name.is_some()) => {
                Err(self.unclear())
            }
            (_, _, _) if let Some(at) = ordered => Ok(vec![(at, Column::Name)]),
            (Some(family), None, None) => match called {
                Some(called) => Ok(vec![
                    (called, Column::GivenName),
                    (family, Column::FamilyName),
                ]),
                None => Err(self.unclear()),
            },
            (None, Some(_), Some(_)) => Err(self.unclear()),
            (None, Some(given), None) => alone(given, Column::GivenName),
            (None, None, Some(_)) if whole.len() > 1 => Err(self.unclear()),
            (None, None, Some(name)) => alone(name, Column::Name),
            (None, None, None) => match called {
                Some(called) => alone(called, Column::GivenName),
                None if self.has_unknown() => Err(self.unclear()),
                None => Err(ImportFault {
                    row: Some(self.first.line),
                    column: None,
                    what: ImportProblem::NoNameColumn,
                }),
            },
        }
    }

    /// The columns of whole names, without codes of learners beside them.
    fn whole_names(&self) -> Vec<usize> {
        let mut whole = self.places(|one| one == Heading::Of(Column::Name));
        whole.retain(|at| self.has_letters(*at) || whole_is_empty(self.people));
        if whole.iter().any(|at| self.has_plain_words(*at)) {
            whole.retain(|at| self.has_plain_words(*at));
        }
        whole
    }

    /// The only column of several with the same part of names: the one that says that it is of the player.
    ///
    /// # Errors
    /// When several differ and none or more than one says so: `Name` and `Surname` of a teacher beside those of a child.
    fn only(&self, mut places: Vec<usize>) -> Result<Option<usize>, ImportFault> {
        places.retain(|at| self.has_letters(*at));
        let is_of_player = |at: &usize| Heading::is_of_player(self.first.cell(*at));
        if places.iter().any(is_of_player) {
            places.retain(is_of_player);
        }
        let Some((first, others)) = places.split_first() else {
            return Ok(None);
        };
        let is_same =
            |at: &usize| (self.people.iter()).all(|row| row.cell(*at) == row.cell(*first));
        if others.iter().all(is_same) {
            Ok(Some(*first))
        } else {
            Err(self.unclear())
        }
    }

    fn places(&self, is_meant: impl Fn(Heading) -> bool) -> Vec<usize> {
        let meant = self.meant.iter().enumerate();
        meant
            .filter(|(_, one)| is_meant(**one))
            .map(|(at, _)| at)
            .collect()
    }

    fn cells(&self, at: usize) -> impl Iterator<Item = &str> {
        let cells = self.people.iter().map(move |row| row.cell(at));
        cells.filter(|cell| !cell.is_empty())
    }

    /// Whether the cells of a doubtful column are what its heading may mean.
    fn fits(&self, at: usize, column: Column) -> bool {
        let count = self.cells(at).count();
        let is_year = |cell: &str| cell.parse().is_ok_and(|year: u16| YEARS.contains(&year));
        match column {
            Column::Born => count > 0 && self.cells(at).all(is_year),
            Column::Grade => {
                self.cells(at).filter(|cell| grade(cell).is_ok()).count() * 2 > count || count == 0
            }
            _ => self.meant[at] != Heading::Year,
        }
    }

    /// Whether a column may have names: a column of numbers does not.
    fn has_letters(&self, at: usize) -> bool {
        let is_word = |cell: &&str| {
            let has_digits = cell.chars().any(char::is_numeric);
            cell.chars().any(char::is_alphabetic) || !has_digits
        };
        self.cells(at).next().is_none() || self.cells(at).any(|cell| is_word(&cell))
    }

    /// Whether no cell of a column has a digit.
    fn has_plain_words(&self, at: usize) -> bool {
        let mut cells = self.cells(at);
        !cells.any(|cell| cell.contains(char::is_numeric))
    }

    /// Whether most names of a column are single words.
    fn is_single(&self, at: usize) -> bool {
        let single = self
            .cells(at)
            .filter(|cell| cell.split_whitespace().count() == 1);
        single.count() * 2 > self.cells(at).count()
    }

    /// Whether the cells of a column are initials, as far as they are written.
    fn is_initials(&self, at: usize) -> bool {
        let letters = |cell: &str| cell.chars().filter(|sign| sign.is_alphabetic()).count();
        self.cells(at).all(|cell| letters(cell) <= 3)
    }

    /// Whether a column that is not understood has words, which may be family names.
    fn has_unknown(&self) -> bool {
        self.unknown().next().is_some()
    }

    fn unknown(&self) -> impl Iterator<Item = usize> {
        let meant = self.meant.iter().enumerate();
        let is_unknown =
            |one: &Heading| !one.is_known() || *one == Heading::Weak(Column::FamilyName);
        let unknown = meant.filter(move |(_, one)| is_unknown(one));
        unknown.map(|(at, _)| at).filter(|at| {
            self.cells(*at)
                .any(|cell| cell.chars().filter(|sign| sign.is_alphabetic()).count() > 1)
        })
    }

    fn unclear(&self) -> ImportFault {
        let heading = |at: usize| self.first.cell(at).to_owned();
        let names = self.places(Heading::is_name).into_iter();
        let mut places: Vec<usize> = names.chain(self.unknown()).collect();
        places.sort_unstable();
        places.dedup();
        let all = places.into_iter().map(heading);
        let all: Vec<String> = all.filter(|heading| !heading.is_empty()).collect();
        ImportFault {
            row: Some(self.first.line),
            column: None,
            what: ImportProblem::UnclearHeadings {
                headings: all.join(", "),
            },
        }
    }
}

fn whole_is_empty(people: &[CsvRow]) -> bool {
    people.is_empty()
}

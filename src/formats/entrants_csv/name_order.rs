//! Detects whether given names or family names come first in a cell.

use super::csv_text::CsvRow;
use super::headings::Heading;
use super::{Layout, ParsedRow};
use inkundla_core::tournament::{Capitals, EntrantName, NameOrder, is_capitals};

/// Number of names shown as examples to the user.
const EXAMPLES: usize = 3;

/// The order of names with both parts in one cell, to be confirmed by the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DetectedOrder {
    /// The order by which the list was read.
    pub order: NameOrder,
    /// Some names as written in the list.
    pub examples: Vec<String>,
}

impl DetectedOrder {
    /// The examples, each with the alias that an order would give.
    pub fn examples(&self, order: NameOrder) -> Vec<(String, String)> {
        let examples = self.examples.iter();
        let named = examples.filter_map(|written| {
            let name = EntrantName::parse_ordered(written, Some(order)).ok()?;
            Some((written.clone(), name.alias()))
        });
        named.collect()
    }
}

/// The order that the heading of a column of names states. Without one, and without
/// [capitals](MarkedNames), a comma follows the family name, and names without one begin with the given name.
pub(super) fn stated(heading: Option<&str>) -> Option<NameOrder> {
    heading.and_then(|heading| Heading::of(heading).order())
}

/// The names of a list of which one word is in capitals, the family name.
#[derive(Clone, Copy)]
pub(super) struct MarkedNames {
    /// Whether most names begin with capitals.
    pub(super) most_begin: bool,
    /// Whether a name has no word in capitals.
    pub(super) has_others: bool,
}

impl MarkedNames {
    pub(super) fn of<'a>(names: impl Iterator<Item = &'a str>) -> MarkedNames {
        // A comma shows the order of its own name.
        let names: Vec<&str> = names.filter(|name| !name.contains(',')).collect();
        let begins = |name: &&&str| {
            let capitals = Capitals::of(name);
            matches!(capitals, Capitals::Family { is_first: true, .. })
        };
        let has_none = |name: &&str| !name.split_whitespace().any(is_capitals);
        MarkedNames {
            most_begin: names.iter().filter(begins).count() * 2 > names.len(),
            has_others: names.iter().any(has_none),
        }
    }
}

/// The order to confirm; `None` if no cell has a name of two parts.
pub(super) fn question(
    layout: Layout,
    order: Option<NameOrder>,
    at: Option<usize>,
    people: &[CsvRow],
    rows: &[ParsedRow],
) -> Option<DetectedOrder> {
    // Names that capitals have decided are no question, unless all are such.
    let are_all = rows.iter().all(|row| row.by_capitals);
    let written = people.iter().zip(rows).filter_map(|(row, seen)| {
        let written = match (layout, at) {
            (Layout::FamilyThenGiven, _) => format!("{}, {}", row.cell(0), row.cell(1)),
            (_, Some(at)) => row.cell(at).to_owned(),
            (_, None) => return None,
        };
        let name = seen
            .name
            .as_ref()
            .filter(|_| are_all || !seen.by_capitals)?;
        (!name.family().is_empty()).then_some(written)
    });
    let written: Vec<String> = written.collect();
    let commas = written.iter().filter(|name| name.contains(',')).count();
    let by_commas = if commas * 2 > written.len() {
        NameOrder::FamilyFirst
    } else {
        NameOrder::GivenFirst
    };
    (!written.is_empty()).then(|| DetectedOrder {
        order: order.unwrap_or(by_commas),
        examples: written.into_iter().take(EXAMPLES).collect(),
    })
}

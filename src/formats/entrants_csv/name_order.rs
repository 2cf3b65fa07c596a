//! Detects whether given names or family names come first in a cell.

use super::csv_text::CsvRow;
use super::headings::Heading;
use super::{Layout, ParsedRow};
use inkundla_core::tournament::{EntrantName, NameOrder, is_capitals};

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

/// The order that a list states by its heading, or shows by family names in capitals.
/// Without either, a comma follows the family name, and names without one begin with
/// the given name.
pub(super) fn seen<'a>(
    heading: Option<&str>,
    names: impl Iterator<Item = &'a str>,
) -> Option<NameOrder> {
    if let Some(order) = heading.and_then(|heading| Heading::of(heading).order()) {
        return Some(order);
    }
    let ends = names.filter_map(|name| {
        let mut words = name.split_whitespace();
        Some((is_capitals(words.next()?), is_capitals(words.next_back()?)))
    });
    let ends: Vec<(bool, bool)> = ends.collect();
    let count = |is: (bool, bool)| ends.iter().filter(|one| **one == is).count();
    (count((true, false)) * 2 > ends.len()).then_some(NameOrder::FamilyFirst)
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

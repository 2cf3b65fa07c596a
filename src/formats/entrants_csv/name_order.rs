//! Guesses whether given names or family names come first in a cell.

use super::csv_text::CsvRow;
use super::headings::heading_order;
use super::{Layout, ParsedRow};
use inkundla_core::tournament::{EntrantName, NameOrder, is_capitals};

/// How many names of the list are shown with the question.
const EXAMPLES: usize = 3;

/// Names whose parts stand in one cell, so that somebody should say which comes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DetectedOrder {
    /// Which part comes first, as the list was read.
    pub order: NameOrder,
    /// Some names as they are written.
    pub examples: Vec<String>,
}

impl DetectedOrder {
    /// The examples with the aliases that they would have in an order.
    pub fn examples(&self, order: NameOrder) -> Vec<(String, String)> {
        let examples = self.examples.iter();
        let named = examples.filter_map(|written| {
            let name = EntrantName::parse_ordered(written, Some(order)).ok()?;
            Some((written.clone(), name.alias()))
        });
        named.collect()
    }
}

/// The order that a list shows itself: by its heading, or by family names in capitals.
/// None where nothing is to be seen: then a comma is behind a family name, and the
/// given name comes first where there is none.
pub(super) fn seen<'a>(
    heading: Option<&str>,
    names: impl Iterator<Item = &'a str>,
) -> Option<NameOrder> {
    if let Some(order) = heading.and_then(heading_order) {
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

/// What to ask about the order of a list; nothing where no name has two parts in one cell.
pub(super) fn question(
    layout: Layout,
    order: Option<NameOrder>,
    at: Option<usize>,
    people: &[CsvRow],
    sightings: &[ParsedRow],
) -> Option<DetectedOrder> {
    let written = people.iter().zip(sightings).filter_map(|(row, seen)| {
        let written = match (layout, at) {
            (Layout::FamilyThenGiven, _) => format!("{}, {}", row.cell(0), row.cell(1)),
            (_, Some(at)) => row.cell(at).to_owned(),
            (_, None) => return None,
        };
        let name = seen.name.as_ref()?;
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

//! Reads names with both parts in one cell, by what the whole list shows of their order.

use super::name_order::{self, MarkedNames};
use super::read_name::ReadName;
use inkundla_core::tournament::{BadName, NameOrder};

/// How the names of a list are read.
pub(super) struct WholeNames {
    /// The order that the user, the heading or the capitals of the list state.
    pub(super) order: Option<NameOrder>,
    /// Whether a family name in capitals counts against that order.
    pub(super) by_capitals: bool,
    /// Whether a name without capitals is asked about: only capitals in other rows show the order.
    asks_about_others: bool,
    /// Whether a name without any word in capitals is in the list, so that capitals mean something.
    has_others: bool,
}

impl Default for WholeNames {
    fn default() -> WholeNames {
        WholeNames {
            order: None,
            by_capitals: true,
            asks_about_others: false,
            has_others: false,
        }
    }
}

impl WholeNames {
    /// The names below a heading, if there is one, in the order that the user said, if any.
    pub(super) fn of<'a>(
        heading: Option<&str>,
        names: impl Iterator<Item = &'a str>,
        said: Option<NameOrder>,
    ) -> WholeNames {
        let stated = name_order::stated(heading);
        let marked = MarkedNames::of(names);
        let has_order = stated.is_some() || marked.most_begin;
        let by_capitals = marked.most_begin.then_some(NameOrder::FamilyFirst);
        WholeNames {
            order: said.or(stated).or(by_capitals),
            // Whoever chose an order saw names of a list that has them all in capitals.
            by_capitals: said.is_none() || !has_order || stated.is_none() && marked.has_others,
            asks_about_others: said.is_none() && stated.is_none() && marked.most_begin,
            has_others: marked.has_others,
        }
    }

    /// Reads a name.
    pub(super) fn read(&self, text: &str) -> Result<ReadName, BadName> {
        let read = ReadName::of_whole(text, self.order, self.by_capitals)?;
        Ok(if self.asks_about_others {
            read.asked_without_capitals(text)
        } else if self.by_capitals && self.has_others {
            read.asked_as_single_capitals(text)
        } else {
            read
        })
    }
}

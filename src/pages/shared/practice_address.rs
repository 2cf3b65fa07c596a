//! The address where a ruleset is practised.

use crate::http::request::percent_encoding::escaped_but;

use crate::paths;
use crate::rules::{Position, Ruleset};

/// The address where a ruleset is practised, with its options.
pub(crate) fn address(ruleset: &Ruleset) -> String {
    let fields = [("o", options(ruleset))];
    let fields = fields.into_iter().filter(|(_, value)| !value.is_empty());
    place(ruleset, &fields.collect::<Vec<_>>())
}

/// The address where a game is practised from a position.
pub(crate) fn position(ruleset: &Ruleset, position: &Position) -> String {
    let fields = [("o", options(ruleset)), ("p", position.text())];
    let fields = fields.into_iter().filter(|(_, value)| !value.is_empty());
    place(ruleset, &fields.collect::<Vec<_>>())
}

pub(crate) fn options(ruleset: &Ruleset) -> String {
    let code = ruleset.code();
    code.split_once(' ')
        .map_or(String::new(), |(_, options)| options.to_owned())
}

pub(crate) fn place(ruleset: &Ruleset, fields: &[(&'static str, String)]) -> String {
    let pairs: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("{name}={}", escaped(value)))
        .collect();
    let query = if pairs.is_empty() { "" } else { "?" };
    format!(
        "{}{query}{}",
        paths::practice(ruleset.name()),
        pairs.join("&")
    )
}

/// Encodes a value for a query, blanks as `+`.
pub(crate) fn escaped(value: &str) -> String {
    escaped_but(value, b" -._~/").replace(' ', "+")
}

/// The address where a position of a ruleset is practised.
pub(crate) fn of_position(ruleset: &Ruleset, position: &Position) -> String {
    let fields = [("o", options(ruleset)), ("p", position.text())];
    let fields = fields.into_iter().filter(|(_, value)| !value.is_empty());
    place(ruleset, &fields.collect::<Vec<_>>())
}

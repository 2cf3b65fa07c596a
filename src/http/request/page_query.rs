//! The query of a public page, reduced to the parameters that the page knows. Each page is cached once for
//! each reduced query, so invented parameters add no entries.

use crate::http::request::percent_encoding::escaped;
use actix_web::web::Query;
use serde::de::DeserializeOwned;

/// Parameters of the standings.
const STANDINGS: [&str; 5] = ["after", "school", "grade", "page", "tour"];
/// Parameters of a player.
const PLAYER: [&str; 2] = ["after", "tour"];
/// Parameters of the list of players. Pages of a search are not cached.
const PLAYERS: [&str; 4] = ["q", "school", "page", "tour"];
/// Parameters of a round.
const ROUND: [&str; 2] = ["page", "tour"];
/// Parameters of the projector.
const SCREEN: [&str; 4] = ["wall", "show", "leaf", "tour"];
/// Parameters of the boards of an event, and of their stream.
const EVENT: [&str; 4] = ["show", "page", "pin", "tour"];
/// Parameters of all other pages.
const OTHERS: [&str; 1] = ["tour"];

/// The parameters that a page knows, in canonical order.
fn known(path: &str) -> &'static [&'static str] {
    match path.split('/').nth(3) {
        Some("standings") => &STANDINGS,
        Some("rounds") => &ROUND,
        Some("path") => &PLAYER,
        Some("find") => &PLAYERS,
        Some("screen") => &SCREEN,
        None | Some("live") => &EVENT,
        _ => &OTHERS,
    }
}

/// The parameters of a query that the page knows, as `name=value`: each once, in canonical order and
/// spelling. Empty values are left out.
pub(crate) fn known_pairs(path: &str, query: &str) -> Vec<String> {
    let known = known(path);
    // The fast path of most requests.
    if query.is_empty() || !known.iter().any(|name| query.contains(name)) {
        return Vec::new();
    }
    let Ok(Query(pairs)) = Query::<Vec<(String, String)>>::from_query(query) else {
        return Vec::new();
    };
    let value = |name: &&str| {
        let pair = pairs.iter().find(|(known, _)| known == name);
        pair.map(|(_, value)| value.trim())
    };
    let named = known.iter().filter_map(|name| Some((name, value(name)?)));
    // Invalid UTF-8 is read as replacement characters: no page offers such a value.
    let is_text = |value: &str| !value.is_empty() && !value.contains(char::REPLACEMENT_CHARACTER);
    let given = named.filter(|(_, value)| is_text(value));
    given.map(|(name, value)| pair(name, value)).collect()
}

/// A parameter in its canonical spelling.
pub(crate) fn pair(name: &str, value: &str) -> String {
    format!("{name}={}", escaped(value))
}

/// The parameters with a value, as they stand in an address.
pub(crate) fn pairs<V: AsRef<str>>(
    values: impl IntoIterator<Item = (&'static str, V)>,
) -> Vec<String> {
    let given = values
        .into_iter()
        .filter(|(_, value)| !value.as_ref().is_empty());
    given
        .map(|(name, value)| pair(name, value.as_ref()))
        .collect()
}

/// A query as a struct; the default if it cannot be read.
pub(crate) fn parsed<T: DeserializeOwned + Default>(query: &str) -> T {
    Query::from_query(query).map_or_else(|_| T::default(), Query::into_inner)
}

/// The address of a page with parameters.
pub(crate) fn address(path: &str, pairs: &[String]) -> String {
    if pairs.is_empty() {
        path.to_owned()
    } else {
        format!("{path}?{}", pairs.join("&"))
    }
}

#[cfg(test)]
mod tests {
    use super::{address, known_pairs};

    #[test]
    fn equal_queries_have_one_canonical_form() {
        let standings = |query| address("/e/K/standings", &known_pairs("/e/K/standings", query));
        let whole = "/e/K/standings?after=2&school=Zone%20C&page=3";
        for query in [
            "after=2&school=Zone+C&page=3",
            "page=3&school=Zone%20C&x=1&after=2",
            "school=%5Aone%20C&grade=&page=3&after=2&after=9&lang=af",
        ] {
            assert_eq!(standings(query), whole, "{query}");
        }
        for query in ["", "x=1", "after=", "page=%FF", "excel=1&best=3", "after"] {
            assert_eq!(standings(query), "/e/K/standings", "{query}");
        }
    }

    #[test]
    fn each_page_has_its_own_parameters() {
        assert_eq!(known_pairs("/e/K/screen", "leaf=2&after=1"), ["leaf=2"]);
        assert!(known_pairs("/e/K", "leaf=2&after=1").is_empty());
        assert_eq!(
            known_pairs("/e/K", "pin=7&show=playing"),
            ["show=playing", "pin=7"]
        );
        assert!(known_pairs("/e/K/boards/1/1", "after=1&x=leaf").is_empty());
        assert_eq!(known_pairs("/e/K/standings/live", "grade=6"), ["grade=6"]);
    }
}

//! What follows the question mark in the address of a public page, reduced to what
//! the page knows. Each page is kept once for each such address, so nobody gets
//! another page by writing something else behind it.

use super::address::escaped;
use actix_web::web::Query;
use serde::de::DeserializeOwned;

/// What the standings can be asked for by everybody.
const STANDINGS: [&str; 5] = ["after", "school", "grade", "page", "tour"];
/// What a round can be asked for.
const ROUND: [&str; 2] = ["page", "tour"];
/// What the page on the wall can be asked for.
const SCREEN: [&str; 2] = ["leaf", "tour"];
/// What all others can be asked for.
const OTHERS: [&str; 1] = ["tour"];

/// The names that a page knows, in the order in which they are written.
fn known(path: &str) -> &'static [&'static str] {
    match path.split('/').nth(3) {
        Some("standings") => &STANDINGS,
        Some("rounds") => &ROUND,
        Some("screen") => &SCREEN,
        _ => &OTHERS,
    }
}

/// What a page is asked for of what it knows, as `name=value`, each name once, in
/// a fixed order and in one spelling. Nothing asked is the same as not asked.
pub(super) fn asked(path: &str, query: &str) -> Vec<String> {
    let known = known(path);
    // Most ask for nothing.
    if query.is_empty() || !known.iter().any(|name| query.contains(name)) {
        return Vec::new();
    }
    let Ok(Query(pairs)) = Query::<Vec<(String, String)>>::from_query(query) else {
        return Vec::new();
    };
    let value = |name: &&str| {
        let mut found = pairs.iter().filter(|(known, _)| known == name);
        found.next().map(|(_, value)| value.trim())
    };
    let named = known.iter().filter_map(|name| Some((name, value(name)?)));
    // Bytes that are no text are read as replacement characters: no page offers such a value.
    let is_text = |value: &str| !value.is_empty() && !value.contains(char::REPLACEMENT_CHARACTER);
    let said = named.filter(|(_, value)| is_text(value));
    said.map(|(name, value)| pair(name, value)).collect()
}

/// One value as it stands in an address.
pub(super) fn pair(name: &str, value: &str) -> String {
    format!("{name}={}", escaped(value))
}

/// What a query says; what cannot be read says nothing.
pub(super) fn parsed<T: DeserializeOwned + Default>(query: &str) -> T {
    Query::from_query(query).map_or_else(|_| T::default(), Query::into_inner)
}

/// The page with what it is asked for.
pub(super) fn address(path: &str, asked: &[String]) -> String {
    if asked.is_empty() {
        path.to_owned()
    } else {
        format!("{path}?{}", asked.join("&"))
    }
}

#[cfg(test)]
mod tests {
    use super::{address, asked};

    #[test]
    fn the_same_is_asked_for_in_one_way_only() {
        let standings = |query| address("/e/K/standings", &asked("/e/K/standings", query));
        let whole = "/e/K/standings?after=2&school=Zone%20C&page=3";
        for query in [
            "after=2&school=Zone+C&page=3",
            "page=3&school=Zone%20C&x=1&after=2",
            "school=%5Aone%20C&grade=&page=3&after=2&after=9&lang=af",
        ] {
            assert_eq!(standings(query), whole, "{query}");
        }
        for query in ["", "x=1", "after=", "page=%FF", "bom=1&best=3", "after"] {
            assert_eq!(standings(query), "/e/K/standings", "{query}");
        }
    }

    #[test]
    fn each_page_knows_its_own_names() {
        assert_eq!(asked("/e/K/screen", "leaf=2&after=1"), ["leaf=2"]);
        assert!(asked("/e/K", "leaf=2&after=1&page=2").is_empty());
        assert!(asked("/e/K/boards/1/1", "after=1&x=leaf").is_empty());
        assert_eq!(asked("/e/K/standings/live", "grade=6"), ["grade=6"]);
    }
}

//! Lists of the API in parts: `limit` rows after a `cursor`. The header `Link` has the address of the next part, as RFC
//! 8288 describes it; without the header the list is at its end.

use crate::http::request::page_query;
use serde::Deserialize;
use serde_json::Value;

/// Rows of a list in one answer, unless the request says fewer.
pub(super) const ROWS: usize = 1_000;
/// Events in one answer, unless the request says fewer.
pub(super) const EVENTS: usize = 100;

/// The part that is requested.
#[derive(Deserialize, Clone, Default, Debug)]
#[serde(default)]
pub struct PartQuery {
    /// The round after which standings are requested.
    pub(super) after: Option<u16>,
    pub(super) limit: Option<usize>,
    pub(super) cursor: String,
}

impl PartQuery {
    /// The number of rows, at least one.
    pub(super) fn limit(&self, most: usize) -> usize {
        self.limit.unwrap_or(most).clamp(1, most)
    }

    /// The value of `Link` for the next part of the list at a path.
    pub(super) fn link(&self, path: &str, cursor: &str) -> String {
        let after = self.after.map(|round| round.to_string());
        let limit = self.limit.map(|limit| limit.to_string());
        let pairs = [
            ("after", after.as_deref().unwrap_or_default()),
            ("limit", limit.as_deref().unwrap_or_default()),
            ("cursor", cursor),
        ];
        let next = page_query::address(path, &page_query::pairs(pairs));
        format!("<{next}>; rel=\"next\"")
    }

    /// The requested part of the list in a JSON text, and the cursor of the next one. `list` is the name of the list
    /// within an object; empty if the text is a list. Text and cursor stay as they are where one part has everything.
    pub(super) fn part(&self, text: String, list: &str) -> Option<(String, Option<String>)> {
        let skip = match self.cursor.as_str() {
            "" => 0,
            cursor => cursor.parse::<usize>().ok()?,
        };
        let Ok(mut whole) = serde_json::from_str::<Value>(&text) else {
            return Some((text, None));
        };
        let rows = match list {
            "" => Some(&mut whole),
            list => whole.get_mut(list),
        };
        let rows = rows.and_then(Value::as_array_mut)?;
        let (all, limit) = (rows.len(), self.limit(ROWS));
        if skip == 0 && all <= limit {
            return Some((text, None));
        }
        *rows = rows.drain(..).skip(skip).take(limit).collect();
        let next = skip.saturating_add(limit);
        let cursor = (next < all).then(|| next.to_string());
        Some((format!("{whole:#}\n"), cursor))
    }
}

#[cfg(test)]
mod tests {
    use super::PartQuery;

    /// All rows of a list, part by part.
    fn walked(limit: usize, text: &str, list: &str) -> Vec<i64> {
        let mut query = PartQuery {
            limit: Some(limit),
            ..PartQuery::default()
        };
        let mut found = Vec::new();
        loop {
            let (part, next) = query.part(text.to_owned(), list).unwrap();
            let part: serde_json::Value = serde_json::from_str(&part).unwrap();
            let rows = if list.is_empty() { &part } else { &part[list] };
            let rows = rows.as_array().unwrap().iter();
            found.extend(rows.map(|row| row.as_i64().unwrap()));
            match next {
                Some(next) => query.cursor = next,
                None => return found,
            }
        }
    }

    #[test]
    fn each_row_is_in_one_part() {
        for limit in [1, 2, 3, 4, 5, 1_000, 5_000] {
            assert_eq!(walked(limit, "[1,2,3,4,5]", ""), [1, 2, 3, 4, 5]);
            assert_eq!(
                walked(limit, "{\"rows\":[7,8,9],\"x\":1}", "rows"),
                [7, 8, 9]
            );
            assert_eq!(walked(limit, "[]", ""), [0_i64; 0]);
        }
        let odd = PartQuery {
            cursor: "x".to_owned(),
            ..PartQuery::default()
        };
        assert_eq!(odd.part("[1]".to_owned(), ""), None);
    }
}

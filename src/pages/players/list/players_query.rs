//! The filter of the list of players.

use crate::http::request::page_query;
use crate::tournament::Entrant;
use crate::tournament::Presence;
use crate::view::collation;
use serde::Deserialize;

/// The filter of the list.
#[derive(Deserialize, Clone, Default)]
#[serde(default)]
pub struct PlayersQuery {
    pub(super) show: String,
    pub(super) find: String,
    pub(super) page: String,
    /// Not empty: the box for more players is open.
    pub(super) add: String,
}

impl PlayersQuery {
    /// The same filter on another page of the list.
    pub(super) fn on(&self, page: &str) -> PlayersQuery {
        PlayersQuery {
            page: page.to_owned(),
            ..self.clone()
        }
    }

    /// The query string of the filter.
    pub(super) fn query(&self) -> String {
        let pairs = [
            ("show", &self.show),
            ("find", &self.find),
            ("page", &self.page),
        ];
        page_query::address("", &page_query::pairs(pairs))
    }

    pub(super) fn is_all(&self) -> bool {
        self.show.is_empty() && self.find.is_empty()
    }

    pub(super) fn shows(&self, entrant: &Entrant) -> bool {
        let is_shown = match self.show.as_str() {
            "" => true,
            "here" => entrant.presence == Presence::Here,
            _ => is_missing(entrant),
        };
        let find = collation::plain(self.find.trim());
        let name = collation::plain(&entrant.name.to_string());
        is_shown && (find.is_empty() || name.contains(&find) || entrant.number.to_string() == find)
    }
}

pub(super) fn is_missing(entrant: &Entrant) -> bool {
    matches!(entrant.presence, Presence::Expected | Presence::Absent)
}
